package play

import (
	"strings"
	"testing"
)

// TestLanguageChanges changes the system's language during a game, from a made-up one with dots in every word to English:
// no word of the old language stays on the board's page.
func TestLanguageChanges(t *testing.T) {
	r := newRun(t, options{game: "3x3.snake#x", w: 1100, h: 760, invented: true})
	r.key("H")
	r.tick(60)
	if !strings.Contains(r.play.Title(), "·") || !r.says("Snake·") || !r.says("home·") || !r.says("best·") {
		t.Fatalf("not in the other language: %q, %q", r.play.Title(), r.labels())
	}
	r.in.Locale = "en-GB"
	r.tick(1)
	if labels := r.labels() + r.play.Title(); strings.Contains(labels, "·") {
		t.Errorf("words of the old language stay: %q", labels)
	}
}
