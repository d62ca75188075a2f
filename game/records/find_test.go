package records

import (
	"strings"
	"testing"
)

// TestFindIgnoresCase types names in the letters that players have, which upper and lower case alone do not make the same.
func TestFindIgnoresCase(t *testing.T) {
	for _, c := range []struct{ name, typed string }{
		{"4 × 4 Snake", "SNAKE"},
		{"4 × 4 Klasik", "KLASİK"},
		{"4 × 4 Klasik", "KLASIK"},
		{"4 × 4 Çılgın", "ÇILGIN"},
		{"4 × 4 Çılgın", "çilgin"},
		{"4 × 4 Çılgın", "ÇİLGİN"},
		{"4 × 4 Μαραθώνιος", "ΜΑΡΑΘΏΝΙΟΣ"},
	} {
		if !strings.Contains(folded(c.name), folded(c.typed)) {
			t.Errorf("%q is not found in %q", c.typed, c.name)
		}
	}
	if strings.Contains(folded("4 × 4 Klasik"), folded("yılan")) {
		t.Error("yılan is found in Klasik")
	}
}

// TestFindEnds looks for a name that no puzzle has, where there are too few for a search: the row that ends it stays.
func TestFindEnds(t *testing.T) {
	r := newRun(t, newDesk(t, 3))
	s := r.stage.Top().(*Scene)
	s.find, s.stale = "nowhere", true
	r.tick(3)
	if len(s.cards) != 0 || !strings.Contains(r.words(), r.stage.Lang.T("records.nothing")) {
		t.Fatalf("%d puzzles are found, and the page says %q", len(s.cards), r.words())
	}
	r.tap(0, findID)
	if r.tick(3); len(s.cards) != 1 {
		t.Errorf("%d puzzles after the search", len(s.cards))
	}
}
