package game

import (
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

func TestHover(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8", w: 800, h: 600})
	r.app.set.Hover = true
	r.tick(1)
	if !r.out.Fast {
		t.Error("hover does not ask for fast polling")
	}
	for _, n := range []int{6, 8} { // straight through cell 7 in one tick
		r.in.Pointers = []Pointer{{At: r.cell(n).Centre()}}
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
	before := r.board()
	for _, n := range []int{6, 7} {
		r.in.Pointers = []Pointer{{At: r.cell(n).Centre(), Right: true}}
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
	c := r.cell(15)
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
	a, b := Pointer{Kind: Touch, ID: 1, At: r.cell(7).Centre()}, Pointer{Kind: Touch, ID: 2, At: r.cell(8).Centre()}
	aDown, bDown := a, b
	aDown.Down, bDown.Down = true, true
	for _, ps := range [][]Pointer{{aDown}, {aDown, bDown}, {a, bDown}, {b}, nil} {
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

// twoFingers moves two fingers, that come down within a time of each other, from two places to two others; then both
// let go.
func (r *run) twoFingers(apart time.Duration, from, to [2]render.Point) {
	begun := r.in.Now
	for i := range 30 {
		r.in.Pointers = nil
		for k := range from {
			if k == 1 && r.in.Now-begun < apart {
				continue
			}
			t := float32(i) / 29
			at := render.Point{X: from[k].X + (to[k].X-from[k].X)*t, Y: from[k].Y + (to[k].Y-from[k].Y)*t}
			r.in.Pointers = append(r.in.Pointers, Pointer{Kind: Touch, ID: k, At: at, Down: true})
		}
		r.tick(1)
	}
	for k := range r.in.Pointers {
		r.in.Pointers[k].Down = false
	}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(2)
}

// TestPinchLargeTiles pinches boards whose tiles are large, from every cell to the one across the middle and back:
// nothing moves, and the clock does not start.
func TestPinchLargeTiles(t *testing.T) {
	for _, id := range []string{"3x3.classic#x", "4x4.snake#x", "4x4.classic#y"} {
		r := newRun(t, options{game: id})
		r.tick(60)
		mid := r.app.play.place.inner.Centre()
		for c := range r.board().Size().Cells() {
			a := r.cell(c).Centre()
			b := render.Point{X: 2*mid.X - a.X, Y: 2*mid.Y - a.Y}
			if abs(a.X-mid.X)+abs(a.Y-mid.Y) < 40 {
				continue
			}
			part := func(p render.Point, by float32) render.Point {
				return render.Point{X: mid.X + (p.X-mid.X)*by, Y: mid.Y + (p.Y-mid.Y)*by}
			}
			near, far := [2]render.Point{part(a, 0.3), part(b, 0.4)}, [2]render.Point{a, b}
			before := r.board()
			r.twoFingers(0, near, far)
			r.twoFingers(60*time.Millisecond, far, near)
			if r.board() != before || r.app.log.Current().Started() {
				t.Fatalf("%s: a pinch from cell %d moves tiles", id, c)
			}
		}
		before := r.board()
		r.moveAny()
		if r.board() == before {
			t.Errorf("%s: after the pinches nothing moves", id)
		}
	}
}

// TestDragBesideTap drags a tile with one thumb while the other, that came down in the same moment, taps: both play,
// whichever lets go first.
func TestDragBesideTap(t *testing.T) {
	for _, tapEnds := range []int{2, 12} { // ticks after the press; the drag ends at 8
		r := newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15"})
		r.tick(60)
		from, other := r.cell(14).Centre(), r.cell(0).Centre()
		for i := range 15 {
			r.in.Pointers = []Pointer{{Kind: Touch, ID: 1, At: render.Point{X: from.X - float32(min(i, 8))*r.cell(0).W*0.1, Y: from.Y}, Down: i < 8}}
			if i <= tapEnds {
				r.in.Pointers = append(r.in.Pointers, Pointer{Kind: Touch, ID: 2, At: other, Down: i < tapEnds})
			}
			r.tick(1)
		}
		if got := r.board().At(13); got != 14 {
			t.Errorf("with a tap of %d ticks beside it, the drag brings %d", tapEnds, got)
		}
	}
}

func TestDragEndsWithItsGame(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	c := r.cell(source(r.board(), puzzle.Up)).Centre()
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
