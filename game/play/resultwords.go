package play

import (
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// resultWords are the texts of a result.
type resultWords struct {
	joy     string     // moves and time
	remarks []string   // records that were broken, and what kind of game it was
	best    ui.Caption // what is known of the fewest moves
	terms   string     // the figures in the terms of speed solving
}

func newResultWords(p *Scene, news session.News) (w resultWords) {
	s, l := p.Session(), p.Lang
	clock := formatClock(s.Clock(p.Now()), time.Millisecond)
	w.joy = l.N("result.joy", s.STM(), "time", clock)
	if mark := markWords(l, s); mark != "" {
		w.joy = l.T("result.marked", "joy", w.joy, "mark", mark)
	}
	if line := newsWords(l, news); line != "" {
		w.remarks = append(w.remarks, line)
	}
	switch {
	case p.desk.LastFirst():
		w.remarks = append(w.remarks, l.T("result.first"))
	case s.Autos() > 0:
		w.remarks = append(w.remarks, l.T("result.auto"))
	case s.Hints() > 0:
		w.remarks = append(w.remarks, l.T("result.hinted"))
	case s.Own():
		w.remarks = append(w.remarks, l.T("result.own"))
	case s.Depth() > 0:
		w.remarks = append(w.remarks, l.T("result.apart"))
	}
	return w
}

// update brings the texts that depend on the search for the fewest moves up to date.
func (w *resultWords) update(p *Scene) {
	if w.best.Update(p.best.state()) {
		w.best.Text = p.best.words(p.Lang, p.Session())
		w.terms = termWords(p)
	}
}

// markWords says what help a game had: moves of the program, or hints; "" if none.
func markWords(l *assets.Lang, s *session.Session) string {
	switch {
	case s.Autos() > 0:
		return l.N("result.autos", s.Autos())
	case s.Hints() > 0:
		return l.N("result.hints", s.Hints())
	}
	return ""
}

// termWords says the figures of the game in the terms of speed solving: STM, MTM, TPS and, once the fewest moves are
// known, the excess.
func termWords(p *Scene) string {
	s, l := p.Session(), p.Lang
	tps := l.T("result.no_tps")
	if v, ok := puzzle.TPS(s.STM(), s.Clock(p.Now())); ok {
		tps = strconv.FormatFloat(v, 'f', 2, 64)
	}
	text := l.T("result.terms", "stm", l.Count(s.STM()), "mtm", l.Count(s.MTM()), "tps", tps)
	if n, ok := p.best.excess(s); ok {
		text = l.T("result.terms_excess", "terms", text, "excess", l.Count(n))
	}
	return text
}

var newsKeys = map[session.RecordKind]string{
	session.BestTime: "result.best_time", session.BestMoves: "result.best_moves", session.BestTPS: "result.best_tps",
	session.BestAo5: "result.best_ao5", session.BestAo12: "result.best_ao12",
}

// newsWords names the first record of its list that a solve broke; "" if none.
func newsWords(l *assets.Lang, n session.News) string {
	for _, want := range []session.RecordKind{session.BestTime, session.BestMoves, session.BestTPS, session.BestAo5, session.BestAo12} {
		for _, b := range n.All {
			if b.Kind != want {
				continue
			}
			if b.First {
				return l.T("result.first_of_kind")
			}
			return l.T(newsKeys[want])
		}
	}
	return ""
}
