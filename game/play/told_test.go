package play

import "testing"

// TestToldInLine checks that a tip stands in the line of sense, above the goal's picture, that the buttons follow the board closely, and
// that the board stays in its place once the tip is gone.
func TestToldInLine(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 760}} {
		o.game = "4x4.classic#x"
		r := newRun(t, o)
		r.tick(1)
		told, goal, board, undo := r.Find(toldID), r.Find(goalID), r.play.sight.board.Rect, r.Find(undoID)
		if told == nil || told.Rect.Y+told.Rect.H > goal.Rect.Y+4 {
			t.Fatalf("%v x %v: the tip %v, the picture %v", o.w, o.h, told, goal.Rect)
		}
		if gap := undo.Rect.Y - board.Y - board.H; o.h > o.w && gap > 2*keysAir {
			t.Errorf("%v x %v: %v between the board and the buttons", o.w, o.h, gap)
		}
		r.play.tips.tip = nil
		r.tick(1)
		if r.Find(toldID) != nil || r.play.sight.board.Rect != board {
			t.Errorf("%v x %v: without a tip the board is at %v, before at %v", o.w, o.h, r.play.sight.board.Rect, board)
		}
	}
}
