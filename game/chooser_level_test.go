package game

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// TestLevelsExist looks that there is a board for every level offered, whatever goal is drawn.
func TestLevelsExist(t *testing.T) {
	for _, text := range []string{"3x3.spiral", "3x3.classic-5", "3x3.random-random", "2x4.wild", "4x2.classic-2", "2x4.classic-3", "2x5.snake-random", "2x2.classic", "2x3.wild-random"} {
		c, err := puzzle.ParseConfig(text)
		if err != nil {
			t.Fatal(err)
		}
		most := levelMost(c)
		a := newRun(t, options{}).app
		for range 3 {
			g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: a.boot.Deals})
			if err != nil {
				t.Fatal(err)
			}
			radius := countSpace(t, g.Goal.Board()).Radius()
			if radius < most || c.Rule.Drawn() && radius != most {
				t.Errorf("%s: up to %d moves are offered, the goal %v has %d", text, most, g.Goal, radius)
			}
		}
	}
}

func TestLevelByTouch(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	r.tapOn(Touch, configID)
	if ui.Find(r.app.Controls(), idOf(levelGroup, 1)) != nil {
		t.Error("the level of a 4x4 game can be chosen")
	}
	r.tapOn(Touch, idOf("width", -1))
	r.tapOn(Touch, idOf("height", -1))
	r.tapOn(Touch, idOf(kindGroup, 2)) // spiral
	r.tapOn(Touch, idOf(levelGroup, 1))
	r.slider(levelID, 1)
	r.tapOn(Touch, idOf("moves", -1))
	r.tapOn(Touch, startID)
	r.playing("3x3.spiral", 29)
	r.key("N")
	if got := r.config(); got != "3x3.spiral" {
		t.Errorf("New deals %s", got)
	}
	r.tapOn(Touch, configID) // the level is still the one chosen last
	r.tapOn(Touch, idOf(kindGroup, 3))
	r.tapOn(Touch, startID)
	r.playing("3x3.wild", 29)
}

func TestLevelByKeysAndPad(t *testing.T) {
	r := newRun(t, options{game: "2x2.classic#x"})
	r.app.push(newChooser(r.app))
	c := r.app.top().(*chooser)
	r.tick(1)
	for c.focus.Name != levelGroup {
		r.key("Tab")
	}
	r.key("ArrowRight")
	r.key("Enter")
	for c.focus != levelID {
		r.key("Tab")
	}
	for range 9 {
		r.key("ArrowLeft")
	}
	r.button(PadRight)
	r.button(PadStart)
	r.playing("2x2.classic", 2)
}
