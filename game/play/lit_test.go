package play

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestExplainLightsItsTile asks for the first aim on a board whose first row has no tile at home: only the aim's tile keeps
// its colour, and the head of the way says which tile moves, without a ring.
func TestExplainLightsItsTile(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	r.tick(60)
	r.key("E")
	r.tick(2)
	v := &r.play.sight.board
	for label := 1; label < 16; label++ {
		if v.Dimmed[label] != (label != 1) {
			t.Errorf("tile %d is dimmed: %v", label, v.Dimmed[label])
		}
	}
	if len(v.Way) < 2 || v.Hint.On {
		t.Errorf("the way is %v, a ring %v", v.Way, v.Hint)
	}
}

// TestFirstGameSaysWhatToDo looks at a new player's first game: until the first move its title says what to do, a line below
// the board how, and a small arrow beside each tile that can move points into the gap.
func TestFirstGameSaysWhatToDo(t *testing.T) {
	r := newRun(t, options{w: 360, h: 640, scale: 1})
	r.tick(90)
	arrows := func() (n int) {
		l := &render.List{}
		l.Reset(360, 640, render.LightTheme().Paper)
		v := &r.play.sight
		v.paintBoard(l, r.frame(), &ui.Control{ID: boardview.GridID})
		cell := v.board.CellRect(v.board.Board.Blank())
		for i := range l.Ops {
			if op := &l.Ops[i]; op.Kind == render.LineOp && cell.Contains(l.Points[op.Lo]) {
				n++
			}
		}
		return n
	}
	can := 0
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		can += min(1, r.session().Board().MaxRun(d))
	}
	config := r.play.sight.words.config
	if got := r.play.sight.name(config); got != "Put the numbers in order" || !r.play.sight.leads() {
		t.Errorf("the title is %q, the line below leads: %v", got, r.play.sight.leads())
	}
	if got := arrows(); got != can || can < 2 {
		t.Errorf("%d arrows in the gap, want %d", got, can)
	}
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		if r.session().Board().MaxRun(d) > 0 {
			r.key([...]game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}[d])
			break
		}
	}
	r.tick(60)
	if got := r.play.sight.name(config); got != config || arrows() != 0 {
		t.Errorf("after the first move the title is %q, with %d arrows", got, arrows())
	}
}
