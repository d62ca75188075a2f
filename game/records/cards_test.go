package records

import (
	"fmt"
	"testing"
	"time"

	"wildfifteen/game/ui"
)

// classics returns a desk with two games of each of five puzzles.
func classics(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t, 2)
	for _, size := range [][2]int{{4, 3}, {4, 4}, {5, 4}, {5, 5}} {
		id, n := fmt.Sprintf("%dx%d.classic:", size[0], size[1]), size[0]*size[1]
		for i := 1; i < n-2; i++ {
			id += fmt.Sprint(i, ",")
		}
		id += fmt.Sprint("0,", n-2, ",", n-1)
		for i := range 2 {
			d.add(t, id, time.Duration(30+n-i)*time.Second, start.Add(time.Duration(i-20)*time.Minute))
		}
	}
	return d
}

// TestCardsInSight looks at five puzzles on a low screen, which shows four of their cards whole, and on a large one, which shows all of
// them with their latest times; there, the order stands beside the title.
func TestCardsInSight(t *testing.T) {
	for size, whole := range map[[2]float32]int{{640, 360}: 4, {1100, 760}: 5} {
		r := newRun(t, classics(t))
		r.in.Width, r.in.Height = size[0], size[1]
		r.tick(3)
		for i := range whole {
			if c := r.control(idOf(cardGroup, i)); c.Rect.Intersect(c.Clip) != c.Rect {
				t.Errorf("%v: card %d is at %v in %v", size, i, c.Rect, c.Clip)
			}
		}
		s := r.stage.Top().(*Scene)
		if s.timed != (whole == 5) {
			t.Errorf("%v: the cards show their latest times: %v", size, s.timed)
		}
		find := ui.Find(r.stage.Controls(), findID)
		for i := range s.options {
			if at := r.control(idOf(orderGroup, i)).Rect; at.X+at.W > find.Rect.X || at.Y+at.H > find.Rect.Y+find.Rect.H {
				t.Errorf("%v: the order is at %v, the button that finds at %v", size, at, find.Rect)
			}
		}
	}
}
