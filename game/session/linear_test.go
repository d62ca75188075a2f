package session

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// maxGrowth is how much more a reader may allocate for a text that is four times as long.
const maxGrowth = 4.5

// cost returns the number and the bytes of the allocations of f.
func cost(f func()) (mallocs, size float64) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs), float64(after.TotalAlloc - before.TotalAlloc)
}

// head is a game whose tile right of the gap can go there and back.
const head = "game 1 2026-11-21T09:50:00Z 4x4.classic:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"

// TestReadersAreLinear reads texts of n and of 4n lines of every kind that a file may hold.
func TestReadersAreLinear(t *testing.T) {
	record := string(mustSolve(t, solved(t, almost, "LL", Touch)).Line()) + "\n"
	texts := map[string]func(n int) string{
		"a long game":       func(n int) string { return head + moves(n) },
		"many games":        func(n int) string { return strings.Repeat(head, n) },
		"bad lines":         func(n int) string { return head + strings.Repeat("rubbish ~00000000\n", n) },
		"steps":             func(n int) string { return head + head + strings.Repeat("back\nforward\n", n/2) },
		"one line":          func(n int) string { return strings.Repeat("x", 20*n) },
		"empty lines":       func(n int) string { return strings.Repeat("\n", n) },
		"one record":        func(n int) string { return strings.Repeat(record, n/4) },
		"records of a deal": func(n int) string { return records(t, n/4) },
		"newer records":     func(n int) string { return strings.Repeat(`{"v":9}`+"\n", n) },
	}
	readers := map[string]func(text []byte){
		"log":      func(text []byte) { Load(text) },
		"records":  func(text []byte) { LoadSolves(text) },
		"settings": func(text []byte) { LoadSettings(text) },
	}
	for what, text := range texts {
		short, long := []byte(text(5000)), []byte(text(20_000))
		for name, read := range readers {
			n1, size1 := cost(func() { read(short) })
			n4, size4 := cost(func() { read(long) })
			const small = 2000 // allocations that any text may take
			if n4 > maxGrowth*(n1+small) || size4 > maxGrowth*(size1+small*64) {
				t.Errorf("%s as %s: %.0f allocations of %.0f bytes became %.0f of %.0f", what, name, n1, size1, n4, size4)
			}
		}
	}
}

// moves returns events: n moves there and back.
func moves(n int) string {
	var text bytes.Buffer
	for i := range n {
		fmt.Fprintf(&text, "+%d %c k\n", i, "LR"[i%2])
	}
	return text.String()
}

// records returns the records of n games of one deal, each with times of its own.
func records(t *testing.T, n int) string {
	var text bytes.Buffer
	for i := range n {
		r := mustSolve(t, solved(t, almost, "LL", Touch))
		r.Date = r.Date.AddDate(0, 0, i)
		text.Write(append(r.Line(), '\n'))
	}
	return text.String()
}

// TestLongGame loads 100,000 moves: the steps are those of the file, and the memory is a constant for each.
func TestLongGame(t *testing.T) {
	const n, maxBytes = 100_000, 700 // bytes a move; 540 were counted
	text := []byte(head + moves(n))
	var ld Loaded
	_, size := cost(func() { ld = Load(text) })
	t.Logf("%.0f bytes a move", size/n)
	s := ld.Log.Current()
	if ld.BadLines > 0 || s == nil || s.Steps() != n {
		t.Fatalf("%d bad lines: %v", ld.BadLines, ld.Problems)
	}
	if size > n*maxBytes {
		t.Errorf("%.0f bytes a move, want %d at most", size/n, maxBytes)
	}
}
