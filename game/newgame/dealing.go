package newgame

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
)

// Dealing is the scene that waits for a board that needs exactly so many moves, while it is looked for. It lies over the
// old game, which cannot be played meanwhile. It appears only when that takes a while.
type Dealing struct {
	stage.Page
	card   stage.QuestionCard
	budget *work.Budget
	finder work.Finder
	deal   puzzle.Game // its scramble is still to be found
	start  func(g puzzle.Game, depth int)
	since  time.Duration // when it began
	told   bool          // the player knows that it takes a while
}

// NewDealing returns the scene that looks for a board of a game that is exactly depth moves from the goal. The size has at
// most [work.KeptCells] cells. Whoever pushes the scene calls its Tick once, so that a board found at once is dealt at
// once. When there is a board the scene goes home and calls start with the game, and with depth; if no board is that far
// from the goal, with the game as it was given, and with 0.
func NewDealing(s *stage.Stage, b *work.Budget, g puzzle.Game, depth int, start func(g puzzle.Game, depth int)) *Dealing {
	d := &Dealing{Page: stage.Page{Stage: s, Over: true}, budget: b, deal: g, start: start, since: s.Now()}
	d.finder = work.Finder{Goal: g.Goal.Board(), Depth: depth}
	d.card.Question = stage.Question{Text: s.Lang.N("atlas.looking", depth), Back: s.Lang.T("play.stop")}
	return d
}

// patience is how long a search takes before the player is told of it.
const patience = 300 * time.Millisecond

// slow reports whether the search takes so long that the player is to know.
func (d *Dealing) slow() bool { return d.Now()-d.since >= patience }

// Tick searches on while the scene is on top.
func (d *Dealing) Tick() {
	if !d.Shows(d) {
		return
	}
	d.Animate()
	if !d.told && d.slow() {
		d.told = true
		d.Say(d.card.Text)
	}
	board, done, err := d.finder.Step(d.budget)
	switch {
	case err != nil:
		d.Pop()
		d.Message(d.Lang.T("atlas.no_memory"))
	case done:
		depth := d.finder.Depth
		if board.IsZero() {
			depth = 0
		} else {
			d.deal.Scramble = board
		}
		d.Home()
		d.start(d.deal, depth)
	}
}

// Layout adds the card if the search is slow.
func (d *Dealing) Layout(f *ui.Frame) {
	if d.slow() {
		d.card.Layout(f, &d.Page)
	}
}

// Back goes back to the old game. Before the card appears it does nothing: it was meant for the new game.
func (d *Dealing) Back() {
	if d.slow() {
		d.Pop()
	}
}
