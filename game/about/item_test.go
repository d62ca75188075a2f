package about

import (
	"math/rand/v2"
	"regexp"
	"testing"
)

// TestListItem compares the beginnings of random lines with a pattern.
func TestListItem(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	pattern := regexp.MustCompile(`^([*\-•] |[0-9]+\. |\([a-z0-9]+\) )`)
	found := 0
	for range 20_000 {
		line := ""
		for pieces := []string{"*", "-", "•", "1", "23", ".", " ", "(", ")", "a", "B", "word"}; r.IntN(6) > 0; {
			line += pieces[r.IntN(len(pieces))]
		}
		want := pattern.FindString(line)
		if got := listItem(line); got != want {
			t.Fatalf("%q begins with the item %q, not %q", line, got, want)
		}
		if want != "" {
			found++
		}
	}
	if found == 0 {
		t.Error("no line begins with an item")
	}
}
