package newgame

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
)

// Dealing is the scene that searches for a board at an exact depth. It lies over the old game, which cannot be played
// meanwhile. Its card appears only when the search takes a while.
type Dealing struct {
	stage.Page
	card   stage.QuestionCard
	budget *work.Budget
	finder work.Finder
	deal   puzzle.Game // the game to be dealt; the search replaces its scramble
	start  func(g puzzle.Game, depth int)
	since  time.Duration // when the search began
	told   bool          // the player has been told that the search takes a while
}

// NewDealing returns the scene that searches for a scramble of game g that is exactly depth moves from the goal. The size
// of g must have at most [work.KeptCells] cells. The caller must call Tick once after it has pushed the scene, so that a
// board found at once is dealt at once. When a board is found, the scene goes home and calls start with the game and
// depth. If no board is that far from the goal, it calls start with g unchanged and with 0.
func NewDealing(s *stage.Stage, b *work.Budget, g puzzle.Game, depth int, start func(g puzzle.Game, depth int)) *Dealing {
	d := &Dealing{Page: stage.Page{Stage: s, Over: true}, budget: b, deal: g, start: start, since: s.Now()}
	d.finder = work.Finder{Goal: g.Goal.Board(), Depth: depth}
	d.card.Question = stage.Question{Text: s.Lang.N("atlas.looking", depth), Back: s.Lang.T("play.stop")}
	return d
}

// patience is how long a search takes before the player is told of it.
const patience = 300 * time.Millisecond

// slow reports whether the search has taken so long that the player must be told.
func (d *Dealing) slow() bool { return d.Stage.Now()-d.since >= patience }

// Tick continues the search while the scene is on top.
func (d *Dealing) Tick() {
	if !d.Stage.Shows(d) {
		return
	}
	d.Stage.Animate()
	if !d.told && d.slow() {
		d.told = true
		d.Stage.Say(d.card.Text)
	}
	board, done, err := d.finder.Step(d.budget)
	switch {
	case err != nil:
		d.Stage.Pop()
		d.Stage.Message(d.Stage.Lang.T("atlas.no_memory"))
	case done:
		depth := d.finder.Depth
		if board.IsZero() {
			depth = 0
		} else {
			d.deal.Scramble = board
		}
		d.Stage.Home()
		d.start(d.deal, depth)
	}
}

// Layout adds the card if the search is slow.
func (d *Dealing) Layout(f *ui.Frame) {
	if d.slow() {
		d.card.Layout(f, &d.Page)
	}
}

// Back goes back to the old game. Before the card appears Back does nothing: the player meant it for the new game.
func (d *Dealing) Back() {
	if d.slow() {
		d.Stage.Pop()
	}
}
