package app_test

import (
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var menuID = gametest.Named("menu")

// TestMenuRooms opens each room from the menu, and goes back to the board.
func TestMenuRooms(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "3x3.classic#x"})
	inside := map[string]string{"newgame": "start", "lab": "labgoal", "atlas": "pick", "settings": "theme", "help": "tab", "about": "licence"}
	for _, room := range app.Rooms() {
		r.Open(room)
		if r.Find(gametest.Named(inside[room])) == nil {
			t.Errorf("%s leads to %q", room, wordsShown(r))
		}
		for range app.Way(room) {
			r.Key("Escape")
		}
		if sceneOf(r) != "play" {
			t.Errorf("Escape leads from %s to %s", room, sceneOf(r))
		}
	}
}

// TestMenuGroups reads the headings and the buttons of the menu in their order.
func TestMenuGroups(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 900, H: 900})
	r.Press(menuID)
	r.Tick(1)
	var got []string
	for _, c := range r.App.Controls() {
		switch {
		case c.Role == ui.Heading:
			got = append(got, c.Label+":")
		case c.Role == ui.Button:
			got = append(got, c.ID.Name)
		}
	}
	text := strings.Join(got, " ")
	want := "newgame daily studies This game: again explain auto race share pause Play: records goals others Learn: lessons lab atlas help settings about quit"
	if text != want {
		t.Errorf("the menu has %q, want %q", text, want)
	}
}

// TestMenuCloses opens the menu and closes it, in each possible way.
func TestMenuCloses(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	for name, way := range map[string]func(){
		"M":      func() { r.Key("M") },
		"Escape": func() { r.Key("Escape") },
		"B":      func() { r.Button(game.PadB) },
		"Back":   func() { r.Reply(game.Reply{Kind: game.Back}) },
	} {
		r.Key("M")
		if sceneOf(r) != "menu" {
			t.Fatalf("M leads to %s", sceneOf(r))
		}
		if way(); sceneOf(r) != "play" {
			t.Errorf("%s leads from the menu to %s", name, sceneOf(r))
		}
	}
}

// TestMenuCommands uses the buttons that do not lead to a room.
func TestMenuCommands(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	first := r.Board()
	r.MoveAny()
	r.Press(menuID)
	r.Press(gametest.Named("again"))
	if sceneOf(r) != "play" || r.Board() != first || movesShown(r) != "0" {
		t.Errorf("Start over leads to %v in %s", r.Board(), sceneOf(r))
	}
	r.Press(menuID)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
	r.Tick(1)
	if r.Out.Copy != r.Out.Address || r.Out.Copy == "" {
		t.Errorf("shared %q, the address is %q", r.Out.Copy, r.Out.Address)
	}
	r.Press(menuID)
	r.Press(gametest.Named("auto"))
	r.Tick(12)
	r.Press(ui.ID{Name: "answer"})
	r.TickUntil(3000, "the program moves", func() bool { return r.Board() != first })
	r.Key("Escape") // stops it
	r.Press(menuID)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("quit")}}
	if r.Tick(1); !r.Out.Quit {
		t.Error("Quit does not quit")
	}
	for _, p := range []game.Platform{game.Browser, game.Phone} {
		r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Platform = p }})
		if r.Press(menuID); r.Find(gametest.Named("quit")) != nil {
			t.Errorf("platform %v has a way to quit", p)
		}
	}
}

// TestShareWithoutClipboard shares a game where the clipboard cannot be used: the whole ID is on the screen.
func TestShareWithoutClipboard(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "6x6.spiral#x"})
	r.Press(menuID)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
	r.Tick(1)
	id := r.Out.Copy
	r.Reply(game.Reply{Kind: game.NotCopied, Text: "No clipboard here.", Data: []byte(id)})
	if sceneOf(r) != "question" {
		t.Fatalf("the %s is on top", sceneOf(r))
	}
	for _, c := range r.App.Controls() {
		if !strings.Contains(c.Label, "No clipboard here.") {
			continue
		}
		shown := strings.Join(c.Lines, "")
		if !strings.Contains(shown, id) || !c.Clip.Contains(c.Rect.Centre()) {
			t.Errorf("%q is shown of %s", shown, id)
		}
		return
	}
	t.Error("nothing says why")
}

// TestMenuKeepsPlaces opens the menu in every kind of game, on a phone and on a desktop: each command that all of them have stands
// in the same place, and nothing has to be scrolled.
func TestMenuKeepsPlaces(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 640, H: 360}, {W: 1100, H: 760}} {
		places := map[ui.ID]render.Rect{} // from the first card on: the menu hangs at its button
		for _, text := range []string{"4x4.classic#x", "5x5.wild#x", "fewest(4x4.wild#x)", "blind(4x4.classic#x)", "relay(2x2..4x4).wild"} {
			o.Game = text
			r := gametest.New(t, o)
			r.Tick(30)
			r.Key("M")
			r.Tick(30)
			if _, ok := r.ScrollArea(); ok {
				t.Errorf("%s, %v x %v: the menu scrolls", text, o.W, o.H)
			}
			corner := r.Control(gametest.Named("newgame")).Rect
			for _, c := range r.App.Controls() {
				if c.Role == ui.Panel || c.Role == ui.Text {
					continue
				}
				id, at := c.ID, c.Rect.Move(-corner.X, -corner.Y)
				if c.Role == ui.Heading {
					id.Name = c.Label
				}
				if was, ok := places[id]; ok && was != at {
					t.Errorf("%s, %v x %v: %v is at %v, was at %v", text, o.W, o.H, id, at, was)
				}
				places[id] = at
			}
		}
		if len(places) < 21 {
			t.Errorf("%v x %v: only %d commands and headings", o.W, o.H, len(places))
		}
	}
}

// TestMenuKeys presses the keys that the menu tells beside its commands.
func TestMenuKeys(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", W: 1100, H: 760})
	first := r.Board()
	r.MoveAny()
	r.Key("M")
	r.Tick(1)
	for name, key := range map[string]string{"again": "R", "explain": "E", "pause": "P"} {
		if c := r.Control(gametest.Named(name)); c.Value != key {
			t.Errorf("beside %s stands %q, want %q", name, c.Value, key)
		}
	}
	if r.Key("P"); r.Find(gametest.Named("resume")) == nil {
		t.Errorf("P leads from the menu to %q", wordsShown(r))
	}
	r.Key("P")
	r.Key("M")
	r.Tick(1)
	if r.Key("R"); sceneOf(r) != "play" || r.Board() != first {
		t.Errorf("R leads from the menu to %s with %v", sceneOf(r), r.Board())
	}
	r.Key("M")
	r.Tick(1)
	if r.Key("N"); r.Find(gametest.Named("start")) == nil {
		t.Errorf("N leads from the menu to %q", wordsShown(r))
	}
}

// TestMenuInEveryLanguage opens the menu in all languages on a phone and on a desktop: nothing has to be scrolled.
func TestMenuInEveryLanguage(t *testing.T) {
	t.Parallel()
	for _, tag := range assets.Languages() {
		for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 1100, H: 760}} {
			for _, text := range []string{"fewest(4x4.wild#x)", "relay(2x2..4x4).wild"} {
				o.Game, o.Locale = text, tag
				r := gametest.New(t, o)
				r.Tick(30)
				r.Key("M")
				r.Tick(30)
				if _, ok := r.ScrollArea(); ok {
					t.Errorf("%s, %s, %v x %v: the menu scrolls", tag, text, o.W, o.H)
				}
				f := r.Frame()
				for _, c := range r.App.Controls() {
					if c.Look != ui.Row {
						continue
					}
					room := f.RowRoom(c.Rect.W)
					lines, face := f.RowLines(c.Label, room)
					if high := r.Fonts.Metrics(face).Line * float32(len(lines)); f.LongestWord(c.Label, face) > room || high > c.Rect.H {
						t.Errorf("%s, %s, %v x %v: %q has no room in %v", tag, text, o.W, o.H, c.Label, c.Rect)
					}
				}
			}
		}
	}
}

// TestMenuGrid checks that the rooms stand below the cards with ribbons on one ground, and below them what is about the game played on
// another: three side by side on a phone, six on its side.
func TestMenuGrid(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 640, H: 360}} {
		o.Game = "4x4.classic#x"
		r := gametest.New(t, o)
		r.Tick(30)
		r.Tap(game.Touch, menuID)
		r.Tick(30)
		at := func(name string) render.Rect { return r.Control(gametest.Named(name)).Rect }
		for above, below := range map[string]string{"newgame": "records", "records": "again"} {
			if a, b := at(above), at(below); a.X > b.X || a.X+a.W < b.X+b.W || a.Y+a.H > b.Y {
				t.Errorf("%v x %v: %s at %v is not below %s at %v", o.W, o.H, below, b, above, a)
			}
		}
		if o.W < o.H && at("lessons").X != at("records").X || o.W > o.H && at("atlas").Y != at("records").Y {
			t.Errorf("%v x %v: lessons at %v, atlas at %v", o.W, o.H, at("lessons"), at("atlas"))
		}
		grounds := [][]string{{"records", "goals", "others", "lessons", "lab", "atlas"}, {"again", "explain", "auto", "race", "share", "pause"}}
		for _, c := range r.App.Controls() {
			if c.Look != ui.Ground || len(grounds) == 0 {
				continue
			}
			if c.Rect.X != at("newgame").X {
				t.Errorf("%v x %v: the ground of %v begins at %v, the card above at %v", o.W, o.H, grounds[0], c.Rect.X, at("newgame").X)
			}
			for _, name := range grounds[0] {
				if in := at(name); in.Intersect(c.Rect) != in {
					t.Errorf("%v x %v: %s at %v is not on %v", o.W, o.H, name, in, c.Rect)
				}
			}
			grounds = grounds[1:]
		}
		if len(grounds) > 0 {
			t.Errorf("%v x %v: there is no ground for %v", o.W, o.H, grounds[0])
		}
	}
}

// TestMenuFoot checks that the words at the foot of the menu have one size.
func TestMenuFoot(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 640, H: 360}, {W: 1100, H: 760}} {
		o.Game = "4x4.classic#x"
		r := gametest.New(t, o)
		r.Tick(30)
		r.Tap(game.Touch, menuID)
		r.Tick(30)
		usual := r.Frame().Face(render.Regular, 16)
		for _, name := range []string{"help", "settings", "about", "quit"} {
			if _, face := r.Frame().LabelLines(r.Control(gametest.Named(name))); face != usual {
				t.Errorf("%v x %v: %s is smaller than the others", o.W, o.H, name)
			}
		}
	}
}

// TestMenuExplains asks from the menu of a game that has begun, which the menu pauses, for the next step.
func TestMenuExplains(t *testing.T) {
	r := gametest.New(t, gametest.Options{W: 360, H: 640, Game: "4x4.snake#monday"})
	r.Tick(60)
	r.Key("ArrowUp")
	r.Tick(20)
	r.Tap(game.Touch, gametest.Named("menu"))
	r.Press(gametest.Named("explain"))
	r.Tick(30)
	if !r.Says("Bring 1 to its place.") {
		t.Errorf("no step is explained: %s", r.Labels())
	}
}
