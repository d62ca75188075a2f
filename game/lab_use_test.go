package game

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// onLab runs the game up to the laboratory.
func onLab(t testing.TB, o options, link string) *run {
	o.game = link
	r := newRun(t, o)
	r.tick(60)
	r.lab()
	return r
}

// hand is one kind of input: how it acts on a cell of the laboratory's board and on a control.
type hand struct {
	name  string
	cell  func(r *run, c int)
	press func(r *run, id ui.ID)
}

var hands = []hand{
	{"touch", func(r *run, c int) { r.tapCell(Touch, c) }, (*run).touchTo},
	{"mouse", func(r *run, c int) { r.tapCell(Mouse, c) }, func(r *run, id ui.ID) { r.wheelTo(id); r.tapOn(Mouse, id) }},
	{"keys", func(r *run, c int) {
		r.tabTo(boardID)
		r.cursorTo(c, func(d puzzle.Dir) { r.key(arrow[d]) })
		r.key("Enter")
	}, func(r *run, id ui.ID) { r.tabTo(id); r.key("Enter") }},
	{"pad", func(r *run, c int) {
		r.pushTo(boardID)
		r.cursorTo(c, r.push)
		r.button(PadA)
	}, func(r *run, id ui.ID) { r.pushTo(id); r.button(PadA) }},
}

func (r *run) push(d puzzle.Dir) {
	r.button([4]PadButton{puzzle.Up: PadUp, puzzle.Down: PadDown, puzzle.Left: PadLeft, puzzle.Right: PadRight}[d])
}

// cursorTo walks the cursor of the board to a cell.
func (r *run) cursorTo(c int, walk func(puzzle.Dir)) {
	w := r.lab().it.Start.Size().W
	for n := 0; r.lab().cursor != c && n < 64; n++ {
		at := r.lab().cursor
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
	p := r.app.top().base()
	for range 80 {
		if p.focus == id {
			return
		}
		if p.focus.Name == id.Name && id.Name != "" && p.focus.N != id.N {
			r.key([]Key{"ArrowRight", "ArrowLeft"}[min(1, max(0, p.focus.N-id.N))])
			continue
		}
		r.key("Tab")
	}
	r.t.Fatalf("keys do not lead to %v", id)
}

// pushTo moves the focus by the pad's directions alone, trying ever longer ways.
func (r *run) pushTo(id ui.ID) {
	r.t.Helper()
	p := r.app.top().base()
	type way struct {
		from ui.ID
		dirs []puzzle.Dir
	}
	seen := map[ui.ID]bool{p.focus: true}
	for todo := []way{{p.focus, nil}}; len(todo) > 0; todo = todo[1:] {
		if todo[0].from == id {
			p.focus = todo[0].from
			r.tick(1)
			return
		}
		for d := range puzzle.Dir(4) {
			if c := ui.Find(r.app.Controls(), todo[0].from); c != nil && c.Role == ui.Slider && (d == puzzle.Left || d == puzzle.Right) {
				continue // would move the slider
			}
			p.focus = todo[0].from
			for range 40 {
				was, cell := p.scroll.Offset, r.labCursor()
				r.push(d)
				if p.focus != todo[0].from || p.scroll.Offset == was && r.labCursor() == cell {
					break
				}
			}
			if !seen[p.focus] {
				seen[p.focus] = true
				todo = append(todo, way{p.focus, append(append([]puzzle.Dir(nil), todo[0].dirs...), d)})
			}
		}
	}
	r.t.Fatalf("the pad does not lead to %v", id)
}

// touchTo pulls the column until a control lies free, and taps it.
func (r *run) touchTo(id ui.ID) {
	r.t.Helper()
	p := r.app.top().base()
	for _, dy := range []float32{-40, 40} {
		for range 60 {
			if c := ui.Find(r.app.Controls(), id); c != nil && seen(c) == c.Rect {
				r.tapOn(Touch, id)
				return
			}
			at := p.scroll.Area().Centre()
			at.X = p.scroll.Area().X + 2*r.in.Scale
			r.point(Touch, at, render.Point{X: at.X, Y: at.Y + dy/2*r.in.Scale}, render.Point{X: at.X, Y: at.Y + dy*r.in.Scale})
			p.scroll.Flick(0)
		}
	}
	r.t.Fatalf("no finger comes to %v", id)
}

// wheelTo turns the mouse's wheel until a control lies free.
func (r *run) wheelTo(id ui.ID) {
	for _, y := range []float32{-1, 1} {
		for range 60 {
			if c := ui.Find(r.app.Controls(), id); c != nil && seen(c) == c.Rect {
				return
			}
			r.in.Wheel = render.Point{Y: y}
			r.tick(1)
		}
	}
}

// TestLabByEveryInput goes through the whole laboratory with each kind of input alone.
func TestLabByEveryInput(t *testing.T) {
	for _, h := range hands {
		t.Run(h.name, func(t *testing.T) {
			r := onLab(t, options{}, "lab:1,2,3/4,5,6/8,7,0>classic")
			want := func(board string, solvable bool) {
				t.Helper()
				l := r.lab()
				if l.it.Start != puzzle.MustParseBoard(board) || l.solvable() != solvable || puzzle.Solvable(l.it.Start, l.it.Goal.Board()) != solvable {
					t.Fatalf("board %v, solvable %v; want %v, %v", l.it.Start, l.solvable(), board, solvable)
				}
			}
			want("1 2 3/4 5 6/8 7 0", false)
			h.cell(r, 0) // two taps swap
			h.cell(r, 4)
			want("5 2 3/4 1 6/8 7 0", true)
			h.press(r, undoID)
			want("1 2 3/4 5 6/8 7 0", false)
			h.press(r, redoID)
			h.press(r, undoID)
			h.press(r, mendID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, largestID)
			want("1 2 3/4 5 6/8 7 0", false)
			h.press(r, sortID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, swapID)
			if r.lab().solvable() {
				t.Fatalf("one swap of two tiles leaves %v solvable", r.lab().it.Start)
			}
			h.press(r, undoID)
			h.press(r, idOf(labTabGroup, parityTab))
			h.cell(r, 7) // slides
			want("1 2 3/4 5 6/7 0 8", true)
			if p := r.lab().lamps; !p.tiles || !p.blank {
				t.Errorf("after one slide the lamps are %v and %v, want both lit", p.tiles, p.blank)
			}
			h.press(r, idOf(labTapGroup, 1))
			h.cell(r, 0)
			h.cell(r, 1)
			want("2 1 3/4 5 6/7 0 8", false)
			if p := r.lab().lamps; p.tiles || !p.blank {
				t.Errorf("after lifting two tiles the lamps are %v and %v, want only the blank's lit", p.tiles, p.blank)
			}
			h.press(r, idOf(labTabGroup, whyTab))
			h.cell(r, 0)
			if r.lab().probe != noCell && !r.says("Tile 2: smaller ones after it 1") { // a cursor shows it on the way, a press hides it again
				t.Errorf("nothing says how 2 stands: %q", r.lab().probeWords())
			}
			h.press(r, mendID)
			want("2 1 3/4 5 6/8 0 7", true)
			h.press(r, idOf(labTabGroup, solveTab))
			h.press(r, solveID)
			r.tick(120)
			n := len(r.lab().sol.moves)
			if !r.lab().sol.found || !r.says("Optimal") {
				t.Fatalf("no solution after two seconds: %q", r.lab().statusWords())
			}
			h.press(r, afterID)
			h.press(r, afterID)
			h.press(r, beforeID)
			if r.lab().sol.pos != 1 {
				t.Fatalf("at move %d, want 1", r.lab().sol.pos)
			}
			h.press(r, lastID)
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, firstID)
			want("2 1 3/4 5 6/8 0 7", true)
			h.press(r, runID)
			r.tick(30 * (n + 1))
			want("1 2 3/4 5 6/7 8 0", true)
			h.press(r, firstID)
			h.press(r, idOf(labTabGroup, setupTab))
			h.press(r, labShareID)
			h.press(r, labPlayID)
			if r.app.top() != scene(r.app.play) || r.board() != puzzle.MustParseBoard("2 1 3/4 5 6/8 0 7") {
				t.Errorf("playing leads to %T with %v", r.app.top(), r.board())
			}
		})
	}
}

// TestLamps slides and swaps at random: a slide of n tiles switches both lamps n times, a swap of two tiles
// one; alike means solvable.
func TestLamps(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewPCG(seed, 3))
	for _, config := range []string{"4x4.snake-5", "3x3.classic", "5x2.spiral", "4x3.random", "2x2.classic-1", "7x6.wild-random"} {
		c, err := puzzle.ParseConfig(config)
		if err != nil {
			t.Fatal(err)
		}
		g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rand.NewPCG(seed, 4)})
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(t, options{})
		r.app.openLab(puzzle.Lab{Start: g.Scramble, Goal: g.Goal})
		l := r.lab()
		l.show(parityTab)
		for range 200 {
			was, b := l.lamps, l.it.Start
			cell := rnd.IntN(b.Size().Cells())
			if m, ok := b.RunTo(cell); ok {
				l.tap(cell)
				if odd := m.N%2 == 1; (l.lamps.tiles != was.tiles) != odd || (l.lamps.blank != was.blank) != odd {
					t.Fatalf("%s: a slide of %d from %v switched the lamps from %v %v to %v %v", config, m.N, b, was.tiles, was.blank, l.lamps.tiles, l.lamps.blank)
				}
			} else if d := rnd.IntN(b.Size().Cells()); d != cell && b.At(cell) != 0 && b.At(d) != 0 {
				l.exchange(cell, d)
				if l.lamps.tiles == was.tiles || l.lamps.blank != was.blank {
					t.Fatalf("%s: a swap in %v switched the lamps from %v %v to %v %v", config, b, was.tiles, was.blank, l.lamps.tiles, l.lamps.blank)
				}
			}
			if l.lamps.swaps%2 == 1 != l.lamps.tiles || (l.lamps.tiles == l.lamps.blank) != l.solvable() || l.solvable() != puzzle.Solvable(l.it.Start, g.Goal.Board()) {
				t.Fatalf("%s: %v: lamps %v %v, %d swaps, solvable %v", config, l.it.Start, l.lamps.tiles, l.lamps.blank, l.lamps.swaps, l.solvable())
			}
		}
	}
}

// TestInversionsShown compares the counts on the tiles and the pairs with the rule's number.
func TestInversionsShown(t *testing.T) {
	for _, link := range []string{labShown, "lab:8,6,7/2,5,4/3,0,1>classic", "lab:3,1,2,4/0,5,7,6>spiral-8"} {
		r := onLab(t, options{}, link)
		l := r.lab()
		sum, pairs := 0, 0
		for c := range l.why.after {
			sum += l.why.after[c]
			for d := range c {
				if l.inverted(c, d) != l.inverted(d, c) {
					t.Fatalf("%s: cells %d and %d are a pair one way only", link, c, d)
				}
				if l.inverted(c, d) {
					pairs++
				}
			}
		}
		if n := puzzle.Inversions(l.it.Start, l.why.x.Order); sum != n || pairs != n {
			t.Errorf("%s: %d on the tiles, %d pairs, want %d", link, sum, pairs, n)
		}
	}
}

// TestLabSolution plays solutions of exact and of large boards and slides along and beside them.
func TestLabSolution(t *testing.T) {
	for _, id := range []string{"3x3.spiral#a", "4x3.random#b", "7x5.snake-3#c", "16x16.classic#d"} {
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(t, options{})
		r.app.openLab(puzzle.Lab{Start: g.Scramble, Goal: g.Goal})
		l := r.lab()
		l.show(solveTab)
		l.solve()
		for range 3000 {
			if l.sol.found && (l.sol.solver.Proven() || !solve.Exact(g.Goal.Size())) {
				break
			}
			r.tick(1)
		}
		r.tick(1)
		moves := append([]puzzle.Move(nil), l.sol.moves...)
		if end, err := solve.Verify(g.Scramble, moves); err != nil || end != g.Goal.Board() {
			t.Fatalf("%s: the solution of %d moves ends in %v, %v", id, len(moves), end, err)
		}
		l.tap(g.Scramble.Blank() - stepOf(moves[0].Dir, g.Goal.Size().W)) // sliding along it keeps it
		if l.sol.pos != 1 || l.it.Start != g.Scramble.Step(moves[0].Dir) {
			t.Errorf("%s: sliding along the solution leads to move %d", id, l.sol.pos)
		}
		r.tick(2)
		if l.sol.searching {
			t.Errorf("%s: the search goes on while the solution is played", id)
		}
		l.adjust(scrubID, float32(len(moves)))
		if !l.solved() {
			t.Errorf("%s: at the slider's end the board is %v", id, l.it.Start)
		}
		l.adjust(scrubID, 0)
		if l.it.Start != g.Scramble {
			t.Errorf("%s: back at its beginning the board is %v", id, l.it.Start)
		}
		for d := range puzzle.Dir(4) {
			if d != moves[0].Dir && g.Scramble.MaxRun(d) > 0 {
				l.slide(puzzle.Move{Dir: d, N: 1})
				break
			}
		}
		r.tick(2)
		if l.sol.pos != 0 || l.sol.solver == nil || l.sol.solver.Start() != l.it.Start {
			t.Errorf("%s: beside the solution no new search began", id)
		}
	}
}

// TestLabStepsBackAlongEdges goes through a solution and back, in steps, with the blank along all edges.
func TestLabStepsBackAlongEdges(t *testing.T) {
	r := newRun(t, options{game: "lab:8,6,7/2,5,4/3,0,1>classic"})
	r.labTab(solveTab)
	r.tapOn(Touch, solveID)
	r.tick(300)
	l := r.lab()
	begin, edges := l.it.Start, map[int]bool{}
	for range l.sol.moves {
		r.tapOn(Touch, afterID)
		edges[l.it.Start.Blank()] = true
	}
	if !l.solved() || len(edges) < 8 {
		t.Fatalf("at the end: solved %v, the blank was in %d cells", l.solved(), len(edges))
	}
	for range l.sol.moves {
		r.tapOn(Touch, beforeID)
	}
	if l.it.Start != begin {
		t.Errorf("back at the start the board is %v, was %v", l.it.Start, begin)
	}
}

// TestLabFocusOnce walks over the board and on with Tab: the cell's ring is shown only while the board has the focus,
// and from the button that searched the focus goes to the one that plays the solution.
func TestLabFocusOnce(t *testing.T) {
	r := onLab(t, options{}, "lab:8,6,7/2,5,4/3,0,1>classic")
	r.labTab(solveTab)
	r.key("ArrowLeft")
	r.tick(1)
	l := r.lab()
	if l.focus != boardID || !l.view.Focus.On {
		t.Fatalf("the focus is at %v, the cell's ring at %d", l.focus, l.view.Focus.At)
	}
	for n := 0; l.focus != solveID; n++ {
		r.key("Tab")
		r.tick(1)
		if l.focus == boardID || l.view.Focus.On || n > 20 {
			t.Fatalf("the focus is at %v, the cell's ring at %d", l.focus, l.view.Focus.At)
		}
	}
	r.key("Enter")
	r.tickUntil(600, "a solution", func() bool { return l.sol.found && !l.sol.searching })
	r.tick(1)
	if l.focus != runID {
		t.Errorf("once the solution is found, the focus is at %v", l.focus)
	}
	r.key("Tab", Shift)
	for l.focus != boardID {
		r.key("Tab", Shift)
	}
	r.tick(1)
	if !l.view.Focus.On {
		t.Error("the cell's ring does not come back with the focus")
	}
}
