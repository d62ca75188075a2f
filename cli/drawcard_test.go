package cli

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// cardReplay is solved in two moves, the fewest possible, in 2 s.
const cardReplay = "3x3.classic:1,2,3,4,0,6,7,5,8"

// TestDrawCard draws cards in both sizes, of a replay with times and of plain moves.
func TestDrawCard(t *testing.T) {
	for _, c := range []struct {
		args []string
		want image.Point
	}{
		{[]string{"--card", "wide", cardReplay + "!UL"}, image.Pt(1200, 630)},
		{[]string{"--card", "square", cardReplay + "!UL", "--date", "22 November 2026"}, image.Pt(1080, 1080)},
		{[]string{"--card", "square", "--theme", "dark", "wildfifteen:" + cardReplay + "%21UL"}, image.Pt(1080, 1080)},
		{[]string{"--card", "wide", "1 2 3/4 0 6/7 5 8 U L"}, image.Pt(1200, 630)},
	} {
		m := decodePNG(t, drawn(t, ".png", c.args...))
		if m.Bounds().Size() != c.want {
			t.Errorf("%q: %v, want %v", c.args, m.Bounds().Size(), c.want)
		}
	}
	undated, dated := drawn(t, ".png", "--card", "wide", cardReplay+"!UL"), drawn(t, ".png", "--card", "wide", cardReplay+"!UL", "--date", "today")
	slow := drawn(t, ".png", "--card", "wide", cardReplay+"!UDUL")
	if string(undated) == string(dated) || string(undated) == string(slow) {
		t.Error("cards of other dates or moves are the same")
	}
	if text := string(drawn(t, ".svg", "--card", "wide", cardReplay+"!UL")); !strings.Contains(text, "<svg") {
		t.Error("no SVG")
	}
}

// TestDrawCardRefused refuses what no card shows.
func TestDrawCardRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--card", "wide", cardReplay + "!U", "-o", file + ".png"}, "solved game"},
		{[]string{"--card", "wide", cardReplay, "-o", file + ".png"}, "solved game"},
		{[]string{"--card", "wide", cardReplay + "!UL", "-o", file + ".gif"}, "without --solve"},
		{[]string{"--card", "wide", "--path", cardReplay + "!UL", "-o", file + ".png"}, "without --solve"},
		{[]string{"--date", "today", cardReplay + "!UL", "-o", file + ".png"}, "--date goes with --card"},
		{[]string{"--card", "round", cardReplay + "!UL", "-o", file + ".png"}, "square"},
		{[]string{"--card", "wide", cardReplay + "!2AAAA", "-o", file + ".png"}, "!2AAAA"},
	} {
		r := runProgram("", append([]string{"draw"}, c.args...)...)
		if r.code == 0 || !strings.Contains(r.err, c.want) {
			t.Errorf("%q: exit code %d, %q", c.args, r.code, r.err)
		}
	}
	if _, err := os.Stat(file + ".png"); err == nil {
		t.Error("a file was written all the same")
	}
}
