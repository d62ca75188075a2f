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

// ErrTables is the error of [Tables.ReadWide] and [Tables.ReadRuns] for data that are damaged, of another version, or of another
// goal, and that of [SolveDeep], [SolveRuns] and those who write databases for tables that do not hold them.
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

// keptSet is databases that are kept in a file.
type keptSet interface {
	bytes() int
	head() []byte // of the file
	write(to io.Writer) error
	read(from io.Reader) error // the error may be that of io.ReadFull
}

// keptHead returns the beginning of a file: its magic text, the goal's class and the length of the entries.
func keptHead(magic string, g *grid, blank, bytes int) []byte {
	head := append([]byte(magic), byte(g.w), byte(g.h), byte(blank))
	return binary.LittleEndian.AppendUint64(head, uint64(bytes))
}

// keptSize returns the length of a file.
func keptSize(set keptSet) int64 {
	return int64(len(set.head()) + set.bytes() + sha256.Size)
}

// writeKept writes a file.
func writeKept(to io.Writer, set keptSet) error {
	sum := sha256.New()
	both := io.MultiWriter(to, sum)
	if _, err := both.Write(set.head()); err != nil {
		return err
	}
	if err := set.write(both); err != nil {
		return err
	}
	_, err := to.Write(sum.Sum(nil))
	return err
}

// readKept reads a file into new databases. The error is [ErrTables] or that of the reader.
func readKept(from io.Reader, set keptSet) error {
	sum := sha256.New()
	both := io.TeeReader(from, sum)
	head := make([]byte, len(set.head()))
	if _, err := io.ReadFull(both, head); err != nil {
		return readError(err)
	}
	if string(head) != string(set.head()) {
		return ErrTables
	}
	if err := set.read(both); err != nil {
		return readError(err)
	}
	var end [sha256.Size]byte
	if _, err := io.ReadFull(from, end[:]); err != nil {
		return readError(err)
	}
	if string(end[:]) != string(sum.Sum(nil)) {
		return ErrTables
	}
	return nil
}

// readError makes the end of the data a damage.
func readError(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return ErrTables
	}
	return err
}

// WriteWide writes the databases that [Tables.Widen] has computed for a goal.
func (t *Tables) WriteWide(to io.Writer, goal puzzle.Board) error {
	if set := t.wideOf(goal); set != nil {
		return writeKept(to, set)
	}
	return ErrTables
}

// ReadWide makes solvers use databases that [Tables.WriteWide] has written for such a goal. The error is [ErrTables] or that
// of the reader; the tables then stay as they were.
func (t *Tables) ReadWide(from io.Reader, goal puzzle.Board) error {
	set := newWideSet(goal)
	if set == nil {
		return ErrTables
	}
	if err := readKept(from, set); err != nil {
		return err
	}
	t.keep(set)
	return nil
}

func (s *wideSet) head() []byte { return keptHead(wideMagic, s.grid, s.goalBlank, s.bytes()) }

func (s *wideSet) write(to io.Writer) error {
	for _, p := range s.patterns {
		if _, err := to.Write(p.table); err != nil {
			return err
		}
	}
	return nil
}

func (s *wideSet) read(from io.Reader) error {
	for _, p := range s.patterns {
		if _, err := io.ReadFull(from, p.table); err != nil {
			return err
		}
	}
	return nil
}
