package game

import (
	"time"

	"wildfifteen/render"
)

// toastTime is how long a sentence stays at the foot of the screen.
const toastTime = 3 * time.Second

// toast is a sentence that shows for a moment and waits for nothing.
type toast struct {
	text  string
	until time.Duration
	next  string // to be shown in the first tick
	lines []string
}

func (t *toast) show(a *App, text string) {
	t.text, t.until = text, a.in.Now+toastTime
	a.say(text)
}

func (t *toast) tick(a *App) {
	if t.next != "" {
		t.show(a, t.next)
		t.next = ""
	}
	if t.text != "" && a.in.Now >= t.until {
		t.text = ""
	}
	if t.text != "" {
		f := &a.frame
		t.lines = f.Wrap(t.text, f.Face(render.Regular, 16), min(f.Safe.W-f.Dip(64), f.Dip(480)))
	}
}

func (t *toast) draw(l *render.List, a *App) {
	if t.text == "" {
		return
	}
	f := &a.frame
	face := f.Face(render.Regular, 16)
	m := f.Fonts.Metrics(face)
	var w float32
	for _, line := range t.lines {
		w = max(w, f.Fonts.Width(face, line))
	}
	h := m.Line*float32(len(t.lines)) + f.Dip(24)
	w = float32(int(w + f.Dip(40)))
	r := render.Rect{X: float32(int(f.Safe.X + (f.Safe.W-w)/2)), Y: f.Safe.Y + f.Safe.H - h - f.Dip(80), W: w, H: h}
	s := render.BoxStyle{Fill: f.Theme.Ink, Shadow: render.Color{A: 70}, ShadowY: f.Dip(3), ShadowBlur: f.Dip(12)}
	if f.Theme.Contrast {
		s.Fill, s.Edge, s.EdgeWidth = f.Theme.Paper, f.Theme.Ink, f.Dip(2)
	}
	l.Box(r, f.Dip(16), s)
	color := f.Theme.Paper
	if f.Theme.Contrast {
		color = f.Theme.Ink
	}
	for i, line := range t.lines {
		row := render.Rect{X: r.X, Y: r.Y + f.Dip(12) + m.Line*float32(i), W: r.W, H: m.Line}
		l.TextIn(f.Fonts, face, line, row, render.Middle, render.Middle, color)
	}
}
