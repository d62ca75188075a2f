package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Decimals of the time are smaller than its other digits, by this factor.
const decimalsPart = 0.5

// timeFace returns the face of the time: of so many dip, or smaller where the time is too long for a width.
func (r *result) timeFace(f *ui.Frame, dip, width float32) render.FaceID {
	for {
		face := f.Face(render.Figure, dip)
		if dip*f.TextSize <= 16 || r.timeWidth(f, face) <= width {
			return face
		}
		dip -= 2
	}
}

func (r *result) timeWidth(f *ui.Frame, face render.FaceID) float32 {
	return f.Fonts.Width(face, r.words.seconds) + f.Fonts.Width(decimalsFace(f, face), r.words.decimals)
}

func decimalsFace(f *ui.Frame, face render.FaceID) render.FaceID {
	return f.Fonts.Face(render.Figure, int(float32(face.Px())*decimalsPart))
}

// paintTime draws the time, with small decimals.
func (r *result) paintTime(l *render.List, f *ui.Frame, c *ui.Control) {
	small := decimalsFace(f, c.Face)
	w := r.timeWidth(f, c.Face)
	x := c.Rect.X + (c.Rect.W-w)/2
	switch c.Align {
	case render.Start:
		x = c.Rect.X
	case render.End:
		x = c.Rect.X + c.Rect.W - w
	}
	base := render.Floor(c.Rect.Y + (c.Rect.H+f.Fonts.Metrics(c.Face).Cap)/2)
	l.Text(f.Fonts, c.Face, r.words.seconds, x, base, f.Theme.Ink)
	l.Text(f.Fonts, small, r.words.decimals, x+f.Fonts.Width(c.Face, r.words.seconds), base, f.Theme.Ink2)
}

// pillLip is the height of the lip of the pill of news, as those of tiles, in dip.
const pillLip = 2

// paintPill draws a text on honey.
func paintPill(l *render.List, f *ui.Frame, c *ui.Control) {
	w := min(f.Fonts.Width(c.Face, c.Label)+f.Dip(32), c.Rect.W)
	r := render.Rect{X: render.Floor(c.Rect.X + (c.Rect.W-w)/2), Y: c.Rect.Y, W: w, H: c.Rect.H}
	switch c.Align {
	case render.Start:
		r.X = c.Rect.X
	case render.End:
		r.X = c.Rect.X + c.Rect.W - w
	}
	if f.Theme.Contrast {
		l.Box(r, r.H/2, render.BoxStyle{Edge: f.Theme.Honey, EdgeWidth: f.Dip(2)})
		l.TextIn(f.Fonts, c.Face, c.Label, r, render.Middle, render.Middle, f.Theme.Ink)
		return
	}
	lip := f.Dip(pillLip)
	l.Fill(r, r.H/2, render.Lip(f.Theme.Honey))
	r.H -= lip
	l.Fill(r, r.H/2, f.Theme.Honey)
	l.TextIn(f.Fonts, c.Face, c.Label, r, render.Middle, render.Middle, f.Theme.OnHoney)
}
