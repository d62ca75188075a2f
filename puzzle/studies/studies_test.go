package studies_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/studies"
)

// TestAll solves every study: its solution is the shortest and the only one of that length, and its first moves deceive.
func TestAll(t *testing.T) {
	all := studies.Load()
	if len(all.List) != studies.Count {
		t.Fatalf("%d studies, want %d", len(all.List), studies.Count)
	}
	tables := solve.NewTables()
	for i := range all.List {
		s := &all.List[i]
		if n, ok := all.Find(s.Game); !ok || n != i {
			t.Errorf("study %d is found as %d, %v", i, n, ok)
		}
		if i > 0 && s.Par() < all.List[i-1].Par() {
			t.Errorf("study %d has fewer moves than the one before it", i)
		}
		search, err := solve.NewAll(s.Game.Scramble, s.Game.Goal.Board(), 2, solve.Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		for !search.Step(1 << 20) {
		}
		list := search.Solutions()
		if len(list) != 1 || puzzle.FormatMoves(list[0]) != puzzle.FormatMoves(s.Solution) {
			t.Errorf("study %d, %s, has the solutions %v", i, s.String(), list)
		}
		if !s.Hard() || s.Par() < 6 || s.Par() > 24 {
			t.Errorf("study %d, %s, is too easy or too long", i, s.String())
		}
		if b := s.Game.Scramble; b.Find(s.First()) < 0 || b.Step(s.Solution[0].Dir).At(b.Blank()) != s.First() {
			t.Errorf("study %d begins with tile %d", i, s.First())
		}
	}
}

// TestHard calls a board easy if a first move in sight is right.
func TestHard(t *testing.T) {
	s, ok := studies.Parse("3x3.classic LL")
	if !ok || s.Hard() || s.Par() != 2 {
		t.Errorf("%v, %v is hard: %v", s, ok, s.Hard())
	}
}

// TestBooks puts each study in one book, in their order.
func TestBooks(t *testing.T) {
	next := 0
	for b := range studies.Books {
		from, to := studies.Book(b)
		if from != next || to-from < 28 {
			t.Errorf("book %d is %d..%d", b, from, to)
		}
		for i := from; i < to; i++ {
			if studies.BookOf(i) != b {
				t.Errorf("study %d is in book %d, want %d", i, studies.BookOf(i), b)
			}
		}
		next = to
	}
	if next != studies.Count {
		t.Errorf("the books hold %d studies", next)
	}
}

// FuzzParse reads lines of studies: what is read is written so that it is read the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"3x3.classic LL", "4x4.path(a1:R3DL3DR3DL3) U", "4x4.wild L", "3x3 R2", " ", "1x1.classic "} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		s, ok := studies.Parse(line)
		if !ok {
			return
		}
		if again, ok := studies.Parse(s.String()); !ok || again.Game.Scramble != s.Game.Scramble {
			t.Errorf("%q is read as %q", line, s.String())
		}
	})
}

// TestDots gives dots for par, par + 2 and par + 4.
func TestDots(t *testing.T) {
	for over, want := range []int{3, 2, 2, 1, 1, 0, 0} {
		if n := studies.Dots(10, 10+over); n != want {
			t.Errorf("%d over par get %d dots, want %d", over, n, want)
		}
	}
}
