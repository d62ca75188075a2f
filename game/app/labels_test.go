package app_test

import (
	"fmt"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestButtonsShowTheirWords checks that no button's label is cut off at the largest text size.
func TestButtonsShowTheirWords(t *testing.T) {
	windows := []gametest.Options{{W: 360, H: 640, TextScale: 2}, {W: 800, H: 480, TextScale: 2}}
	for _, s := range gametest.Scenes() {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			r := s.Run(t, windows[0])
			gametest.CheckLabels(r, s.Name)
			r.Resize(windows[1])
			gametest.CheckLabels(r, s.Name)
		})
	}
}

// TestResultShowsNext checks that the button for the next game is visible at once.
func TestResultShowsNext(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 360, H: 640, TextScale: 2}, {W: 800, H: 480, TextScale: 2}, {W: 640, H: 360}, {W: 320, H: 320}, {W: 1100, H: 760}} {
		o.Game = "3x3.classic:1,2,3,4,5,6,7,0,8"
		r := gametest.New(t, o)
		r.Tick(60)
		r.TapCell(game.Touch, 8)
		r.Tick(100)
		c := r.Find(gametest.Named("next"))
		if c == nil || gametest.Seen(c) != c.Rect {
			t.Errorf("%vx%v, text %v: Next is not whole in sight: %v", o.W, o.H, o.TextScale, r.IDs())
		}
		if _, scrolls := r.ScrollArea(); scrolls && o.H == 640 && o.TextScale < 2 {
			t.Errorf("%vx%v, text %v: the result scrolls", o.W, o.H, o.TextScale)
		}
	}
}

// TestEntryShowsWhatIsWrong checks that the text entry visibly says what is wrong with a text.
func TestEntryShowsWhatIsWrong(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 360, H: 640, TextScale: 2}, {W: 800, H: 480, TextScale: 2}} {
		o.Game = "4x4.classic#x"
		r := gametest.New(t, o)
		r.Open("newgame")
		r.Press(gametest.Named("entry"))
		r.Type("4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0")
		r.Tap(game.Touch, gametest.Named("field"))
		r.Tick(5)
		found := false
		for i := range r.App.Controls() {
			if c := &r.App.Controls()[i]; c.Look == ui.Wrong {
				found = true
				if gametest.Seen(c) != c.Rect {
					t.Errorf("%vx%v, text %v: of %q at %v only %v shows", o.W, o.H, o.TextScale, c.Label, c.Rect, gametest.Seen(c))
				}
			}
		}
		if !found {
			t.Errorf("nothing is wrong: %q", r.Labels())
		}
	}
}

// TestZoomIsExplained checks that a player is told once how to zoom, on a board of small cells.
func TestZoomIsExplained(t *testing.T) {
	for platform, want := range map[game.Platform]string{game.Desktop: "Zoom in with Ctrl + scroll, or +", game.Phone: "Pinch to zoom in"} {
		r := gametest.New(t, gametest.Options{Game: "16x16.classic#x", Boot: func(b *game.Boot) { b.Platform = platform }})
		r.Tick(5)
		if !r.Says(want) {
			t.Errorf("the first board of small cells does not say %q: %q", want, r.Labels())
		}
		if again := gametest.New(t, gametest.Options{Game: "16x16.classic#y", Store: r.Store}); again.Says(want) {
			t.Error("it is said again in the next run")
		}
	}
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Tick(5)
	if r.Says("look closer") {
		t.Error("a board of large cells says how to look closer")
	}
}

// TestPauseNamesTheGame checks that the pause shows the time and the moves of the game, at any text size, and its name unless letters
// are so large that the time would have no room.
func TestPauseNamesTheGame(t *testing.T) {
	for _, o := range []gametest.Options{{}, {TextScale: 1.5}, {TextScale: 2}, {W: 320, H: 568, TextScale: 2}} {
		o.Game = "4x4.classic#x"
		r := gametest.New(t, o)
		r.MoveAbout()
		r.Key("P")
		r.Tick(1)
		if !r.Says(" moves") {
			t.Errorf("%vx%v, text %v: no moves: %q", o.W, o.H, o.TextScale, r.Labels())
		}
		names := []string{"clock", "config"}
		if o.TextScale == 2 {
			names = names[:1]
		}
		for _, name := range names {
			if r.Find(gametest.Named(name)) == nil {
				t.Errorf("%vx%v, text %v: no %s: %v", o.W, o.H, o.TextScale, name, r.IDs())
			}
		}
		gametest.CheckLayout(r, fmt.Sprintf("pause, text %v", o.TextScale))
	}
}

// TestTitlesFit checks that the titles of all pages fit on a narrow phone, at any text size.
func TestTitlesFit(t *testing.T) {
	for _, p := range gametest.Pages() {
		r := p.Run(t, gametest.Options{W: 320, H: 568})
		for _, o := range []gametest.Options{{W: 320, H: 568}, {W: 320, H: 568, TextScale: 2}} {
			r.Resize(o)
			for _, c := range r.App.Controls() {
				if c.Look == ui.Title && c.Lines == nil && r.Fonts.Width(c.Face, c.Label) > c.Rect.W {
					t.Errorf("%s, text %v: %q is %v wide in %v", p.Name, o.TextScale, c.Label, r.Fonts.Width(c.Face, c.Label), c.Rect.W)
				}
			}
		}
	}
}
