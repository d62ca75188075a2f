package newgame

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// pictures holds the picture of the chosen goal, and a picture for the card of each kind.
type pictures struct {
	goal  boardview.GoalPicture
	cards [len(kinds)]boardview.GoalPicture
}

// update brings the pictures up to date. Kinds that the player never solved are drawn without colours.
func (p *pictures) update(c *choice, theme *render.Theme, set *session.Settings) {
	p.goal.Set(c.config(), false, theme, set.Scheme)
	for i, k := range kinds {
		p.cards[i].Set(shrunk(c.configOf(k)), !set.Solved.Has(k.String()), theme, set.Scheme)
	}
}

// The maximum sides of boards on cards. On larger boards the line or the numbers could not be read.
const (
	maxCardSide       = 8
	maxCardSideRandom = 4 // of goals without a line
)

// shrunk returns a configuration as a card shows it: with a smaller size if its board is too large for a card.
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
