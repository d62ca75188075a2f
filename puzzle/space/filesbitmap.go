package space

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"path/filepath"

	"wildfifteen/puzzle"
)

// bitmapFile is the bitmap of a cell as a file: its words, lowest byte first, without the pieces that are empty, then the sums
// of the pieces and a foot. Without states there is no file.
type bitmapFile struct {
	file   *os.File
	name   string
	states uint64
	live   []uint8  // for each block: 0 if it has no bits set
	sums   []uint64 // for each piece: 0 if it is empty, else stored plus its checksum
}

// stored is set in the sums of pieces that are in the file.
const stored = 1 << 32

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// footMagic begins the foot of a file of the present form.
const footMagic = "WFspace1"

// foot is what stands at the end of a file; its checksum follows.
type foot struct {
	Magic                   [8]byte
	W, H, Goal, Cell, Depth uint32
	Pieces                  uint32
	States                  uint64
	Sums                    uint32 // checksum of the sums
	_                       uint32
}

func (r *fileRun) fileName(cell, depth int) string {
	return filepath.Join(r.journal.dir, fmt.Sprintf("cell-%02d-%04d", cell, depth))
}

const partSuffix = ".part"

// part returns the name of a file until it is whole. It is that of no other run: one that has lost the folder, but does not know it
// yet, neither takes nor removes the files of the run that has it now.
func (j *journal) part(name string) string { return name + "-" + j.Run + partSuffix }

// syncedWords is the length from which on bitmaps and journals must be on the disk before the run goes on: a power cut costs a run of
// shorter ones seconds, and waiting for the disk would take longer.
const syncedWords = 1 << 21

// create begins the file of a bitmap.
func (r *fileRun) create(cell, depth int) (m bitmapFile, err error) {
	m = bitmapFile{name: r.journal.part(r.fileName(cell, depth)), live: make([]uint8, r.l.blocks), sums: make([]uint64, r.l.words/r.piece)}
	m.file, err = os.OpenFile(m.name, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o666)
	return m, err
}

// finish writes the end of a file, makes sure that it is on the disk, and gives it its name.
func (r *fileRun) finish(m *bitmapFile, cell, depth int) error {
	sums := make([]byte, 8*len(m.sums))
	for i, s := range m.sums {
		binary.LittleEndian.PutUint64(sums[8*i:], s)
	}
	end := foot{W: uint32(r.l.w), H: uint32(r.l.h), Goal: uint32(r.l.goal), Cell: uint32(cell), Depth: uint32(depth),
		Pieces: uint32(len(m.sums)), States: m.states, Sums: crc32.Checksum(sums, castagnoli)}
	copy(end.Magic[:], footMagic)
	tail, err := binary.Append(sums, binary.LittleEndian, end)
	if err != nil {
		return err
	}
	tail = binary.LittleEndian.AppendUint32(tail, crc32.Checksum(tail[len(sums):], castagnoli))
	if _, err := m.file.WriteAt(tail, 8*int64(r.end)); err != nil {
		return err
	}
	if r.journal.synced {
		if err := m.file.Sync(); err != nil {
			return err
		}
	}
	name := r.fileName(cell, depth)
	if err := errors.Join(m.file.Close(), os.Rename(m.name, name)); err != nil {
		return err
	}
	m.name = name
	m.file, err = os.Open(name)
	return err
}

// remove removes the file, if there is one.
func (m *bitmapFile) remove() error {
	if m.file == nil {
		return nil
	}
	return errors.Join(m.file.Close(), os.Remove(m.name))
}

// read reads the span at a word into w.source and checks it. some is false, and the span unchanged, if it is empty.
func (w *fileWorker) read(m *bitmapFile, at int) (some bool, err error) {
	first := at / w.r.piece
	for i := range w.r.span / w.r.piece {
		some = some || m.sums[first+i] != 0
	}
	for i := 0; some && i < w.r.span/w.r.piece; i++ {
		if err := w.readPiece(m, first+i, w.source[i*w.r.piece:][:w.r.piece]); err != nil {
			return false, err
		}
	}
	return some, nil
}

// readPiece reads a piece and checks it.
func (w *fileWorker) readPiece(m *bitmapFile, piece int, to []uint64) error {
	if m.sums[piece] == 0 {
		clear(to)
		return nil
	}
	if err := readFull(m, w.bytes, 8*int64(piece)*int64(w.r.piece)); err != nil {
		return err
	}
	if stored|uint64(crc32.Checksum(w.bytes, castagnoli)) != m.sums[piece] {
		return damaged(m.name)
	}
	for i := range to {
		to[i] = binary.LittleEndian.Uint64(w.bytes[8*i:])
	}
	return nil
}

// readFull reads bytes from an offset; a file that ends before is damaged.
func readFull(m *bitmapFile, to []byte, offset int64) error {
	n, err := m.file.ReadAt(to, offset)
	if n == len(to) {
		return nil
	}
	if pathError := (*os.PathError)(nil); errors.As(err, &pathError) {
		return err
	}
	return damaged(m.name)
}

// addWords adds the words from one on to others; at most as many as a piece has. They are part of a piece, so there is no
// checksum to compare: each piece is read as a whole, too, for the next level of the cell beside it.
func (w *fileWorker) addWords(m *bitmapFile, from int, to []uint64) error {
	data := w.bytes[:8*len(to)]
	if err := readFull(m, data, 8*int64(from)); err != nil {
		return err
	}
	for i := range to {
		to[i] |= binary.LittleEndian.Uint64(data[8*i:])
	}
	return nil
}

// write writes the pieces of w.sum that are not empty.
func (w *fileWorker) write(m *bitmapFile, at int) error {
	l := w.r.l
	for i := 0; i < w.r.span; i += l.block {
		for _, x := range w.sum[i : i+l.block] {
			if x != 0 {
				m.live[(at+i)/l.block] = 1
				break
			}
		}
	}
	for i := 0; i < w.r.span; i += w.r.piece {
		words, some := w.sum[i:i+w.r.piece], uint64(0)
		for k, x := range words {
			some |= x
			binary.LittleEndian.PutUint64(w.bytes[8*k:], x)
		}
		if some == 0 {
			continue
		}
		m.sums[(at+i)/w.r.piece] = stored | uint64(crc32.Checksum(w.bytes, castagnoli))
		if _, err := m.file.WriteAt(w.bytes, 8*int64(at+i)); err != nil {
			return err
		}
	}
	return nil
}

// load opens the file of a bitmap that the journal names, and reads all of it: every piece is checked.
func (r *fileRun) load(ctx context.Context, cell int, state cellState) (m bitmapFile, err error) {
	if state.States == 0 {
		return bitmapFile{}, nil
	}
	m = bitmapFile{name: r.fileName(cell, state.Depth), states: state.States, live: make([]uint8, r.l.blocks), sums: make([]uint64, r.l.words/r.piece)}
	if m.file, err = os.Open(m.name); err != nil {
		return m, err
	}
	if err := r.readFoot(&m, cell, state); err != nil {
		return m, err
	}
	w := &fileWorker{r: r, bytes: make([]byte, 8*r.piece)}
	words := make([]uint64, r.piece)
	for piece := range m.sums {
		if err := errors.Join(w.readPiece(&m, piece, words), ctx.Err()); err != nil {
			return m, err
		}
		if m.sums[piece] == 0 {
			continue
		}
		for i, x := range words {
			if x != 0 {
				m.live[(piece*r.piece+i)/r.l.block] = 1
			}
		}
	}
	return m, nil
}

// readFoot reads the sums and the foot of a file and checks them.
func (r *fileRun) readFoot(m *bitmapFile, cell int, state cellState) error {
	tail := make([]byte, 8*len(m.sums)+binary.Size(foot{})+4)
	if err := readFull(m, tail, 8*int64(r.l.words)); err != nil {
		return err
	}
	sums, rest := tail[:8*len(m.sums)], tail[8*len(m.sums):]
	var end foot
	if _, err := binary.Decode(rest, binary.LittleEndian, &end); err != nil {
		return damaged(m.name)
	}
	want := foot{W: uint32(r.l.w), H: uint32(r.l.h), Goal: uint32(r.l.goal), Cell: uint32(cell), Depth: uint32(state.Depth),
		Pieces: uint32(len(m.sums)), States: state.States, Sums: crc32.Checksum(sums, castagnoli)}
	copy(want.Magic[:], footMagic)
	if end != want || binary.LittleEndian.Uint32(rest[len(rest)-4:]) != crc32.Checksum(rest[:len(rest)-4], castagnoli) {
		return damaged(m.name)
	}
	for i := range m.sums {
		m.sums[i] = binary.LittleEndian.Uint64(sums[8*i:])
	}
	return nil
}

// codeList is the store of a run over files: the states of its last level, unless they are too many.
type codeList struct {
	frame *frame
	codes []code
	level int
}

// maxListed is the largest number of states in a codeList.
const maxListed = 1 << 20

// last reads the states of the last level.
func (r *fileRun) last(f *frame) (*codeList, error) {
	list := &codeList{frame: f, level: len(r.journal.Counts) - 1}
	if r.journal.Counts[list.level] > maxListed {
		return list, nil
	}
	w := &fileWorker{r: r, bytes: make([]byte, 8*r.piece)}
	words := make([]uint64, r.piece)
	for cell := range r.maps {
		if r.journal.Cells[cell].Depth != list.level {
			continue
		}
		for piece, sum := range r.maps[cell].sums {
			if sum == 0 {
				continue
			}
			if err := w.readPiece(&r.maps[cell], piece, words); err != nil {
				return nil, err
			}
			for i, x := range words {
				list.add(cell, piece*r.piece+i, x)
			}
		}
	}
	return list, nil
}

func (c *codeList) add(cell, word int, x uint64) {
	for bit := uint(0); x != 0; bit, x = bit+1, x>>1 {
		if x&1 != 0 {
			c.codes = append(c.codes, code{cell, word, bit})
		}
	}
}

func (c *codeList) each(depth int, yield func(puzzle.Board) bool) {
	if depth != c.level {
		return
	}
	for _, code := range c.codes {
		if !yield(c.frame.board(code)) {
			return
		}
	}
}

func (c *codeList) keeps() bool { return false }

func (c *codeList) depth(puzzle.Board) (int, bool) { return 0, false }

// way does nothing: the depths that it would follow are not known.
func (c *codeList) way(puzzle.Board, func(blank int)) {}

func (c *codeList) draw(r *rand.Rand, depth int, _ []uint64) (b puzzle.Board, ok bool) {
	if depth != c.level || len(c.codes) == 0 {
		return b, false
	}
	return c.frame.board(c.codes[r.IntN(len(c.codes))]), true
}
