package session

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"wildfifteen/puzzle"
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
const head = "game 1 2026-11-21T09:50:00Z 4x4.classic:0,1,2,3,4,5,6,7,8,9,10,11,12,13,15,14\n"

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

// TestLateMoves makes moves after 100 others and after 100,000: each is one line of the same length, and takes the same memory.
func TestLateMoves(t *testing.T) {
	const more = 2000
	var costs, sizes []float64
	for _, n := range []int{100, 100_000} {
		s := Load([]byte(head + moves(n))).Log
		lines, size := 0, 0
		s.SetSink(func(line []byte) { lines++; size += len(line) })
		g := s.Current()
		g.Resume(0)
		lines, size = 0, 0
		_, bytes := cost(func() {
			for i := range more {
				m := puzzle.Move{Dir: puzzle.Left, N: 1}
				if i%2 == 1 {
					m.Dir = puzzle.Right
				}
				if err := g.Move(m, 0, Keyboard); err != nil {
					t.Fatal(err)
				}
			}
		})
		if lines != more {
			t.Errorf("after %d moves %d more are %d lines", n, more, lines)
		}
		costs, sizes = append(costs, bytes), append(sizes, float64(size))
	}
	const perMove = 200 // bytes, beside what a list takes that has to grow
	t.Logf("%v bytes of memory, %v of lines", costs, sizes)
	if costs[1] > costs[0]+100_000*perMove || sizes[1] > 2*sizes[0] {
		t.Errorf("early moves took %.0f bytes and %.0f of lines, late ones %.0f and %.0f", costs[0], sizes[0], costs[1], sizes[1])
	}
}
