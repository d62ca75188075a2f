package game

import "testing"

// TestChooserGrows chooses a difficulty in windows that are high enough for all of it: nothing is to scroll.
func TestChooserGrows(t *testing.T) {
	for _, o := range []options{{w: 1100, h: 760}, {w: 1920, h: 1080}, {w: 1920, h: 1080, text: 2}, {w: 1024, h: 768, scale: 1.5}} {
		o.game = "3x3.snake#a"
		r := newRun(t, o)
		c := newChooser(r.app)
		r.app.push(c)
		for _, exact := range []bool{true, false} {
			for way := range c.ways {
				c.level.exact, c.missing = exact, way
				r.tick(3)
				if c.scroll.Can() {
					t.Errorf("%v x %v, text %v, difficulty %v, missing %d: the column scrolls", o.w, o.h, o.text, exact, way)
				}
			}
		}
	}
}
