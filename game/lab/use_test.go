package lab

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// device is one kind of input: how it acts on a cell of the board and on a control.
type device struct {
	name  string
	cell  func(r *run, c int)
	press func(r *run, id ui.ID)
}

var devices = []device{
	{"touch", func(r *run, c int) { r.tapCell(game.Touch, c) }, (*run).touchTo},
	{"mouse", func(r *run, c int) { r.tapCell(game.Mouse, c) }, func(r *run, id ui.ID) { r.wheelTo(id); r.tapOn(game.Mouse, id) }},
	{"keys", func(r *run, c int) {
		r.tabTo(boardview.GridID)
		r.cursorTo(c, func(d puzzle.Dir) { r.key(arrow[d]) })
		r.key("Enter")
	}, func(r *run, id ui.ID) { r.tabTo(id); r.key("Enter") }},
	{"pad", func(r *run, c int) {
		r.pushTo(boardview.GridID)
		r.cursorTo(c, r.push)
		r.button(game.PadA)
	}, func(r *run, id ui.ID) { r.pushTo(id); r.button(game.PadA) }},
}

func (r *run) cursor() int { return r.scene.bench.board.Cursor.Cell }

// cursorTo moves the cursor of the board to a cell.
func (r *run) cursorTo(c int, walk func(puzzle.Dir)) {
	w := r.scene.bench.start.Size().W
	for n := 0; r.cursor() != c && n < 64; n++ {
		at := r.cursor()
		switch {
		case at%w < c%w:
			walk(puzzle.Right)
		case at%w > c%w:
			walk(puzzle.Left)
		case at < c:
			walk(puzzle.Down)
		default:
			walk(puzzle.Up)
		}
	}
}

// tabTo moves the focus by keys alone: Tab between groups, arrows within one.
func (r *run) tabTo(id ui.ID) {
	r.t.Helper()
	p := &r.scene.Page
	for range 80 {
		if p.Focus == id {
			return
		}
		if p.Focus.Name == id.Name && id.Name != "" && p.Focus.N != id.N {
			r.key([]game.Key{"ArrowRight", "ArrowLeft"}[min(1, max(0, p.Focus.N-id.N))])
			continue
		}
		r.key("Tab")
	}
	r.t.Fatalf("keys do not lead to %v", id)
}

// pushTo moves the focus with only the pad's directions. It tries longer and longer paths.
func (r *run) pushTo(id ui.ID) {
	r.t.Helper()
	p := &r.scene.Page
	seen := map[ui.ID]bool{p.Focus: true}
	for todo := []ui.ID{p.Focus}; len(todo) > 0; todo = todo[1:] {
		from := todo[0]
		if from == id {
			p.Focus = from
			r.tick(1)
			return
		}
		for d := range puzzle.Dir(4) {
			if c := r.stage.Find(from); c != nil && c.Role == ui.Slider && (d == puzzle.Left || d == puzzle.Right) {
				continue // would move the slider
			}
			p.Focus = from
			for range 40 {
				was, cell := p.Scroll.Offset, r.cursor()
				r.push(d)
				if p.Focus != from || p.Scroll.Offset == was && r.cursor() == cell {
					break
				}
			}
			if !seen[p.Focus] {
				seen[p.Focus] = true
				todo = append(todo, p.Focus)
			}
		}
	}
	r.t.Fatalf("the pad does not lead to %v", id)
}

// TestByEveryInput uses the whole laboratory with one kind of input at a time.
func TestByEveryInput(t *testing.T) {
	for _, h := range devices {
		t.Run(h.name, func(t *testing.T) {
			r := onLab(t, options{}, "lab:1,2,3/4,5,6/8,7,0>classic")
			l := r.scene
			want := func(board string, solvable bool) {
				t.Helper()
				if b := &l.bench; b.start != puzzle.MustParseBoard(board) || b.facts.Solvable != solvable || puzzle.Solvable(b.start, b.goal.Board()) != solvable {
					t.Fatalf("board %v, solvable %v; want %v, %v", b.start, b.facts.Solvable, board, solvable)
				}
			}
			want("1 2 3/4 5 6/8 7 0", false)
			h.cell(r, 0) // two taps swap
			h.cell(r, 4)
			want("5 2 3/4 1 6/8 7 0", true)
			h.press(r, undoID)
			want("1 2 3/4 5 6/8 7 0", false)
			h.press(r, moreID)
			h.press(r, redoID)
			h.press(r, undoID)
			h.press(r, mendID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, largestID)
			want("1 2 3/4 5 6/8 7 0", false)
			h.press(r, sortID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, swapID)
			if l.bench.facts.Solvable {
				t.Fatalf("one swap of two tiles leaves %v solvable", l.bench.start)
			}
			h.press(r, undoID)
			h.press(r, idOf(tabGroup, parityTab))
			h.cell(r, 7) // slides
			want("1 2 3/4 5 6/7 0 8", true)
			if p := &l.bench.lamps; !p.Tiles.Lit() || !p.Blank.Lit() {
				t.Errorf("after one slide the lamps are %v and %v, want both lit", p.Tiles.Lit(), p.Blank.Lit())
			}
			h.press(r, idOf(tapGroup, 1))
			h.cell(r, 0)
			h.cell(r, 1)
			want("2 1 3/4 5 6/7 0 8", false)
			if p := &l.bench.lamps; p.Tiles.Lit() || !p.Blank.Lit() {
				t.Errorf("after lifting two tiles the lamps are %v and %v, want only the blank's lit", p.Tiles.Lit(), p.Blank.Lit())
			}
			h.press(r, idOf(tabGroup, whyTab))
			h.cell(r, 0)
			if l.why.tile.On && !r.says("2 is out of order with 1: 1 inversion.") { // a cursor shows it on the way, a press hides it again
				t.Errorf("nothing says how 2 stands: %q", l.why.words(&l.bench))
			}
			h.press(r, mendID)
			want("2 1 3/4 5 6/8 0 7", true)
			h.press(r, idOf(tabGroup, solveTab))
			h.press(r, solveID)
			r.tick(120)
			s := &l.solution
			n := len(s.moves)
			if !s.found || !r.says("Optimal") {
				t.Fatalf("no solution after two seconds: %q", s.status(l.Stage.Lang))
			}
			h.press(r, afterID)
			h.press(r, afterID)
			h.press(r, beforeID)
			if s.pos != 1 {
				t.Fatalf("at move %d, want 1", s.pos)
			}
			h.press(r, lastID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, firstID)
			want("2 1 3/4 5 6/8 0 7", true)
			h.press(r, runID)
			r.tick(30 * (n + 1))
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, firstID)
			h.press(r, idOf(tabGroup, setupTab))
			h.press(r, shareID)
			h.press(r, playID)
			if got := r.desk.played.Scramble; got != puzzle.MustParseBoard("2 1 3/4 5 6/8 0 7") {
				t.Errorf("playing leads to %v", got)
			}
		})
	}
}

// TestFocusOnce walks over the board and on with Tab: the cell's ring is shown only while the board has the focus, and
// from the button that searched the focus goes to the one that plays the solution.
func TestFocusOnce(t *testing.T) {
	r := onLab(t, options{}, "lab:8,6,7/2,5,4/3,0,1>classic")
	r.showTab(solveTab)
	r.key("ArrowLeft")
	r.tick(1)
	l := r.scene
	ring := &l.bench.board.Focus
	if l.Focus != boardview.GridID || !ring.On {
		t.Fatalf("the focus is at %v, the cell's ring at %d", l.Focus, ring.At)
	}
	for n := 0; l.Focus != solveID; n++ {
		r.key("Tab")
		r.tick(1)
		if l.Focus == boardview.GridID || ring.On || n > 20 {
			t.Fatalf("the focus is at %v, the cell's ring at %d", l.Focus, ring.At)
		}
	}
	r.key("Enter")
	r.tickUntil(600, "a solution", func() bool { return l.solution.found && !l.solution.searching })
	r.tick(1)
	if l.Focus != runID {
		t.Errorf("once the solution is found, the focus is at %v", l.Focus)
	}
	r.key("Tab", game.Shift)
	for l.Focus != boardview.GridID {
		r.key("Tab", game.Shift)
	}
	r.tick(1)
	if !ring.On {
		t.Error("the cell's ring does not come back with the focus")
	}
}

// TestTabKeys turns to another tab with the arrow keys, as on the pages of the help.
func TestTabKeys(t *testing.T) {
	r := onLab(t, options{}, labShown)
	l := r.scene
	r.tabTo(idOf(tabGroup, setupTab))
	for _, c := range []struct {
		key game.Key
		tab int
	}{{"ArrowRight", whyTab}, {"ArrowRight", parityTab}, {"ArrowLeft", whyTab}, {"ArrowLeft", setupTab}, {"ArrowLeft", solveTab}} {
		r.key(c.key)
		if l.tabs.At != c.tab || l.Focus != idOf(tabGroup, c.tab) || r.out.Say != l.tabs.Names[c.tab] {
			t.Errorf("%s leads to tab %d, the focus to %v, with %q; want tab %d", c.key, l.tabs.At, l.Focus, r.out.Say, c.tab)
		}
	}
	l.Focus = boardview.GridID
	r.button(game.PadR1)
	if l.tabs.At != setupTab || l.Focus != boardview.GridID {
		t.Errorf("the pad leads to tab %d, the focus to %v", l.tabs.At, l.Focus)
	}
}

// TestTilesFollowFinger drags a tile on a tab where taps slide tiles, and then swipes over the board.
func TestTilesFollowFinger(t *testing.T) {
	r := onLab(t, options{}, "lab:1,2,3/4,5,6/7,0,8>classic")
	r.showTab(parityTab)
	l := r.scene
	b := &l.bench.board
	from, to := b.middle(8), b.middle(7)
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: int(game.Touch), At: from, Down: true}}
	r.tick(1)
	r.in.Pointers[0].At.X = (from.X + to.X) / 2
	r.tick(1)
	if s := b.Shift; !b.touch.Dragging() || len(s) != 8 || s[7].Label != 8 || s[7].DX != to.X/2-from.X/2 {
		t.Errorf("half the way the tiles are %v", s)
	}
	r.in.Pointers[0].At = to
	r.tick(1)
	r.point(game.Touch, to)
	if want := puzzle.MustParseBoard("1 2 3/4 5 6/7 8 0"); l.bench.start != want {
		t.Errorf("dragged to %v, want %v", l.bench.start, want)
	}
	at := b.middle(8) // the blank: from there each stretch moves a tile
	down := render.Point{X: at.X, Y: at.Y + b.Cell}
	r.point(game.Touch, at, down, render.Point{X: down.X + b.Cell, Y: down.Y})
	if want := puzzle.MustParseBoard("1 2 3/4 0 5/7 8 6"); l.bench.start != want {
		t.Errorf("swiped to %v, want %v", l.bench.start, want)
	}
}
