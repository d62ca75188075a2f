// Package work shares a frame's time among the program's searches, and their tables.
package work

import (
	"math/rand/v2"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// What the searches may do. They work for a time, on machines of any speed; in a browser one thread does everything.
const (
	searchTime = 4 * time.Millisecond  // in one frame, all searches together
	frameTime  = 12 * time.Millisecond // of the 16 in a frame; ticks that come faster make up for lost ones, in the same frame
	maxSlices  = 256                   // in one tick, should the clock be a coarse one

	slice     = 500         // units of a solver between two looks at the clock: some 0.04 ms
	tickUnits = 240 * slice // units of a solver in one tick where there is no clock: the same on every machine
)

// Blocks of a state space between two looks at the clock: some 0.2 ms of work on a desktop, a millisecond in a browser.
// A block takes longer where the depth of every board is kept.
const (
	sliceBlocks     = 75
	sliceBlocksKept = 15
	tickSlices      = 27 // in one tick where there is no clock
)

// KeptCells is the number of cells up to which the depth of every board of a state space is worth keeping.
const KeptCells = 10

// MaxNodes is how many nodes a search for a shortest solution is worth on boards where a proof is to be expected.
const MaxNodes = 3_000_000_000

// smallTables is what the solvers' tables may take where memory is short, in bytes: those of two to five goals of 4x4
// or 5x5.
const smallTables = 4 << 20

// Budget is the time that the searches have, their tables, and the source of what they draw.
type Budget struct {
	watch  func() time.Duration // nil: none; what the searches do in a tick is the same on every machine
	deals  rand.Source
	tables *solve.Tables
	since  time.Duration // when the frame began, by the watch
	done   time.Duration // work in it
}

// New returns the budget of a program.
func New(b game.Boot) *Budget {
	w := &Budget{watch: b.Watch, deals: b.Deals, tables: solve.NewTables()}
	if b.Platform != game.Desktop {
		w.tables.Limit(smallTables)
	}
	return w
}

// Source returns the source of random numbers that deals games.
func (b *Budget) Source() rand.Source {
	if b.deals != nil {
		return b.deals
	}
	return puzzle.SecureSource()
}

// Solver returns a solver that brings a board to a goal, with the shared tables. The board must be solvable.
func (b *Budget) Solver(start, goal puzzle.Board, mode solve.Mode) *solve.Solver {
	s, err := solve.New(start, goal, solve.Options{Mode: mode, Tables: b.tables})
	if err != nil {
		panic(err) // only for boards that are not solvable
	}
	return s
}

// UsualMode is the mode in which boards of a size are solved: optimally where that takes seconds.
func UsualMode(size puzzle.Size) solve.Mode {
	if solve.Exact(size) {
		return solve.Optimal
	}
	return solve.Quick
}

// Solve lets a solver work for this tick and reports whether it has finished.
func (b *Budget) Solve(s *solve.Solver) (done bool) {
	return s.Done() || b.search(s.Step, tickUnits, slice)
}

// Count lets the search of a state space work for this tick and reports whether it has finished.
func (b *Budget) Count(s *space.Search, size puzzle.Size) (done bool) {
	blocks := sliceBlocks
	if size.Cells() <= KeptCells {
		blocks = sliceBlocksKept
	}
	return b.search(s.Step, tickSlices*blocks, blocks)
}

// search lets a search work for this tick and reports whether it has finished. Without a clock it does all of a tick's
// units in one step; with one it takes steps of a slice each until the frame's time is used up. It takes at least one
// step, so that every search comes to its end.
func (b *Budget) search(step func(units int) (done bool), tick, slice int) bool {
	if b.watch == nil {
		return step(tick)
	}
	from := b.watch()
	if from-b.since >= frameTime {
		b.since, b.done = from, 0
	}
	for range maxSlices {
		done := step(slice)
		if now := b.watch(); done || b.done+now-from >= searchTime {
			b.done += now - from
			return done
		}
	}
	b.done = searchTime
	return false
}
