package space

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// journal says how far a run over files is. It is replaced as a whole after each bitmap, so that it is always true: a bitmap is
// on the disk before the journal names it, and the one it replaces is removed afterwards.
type journal struct {
	W      int         `json:"w"` // of the turned board, w <= h
	H      int         `json:"h"`
	Goal   int         `json:"goal"`   // cell of the goal's blank on it
	Run    string      `json:"run"`    // who writes: of two runs in one folder the one that began first stops
	Counts []uint64    `json:"counts"` // of the complete levels
	Cells  []cellState `json:"cells"`

	dir    string
	synced bool // see syncedWords
}

// cellState is the bitmap that a cell has.
type cellState struct {
	Depth  int    `json:"depth"` // of its level
	States uint64 `json:"states"`
}

// journalName is the file of the journal: an object of JSON in one line and its checksum in the next.
const journalName = "journal"

func (j *journal) name() string { return filepath.Join(j.dir, journalName) }

// look makes a journal for a run in a folder, and returns the one that stands there, nil if there is none. It changes no files.
func (r *fileRun) look(dir string) (was *journal, err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	own := fmt.Sprintf("%016x", rand.Uint64())
	r.journal = &journal{W: r.l.w, H: r.l.h, Goal: r.l.goal, Run: own, dir: dir, synced: r.l.words >= syncedWords}
	was, err = r.journal.read()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, onlyOurs(dir)
	}
	if err != nil {
		return nil, err
	}
	if was.W != r.l.w || was.H != r.l.h || was.Goal != r.l.goal || len(was.Cells) != r.l.cells || len(was.Counts) == 0 {
		return nil, &FilesError{Kind: FilesOther}
	}
	return was, nil
}

// onlyOurs returns an error if a folder has files that no run makes.
func onlyOurs(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if !ours(e.Name()) {
			return &FilesError{Kind: FilesOther}
		}
	}
	return nil
}

// open reads the journal of a folder and the files that it names, or begins a run.
func (r *fileRun) open(ctx context.Context, dir string) error {
	was, err := r.look(dir)
	switch {
	case err != nil:
		return err
	case was == nil:
		return r.begin()
	}
	r.journal.Counts, r.journal.Cells = was.Counts, was.Cells
	if err := r.journal.replace(); err != nil { // from now on an earlier run finds that it has lost the folder
		return err
	}
	if err := r.tidy(); err != nil {
		return err
	}
	for cell, state := range was.Cells {
		if r.maps[cell], err = r.load(ctx, cell, state); err != nil {
			return err
		}
	}
	return nil
}

// begin makes the files of the level 0: the goal. Cells of the other colour have what stands before it: nothing.
func (r *fileRun) begin() error {
	r.journal.Cells = make([]cellState, r.l.cells)
	for cell := range r.journal.Cells {
		r.journal.Cells[cell].Depth = -((r.l.colour(cell) ^ r.l.colour(r.l.goal)) & 1)
	}
	m, err := r.create(r.l.goal, 0)
	if err != nil {
		return err
	}
	r.maps[r.l.goal] = m
	w := newFileWorker(r)
	w.sum[0] = 1
	if err := w.write(&m, 0); err != nil {
		return err
	}
	m.states = 1
	err = r.finish(&m, r.l.goal, 0)
	r.maps[r.l.goal] = m
	if err != nil {
		return err
	}
	r.journal.Counts, r.journal.Cells[r.l.goal].States = []uint64{1}, 1
	return errors.Join(r.journal.replace(), r.tidy())
}

// ours reports whether a name is one of those that a run gives.
func ours(name string) bool {
	return name == journalName || strings.HasPrefix(name, "cell-") || isProbe(name) ||
		strings.HasPrefix(name, journalName) && strings.HasSuffix(name, partSuffix)
}

// tidy removes files that the journal does not name: a run was killed before it named or after it replaced them.
func (r *fileRun) tidy() error {
	keep := map[string]bool{r.journal.name(): true}
	for cell, state := range r.journal.Cells {
		if state.States > 0 {
			keep[r.fileName(cell, state.Depth)] = true
		}
	}
	entries, err := os.ReadDir(r.journal.dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if name := filepath.Join(r.journal.dir, e.Name()); ours(e.Name()) && !keep[name] {
			remove := os.Remove
			if isProbe(e.Name()) {
				remove = os.RemoveAll
			}
			if err := remove(name); err != nil {
				return err
			}
		}
	}
	return nil
}

// read reads the journal that stands in the folder.
func (j *journal) read() (*journal, error) {
	data, err := os.ReadFile(j.name())
	if err != nil {
		return nil, err
	}
	line, sum, _ := bytes.Cut(data, []byte{'\n'})
	was := &journal{}
	if string(sum) != checksumLine(line) || json.Unmarshal(line, was) != nil {
		return nil, damaged(j.name())
	}
	return was, nil
}

func checksumLine(line []byte) string {
	return fmt.Sprintf("%08x\n", crc32.Checksum(line, castagnoli))
}

// write replaces the journal if it is still that of this run.
func (j *journal) write() error {
	was, err := j.read()
	if err != nil {
		return err
	}
	if was.Run != j.Run {
		return &FilesError{Kind: FilesTaken}
	}
	return j.replace()
}

// lost returns the error of a run, or that another one has taken the folder over: then it also has removed files of this one.
func (j *journal) lost(err error) error {
	if was, unread := j.read(); unread == nil && was.Run != j.Run {
		return &FilesError{Kind: FilesTaken}
	}
	return err
}

// replace replaces the journal at once.
func (j *journal) replace() error {
	line, err := json.Marshal(j)
	if err != nil {
		return err
	}
	part := j.part(j.name())
	f, err := os.Create(part)
	if err != nil {
		return err
	}
	_, err = f.WriteString(string(line) + "\n" + checksumLine(line))
	if j.synced {
		err = errors.Join(err, f.Sync())
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if err := os.Rename(part, j.name()); err != nil || !j.synced {
		return err
	}
	return syncDir(j.dir)
}

// syncDir makes sure that new names are on the disk, where the system can be asked to.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	_ = d.Sync() // Windows cannot, and needs not
	return d.Close()
}
