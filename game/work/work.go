// Package work divides the time of a frame among the program's searches, and holds the tables that they share.
package work

import (
	"math/rand/v2"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/review"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// The limits of the searches. They are limits of time, so that slow machines stay responsive: in a browser one thread
// does everything.
const (
	searchTime = 4 * time.Millisecond  // for all searches together in one frame
	reviewTime = 9 * time.Millisecond  // the same with a review, whose page stands still but for its curve
	frameTime  = 12 * time.Millisecond // of 16 ms in a frame; a tick that comes sooner makes up for a late one, in the same frame
	maxSlices  = 256                   // in one tick while the clock stands still, in case it is coarse

	slice     = 500         // units of a solver between two readings of the clock: some 0.04 ms
	tickUnits = 240 * slice // units of a solver in one tick if there is no clock: the same on every machine
)

// Blocks of a state space between two readings of the clock: some 0.2 ms of work on a desktop, a millisecond in a
// browser. A block takes longer if the search keeps the depth of every board.
const (
	sliceBlocks     = 75
	sliceBlocksKept = 15
	tickSlices      = 27 // in one tick if there is no clock
)

// KeptCells is the maximum number of cells for which a search of a state space keeps the depth of every board.
const KeptCells = 10

// MaxNodes is the maximum number of nodes of a search for a shortest solution, on boards on which the search usually
// finds a proof.
const MaxNodes = 3_000_000_000

// smallTables is the maximum size of the solvers' tables in bytes if memory is short. The tables of two to five goals of
// 4x4 or 5x5 fit in it.
const smallTables = 4 << 20

// Budget holds the time that the searches have in a frame, their shared tables, and the random source for deals.
type Budget struct {
	watch  func() time.Duration // a clock; nil: none, and the searches do the same work in each tick on every machine
	deals  rand.Source
	tables *solve.Tables
	since  time.Duration // when the frame began, by the watch
	done   time.Duration // time that searches have used in this frame
	open   bool          // a search that has not finished has worked since the last Open
}

// Open reports whether a search has worked since the last call and has not finished.
func (b *Budget) Open() bool {
	was := b.open
	b.open = false
	return was
}

// New returns the budget of a program.
func New(b game.Boot) *Budget {
	w := &Budget{watch: b.Watch, deals: b.Deals, tables: solve.NewTables()}
	if b.Platform != game.Desktop {
		w.tables.Limit(smallTables)
	}
	return w
}

// Source returns the random source for deals.
func (b *Budget) Source() rand.Source {
	if b.deals != nil {
		return b.deals
	}
	return puzzle.SecureSource()
}

// Solver returns a solver from a board to a goal that uses the shared tables. The board must be solvable.
func (b *Budget) Solver(start, goal puzzle.Board, mode solve.Mode) *solve.Solver {
	s, err := solve.New(start, goal, solve.Options{Mode: mode, Tables: b.tables})
	if err != nil {
		panic(err) // only for boards that are not solvable
	}
	return s
}

// UsualMode returns the mode for boards of a size: Optimal if an optimal solution takes only seconds, else Quick.
func UsualMode(size puzzle.Size) solve.Mode {
	if solve.Exact(size) {
		return solve.Optimal
	}
	return solve.Quick
}

// Solve lets a solver work in this tick and reports whether it has finished.
func (b *Budget) Solve(s *solve.Solver) (done bool) {
	return s.Done() || b.search(s.Step, tickUnits, slice)
}

// Review returns the review of moves from a board; it uses the shared tables. The error is that of [review.New].
func (b *Budget) Review(start, goal puzzle.Board, moves []puzzle.Move) (*review.Review, error) {
	return review.New(start, goal, moves, b.tables)
}

// Reviewed lets a review work in this tick and reports whether it has finished.
func (b *Budget) Reviewed(r *review.Review) (done bool) {
	return r.Done() || b.searchFor(reviewTime, r.Step, tickUnits, slice)
}

// Count lets the search of a state space work in this tick and reports whether it has finished.
func (b *Budget) Count(s *space.Search, size puzzle.Size) (done bool) {
	blocks := sliceBlocks
	if size.Cells() <= KeptCells {
		blocks = sliceBlocksKept
	}
	return b.search(s.Step, tickSlices*blocks, blocks)
}

// search lets a search work in this tick, for the usual time, and reports whether it has finished.
func (b *Budget) search(step func(units int) (done bool), tick, slice int) bool {
	return b.searchFor(searchTime, step, tick, slice)
}

// searchFor lets a search work in this tick and reports whether it has finished. Without a clock it calls step once, with
// tick units. With a clock it calls step with slice units until the searches have used up the time most in the frame. It
// calls step at least once, so that every search comes to its end.
func (b *Budget) searchFor(most time.Duration, step func(units int) (done bool), tick, slice int) bool {
	done := b.searchOn(most, step, tick, slice)
	b.open = b.open || !done
	return done
}

func (b *Budget) searchOn(most time.Duration, step func(units int) (done bool), tick, slice int) bool {
	if b.watch == nil {
		return step(tick)
	}
	from := b.watch()
	if from-b.since >= frameTime {
		b.since, b.done = from, 0
	}
	last := from
	for n := 0; n < maxSlices; n++ {
		done := step(slice)
		now := b.watch()
		if done || b.done+now-from >= most {
			b.done += now - from
			return done
		}
		if now > last {
			n, last = 0, now
		}
	}
	b.done = most
	return false
}
