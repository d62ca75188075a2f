package records

import (
	"testing"
	"time"

	"wildfifteen/game/ui"
)

// TestBigCards opens the records of one, three and four puzzles: up to three have large cards with their latest times, as parts of
// the slowest, and neither an order nor a search. An only card fits on the page.
func TestBigCards(t *testing.T) {
	d := newDesk(t, 0)
	for i, s := range []int{8, 2, 4} {
		d.add(t, "3x3.classic:1,2,3,4,5,6,0,7,8", time.Duration(s)*time.Second, start.Add(time.Duration(i-60)*time.Minute))
	}
	for n, id := range []string{"", "3x3.snake:1,2,3,6,5,4,0,7,8", "4x3.classic:1,2,3,4,5,6,7,8,9,0,10,11", "5x3.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14"} {
		if id != "" {
			d.add(t, id, time.Second, start.Add(-time.Duration(100+n)*time.Minute))
		}
		r := newRun(t, d)
		s := r.stage.Top().(*Scene)
		if got, want := s.big(), n < bigMost; got != want || (r.stage.Find(findID) == nil) != want || (r.stage.Find(ui.ID{Name: orderGroup}) == nil) != want {
			t.Errorf("%d puzzles: large cards are %v, the controls %q", n+1, got, r.words())
		}
		if c := &s.cards[0]; n == 0 && (len(c.times) != 3 || c.times[0] != 1 || c.times[1] != 0.25 || c.times[2] != 0.5 || c.bestTime != 1) {
			t.Errorf("the times are %v, the best is number %d", c.times, c.bestTime)
		}
		if c := r.control(ui.ID{Name: cardGroup}); n == 0 && c.Rect.Y+c.Rect.H > float32(r.in.Height) {
			t.Errorf("the only card is %v on a page %v high", c.Rect, r.in.Height)
		}
	}
}
