package game

import (
	"runtime"
	"testing"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

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
	const seconds, most = 5, 30 // 18 allocations were counted
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range seconds * 60 {
		frame(time.Second / 60)
	}
	runtime.ReadMemStats(&after)
	if n := after.Mallocs - before.Mallocs; n > most {
		t.Errorf("%d allocations in %d seconds, want %d at most", n, seconds, most)
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
				r.checkBoard(o.game)
				r.checkLayout(o.game)
			}
		}
	}
}

// checkBoard fails where cells are not whole pixels or the board has too little room.
func (r *run) checkBoard(name string) {
	r.t.Helper()
	pl, f := &r.app.play.place, &r.app.frame
	if pl.cell != float32(int(pl.cell)) || pl.at.X != float32(int(pl.at.X)) || pl.at.Y != float32(int(pl.at.Y)) {
		r.t.Errorf("%s in %v: cells of %v at %v are not whole pixels", name, f.Screen, pl.cell, pl.at)
	}
	if least := f.Safe.H * boardLeast; !pl.wide && pl.area.H < least {
		r.t.Errorf("%s in %v: the board has %v of height, want %v", name, f.Screen, pl.area.H, least)
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
	corners := map[int]bool{}
	for i := range 8 { // the view follows the blank from corner to corner
		r.key(arrow[[]puzzle.Dir{puzzle.Up, puzzle.Left, puzzle.Down, puzzle.Right}[i%4]], Shift)
		r.tick(60)
		corners[r.board().Blank()] = true
		c := r.cell(r.board().Blank())
		if in := c.Intersect(r.app.play.place.inner); in.W < c.W-1 || in.H < c.H-1 {
			t.Fatalf("the blank at %v is out of sight %v", c, r.app.play.place.inner)
		}
	}
	if len(corners) < 4 {
		t.Errorf("the blank was only in %d cells", len(corners))
	}
	for range 12 {
		r.key("Minus")
	}
	r.tick(5)
	if got := r.app.play.place.cell; got != whole {
		t.Errorf("cell %v after zooming out, was %v", got, whole)
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
