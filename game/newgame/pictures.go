package newgame

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// redrawEvery is the time from one example of the wild goal to the next, while it is chosen.
const redrawEvery = 4 * time.Second

// pictures holds the picture of the chosen goal, and a picture for the card of each kind.
type pictures struct {
	goal  boardview.GoalPicture
	cards [len(kinds)]boardview.GoalPicture
	wild  bool          // the wild goal is chosen
	since time.Duration // when it was chosen, or its example drawn
}

// tick draws another example of the wild goal from time to time while it is chosen, unless still is set.
func (p *pictures) tick(now time.Duration, wild, still bool) {
	if !p.wild || !wild || still {
		p.wild, p.since = wild, now
		return
	}
	if now-p.since >= redrawEvery {
		p.since = now
		p.goal.Example++
	}
}

// update brings the pictures up to date.
func (p *pictures) update(s *Scene, theme *render.Theme) {
	c, set := &s.choice, s.Stage.Set
	p.goal.Set(c.config(), theme, set.Scheme)
	setNumber(&s.captions.missing, p.goal.View.Goal.Missing())
	for i, k := range kinds {
		if k == puzzle.Wild {
			p.cards[i].Example = p.goal.Example
		}
		p.cards[i].Set(shrunk(c.configOf(k)), theme, set.Scheme)
		p.cards[i].View.Plain = s.place.wide // the large picture beside the cards has the numbers
	}
}

// picture returns where the chosen goal's picture stands on the screen: the large one or, without one, that of its card.
// It is empty if the card is not wholly in sight.
func (s *Scene) picture(f *ui.Frame) render.Rect {
	if c := ui.Find(f.Controls, pictureID); c != nil {
		return f.Fixed(s.heroPlace(f, c.Rect))
	}
	c := ui.Find(f.Controls, ui.ID{Name: kindGroup, N: s.choice.kind})
	if c == nil || c.Clip.Intersect(c.Rect).H < c.Rect.H-1 {
		return render.Rect{}
	}
	return f.Fixed(s.cards.picture(f, s.choice.kind, c.Rect))
}

// heroMost is how far the place of the large picture reaches at most beyond the column on both sides, in dip.
const heroMost = 20

// heroPlace returns where the large picture is drawn that has a place in the column: a ribbon that is not limited by its height begins and ends where
// the buttons above and below it do.
func (s *Scene) heroPlace(f *ui.Frame, r render.Rect) render.Rect {
	goal := s.pictures.goal.View.Goal
	if !render.Ordered(goal) {
		return r
	}
	size, both := goal.Size(), float32(2*render.RibbonAir)
	cell := min(r.W/(float32(size.W)-both), r.H/float32(size.H))
	if more := (cell*float32(size.W) - r.W) / 2; more > 0 {
		more = render.Floor(min(more, f.Dip(heroMost)))
		r.X, r.W = r.X-more, r.W+2*more
	}
	return r
}

// The longest sides of boards on cards. On larger boards the line or the numbers could not be read.
const (
	maxCardSide       = 12
	maxCardSideRandom = 8 // of goals without a line
)

// shrunk returns a configuration as a card shows it: with a smaller board of about the same shape if its own is too large for a card.
func shrunk(c puzzle.Config) puzzle.Config {
	most := maxCardSide
	if c.Rule.Kind == puzzle.Random {
		most = maxCardSideRandom
	}
	if long := max(c.Size.W, c.Size.H); long > most {
		side := func(n int) int { return max(puzzle.MinSide, (n*most+long/2)/long) }
		c.Size = puzzle.Size{W: side(c.Size.W), H: side(c.Size.H)}
	}
	if c.Rule.Missing >= c.Size.Cells() {
		c.Rule.Missing = puzzle.MissingLast
	}
	return c
}
