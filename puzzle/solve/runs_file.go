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

// bytes returns the memory of the databases.
func (c *runClass) bytes() int { return c.built * 2 * 8 * runOrders }

// WidenRuns makes the databases that [SolveRuns] needs for goals that have the blank where goal has it, on 4x4. They take 151 MB,
// twice that if the blank is beside a corner. Arguments and results are those of [Tables.Widen].
func (t *Tables) WidenRuns(ctx context.Context, goal puzzle.Board, threads int, progress func(share float64)) (ok bool, err error) {
	c := newRunClass(goal)
	if c == nil {
		return false, nil
	}
	if threads < 1 {
		threads = runtime.GOMAXPROCS(0)
	}
	c.layOut()
	for view := range c.built {
		if err := c.build(ctx, view, threads, func(share float64) {
			if progress != nil {
				progress((float64(view) + share) / float64(c.built))
			}
		}); err != nil {
			return true, err
		}
	}
	t.keepSet(c.key(), c)
	return true, nil
}

// key returns the key of the databases in the tables.
func (c *runClass) key() classKey {
	return classKey{w: 4, h: 4, blank: c.goalBlank, runs: true}
}

// runsOf returns the databases for a goal that the tables hold, or nil.
func (t *Tables) runsOf(goal puzzle.Board) *runClass {
	c := newRunClass(goal)
	if c == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	kept, _ := t.wides[c.key()].(*runClass)
	return kept
}

// HasRuns reports whether the tables hold the databases of [Tables.WidenRuns] for a goal.
func (t *Tables) HasRuns(goal puzzle.Board) bool { return t.runsOf(goal) != nil }

// runMagic begins a file of such databases, as wideMagic does one of wide databases. The entries follow as words, the lowest
// byte first.
const runMagic = "wildfifteen run tables 1\n"

// RunsName returns the name under which to keep the databases of [Tables.WidenRuns] for a goal, which is the same for all goals
// that share them, and their size in bytes. ok is false if there are none for its size.
func RunsName(goal puzzle.Board) (name string, size int64, ok bool) {
	c := newRunClass(goal)
	if c == nil {
		return "", 0, false
	}
	return fmt.Sprintf("4x4-%d-runs.tables", c.goalBlank), keptSize(c), true
}

// WriteRuns writes the databases that [Tables.WidenRuns] has computed for a goal.
func (t *Tables) WriteRuns(to io.Writer, goal puzzle.Board) error {
	if c := t.runsOf(goal); c != nil {
		return writeKept(to, c)
	}
	return ErrTables
}

// ReadRuns makes [SolveRuns] use databases that [Tables.WriteRuns] has written for such a goal. The error is as with
// [Tables.ReadWide].
func (t *Tables) ReadRuns(from io.Reader, goal puzzle.Board) error {
	c := newRunClass(goal)
	if c == nil {
		return ErrTables
	}
	c.layOut()
	err := readKept(from, c)
	if err == nil {
		t.keepSet(c.key(), c)
	}
	return err
}

func (c *runClass) head() []byte { return keptHead(runMagic, c.grid, c.goalBlank, c.bytes()) }

// wordsAtOnce is the number of words that are written or read at once.
const wordsAtOnce = 1 << 13

// each calls f for the parts of the databases, of up to wordsAtOnce words, and stops at an error.
func (c *runClass) each(f func(words []uint64) error) error {
	for view := range c.built {
		for axis := range 2 {
			for rest := c.tables[axis][view]; len(rest) > 0; {
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

func (c *runClass) write(to io.Writer) error {
	buffer := make([]byte, 0, 8*wordsAtOnce)
	return c.each(func(words []uint64) error {
		buffer = buffer[:0]
		for _, word := range words {
			buffer = binary.LittleEndian.AppendUint64(buffer, word)
		}
		_, err := to.Write(buffer)
		return err
	})
}

func (c *runClass) read(from io.Reader) error {
	buffer := make([]byte, 8*wordsAtOnce)
	return c.each(func(words []uint64) error {
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
