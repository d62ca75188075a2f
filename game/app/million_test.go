//go:build linux

package app

import (
	"bufio"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// million is the number of records of BenchmarkMillion.
const million = 1_000_000

// writeRecords writes n records of 3x3 games with 18 moves: some 500 bytes each.
func writeRecords(b *testing.B, dir string, n int) {
	b.Helper()
	f, err := os.Create(filepath.Join(dir, game.SolvesFile))
	if err != nil {
		b.Fatal(err)
	}
	w := bufio.NewWriterSize(f, 1<<20)
	goal := "3x3.classic:1,2,3,4,5,6,7,8,0"
	way, _ := puzzle.ParseMoves("RDLURDLURDRDLURULL")
	start, err := puzzle.ParseGame(goal)
	if err != nil {
		b.Fatal(err)
	}
	var moves []puzzle.Move
	for _, m := range way { // what can be played of it, backwards
		if next, err := start.Scramble.Play(m); err == nil {
			start.Scramble = next
			moves = append(moves, m.Inverse())
		}
	}
	slices.Reverse(moves)
	date := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range n {
		s := session.New(start, session.Options{}, date)
		for k, m := range moves {
			e := session.Event{Kind: session.MoveEvent, Move: m, Input: session.Keyboard, At: time.Duration(k*(300+i%1000)+i/1000) * time.Millisecond}
			if k == 0 {
				e.At = 0
			}
			if err := s.Apply(e); err != nil {
				b.Fatal(err)
			}
		}
		r, ok := s.Solve(date.Add(time.Duration(i) * time.Minute))
		if !ok {
			b.Fatal("not solved")
		}
		_, _ = w.Write(append(r.Line(), '\n')) // Flush returns the error
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	if err := f.Close(); err != nil {
		b.Fatal(err)
	}
}

// resident returns how much memory the process has, in bytes, and the most that it has had.
func resident(b *testing.B) (now, most int) {
	b.Helper()
	data, err := os.ReadFile("/proc/self/status")
	if err != nil {
		b.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		fields := strings.Fields(line)
		switch fields[0] {
		case "VmRSS:":
			now, _ = strconv.Atoi(fields[1])
		case "VmHWM:":
			most, _ = strconv.Atoi(fields[1])
		}
	}
	return now << 10, most << 10
}

// BenchmarkMillion starts the game with a million records: the time to the first picture, the longest tick while they
// are read and how long the processor worked for one, the time until all are read, and the most memory. The first start makes the index. WILDFIFTEEN_RECORDS names
// a folder that keeps the records between runs.
func BenchmarkMillion(b *testing.B) {
	dir := os.Getenv("WILDFIFTEEN_RECORDS")
	if dir == "" {
		dir = b.TempDir()
	}
	if _, err := os.Stat(filepath.Join(dir, game.SolvesFile)); err != nil {
		writeRecords(b, dir, million)
	}
	for b.Loop() {
		runtime.GC()
		_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0) // VmHWM begins anew
		loadMillion(b, dir)
	}
}

// worked returns how long this thread has worked.
func worked(b *testing.B) time.Duration {
	b.Helper()
	const thread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if err := syscall.Getrusage(thread, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func loadMillion(b *testing.B, dir string) {
	b.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	from := time.Now()
	d := store.OpenDisk(dir)
	defer d.Close()
	a := New(game.Boot{Files: d.Files(), Store: d, Fonts: render.NewFonts(), Locale: "en", Version: "test"})
	in := game.Input{Width: 400, Height: 700, Scale: 1, Focused: true, Locale: "en", Date: from}
	english := assets.Load("en")
	var l render.List
	var picture, longest time.Duration
	var ticks, works []time.Duration
	for a.saves.Loading() {
		began, work := time.Now(), worked(b)
		in.Now = began.Sub(from)
		in.Replies = d.Replies(in.Replies[:0], english)
		a.Update(&in)
		a.Draw(&l)
		took := time.Since(began)
		if picture == 0 {
			picture = time.Since(from)
		} else {
			ticks, works = append(ticks, took), append(works, worked(b)-work)
			longest = max(longest, took)
		}
		time.Sleep(max(0, time.Second/60-took))
	}
	if n := a.saves.History.Len(); n != million {
		b.Fatalf("%d records", n)
	}
	slices.Sort(ticks)
	slices.Sort(works)
	now, most := resident(b)
	b.ReportMetric(float64(picture.Milliseconds()), "ms/picture")
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest")
	b.ReportMetric(float64(works[len(works)-1].Microseconds())/1000, "ms-work/longest")
	b.ReportMetric(float64(works[len(works)*99/100].Microseconds())/1000, "ms-work/99%")
	b.ReportMetric(time.Since(from).Seconds(), "s/all")
	b.ReportMetric(float64(now)/1e6, "MB/now")
	b.ReportMetric(float64(most)/1e6, "MB/most")
}

// backedUp is the number of records of BenchmarkBackup.
const backedUp = 700_000

// run is a game on a disk, whose ticks follow each other at once.
type diskRun struct {
	app     *App
	disk    *store.Disk
	in      game.Input
	out     *game.Output
	english *assets.Lang
	longest time.Duration // the processor's work in a tick
}

func newDiskRun(dir string) *diskRun {
	d := store.OpenDisk(dir)
	return &diskRun{disk: d, english: assets.Load("en"), in: game.Input{Width: 400, Height: 700, Scale: 1, Focused: true, Locale: "en", Date: time.Now()},
		app: New(game.Boot{Files: d.Files(), Store: d, Fonts: render.NewFonts(), Locale: "en", Version: "test"})}
}

func (r *diskRun) tick(b *testing.B, more ...game.Reply) {
	r.in.Now += time.Second / 60
	r.in.Replies = append(r.disk.Replies(r.in.Replies[:0], r.english), more...)
	work := worked(b)
	r.out = r.app.Update(&r.in)
	r.longest = max(r.longest, worked(b)-work)
}

// BenchmarkBackup writes a backup of so many records that it has more than 400 MB, and takes it in where there are none: the time that
// both take, at as many ticks as the machine makes, and the most memory. WILDFIFTEEN_BACKUP names a folder that keeps the records.
func BenchmarkBackup(b *testing.B) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	dir := os.Getenv("WILDFIFTEEN_BACKUP")
	if dir == "" {
		dir = b.TempDir()
	}
	if _, err := os.Stat(filepath.Join(dir, game.SolvesFile)); err != nil {
		writeRecords(b, dir, backedUp)
	}
	path := filepath.Join(b.TempDir(), "backup.json")
	for b.Loop() {
		fresh := func() {
			runtime.GC()
			debug.FreeOSMemory()
			_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0) // VmHWM begins anew
		}
		report := func(what string, from time.Time, r *diskRun) {
			_, most := resident(b)
			b.ReportMetric(time.Since(from).Seconds(), "s/"+what)
			b.ReportMetric(float64(most)/1e6, "MB/"+what)
			b.ReportMetric(float64(r.longest.Microseconds())/1000, "ms/"+what)
		}
		fresh()
		from := time.Now()
		r := newDiskRun(dir)
		for r.tick(b); r.app.saves.Loading(); r.tick(b) {
		}
		report("load", from, r)

		fresh()
		from, r.longest = time.Now(), 0
		if r.app.Backup(); r.out.Save == nil {
			b.Fatal("no backup is offered")
		}
		f, err := os.Create(path)
		if err != nil {
			b.Fatal(err)
		}
		w := bufio.NewWriterSize(f, 1<<16)
		if err := errors.Join(r.out.Save.Write(w, r.disk.ReadNow), w.Flush(), f.Close()); err != nil {
			b.Fatal(err)
		}
		report("write", from, r)
		r.disk.Close()
		info, err := os.Stat(path)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(info.Size())/1e6, "MB/file")

		r = newDiskRun(b.TempDir())
		r.tick(b)
		fresh()
		from, r.longest = time.Now(), 0
		f, err = os.Open(path)
		if err != nil {
			b.Fatal(err)
		}
		part := func(r game.Range) game.Reply {
			data := make([]byte, r.Length)
			n, _ := f.ReadAt(data, r.From) // at the end there is less
			return game.Reply{Kind: game.Ranged, Range: r, Data: data[:n]}
		}
		opened := part(game.Range{Length: 1 << 20})
		opened.Kind, opened.Text, opened.Range = game.Opened, "backup.json", game.Range{Name: "opened", Length: int(info.Size())}
		r.tick(b, opened)
		first := r.longest
		r.longest = 0
		for ticks := 0; r.app.saves.History.Len() < backedUp && ticks < backedUp; ticks++ {
			var parts []game.Reply
			for _, at := range r.out.ReadOpened {
				parts = append(parts, part(at))
			}
			r.tick(b, parts...)
		}
		for !r.app.saves.Flush() {
		}
		report("restore", from, r)
		b.ReportMetric(float64(first.Microseconds())/1000, "ms/chosen")
		if n := r.app.saves.History.Len(); n != backedUp {
			b.Fatalf("%d records", n)
		}
		r.disk.Close()
	}
}
