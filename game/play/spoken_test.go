package play_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// TestSolvedSaid solves a game, with the result shown and skipped: "solved" is announced before the figures, and is a
// heading of the result.
func TestSolvedSaid(t *testing.T) {
	for _, skip := range []bool{false, true} {
		store := gametest.WithSettings(func(s *session.Settings) { s.SkipResult = skip })
		r := gametest.New(t, gametest.Options{Game: oneMove, Store: store})
		r.Tick(60)
		r.Key("ArrowLeft")
		said := r.Heard(60)
		if len(said) != 1 || !strings.HasPrefix(said[0], "Solved! 0:") || !strings.Contains(said[0], "1 move") {
			t.Errorf("result skipped %v: announced %q", skip, said)
		}
		heading := false
		for _, c := range r.App.Controls() {
			heading = heading || c.Role == ui.Heading && c.Label == "Perfect!"
		}
		if heading == skip {
			t.Errorf("result skipped %v: a heading says so: %v", skip, heading)
		}
	}
}

// link has another program open a text, and lets one tick pass.
func link(r *gametest.Run, text string) {
	r.In.Replies = []game.Reply{{Kind: game.Link, Text: text}}
	r.Tick(1)
}

// TestDealSaid deals by a key, by Next, by a link and once more: each is announced once.
func TestDealSaid(t *testing.T) {
	for _, c := range []struct {
		name, want string
		deal       func(r *gametest.Run)
	}{
		{"N", "New game: 3 × 3 Classic.", func(r *gametest.Run) { r.Key("N") }},
		{"R", "New game: 3 × 3 Classic.", func(r *gametest.Run) { r.Key("R") }},
		{"a link", "New game: 3 × 3 Snake.", func(r *gametest.Run) { link(r, "3x3.snake#friend") }},
		{"Next", "New game: 3 × 3 Classic.", func(r *gametest.Run) {
			r.Key("ArrowLeft")
			r.Tick(60)
			r.Key("Enter")
		}},
	} {
		r := gametest.New(t, gametest.Options{Game: oneMove})
		if r.Out.Say != "New game: 3 × 3 Classic." {
			t.Errorf("at the start %q is announced", r.Out.Say)
		}
		r.Tick(60)
		c.deal(r)
		if said := r.Heard(60); len(said) != 1 || said[0] != c.want {
			t.Errorf("%s: announced %q, want %q", c.name, said, c.want)
		}
	}
}

// TestDealSaidLess deals for a player who wants only the end announced, and when there is an error to announce.
func TestDealSaidLess(t *testing.T) {
	store := gametest.WithSettings(func(s *session.Settings) { s.Announce = session.AnnounceSolved })
	r := gametest.New(t, gametest.Options{Game: oneMove, Store: store})
	r.Key("N")
	if said := r.Heard(30); len(said) != 0 {
		t.Errorf("with only the end to be told, %q is announced", said)
	}
	r = gametest.New(t, gametest.Options{Game: "4x4.nonsense#x"})
	if said := r.Heard(30); len(said) != 1 || !strings.Contains(said[0], "nonsense") {
		t.Errorf("of a bad link at the start %q is announced", said)
	}
	store = gametest.WithSettings(func(s *session.Settings) { s.SkipResult = true })
	r = gametest.New(t, gametest.Options{Game: oneMove, Store: store})
	r.Tick(60)
	r.In.Keys = []game.KeyEvent{{Key: "ArrowLeft", Down: true}, {Key: "N", Printed: "N", Down: true}}
	r.Tick(1)
	if said := r.Heard(30); len(said) != 1 || !strings.HasPrefix(said[0], "Solved!") {
		t.Errorf("of a game solved and a new one dealt in one tick %q is announced", said)
	}
}

// TestQuestionsSaid opens each question: it is announced once, and a full scene is below it even if another card was
// open.
func TestQuestionsSaid(t *testing.T) {
	const unsolvable = "3x3.classic:1,2,3,4,5,6,8,7,0"
	for _, c := range []struct {
		name  string
		ask   func(r *gametest.Run)
		below string // the scene that a way back leads to
	}{
		{"unsolvable", func(r *gametest.Run) { link(r, unsolvable) }, "play"},
		{"usual settings", func(r *gametest.Run) {
			r.Open("settings")
			r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("usual")}}
			r.Tick(1)
		}, "page"},
		{"unsolvable after a bad link", func(r *gametest.Run) {
			r.Open("lab")
			link(r, "4x4.nonsense#x")
			r.Tick(2)
			link(r, unsolvable)
		}, "page"},
		{"unsolvable over the menu", func(r *gametest.Run) {
			r.Key("M")
			link(r, unsolvable)
		}, "play"},
	} {
		r := gametest.New(t, gametest.Options{Game: oneMove})
		r.Tick(60)
		c.ask(r)
		if r.SceneName() != "question" {
			t.Fatalf("%s: no question but the %s", c.name, r.SceneName())
		}
		said := r.Heard(30)
		if len(said) != 1 || !hasLabel(r, said[0]) {
			t.Errorf("%s: announced %q, want once the question of %q", c.name, said, r.Labels())
		}
		r.Reply(game.Reply{Kind: game.Back})
		if r.SceneName() != c.below {
			t.Errorf("%s: the %s lies behind it, want the %s", c.name, r.SceneName(), c.below)
		}
	}
}

func hasLabel(r *gametest.Run, text string) bool {
	for _, c := range r.App.Controls() {
		if c.Label == text {
			return true
		}
	}
	return false
}
