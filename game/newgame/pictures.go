package newgame

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// pictures are the pictures of goals: that of the goal chosen, and one for each kind on its card.
type pictures struct {
	goal  boardview.GoalPicture
	cards [len(kinds)]boardview.GoalPicture
}

// update brings the pictures up to date. Kinds that the player never solved are drawn without colours.
func (p *pictures) update(c *choice, theme *render.Theme, set *session.Settings) {
	p.goal.Set(c.config(), false, theme, set.Scheme)
	p.goal.View.Numbers = true
	for i, k := range kinds {
		p.cards[i].Set(shrunk(c.configOf(k)), !set.Solved.Has(k.String()), theme, set.Scheme)
	}
}

// The longest sides of boards on cards. On larger ones neither a line could be followed nor a number be read.
const (
	maxCardSide       = 8
	maxCardSideRandom = 4 // of goals without a line
)

// shrunk returns a configuration as a card shows it: of larger boards a smaller one.
func shrunk(c puzzle.Config) puzzle.Config {
	side := maxCardSide
	if c.Rule.Kind == puzzle.Random {
		side = maxCardSideRandom
	}
	c.Size = puzzle.Size{W: min(c.Size.W, side), H: min(c.Size.H, side)}
	if c.Rule.Missing >= c.Size.Cells() {
		c.Rule.Missing = puzzle.MissingLast
	}
	return c
}

func (p *pictures) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == pictureID:
		p.goal.Draw(l, f.Fonts, c.Rect, f.Scale)
	case c.ID.Name == kindGroup:
		p.cards[c.ID.N].PaintCard(l, f, c)
	}
}
