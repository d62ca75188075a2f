package cli

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestSolveLargeTables checks that large tables are computed once, kept, read again, and computed again if they are damaged.
func TestSolveLargeTables(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	run := func(args ...string) result {
		r := runProgram("", append([]string{"solve", "--tables", "large", "7x2#a", "2x7#b"}, args...)...)
		if lines := strings.Split(strings.TrimSpace(r.out), "\n"); r.code != 0 || len(lines) != 2 {
			t.Fatalf("%v: %+v", args, r)
		}
		return r
	}
	if r := run("--no-cache"); !strings.Contains(r.err, "computing large tables") || strings.Contains(r.err, "kept in") {
		t.Errorf("without a cache: %q", r.err)
	}
	first := run()
	if strings.Count(first.err, "kept in") != 1 {
		t.Errorf("at first: %q", first.err)
	}
	second := run()
	if second.err != "" || second.out != first.out {
		t.Errorf("the second time: %q; %q and %q", second.err, second.out, first.out)
	}
	files, err := filepath.Glob(filepath.Join(tableFolder(), "*"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	usualRights(t, files[0])
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/2] ^= 1
	if err := os.WriteFile(files[0], data, 0o644); err != nil {
		t.Fatal(err)
	}
	if third := run(); !strings.Contains(third.err, "damaged") || !strings.Contains(third.err, "kept in") || third.out != first.out {
		t.Errorf("with a damaged file: %+v", third)
	}
}

// usualRights fails the test unless a file has the rights of any that the user makes.
func usualRights(t *testing.T, file string) {
	t.Helper()
	usual := filepath.Join(t.TempDir(), "usual")
	if err := os.WriteFile(usual, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	want, err := os.Stat(usual)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode() != want.Mode() {
		t.Errorf("%s: %v, %v, want %v", file, info, err, want.Mode())
	}
}

// TestSolveResume checks that a stopped search goes on from its file.
func TestSolveResume(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	file := filepath.Join(home, "search")
	run := func(args ...string) result {
		return runProgram("", append([]string{"solve", "--json", "--tables", "large", "--resume", file}, args...)...)
	}
	if r := run("--time", "1ms", "6x3#a"); r.code != exitInterrupted || !strings.Contains(r.out, `"ended":"time"`) {
		t.Fatalf("stopped: %+v", r)
	}
	usualRights(t, file)
	if r := run("--within", "500", "6x3#a"); r.code != exitGood || !strings.Contains(r.out, `"within":true`) {
		t.Errorf("continued: %+v", r)
	}
	if r := run("6x3#b"); r.code != exitInvalid || !strings.Contains(r.err, "another board") {
		t.Errorf("another board: %+v", r)
	}
	if r := runProgram("", "solve", "--resume", file, "6x3#a"); r.code != exitInvalid || r.out != "" {
		t.Errorf("without large tables: %+v", r)
	}
}

// TestSolveResumeUnkept checks that nobody takes a search for kept whose file cannot be written: not before it begins, and not
// when it ends.
func TestSolveResumeUnkept(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing", "search")
	r := runProgram("", "solve", "--tables", "large", "--no-cache", "--resume", missing, "6x3#a")
	if r.code != exitInvalid || r.out != "" || !strings.Contains(r.err, missing) || strings.Contains(r.err, "computing") {
		t.Errorf("a file in no folder: %+v", r)
	}
	for _, how := range []solver{{limit: time.Nanosecond}, {asked: true, within: 500}} {
		s := testEnv(strings.NewReader(""), io.Discard, io.Discard).newSearch(t.Context())
		s.large = &largeTables{env: s.env, threads: 2, tables: s.tables}
		s.resume, s.limit, s.asked, s.within = missing, how.limit, how.asked, how.within
		q := &question{task: s.parseTask("6x3#a", "", puzzle.Size{})}
		if s.work(q); !errors.Is(q.failed, fs.ErrNotExist) {
			t.Errorf("limit %v: the failure is %v", how.limit, q.failed)
		}
	}
}

// TestSolveResumeOne checks that --resume refuses what it would not keep.
func TestSolveResumeOne(t *testing.T) {
	file := filepath.Join(t.TempDir(), "search")
	for _, c := range []struct{ args, in, answer string }{
		{"6x3#a 6x3#b", "", ""},
		{"-", "6x3#a\n", ""},
		{"", "6x3#a\n6x3#b\n", ""},
		{"3x3#a", "", "invalid\n"},
		{"6x6#a", "", "invalid\n"},
	} {
		r := runProgram(c.in, append([]string{"solve", "--tables", "large", "--no-cache", "--time", "1ms", "--resume", file}, strings.Fields(c.args)...)...)
		r.want(t, exitInvalid, c.answer, "--resume is for one board of 17 to 25 cells")
		if _, err := os.Stat(file); err == nil || strings.Contains(r.err, "computing") {
			t.Errorf("%q: %+v, %v", c.args, r, err)
		}
	}
}

// TestSolveHard7x2 checks that a board of 14 cells that is hard for small tables is proven.
func TestSolveHard7x2(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	r := runProgram("", "solve", "--json", "0 6 5 4 3 2 1/7 13 12 11 10 9 8")
	if r.code != exitGood || !strings.Contains(r.out, `"optimal":true`) {
		t.Errorf("%+v", r)
	}
}

// TestSolveRunTables checks that 4x4 is solved with the fewest runs of tiles, with tables that are computed once and kept.
func TestSolveRunTables(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	home := t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	const near, far = "1 2 3 0/5 6 7 4/9 10 11 8/13 14 15 12", "4x4#runs"
	run := func(args ...string) result {
		return runProgram("", append([]string{"solve", "--metric", "mtm", "--tables", "large"}, args...)...)
	}
	first := run(near, far)
	if first.code != exitGood || len(first.lines()) != 2 || first.lines()[0] != "1 U3" || strings.Count(first.err, "kept in") != 1 {
		t.Fatalf("%+v", first)
	}
	if again := run(near, far); again.err != "" || again.out != first.out {
		t.Errorf("the second time: %+v, at first %q", again, first.out)
	}
	var a solveAnswer
	if r := run("--json", far); json.Unmarshal([]byte(r.out), &a) != nil || !a.Optimal || a.Length != a.MTM || a.Lower != a.Length || a.Ended != endedOptimal {
		t.Errorf("%+v", r)
	}
	few := strconv.Itoa(a.Length - 1)
	if r := run("--within", few, far); r.code != exitUnsolvable || !strings.HasPrefix(r.out, "no >=") {
		t.Errorf("within %s: %+v", few, r)
	}
	if r := run("--time", "1ns", far); r.code != exitInterrupted || !strings.Contains(r.out, " >=") {
		t.Errorf("stopped at once: %+v", r)
	}
}

// TestSolveRunTablesOnce checks what is told of tables that nobody has asked to keep.
func TestSolveRunTablesOnce(t *testing.T) {
	s := testEnv(strings.NewReader(""), io.Discard, io.Discard).newSearch(t.Context())
	l := &largeTables{env: s.env, threads: 1, tables: s.tables, runs: true, once: true}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	goal := s.parseTask("4x4#a", "", puzzle.Size{}).goal.Board()
	if err := l.need(ctx, goal); err != context.Canceled {
		t.Error(err)
	}
	list, status := l.said()
	if status != "" {
		t.Errorf("the status is %q", status)
	}
	if said := strings.Join(list, "\n"); !strings.Contains(said, "4x4, 151") || !strings.Contains(said, "--tables large") {
		t.Errorf("%q", said)
	}
}
