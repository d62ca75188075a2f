package play

import (
	"bytes"
	"testing"

	"wildfifteen/game/boardview"
	"wildfifteen/puzzle"
)

// boardPicture returns the display list of the board alone.
func boardPicture(r *run) []byte {
	f := r.frame()
	r.tick(1)
	r.list.Reset(r.in.Width, r.in.Height, f.Theme.Paper)
	r.play.Paint(&r.list, f, r.Find(boardview.GridID))
	return r.list.Dump(nil, f.Fonts)
}

// TestPauseRevealsNothing pauses two games of one goal: the pictures of their boards are the same, and that of a game
// with another goal is not.
func TestPauseRevealsNothing(t *testing.T) {
	pictures := map[string][]byte{}
	for _, id := range []string{"4x4.snake#a", "4x4.snake#b", "4x4.spiral#a"} {
		r := newRun(t, options{game: id})
		r.tick(60)
		for d := range puzzle.Dir(4) {
			if r.session().Board().MaxRun(d) > 0 {
				r.key(arrow[d])
				break
			}
		}
		r.tick(60)
		open := boardPicture(r)
		r.key("P")
		r.tick(5)
		if pictures[id] = boardPicture(r); bytes.Equal(open, pictures[id]) {
			t.Errorf("%s: the pause does not cover the board", id)
		}
	}
	if !bytes.Equal(pictures["4x4.snake#a"], pictures["4x4.snake#b"]) || bytes.Equal(pictures["4x4.snake#a"], pictures["4x4.spiral#a"]) {
		t.Error("the pause does not show the goal alone")
	}
}

// TestGoalFadesIn shows the goal over the board and hides it: both ways it fades, as the tiles make room for it.
func TestGoalFadesIn(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#a"})
	r.play.Stage.Set.Latch = true
	r.tick(60)
	k := &r.play.peek
	for _, want := range []float32{1, 0} {
		r.key("G")
		between := 0
		for range 20 {
			if part := k.part(r.play); part > 0 && part < 1 {
				between++
			}
			r.tick(1)
		}
		if got := k.part(r.play); got != want || between < 5 || r.Out.Animating {
			t.Errorf("the goal's part is %v, want %v, after %d ticks between", got, want, between)
		}
		boardPicture(r)
		if fade := r.play.sight.faded.Shift[0].Fade; want == 1 && fade != 255 {
			t.Errorf("the tiles below the goal are faded by %d of 255, want all of it", fade)
		}
	}
}
