package space

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// countBoth counts a space over files and in memory, and compares.
func countBoth(t *testing.T, goal puzzle.Board, o Options) *Space {
	t.Helper()
	want, err := Count(context.Background(), goal, Options{MaxDepth: o.MaxDepth})
	if err != nil {
		t.Fatal(err)
	}
	got, err := CountFiles(context.Background(), goal, t.TempDir(), o)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Counts, want.Counts) || got.Complete() != want.Complete() || !sameBoards(got.Hardest(-1), want.Hardest(-1)) {
		t.Fatalf("%v: counted %v over files, %v in memory; hardest %v and %v", goal, got.Counts, want.Counts, got.Hardest(3), want.Hardest(3))
	}
	return got
}

func sameBoards(a, b []puzzle.Board) bool {
	less := func(x, y puzzle.Board) int { return strings.Compare(x.String(), y.String()) }
	slices.SortFunc(a, less)
	slices.SortFunc(b, less)
	return slices.Equal(a, b)
}

// Over files, all spaces have the counts and the hardest boards that they have in memory, wherever the goal's blank is.
func TestFilesCountAsInMemory(t *testing.T) {
	for _, size := range []puzzle.Size{{W: 2, H: 2}, {W: 4, H: 1}, {W: 3, H: 2}, {W: 2, H: 3}, {W: 4, H: 2}, {W: 3, H: 3}} {
		for missing := 1; missing <= size.Cells(); missing++ {
			if missing > 2 && missing < size.Cells()-1 && missing != size.Cells()/2 {
				continue
			}
			goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: puzzle.Snake, Missing: missing})
			if err != nil {
				t.Fatal(err)
			}
			countBoth(t, goal.Board(), Options{Threads: 1 + missing%3})
		}
	}
	countBoth(t, puzzle.MustParseGoal("3x3").Board(), Options{MaxDepth: 12})
	countBoth(t, puzzle.MustParseGoal("5x2").Board(), Options{Memory: 8 << 20})
}

// Twelve cells with the least memory: spans are shorter than bitmaps, so runs of words come from all over them.
func TestFilesCountTwelveCells(t *testing.T) {
	if testing.Short() {
		t.Skip("counts two spaces of 239,500,800 boards over files")
	}
	for _, text := range []string{"4x3.snake", "6x2"} {
		goal := puzzle.MustParseGoal(text).Board()
		_, least := NeedFiles(goal.Size())
		s := countBoth(t, goal, Options{Memory: least, Threads: 2})
		if !s.Complete() || s.Total() != 239_500_800 {
			t.Errorf("%s: %d boards", text, s.Total())
		}
		if _, err := CountFiles(context.Background(), goal, t.TempDir(), Options{Memory: least - 1}); !errors.As(err, new(*MemoryError)) {
			t.Errorf("%s with less memory: %v", text, err)
		}
	}
	countBoth(t, puzzle.MustParseGoal("4x3").Board(), Options{MaxDepth: 20, Threads: 2})
}

// A run that is stopped at any moment goes on where it was.
func TestFilesGoOn(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3.spiral").Board()
	want, _ := Count(context.Background(), goal, Options{})
	dir := t.TempDir()
	for calls := 1; ; calls++ {
		ctx, cancel := context.WithCancel(context.Background())
		left := calls % 7
		o := Options{Progress: func(Progress) {
			if left--; left < 0 {
				cancel()
			}
		}}
		s, err := CountFiles(ctx, goal, dir, o)
		cancel()
		if err == nil {
			if !slices.Equal(s.Counts, want.Counts) || calls < 5 {
				t.Errorf("%v after %d calls, want %v", s.Counts, calls, want.Counts)
			}
			break
		}
		if !errors.Is(err, context.Canceled) || calls > 1000 {
			t.Fatal(calls, err)
		}
		if calls%3 == 0 { // what a kill leaves behind
			for _, name := range []string{"cell-00-0099", "cell-01-0003.part", "journal.part"} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte("half"), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), partSuffix) {
			t.Errorf("%s is left", e.Name())
		}
	}
	again := 0
	if s, err := CountFiles(context.Background(), goal, dir, Options{Progress: func(Progress) { again++ }}); err != nil || again != 1 || !sameBoards(s.Hardest(-1), want.Hardest(-1)) {
		t.Errorf("counted again: %d reports, %v", again, err)
	}
}

// begun returns a folder with a run that was stopped after some bitmaps.
func begun(t *testing.T, goal puzzle.Board) string {
	t.Helper()
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	n := 0
	_, err := CountFiles(ctx, goal, dir, Options{Progress: func(Progress) {
		if n++; n == 60 {
			cancel()
		}
	}})
	if !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	return dir
}

// Every file is checked: whichever byte changes, whatever is cut off or gone, the run says so and counts nothing.
func TestFilesFindDamage(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	source := begun(t, goal)
	entries, err := os.ReadDir(source)
	if err != nil || len(entries) < 5 {
		t.Fatal(entries, err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(source, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		broken := [][]byte{data[:len(data)-1], data[:len(data)/2], nil}
		for at := 0; at < len(data); at += 1 + len(data)/12 {
			changed := slices.Clone(data)
			changed[at] ^= 4
			broken = append(broken, changed)
		}
		for i, bad := range broken {
			dir := t.TempDir()
			if err := os.CopyFS(dir, os.DirFS(source)); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, e.Name()), bad, 0o666); err != nil {
				t.Fatal(err)
			}
			_, err := CountFiles(context.Background(), goal, dir, Options{})
			var files *FilesError
			if !errors.As(err, &files) || files.Kind != FilesDamaged || files.File != e.Name() {
				t.Errorf("%s, damage %d: %v", e.Name(), i, err)
			}
		}
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS(source)); err != nil {
			t.Fatal(err)
		}
		if err := os.Remove(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
		if _, err := CountFiles(context.Background(), goal, dir, Options{MaxDepth: 3}); err == nil && e.Name() != journalName {
			t.Errorf("%s is gone, and nobody says so", e.Name())
		}
	}
}

func TestFilesRefuse(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	kind := func(err error) FilesKind {
		var files *FilesError
		if !errors.As(err, &files) {
			t.Fatalf("%v is no FilesError", err)
		}
		return files.Kind
	}
	dir := begun(t, goal)
	if _, err := CountFiles(context.Background(), puzzle.MustParseGoal("3x3.classic-5").Board(), dir, Options{}); kind(err) != FilesOther {
		t.Error(err)
	}
	foreign := t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, "thesis.txt"), []byte("mine"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := CountFiles(context.Background(), goal, foreign, Options{}); kind(err) != FilesOther {
		t.Error(err)
	}
	if _, err := CountFiles(context.Background(), goal, dir, Options{Metric: MTM}); kind(err) != FilesMetric {
		t.Error(err)
	}
	if _, err := CountFiles(context.Background(), puzzle.Board{}, dir, Options{}); !errors.Is(err, GoalError{}) {
		t.Error(err)
	}
	if disk, memory := NeedFiles(puzzle.Size{W: 5, H: 3}); disk < 87e9 || disk > 95e9 || memory > 64<<20 {
		t.Errorf("5x3 needs %d bytes of disk and %d of memory", disk, memory)
	}
}

// Of two runs in one folder the later one goes on, the earlier one stops.
func TestFilesTakenOver(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	dir := t.TempDir()
	n := 0
	_, err := CountFiles(context.Background(), goal, dir, Options{Progress: func(Progress) {
		if n++; n == 20 {
			if _, err := CountFiles(context.Background(), goal, dir, Options{}); err != nil {
				t.Error(err)
			}
		}
	}})
	var files *FilesError
	if !errors.As(err, &files) || files.Kind != FilesTaken {
		t.Error(err)
	}
}

// hookedContext calls a function each time that it is asked whether it is done.
type hookedContext struct {
	context.Context
	asked func()
}

func (h hookedContext) Err() error {
	h.asked()
	return h.Context.Err()
}

// A run that loses the folder in the middle of a bitmap says so, too, even if its file is gone.
func TestFilesTakenOverInBitmap(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	dir := t.TempDir()
	n := 0
	_, err := CountFiles(hookedContext{t.Context(), func() {
		if n++; n == 20 {
			if _, err := CountFiles(t.Context(), goal, dir, Options{}); err != nil {
				t.Error(err)
			}
		}
	}}, goal, dir, Options{Threads: 1})
	var files *FilesError
	if !errors.As(err, &files) || files.Kind != FilesTaken {
		t.Error(err)
	}
}

// Two runs may make the same bitmap at once: the earlier one does not know yet that it has lost the folder.
func TestFilesOfTwoRuns(t *testing.T) {
	f := newFrame(puzzle.MustParseGoal("3x3").Board())
	dir := t.TempDir()
	const cell, depth = 0, 1
	var runs [2]*fileRun
	var maps [2]bitmapFile
	for i := range runs {
		r, err := newFileRun(f.l, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := r.open(t.Context(), dir); err != nil {
			t.Fatal(err)
		}
		runs[i] = r
	}
	for i, r := range runs {
		var err error
		if maps[i], err = r.create(cell, depth); err != nil {
			t.Fatal(err)
		}
	}
	for i, r := range runs {
		if err := r.finish(&maps[i], cell, depth); err != nil {
			t.Errorf("run %d: %v", i, err)
		}
		if err := errors.Join(maps[i].file.Close(), r.close()); err != nil {
			t.Error(err)
		}
	}
}

// A forecast looks at a folder before it writes there, and not at all where nothing is left to do.
func TestFilesForecastLooks(t *testing.T) {
	goal := puzzle.MustParseGoal("3x3").Board()
	done, foreign := t.TempDir(), t.TempDir()
	if _, err := CountFiles(t.Context(), goal, done, Options{}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(foreign, "thesis.txt"), []byte("mine"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		dir, goal string
		other     bool
	}{{done, "3x3", false}, {foreign, "3x3", true}, {done, "3x3.classic-5", true}} {
		then := time.Now().Add(-time.Hour).Truncate(time.Second)
		if err := os.Chtimes(c.dir, then, then); err != nil {
			t.Fatal(err)
		}
		_, err := ForecastFiles(puzzle.MustParseGoal(c.goal).Board(), c.dir, Options{})
		var files *FilesError
		if other := errors.As(err, &files) && files.Kind == FilesOther; other != c.other || err != nil && !other {
			t.Errorf("%s: %v", c.goal, err)
		}
		if info, err := os.Stat(c.dir); err != nil || !info.ModTime().Equal(then) {
			t.Errorf("%s: a file was made in the folder: %v, %v", c.goal, info.ModTime(), err)
		}
	}
}

// A forecast leaves nothing behind, and is less for a run that has begun.
func TestFilesForecast(t *testing.T) {
	goal := puzzle.MustParseGoal("5x3").Board()
	dir := t.TempDir()
	whole, err := ForecastFiles(goal, dir, Options{Memory: 64 << 20})
	entries, _ := os.ReadDir(dir)
	if err != nil || whole <= 0 || len(entries) != 0 {
		t.Errorf("%v, %v, %v", whole, err, entries)
	}
	small := puzzle.MustParseGoal("3x3").Board()
	dir = t.TempDir()
	if _, err := CountFiles(context.Background(), small, dir, Options{}); err != nil {
		t.Fatal(err)
	}
	if left, err := ForecastFiles(small, dir, Options{}); err != nil || left != 0 {
		t.Errorf("%v left of what is done, %v", left, err)
	}
	if _, err := CountFiles(context.Background(), small, dir, Options{}); err != nil {
		t.Errorf("after the forecast: %v", err)
	}
	if _, err := ForecastFiles(goal, dir, Options{Memory: 1000}); !errors.As(err, new(*MemoryError)) {
		t.Error(err)
	}
}

// BenchmarkFilesForecast reports how long the forecast says that a count takes, over how long it takes.
func BenchmarkFilesForecast(b *testing.B) {
	for _, size := range []string{"3x3", "5x2", "4x3"} {
		b.Run(size, func(b *testing.B) {
			goal := puzzle.MustParseGoal(size).Board()
			var told, took time.Duration
			for b.Loop() {
				d, err := ForecastFiles(goal, b.TempDir(), Options{})
				if err != nil {
					b.Fatal(err)
				}
				told += d
				start := time.Now()
				if _, err := CountFiles(b.Context(), goal, b.TempDir(), Options{}); err != nil {
					b.Fatal(err)
				}
				took += time.Since(start)
			}
			b.ReportMetric(told.Seconds()/took.Seconds(), "foretold/taken")
		})
	}
}

// What a killed forecast leaves is removed by the next run.
func TestFilesForecastKilled(t *testing.T) {
	goal, dir := puzzle.MustParseGoal("3x3").Board(), t.TempDir()
	folder, err := os.MkdirTemp(dir, probeName)
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "journal"), []byte("half"), 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := CountFiles(t.Context(), goal, dir, Options{}); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(folder); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the folder of the forecast: %v", err)
	}
}
