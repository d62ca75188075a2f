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
		bright int // beside those that are home; 0: all
	}{{"5x5.snake", 0}, {"16x16.random", 0}, {"16x16.spiral", calmRows * 16}, {"12x12.classic", calmRows * 12}} {
		config, err := puzzle.ParseConfig(c.config)
		if err != nil {
			t.Fatal(err)
		}
		game, err := puzzle.DealSeeded(config, "calm")
		if err != nil {
			t.Fatal(err)
		}
		theme := render.LightTheme()
		palette := render.TileColors(nil, theme, render.PathScheme, game.Goal)
		var k calm
		var p pale
		if large := k.large(game.Goal); large != (c.bright > 0) {
			t.Errorf("%s: most tiles are pale: %v", c.config, large)
		} else if !large {
			continue
		}
		k.tiles(game.Scramble, game.Goal, theme, palette, &p)
		kept, homes, last := 0, 0, 0
		for label := 1; label < len(palette); label++ {
			pale := k.dimmed[label]
			switch {
			case label == game.Goal.Missing():
			case pale != (k.colors[label] != palette[label]):
				t.Errorf("%s: %d is pale: %v; its colour is %v of %v", c.config, label, pale, k.colors[label], palette[label])
			case home(game.Goal, game.Scramble, label):
				homes++
				if pale {
					t.Errorf("%s: %d is home and pale", c.config, label)
				}
			case !pale:
				kept, last = kept+1, label
			}
		}
		if kept != c.bright || last > c.bright+homes {
			t.Errorf("%s: %d tiles keep their colours, the last of them is %d", c.config, kept, last)
		}
		k.tiles(game.Goal.Board(), game.Goal, theme, palette, &p)
		for label := 1; label < len(palette); label++ {
			if k.dimmed[label] {
				t.Errorf("%s, solved: %d is pale", c.config, label)
			}
		}
	}
}
