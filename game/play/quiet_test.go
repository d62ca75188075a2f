package play

import (
	"testing"

	"wildfifteen/render"
)

// TestOneLargeFigure checks that beside a large picture of the goal the clock is the one large figure, and that the moves are a line of
// words below it or at the end of its row, clear of it.
func TestOneLargeFigure(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 390, h: 844}, {w: 640, h: 360}, {w: 1100, h: 760}} {
		o.game = "4x4.wild#x"
		r := newRun(t, o)
		r.tick(1)
		clock, moves := r.Find(clockID), r.Find(movesID)
		if clock == nil || moves == nil {
			t.Fatalf("%v x %v: the clock %v, the moves %v", o.w, o.h, clock, moves)
		}
		if clock.Face.Weight() != render.Figure || moves.Face.Weight() != render.Regular || moves.Face.Px() >= clock.Face.Px() {
			t.Errorf("%v x %v: the clock is written in %v, the moves in %v", o.w, o.h, clock.Face, moves.Face)
		}
		if !clock.Rect.Intersect(moves.Rect).Empty() {
			t.Errorf("%v x %v: the clock at %v, the moves at %v", o.w, o.h, clock.Rect, moves.Rect)
		}
	}
}

// TestRecordBelowNarrowMoves checks that the fewest moves have room below a count that is narrower.
func TestRecordBelowNarrowMoves(t *testing.T) {
	r := newRun(t, options{w: 1100, h: 760, game: "4x4.wild#x"})
	r.tick(1)
	b := &r.play.sight.words.best
	b.fewer = "the fewest moves so far: 80"
	f := r.frame()
	r.tick(1)
	if c := r.Find(movesID); c.Rect.W < f.Fonts.Width(r.play.sight.captionFace(f), b.fewer) && c.Rect.Y == r.Find(clockID).Rect.Y {
		t.Errorf("the moves at %v have no room for %q", c.Rect, b.fewer)
	}
}

// TestFiguresAreOneBlock checks that the clock, the moves and the tiles that are home stand together: from the top of the goal's picture
// beside them to its foot, and clear of a picture above them.
func TestFiguresAreOneBlock(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 760}} {
		o.game = "4x4.wild#x"
		r := newRun(t, o)
		r.tick(1)
		goal, clock, moves, home := r.Find(goalID).Rect, r.Find(clockID).Rect, r.Find(movesID).Rect, r.Find(homeID).Rect
		foot := max(clock.Y+clock.H, moves.Y+moves.H)
		if gap := home.Y - foot; gap < 0 || gap > 52 {
			t.Errorf("%v x %v: the bar begins %v below the figures", o.w, o.h, gap)
		}
		if clock.Y >= goal.Y+goal.H { // below the picture
			if gap := clock.Y - goal.Y - goal.H; gap < 8 {
				t.Errorf("%v x %v: the clock stands %v below the picture", o.w, o.h, gap)
			}
			continue
		}
		if off := (clock.Y + home.Y + home.H - 2*goal.Y - goal.H) / 2; off < -8 || off > 8 {
			t.Errorf("%v x %v: the figures stand %v off the middle of the picture", o.w, o.h, off)
		}
	}
}

// TestMovesBetweenClockAndBar checks that beside a picture the moves stand as far from the clock as from the bar of the tiles that are home.
func TestMovesBetweenClockAndBar(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}} {
		o.game = "4x4.wild#x"
		r := newRun(t, o)
		r.tick(1)
		f := r.frame()
		r.tick(1)
		clock, moves, home := r.Find(clockID), r.Find(movesID), r.Find(homeID)
		foot := clock.Rect.Y + clock.Rect.H/2 + f.Fonts.Metrics(clock.Face).Cap/2
		half := f.Fonts.Metrics(moves.Face).Cap / 2
		middle := moves.Rect.Y + moves.Rect.H/2
		if above, below := middle-half-foot, home.Rect.Y-middle-half; above < below-2 || above > below+2 {
			t.Errorf("%v x %v: the moves stand %v below the clock and %v above the bar", o.w, o.h, above, below)
		}
	}
}
