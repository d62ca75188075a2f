package play

import "testing"

// TestResultCard opens and closes the terms behind "more": the height of the card does not change.
func TestResultCard(t *testing.T) {
	for _, o := range []options{{w: 320, h: 568}, {w: 360, h: 640}, {w: 768, h: 1024, scale: 1.5}, {w: 568, h: 320}, {w: 1100, h: 760}, {w: 390, h: 844, text: 1.5}} {
		o.game = "3x3.classic:1,2,3,4,5,6,7,0,8"
		r := newRun(t, o)
		r.tick(60)
		r.key("ArrowLeft")
		r.tick(100)
		card := &r.play.result.card
		height := card.height
		for range 2 {
			r.play.result.Act(moreID)
			r.tick(2 * revealLayouts)
			if card.extra <= 0 || card.height != height {
				t.Errorf("%v x %v: open, the card takes %v and %v, took %v", o.w, o.h, card.height, card.extra, height)
			}
			r.play.result.Act(moreID)
			r.tick(2 * revealLayouts)
			if card.extra != 0 || card.height != height {
				t.Errorf("%v x %v: closed again, the card takes %v and %v, took %v", o.w, o.h, card.height, card.extra, height)
			}
		}
	}
}
