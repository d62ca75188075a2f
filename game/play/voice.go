package play

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// teller tells players what they need to know if they do not see the board.
type teller struct{ scene *Scene }

// move announces a move: which tile went where, and where the blank is now.
func (t *teller) move(c session.Transition) {
	if t.scene.Session().Hidden() {
		t.hidden(c)
		return
	}
	label, way := c.New.At(c.Old.Blank()), words.Direction(t.scene.Stage.Lang, c.Move.Dir)
	w, blank := c.New.Size().W, c.New.Blank()
	switch t.scene.Stage.Set.Announce {
	case session.AnnounceSolved:
	case session.AnnounceShort:
		t.scene.Stage.Say(t.scene.Stage.Lang.T("play.said_short", "n", label, "way", way))
	default:
		t.scene.Stage.Say(t.scene.Stage.Lang.T("play.said_move", "n", label, "way", way, "row", blank/w+1, "column", blank%w+1))
	}
}

// hidden announces a move of a tile that nobody may know.
func (t *teller) hidden(c session.Transition) {
	if t.scene.Stage.Set.Announce != session.AnnounceSolved {
		w, blank := c.New.Size().W, c.New.Blank()
		t.scene.Stage.Say(t.scene.Stage.Lang.T("modes.said_move", "way", words.Direction(t.scene.Stage.Lang, c.Move.Dir), "row", blank/w+1, "column", blank%w+1))
	}
}

// where tells where the tile at the cursor belongs.
func (t *teller) where() {
	g := t.scene.Session().Goal()
	label := t.scene.Session().Board().At(t.scene.sight.board.Cursor.Cell)
	switch {
	case label == 0:
		t.blank()
		return
	case t.scene.hides():
		t.scene.Stage.Tell(t.scene.Stage.Lang.T("modes.tiles_hidden"))
		return
	}
	w, c := g.Size().W, g.CellOf(label)
	t.scene.Stage.Tell(t.scene.Stage.Lang.T("play.where", "n", label, "row", c/w+1, "column", c%w+1))
}

// blank tells where the blank is.
func (t *teller) blank() {
	b := t.scene.Session().Board()
	w, c := b.Size().W, b.Blank()
	t.scene.Stage.Tell(t.scene.Stage.Lang.T("play.where_blank", "row", c/w+1, "column", c%w+1))
}

// status tells the moves, the time and how many tiles are in their goal cells.
func (t *teller) status() {
	s := t.scene.Session()
	w := &t.scene.sight.words
	w.update(t.scene)
	l := t.scene.Stage.Lang
	switch {
	case t.scene.blind():
		t.scene.Stage.Tell(l.N("modes.status_blind", s.STM(), "time", w.clock.Text))
		return
	case t.scene.fewest():
		t.scene.Stage.Tell(l.N("modes.status_fewest", s.STM(), "home", l.Count(homeCount(s)), "tiles", l.Count(s.Board().Size().Cells()-1)))
		return
	}
	t.scene.Stage.Tell(l.N("play.status", s.STM(), "time", w.clock.Text, "home", l.Count(homeCount(s)), "tiles", l.Count(s.Board().Size().Cells()-1)))
}

// homeCount returns the number of tiles in their goal cells.
func homeCount(s *session.Session) int { return homeOn(s.Board(), s.Goal()) }

// homeOn returns the number of a board's tiles that are in their cells of a goal.
func homeOn(b puzzle.Board, g puzzle.Goal) (n int) {
	for c := range b.Size().Cells() {
		if label := b.At(c); label != 0 && g.CellOf(label) == c {
			n++
		}
	}
	return n
}
