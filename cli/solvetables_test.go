package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
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
	if _, err := os.Stat(file); err != nil {
		t.Fatal(err)
	}
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
