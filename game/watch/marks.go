package watch

import (
	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// marks are the places of a film where something happened besides moves.
type marks struct {
	places   []mark
	parts    int // of the goal
	last     int
	quarters bool     // the parts of the goal are quarters of its line, not rows
	text     string   // for those who do not see them
	legend   []legend // of the kinds of marks that there are
}

// mark is one such place. A part of the goal that came home has the number of that part, from 0.
type mark struct {
	at   int
	kind puzzle.StepKind // UndoStep, HintStep or PauseStep
	part int             // -1: none
}

// newMarks finds the marks of a film.
func newMarks(l *assets.Lang, film *session.Playback) marks {
	m := marks{last: film.Last()}
	_, m.quarters = film.Recording.Game.Goal.Line()
	var undos, hints, pauses int
	for i := 1; i <= film.Last(); i++ {
		kind := film.Frame(i).Kind
		switch kind {
		case puzzle.UndoStep:
			undos++
		case puzzle.HintStep:
			hints++
		case puzzle.PauseStep:
			pauses++
		default:
			continue
		}
		m.places = append(m.places, mark{i, kind, -1})
	}
	for part, at := range film.Splits() {
		if at > 0 {
			m.places = append(m.places, mark{at, puzzle.MoveStep, part})
		}
	}
	m.parts = len(film.Splits())
	m.text = m.words(l, undos, hints, pauses)
	m.legend = m.meanings(l, undos, hints, pauses)
	return m
}

// words lists the marks.
func (m *marks) words(l *assets.Lang, undos, hints, pauses int) (text string) {
	add := func(more string) {
		if text != "" {
			more = l.T("watch.comma", "a", text, "b", more)
		}
		text = more
	}
	for _, c := range []struct {
		key string
		n   int
	}{{"watch.marks_undos", undos}, {"watch.marks_hints", hints}, {"watch.marks_pauses", pauses}} {
		if c.n > 0 {
			add(l.N(c.key, c.n))
		}
	}
	key := "watch.marks_row"
	if m.quarters {
		key = "watch.marks_quarter"
	}
	for _, p := range m.places {
		if p.part >= 0 {
			add(l.T(key, "n", p.part+1, "at", p.at))
		}
	}
	if text == "" {
		return ""
	}
	return l.T("watch.marks", "list", text)
}

// at says what happened at a frame, "" if nothing did.
func (m *marks) at(l *assets.Lang, film *session.Playback, at int) string {
	for _, p := range m.places {
		if p.at == at && p.part >= 0 {
			key := "watch.home_row"
			if m.quarters {
				key = "watch.home_quarter"
			}
			return l.T(key, "n", p.part+1)
		}
	}
	if at == 0 {
		return ""
	}
	switch f := film.Frame(at); f.Kind {
	case puzzle.UndoStep:
		return l.T("watch.undo")
	case puzzle.RedoStep:
		return l.T("watch.redo")
	case puzzle.HintStep:
		return l.T("watch.hint")
	case puzzle.PeekStep:
		return l.T("watch.peek")
	case puzzle.PauseStep:
		return l.T("watch.paused")
	case puzzle.AutoStep:
		return l.T("watch.auto")
	}
	return ""
}

// marksHeight is the height of the marks in dip.
const marksHeight = 12

// paint draws the marks close below the track, on the empty edge of its slider: an undo as a short stroke, a hint as a ring, a pause as two strokes, a part that
// came home as a bead in its colour.
func (m *marks) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	track := f.Track(c)
	mid := c.Rect.Y - f.Dip(2)
	drawn := float32(-1) // where the last mark of an undo stands
	for _, p := range m.places {
		part := float32(p.at) / float32(max(1, m.last))
		if f.RTL {
			part = 1 - part
		}
		x := render.Floor(track.X + track.W*part)
		if p.part < 0 && p.kind == puzzle.UndoStep {
			if x == drawn {
				continue
			}
			drawn = x
		}
		m.paintMark(l, f, p, x, mid)
	}
}

// paintMark draws a mark with its middle at a place.
func (m *marks) paintMark(l *render.List, f *ui.Frame, p mark, x, mid float32) {
	t, w := f.Theme, max(1, f.Dip(2))
	switch {
	case p.part >= 0:
		r := f.Dip(5)
		l.Box(render.Rect{X: x - r, Y: mid - r, W: 2 * r, H: 2 * r}, r, render.BoxStyle{Fill: m.color(t, p.part), Edge: t.Ink, EdgeWidth: max(1, f.Dip(1))})
	case p.kind == puzzle.HintStep:
		r := f.Dip(4)
		l.Box(render.Rect{X: x - r, Y: mid - r, W: 2 * r, H: 2 * r}, r, render.BoxStyle{Edge: t.Accent, EdgeWidth: w})
	case p.kind == puzzle.PauseStep:
		for _, dx := range [...]float32{-2, 2} {
			l.Fill(render.Rect{X: x + f.Dip(dx) - w/2, Y: mid - f.Dip(5), W: w, H: f.Dip(10)}, 0, t.Ink2)
		}
	default:
		l.Fill(render.Rect{X: x - w/2, Y: mid - f.Dip(3), W: w, H: f.Dip(6)}, 0, t.Ink2)
	}
}

// color returns the colour of a part: that of the ramp where the part is.
func (m *marks) color(t *render.Theme, part int) render.Color {
	if t.Contrast {
		return t.Paper
	}
	return t.OnPaper(float64(part) / float64(max(1, m.parts-1)))
}
