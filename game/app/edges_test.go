package app_test

import (
	"slices"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// centred are the scenes with a head in which all else stands in the middle of the page, because there is little of it, or the columns of
// a table in the middle of their places.
var centred = map[string]bool{"records": true, "records-modes": true, "run-records": true, "goals": true, "goals-some": true}

// TestOneLeftEdge opens every page upright and on a desktop: what is below the head begins where its arrow does. Pictures, which scenes
// paint, boards and icons without words have edges of their own; a page that begins with one of these is not judged.
func TestOneLeftEdge(t *testing.T) {
	for _, s := range gametest.Scenes() {
		if centred[s.Name] {
			continue
		}
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			var r *gametest.Run
			for _, o := range []gametest.Options{{W: 360, H: 640, Phone: true}, {W: 360, H: 640, TextScale: 2, Phone: true}, {W: 1100, H: 760, Phone: true}} {
				if r == nil {
					r = s.Run(t, o)
				}
				r.Resize(o)
				arrow, words, ok := edges(r)
				if d := words - arrow; ok && max(d, -d) > 1 {
					t.Errorf("%vx%v, text %v: the head begins at %v, what is below it at %v", o.W, o.H, o.TextScale, arrow, words)
				}
			}
		})
	}
}

// besidePicture reports whether words stand to the right of a picture.
func besidePicture(r *gametest.Run, words ui.Control) bool {
	return slices.ContainsFunc(r.App.Controls(), func(c ui.Control) bool {
		low := c.Rect.Y < words.Rect.Y+words.Rect.H && words.Rect.Y < c.Rect.Y+c.Rect.H
		return (c.Role == ui.Grid || c.Look == ui.Custom) && low && c.Rect.X+c.Rect.W <= words.Rect.X
	})
}

// onCard reports whether a control stands on a card.
func onCard(r *gametest.Run, c ui.Control) bool {
	return slices.ContainsFunc(r.App.Controls(), func(card ui.Control) bool {
		return card.Look == ui.Card && card.Rect.Intersect(c.Rect) == c.Rect
	})
}

// edges returns where the arrow of a page's head begins and where what is below it does; false if the page has no head above all else.
func edges(r *gametest.Run) (arrow, words float32, ok bool) {
	f, back := r.Frame(), r.Find(stage.BackID)
	if back == nil {
		return 0, 0, false
	}
	words = f.Screen.W
	head := back.Rect.Y + back.Rect.H
	for _, c := range r.App.Controls() {
		x := c.Rect.X
		switch {
		case c.Role == ui.Panel, c.Role == ui.Grid && c.Rect.Y < head: // a card, or a board beside the head
			return 0, 0, false
		case c.Look == ui.Ground && c.Rect.Y+c.Rect.H > head: // it may have been scrolled below the head
		case c.Role == ui.Grid, c.Role == ui.Cell, c.Look == ui.Custom, c.Look == ui.Card, c.Look == ui.Cap, c.Look == ui.Quiet, c.Rect.Y < head:
			continue
		case c.Role == ui.Switch && onCard(r, c):
			continue
		case c.Look == ui.Row, c.Look == ui.Keys, c.Look == ui.Steps: // these hang out, their words do not
			x += f.Dip(8)
		case (c.Look == ui.Stacked || c.Look == ui.Quiet) && c.Ground: // these are larger than their grounds
			x += f.Dip(ui.GroundAir)
		case besidePicture(r, c):
			continue
		}
		words = min(words, x)
	}
	return back.Rect.X + (back.Rect.W-f.IconSide())/2 + f.IconSide()/8, words, words < f.Screen.W/2
}
