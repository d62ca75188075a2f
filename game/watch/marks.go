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
	var m marks
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
	if at == film.Last() && film.Board(at) == film.Recording.Game.Goal.Board() {
		return l.T("result.solved")
	}
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

// marksHeight is the height of the marks' control in dip, below the slider on whose track they are drawn.
const marksHeight = 4

// paint draws the marks on the track of the slider above: an undo as a short stroke, a hint as a ring, a pause as two strokes. Those
// under the knob, which stands at a frame, are hidden. The parts that came home are in the picture of the growth.
func (m *marks) paint(l *render.List, f *ui.Frame, c *ui.Control, at, last int) {
	track := f.Track(c)
	mid, knob := c.Rect.Y-track.H/2, frameX(f, track, at, last)
	for _, p := range m.places {
		if x := frameX(f, track, p.at, last); p.part < 0 && abs(x-knob) >= f.Dip(14) {
			paintMark(l, f, p.kind, x, mid)
		}
	}
}

// frameX returns where a frame stands on the track.
func frameX(f *ui.Frame, track render.Rect, at, last int) float32 {
	part := float32(at) / float32(max(1, last))
	if f.RTL {
		part = 1 - part
	}
	return render.Floor(track.X + track.W*part)
}

// paintMark draws a mark of a kind with its middle at a place.
func paintMark(l *render.List, f *ui.Frame, kind puzzle.StepKind, x, mid float32) {
	t, w := f.Theme, max(1, f.Dip(2))
	stroke := func(x, width, height float32, ink render.Color) {
		l.Fill(render.Rect{X: x - width/2, Y: mid - height/2, W: width, H: height}, width/2, ink)
	}
	switch kind {
	case puzzle.HintStep:
		r := f.Dip(5)
		l.Box(render.Rect{X: x - r, Y: mid - r, W: 2 * r, H: 2 * r}, r, render.BoxStyle{Fill: t.Paper, Edge: t.Ink2, EdgeWidth: w})
	case puzzle.PauseStep:
		stroke(x, f.Dip(8), f.Dip(12), t.Paper)
		stroke(x-f.Dip(2), w, f.Dip(12), t.Ink2)
		stroke(x+f.Dip(2), w, f.Dip(12), t.Ink2)
	default:
		stroke(x, w, f.Dip(10), t.Ink2)
	}
}
