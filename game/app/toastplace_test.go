package app_test

import (
	"fmt"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// safe returns the part of the screen that nothing covers.
func safe(r *gametest.Run) render.Rect { return r.Frame().Safe }

// TestToastBesideBoard checks that a toast does not cover the tiles or the buttons of the pause.
func TestToastBesideBoard(t *testing.T) {
	for _, o := range []gametest.Options{
		{W: 360, H: 640}, {W: 640, H: 360}, {W: 1100, H: 760}, {W: 360, H: 640, RightToLeft: true}, {W: 640, H: 360, RightToLeft: true},
	} {
		for _, id := range []string{"4x4.classic#x", "16x16.classic#x", "3x9.snake#x"} {
			o.Game = id
			r := gametest.New(t, o)
			checkToast(r, id+", playing")
			r.MoveAbout()
			r.Key("P")
			if r.SceneName() != "pause" {
				t.Fatalf("P leads to the %s", r.SceneName())
			}
			checkToast(r, id+", in pause")
		}
	}
}

// TestToastSparesFigures checks that a short toast in play covers neither the name of the game nor the goal, the clock and the
// moves.
func TestToastSparesFigures(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 1100, H: 760}, {W: 1100, H: 760, RightToLeft: true}} {
		o.Game = "4x4.snake#x"
		r := gametest.New(t, o)
		r.Tick(30)
		tell(r, "holiday.jpg is on your tiles")
		text, at := r.Toast()
		for _, name := range []string{"config", "goal", "clock", "moves", "home", "undo", "menu"} {
			c := r.Find(gametest.Named(name))
			if c == nil {
				t.Fatalf("in %v: no %s", o.W, name)
			}
			least := c.Rect
			switch name {
			case "undo", "menu", "goal", "clock": // the air above an icon, a ribbon or digits
				least.Y, least.H = least.Y+8, least.H-8
			case "config": // the name alone
				least.H = min(least.H, 38)
			}
			if hidden := at.Intersect(least); text == "" || !hidden.Empty() {
				t.Errorf("in %v: %q at %v lies over %s at %v", o.W, text, at, name, c.Rect)
			}
		}
	}
}

// checkToast shows a sentence and fails where it leaves the screen, or lies over the board or the button that ends the
// pause.
func checkToast(r *gametest.Run, name string) {
	r.T.Helper()
	tell(r, "Row 3 column 2 is where 14 belongs, as the goal has it.")
	text, at := r.Toast()
	name += fmt.Sprintf(" in %v", r.In.Width)
	if !strings.HasPrefix(text, "Row 3 column 2") || at.Intersect(safe(r)) != at {
		r.T.Errorf("%s: %q at %v", name, text, at)
	}
	if board := r.Find(boardview.GridID); board != nil && !at.Intersect(board.Rect).Empty() {
		r.T.Errorf("%s: %v lies over the board by %v", name, at, at.Intersect(board.Rect))
	} else if board == nil {
		r.T.Errorf("%s: no board", name)
	}
	if c := r.Find(gametest.Named("resume")); c != nil && !at.Intersect(c.Rect).Empty() {
		r.T.Errorf("%s: %v lies over %q", name, at, c.Label)
	}
}

// pages are the scenes with a button back, by what leads to them from the board.
func pages() map[string]func(r *gametest.Run) {
	all := map[string]func(r *gametest.Run){}
	within := func(room, name string, lead func(r *gametest.Run)) {
		all[room+", "+name] = func(r *gametest.Run) {
			r.Open(room)
			lead(r)
		}
	}
	press := func(ids ...ui.ID) func(r *gametest.Run) {
		return func(r *gametest.Run) {
			for _, id := range ids {
				r.Press(id)
			}
		}
	}
	for _, room := range app.Rooms() {
		within(room, "first", func(*gametest.Run) {})
	}
	for i := range 3 {
		within("help", fmt.Sprint("tab ", i), press(ui.ID{Name: "tab", N: i}))
	}
	for i := range 3 {
		within("atlas", fmt.Sprint("tab ", i), func(r *gametest.Run) { r.Press(tabs(r)[i]) })
	}
	within("atlas", "boards", func(r *gametest.Run) { r.Press(gametest.Named("pick")) })
	within("settings", "keys", press(gametest.Named("keys")))
	within("about", "licence", press(ui.ID{Name: "licence"}))
	within("newgame", "text", func(r *gametest.Run) {
		r.Press(gametest.Named("entry"))
		r.Type("4x4.snake#monday")
	})
	return all
}

// tabs returns the tabs of a page.
func tabs(r *gametest.Run) (ids []ui.ID) {
	for _, c := range r.App.Controls() {
		if c.Role == ui.Radio && strings.Contains(c.ID.Name, "tab") {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// TestToastOnPages checks that a toast does not cover the button Back on any page.
func TestToastOnPages(t *testing.T) {
	for name, lead := range pages() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, o := range []gametest.Options{
				{W: 360, H: 640}, {W: 640, H: 360, Scale: 2}, {W: 1100, H: 760, Scale: 1.25}, {W: 320, H: 480}, {W: 360, H: 640, TextScale: 2},
				{W: 800, H: 480, TextScale: 2, RightToLeft: true}, {W: 360, H: 640, RightToLeft: true}, {W: 360, H: 640, Contrast: true, TextScale: 1.5},
			} {
				o.Game = "5x4.snake-7#x"
				r := gametest.New(t, o)
				r.Tick(30)
				lead(r)
				tell(r, "Copied to the clipboard")
				text, at := r.Toast()
				back := r.Find(gametest.Named("back"))
				if back == nil || !strings.HasPrefix(text, "Copied") || at.Intersect(safe(r)) != at || !at.Intersect(back.Rect).Empty() {
					t.Errorf("in %vx%v, text %v: %q stands at %v, back is %v", o.W, o.H, o.TextScale, text, at, back)
				}
			}
		})
	}
}

// TestToastClearOfMenu checks that a toast does not cover a card, that it appears after the card is gone, and that it is
// not shown if the menu has shown the same sentence.
func TestToastClearOfMenu(t *testing.T) {
	const text = "Row 3 column 2 is where 14 belongs, as the goal has it, and a good deal more besides."
	for _, o := range []gametest.Options{{W: 700, H: 640}, {W: 360, H: 640}, {W: 640, H: 360}, {W: 1100, H: 900}, {W: 360, H: 640, TextScale: 2}} {
		o.Game = "4x4.classic#x"
		for _, seconds := range []int{1, 5} {
			r := gametest.New(t, o)
			r.Tap(game.Mouse, gametest.Named("menu"))
			tell(r, text)
			seen := 0
			for range seconds * 60 {
				r.Tick(1)
				shown, at := r.Toast()
				if c := r.Panel(); c == nil || !at.Intersect(c.Rect).Empty() {
					t.Fatalf("in %vx%v the menu %+v is under a sentence at %v", o.W, o.H, c, at)
				}
				if at.Intersect(safe(r)) != at {
					t.Fatalf("in %vx%v a sentence leaves the screen: %v", o.W, o.H, at)
				}
				if shown == text {
					seen++
				}
			}
			if seen == 0 { // nobody saw it: it comes now
				r.Key("Escape")
				if shown, _ := r.Toast(); shown != text {
					t.Fatalf("in %vx%v a sentence is gone that nobody saw: %q", o.W, o.H, shown)
				}
				r.Tap(game.Mouse, gametest.Named("menu"))
			}
			if shown := failStore(r, "the disk is full"); shown != "" || !r.Says("the disk is full") {
				t.Errorf("in %vx%v %q is shown twice: %q", o.W, o.H, shown, r.Labels())
			}
		}
	}
}
