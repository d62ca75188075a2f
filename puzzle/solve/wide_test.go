//go:build !js

package solve

import (
	"bytes"
	"context"
	"math/bits"
	"testing"
)

// TestWideEntries compares all entries of wide databases with those of a patternBuild.
func TestWideEntries(t *testing.T) {
	for _, c := range []struct {
		w, h, blank int
		cells       []int
	}{
		{3, 4, 11, []int{0, 1, 2, 3, 4, 5}},
		{3, 4, 7, []int{2, 5, 8, 10, 11}},
		{2, 6, 11, []int{0, 2, 4, 6, 8, 10}},
		{4, 4, 15, []int{2, 3, 6, 7, 11}},
		{4, 4, 14, []int{8, 12, 13, 15}},
		{5, 5, 24, []int{3, 4, 9}},
	} {
		g := newGrid(c.w, c.h)
		p := newWidePattern(g, c.cells)
		if err := newWideBuild(g, p, c.blank).run(context.Background(), 2, func(float64) {}); err != nil {
			t.Fatal(err)
		}
		plain := newPattern(g.n, c.cells)
		table := make([]byte, plain.paddedSize()/4)
		b := newPatternBuild(g, plain, c.blank, table, 0, nil)
		b.step(1 << 30)
		wrong := 0
		for set := uint32(0); set < 1<<g.n; set++ {
			if bits.OnesCount32(set) != len(c.cells) {
				continue
			}
			for r, order := range b.order {
				index := uint32(0)
				for rest, i := set, 0; rest != 0; rest, i = rest&(rest-1), i+1 {
					index += plain.share[order[i]][bits.TrailingZeros32(rest)]
				}
				want := table[index>>2] >> (index & 3 * 2) & 3
				if min(p.entryOf(uint32(rank(uint64(set))), uint32(r)), excessCap) != want {
					wrong++
				}
			}
		}
		if wrong > 0 {
			t.Errorf("%v: %d entries differ", c, wrong)
		}
	}
}

// TestWide solves boards with wide databases and without.
func TestWide(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	t.Parallel()
	r := newRand(t)
	for _, size := range [][2]int{{7, 2}, {3, 5}} {
		plain, widened := NewTables(), NewTables()
		for range 3 {
			_, goal := randomPair(t, r, size[0], size[1])
			if ok, err := widened.Widen(context.Background(), goal, 2, nil); !ok || err != nil {
				t.Fatal(ok, err)
			}
			start := walk(r, goal, 70)
			var length [2]int
			for i, tables := range []*Tables{plain, widened} {
				s, err := New(start, goal, Options{Tables: tables})
				if err != nil {
					t.Fatal(err)
				}
				sol := finish(t, s, goal, 1<<20)
				if length[i] = len(sol.Moves); !sol.Optimal {
					t.Errorf("%v to %v: not proven", start, goal)
				}
			}
			if length[0] != length[1] {
				t.Errorf("%v to %v: %d moves, with wide databases %d", start, goal, length[0], length[1])
			}
		}
	}
}

// TestWidenStops checks that an abandoned computation changes nothing, and that there is one without a number of threads.
func TestWidenStops(t *testing.T) {
	tables := NewTables()
	goal := mustBoard(t, 7, 2, classicLabels(14))
	for _, threads := range []int{2, 0, -1} {
		ctx, cancel := context.WithCancel(context.Background())
		levels := 0
		_, err := tables.Widen(ctx, goal, threads, func(float64) {
			if levels++; levels == 4 {
				cancel()
			}
		})
		cancel()
		if err != context.Canceled || tables.Bytes() != 0 {
			t.Errorf("%d threads: %v, %d bytes", threads, err, tables.Bytes())
		}
	}
	if ok, err := tables.Widen(context.Background(), mustBoard(t, 4, 3, classicLabels(12)), 2, nil); ok || err != nil {
		t.Errorf("4x3: %v, %v", ok, err)
	}
}

// TestWideFile writes wide databases and reads them again, whole and damaged.
func TestWideFile(t *testing.T) {
	goal, other := mustBoard(t, 7, 2, classicLabels(14)), mustBoard(t, 2, 7, goalWithBlank(2, 7, 5))
	tables := NewTables()
	if _, err := tables.Widen(context.Background(), goal, 2, nil); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := tables.WriteWide(&file, goal); err != nil {
		t.Fatal(err)
	}
	name, size, ok := WideName(goal)
	if turned, _, _ := WideName(mustBoard(t, 2, 7, goalWithBlank(2, 7, 0))); !ok || turned != name || size != int64(file.Len()) {
		t.Errorf("%q, %q; %d bytes, told %d", name, turned, file.Len(), size)
	}
	read := NewTables()
	if err := read.ReadWide(bytes.NewReader(file.Bytes()), goal); err != nil || !read.HasWide(goal) {
		t.Fatal(err)
	}
	start := walk(newRand(t), goal, 100)
	var nodes [2]uint64
	for i, tables := range []*Tables{tables, read} {
		s, err := New(start, goal, Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		nodes[i] = finish(t, s, goal, 1<<20).Nodes
	}
	if nodes[0] != nodes[1] {
		t.Errorf("%v: %d nodes with databases from a file, %d without", start, nodes[1], nodes[0])
	}
	for _, at := range []int{0, 22, 30, 5000, file.Len() - 1} {
		damaged := bytes.Clone(file.Bytes())
		damaged[at] ^= 4
		if err := NewTables().ReadWide(bytes.NewReader(damaged), goal); err != ErrTables {
			t.Errorf("byte %d damaged: %v", at, err)
		}
		if err := NewTables().ReadWide(bytes.NewReader(file.Bytes()[:at]), goal); err != ErrTables {
			t.Errorf("%d bytes: %v", at, err)
		}
	}
	if err := NewTables().ReadWide(bytes.NewReader(file.Bytes()), other); err != ErrTables {
		t.Errorf("another goal: %v", err)
	}
}
