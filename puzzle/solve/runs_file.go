//go:build !js

package solve

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"runtime"

	"wildfifteen/puzzle"
)

// runSet is the databases of SolveRuns for the goals of a class.
type runSet struct{ *runClass }

// newRunSet returns the databases for a goal, which are still to be laid out; nil if there are none for its size.
func newRunSet(goal puzzle.Board) *runSet {
	if goal.Size() != (puzzle.Size{W: 4, H: 4}) {
		return nil
	}
	k := taskOf(goal)
	return &runSet{newRunClass(k.grid, k.goalBlank)}
}

// bytes returns the memory of the databases.
func (s *runSet) bytes() int { return s.built * 2 * 8 * s.rank.words }

// WidenRuns makes the databases that [SolveRuns] needs for goals that have the blank where goal has it, on 4x4. They take 151 MB,
// twice that if the blank is beside a corner. Arguments and results are those of [Tables.Widen].
func (t *Tables) WidenRuns(ctx context.Context, goal puzzle.Board, threads int, progress func(share float64)) (ok bool, err error) {
	set := newRunSet(goal)
	if set == nil {
		return false, nil
	}
	if threads < 1 {
		threads = runtime.GOMAXPROCS(0)
	}
	set.layOut()
	for view := range set.built {
		if err := set.build(ctx, view, threads, func(share float64) {
			if progress != nil {
				progress((float64(view) + share) / float64(set.built))
			}
		}); err != nil {
			return true, err
		}
	}
	t.keepSet(set.key(), set)
	return true, nil
}

// key returns the key of the databases in the tables.
func (s *runSet) key() classKey {
	return classKey{w: 4, h: 4, blank: s.goalBlank, runs: true}
}

// runsOf returns the databases for a goal that the tables hold, or nil.
func (t *Tables) runsOf(goal puzzle.Board) *runSet {
	if goal.Size() != (puzzle.Size{W: 4, H: 4}) {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	set, _ := t.wides[classKey{w: 4, h: 4, blank: taskOf(goal).goalBlank, runs: true}].(*runSet)
	return set
}

// HasRuns reports whether the tables hold the databases of [Tables.WidenRuns] for a goal.
func (t *Tables) HasRuns(goal puzzle.Board) bool { return t.runsOf(goal) != nil }

// runMagic begins a file of such databases, as wideMagic does one of wide databases. The entries follow as words, the lowest
// byte first.
const runMagic = "wildfifteen run tables 1\n"

// RunsName returns the name under which to keep the databases of [Tables.WidenRuns] for a goal, which is the same for all goals
// that share them, and their size in bytes. ok is false if there are none for its size.
func RunsName(goal puzzle.Board) (name string, size int64, ok bool) {
	set := newRunSet(goal)
	if set == nil {
		return "", 0, false
	}
	return fmt.Sprintf("4x4-%d-runs.tables", set.goalBlank), keptSize(set), true
}

// WriteRuns writes the databases that [Tables.WidenRuns] has computed for a goal.
func (t *Tables) WriteRuns(to io.Writer, goal puzzle.Board) error {
	set := t.runsOf(goal)
	if set == nil {
		return ErrTables
	}
	return writeKept(to, set)
}

// ReadRuns makes [SolveRuns] use databases that [Tables.WriteRuns] has written for such a goal. The error is as with
// [Tables.ReadWide].
func (t *Tables) ReadRuns(from io.Reader, goal puzzle.Board) error {
	set := newRunSet(goal)
	if set == nil {
		return ErrTables
	}
	set.layOut()
	if err := readKept(from, set); err != nil {
		return err
	}
	t.keepSet(set.key(), set)
	return nil
}

func (s *runSet) head() []byte { return keptHead(runMagic, s.grid, s.goalBlank, s.bytes()) }

// wordsAtOnce is the number of words that are written or read at once.
const wordsAtOnce = 1 << 13

// each calls f for the parts of the databases, of up to wordsAtOnce words, and stops at an error.
func (s *runSet) each(f func(words []uint64) error) error {
	for view := range s.built {
		for axis := range 2 {
			for rest := s.tables[axis][view]; len(rest) > 0; {
				n := min(wordsAtOnce, len(rest))
				if err := f(rest[:n]); err != nil {
					return err
				}
				rest = rest[n:]
			}
		}
	}
	return nil
}

func (s *runSet) write(to io.Writer) error {
	buffer := make([]byte, 0, 8*wordsAtOnce)
	return s.each(func(words []uint64) error {
		buffer = buffer[:0]
		for _, word := range words {
			buffer = binary.LittleEndian.AppendUint64(buffer, word)
		}
		_, err := to.Write(buffer)
		return err
	})
}

func (s *runSet) read(from io.Reader) error {
	buffer := make([]byte, 8*wordsAtOnce)
	return s.each(func(words []uint64) error {
		part := buffer[:8*len(words)]
		if _, err := io.ReadFull(from, part); err != nil {
			return err
		}
		for i := range words {
			words[i] = binary.LittleEndian.Uint64(part[8*i:])
		}
		return nil
	})
}
