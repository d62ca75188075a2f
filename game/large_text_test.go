package game

import (
	"testing"

	"wildfifteen/game/ui"
)

// TestPauseNamesTheGame looks whether the pause says what is played, for how long and in how many moves, whatever
// the size of text.
func TestPauseNamesTheGame(t *testing.T) {
	for _, o := range []options{{}, {text: 1.5}, {text: 2}, {w: 320, h: 568, text: 2}} {
		o.game = "4x4.classic#x"
		r := newRun(t, o)
		r.moveAbout()
		r.key("P")
		r.tick(1)
		for _, id := range []ui.ID{configID, clockID, movesID} {
			if ui.Find(r.app.Controls(), id) == nil {
				t.Errorf("%vx%v, text %v: no %s: %v", o.w, o.h, o.text, id.Name, r.ids())
			}
		}
		r.checkLayout("pause")
	}
}

// TestTitlesFit looks whether the titles of all pages can be read on a narrow phone, at any size of text.
func TestTitlesFit(t *testing.T) {
	for _, pg := range pages {
		for _, o := range []options{{w: 320, h: 568}, {w: 320, h: 568, text: 2}} {
			r := onPage(t, o, pg.open)
			for _, c := range r.app.Controls() {
				if f := &r.app.frame; c.Look == ui.Title && c.Lines == nil && f.Fonts.Width(c.Face, c.Label) > c.Rect.W {
					t.Errorf("%s, text %v: %q is %v wide in %v", pg.name, o.text, c.Label, f.Fonts.Width(c.Face, c.Label), c.Rect.W)
				}
			}
		}
	}
}
