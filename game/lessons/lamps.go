package lessons

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var lampsID = ui.ID{Name: "lamps"}

// lampsHeight returns the height of the two lamps with their names.
func (l *Lesson) lampsHeight(f *ui.Frame) float32 { return f.Grown(56) }

// paintLamps draws a lamp for each of the two parities, lit if it is odd.
func (l *Lesson) paintLamps(dl *render.List, f *ui.Frame, r render.Rect) {
	w := &l.words
	for i, lamp := range [...]struct {
		words string
		lit   bool
	}{{w.tiles, w.tilesOdd}, {w.blank, w.blankOdd}} {
		at := f.Within(r, f.Split(r, 2, i, 8))
		side := f.Grown(32)
		disc := f.Within(at, render.Rect{X: at.X, Y: at.Y + (at.H-side)/2, W: side, H: side})
		style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Ink2, EdgeWidth: f.Dip(2)}
		if lamp.lit {
			style = render.BoxStyle{Fill: f.Theme.Accent, Shadow: f.Theme.Accent.Fade(140), ShadowBlur: f.Dip(12)}
		}
		dl.Box(disc, side/2, style)
		text := f.Within(at, render.Rect{X: at.X + side + f.Dip(8), Y: at.Y, W: at.W - side - f.Dip(8), H: at.H})
		face := f.Face(render.Regular, 16)
		lines := f.Wrap(lamp.words, face, text.W)
		line := f.Fonts.Metrics(face).Line
		text.Y, text.H = text.Y+(text.H-line*float32(len(lines)))/2, line
		for _, s := range lines {
			dl.TextIn(f.Fonts, face, s, text, f.Near(), render.Middle, f.Theme.Ink)
			text.Y += line
		}
	}
}
