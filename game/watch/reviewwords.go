package watch

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/review"
)

// reviewWords are the cached texts of a review.
type reviewWords struct {
	lang    *assets.Lang
	name    string
	truth   string
	figures []reviewFigure // what the truth counts, once it is known
	at      ui.Caption
	step    string // the position in at, and how far from the goal it is, "" if that is not known
	left    string
	detours []review.Detour // those that have a line
	lines   []string
	saved   []string // what each of them costs, as a number below zero
	rest    string   // what was lost besides, "" if nothing was
}

// reviewFigure is a number with its name.
type reviewFigure struct{ name, value string }

// update makes the words anew if more is known than before.
func (w *reviewWords) update(v *Review) {
	r := v.review
	if w.name == "" {
		w.name = words.Deal(w.lang, v.recording.Game, v.recording.Options.Depth)
	}
	if r == nil {
		w.truth = words.Replay(w.lang, v.recording.Replay)
		return
	}
	known := r.Known() << 1
	if !r.Exact() {
		known = r.Length() << 1
	}
	if r.Done() {
		known++
	}
	if known == v.known {
		return
	}
	v.known = known
	w.truth = w.sentence(v)
	w.count(v)
	w.list(r)
	w.at.Forget()
}

// sentence tells what the solve took, or how far the review is.
func (w *reviewWords) sentence(v *Review) string {
	r, l := v.review, w.lang
	moves := l.N("common.moves", r.Len())
	switch {
	case r.Exact() && !r.Done():
		return l.T("review.counting", "part", 100*r.Known()/(r.Len()+1))
	case !r.Exact() && r.Length() < r.Len():
		return l.T("review.found", "moves", moves, "length", l.Count(r.Length()))
	case !r.Exact() && !r.Done():
		return l.T("review.searching")
	case !r.Exact():
		return l.T("review.found_none", "moves", moves)
	case r.Left(r.Len()) > 0:
		return l.T("review.open_end", "moves", moves, "left", l.Count(r.Left(r.Len())))
	}
	t, _ := r.Truth()
	switch {
	case t.Moves == t.Needed:
		return l.T("review.truth_perfect", "moves", moves)
	case t.Detours == 0:
		return l.T("review.truth_none", "moves", moves, "needed", l.Count(t.Needed), "rest", l.Count(t.Rest))
	}
	return l.N("review.truth", t.Detours, "moves", moves, "needed", l.Count(t.Needed), "cost", l.Count(t.Cost), "rest", l.Count(t.Rest))
}

// count makes the figures.
func (w *reviewWords) count(v *Review) {
	r, l := v.review, w.lang
	w.figures = w.figures[:0]
	moves, needed, name := r.Len(), r.Length(), "review.would_do"
	if r.Exact() {
		t, ok := r.Truth()
		if !ok || !r.Done() || r.Left(r.Len()) > 0 {
			return
		}
		moves, needed, name = t.Moves, t.Needed, "review.needed"
	}
	if !r.Exact() && needed == moves {
		return
	}
	w.figures = append(w.figures, reviewFigure{l.T("watch.moves"), l.Count(moves)}, reviewFigure{l.T(name), l.Count(needed)},
		reviewFigure{l.T("review.lost"), l.Count(moves - needed)})
}

// list makes a line for each detour that is worth one, and one for all the others.
func (w *reviewWords) list(r *review.Review) {
	w.detours, w.lines, w.saved, w.rest = w.detours[:0], w.lines[:0], w.saved[:0], ""
	if truth, ok := r.Truth(); ok && truth.Rest > 0 {
		w.rest = w.lang.T("review.elsewhere", "cost", w.lang.Count(truth.Rest))
	}
	for _, d := range r.Detours() {
		if r.Exact() && d.Cost < review.MinCost {
			continue
		}
		key := "review.detour"
		switch {
		case r.Exact() && d.Would == 0:
			key = "review.detour_none"
		case !r.Exact() && d.Would == 0:
			key = "review.loop"
		case !r.Exact():
			key = "review.window"
		}
		l := w.lang
		w.detours, w.saved = append(w.detours, d), append(w.saved, "−"+l.Count(d.Cost))
		w.lines = append(w.lines, l.T(key, "from", l.Count(d.From+1), "to", l.Count(d.To), "cost", l.Count(d.Cost), "would", l.Count(d.Would)))
	}
}

// place says which position is shown, how far from the goal it is, and whether the step before it went away.
func (w *reviewWords) place(v *Review) string {
	l, r := w.lang, v.review
	b := &v.better
	key := int64(v.at) << 20
	if b.moves != nil {
		key = int64(b.at)<<20 | int64(len(b.moves)) | 1<<50
	}
	if r == nil || !w.at.Update(key) {
		return w.at.Text
	}
	if b.moves != nil {
		w.step, w.left = l.T("review.showing", "at", l.Count(b.at), "of", l.Count(len(b.moves))), ""
		w.at.Text = w.step
		return w.at.Text
	}
	w.step, w.left = l.T("review.at", "at", l.Count(v.at), "of", l.Count(r.Len())), ""
	w.at.Text = w.step
	if v.at < r.Known() {
		w.left = l.T("review.left", "left", l.Count(r.Left(v.at)))
		if v.at > 0 && r.Left(v.at) > r.Left(v.at-1) {
			w.left = l.T("review.away", "left", w.left)
		}
		w.at.Text = l.T("common.listed", "a", w.step, "b", w.left)
	}
	return w.at.Text
}
