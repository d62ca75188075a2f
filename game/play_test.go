package game

import (
	"bytes"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

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
	c := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: source(r.board(), d)}).Rect
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

func TestHover(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8", w: 800, h: 600})
	r.app.set.Hover = true
	r.tick(1)
	if !r.out.Fast {
		t.Error("hover does not ask for fast polling")
	}
	from := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: 6}).Rect.Centre()
	to := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: 8}).Rect.Centre()
	for _, p := range []render.Point{from, to} { // straight through cell 7 in one tick
		r.in.Pointers = []Pointer{{At: p}}
		r.tick(1)
	}
	solves := session.LoadSolves(r.store.files[SolvesFile]).List
	if len(solves) != 1 || solves[0].Moves != "LL" || solves[0].Input != "hover" {
		t.Fatalf("records %+v, want one of LL by hover", solves)
	}
}

func TestHoverButtonStops(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8", w: 800, h: 600})
	r.app.set.Hover = true
	r.tick(1)
	a := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: 6}).Rect.Centre()
	b := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: 7}).Rect.Centre()
	before := r.board()
	for _, p := range []Pointer{{At: a, Right: true}, {At: b, Right: true}} {
		r.in.Pointers = []Pointer{p}
		r.tick(1)
	}
	if r.board() != before {
		t.Error("a held button did not stop hover play")
	}
}

func TestDragBack(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	before := r.board()
	r.dragTile(puzzle.Left, 0.3)
	if r.board() != before {
		t.Error("a short slow drag moved the tile")
	}
	r.tick(30)
	if r.app.play.moving() {
		t.Error("still moving half a second after the drag")
	}
}

func TestDragRun(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15"})
	c := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: 15}).Rect
	r.point(Touch, c.Centre(), render.Point{X: c.Centre().X - c.W*0.5, Y: c.Centre().Y}, render.Point{X: c.Centre().X - c.W*0.9, Y: c.Centre().Y})
	if s := r.app.log.Current(); s.STM() != 3 || s.MTM() != 1 || !s.Solved() {
		t.Errorf("dragging the last tile of a row: STM %d MTM %d solved %v, want 3, 1, true", s.STM(), s.MTM(), s.Solved())
	}
}

func TestSwipeGoesOn(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15"})
	var stroke []render.Point
	for x := float32(320); x > 40; x -= 8 {
		stroke = append(stroke, render.Point{X: x, Y: 100})
	}
	r.point(Touch, stroke...)
	if s := r.app.log.Current(); s.STM() < 3 {
		t.Errorf("a long stroke made %d moves, want 3", s.STM())
	}
}

func TestTwoThumbs(t *testing.T) { // the second thumb comes down before the first is up
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	at := func(n int) render.Point {
		return ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: n}).Rect.Centre()
	}
	a, b := Pointer{Kind: Touch, ID: 1, At: at(7), Down: true}, Pointer{Kind: Touch, ID: 2, At: at(8), Down: true}
	for _, ps := range [][]Pointer{{a}, {a, b}, {{Kind: Touch, ID: 1, At: at(7)}, b}, {{Kind: Touch, ID: 2, At: at(8)}}, nil} {
		r.in.Pointers = ps
		r.tick(1)
	}
	if !r.app.log.Current().Solved() {
		t.Errorf("board %v, want it solved by two overlapping taps", r.board())
	}
}

func TestLateTap(t *testing.T) { // a tap 50 ms before the slide that makes it legal
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.key("ArrowDown") // 5 goes down: the blank is in the middle
	r.tick(30)
	r.tapCell(Touch, 8) // 8 is not in the blank's lines now
	r.tick(2)
	r.key("ArrowUp")
	r.tick(1)
	if !r.app.log.Current().Solved() {
		t.Errorf("board %v: the early tap was lost", r.board())
	}
	r = newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.key("ArrowDown")
	r.tick(30)
	r.tapCell(Touch, 8)
	r.tick(12) // 200 ms: too late
	r.key("ArrowUp")
	r.tick(1)
	if r.app.log.Current().Solved() {
		t.Error("a tap was played 200 ms later")
	}
}

func TestBlockedTapShakes(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.sounds = nil
	r.tick(60)
	r.tapCell(Touch, 0)
	if !r.app.play.moving() || len(r.sounds) == 0 || r.sounds[0].Kind != BlockedSound {
		t.Errorf("a blocked tap: moving %v, sounds %v", r.app.play.moving(), r.sounds)
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

// TestKilledAnywhere starts again from what was on the disk after every tick of a game.
func TestKilledAnywhere(t *testing.T) {
	id, solution := deal(t, "4x3.spiral-5", 30, 3)
	r := newRun(t, options{game: id})
	for i, m := range solution[:len(solution)-1] {
		r.key(arrow[m.Dir])
		if i%7 == 3 {
			r.key("Z")
			r.tick(3)
			r.key("Y")
		}
		r.tick(i * 3 % 11)
		clock := r.app.log.Current().Clock(r.in.Now)
		copied := newMemory()
		for name, data := range r.store.files {
			copied.files[name] = bytes.Clone(data)
		}
		again := newRun(t, options{store: copied})
		s := again.app.log.Current()
		if s.Board() != r.board() || !s.Paused() || s.STM() != r.app.log.Current().STM() || s.Undos() != r.app.log.Current().Undos() {
			t.Fatalf("after move %d: board %v paused %v STM %d, want %v", i, s.Board(), s.Paused(), s.STM(), r.board())
		}
		if d := clock - s.Clock(again.in.Now); d < 0 || d > time.Second+50*time.Millisecond {
			t.Fatalf("after move %d: clock %v, was %v", i, s.Clock(again.in.Now), clock)
		}
		if _, ok := again.app.top().(*pause); !ok {
			t.Fatalf("after a restart: scene %T, want pause", again.app.top())
		}
		if n := undoAll(again); n != r.app.log.Current().Steps() {
			t.Fatalf("after move %d: %d steps can be undone, want %d", i, n, r.app.log.Current().Steps())
		}
	}
}

func undoAll(r *run) (n int) {
	r.key("P")
	for r.app.log.Current().CanUndo() {
		r.key("Z")
		n++
	}
	return n
}

// TestKilledAfterSolving loses the record of a solved game but not the game: the record comes back.
func TestKilledAfterSolving(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	r.key("ArrowLeft")
	if len(r.store.files[SolvesFile]) == 0 {
		t.Fatal("no record")
	}
	want := strings.TrimSpace(string(r.store.files[SolvesFile]))
	delete(r.store.files, SolvesFile)
	r = newRun(t, options{store: r.store})
	list := session.LoadSolves(r.store.files[SolvesFile]).List
	if len(list) != 1 || list[0].Moves != "L" {
		t.Fatalf("records %q, want %q again", r.store.files[SolvesFile], want)
	}
	r = newRun(t, options{store: r.store})
	if n := len(session.LoadSolves(r.store.files[SolvesFile]).List); n != 1 {
		t.Errorf("%d records after one more start, want 1", n)
	}
}

func TestFocusLossPauses(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	r.tick(60)
	r.in.Focused = false
	r.tick(1)
	clock := r.app.log.Current().Clock(r.in.Now)
	r.tick(600)
	if got := r.app.log.Current().Clock(r.in.Now); got != clock {
		t.Errorf("clock went on from %v to %v", clock, got)
	}
	if !r.app.play.view.Covered {
		t.Error("the paused board is not covered")
	}
	for _, c := range r.app.Controls() {
		if c.Role == ui.Cell && c.Label != "covered" {
			t.Fatalf("cell %d says %q while paused", c.ID.N, c.Label)
		}
	}
	r.in.Focused = true
	r.tick(1)
	r.tapOn(Touch, resumeID)
	r.tick(60)
	if got := r.app.log.Current().Clock(r.in.Now); got <= clock {
		t.Errorf("clock stands at %v after going on", got)
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
		{"https://example.org/play/", "*game.message", "example.org"},
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
		if !r.says("tap one beside the gap") {
			t.Fatal("no line of advice")
		}
	}
}

// TestSteadyFrameAllocatesNothing plays five seconds in which only the clock goes on. The frames themselves
// allocate nothing; what a second costs is its caption and the mark that keeps it.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	r := newRun(t, options{game: "16x16.spiral#x", w: 1280, h: 800})
	r.tapCell(Mouse, source(r.board(), puzzle.Up))
	r.tick(90)
	frame := func(step time.Duration) {
		r.in.Now += step
		r.app.Update(&r.in)
		r.app.Draw(&r.list)
	}
	frame(0)
	if n := testing.AllocsPerRun(40, func() { frame(time.Second / 1000) }); n != 0 { // less than a second
		t.Errorf("%v allocations a frame, want 0", n)
	}
	const seconds, each = 5, 12 // allocations a second
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range seconds * 60 {
		frame(time.Second / 60)
	}
	runtime.ReadMemStats(&after)
	if n := after.Mallocs - before.Mallocs; n > seconds*each {
		t.Errorf("%d allocations in %d seconds, want %d at most", n, seconds, seconds*each)
	}
}

func TestNothingMovesNothingChanges(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	r.tick(300)
	r.still("before the first move", 300)
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	for before := r.app.play.clock.text; r.app.play.clock.text == before || r.app.play.moving(); {
		r.tick(1)
	}
	r.still("between two whole seconds", 50)
	r.key("P")
	r.tick(60)
	r.still("in pause", 300)
}

// still fails if the picture changes, or says that it will, within n ticks.
func (r *run) still(when string, n int) {
	r.t.Helper()
	var a, b render.List
	r.app.Draw(&a)
	for range n {
		r.tick(1)
		if r.out.Animating {
			r.t.Fatalf("animating %s", when)
		}
	}
	r.app.Draw(&b)
	if !a.Equal(&b) {
		r.t.Errorf("the picture changes %s", when)
	}
}

// TestEverySize looks at the layout of every board in small and large windows.
func TestEverySize(t *testing.T) {
	windows := []options{{w: 360, h: 640, scale: 1}, {w: 360, h: 640, scale: 1.25}, {w: 640, h: 360, scale: 2}, {w: 360, h: 640, scale: 3},
		{w: 1920, h: 1080, scale: 2}, {w: 320, h: 320, scale: 1}, {w: 240, h: 240, scale: 1}, {w: 320, h: 480, scale: 1, text: 2}, {w: 768, h: 1024, scale: 2},
		{w: 360, h: 640, scale: 2, text: 2}, {w: 800, h: 480, scale: 1.25, text: 1.5}, {w: 360, h: 640, scale: 1, rtl: true}, {w: 900, h: 600, scale: 1, rtl: true, text: 1.3}}
	for _, o := range windows {
		for w := 2; w <= 16; w++ {
			for h := 2; h <= 16; h += 1 + w%3 {
				o.game = puzzle.Config{Size: puzzle.Size{W: w, H: h}}.String() + "#x"
				r := newRun(t, o)
				r.tick(1)
				r.checkLayout(o.game)
			}
		}
	}
}

// checkLayout fails where the board is cut, cells are not whole pixels or controls overlap.
func (r *run) checkLayout(name string) {
	r.t.Helper()
	pl, f := &r.app.play.place, &r.app.frame
	if pl.cell != float32(int(pl.cell)) || pl.at.X != float32(int(pl.at.X)) || pl.at.Y != float32(int(pl.at.Y)) {
		r.t.Errorf("%s in %v: cells of %v at %v are not whole pixels", name, f.Screen, pl.cell, pl.at)
	}
	if least := f.Safe.H * 0.45; !pl.wide && pl.area.H < least {
		r.t.Errorf("%s in %v: the board has %v of height, want %v", name, f.Screen, pl.area.H, least)
	}
	cs := r.app.Controls()
	for i := range cs {
		c := &cs[i]
		if c.Role == ui.Cell || c.Role == ui.Text {
			continue
		}
		in := c.Rect.Intersect(f.Safe)
		if in != c.Rect {
			r.t.Errorf("%s in %v: %v at %v is cut", name, f.Screen, c.ID, c.Rect)
		}
		if c.Focusable() && c.Role != ui.Grid && (c.Rect.H < f.Dip(48) || c.Rect.W < f.Dip(44)) {
			r.t.Errorf("%s in %v: %v is only %v by %v", name, f.Screen, c.ID, c.Rect.W, c.Rect.H)
		}
		for j := range i {
			d := &cs[j]
			if d.Role != ui.Cell && d.Role != ui.Text && !c.Rect.Inset(0.5).Intersect(d.Rect.Inset(0.5)).Empty() {
				r.t.Errorf("%s in %v: %v %v and %v %v overlap", name, f.Screen, c.ID, c.Rect, d.ID, d.Rect)
			}
		}
	}
}

func TestZoom(t *testing.T) {
	r := newRun(t, options{game: "16x16.classic#x"})
	whole := r.app.play.place.cell
	for range 8 {
		r.key("Equal")
	}
	r.tick(60)
	if got := r.app.play.place.cell; got < 2.5*whole || got > 3*whole {
		t.Errorf("zoomed cell %v, was %v", got, whole)
	}
	b := r.board().Blank()
	for range 40 { // the view follows the blank wherever it goes
		r.key(arrow[[]puzzle.Dir{puzzle.Up, puzzle.Left}[b%2]], Shift)
		r.key(arrow[[]puzzle.Dir{puzzle.Down, puzzle.Right}[b%2]], Shift)
		b++
		r.tick(60)
		c := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: r.board().Blank()})
		if in := c.Rect.Intersect(r.app.play.place.inner); in.W < c.Rect.W-1 || in.H < c.Rect.H-1 {
			t.Fatalf("the blank at %v is out of sight %v", c.Rect, r.app.play.place.inner)
		}
	}
	for range 12 {
		r.key("Minus")
	}
	r.tick(5)
	if got := r.app.play.place.cell; got != whole {
		t.Errorf("cell %v after zooming out, was %v", got, whole)
	}
}

func TestPinch(t *testing.T) {
	r := newRun(t, options{game: "16x16.classic#x"})
	before, whole := r.board(), r.app.play.place.cell
	mid := r.app.play.place.inner.Centre()
	for d := float32(20); d < 150; d += 10 {
		r.in.Pointers = []Pointer{{Kind: Touch, ID: 1, At: render.Point{X: mid.X - d, Y: mid.Y}, Down: true}, {Kind: Touch, ID: 2, At: render.Point{X: mid.X + d, Y: mid.Y}, Down: true}}
		r.tick(1)
	}
	r.in.Pointers = nil
	r.tick(2)
	if r.app.play.place.cell <= whole || r.board() != before {
		t.Errorf("pinch: cell %v (was %v), board changed %v", r.app.play.place.cell, whole, r.board() != before)
	}
}

// BenchmarkFrame16x16 is Update and the display list of a large board: with the clock running, and with a row
// of tiles sliding.
func BenchmarkFrame16x16(b *testing.B) {
	for _, c := range []struct {
		name  string
		every int // frames between two moves, 0 for none
	}{{"clock", 0}, {"sliding", 6}} {
		b.Run(c.name, func(b *testing.B) {
			r := newRun(b, options{game: "16x16.spiral#x", w: 1280, h: 800})
			r.tapCell(Mouse, source(r.board(), puzzle.Up))
			r.tick(90)
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				if c.every > 0 && n%c.every == 0 {
					r.in.Keys = []KeyEvent{{Key: arrow[n/c.every%2], Mods: Shift, Down: true}}
				} else {
					r.in.Keys = nil
				}
				n++
				r.in.Now += time.Second / 60
				r.app.Update(&r.in)
				r.app.Draw(&r.list)
			}
		})
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

func TestDragEndsWithItsGame(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	c := ui.Find(r.app.Controls(), ui.ID{Name: cellName, N: source(r.board(), puzzle.Up)}).Rect.Centre()
	drag := func(dx, dy float32) {
		r.in.Pointers = []Pointer{{Kind: Mouse, At: render.Point{X: c.X + dx, Y: c.Y + dy}, Down: true}}
		r.tick(2)
	}
	drag(0, 0)
	drag(0, -30)
	r.key("N")
	before := r.board()
	for i := range 20 {
		drag(float32(i*10), float32(i*5-50))
	}
	r.in.Pointers = nil
	r.tick(5)
	if s := r.app.log.Current(); s.Board() != before || s.Started() {
		t.Errorf("a drag of the old game made %d moves in the new one", s.STM())
	}
	d := puzzle.Up
	if r.board().MaxRun(d) == 0 {
		d = puzzle.Down
	}
	r.tapCell(Mouse, source(r.board(), d))
	if r.board() == before {
		t.Error("the next tap does nothing")
	}
}
