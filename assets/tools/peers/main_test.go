package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

func TestJudge(t *testing.T) {
	b := puzzle.MustParseBoard("1 2 3/4 5 6/0 7 8")
	for line, want := range map[string]int{
		"LL": 2, "L2": 2, "2 LL": 2, "2 RR": 2, "rr": 2, "R, R": 2, "[L L]": 2, "2": 2, "30": 30, "LLLR": -1, "3 LL": -1, "L": -1, "": -1, "no solution": -1, "-1": -1,
	} {
		if n, ok := judge(b, line); ok != (want >= 0) || ok && n != want {
			t.Errorf("%q: %d, %v, want %d", line, n, ok, want)
		}
	}
}

// script writes an executable file.
func script(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(dir, name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name, solverName), []byte("#!/bin/sh\n"+text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// Solvers that are right, longer, wrong, broken, too slow and silent: each gets a line that says so.
func TestCompare(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the peers of this test are scripts of a shell")
	}
	dir := t.TempDir()
	script(t, dir, "a-best", "while read b; do echo 1 L; done\n")
	script(t, dir, "b-longer", "while read b; do echo LRL; done\n")
	script(t, dir, "c-wrong", "while read b; do echo U; done\n")
	script(t, dir, "d-broken", "read b; echo L; exit 3\n")
	script(t, dir, "e-slow", "read b; echo L; sleep 4\n")
	if err := os.MkdirAll(filepath.Join(dir, "notes"), 0o755); err != nil {
		t.Fatal(err)
	}
	list, err := peersIn(dir)
	if err != nil || len(list) != 5 {
		t.Fatal(list, err)
	}
	b := puzzle.MustParseBoard("1 2 3/4 5 6/7 0 8")
	var out bytes.Buffer
	if err := compare(context.Background(), &out, list, []puzzle.Board{b, b, b}, 2*time.Second); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`a-best +3/3 +0 +\S+ +1 +1 +1\n`, `b-longer +3/3 +0 +\S+ +\S+ +3 +3\n`, `c-wrong +0/3 +3 +- +- +- +-\n`,
		`d-broken +exit status 3\nd-broken +1/3 +0 `, `e-slow +1/3 +0 `,
	} {
		if !regexp.MustCompile(want).MatchString(out.String()) {
			t.Errorf("no %q in\n%s", want, &out)
		}
	}
}

func TestPeersInNothing(t *testing.T) {
	if list, err := peersIn(t.TempDir()); err == nil || !strings.Contains(err.Error(), "named solve") {
		t.Error(list, err)
	}
}

func TestBoards(t *testing.T) {
	dealt, err := boardsOf("", "3x3", 5)
	if again, _ := boardsOf("", "3x3", 5); err != nil || len(dealt) != 5 || dealt[4] != again[4] {
		t.Error(dealt, again, err)
	}
	file := filepath.Join(t.TempDir(), "boards")
	if err := os.WriteFile(file, []byte("# two\n1 2/0 3\n\n1 2/3 0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if read, err := boardsOf(file, "", 0); err != nil || len(read) != 2 {
		t.Error(read, err)
	}
	if _, err := boardsOf("", "3x", 5); err == nil {
		t.Error("3x is no size")
	}
}
