package app

import (
	"math/rand/v2"

	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// rung is one of a new player's first games. Each teaches one thing by being only a little harder than the one before.
type rung struct {
	size  int // of a side
	kind  puzzle.Kind
	least int // number of moves that the board needs at least
	most  int // and at most
}

// ladder holds the first games in their order. After the last of them New game opens, once.
var ladder = [...]rung{
	{3, puzzle.Classic, 8, 12},
	{4, puzzle.Classic, 20, 20},
	{4, puzzle.Classic, 31, 35},
	{4, puzzle.Snake, 12, 12},
	{4, puzzle.Spiral, 12, 12},
	{4, puzzle.Wild, 15, 15},
}

// config returns the rung's configuration.
func (r rung) config() puzzle.Config {
	return puzzle.Config{Size: puzzle.Size{W: r.size, H: r.size}, Rule: puzzle.Rule{Kind: r.kind}}
}

// deal returns a game of the rung: a random walk of r.most steps ends at most so many moves from the goal, and the
// Manhattan distance of the board is a lower bound.
func (r rung) deal(goals, walks rand.Source) puzzle.Game {
	g, err := puzzle.Deal(r.config(), puzzle.DealOptions{Rand: goals})
	if err != nil {
		panic(err) // the configurations of the ladder are legal
	}
	rnd := rand.New(walks)
	for {
		b, _ := puzzle.RandomSteps(g.Goal.Board(), r.most, rnd)
		if puzzle.MD(b, g.Goal.Board()) >= r.least {
			g.Scramble = b
			return g
		}
	}
}

// climb begins the n-th of the first games.
func (a *App) climb(n int) {
	a.saves.Settings.Rung = n
	a.saves.Change()
	a.Start(ladder[n].deal(a.boot.Deals, a.budget.Source()), session.Options{First: true})
}

// NextFirst goes on from one of the first games: to the next one if it is solved and, after the last one, to New game. A
// player who asks for a new game before leaves the ladder and gets any 4x4 game of the same goal.
func (a *App) NextFirst() {
	s, m := a.Playing(), &a.saves.Settings
	switch {
	case m.FirstDone || !s.Solved():
		a.Deal(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: s.Game().Config.Rule}, 0)
	case !a.LastFirst():
		first := m.Rung == 0
		a.climb(m.Rung + 1)
		if first {
			a.offerLessons()
		}
	default:
		m.FirstDone = true
		a.saves.Change()
		a.NewGame()
	}
}

// offerLessons asks once, after the first game, whether the player wants to learn how to solve a board.
func (a *App) offerLessons() {
	t := a.stage.Lang.T
	a.stage.Ask(stage.Question{Text: t("lessons.offer"), Answers: []stage.Answer{{Label: t("lessons.offer_yes"), Do: func() { a.openLessons(0) }}}, Back: t("lessons.offer_no")})
}

// LastFirst reports whether the game is the last of the first games.
func (a *App) LastFirst() bool { return a.Playing().First() && a.saves.Settings.Rung+1 >= len(ladder) }
