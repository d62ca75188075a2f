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
	labels := goal.AppendLabels(nil)
	k := newTask(labels, labels, goal.Size().W, goal.Size().H)
	if !canWiden(k.grid) {
		return "", 0, false
	}
	size = int64(len(wideMagic) + 11 + sha256.Size)
	for _, view := range k.grid.widePatterns(k.goalBlank) {
		for _, cells := range view {
			sets, stride := wideSize(k.n, len(cells))
			size += int64(sets*stride + 1)
		}
	}
	return fmt.Sprintf("%dx%d-%d.tables", k.w, k.h, k.goalBlank), size, true
}

// HasWide reports whether solvers use the databases of [Tables.Widen] for a goal.
func (t *Tables) HasWide(goal puzzle.Board) bool { return t.wideOf(goal) != nil }

// wideOf returns the wide class of a goal that the tables hold, or nil.
func (t *Tables) wideOf(goal puzzle.Board) *class {
	labels := goal.AppendLabels(nil)
	k := newTask(labels, labels, goal.Size().W, goal.Size().H)
	t.mu.Lock()
	defer t.mu.Unlock()
	if b := t.classes[classKey{w: k.w, h: k.h, blank: k.goalBlank}]; b != nil && b.class.wide != nil {
		return b.class
	}
	return nil
}

// WriteWide writes the databases that [Tables.Widen] has computed for a goal.
func (t *Tables) WriteWide(to io.Writer, goal puzzle.Board) error {
	c := t.wideOf(goal)
	if c == nil {
		return ErrTables
	}
	sum := sha256.New()
	both := io.MultiWriter(to, sum)
	if _, err := both.Write(wideHead(c)); err != nil {
		return err
	}
	for _, p := range c.wide.(*wide).patterns() {
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
	c := newWideFor(goal)
	if c == nil {
		return ErrTables
	}
	sum := sha256.New()
	both := io.TeeReader(from, sum)
	want := wideHead(c)
	head := make([]byte, len(want))
	if _, err := io.ReadFull(both, head); err != nil {
		return readError(err)
	}
	if string(head) != string(want) {
		return ErrTables
	}
	for _, p := range c.wide.(*wide).patterns() {
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
	t.keep(c)
	return nil
}

// readError makes the end of the data a damage.
func readError(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return ErrTables
	}
	return err
}

func wideHead(c *class) []byte {
	head := append([]byte(wideMagic), byte(c.w), byte(c.h), byte(c.goalBlank))
	return binary.LittleEndian.AppendUint64(head, uint64(c.wide.bytes()))
}
