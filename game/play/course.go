package play

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// Course is what a game is part of, if it is one of a series with rules of its own: the boards of the days, the studies.
// The zero Course is that of any other game.
type Course struct {
	Name  string // of the game, in place of that of its configuration; "" for none
	Sense string // what to do, in a line; "" for the usual one
	Par   int    // the fewest moves, which are asked for; 0: any number will do, and the clock counts
	First string // what a hint says instead of showing a move; "" for usual hints
	Tile  int    // the tile that such a hint marks

	Next    func()                                             // goes on to another game, or to a page; nil: another deal
	Solved  func(s *session.Session)                           // keeps that the player has solved the game; may be nil
	Perfect func(s *session.Session)                           // keeps that the solve is proven to be perfect; may be nil
	Share   func(s *session.Session, fewest int) (text string) // the text to share with the link, given the fewest moves, 0 if not proven
	Card    func()                                             // shows a card to share, in place of that of a single game; may be nil
	ID      string                                             // the game ID to share; "" for the exact one
	Again   func()                                             // begins it again; nil: the same game
	Address string                                             // of the page; "": the exact game ID
	Run     *Run                                               // of which the game is a leg; nil: of none
}

// dotsID is the row of dots in the result.
var dotsID = ui.ID{Name: "dots"}

// advance goes on from a game of a course, and reports whether it is one.
func (p *Scene) advance() bool {
	if p.course.Next == nil {
		return false
	}
	p.course.Next()
	return true
}

// tellPerfect tells the course once that the solve of the result is perfect, and the records how many moves are the fewest.
func (r *result) tellPerfect() {
	p := r.play
	if !r.kept && r.of == p.Session() && p.fewest() {
		var best bool
		if r.kept, best = p.keepFewest(r.of); best {
			r.words.news = r.Stage.Lang.T("modes.new_best")
		}
	}
	if !r.perfect && p.course.Perfect != nil && r.of == p.Session() && p.best.perfect(r.of) {
		r.perfect = true
		p.course.Perfect(r.of)
	}
}

// share shares the game and, of a game of a course, a text about it.
func (r *result) share() {
	p := r.play
	if r.of.Failed() { // there is no solve to show, but the game
		r.Stage.Share(p.Address())
		return
	}
	if p.course.Card != nil {
		p.course.Card()
		return
	}
	fewest, proven := p.best.fewest(r.of)
	if !proven || !p.best.knows(r.of) {
		fewest = 0
	}
	if p.course.Share == nil {
		p.desk.ShareResult(fewest)
		return
	}
	r.Stage.ShareText(p.course.Share(r.of, fewest), p.course.ID)
}

// firstHint answers a question for a hint in a game that has only the first move told.
func (h *help) firstHint(p *Scene) bool {
	if p.course.First == "" {
		return false
	}
	p.Session().Hint(p.Stage.Now())
	h.advice, h.first, h.nudge = p.course.First, p.course.Tile, nudge{}
	p.Stage.Say(h.advice)
	return true
}
