package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// view holds the frames and the themes that the visible scenes are laid out with.
type view struct {
	frame  ui.Frame // of the scene on top
	below  ui.Frame // of the scene that stays visible below scenes with Page.Over
	themes map[session.Theme]*render.Theme
}

func newView(fonts *render.Fonts) (v view) {
	v.frame.Fonts, v.below.Fonts = fonts, fonts
	v.themes = map[session.Theme]*render.Theme{
		session.LightTheme: render.LightTheme(), session.DarkTheme: render.DarkTheme(), session.ContrastTheme: render.ContrastTheme(),
		session.SlateTheme: render.SlateTheme(), session.ClayTheme: render.ClayTheme(), session.InkTheme: render.InkTheme(),
		session.FeltTheme: render.FeltTheme(),
	}
	return v
}

// Draw fills l with what the screen shows. It changes nothing.
func (s *Stage) Draw(l *render.List) {
	f := &s.view.frame
	l.Reset(f.Screen.W, f.Screen.H, f.Theme.Paper)
	if !s.change.draw(l, s) {
		s.drawScenes(l)
	}
	s.change.drawFlight(l, s)
	s.toasts.draw(l, s)
}

// drawScenes draws the visible scenes at rest.
func (s *Stage) drawScenes(l *render.List) {
	f, top := &s.view.frame, s.top()
	if top.page().Over {
		drawScene(l, s.behind(), &s.view.below, ui.ID{}, s.card(), s.covered())
		if top.page().Sheet != nil {
			s.drawSheet(l, top, f)
			return
		}
		if len(f.Controls) > 0 { // the screen stays bright as long as the top scene is empty
			l.Fill(f.Screen, 0, f.Theme.Scrim)
		}
	}
	drawTop(l, top, f, s.change.flies)
}

// card returns the panel of a sheet that takes the whole screen. Beside a card or any other sheet what is below stays in sight, evenly
// dimmed: for these, and if there is no panel, it is the zero rectangle.
func (s *Stage) card() (r render.Rect) {
	panel, f := s.panel(), &s.view.frame
	if panel == nil || s.top().page().Sheet == nil || panel.Rect != f.Safe.Inset(f.Dip(SheetMargin)) {
		return render.Rect{}
	}
	return panel.Rect
}

// covered returns the rectangle in which nothing is seen below the panel of a card, or of a sheet that has come, or the zero rectangle.
func (s *Stage) covered() render.Rect {
	panel := s.panel()
	if panel == nil {
		return render.Rect{}
	}
	if sheet := s.top().page().Sheet; sheet != nil {
		if _, comes := s.Part(sheet.opened); comes {
			return render.Rect{}
		}
	}
	return panel.Rect.Inset(-s.view.frame.Dip(coveredAir))
}

// coveredAir is how far what lies below a card or a sheet may look out, in dip: so little that it is rather not drawn.
const coveredAir = 4

// halved reports whether a card covers words, a button or a board, even in part: what is left of them would only disturb. Rows of a list that are
// wider than the card go on below it.
func halved(c *ui.Control, card render.Rect) bool {
	if (c.Look == ui.Row || c.Look == ui.Keys) && c.Rect.W > card.W {
		return false
	}
	switch c.Role {
	case ui.Text, ui.Heading, ui.Status, ui.Button, ui.Grid, ui.Cell:
		return !card.Empty() && !c.Rect.Intersect(card).Empty()
	}
	return false
}

// behind returns the scene that is visible below those that are Over it: the highest one, except for the top, that is
// not Over another.
func (k *Stack) behind() Scene {
	i := len(k.scenes) - 2
	for k.scenes[i].page().Over {
		i--
	}
	return k.scenes[i]
}

// drawScene draws a scene, but for the control that flies to its place, what a card over it would cut, and what lies below a panel whole:
// its lip would look out.
func drawScene(l *render.List, n Scene, f *ui.Frame, flies ui.ID, card, panel render.Rect) {
	for i := range f.Controls {
		c := &f.Controls[i]
		if halved(c, card) || !panel.Empty() && c.Rect.Intersect(panel) == c.Rect {
			continue
		}
		if c.Clip.Intersect(c.Rect).Empty() && c.Role != ui.Grid || c.ID == flies && flies != (ui.ID{}) {
			continue
		}
		part := f.Seen(c)
		if part == 0 {
			continue
		}
		ops, pictured := len(l.Ops), c.Look == ui.Card || c.Look == ui.Custom
		ui.Paint(l, f, c)
		if pictured {
			l.PushClip(c.Clip)
			n.Paint(l, f, c)
			l.PopClip()
		}
		if part < 1 && pictured {
			veil(l, f, c, part)
		} else if part < 1 {
			fadeOps(l, ops, part)
		}
	}
	fadeEdges(l, f, &n.page().Scroll)
}

// drawTop draws the scene on top: it alone can be scrolled, so it alone has the bar that shows how far.
func drawTop(l *render.List, n Scene, f *ui.Frame, flies ui.ID) {
	drawScene(l, n, f, flies, render.Rect{}, render.Rect{})
	if bar, ok := n.page().Scroll.Bar(f); ok {
		l.Fill(bar, bar.W/2, f.Theme.Edge)
	}
}

// veil lays paper over a card or a picture that is faint: made translucent one by one, the parts of its picture would shine through each other.
func veil(l *render.List, f *ui.Frame, c *ui.Control, part float32) {
	l.PushClip(c.Clip)
	l.Fill(c.Rect, 0, f.Theme.Paper.Fade(uint8(255*(1-part))))
	l.PopClip()
}

// FadeHigh is the height, in dip, in which the content of a scrolled column fades where it goes on beyond the edge, and
// fadeSteps the largest number of its steps.
const (
	FadeHigh  = 24
	fadeSteps = 24
)

// fadeEdges lets what goes on above or below a scrolled column fade into the paper: slowly at first, so that words can be read
// almost to the edge.
func fadeEdges(l *render.List, f *ui.Frame, s *ui.Scroll) {
	above, below := s.Hidden()
	area := s.Area()
	high := render.Floor(f.Dip(FadeHigh))
	steps := min(int(high), fadeSteps)
	edge := func(i int) float32 { return render.Floor(high * float32(steps-i) / float32(steps)) } // how far from the end of the column
	for i := range steps {
		c := f.Theme.Paper
		part := float32(i+1) / float32(steps)
		c.A = uint8(255 * part * part * (3 - 2*part))
		from, to := edge(i+1), edge(i)
		if above > 0 {
			l.Fill(render.Rect{X: area.X, Y: area.Y + from, W: area.W, H: to - from}, 0, c.Fade(uint8(255*min(1, above/high))))
		}
		if below > 0 {
			l.Fill(render.Rect{X: area.X, Y: area.Y + area.H - to, W: area.W, H: to - from}, 0, c.Fade(uint8(255*min(1, below/high))))
		}
	}
}

// On a screen that is wider and higher than this, in dip, a dip grows with the screen: words beside a huge board would look
// lost.
const (
	largeWidth  = 1920
	largeHeight = 1080
)

// measure sets the measures of the frames from this tick's input and the settings.
func (v *view) measure(s *Stage) {
	in, f := s.In, &v.frame
	f.Scale = in.Scale
	if f.Scale <= 0 {
		f.Scale = 1
	}
	f.TextSize = max(0, min(2, float32(s.Set.TextSize)))
	if s.Set.TextSize <= 0 {
		f.TextSize = max(1, min(2, in.TextScale))
	}
	f.Screen = render.Rect{W: max(1, in.Width), H: max(1, in.Height)}
	f.Scale *= max(1, min(f.Screen.W/f.Scale/largeWidth, f.Screen.H/f.Scale/largeHeight))
	i := in.Insets
	f.Safe = render.Rect{X: i.Left, Y: i.Top, W: max(1, f.Screen.W-i.Left-i.Right), H: max(1, f.Screen.H-i.Top-i.Bottom)}
	f.Theme = v.theme(s)
	f.RTL = s.Lang.RTL()
	f.ShowRing = s.Device() == Keys || s.Device() == Pad
	v.below.Measures = f.Measures
	v.below.ShowRing = false
}

func (v *view) theme(s *Stage) *render.Theme {
	if t, ok := v.themes[s.Set.Theme]; ok {
		return t
	}
	switch {
	case s.In.Contrast:
		return v.themes[session.ContrastTheme]
	case s.In.Dark:
		return v.themes[session.DarkTheme]
	}
	return v.themes[session.LightTheme]
}

// layout builds the control trees of the visible scenes.
func (v *view) layout(s *Stage) {
	top, f := s.top(), &v.frame
	p := top.page()
	if p.Over { // first, because a sheet stands at a control of it
		layoutScene(s.behind(), &v.below)
	}
	layoutScene(top, f)
	if c := ui.Find(f.Controls, p.Focus); c == nil || !c.Focusable() {
		p.Focus = top.First()
	}
	over := s.hovered()
	s.Out.Cursor = cursorOver(f.Controls, over)
	for i := range f.Controls {
		c := &f.Controls[i]
		c.Hovered = i == over
		c.Focused = c.ID == p.Focus && c.Focusable()
		c.Pressed = s.presses(c)
	}
}

// cursorOver returns the cursor over the control of an index; -1: over none.
func cursorOver(all []ui.Control, over int) game.Cursor {
	switch {
	case over < 0:
		return game.ArrowCursor
	case all[over].Role == ui.Field:
		return game.BeamCursor
	}
	return game.HandCursor
}

func layoutScene(n Scene, f *ui.Frame) {
	f.Reset()
	n.Layout(f)
	f.Mirror()
}

func abs(x float32) float32 { return max(x, -x) }
