package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Games that some moves solve.
const (
	oneMove  = "3x3.classic:1,2,3,4,5,6,7,0,8"                     // ArrowLeft
	twoMoves = "3x3.classic:1,2,3,4,5,6,0,7,8"                     // twice
	oneRow   = "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15" // the last row to the left
	inRow    = "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15" // its last two tiles
	midRow   = "4x4.classic:1,2,3,4,5,6,7,8,9,10,0,11,13,14,15,12" // the blank with tiles on all sides
)

// hovering starts a run in which tiles slide under the mouse.
func hovering(t *testing.T) *gametest.Run {
	t.Helper()
	store := gametest.WithSettings(func(s *session.Settings) { s.Hover = true })
	return gametest.New(t, gametest.Options{Game: twoMoves, W: 800, H: 600, Store: store})
}

func TestHover(t *testing.T) {
	r := hovering(t)
	if !r.Out.Fast {
		t.Error("hover does not ask for fast polling")
	}
	for _, n := range []int{6, 8} { // straight through cell 7 in one tick
		r.In.Pointers = []game.Pointer{{At: r.Cell(n).Centre()}}
		r.Tick(1)
	}
	solves := r.StoredSolves().List
	if len(solves) != 1 || solves[0].Moves != "LL" || solves[0].Input != "hover" {
		t.Fatalf("records %+v, want one of LL by hover", solves)
	}
}

func TestHoverButtonStops(t *testing.T) {
	r := hovering(t)
	before := r.Board()
	for _, n := range []int{6, 7} {
		r.In.Pointers = []game.Pointer{{At: r.Cell(n).Centre(), Right: true}}
		r.Tick(1)
	}
	if r.Board() != before {
		t.Error("a held button did not stop hover play")
	}
}

func TestDragBack(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: twoMoves})
	before := r.Board()
	dragTile(r, puzzle.Left, 0.3)
	if r.Board() != before {
		t.Error("a short slow drag moved the tile")
	}
	r.Tick(30)
	if r.Out.Animating {
		t.Error("still moving half a second after the drag")
	}
}

func TestDragRun(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: oneRow})
	c := r.Cell(15)
	at := c.Centre()
	r.Point(game.Touch, at, render.Point{X: at.X - c.W*0.5, Y: at.Y}, render.Point{X: at.X - c.W*0.9, Y: at.Y})
	if s := r.StoredGame(); s.STM() != 3 || s.MTM() != 1 || !s.Solved() {
		t.Errorf("dragging the last tile of a row: STM %d MTM %d solved %v, want 3, 1, true", s.STM(), s.MTM(), s.Solved())
	}
}

func TestSwipeGoesOn(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: oneRow})
	var stroke []render.Point
	for x := float32(320); x > 40; x -= 8 {
		stroke = append(stroke, render.Point{X: x, Y: aboveBoard(r).Y})
	}
	r.Point(game.Touch, stroke...)
	if s := r.StoredGame(); s.STM() < 3 {
		t.Errorf("a long stroke made %d moves, want 3", s.STM())
	}
}

// TestSwipeWithoutLifting swipes to and fro for long with one finger that never lifts: it moves tiles in each period of
// five seconds.
func TestSwipeWithoutLifting(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: midRow})
	at, step, moves := aboveBoard(r), float32(8), 0
	for part := range 6 {
		for range 5 * 60 {
			if at.X += step; at.X > 280 || at.X < 80 {
				step = -step
			}
			r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: at, Down: true}}
			r.Tick(1)
		}
		now := r.StoredGame().STM()
		if now < moves+5 {
			t.Errorf("in the seconds from %d on the finger made %d moves", 5*part, now-moves)
		}
		moves = now
	}
}

// TestLateTap taps a tile just before the slide that makes it legal, and long before.
func TestLateTap(t *testing.T) {
	for _, c := range []struct {
		ticks  int
		solved bool
	}{{2, true}, {12, false}} { // 12: 200 ms
		r := gametest.New(t, gametest.Options{Game: oneMove})
		r.Key("ArrowDown") // 5 goes down: the blank is in the middle
		r.Tick(30)
		r.TapCell(game.Touch, 8) // 8 is not in the blank's lines now
		r.Tick(c.ticks)
		r.Key("ArrowUp")
		r.Tick(1)
		if got := r.StoredGame().Solved(); got != c.solved {
			t.Errorf("a tap %d ticks before the slide: solved %v, board %v", c.ticks, got, r.Board())
		}
	}
}

func TestBlockedTapShakes(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: oneMove})
	r.Sounds = nil
	r.Tick(60)
	r.TapCell(game.Touch, 0)
	if !r.Out.Animating || len(r.Sounds) == 0 || r.Sounds[0].Kind != game.BlockedSound {
		t.Errorf("a blocked tap: moving %v, sounds %v", r.Out.Animating, r.Sounds)
	}
}

// TestDragEndsWithItsGame deals anew under a mouse that drags a tile.
func TestDragEndsWithItsGame(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	c := r.Cell(boardview.Mover(r.Board(), puzzle.Up)).Centre()
	drag := func(dx, dy float32) {
		r.In.Pointers = []game.Pointer{{Kind: game.Mouse, At: render.Point{X: c.X + dx, Y: c.Y + dy}, Down: true}}
		r.Tick(2)
	}
	drag(0, 0)
	drag(0, -30)
	r.Key("N")
	before := r.Board()
	for i := range 20 {
		drag(float32(i*10), float32(i*5-50))
	}
	r.In.Pointers = nil
	r.Tick(5)
	if s := r.StoredGame(); r.Board() != before || s.Started() {
		t.Errorf("a drag of the old game made %d moves in the new one", s.STM())
	}
	d := puzzle.Up
	if before.MaxRun(d) == 0 {
		d = puzzle.Down
	}
	r.TapCell(game.Mouse, boardview.Mover(before, d))
	if r.Board() == before {
		t.Error("the next tap does nothing")
	}
}
