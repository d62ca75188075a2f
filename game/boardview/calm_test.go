package boardview

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestCalm checks which tiles keep their colours: on small boards all, on large ones those that are home and the next on the
// line.
func TestCalm(t *testing.T) {
	for _, c := range []struct {
		config string
		bright int // 0: all
	}{{"5x5.snake", 0}, {"16x16.random", 0}, {"16x16.spiral", calmRows * 16}, {"12x12.classic", calmRows * 12}} {
		config, err := puzzle.ParseConfig(c.config)
		if err != nil {
			t.Fatal(err)
		}
		game, err := puzzle.DealSeeded(config, "calm")
		if err != nil {
			t.Fatal(err)
		}
		palette := render.TileColors(nil, render.LightTheme(), render.PathScheme, game.Goal)
		var k calm
		kept, homes, last := 0, 0, 0
		for label, got := range k.tiles(game.Scramble, game.Goal, palette) {
			switch {
			case label == 0 || label == game.Goal.Missing():
			case home(game.Goal, game.Scramble, label):
				homes++
				if got != palette[label] {
					t.Errorf("%s: %d is home and muted", c.config, label)
				}
			case got == palette[label]:
				kept, last = kept+1, label
			}
		}
		all := config.Size.Cells() - 1 - homes
		if want := c.bright; want == 0 && kept != all || want > 0 && (kept != want || last > want+homes) {
			t.Errorf("%s: %d of %d tiles keep their colours, the last of them is %d", c.config, kept, all, last)
		}
		for label, got := range k.tiles(game.Goal.Board(), game.Goal, palette) {
			if got != palette[label] && label != game.Goal.Missing() && label > 0 {
				t.Errorf("%s, solved: %d is muted", c.config, label)
			}
		}
	}
}
