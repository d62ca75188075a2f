package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Draw fills l with what the screen shows. It changes nothing in the game.
func (a *App) Draw(l *render.List) {
	l.Reset(a.frame.Screen.W, a.frame.Screen.H, a.frame.Theme.Paper)
	top := a.top()
	if top.base().overlay {
		a.drawScene(l, a.behind(), &a.below)
		if len(a.frame.Controls) > 0 { // one that shows nothing yet darkens nothing
			l.Fill(a.frame.Screen, 0, render.Color{A: scrim})
		}
	}
	a.drawScene(l, top, &a.frame)
	a.toast.draw(l, a)
}

// behind returns the scene that overlays leave in sight.
func (a *App) behind() scene {
	i := len(a.stack) - 2
	for a.stack[i].base().overlay {
		i--
	}
	return a.stack[i]
}

// scrim is how dark an overlay makes what lies under it.
const scrim = 110

func (a *App) drawScene(l *render.List, s scene, f *ui.Frame) {
	s.under(l, f)
	for i := range f.Controls {
		c := &f.Controls[i]
		if c.Clip.Intersect(c.Rect).Empty() && c.Role != ui.Grid {
			continue
		}
		ui.Paint(l, f, c)
		if c.Look == ui.Card || c.Look == ui.Custom {
			l.PushClip(c.Clip)
			s.paint(l, f, c)
			l.PopClip()
		}
	}
	if bar, ok := s.base().scroll.Bar(f); ok {
		l.Fill(bar, bar.W/2, f.Theme.Edge)
	}
}

// Controls returns the control tree of the scene on top: what the player can see and do. It is good until
// the next Update.
func (a *App) Controls() []ui.Control { return a.frame.Controls }

// measure takes this tick's sizes and preferences over into the frames.
func (a *App) measure() {
	in := &a.in
	f := &a.frame
	f.Scale = in.Scale
	if f.Scale <= 0 {
		f.Scale = 1
	}
	f.TextSize = clamp(float32(a.set.TextSize), 0, 2)
	if a.set.TextSize <= 0 {
		f.TextSize = clamp(in.TextScale, 1, 2)
	}
	f.Screen = render.Rect{W: max(1, in.Width), H: max(1, in.Height)}
	i := in.Insets
	f.Safe = render.Rect{X: i.Left, Y: i.Top, W: max(1, f.Screen.W-i.Left-i.Right), H: max(1, f.Screen.H-i.Top-i.Bottom)}
	f.Theme = a.theme()
	f.RTL = a.lang.RTL()
	f.ShowRing = a.used == byKeys || a.used == byPad
	b := &a.below
	b.Scale, b.TextSize, b.Screen, b.Safe, b.Theme, b.RTL, b.ShowRing = f.Scale, f.TextSize, f.Screen, f.Safe, f.Theme, f.RTL, false
}

func (a *App) theme() *render.Theme {
	switch a.set.Theme {
	case session.LightTheme:
		return a.themes[0]
	case session.DarkTheme:
		return a.themes[1]
	case session.ContrastTheme:
		return a.themes[2]
	}
	switch {
	case a.in.Contrast:
		return a.themes[2]
	case a.in.Dark:
		return a.themes[1]
	}
	return a.themes[0]
}

// layout builds the control trees of the scenes in sight.
func (a *App) layout() {
	top := a.top()
	a.layoutScene(top, &a.frame)
	if top.base().overlay {
		a.layoutScene(a.behind(), &a.below)
	}
	p := top.base()
	if c := ui.Find(a.frame.Controls, p.focus); c == nil || !c.Focusable() {
		p.focus = top.first()
	}
	for i := range a.frame.Controls {
		c := &a.frame.Controls[i]
		c.Focused = c.ID == p.focus && c.Focusable()
		c.Pressed = a.holds(c)
	}
}

func (a *App) layoutScene(s scene, f *ui.Frame) {
	f.Reset()
	s.layout(f)
	f.Mirror()
}

func (a *App) holds(c *ui.Control) bool {
	if c.ID == (ui.ID{}) || !c.Touchable() {
		return false
	}
	for _, g := range a.fingers {
		if g.hold == holdControl && g.control == c.ID && c.Rect.Contains(g.at) {
			return true
		}
	}
	return false
}
