package app_test

import (
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func TestPagesLieWell(t *testing.T) {
	onPages(t, gametest.PageWindows, func(t *testing.T, r *gametest.Run, name string) {
		for _, kind := range []game.PointerKind{game.Mouse, game.Touch} {
			r.Use(kind)
			gametest.CheckLayout(r, name)
		}
	})
}

func TestPagesStandStill(t *testing.T) {
	onPages(t, []gametest.Options{{}}, func(t *testing.T, r *gametest.Run, name string) {
		r.Tick(5)
		var a, b render.List
		r.App.Draw(&a)
		r.Tick(100)
		r.App.Draw(&b)
		if !a.Equal(&b) || r.Out.Animating {
			t.Errorf("%s changes by itself", name)
		}
	})
}

// TestPagesPauseTheGame checks that the clock stands still while a page is open, and runs again after the player has left
// the page with the keyboard or a game pad.
func TestPagesPauseTheGame(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
	r.Button(game.PadUp)
	r.Button(game.PadDown)
	r.Button(game.PadLeft)
	runs := func(name string) {
		t.Helper()
		was := seconds(r)
		r.TickUntil(90, name+": the clock runs", func() bool { return seconds(r) > was })
	}
	runs("before any page")
	for _, p := range gametest.Pages() {
		leave := func(how string, back func()) {
			t.Helper()
			was := seconds(r)
			p.Open(r)
			r.Tick(150)
			for range p.Back {
				if r.SceneName() == "play" {
					t.Errorf("%s: %s leads to the board too soon", p.Name, how)
				}
				back()
				r.Tick(2)
			}
			if r.SceneName() != "play" {
				t.Fatalf("%s: %s leads to %v", p.Name, how, r.IDs())
			}
			if now := seconds(r); now > was+1 {
				t.Errorf("%s leaves the clock running: from %d s to %d s", p.Name, was, now)
			}
			runs(p.Name)
		}
		leave("Escape", func() { r.Key("Escape") })
		leave("B", func() { r.Button(game.PadB) })
	}
}

// seconds returns what the clock on the board shows.
func seconds(r *gametest.Run) (n int) {
	r.T.Helper()
	for part := range strings.SplitSeq(r.Control(gametest.Named("clock")).Value, ":") {
		k, err := strconv.Atoi(part)
		if err != nil {
			r.T.Fatalf("the clock shows %q", r.Control(gametest.Named("clock")).Value)
		}
		n = 60*n + k
	}
	return n
}

// TestHelpShowsKeysAsTheyAre changes a key of the game and looks for it in the help that F1 opens.
func TestHelpShowsKeysAsTheyAre(t *testing.T) {
	r := gametest.New(t, gametest.Options{})
	r.Open("settings")
	r.Press(gametest.Named("keys"))
	for _, c := range r.App.Controls() {
		if c.Look == ui.Keys && c.Label == "Undo" {
			r.Press(c.ID)
			break
		}
	}
	r.Key("U", game.Ctrl)
	r.Tick(1)
	r.Key("Escape")
	r.Key("Escape")
	r.Key("F1")
	r.Tick(1)
	tab := func(n int) bool {
		c := r.Find(ui.ID{Name: "tab", N: n})
		return c != nil && c.On
	}
	if !tab(1) {
		t.Fatalf("F1 opens %v", r.IDs())
	}
	found := false
	for _, c := range r.App.Controls() {
		if c.Look == ui.Keys && c.Label == "Undo" {
			found = found || strings.Join(c.Lines, " ") == "Ctrl+U"
		}
	}
	if !found {
		t.Error("no row says that Ctrl+U undoes")
	}
	for i, want := range []int{2, 1, 0} {
		if r.Button([]game.PadButton{game.PadR1, game.PadL1, game.PadL1}[i]); !tab(want) {
			t.Errorf("push %d of a shoulder does not lead to tab %d", i, want)
		}
	}
}

// TestFingerOnSliderScrolls scrolls a page with a finger on a slider, which must not change; then it drags and taps the
// slider.
func TestFingerOnSliderScrolls(t *testing.T) {
	volume := gametest.Named("volume")
	r := gametest.New(t, gametest.Options{Game: "5x4.snake-7#x"})
	r.Open("settings")
	r.FocusOn(volume)
	r.Tick(1)
	track := func() render.Rect { return r.Frame().Track(r.Control(volume)) }
	was := track().Y
	at := track().Centre()
	at.X += 60
	r.Point(game.Touch, at, render.Point{X: at.X + 2, Y: at.Y - 20}, render.Point{X: at.X + 3, Y: at.Y - 60})
	if now := track().Y; now > was-50 || r.StoredSettings().Volume != 0.5 {
		t.Errorf("scrolled from %v to %v, volume %v", was, now, r.StoredSettings().Volume)
	}
	r.TickUntil(600, "rest", func() bool { return !r.Out.Animating })
	r.FocusOn(volume)
	r.Slide(volume, 1)
	if v := r.StoredSettings().Volume; v != 1 {
		t.Errorf("slid to the end: volume %v", v)
	}
	tr := track()
	r.Point(game.Touch, render.Point{X: tr.X + tr.W*0.3, Y: tr.Centre().Y})
	if v := r.StoredSettings().Volume; v != 0.3 {
		t.Errorf("tapped at 0.3: volume %v", v)
	}
}
