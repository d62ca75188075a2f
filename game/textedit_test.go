package game

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game/ui"
)

// TestExamplesStayWhole looks whether no example of a board is broken in the middle, however narrow the window.
func TestExamplesStayWhole(t *testing.T) {
	const board = "1 2 3/4 0 5/7 8 6"
	for _, inLab := range []bool{false, true} {
		for w := float32(280); w <= 700; w += 20 {
			r := newRun(t, options{w: w, h: 700, game: "4x4.classic#x"})
			e := newEntry(r.app)
			if inLab {
				r.app.openLab(r.app.labQuestion())
				e = newLabEntry(r.app.top().(*lab))
			}
			r.app.push(e)
			r.tick(2)
			found := false
			for _, c := range r.app.Controls() {
				found = found || c.Role == ui.Text && slices.ContainsFunc(c.Lines, func(line string) bool {
					return strings.Contains(strings.ReplaceAll(line, "\u00a0", " "), board)
				})
			}
			if !found {
				t.Errorf("%v wide, lab %v: %q is broken or gone: %q", w, inLab, board, r.labels())
			}
		}
	}
}
