package play

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestBestStandsOverItsTick checks where the words of the best stand: over their tick, and a line above those of the player where both
// would touch.
func TestBestStandsOverItsTick(t *testing.T) {
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1}}
	face := f.Face(render.Regular, 16)
	for best, stacked := range map[int]bool{2: false, 20: false, 50: true, 61: true} {
		b := bar{lower: best, upper: best, you: 62, label: ui.Caption{Text: "Best possible"}, moves: ui.Caption{Text: "62 moves"}}
		x, w := b.over(f, face, 328)
		tick := b.point(f, 328, float32(best)/62)
		if x < 0 || x+w > 328 || tick < x || tick > x+w || b.stacked(f, face, 328) != stacked {
			t.Errorf("best %d: words at %v, %v wide, tick at %v, stacked %v", best, x, w, tick, !stacked)
		}
	}
}
