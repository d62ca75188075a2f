package stage

import (
	"slices"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// toastTime is how long a toast stays on the screen.
const toastTime = 3 * time.Second

// toasts holds the toast on the screen and those that wait. A toast is a sentence that shows for a moment and needs no
// answer. Only one shows at a time.
type toasts struct {
	toast  // the one on the screen; its text is "" if there is none
	until  time.Duration
	queued bool    // the toast on the screen came from queue
	queue  []toast // shown one after the other, from the first tick on
}

type toast struct {
	text  string
	shown func() // called once the toast is visible; may be nil
}

// Toast shows a sentence at once and announces it. If it replaces a queued one, that one is shown again later.
func (v *Voice) Toast(text string) {
	t := &v.toasts
	if t.queued && t.text != "" {
		t.queue = slices.Insert(t.queue, 0, t.toast)
	}
	t.put(v.stage, toast{text: text}, false)
}

// Queue shows a sentence after all earlier ones. It calls shown once the sentence is visible; shown may be nil.
func (v *Voice) Queue(text string, shown func()) {
	v.toasts.queue = append(v.toasts.queue, toast{text, shown})
}

// Untoast removes a sentence from the screen, if it is there.
func (v *Voice) Untoast(text string) {
	if v.toasts.text == text {
		v.toasts.toast = toast{}
	}
}

// Drop removes the sentence on the screen, because what comes now says more. One from the queue must not be lost: it stays.
func (v *Voice) Drop() {
	if !v.toasts.queued {
		v.toasts.toast = toast{}
	}
}

// yield removes a sentence about the scene that a card now lies over. One that was told in this tick tells of what opened the
// card, and one from the queue must not be lost: they stay.
func (t *toasts) yield(s *Stage) {
	if !t.queued && t.until < s.In.Now+toastTime {
		t.toast = toast{}
	}
}

func (t *toasts) put(s *Stage, next toast, queued bool) {
	t.toast, t.queued, t.until = next, queued, s.In.Now+toastTime
	s.Say(next.text)
}

func (t *toasts) tick(s *Stage) {
	if t.text != "" && s.In.Now >= t.until {
		t.text = ""
	}
	if t.text == "" && len(t.queue) > 0 {
		t.put(s, t.queue[0], true)
		t.queue = t.queue[1:]
	}
	if t.text == "" {
		return
	}
	if t.text == s.top().page().Told {
		t.text = ""
		return
	}
	if t.place(s).lines == nil {
		t.until = s.In.Now + toastTime // its time begins when there is room for it
	} else if t.shown != nil {
		t.shown()
		t.shown = nil
	}
	s.Beat(t.until - s.In.Now)
}

// area returns where a toast may stand: above the card of a scene that lies over another one, else where the page says,
// else in the bar beside the button Back.
func (t *toasts) area(s *Stage) ToastArea {
	f := &s.view.frame
	a := ToastArea{Area: f.Safe, Floor: f.Safe.Y + f.Safe.H}
	if c := s.panel(); c != nil {
		a.Floor = c.Rect.Y
		return a
	}
	if own := s.top().page().Toasts; own != (ToastArea{}) {
		return own
	}
	back := s.Find(BackID)
	if back == nil || back.Look != ui.Quiet {
		return a
	}
	a.Area.Y = back.Rect.Y
	if f.RTL {
		a.Area.W = back.Rect.X - a.Area.X
	} else {
		a.Area.W -= back.Rect.X + back.Rect.W - a.Area.X
		a.Area.X = back.Rect.X + back.Rect.W
	}
	return a
}

// panel returns the card of the top scene if that lies over another scene, or nil.
func (s *Stage) panel() *ui.Control {
	if !s.top().page().Over {
		return nil
	}
	for i := range s.view.frame.Controls {
		if c := &s.view.frame.Controls[i]; c.Role == ui.Panel {
			return c
		}
	}
	return nil
}

// The looks of a toast, the first that leaves its line some air is taken; elsewhere it has the first one: the size of its letters and
// the room around its lines, in dip. Letters smaller than leastLetters are for players with large ones.
var toastLooks = [...]toastLook{{16, 16}, {16, 8}, {14, 4}, {12, 4}, {10, 4}}

type toastLook struct{ letters, air float32 }

// In dip.
const (
	leastLetters = 14
	lineAir      = 8 // between a toast in its line and what stands above and below
)

// placed is a toast in its place; lines is nil if there is no room for it.
type placed struct {
	at    render.Rect
	cover render.Rect // what is empty paper around it
	lines []string
	face  render.FaceID
}

// place returns where the toast stands and its lines.
func (t *toasts) place(s *Stage) (p placed) {
	f := &s.view.frame
	a := t.area(s)
	for i, look := range toastLooks {
		if a.Line.Empty() || i > 0 && look.letters*f.TextSize < leastLetters {
			break
		}
		next := t.sized(f, a.Line.W, look)
		if next.at.H > a.Line.H {
			continue
		}
		p, p.cover = next, a.Cover
		if a.Whole {
			p.at.W = max(p.at.W, a.Line.W-f.Dip(2*lineAir))
		}
		p.at.X, p.at.Y = render.Floor(a.Line.X+(a.Line.W-p.at.W)/2), render.Floor(a.Line.Y+(a.Line.H-p.at.H)/2)
		if p.at.H+2*f.Dip(lineAir) <= a.Line.H {
			break
		}
	}
	if p.lines != nil {
		return p
	}
	p = t.sized(f, a.Area.W, toastLooks[0])
	y, h := a.Area.Y+f.Dip(8), p.at.H
	if y+h > a.Floor-f.Dip(8) { // not enough room: cover what is above the area, not what is below the floor
		y = max(f.Safe.Y+f.Dip(4), a.Floor-f.Dip(4)-h)
	}
	p.at.X, p.at.Y = render.Floor(a.Area.X+(a.Area.W-p.at.W)/2), render.Floor(y)
	if c := s.panel(); c != nil && !p.at.Intersect(c.Rect).Empty() {
		return placed{}
	}
	return p
}

// sized returns the toast in a width, with its lines; it has no place yet.
func (t *toasts) sized(f *ui.Frame, width float32, look toastLook) (p placed) {
	p.face = f.Face(render.Regular, look.letters)
	p.lines = f.Balance(t.text, p.face, min(width-f.Dip(56), f.Dip(480*max(1, f.TextSize*0.75))))
	var w float32
	for _, line := range p.lines {
		w = max(w, f.Fonts.Width(p.face, line))
	}
	p.at = render.Rect{W: render.Floor(w + f.Dip(40)), H: f.Fonts.Metrics(p.face).Line*float32(len(p.lines)) + f.Dip(look.air)}
	return p
}

func (t *toasts) draw(l *render.List, s *Stage) {
	if t.text == "" {
		return
	}
	f := &s.view.frame
	p := t.place(s)
	if p.lines == nil {
		return
	}
	l.Fill(p.cover, 0, f.Theme.Paper)
	r, m := p.at, f.Fonts.Metrics(p.face)
	style := render.BoxStyle{Fill: f.Theme.Ink, Shadow: render.Color{A: 70}, ShadowY: f.Dip(3), ShadowBlur: f.Dip(12)}
	color := f.Theme.Paper
	if f.Theme.Contrast {
		style.Fill, style.Edge, style.EdgeWidth = f.Theme.Paper, f.Theme.Ink, f.Dip(2)
		color = f.Theme.Ink
	}
	l.Box(r, f.Dip(16), style)
	for i, line := range p.lines {
		row := render.Rect{X: r.X, Y: r.Y + (r.H-m.Line*float32(len(p.lines)))/2 + m.Line*float32(i), W: r.W, H: m.Line}
		l.TextIn(f.Fonts, p.face, line, row, render.Middle, render.Middle, color)
	}
}
