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
