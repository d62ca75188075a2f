package game

import (
	"strconv"

	"wildfifteen/puzzle"
)

// atlasWords are the texts of the scene that are made from numbers, kept until the numbers change.
type atlasWords struct {
	of    wordsOf
	known bool
	name  string // of the board and the goal
	depth string // "12 moves"
	share string // "748 boards, 1 in 243"
	doing string // what is under way, "" for nothing

	figures [3]figure // of the whole space
	stand   string    // where the game being played stands
	hardest string
	blank   string
}

// figure is a number and what it counts.
type figure struct{ value, label string }

// wordsOf is what the words were made from.
type wordsOf struct {
	levels, depth, stood, looking int
	done                          bool
}

func (w *atlasWords) forget() { w.known = false }

// freshen brings the words up to date.
func (s *atlas) freshen() {
	v, w := &s.survey, &s.words
	of := wordsOf{len(v.counts), s.depth, s.stand.known, s.catch.depth, v.done()}
	if w.known && w.of == of {
		return
	}
	t := s.app.lang.T
	if !w.known {
		blank := s.goal.Board().Blank()
		w.name = t("common.config", "w", s.what.size.W, "h", s.what.size.H, "kind", t(kindKeys[s.goal.Kind()]))
		if s.what.kind == ownGoal {
			w.name = s.app.configWords(s.own)
		}
		w.blank = t("atlas.blank_place", "row", blank/s.what.size.W+1, "column", blank%s.what.size.W+1)
	}
	w.of, w.known = of, true
	w.doing = s.doing()
	if !of.done {
		return
	}
	n := v.counts[s.depth]
	w.depth = s.app.lang.N("atlas.moves", s.depth)
	w.share = s.app.lang.N("atlas.boards", int(min(n, 2)), "count", s.app.lang.Number(n), "share", s.share(n))
	w.figures = [3]figure{
		{s.app.lang.Number(v.total()), t("atlas.total")},
		{strconv.Itoa(v.radius()), t("atlas.radius")},
		{strconv.FormatFloat(v.mean, 'f', 2, 64), t("atlas.mean")},
	}
	last := v.counts[v.radius()]
	w.hardest = s.app.lang.N("atlas.hardest_text", int(min(last, 2)), "count", s.app.lang.Number(last), "moves", v.radius())
	if last > uint64(len(v.hardest)) {
		w.hardest = t("atlas.hardest_some", "count", s.app.lang.Number(last), "moves", v.radius(), "some", len(v.hardest))
	}
	w.stand = ""
	if s.stand.found() {
		w.stand = s.standing()
	}
}

// standing words where the game being played stands.
func (s *atlas) standing() string {
	switch began, now := s.stand.depth[0], s.stand.depth[1]; now {
	case 0:
		return s.app.lang.N("atlas.stood", began)
	case began:
		return s.app.lang.N("atlas.stands", began)
	default:
		return s.app.lang.T("atlas.stand", "began", began, "now", now)
	}
}

// doing words what is under way.
func (s *atlas) doing() string {
	v := &s.survey
	switch {
	case s.catch.depth > 0:
		return s.app.lang.N("atlas.looking", s.catch.depth)
	case len(v.counts) > 0 && !v.done():
		return s.app.lang.T("atlas.counting_depth", "n", s.app.lang.Number(v.total()), "depth", v.radius())
	case !v.done() && v.err == nil:
		return s.app.lang.T("atlas.counting")
	}
	return ""
}

// share words how rare n boards are among all.
func (s *atlas) share(n uint64) string {
	total := s.survey.total()
	if n*50 >= total {
		return s.app.lang.T("atlas.percent", "n", strconv.FormatFloat(100*float64(n)/float64(total), 'f', 1, 64))
	}
	return s.app.lang.T("atlas.one_in", "n", s.app.lang.Number((total+n/2)/n))
}

// boardWords reads a board out, row by row.
func (a *App) boardWords(b puzzle.Board) string {
	var text []byte
	for cell := range b.Size().Cells() {
		if cell > 0 {
			text = append(text, ", "...)
		}
		if n := b.At(cell); n > 0 {
			text = strconv.AppendInt(text, int64(n), 10)
		} else {
			text = append(text, a.lang.T("atlas.blank")...)
		}
	}
	return string(text)
}
