package settings

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// swatch is the picture of a theme: a short ribbon on its paper. The system's theme shows two, half of each.
type swatch []render.GoalView

// newSwatches returns the pictures of the themes, in their order.
func newSwatches() (list []swatch) {
	goal := puzzle.MustParseGoal("4x2.snake")
	made := map[session.Theme][]*render.Theme{
		session.SystemTheme: {render.LightTheme(), render.DarkTheme()},
		session.LightTheme:  {render.LightTheme()}, session.DarkTheme: {render.DarkTheme()}, session.ContrastTheme: {render.ContrastTheme()},
		session.SlateTheme: {render.SlateTheme()}, session.ClayTheme: {render.ClayTheme()}, session.InkTheme: {render.InkTheme()},
		session.FeltTheme: {render.FeltTheme()},
	}
	for _, name := range themes {
		var s swatch
		for _, t := range made[name] {
			colors := render.TileColors(nil, t, render.PathScheme, goal)
			if t.Dark && t.Inked { // made for numbers on light tiles, they would be lost on dark paper
				for i := range colors {
					colors[i] = render.Mix(colors[i], t.OneTile, 0.55)
				}
			}
			s = append(s, render.GoalView{Goal: goal, Theme: t, Plain: true, Bare: true, Colors: colors})
		}
		list = append(list, s)
	}
	return list
}

// The measures of the themes in dip.
const (
	swatchHigh  = 52
	swatchLow   = 40 // on a low screen, where the colours of tiles are to be in sight below the themes
	swatchLarge = 64 // above names in large letters
	swatchMost  = 4  // in a row
	swatchGap   = 8
)

// layoutThemes adds the themes as pictures of themselves, each with its name.
func (s *Scene) layoutThemes(f *ui.Frame, col *ui.Column) {
	c := s.choice(themeGroup)
	col.Line(c.label, ui.Plain, render.Regular, 16)
	col.Space(4)
	face := nameFace(f)
	high := swatchSide(f) + f.Fonts.Metrics(face).Line + f.Dip(12)
	n := inRow(f, col.Area.W, widest(f, face, c.options), swatchMost, swatchGap)
	c.grid(col, &s.Stage.Set.Choices, n, swatchGap, ui.Control{Look: ui.Custom, Face: face, Rect: render.Rect{H: high}})
	col.Space(8)
}

// nameGrown is how much larger the names of themes become in large letters: the pictures lead, and all are to be in sight.
const nameGrown = 1.4

// nameFace returns the face of the names of the themes.
func nameFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, 16, nameGrown))
}

// swatchSide is the height of the picture of a theme.
func swatchSide(f *ui.Frame) float32 {
	switch {
	case f.Low():
		return f.Dip(swatchLow)
	case f.TextSize >= ui.LargeText:
		return f.Dip(swatchLarge)
	}
	return f.Dip(swatchHigh)
}

// paintTheme draws a theme as its swatch with its name below; the chosen one has a frame.
func (s *Scene) paintTheme(l *render.List, f *ui.Frame, c *ui.Control) {
	views := s.themes[c.ID.N]
	r := c.Rect.Inset(f.Dip(4))
	r.H = swatchSide(f)
	radius := f.Dip(8)
	for i := range views {
		half := r
		half.X += r.W / float32(len(views)) * float32(i)
		l.PushClip(half)
		v := views[i]
		v.Scale, v.Rect = f.Scale, r.Inset(f.Dip(8))
		l.Box(r, radius, render.BoxStyle{Fill: v.Theme.Paper, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))})
		l.GoalThumb(f.Fonts, &v)
		l.PopClip()
	}
	if c.On {
		l.Box(r.Inset(-f.Dip(4)), radius+f.Dip(4), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	ui.Shade(l, f, c, r, radius)
	ink := f.Theme.Ink2
	if c.On {
		ink = f.Theme.Ink
	}
	words := render.Rect{X: c.Rect.X, Y: r.Y + r.H + f.Dip(4), W: c.Rect.W, H: c.Rect.Y + c.Rect.H - r.Y - r.H - f.Dip(4)}
	l.TextIn(f.Fonts, c.Face, c.Label, words, render.Middle, render.Middle, ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), radius)
	}
}
