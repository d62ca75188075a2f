package app_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// slowDeal begins to deal a game of the stored configuration, 40 moves from its goal, on a slow machine.
func slowDeal(t *testing.T) *gametest.Run {
	t.Helper()
	g, err := puzzle.ParseGame("2x5.snake#old")
	if err != nil {
		t.Fatal(err)
	}
	log, store := session.NewLog(nil), gametest.NewMemory()
	log.New(g, session.Options{Depth: 40}, 0, gametest.Start)
	store.Files[game.GameFile] = log.Compact()
	var now time.Duration
	r := gametest.New(t, gametest.Options{Store: store, Boot: func(b *game.Boot) {
		b.Platform = game.Phone
		b.Watch = func() time.Duration { now += time.Second; return now }
	}})
	if r.StoredGame().Game() != g || r.SceneName() != "play" {
		t.Fatalf("not playing the old game: %v, the %s", r.StoredGame().Game(), r.SceneName())
	}
	beginDeal(r)
	return r
}

// beginDeal begins to deal a new game, which takes a while.
func beginDeal(r *gametest.Run) {
	r.T.Helper()
	r.Key("N")
	if !dealing(r) {
		r.T.Fatal("the game is dealt at once")
	}
}

// dealing reports whether the search for a deal is running: neither the board nor a result is on top.
func dealing(r *gametest.Run) bool { return r.SceneName() != "play" && r.SceneName() != "result" }

// looking returns the announcement of a deal that takes long.
func looking() string { return assets.Load("en").N("atlas.looking", 40) }

// TestDealGivenUp goes back to the old game during the search, or opens another game: the game can be played, and no
// deal replaces it.
func TestDealGivenUp(t *testing.T) {
	const other = "3x2.snake#x"
	for _, way := range []struct {
		name string
		end  func(r *gametest.Run)
		want string // the game played afterwards; "" for the old one
	}{
		{"Escape", func(r *gametest.Run) { r.Key("Escape") }, ""},
		{"button", func(r *gametest.Run) { r.Tap(game.Touch, gametest.Named("back")) }, ""},
		{"system back", func(r *gametest.Run) { r.Reply(game.Reply{Kind: game.Back}) }, ""},
		{"another game", func(r *gametest.Run) { r.Reply(game.Reply{Kind: game.Link, Text: other}) }, "3x2.snake"},
	} {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			r := slowDeal(t)
			old := r.StoredGame().Game()
			r.Key("Escape") // too early: nothing is said yet
			r.TickUntil(60, "the deal is told of", func() bool { return r.Says(looking()) })
			way.end(r)
			r.Tick(600)
			now := r.StoredGame().Game()
			if dealing(r) || way.want == "" && now != old || way.want != "" && now.Config.String() != way.want {
				t.Fatalf("playing %v, on the %s", now, r.SceneName())
			}
			board := r.Board()
			if r.Key("ArrowUp"); r.Board() == board {
				r.Key("ArrowDown")
			}
			if r.Board() == board {
				t.Error("the game cannot be played on")
			}
		})
	}
}

// TestDealLosesFocus checks that the clock of the old game stops if the window loses the keyboard during the deal.
func TestDealLosesFocus(t *testing.T) {
	r := slowDeal(t)
	r.TickUntil(60, "the deal is told of", func() bool { return r.Says(looking()) })
	r.Key("Escape")
	r.TapCell(game.Touch, boardview.Mover(r.Board(), puzzle.Up))
	if s := r.StoredGame(); s.STM() != 1 || lastEvent(r) == session.PauseEvent {
		t.Fatalf("the old game does not run: %d moves", s.STM())
	}
	beginDeal(r)
	if r.In.Focused = false; lastEvent(r) == session.PauseEvent || !dealing(r) {
		t.Fatal("no deal over a running game")
	}
	if r.Tick(1); lastEvent(r) != session.PauseEvent {
		t.Error("the clock of the old game runs on")
	}
	if !dealing(r) {
		t.Error("the deal has ended with the focus")
	}
	clock := r.StoredGame().Clock(0)
	if r.Tick(20); r.StoredGame().Clock(0) != clock {
		t.Error("the clock of the old game goes on")
	}
}

// lastEvent returns the kind of the last line that is stored of the running game.
func lastEvent(r *gametest.Run) session.EventKind {
	r.T.Helper()
	lines := bytes.Split(bytes.TrimSpace(r.Store.Files[game.GameFile]), []byte{'\n'})
	line, _, _ := strings.Cut(string(lines[len(lines)-1]), " ~") // without the sum
	e, err := session.ParseEvent(line)
	if err != nil {
		r.T.Fatalf("%q: %v", lines[len(lines)-1], err)
	}
	return e.Kind
}
