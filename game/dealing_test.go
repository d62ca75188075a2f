package game

import (
	"testing"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// slowDeal begins to deal a game that needs so many moves, on a machine that takes long for each part of the search.
func slowDeal(t *testing.T, config string, moves int) *run {
	t.Helper()
	var now time.Duration
	r := newRun(t, options{game: "2x2.classic#x", boot: func(b *Boot) {
		b.Platform = Phone
		b.Watch = func() time.Duration { now += time.Second; return now }
	}})
	r.deal(config, moves)
	if !r.dealing() {
		t.Fatalf("%s is dealt at once", config)
	}
	return r
}

func (r *run) deal(config string, moves int) {
	r.t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		r.t.Fatal(err)
	}
	r.app.dealLevel(c, moves)
}

func (r *run) dealing() bool {
	_, ok := r.app.top().(*dealing)
	return ok
}

// TestLevelInParts deals a level where each slice of the search takes long: the ticks go on meanwhile, the old game
// takes no moves, and what is seen in the end is the new one.
func TestLevelInParts(t *testing.T) {
	r := slowDeal(t, "2x5.snake", 40)
	old := r.board()
	r.tick(1)
	r.point(Touch, ui.Find(r.app.below.Controls, ui.ID{Name: cellName, N: 0}).Rect.Centre()) // meant for the new game
	ticks, told := 0, false
	for ; r.dealing(); ticks++ {
		if r.board() != old {
			t.Fatal("the old game goes on under the deal")
		}
		if r.key(arrow[ticks%4]); r.dealing() && !r.out.Animating {
			t.Fatal("nothing asks for the next tick")
		}
		told = told || r.says(r.app.lang.N("atlas.looking", 40))
		if ticks > 10_000 {
			t.Fatal("the deal comes to no end")
		}
	}
	if !told {
		t.Errorf("in %d ticks nothing says that a deal is coming", ticks)
	}
	r.playing("2x5.snake", 40)
}

// TestDealGivenUp goes back to the old game, or opens another, which then can be played on and is not replaced any
// more.
func TestDealGivenUp(t *testing.T) {
	const old, other = "2x2.classic", "3x2.snake"
	for _, way := range []struct {
		name string
		end  func(r *run)
		want string // the game played then
	}{
		{"Escape", func(r *run) { r.key("Escape") }, old},
		{"button", func(r *run) { r.tapOn(Touch, backID) }, old},
		{"system back", func(r *run) { r.reply(Reply{Kind: Back}) }, old},
		{"another game", func(r *run) { r.reply(Reply{Kind: Link, Text: other + "#x"}) }, other},
	} {
		r := slowDeal(t, "2x5.snake", 40)
		r.key("Escape") // too early: nothing is said yet
		r.tickUntil(60, "the deal is told of", func() bool { return r.says(r.app.lang.N("atlas.looking", 40)) })
		way.end(r)
		board := r.board()
		if r.tick(600); r.dealing() || r.config() != way.want {
			t.Errorf("%s: playing %s, in %s", way.name, r.config(), typeName(r.app.top()))
		}
		if r.key("ArrowUp"); r.board() == board {
			r.key("ArrowDown")
		}
		if r.board() == board {
			t.Errorf("%s: the game cannot be played on", way.name)
		}
	}
}

// TestDealLosesFocus stops the clock of the old game where the window loses the keyboard during the deal.
func TestDealLosesFocus(t *testing.T) {
	r := slowDeal(t, "2x5.snake", 40)
	r.app.pop()
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	r.deal("2x5.snake", 40)
	old := r.app.log.Current()
	if r.in.Focused = false; !old.Running() || !r.dealing() {
		t.Fatal("no deal over a running game")
	}
	if r.tick(1); old.Running() {
		t.Error("the clock of the old game runs on")
	}
	if !r.dealing() {
		t.Error("the deal has ended with the focus")
	}
}

// TestDealUnderAnotherScene opens a page over the deal: it stays open, and the deal goes on when it is closed.
func TestDealUnderAnotherScene(t *testing.T) {
	r := slowDeal(t, "2x5.snake", 40)
	r.reply(Reply{Kind: Pasted, Text: "nonsense"})
	if r.tick(600); typeName(r.app.top()) != "*game.message" {
		t.Fatalf("the message is gone: %s", typeName(r.app.top()))
	}
	if n := len(r.app.below.Controls); n < 4 {
		t.Errorf("%d controls are in sight behind both cards", n)
	}
	r.key("Escape")
	r.tickUntil(600, "the deal", func() bool { return !r.dealing() })
	r.playing("2x5.snake", 40)
}
