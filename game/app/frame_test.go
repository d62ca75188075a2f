package app_test

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestSteadyFrameAllocatesNothing lets five seconds pass in which only the clock runs. Frames within a second allocate
// nothing; a new second allocates its caption and its mark in the log.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	for _, id := range []string{"16x16.spiral#x", "32x32.wild#x", bridgedGame()} {
		r := gametest.New(t, gametest.Options{Game: id, W: 1280, H: 800})
		for d := range puzzle.Dir(4) {
			if r.Board().MaxRun(d) > 0 {
				r.TapCell(game.Mouse, boardview.Mover(r.Board(), d))
				break
			}
		}
		r.TickUntil(200, "rest", func() bool { return !r.Out.Animating })
		steady(r, id)
	}
}

// steady lets five seconds pass.
func steady(r *gametest.Run, id string) {
	r.T.Helper()
	frame := func(step time.Duration) {
		r.In.Now += step
		r.App.Update(&r.In)
		r.App.Draw(&r.List)
	}
	for was := seconds(r); seconds(r) == was; { // up to a new second
		frame(time.Second / 1000)
	}
	if n := testing.AllocsPerRun(40, func() { frame(time.Second / 1000) }); n != 0 { // less than a second
		r.T.Errorf("%.40s: %v allocations a frame, want 0", id, n)
	}
	const length, maxAllocations = 5, 30 // 18 allocations were counted
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range length * 60 {
		frame(time.Second / 60)
	}
	runtime.ReadMemStats(&after)
	if n := after.Mallocs - before.Mallocs; n > maxAllocations {
		r.T.Errorf("%.40s: %d allocations in %d seconds, want %d at most", id, n, length, maxAllocations)
	}
}

// checkAllocations fails if steady frames allocate.
func checkAllocations(r *gametest.Run, name string) {
	r.T.Helper()
	r.App.Draw(&r.List)
	if n := testing.AllocsPerRun(50, func() {
		r.In.Now += time.Second / 60
		r.App.Update(&r.In)
		r.App.Draw(&r.List)
	}); n != 0 {
		r.T.Errorf("%s: %v allocations a frame, want 0", name, n)
	}
}

func TestSteadyPagesAllocateNothing(t *testing.T) {
	for _, p := range gametest.Pages() {
		r := p.Run(t, gametest.Options{W: 1100, H: 760})
		for _, kind := range []game.PointerKind{game.Mouse, game.Touch} {
			r.Use(kind)
			r.Tick(5)
			checkAllocations(r, p.Name)
		}
	}
}

// TestSteadyScenesAllocateNothing checks all scenes that come to rest. In a few something moves for as long as they are open.
func TestSteadyScenesAllocateNothing(t *testing.T) {
	moving := 0
	for _, s := range gametest.Scenes() {
		r := s.Run(t, gametest.Options{W: 1100, H: 760})
		still := 0
		for n := 0; n < 200 || n < 600 && still < 60; n++ { // until the toast is gone, a card is made or a board is dealt
			if r.Tick(1); r.Out.Animating {
				still = 0
			} else {
				still++
			}
		}
		if still < 60 {
			moving++
			t.Log("it moves on: ", s.Name)
			continue
		}
		checkAllocations(r, s.Name)
	}
	if moving > 8 {
		t.Errorf("%d scenes do not come to rest", moving)
	}
}

func TestNothingMovesNothingChanges(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Tick(300)
	still(r, "before the first move", 300)
	r.TapCell(game.Touch, boardview.Mover(r.Board(), puzzle.Up))
	for before := seconds(r); seconds(r) == before || r.Out.Animating; {
		r.Tick(1)
	}
	still(r, "between two whole seconds", 50)
	r.Key("P")
	r.Tick(60)
	still(r, "in pause", 300)
}

// still fails the test if the picture changes within n ticks or the game reports an animation.
func still(r *gametest.Run, when string, n int) {
	r.T.Helper()
	var a, b render.List
	r.App.Draw(&a)
	for range n {
		r.Tick(1)
		if r.Out.Animating {
			r.T.Fatalf("animating %s", when)
		}
	}
	r.App.Draw(&b)
	if !a.Equal(&b) {
		r.T.Errorf("the picture changes %s", when)
	}
}

// TestZoom zooms in on a board of small cells: the view follows the blank from corner to corner.
func TestZoom(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "16x16.classic#x"})
	whole := r.Cell(0).W
	for range 8 {
		r.Key("Equal")
	}
	r.Tick(60)
	if got := r.Cell(0).W; got < 2.5*whole || got > 3*whole {
		t.Errorf("zoomed cell %v, was %v", got, whole)
	}
	corners := map[int]bool{}
	for i := range 8 {
		r.Key(gametest.Arrow[[]puzzle.Dir{puzzle.Up, puzzle.Left, puzzle.Down, puzzle.Right}[i%4]], game.Shift)
		r.Tick(60)
		blank := r.Board().Blank()
		corners[blank] = true
		c := r.Control(boardview.CellID(blank))
		if in := gametest.Seen(c); in.W < c.Rect.W-1 || in.H < c.Rect.H-1 {
			t.Fatalf("the blank at %v is out of sight %v", c.Rect, c.Clip)
		}
	}
	if len(corners) < 4 {
		t.Errorf("the blank was only in %d cells", len(corners))
	}
	for range 12 {
		r.Key("Minus")
	}
	r.Tick(5)
	if got := r.Cell(0).W; got != whole {
		t.Errorf("cell %v after zooming out, was %v", got, whole)
	}
}

// TestSlidesAllocateLittle slides whole rows of the largest board: what is said of its tiles is not put into words again and again.
func TestSlidesAllocateLittle(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: bridgedGame(), W: 1280, H: 800})
	move := [2]game.Key{"ArrowUp", "ArrowDown"}
	if _, ok := r.Board().RunTo(boardview.Mover(r.Board(), puzzle.Up)); !ok {
		move = [2]game.Key{"ArrowDown", "ArrowUp"}
	}
	n := 0
	slide := func() {
		r.In.Keys = []game.KeyEvent{{Key: move[n%2], Mods: game.Shift, Down: true}}
		n++
		for range 6 {
			r.In.Now += time.Second / 60
			r.App.Update(&r.In)
			r.App.Draw(&r.List)
			r.In.Keys = nil
		}
	}
	for range 6 {
		slide()
	}
	if n := testing.AllocsPerRun(20, slide) / 6; n > 10 {
		t.Errorf("%v allocations a frame while tiles slide, want at most 10", n)
	}
}

// BenchmarkFrame is Update and the display list of large boards: with the clock running, and with rows of tiles sliding.
func BenchmarkFrame(b *testing.B) {
	for _, c := range []struct {
		name, game string
		every      int // frames between two moves, 0 for none
	}{
		{"16x16/clock", "16x16.spiral#x", 0}, {"16x16/sliding", "16x16.spiral#x", 6},
		{"32x32/clock", bridgedGame(), 0}, {"32x32/sliding", bridgedGame(), 6},
	} {
		b.Run(c.name, func(b *testing.B) {
			r := gametest.New(b, gametest.Options{Game: c.game, W: 1280, H: 800, Scale: 2})
			move := [2]game.Key{"ArrowUp", "ArrowDown"}
			if _, ok := r.Board().RunTo(boardview.Mover(r.Board(), puzzle.Up)); !ok {
				move = [2]game.Key{"ArrowDown", "ArrowUp"}
			}
			r.Key(move[0], game.Shift)
			r.Tick(90)
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				if c.every > 0 && n%c.every == 0 {
					r.In.Keys = []game.KeyEvent{{Key: move[(n/c.every+1)%2], Mods: game.Shift, Down: true}}
				} else {
					r.In.Keys = nil
				}
				n++
				r.In.Now += time.Second / 60
				r.App.Update(&r.In)
				r.App.Draw(&r.List)
			}
		})
	}
}

// bridgedGame returns the ID of a wild game of the largest board of which half the tiles are home, so that it shows the
// groove and hundreds of bridges.
func bridgedGame() string {
	g, err := puzzle.ParseGame("32x32.wild#x")
	if err != nil {
		panic(err) // the ID is valid
	}
	b, _ := puzzle.RandomSteps(g.Goal.Board(), 2000, rand.New(rand.NewPCG(1, 2)))
	g.Scramble, g.Seeded, g.Seed = b, false, ""
	return g.ID()
}
