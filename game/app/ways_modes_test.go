package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// nearGoal is two moves from its goal.
const nearGoal = "3x3.classic:1,2,3,4,5,6,0,7,8"

// TestCardWithoutClock shares games in which no clock runs: their cards show no time, from the result and from the records.
func TestCardWithoutClock(t *testing.T) {
	t.Parallel()
	for text, name := range map[string]string{"fewest(" + nearGoal + ")": ", fewest, 2 moves", "studies/1": "Study 1, 7 moves", nearGoal: " in 0:"} {
		r := gametest.New(t, gametest.Options{Game: text})
		r.Tick(60)
		for _, m := range r.Shortest() {
			r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
			r.Tick(20)
		}
		r.Tick(120)
		check := func(where string) {
			t.Helper()
			r.Press(gametest.Named("share"))
			r.Tick(10)
			told := strings.ReplaceAll(r.Control(gametest.Named("card")).Label, "\u00a0", " ")
			if !strings.Contains(told, name) || strings.Contains(told, " in 0:") != (text == nearGoal) {
				t.Errorf("%s, %s: the card tells %q", text, where, told)
			}
			r.Key("Escape")
			r.Tick(10)
		}
		check("result")
		r.Open("records")
		r.Press(ui.ID{Name: "card"})
		r.Tick(10)
		check("page")
	}
}

// TestModeLinks opens texts of games with a mode, and reloads pages whose address is such a text.
func TestModeLinks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		mode session.Mode
		own  bool
	}{
		{"blind(4x4.snake)", session.Blind, false}, {"https://example.org/#fewest(3x3.classic%23a%29b)", session.FewestMoves, false},
		{"wildfifteen:" + blindNear, session.Blind, true}, {"fewest(" + nearGoal + ")", session.FewestMoves, true},
	} {
		for _, atStart := range []bool{true, false} {
			o := gametest.Options{Game: c.text}
			if !atStart {
				o.Game = "4x4.classic#x"
			}
			r := gametest.New(t, o)
			r.Tick(30)
			if !atStart {
				r.Reply(game.Reply{Kind: game.Link, Text: c.text})
				r.Tick(30)
			}
			s := r.StoredGame()
			if s.Mode() != c.mode || s.Own() != c.own {
				t.Errorf("%s: %+v", c.text, s.Options())
			}
			id := s.Game().ID()
			reload := gametest.New(t, gametest.Options{Store: r.Store, Game: r.Out.Address})
			reload.Tick(10)
			if s := reload.StoredGame(); s.Mode() != c.mode || s.Game().ID() != id || reload.StoredLog().Games() > 2 {
				t.Errorf("%s reloaded is %+v, %d games", c.text, s.Options(), reload.StoredLog().Games())
			}
		}
	}
	r := gametest.New(t, gametest.Options{Game: "blind(4x4.classic"})
	r.Tick(30)
	if r.StoredGame().Mode() != session.Ordinary || r.SceneName() != "question" {
		t.Errorf("a text without its end leads to %s", r.SceneName())
	}
}

// TestKnownBoardsApart starts blind games and games of the fewest moves over: once the player has seen more than others had,
// their records are apart.
func TestKnownBoardsApart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game string
		keys []game.Key
		own  bool
	}{
		{"blind(4x4.classic#x)", []game.Key{"R"}, false},
		{"blind(4x4.classic#x)", []game.Key{"ArrowUp", "ArrowDown", "R"}, true},
		{"fewest(4x4.classic#x)", []game.Key{"ArrowUp", "ArrowDown", "R"}, false},
		{"4x4.classic#x", []game.Key{"R"}, false},
		{"4x4.classic#x", []game.Key{"ArrowUp", "ArrowDown", "R"}, true},
	} {
		r := gametest.New(t, gametest.Options{Game: c.game})
		r.Tick(60)
		for _, k := range c.keys {
			r.Key(k)
			r.Tick(20)
		}
		if s := r.StoredGame(); s.Own() != c.own || s.Moved() {
			t.Errorf("%s after %v: %+v, moved %v", c.game, c.keys, s.Options(), s.Moved())
		}
	}
}
