package space

import (
	"bufio"
	"context"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// record is a line of depths.txt.
type record struct {
	size   puzzle.Size
	goal   int
	counts []uint64
}

func records(t testing.TB) []record {
	t.Helper()
	f, err := os.Open("testdata/depths.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []record
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		text := lines.Text()
		if strings.HasPrefix(text, "#") {
			continue
		}
		part := strings.Split(text, " | ")
		size, err := puzzle.ParseSize(part[0])
		if err != nil || len(part) != 3 {
			t.Fatalf("%q: %v", text, err)
		}
		r := record{size: size, goal: size.Cells() - 1}
		if part[1] == "centre" {
			r.goal = size.H/2*size.W + size.W/2
		}
		for _, number := range strings.Fields(part[2]) {
			n, err := strconv.ParseUint(number, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			r.counts = append(r.counts, n)
		}
		list = append(list, r)
	}
	if err := lines.Err(); err != nil || len(list) != 8 {
		t.Fatalf("%d records, %v", len(list), err)
	}
	return list
}

// recordOf returns the record of a size, the first one if there are several.
func recordOf(t testing.TB, size puzzle.Size) record {
	t.Helper()
	for _, r := range records(t) {
		if r.size == size {
			return r
		}
	}
	t.Fatalf("no record of %v", size)
	return record{}
}

// goalAt returns a goal with the blank in the given cell and the tiles 1, 2, ... in the other cells.
func goalAt(t testing.TB, size puzzle.Size, blank int) puzzle.Board {
	t.Helper()
	labels := make([]int, size.Cells())
	for cell, label := 0, 1; cell < len(labels); cell++ {
		if cell != blank {
			labels[cell] = label
			label++
		}
	}
	b, err := puzzle.NewBoard(size, labels)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func count(t testing.TB, goal puzzle.Board, o Options) *Space {
	t.Helper()
	s, err := Count(context.Background(), goal, o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDepths(t *testing.T) {
	for _, r := range records(t) {
		s := count(t, goalAt(t, r.size, r.goal), Options{})
		if !slices.Equal(s.Counts, r.counts) {
			t.Errorf("%v, blank at %d:\n got %d\nwant %d", r.size, r.goal, s.Counts, r.counts)
		}
		if !s.Complete() || s.Total() != States(r.size).Uint64() {
			t.Errorf("%v: %d boards, complete %v", r.size, s.Total(), s.Complete())
		}
	}
}
