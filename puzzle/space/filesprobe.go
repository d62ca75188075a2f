package space

import (
	"context"
	"errors"
	"hash/crc32"
	"os"
	"strings"
	"time"
)

// How long a probe takes: one round of all cells for so many levels, and at most so much time.
const (
	roundLevels = 20
	mostProbe   = 2 * time.Second
)

// probeStride leads from cell to cell in a probe, so that those before its end lie all over the board. It is a prime number, and no size
// that can be counted has a side of so many cells.
const probeStride = 11

// The name of the folder of a probe, which stays behind if the program is killed.
const (
	probePrefix = "probe-"
	probeName   = probePrefix + "*" + partSuffix
)

// isProbe reports whether a name is that of the folder of a probe.
func isProbe(name string) bool {
	return strings.HasPrefix(name, probePrefix) && strings.HasSuffix(name, partSuffix)
}

// probe returns the time that two levels of full bitmaps take: in one of them each cell has a bitmap. It does what a run does, files
// and journals included, with the first spans of the bitmaps, one for each thread. It changes r, which cannot count then.
func (r *fileRun) probe(dir string, levels int) (two time.Duration, err error) {
	folder, err := os.MkdirTemp(dir, probeName)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	r.end = min(r.l.words, r.threads*r.span)
	r.journal.dir, r.journal.Counts, r.journal.Cells = folder, make([]uint64, probeLevels), make([]cellState, r.l.cells)
	if err := r.journal.replace(); err != nil {
		return 0, err
	}
	full, err := r.sample(0, r.end)
	if err != nil {
		return 0, err
	}
	defer full.file.Close()
	old, err := r.sample(1, 0)
	if err != nil {
		return 0, err
	}
	defer old.file.Close()
	return r.probeCells(full, old, r.l.cells*(1+levels/roundLevels))
}

// probeLevels is the number of levels in the journal of a probe, as in the middle of a run.
const probeLevels = 32

// sample makes a bitmap with states in all of its first words. It has no others, but is read as if it had some everywhere.
func (r *fileRun) sample(depth, words int) (m bitmapFile, err error) {
	if m, err = r.create(r.l.goal, depth); err != nil {
		return m, err
	}
	m.states = 1
	none := stored | uint64(crc32.Checksum(make([]byte, 8*r.piece), castagnoli))
	for i := range m.sums {
		m.sums[i] = none
	}
	for i := range m.live {
		m.live[i] = 1
	}
	err = m.file.Truncate(8 * int64(r.l.words))
	w := newFileWorker(r)
	for i := range w.sum {
		w.sum[i] = uint64(i) + 1
	}
	for at := 0; at < words && err == nil; at += r.span {
		err = w.write(&m, at)
	}
	if err != nil {
		return m, errors.Join(err, m.file.Close())
	}
	return m, nil
}

// probeCells finds so many bitmaps from full ones, and returns the time that one of each cell takes. The more cells there are beside
// one, the more bitmaps are read for it.
func (r *fileRun) probeCells(full, old bitmapFile, bitmaps int) (time.Duration, error) {
	all, done := 0, 0
	for cell, edges := range r.edges {
		r.maps[cell] = full
		all += len(edges) + 2 // and the one before is read, and the new one written
	}
	start := time.Now()
	for i := 0; i < bitmaps && time.Since(start) < mostProbe; i++ {
		cell := i * probeStride % r.l.cells
		r.maps[cell] = old
		if err := r.probeCell(cell); err != nil {
			return 0, err
		}
		r.maps[cell] = full
		done += len(r.edges[cell]) + 2
	}
	scale := float64(all) / float64(done) * float64(r.l.words) / float64(r.end)
	return time.Duration(scale * float64(time.Since(start))), nil
}

// probeCell finds a bitmap, takes it into the journal and removes it, as the next one does.
func (r *fileRun) probeCell(cell int) error {
	m, err := r.find(context.Background(), cell, 2)
	if err != nil {
		return err
	}
	r.journal.Cells[cell] = cellState{2, m.states}
	return errors.Join(r.journal.write(), m.remove())
}
