package space

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// FuzzJournal goes on with runs whose journal says anything, with a right checksum: it is refused, or the counts are those of the
// journal and what follows. Nothing panics, and no count is wrong where the journal is that of the run.
func FuzzJournal(f *testing.F) {
	goal := puzzle.MustParseGoal("3x2.snake").Board()
	want, err := Count(context.Background(), goal, Options{})
	if err != nil {
		f.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	from, n := f.TempDir(), 0
	_, _ = CountFiles(ctx, goal, from, Options{Progress: func(Progress) {
		if n++; n == 12 {
			cancel()
		}
	}})
	files := map[string][]byte{}
	entries, err := os.ReadDir(from)
	if err != nil {
		f.Fatal(err)
	}
	for _, e := range entries {
		if files[e.Name()], err = os.ReadFile(filepath.Join(from, e.Name())); err != nil {
			f.Fatal(err)
		}
	}
	good := slices.Clone(files[journalName][:slices.Index(files[journalName], '\n')])
	f.Add(string(good), -1, 0, uint64(0))
	for cell := range 6 {
		f.Add(string(good), cell, cell-3, uint64(cell))
		f.Add(string(good), cell, 1<<30, uint64(1)<<63)
	}
	f.Add(`{"w":2,"h":3,"goal":0,"counts":[1],"cells":[{},{},{},{},{},{}]}`, 0, 0, uint64(1))
	f.Add("null", 0, 0, uint64(0))
	f.Fuzz(func(t *testing.T, line string, cell, depth int, states uint64) {
		var j journal
		same := line == string(good)
		if json.Unmarshal([]byte(line), &j) == nil && cell >= 0 && cell < len(j.Cells) {
			j.Cells[cell] = cellState{depth, states}
			text, err := json.Marshal(j)
			if err != nil {
				t.Fatal(err)
			}
			line, same = string(text), false
		}
		dir := t.TempDir()
		for name, data := range files {
			if name == journalName {
				data = fmt.Appendf(nil, "%s\n%s", line, checksumLine([]byte(line)))
			}
			if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		s, err := CountFiles(context.Background(), goal, dir, Options{MaxDepth: 40})
		if same && (err != nil || !slices.Equal(s.Counts, want.Counts)) {
			t.Errorf("%v, %v", s, err)
		}
	})
}
