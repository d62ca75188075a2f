package cli

import "testing"

// TestFoldedKeepsWordsTogether checks that lines end at usual spaces alone.
func TestFoldedKeepsWordsTogether(t *testing.T) {
	const text, want = "une ligne\u202f: 12\u00a0%  et\nfin", "une ligne\u202f:\n 12\u00a0% et fin"
	if got := folded(text, 12, 1); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
