package game

import (
	"testing"

	"wildfifteen/game/ui"
)

// TestResultMore opens and closes what stands behind "more" in windows of many shapes: its words are all in sight, and
// so is the way on.
func TestResultMore(t *testing.T) {
	for _, o := range []options{{w: 320, h: 568}, {w: 360, h: 640}, {w: 768, h: 1024, scale: 1.5}, {w: 568, h: 320}, {w: 1100, h: 760}, {w: 390, h: 844, text: 1.5}, {w: 360, h: 640, rtl: true}} {
		o.game = "3x3.classic:1,2,3,4,5,6,7,0,8"
		r := newRun(t, o)
		r.tick(60)
		r.key("ArrowLeft")
		r.tick(100)
		res, ok := r.app.top().(*result)
		if !ok {
			t.Fatalf("%v x %v: no result but %T", o.w, o.h, r.app.top())
		}
		need := res.need
		for range 2 {
			r.app.activate(ui.Find(r.app.Controls(), moreID))
			r.tick(2 * revealFor)
			shown := 0
			for _, c := range r.app.Controls() {
				if c.Label == res.terms || c.Label == r.app.lang.T("result.terms_why") {
					shown++
					if seen(&c) != c.Rect {
						t.Errorf("%v x %v, text %v: of %q in %v only %v is in sight", o.w, o.h, o.text, c.Label, c.Rect, seen(&c))
					}
				}
			}
			if shown != 2 {
				t.Fatalf("%v x %v: %d of two texts behind more are there", o.w, o.h, shown)
			}
			if next := ui.Find(r.app.Controls(), nextID); next == nil || seen(next) != next.Rect {
				t.Errorf("%v x %v, text %v: the way on is not in sight", o.w, o.h, o.text)
			}
			r.app.activate(ui.Find(r.app.Controls(), moreID))
			r.tick(2 * revealFor)
			if res.extra != 0 || res.need != need {
				t.Errorf("%v x %v: closed again, the words take %v and %v, took %v", o.w, o.h, res.need, res.extra, need)
			}
		}
	}
}
