package game

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// deal returns the ID of a game n random steps from the goal of a configuration, and the steps that solve it.
func deal(t testing.TB, config string, n int, seed uint64) (id string, solution []puzzle.Move) {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	b := goal.Board()
	last := puzzle.Dir(255)
	for range n {
		d := puzzle.Dir(r.IntN(4))
		for b.MaxRun(d) == 0 || (last != 255 && d == last.Opposite()) {
			d = puzzle.Dir(r.IntN(4))
		}
		b, last = b.Step(d), d
		solution = append([]puzzle.Move{{Dir: d.Opposite(), N: 1}}, solution...)
	}
	return puzzle.Game{Config: c, Goal: goal, Scramble: b}.ID(), solution
}

// arrow is the key that moves a tile in a direction.
var arrow = [4]Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}

// source is the cell of the tile that goes to the blank in a direction.
func source(b puzzle.Board, d puzzle.Dir) int { return b.Blank() - stepOf(d, b.Size().W) }

// ways are the kinds of input with which a whole game is solved.
var ways = []struct {
	name string
	in   string // as the record calls it
	play func(r *run, d puzzle.Dir)
}{
	{"keys", "keyboard", func(r *run, d puzzle.Dir) { r.key(arrow[d]) }},
	{"letters", "keyboard", func(r *run, d puzzle.Dir) {
		r.key([4]Key{puzzle.Up: "W", puzzle.Down: "S", puzzle.Left: "A", puzzle.Right: "D"}[d])
	}},
	{"cursor", "keyboard", func(r *run, d puzzle.Dir) { r.playCursor(source(r.board(), d)) }},
	{"mouse", "mouse", func(r *run, d puzzle.Dir) { r.tapCell(Mouse, source(r.board(), d)) }},
	{"touch", "touch", func(r *run, d puzzle.Dir) { r.tapCell(Touch, source(r.board(), d)) }},
	{"drag", "touch", func(r *run, d puzzle.Dir) { r.dragTile(d, 0.8) }},
	{"swipe", "touch", func(r *run, d puzzle.Dir) { r.swipe(d) }},
	{"pad", "gamepad", func(r *run, d puzzle.Dir) {
		r.button([4]PadButton{puzzle.Up: PadUp, puzzle.Down: PadDown, puzzle.Left: PadLeft, puzzle.Right: PadRight}[d])
	}},
	{"stick", "gamepad", func(r *run, d puzzle.Dir) { r.stick(d) }},
}

func (r *run) board() puzzle.Board { return r.app.log.Current().Board() }

// playCursor walks the cursor to a cell and presses it.
func (r *run) playCursor(cell int) {
	w := r.board().Size().W
	for r.app.play.cursor%w < cell%w {
		r.key("ArrowRight", Ctrl)
	}
	for r.app.play.cursor%w > cell%w {
		r.key("ArrowLeft", Ctrl)
	}
	for r.app.play.cursor/w < cell/w {
		r.key("ArrowDown", Ctrl)
	}
	for r.app.play.cursor/w > cell/w {
		r.key("ArrowUp", Ctrl)
	}
	r.key("Enter")
}

// dragTile drags the tile that can go in a direction by a part of a cell, slowly.
func (r *run) dragTile(d puzzle.Dir, part float32) {
	c := r.cell(source(r.board(), d))
	dx, dy := way(d)
	var way []render.Point
	for i := range 21 {
		k := part * float32(i) / 20 * c.W
		way = append(way, render.Point{X: c.Centre().X + dx*k, Y: c.Centre().Y + dy*k})
	}
	for range 6 {
		way = append(way, way[len(way)-1])
	}
	r.point(Touch, way...)
}

// swipe makes a short stroke beside the board.
func (r *run) swipe(d puzzle.Dir) {
	dx, dy := way(d)
	at := render.Point{X: r.in.Width / 2, Y: 100 * r.in.Scale}
	r.point(Touch, at, render.Point{X: at.X + dx*12*r.in.Scale, Y: at.Y + dy*12*r.in.Scale}, render.Point{X: at.X + dx*26*r.in.Scale, Y: at.Y + dy*26*r.in.Scale})
}

func (r *run) button(b PadButton) {
	r.in.Pads = []Pad{{Buttons: b}}
	r.tick(2)
	r.in.Pads = []Pad{{}}
	r.tick(1)
}

func (r *run) stick(d puzzle.Dir) {
	dx, dy := way(d)
	r.in.Pads = []Pad{{Stick: render.Point{X: dx, Y: dy}}}
	r.tick(2)
	r.in.Pads = []Pad{{}}
	r.tick(1)
}

func TestSolveByEveryInput(t *testing.T) {
	id, solution := deal(t, "3x3.classic", 18, 7)
	for _, w := range ways {
		t.Run(w.name, func(t *testing.T) {
			r := newRun(t, options{game: id})
			for i, m := range solution {
				before := r.board()
				w.play(r, m.Dir)
				if want := before.Step(m.Dir); r.board() != want {
					t.Fatalf("move %d %v: board %v, want %v", i, m, r.board(), want)
				}
			}
			solves := session.LoadSolves(r.store.files[SolvesFile])
			if len(solves.List) != 1 {
				t.Fatalf("%d records, want 1: %q", len(solves.List), r.store.files[SolvesFile])
			}
			s := solves.List[0]
			if s.Input != w.in || s.STM != len(solution) || s.ID != id || len(s.At) != len(solution) {
				t.Errorf("record %+v, want input %s and %d moves of %s", s, w.in, len(solution), id)
			}
			if _, ok := r.app.top().(*result); !ok {
				t.Errorf("top scene is %T, want the result", r.app.top())
			}
			r.tick(60)
			r.key("Space")
			if r.board() == r.app.play.shown.Goal().Board() || r.app.top() != scene(r.app.play) {
				t.Errorf("Space after the result did not deal anew: %T", r.app.top())
			}
		})
	}
}

func TestUndoRedoAndNew(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	first := r.board()
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	second := r.board()
	if second == first {
		t.Fatal("no move")
	}
	r.key("Z")
	if r.board() != first {
		t.Error("Z did not undo")
	}
	r.key("Y")
	if r.board() != second {
		t.Error("Y did not redo")
	}
	r.key("N")
	if r.board() == second {
		t.Error("N did not deal anew")
	}
	third := r.board()
	r.tapOn(Touch, undoID)
	if r.board() != second {
		t.Errorf("undo after New: %v, want the old game %v", r.board(), second)
	}
	r.tapOn(Touch, redoID)
	if r.board() != third {
		t.Errorf("redo: %v, want the new game back", r.board())
	}
	r.key("Z")
	r.key("R")
	if r.board() != first || r.app.log.Current().STM() != 0 {
		t.Error("R did not restart the scramble")
	}
}

func TestOpening(t *testing.T) {
	for _, c := range []struct {
		id, top, says string
	}{
		{"4x4.snake#monday", "*game.play", ""},
		{"32x32.wild#x", "*game.play", ""},
		{"wildfifteen:3x3.classic:8,6,7,2,5,4,3,0,1", "*game.play", ""},
		{"3x3.classic%23a%20b", "*game.play", ""},
		{"https://example.org/play/#3x3.classic%23a%20b", "*game.play", ""},
		{"https://example.org/play/", "*game.message", "this link has no game ID: \"https://example.org/play/\""},
		{"1 2 3/4 5", "*game.message", "a row of 2 cells instead of 3, at character 7"},
		{"8 6 7/2 5 4/3 0 1", "*game.play", ""},
		{"4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", "*game.message", "Swapping 15 and 14"},
		{"1x5.classic:1,2,3,0,4", "*game.message", "one row"},
		{"4x4.snake:1,2,3", "*game.message", "3 cells"},
		{"<script>", "*game.message", "script"},
		{"4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0", "*game.result", ""},
		{strings.Repeat("9", 1<<20), "*game.message", "999"},
	} {
		r := newRun(t, options{game: c.id})
		if got := typeName(r.app.top()); got != c.top {
			t.Errorf("%.60s opens %s, want %s", c.id, got, c.top)
		}
		if c.says != "" && !r.says(c.says) {
			t.Errorf("%.60s: nothing on screen says %q", c.id, c.says)
		}
	}
	r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"})
	r.key("Enter")
	if want := puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"); r.board() != want {
		t.Errorf("mended board %v, want %v", r.board(), want)
	}
	r.tick(120)
	if len(r.store.files[SolvesFile]) > 0 {
		t.Error("a game that was solved already left a record")
	}
}

// says reports whether a control on screen contains a text.
func (r *run) says(text string) bool {
	for _, c := range r.app.Controls() {
		if strings.Contains(c.Label, text) {
			return true
		}
	}
	return false
}

func TestFirstDeal(t *testing.T) {
	for seed := range uint64(50) {
		r := newRun(t, options{boot: func(b *Boot) { b.Deals = rand.NewPCG(seed, 9) }})
		s := r.app.log.Current()
		if md := puzzle.MD(s.Board(), s.Goal().Board()); !s.First() || md < 20 || md > 30 {
			t.Fatalf("seed %d: first %v, MD %d of %v", seed, s.First(), md, s.Board())
		}
		if !r.says("one by the blank") {
			t.Fatal("no line of advice")
		}
	}
}

func TestGoalShowsWhileHeld(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	r.app.set.Latch = false
	r.in.Keys = []KeyEvent{{Key: "G", Printed: "G", Down: true}}
	r.tick(3)
	if !r.app.play.peek {
		t.Error("the goal does not show while its key is held")
	}
	r.in.Keys = []KeyEvent{{Key: "G", Printed: "G"}}
	r.tick(2)
	if r.app.play.peek {
		t.Error("the goal stays after its key was let go")
	}
	c := ui.Find(r.app.Controls(), goalID).Rect.Centre()
	r.in.Pointers = []Pointer{{Kind: Touch, ID: 1, At: c, Down: true}}
	r.tick(3)
	if !r.app.play.peek {
		t.Error("the goal does not show under the finger")
	}
	r.in.Pointers = nil
	r.tick(2)
	if r.app.play.peek {
		t.Error("the goal stays after the finger went")
	}
}

func TestKeysBesideTheBoard(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	before := r.board()
	r.key("Tab")
	r.key("S") // beside the board S tells moves, time and tiles home
	if r.board() != before || !strings.Contains(r.app.toast.text, "tiles home") {
		t.Errorf("S beside the board: board moved %v, said %q", r.board() != before, r.app.toast.text)
	}
	r.key("Escape")
	if r.app.play.focus != boardID {
		t.Error("Escape did not lead back to the board")
	}
}

func TestSpeedKeys(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	r.app.set.Keys = map[string][]string{"new": {"Space"}}
	before := r.board()
	r.key("Space")
	if r.board() == before {
		t.Error("Space did not deal although it is the key of new")
	}
}

func TestSettingsOfArrows(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,0,5,6,7,8"})
	r.app.set.Arrows = "blank"
	r.key("ArrowUp")
	if got, want := r.board().Blank(), 1; got != want {
		t.Errorf("the blank stands in cell %d, want %d", got, want)
	}
}

func TestShiftGoesToTheEdge(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15"})
	r.key("ArrowLeft", Shift)
	if s := r.app.log.Current(); !s.Solved() || s.MTM() != 1 {
		t.Errorf("Shift and an arrow: solved %v, MTM %d", s.Solved(), s.MTM())
	}
}
