package space

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"wildfifteen/puzzle"
)

// pieceEntries is the number of last entries that vary inside a piece of a bitmap in a file: 10!/2 bits, 242 kB. Every piece
// has a checksum of its own.
const pieceEntries = 10

// spanEntries is the number of last entries that vary inside the largest span that is worth its memory: 12!/2 bits, 32 MB.
const spanEntries = 12

// fileRun is a run of the single-tile search whose bitmaps are files, one for each cell of the blank. It goes through the
// files span by span: of the next level's span of one bitmap, the sources are a span of each neighbouring bitmap, or runs of
// words from all over it where the window moves runs that are longer.
//
// A finished bitmap is a new file; only when the journal names it, the one of two levels before is removed. So a run that is killed
// goes on with the bitmap it was at.
type fileRun struct {
	l       *layout
	t       *tables
	edges   [][]edge
	options Options
	threads int
	piece   int // words
	span    int // words, a multiple of piece
	end     int // of the words that are found: all but in a probe
	maps    []bitmapFile
	journal *journal
	total   uint64
	found   uint64
}

// CountFiles is [Count] in the single-tile metric with its bitmaps in files of a folder, for spaces that do not fit in memory. It takes
// the disk and the memory that [NeedFiles] tells. The folder must hold nothing else. A run that has ended early, however,
// goes on when CountFiles is called again; once it is done, that returns the result at once. Files that are damaged are a
// *[FilesError], as are those of another run.
//
// Boards, Hardest and Draw know the last level if it has at most a million boards; Depth knows nothing. Progress is called after each
// bitmap, too.
func CountFiles(ctx context.Context, goal puzzle.Board, dir string, o Options) (*Space, error) {
	size := goal.Size()
	switch {
	case goal.IsZero():
		return nil, GoalError{}
	case o.Metric != STM:
		return nil, &FilesError{Kind: FilesMetric}
	case isTiny(size):
		return Count(ctx, goal, o)
	}
	f := newFrame(goal)
	r, err := newFileRun(f.l, o)
	if err != nil {
		return nil, err
	}
	if err := r.open(ctx, dir); err != nil {
		return nil, errors.Join(err, r.close())
	}
	err = r.count(ctx)
	var last *codeList
	if err == nil {
		last, err = r.last(f)
	} else if ctx.Err() == nil {
		err = r.journal.lost(err)
	}
	if err = errors.Join(err, r.close()); err != nil {
		return nil, err
	}
	return &Space{Size: size, Goal: goal, Counts: r.journal.Counts, complete: r.found == r.total, store: last}, nil
}

// newFileRun chooses threads and spans that fit in memory.
func newFileRun(l *layout, o Options) (*fileRun, error) {
	size := puzzle.Size{W: l.w, H: l.h}
	if l.turned {
		size = puzzle.Size{W: l.h, H: l.w}
	}
	r := &fileRun{l: l, options: o, threads: o.Threads, end: l.words, total: states(size)}
	if r.threads <= 0 {
		r.threads = runtime.GOMAXPROCS(0)
	}
	r.piece = unitWords(min(l.tiles, pieceEntries))
	have := allowed(o)
	for ; ; r.threads-- {
		for e := min(l.tiles, spanEntries); e >= leastSpan(l); e-- {
			if r.span = unitWords(e); r.memory() <= have {
				r.t, r.edges = newTables(l), make([][]edge, l.cells)
				for cell := range r.edges {
					r.edges[cell] = newEdges(l, cell)
				}
				r.maps = make([]bitmapFile, l.cells)
				return r, nil
			}
		}
		if r.threads == 1 {
			return nil, &MemoryError{size, STM, r.memory(), have}
		}
	}
}

// leastSpan is the number of last entries of the shortest spans: a window whose runs are shorter than a block stays inside.
func leastSpan(l *layout) int { return min(l.tiles, max(pieceEntries, blockEntries-1+l.w)) }

// memory returns about the bytes that the run takes.
func (r *fileRun) memory() uint64 {
	l := r.l
	each := 8 * (2*r.span + 3*r.piece + 4*l.block)
	shared := l.blocks + l.cells*(l.blocks+8*(l.words/r.piece))
	return uint64(r.threads*each+shared) + 1<<20
}

// NeedFiles returns the bytes of disk and the least bytes of memory that [CountFiles] takes.
func NeedFiles(size puzzle.Size) (disk, memory uint64) {
	if isTiny(size) {
		return 0, 1 << 16
	}
	l := newLayout(size.W, size.H, 0)
	r := fileRun{l: l, threads: 1, piece: unitWords(min(l.tiles, pieceEntries)), span: unitWords(leastSpan(l))}
	return uint64(l.cells+1) * (8*uint64(l.words) + 1<<10), r.memory()
}

// count finds level after level.
func (r *fileRun) count(ctx context.Context) error {
	clock := clock{begin: time.Now()}
	for _, n := range r.journal.Counts {
		r.found += n
	}
	clock.tell(r.progress(0), r.options.Progress)
	for !r.done() {
		n, err := r.level(ctx, len(r.journal.Counts), &clock)
		if err != nil {
			return err
		}
		if n == 0 {
			break // a space of several parts; there is none
		}
		r.journal.Counts = append(r.journal.Counts, n)
		if err := r.journal.write(); err != nil {
			return err
		}
		r.found += n
		clock.levelDone()
		clock.tell(r.progress(0), r.options.Progress)
	}
	return nil
}

func (r *fileRun) done() bool {
	return r.found == r.total || r.options.MaxDepth > 0 && len(r.journal.Counts)-1 >= r.options.MaxDepth
}

// progress returns how far the run is, with the states of a level that is not complete.
func (r *fileRun) progress(more uint64) Progress {
	p := Progress{Depth: len(r.journal.Counts) - 1, States: r.found + more, Total: r.total, Done: r.done()}
	p.Level = r.journal.Counts[p.Depth]
	p.Fraction = float64(p.States) / float64(p.Total)
	return p
}

// level finds the bitmaps of a level that are not there yet, and returns the number of its states.
func (r *fileRun) level(ctx context.Context, depth int, clock *clock) (n uint64, err error) {
	l := r.l
	for cell := range r.maps {
		if (l.colour(cell)^l.colour(l.goal))&1 != depth&1 {
			continue
		}
		if r.journal.Cells[cell].Depth != depth {
			if err := r.next(ctx, cell, depth); err != nil {
				return 0, err
			}
		}
		n += r.journal.Cells[cell].States
		clock.tell(r.progress(n), r.options.Progress)
	}
	return n, nil
}

// next makes the bitmap of a cell for a level, and removes that of two levels before.
func (r *fileRun) next(ctx context.Context, cell, depth int) error {
	m, err := r.find(ctx, cell, depth)
	if err != nil {
		return err
	}
	old := r.maps[cell]
	r.maps[cell], r.journal.Cells[cell] = m, cellState{depth, m.states}
	if err := r.journal.write(); err != nil {
		return err
	}
	return old.remove()
}

// find computes the bitmap of a cell for a level into a new file; none if it is empty.
func (r *fileRun) find(ctx context.Context, cell, depth int) (m bitmapFile, err error) {
	some := false
	for _, ed := range r.edges[cell] {
		some = some || r.maps[ed.from].states > 0
	}
	if !some {
		return bitmapFile{}, nil
	}
	m, err = r.create(cell, depth)
	if err != nil {
		return m, err
	}
	var next, states atomic.Int64
	var mu sync.Mutex
	var failed error
	var workers sync.WaitGroup
	for range r.threads {
		workers.Go(func() {
			w := newFileWorker(r)
			for at := int(next.Add(int64(r.span))) - r.span; at < r.end; at = int(next.Add(int64(r.span))) - r.span {
				n, err := w.spanOf(&m, cell, at)
				if err = errors.Join(err, ctx.Err()); err != nil {
					mu.Lock()
					failed = err
					mu.Unlock()
					next.Store(int64(r.end)) // the others stop
					return
				}
				states.Add(int64(n))
			}
		})
	}
	workers.Wait()
	if failed != nil {
		return bitmapFile{}, errors.Join(failed, m.remove())
	}
	m.states = uint64(states.Load())
	if m.states == 0 {
		return bitmapFile{}, m.remove()
	}
	return m, r.finish(&m, cell, depth)
}

// fileWorker is the memory of one goroutine.
type fileWorker struct {
	r       *fileRun
	sum     []uint64 // the span of the next level
	source  []uint64 // a span of a source
	bytes   []byte   // a piece
	scratch scratch
}

func newFileWorker(r *fileRun) *fileWorker {
	return &fileWorker{r: r, sum: make([]uint64, r.span), source: make([]uint64, r.span), bytes: make([]byte, 8*r.piece), scratch: newScratch(r.l)}
}

// spanOf computes the span at a word of the next bitmap of a cell and writes it. It returns the number of its states.
func (w *fileWorker) spanOf(m *bitmapFile, cell, at int) (states int, err error) {
	clear(w.sum)
	some := false
	for _, ed := range w.r.edges[cell] {
		src := &w.r.maps[ed.from]
		if src.states == 0 {
			continue
		}
		var any bool
		if ed.win != nil && ed.win.perm != nil && ed.win.group > w.r.span {
			any, err = w.addRuns(src, ed.win, at)
		} else {
			any, err = w.addSpan(src, ed.win, at)
		}
		if err != nil {
			return 0, err
		}
		some = some || any
	}
	if !some {
		return 0, nil
	}
	if old := &w.r.maps[cell]; old.states > 0 {
		any, err := w.read(old, at)
		if err != nil {
			return 0, err
		}
		if any {
			for i, x := range w.source {
				w.sum[i] &^= x
			}
		}
	}
	for _, x := range w.sum {
		states += bits.OnesCount64(x)
	}
	if states == 0 {
		return 0, nil
	}
	return states, w.write(m, at)
}

// addSpan adds the image of a span that a window, or none, does not leave.
func (w *fileWorker) addSpan(src *bitmapFile, win *window, at int) (some bool, err error) {
	l := w.r.l
	if some, err = w.read(src, at); !some || err != nil {
		return false, err
	}
	first := at / l.block
	live := src.live[first : first+w.r.span/l.block]
	for b := range live {
		block := w.source[b*l.block : (b+1)*l.block]
		switch {
		case win == nil && live[b] == 0, win != nil && win.perm == nil && live[b] == 0:
			continue
		case win == nil:
		case win.perm == nil:
			block = win.exchange(w.r.t, block, first+b, &w.scratch)
		default:
			if block = win.apply(l, w.r.t, w.source, live, b, &w.scratch); block == nil {
				continue
			}
		}
		sum := w.sum[b*l.block : (b+1)*l.block]
		for i, x := range block {
			sum[i] |= x
		}
	}
	return true, nil
}

// addRuns adds the image of runs of words from all over a bitmap: those that a window moves as a whole.
func (w *fileWorker) addRuns(src *bitmapFile, win *window, at int) (some bool, err error) {
	l, end := w.r.l, at+w.r.span
	for to := at; to < end; {
		in := to % win.group
		off := in % win.unit
		run := min(win.unit-off, end-to)
		from := to - in + int(win.perm[in/win.unit])*win.unit + off
		for b := from / l.block; b < (from+run+l.block-1)/l.block; b++ {
			if src.live[b] == 0 {
				continue
			}
			some = true
			first, last := max(from, b*l.block), min(from+run, (b+1)*l.block)
			for b+1 < len(src.live) && last < from+run && src.live[b+1] != 0 && last-first < w.r.piece-l.block { // neighbours in one go
				b++
				last = min(from+run, (b+1)*l.block)
			}
			if err := w.addWords(src, first, w.sum[to-at+first-from:][:last-first]); err != nil {
				return false, err
			}
		}
		to += run
	}
	return some, nil
}

// FilesKind says what is wrong with a folder of files.
type FilesKind uint8

const (
	FilesDamaged FilesKind = iota // File does not hold what was written
	FilesOther                    // the folder is that of another space, or holds something else
	FilesTaken                    // another run has taken the folder over
	FilesMetric                   // only the single-tile metric is counted over files
)

// FilesError is the error for a folder that [CountFiles] cannot use.
type FilesError struct {
	Kind FilesKind
	File string // for FilesDamaged
}

func (e *FilesError) Error() string {
	switch e.Kind {
	case FilesDamaged:
		return fmt.Sprintf("%s is damaged", e.File)
	case FilesOther:
		return "the folder is not that of this space"
	case FilesTaken:
		return "another run has taken over the folder"
	}
	return "only the single-tile metric is counted over files"
}

// damaged returns the error of a file.
func damaged(name string) error { return &FilesError{Kind: FilesDamaged, File: filepath.Base(name)} }

// close closes all files.
func (r *fileRun) close() error {
	var list []error
	for i := range r.maps {
		if f := r.maps[i].file; f != nil {
			list = append(list, f.Close())
			r.maps[i].file = (*os.File)(nil)
		}
	}
	return errors.Join(list...)
}
