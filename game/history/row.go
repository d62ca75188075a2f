// Package history holds what the records of all finished games have in common with a table: a short row for each, bests
// and averages for each configuration, and lists of rows that are filtered and sorted. Whatever can take long works in
// steps. It reads no files: package saves fills it.
package history

import (
	"math"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// ID is the number of a row in its [History]. It does not change while the program runs.
type ID int32

// None is the ID of no row.
const None ID = -1

// Flags are facts about a row, added together.
type Flags uint8

// The facts.
const (
	Auto    Flags = 1 << iota // the program made some of the moves
	Removed                   // the player has removed the game: it counts nowhere
	Told                      // the moves are unknown: the record was imported from another program
	Own                       // the player chose the board
	Failed                    // a check ended the game away from its goal: no time and no moves of it are a result
	Blind                     // the game was played blind: peeks were at its tiles
	Fewest                    // the game asked for the fewest moves: undo is free, and what exceeds the fewest possible counts
)

// Row is what a list shows of a finished game, in 64 bytes.
type Row struct {
	Hash    uint64 // with Second the game's [session.Identity]
	Second  int64  // when the game ended, Unix time
	MS      int64  // clock of the last move, without pauses
	Offset  int64  // of the record's line in its file, -1 if that is unknown
	Length  int32  // of that line, without its newline
	STM     int32  // number of moves in the single-tile metric
	MTM     int32  // the same in the multi-tile metric, 0 if that is unknown
	group   int32
	Optimal uint16 // fewest moves from the scramble, 0 if that is unknown
	Undos   uint16 // these three stop at 65,535
	Hints   uint16
	Peeks   uint16
	Input   session.Input // NoInput if that is unknown
	Flags   Flags
}

// RowOf returns the row of a record. Its place in the file is unknown.
func RowOf(r session.Solve) Row {
	id := r.Identity()
	in, ok := session.ParseInput(r.Input)
	if !ok {
		in = session.Mixed
	}
	row := Row{
		Hash: id.Hash, Second: id.Second, MS: r.MS, Offset: -1, STM: clip32(r.STM), MTM: clip32(r.MTM),
		Undos: clip16(r.Undos), Hints: clip16(r.Hints), Peeks: clip16(r.Peeks), Input: in,
	}
	if r.Auto > 0 {
		row.Flags |= Auto
	}
	if r.Own {
		row.Flags |= Own
	}
	if r.Failed {
		row.Flags |= Failed
	}
	switch r.Mode {
	case session.FewestMoves:
		row.Flags |= Fewest
	case session.Blind:
		row.Flags |= Blind
	}
	return row
}

func clip16(n int) uint16 { return uint16(max(0, min(n, math.MaxUint16))) }
func clip32(n int) int32  { return int32(max(0, min(n, math.MaxInt32))) }

// Identity returns the identity of the game.
func (r *Row) Identity() session.Identity { return session.Identity{Hash: r.Hash, Second: r.Second} }

// Is reports whether all the facts hold.
func (r *Row) Is(f Flags) bool { return r.Flags&f == f }

// Counts reports whether the game counts for bests and averages: it has no hints and no automatic moves, was not made easier by a
// peek at hidden tiles, and has not been removed. A failed game counts, too: as one without a result, with peeks or without.
func (r *Row) Counts() bool {
	return r.Hints == 0 && r.Flags&(Auto|Removed) == 0 && (r.Peeks == 0 || !r.Is(Blind) || r.Is(Failed))
}

// Time returns the time from the first move to the last, without pauses.
func (r *Row) Time() time.Duration { return time.Duration(r.MS) * time.Millisecond }

// Date returns when the game ended.
func (r *Row) Date() time.Time { return time.Unix(r.Second, 0) }

// TPS returns the moves per second in the single-tile metric; false if no time passed.
func (r *Row) TPS() (float64, bool) { return puzzle.TPS(int(r.STM), r.Time()) }

// Excess returns how many moves more than needed were made; false if it is unknown how many are needed.
func (r *Row) Excess() (int, bool) { return int(r.STM) - int(r.Optimal), r.Optimal > 0 }
