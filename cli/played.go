package cli

import (
	"regexp"
	"strings"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// played is a board with its goal and the moves made on it, or the error in the text of either.
type played struct {
	task
	moves  []puzzle.Move
	replay bool // the text was a replay
}

// parsePlayed reads an input with moves: a replay, a board or game ID and then moves, a link to any of them, or an object of
// JSON.
func (e *env) parsePlayed(text, goal string, size puzzle.Size) played {
	return e.parseInput(text, func(text string) (p played) {
		text = strings.TrimSpace(text)
		if puzzle.IsReplay(text) {
			r, err := puzzle.ParseReplay(text)
			p.moves, _ = r.Line()
			p.replay = true
			p.task = e.fitting(task{r.Game.Scramble, r.Game.Goal, err}, text, goal, size)
			return p
		}
		board, moves := cutMoves(text)
		if p.task = e.parsePlain(board, goal, size); p.err == nil {
			p.moves, p.err = puzzle.ParseMoves(moves)
		} else if at := movesOnly.FindStringSubmatchIndex(text); at != nil && at[2] < at[3] {
			p.err = &hintedError{e.lang.T("cli.moves_alone", "moves", words.Quote(text, at[2])), p.err}
		}
		return p
	}, goal, size)
}

// movesEnd matches the moves at the end of a text.
var movesEnd = regexp.MustCompile(`(^|\s)[UDLR][UDLR0-9\s]*$`)

// cutMoves cuts the moves off the end of a text. Behind a tab they may stand as solve prints them.
func cutMoves(text string) (board, moves string) {
	if at := strings.LastIndexByte(text, '\t'); at >= 0 {
		if found := movesOnly.FindStringSubmatch(text[at:]); found != nil && (found[1] != "" || strings.TrimSpace(text[at:]) == "0") {
			return text[:at], found[1]
		}
	}
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

// checkMoves makes a move that is not possible the error of an input without any other.
func (e *env) checkMoves(p *played) {
	if p.err != nil {
		return
	}
	if number, _ := p.illegal(); number > 0 {
		p.err = e.illegalMove(number, p.moves[number-1])
	}
}
