package play

import (
	"bytes"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestGoalEye shows, in high contrast, a goal too large for its numbers: the picture asks to be tapped.
func TestGoalEye(t *testing.T) {
	for config, want := range map[string]bool{"16x16.random": true, "16x16.spiral": false, "4x4.random": false} {
		r := newRun(t, options{contrast: true, scale: 2, game: config + "#x"})
		r.tick(3)
		picture := *r.Find(goalID)
		f := ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 2, TextSize: 1, Theme: render.ContrastTheme()}}
		dump := func(paint func()) []byte {
			r.list.Reset(r.in.Width, r.in.Height, f.Theme.Paper)
			paint()
			return r.list.Dump(nil, f.Fonts)
		}
		eye := dump(func() { paintEye(&r.list, &f, picture.Rect) })
		got := dump(func() { r.play.Paint(&r.list, &f, &picture) })
		if bytes.Equal(got, eye) != want {
			t.Errorf("%s: the eye is shown: %v", config, !want)
		}
		r.tap(goalID)
		if v := &r.play.sight.board; !r.play.peek.on || v.Goal.Board().IsZero() || !r.Find(goalID).On {
			t.Errorf("%s: a tap on the picture does not show the goal", config)
		}
	}
}
