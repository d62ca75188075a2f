package play

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
)

// sayMove announces a move: which tile went where, and where the blank is now.
func (p *Scene) sayMove(t session.Transition) {
	label, way := t.New.At(t.Old.Blank()), words.Direction(p.Lang, t.Move.Dir)
	w, c := t.New.Size().W, t.New.Blank()
	switch p.Set.Announce {
	case session.AnnounceSolved:
	case session.AnnounceShort:
		p.Say(p.Lang.T("play.said_short", "n", label, "way", way))
	default:
		p.Say(p.Lang.T("play.said_move", "n", label, "way", way, "row", c/w+1, "column", c%w+1))
	}
}

// tellWhere tells where the tile at the cursor belongs.
func (p *Scene) tellWhere() {
	g := p.Session().Goal()
	label := p.Session().Board().At(p.sight.board.Cursor.Cell)
	if label == 0 {
		p.tellBlank()
		return
	}
	w, c := g.Size().W, g.CellOf(label)
	p.Tell(p.Lang.T("play.where", "n", label, "row", c/w+1, "column", c%w+1))
}

// tellBlank tells where the blank is.
func (p *Scene) tellBlank() {
	b := p.Session().Board()
	w, c := b.Size().W, b.Blank()
	p.Tell(p.Lang.T("play.where_blank", "row", c/w+1, "column", c%w+1))
}

// tellStatus tells the moves, the time and how many tiles are home.
func (p *Scene) tellStatus() {
	s := p.Session()
	g, b := s.Goal(), s.Board()
	home := 0
	for c := range b.Size().Cells() {
		if label := b.At(c); label != 0 && g.CellOf(label) == c {
			home++
		}
	}
	w := &p.sight.words
	w.update(p)
	l := p.Lang
	p.Tell(l.N("play.status", s.STM(), "time", w.clock.Text, "home", l.Count(home), "tiles", l.Count(b.Size().Cells()-1)))
}
