//go:build !js

package solve

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"wildfifteen/puzzle"
)

// wideMagic begins a file of wide databases. Its number is that of the version of the format. The number of columns, of rows,
// and the cell of the goal's blank follow, on the canonical board, then the length of the entries as eight bytes, the lowest
// first, the entries, and the SHA-256 of all that.
const wideMagic = "wildfifteen tables 1\n"

// ErrTables is the error of [Tables.ReadWide] for data that are damaged, of another version, or of another goal.
var ErrTables = errors.New("solve: damaged or foreign tables")

// WideName returns the name under which to keep the databases of [Tables.Widen] for a goal, which is the same for all goals
// that share them, and their size in bytes. ok is false if there are none for its size.
func WideName(goal puzzle.Board) (name string, size int64, ok bool) {
	k := taskOf(goal)
	if !canWiden(k.grid) {
		return "", 0, false
	}
	size = int64(len(wideMagic) + 11 + sha256.Size)
	add := func(cells []int) {
		sets, stride := k.grid.wideSize(len(cells))
		size += int64(sets*stride + 1)
	}
	if k.n > maxSmall {
		for _, cells := range k.grid.deepPartition(k.goalBlank) {
			add(cells)
		}
	} else {
		for _, view := range k.grid.widePatterns(k.goalBlank) {
			add(view[0])
			add(view[1])
		}
	}
	return fmt.Sprintf("%dx%d-%d.tables", k.w, k.h, k.goalBlank), size, true
}

// HasWide reports whether the tables hold the databases of [Tables.Widen] for a goal.
func (t *Tables) HasWide(goal puzzle.Board) bool { return t.wideOf(goal) != nil }

// WriteWide writes the databases that [Tables.Widen] has computed for a goal.
func (t *Tables) WriteWide(to io.Writer, goal puzzle.Board) error {
	set := t.wideOf(goal)
	if set == nil {
		return ErrTables
	}
	sum := sha256.New()
	both := io.MultiWriter(to, sum)
	if _, err := both.Write(set.head()); err != nil {
		return err
	}
	for _, p := range set.patterns {
		if _, err := both.Write(p.table); err != nil {
			return err
		}
	}
	_, err := to.Write(sum.Sum(nil))
	return err
}

// ReadWide makes solvers use databases that [Tables.WriteWide] has written for such a goal. The error is [ErrTables] or that
// of the reader; the tables then stay as they were.
func (t *Tables) ReadWide(from io.Reader, goal puzzle.Board) error {
	set := newWideSet(goal)
	if set == nil {
		return ErrTables
	}
	sum := sha256.New()
	both := io.TeeReader(from, sum)
	head := make([]byte, len(set.head()))
	if _, err := io.ReadFull(both, head); err != nil {
		return readError(err)
	}
	if string(head) != string(set.head()) {
		return ErrTables
	}
	for _, p := range set.patterns {
		if _, err := io.ReadFull(both, p.table); err != nil {
			return readError(err)
		}
		p.tabulate()
	}
	var end [sha256.Size]byte
	if _, err := io.ReadFull(from, end[:]); err != nil {
		return readError(err)
	}
	if string(end[:]) != string(sum.Sum(nil)) {
		return ErrTables
	}
	t.keep(set)
	return nil
}

// readError makes the end of the data a damage.
func readError(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return ErrTables
	}
	return err
}

// head returns the beginning of the file.
func (s *wideSet) head() []byte {
	head := append([]byte(wideMagic), byte(s.w), byte(s.h), byte(s.goalBlank))
	return binary.LittleEndian.AppendUint64(head, uint64(s.bytes()))
}
