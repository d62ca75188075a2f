package play

import (
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// ofFewest makes the words of a game that asked for the fewest moves: they count, no time does.
func (w *resultWords) ofFewest(p *Scene, s *session.Session) {
	l := p.Stage.Lang
	w.clock = l.N("result.moves", s.STM())
	w.seconds, w.decimals, w.joy = w.clock, "", w.clock
	if branches := s.Branches(); len(branches) > 0 {
		cost := 0
		for _, b := range branches {
			if !b.Kept {
				cost += b.Cost
			}
		}
		w.sheet = append(w.sheet, l.N("modes.tries", len(branches), "moves", l.N("result.moves", cost)))
	}
}

// ofBlind makes the words of a blind game: how far off it ended, and how often the player peeked.
func (w *resultWords) ofBlind(p *Scene, s *session.Session) {
	l := p.Stage.Lang
	if s.Failed() {
		w.title, w.news = l.T("modes.failed"), ""
		b, goal := s.Board(), s.Goal().Board()
		off := l.N("modes.misplaced", puzzle.Misplaced(b, goal), "moves", l.N("result.moves", puzzle.MD(b, goal)))
		w.joy = l.T("modes.failed_joy", "title", w.title, "off", off)
		w.remarks = append(w.remarks, off)
	}
	if n := s.Peeks(); n > 0 {
		mark := l.N("modes.peeks", n)
		w.joy = l.T("result.marked", "joy", w.joy, "mark", mark)
		if !s.Failed() {
			mark = l.T("modes.peeked", "peeks", mark)
		}
		w.remarks = append(w.remarks, mark)
	}
}

// keepFewest keeps, of a game that asked for the fewest moves, how many those are, once they are proven: bests are kept as
// moves above them. best reports whether the game came nearer to them than all before.
func (p *Scene) keepFewest(s *session.Session) (kept, best bool) {
	n, proven := p.best.fewest(s)
	if !proven || !p.best.knows(s) || p.saves.Loading() {
		return false, false
	}
	id, ok := p.saves.RowOf(s)
	if !ok {
		return true, false
	}
	h := p.saves.History
	if t := h.GroupOf(id).Tally(session.NoInput); t != nil && h.Row(id).Counts() && !s.Own() {
		best = t.Excess.OK && float64(s.STM()-n) < t.Excess.Value
	}
	p.saves.SetOptimal(id, n)
	return true, best
}
