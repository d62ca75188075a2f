package cli

import (
	"regexp"
	"strings"

	"wildfifteen/puzzle"
)

// played is a board with its goal and the moves made on it, or the error in the text of either.
type played struct {
	task
	moves  []puzzle.Move
	replay bool // the text was a replay
}

// parsePlayed parses a replay, plain or in a link, or a board or game ID and then moves.
func (e *env) parsePlayed(text, goal string, size puzzle.Size) (p played) {
	if replay, ok := carriedReplay(text); ok {
		r, err := puzzle.ParseReplay(replay)
		p.moves, _ = r.Line()
		p.replay, p.task = true, task{r.Game.Scramble, r.Game.Goal, err}
		switch {
		case err != nil:
		case goal != "":
			p.err = lineError(e.lang.T("cli.goal_beside_id", "id", quote(text)))
		case size != (puzzle.Size{}) && size != p.board.Size():
			p.err = lineError(e.lang.T("cli.size_beside_id", "size", size, "id", quote(text)))
		}
		return p
	}
	board, moves := cutMoves(text)
	if p.task = e.parseTask(board, goal, size); p.err == nil {
		p.moves, p.err = puzzle.ParseMoves(moves)
	}
	return p
}

// movesEnd matches the moves at the end of a text.
var movesEnd = regexp.MustCompile(`(^|\s)[UDLR][UDLR0-9\s]*$`)

// cutMoves cuts the moves off the end of a text.
func cutMoves(text string) (board, moves string) {
	if at := movesEnd.FindStringIndex(text); at != nil {
		return text[:at[0]], text[at[0]:]
	}
	return text, ""
}

// carriedReplay returns the replay in a text, which may be a link. ok reports whether the text is meant to be one.
func carriedReplay(text string) (replay string, ok bool) {
	replay = strings.TrimSpace(text)
	if head, tail, found := strings.Cut(replay, "#"); found && strings.Contains(head, "://") {
		replay = tail
	}
	replay = strings.TrimPrefix(replay, "wildfifteen:")
	if plain, err := puzzle.LinkUnescape(replay); err == nil && !puzzle.IsReplay(replay) {
		replay = plain
	}
	return replay, puzzle.IsReplay(replay)
}

// illegal returns the number of the first move that is not possible, from 1, and the board before it; 0 and the last board if
// all are possible.
func (p *played) illegal() (number int, board puzzle.Board) {
	board = p.board
	for i, m := range p.moves {
		next, err := board.Play(m)
		if err != nil {
			return i + 1, board
		}
		board = next
	}
	return 0, board
}
