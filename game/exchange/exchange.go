// Package exchange reads what other programs write of games: links with replays, tables of results, and boards with
// moves. It reads no files, and decides nothing that a text leaves open: the caller says it.
package exchange

import (
	"fmt"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// MaxText is the largest length of a text in bytes.
const MaxText = 64 << 10

// FaultKind is what is wrong with a text.
type FaultKind string

// The faults.
const (
	TooLong   FaultKind = "long"     // longer than MaxText, also when unpacked
	NotALink  FaultKind = "link"     // no link with a replay
	Packed    FaultKind = "packed"   // base64, zlib or JSON cannot be read
	BadBoard  FaultKind = "board"    // no board with its solution
	BadMoves  FaultKind = "moves"    // no moves, or not possible ones
	Unsolved  FaultKind = "unsolved" // the moves do not lead to the goal
	BadTimes  FaultKind = "times"    // not one time for each move, or times that go back
	Columns   FaultKind = "columns"  // a row with another number of columns
	BadValue  FaultKind = "value"    // a column's value
	WhichDate FaultKind = "date"     // a day of which nothing tells whether the month or the day comes first
	Foreign   FaultKind = "foreign"  // a goal or a size that the other program does not know
)

// keys are the language keys of the faults.
var keys = map[FaultKind]string{
	TooLong: "exchange.long", NotALink: "exchange.link", Packed: "exchange.packed", BadBoard: "exchange.board", BadMoves: "exchange.moves",
	Unsolved: "exchange.unsolved", BadTimes: "exchange.times", Columns: "exchange.columns", BadValue: "exchange.value",
	WhichDate: "exchange.date", Foreign: "exchange.foreign",
}

// Fault is an error in a text.
type Fault struct {
	Kind  FaultKind
	Input string // what cannot be read
	Err   error  // more about it; may be nil
}

// Error describes the fault in English, for programmers.
func (f *Fault) Error() string {
	if f.Err != nil {
		return fmt.Sprintf("exchange: %s: %.80q: %v", f.Kind, f.Input, f.Err)
	}
	return fmt.Sprintf("exchange: %s: %.80q", f.Kind, f.Input)
}

// Key returns the language key of the fault, which names its {text}.
func (f *Fault) Key() string { return keys[f.Kind] }

// Unwrap returns f.Err.
func (f *Fault) Unwrap() error { return f.Err }

// Way is what the letters of moves mean.
type Way bool

// The ways.
const (
	OfTile  Way = false // where the tile goes
	OfBlank Way = true  // where the blank goes
)

// turn makes the letters mean where the tile goes.
func (w Way) turn(moves []puzzle.Move) {
	if w == OfBlank {
		for i := range moves {
			moves[i].Dir = moves[i].Dir.Opposite()
		}
	}
}

// Replay is a game with its moves. The goal is classic.
type Replay struct {
	Game  puzzle.Game
	Moves []puzzle.Move
	At    []time.Duration // of each move from the first; nil: unknown
	Time  time.Duration   // from the first move to the last; 0 if it is unknown
	Ended time.Time       // when it ended; zero if that is unknown
}

// Timed reports whether the time of each move is known.
func (r *Replay) Timed() bool { return len(r.At) > 0 }

// Solve returns the record of a replay whose times are known. in is what it was played with.
func (r *Replay) Solve(in session.Input, ended time.Time) (session.Solve, error) {
	s := session.New(r.Game, session.Options{}, ended)
	for i, m := range r.Moves {
		if err := s.Apply(session.Event{At: r.At[i], Kind: session.MoveEvent, Move: m, Input: in}); err != nil {
			return session.Solve{}, &Fault{Kind: BadMoves, Input: m.String(), Err: err}
		}
	}
	solve, ok := s.Solve(ended)
	if !ok {
		return session.Solve{}, &Fault{Kind: Unsolved, Input: puzzle.FormatMoves(r.Moves)}
	}
	return solve, nil
}

// Told returns the result of a replay, without its moves.
func (r *Replay) Told(ended time.Time) session.Told {
	return session.Told{Config: r.Game.Config.String(), MS: r.Time.Milliseconds(), STM: puzzle.STM(r.Moves), Date: ended}
}

// replay reads a board and the moves that solve it.
func replay(board, moves string, way Way) (r Replay, err error) {
	b, err := puzzle.ParseBoard(board, puzzle.Size{})
	if err != nil {
		return r, &Fault{Kind: BadBoard, Input: board, Err: err}
	}
	r.Game, err = puzzle.ParseGame(b.Size().String() + ".classic:" + b.String())
	if err != nil {
		return r, &Fault{Kind: BadBoard, Input: board, Err: err}
	}
	if !b.Size().Playable() {
		return r, &Fault{Kind: BadBoard, Input: board}
	}
	r.Moves, err = puzzle.ParseMoves(moves)
	if err != nil || len(r.Moves) == 0 {
		return r, &Fault{Kind: BadMoves, Input: moves, Err: err}
	}
	way.turn(r.Moves)
	return r, nil
}

// check plays the moves, which must lead to the goal with the last one.
func (r *Replay) check() error {
	b := r.Game.Scramble
	for i, m := range r.Moves {
		next, err := b.Play(m)
		if err != nil || b == r.Game.Goal.Board() {
			return &Fault{Kind: BadMoves, Input: puzzle.FormatMoves(r.Moves[i:]), Err: err}
		}
		b = next
	}
	if b != r.Game.Goal.Board() {
		return &Fault{Kind: Unsolved, Input: puzzle.FormatMoves(r.Moves)}
	}
	return nil
}
