package links

import (
	"slices"
	"strings"

	"wildfifteen/game/exchange"
	"wildfifteen/puzzle"
)

// parseForeign reads a replay as other programs write it: a link of the speed-solvers' simulator, or a board with the moves that
// solve it. ok reports whether the text is meant to be one.
func parseForeign(text string) (r puzzle.Replay, ok bool, err error) {
	read := exchange.ParsePlain
	switch {
	case exchange.IsLink(text) && !strings.Contains(text, "#"):
		read = exchange.ParseLink
	case !isBoardText(text) || !strings.ContainsAny(text, "UDLR"):
		return r, false, nil
	}
	// The letters say where the tile goes or, in some programs, where the blank goes. Only one of both solves the board.
	from, err := read(text, exchange.OfTile)
	if err != nil {
		if other, failed := read(text, exchange.OfBlank); failed == nil {
			from, err = other, nil
		}
	}
	if err != nil {
		return r, true, err
	}
	steps := make([]puzzle.ReplayStep, len(from.Moves))
	for i, m := range from.Moves {
		steps[i] = puzzle.ReplayStep{Move: m}
		if from.Timed() {
			steps[i].At = from.At[i]
		}
	}
	r, err = puzzle.NewReplay(from.Game, steps, from.Timed())
	return r, true, err
}

// ForeignLink returns a replay as a link of the speed-solvers' simulator, or "" if that program has no such games: it knows the
// classic goal alone, a time for each move, and no help.
func ForeignLink(r puzzle.Replay) string {
	exact, err := puzzle.ParseGame(r.Game.ID())
	helped := slices.ContainsFunc(r.Steps, func(s puzzle.ReplayStep) bool { return s.Kind == puzzle.AutoStep || s.Kind == puzzle.HintStep })
	if err != nil || exact.Config.Rule.String() != "classic" || !r.Timed || helped || !r.Solved() {
		return ""
	}
	to := exchange.Replay{Game: exact, Time: r.Time()}
	to.Moves, to.At = r.Line()
	return to.Link()
}
