package game

import (
	"slices"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// toastTime is how long a sentence stays on the screen.
const toastTime = 3 * time.Second

// toast is a sentence that shows for a moment and waits for nothing.
type toast struct {
	sentence
	until time.Duration
	due   bool       // it is one of next
	next  []sentence // to be shown from the first tick on, one after the other
}

// sentence is what a toast shows.
type sentence struct {
	text  string
	shown func() // called once it is in sight; nil: nobody asks
}

// show shows a sentence at once. One that was due is cut short by it, and comes back later.
func (t *toast) show(a *App, text string) {
	if t.due && t.text != "" {
		t.next = slices.Insert(t.next, 0, t.sentence)
	}
	t.put(a, sentence{text: text}, false)
}

func (t *toast) put(a *App, s sentence, due bool) {
	t.sentence, t.due, t.until = s, due, a.in.Now+toastTime
	a.say(s.text)
}

// drop takes a sentence off the screen, if it is there.
func (t *toast) drop(text string) {
	if t.text == text {
		t.sentence = sentence{}
	}
}

func (t *toast) tick(a *App) {
	if t.text != "" && a.in.Now >= t.until {
		t.text = ""
	}
	if t.text == "" && len(t.next) > 0 {
		t.put(a, t.next[0], true)
		t.next = t.next[1:]
	}
	if t.text == "" {
		return
	}
	switch a.top().(type) {
	case *menu, *pause:
		if t.text == a.unsaved.text { // they have it in full
			t.text = ""
			return
		}
	}
	if _, lines := t.place(a); lines == nil {
		t.until = a.in.Now + toastTime // it waits until there is room
	} else if t.shown != nil {
		t.shown()
		t.shown = nil
	}
}

// bounds is where a sentence may stand: beside the board or above it, on pages in the bar beside the button
// back, above an overlay. Its y is that of the upper edge, low that of what must stay in sight.
func (t *toast) bounds(a *App) (r render.Rect, low float32) {
	f := &a.frame
	r = f.Safe
	low = r.Y + r.H
	if c := a.panel(); c != nil {
		return r, c.Rect.Y
	}
	switch a.top().(type) {
	case *play, *pause, *result:
		pl := &a.play.place
		if pl.wide {
			r = f.Fixed(pl.rest)
		} else {
			low = pl.tray.Y
			if end := pl.top.Y + pl.top.H; low > end {
				r.Y = end
			}
		}
	default:
		back := ui.Find(a.frame.Controls, backID)
		if back == nil || back.Look != ui.Quiet {
			break
		}
		r.Y = back.Rect.Y
		if f.RTL {
			r.W = back.Rect.X - r.X
		} else {
			r.W -= back.Rect.X + back.Rect.W - r.X
			r.X = back.Rect.X + back.Rect.W
		}
	}
	return r, low
}

// panel returns the card of an overlay, nil where there is none.
func (a *App) panel() *ui.Control {
	if !a.top().base().overlay {
		return nil
	}
	for i := range a.frame.Controls {
		if c := &a.frame.Controls[i]; c.Role == ui.Panel {
			return c
		}
	}
	return nil
}

// place returns where the sentence stands and how it is broken into lines: none where an overlay leaves no room.
func (t *toast) place(a *App) (r render.Rect, lines []string) {
	f := &a.frame
	face := f.Face(render.Regular, 16)
	area, low := t.bounds(a)
	lines = f.Wrap(t.text, face, min(area.W-f.Dip(56), f.Dip(480*max(1, f.TextSize*0.75))))
	var w float32
	for _, line := range lines {
		w = max(w, f.Fonts.Width(face, line))
	}
	w = float32(int(w + f.Dip(40)))
	h := f.Fonts.Metrics(face).Line*float32(len(lines)) + f.Dip(16)
	y := area.Y + f.Dip(8)
	if y+h > low-f.Dip(8) { // not enough room there: over what lies above rather than below
		y = max(f.Safe.Y+f.Dip(4), low-f.Dip(4)-h)
	}
	r = render.Rect{X: float32(int(area.X + (area.W-w)/2)), Y: float32(int(y)), W: w, H: h}
	if c := a.panel(); c != nil && !r.Intersect(c.Rect).Empty() {
		return render.Rect{}, nil
	}
	return r, lines
}

func (t *toast) draw(l *render.List, a *App) {
	if t.text == "" {
		return
	}
	f := &a.frame
	face := f.Face(render.Regular, 16)
	m := f.Fonts.Metrics(face)
	r, lines := t.place(a)
	if lines == nil {
		return
	}
	s := render.BoxStyle{Fill: f.Theme.Ink, Shadow: render.Color{A: 70}, ShadowY: f.Dip(3), ShadowBlur: f.Dip(12)}
	color := f.Theme.Paper
	if f.Theme.Contrast {
		s.Fill, s.Edge, s.EdgeWidth = f.Theme.Paper, f.Theme.Ink, f.Dip(2)
		color = f.Theme.Ink
	}
	l.Box(r, f.Dip(16), s)
	for i, line := range lines {
		row := render.Rect{X: r.X, Y: r.Y + f.Dip(8) + m.Line*float32(i), W: r.W, H: m.Line}
		l.TextIn(f.Fonts, face, line, row, render.Middle, render.Middle, color)
	}
}
