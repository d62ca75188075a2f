// Package records is the scene of the player's finished games: a card for each configuration, its bests, its charts and
// its list of solves, and a page for each solve and each average.
//
// All lengths are device pixels unless a name says dip.
package records

import (
	"time"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Desk is what the records need from the rest of the program.
type Desk interface {
	// History returns the table of all finished games.
	History() *history.History
	// Loading reports whether some of the records are still to be read.
	Loading() bool
	// Look returns the whole record of a game. If it has to be read first, ok is false without an error.
	Look(id history.ID) (r session.Solve, ok bool, err error)
	// Remove makes a game count nowhere, Unremove undoes that.
	Remove(id history.ID)
	Unremove(id history.ID)
	// SetOptimal stores the fewest moves from the scramble of a game.
	SetOptimal(id history.ID, n int)

	// LookRun is Look for the record of a run; LegTimes returns, for each leg, its times in the
	// latest runs of a group.
	LookRun(id history.ID) (r session.RunSolve, ok bool, err error)
	LegTimes(group string) [][]time.Duration
	// PlayRun leaves the records and begins a run; known says that it is one with boards that the player has seen.
	PlayRun(r puzzle.Run, known bool)

	// PlayConfig leaves the records and deals a game of a configuration, in the mode of the options and as many moves from its
	// goal as they say.
	PlayConfig(c puzzle.Config, o session.Options)
	// PlaySame leaves the records and begins a game with the scramble of another.
	PlaySame(g puzzle.Game)
	// Leave leaves the records for the board.
	Leave()
	// Watch, Review and Race show a recorded game, review it, and begin its game against it.
	Watch(r session.Recording)
	Review(r session.Recording)
	Race(r session.Recording)
	// ShareSolve offers a picture of a solve and its text.
	ShareSolve(r session.Solve, optimal int)
	// ShareRun offers a picture of a run and its text.
	ShareRun(r session.RunSolve)
	// Export lets the player keep the games of a list as a file, as CSV or with all moves, named without its end.
	Export(l *history.List, csv bool, name string)
	// Find asks for a text to look for, with the puzzles that are known whose names have it, and passes it, or such a name, to found.
	Find(known func(text string) []Known, found func(text string))
}
