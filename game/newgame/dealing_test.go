package newgame

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// dealRun is a run in which a board of some depth is looked for.
type dealRun struct {
	*run
	scene  *Dealing
	dealt  []puzzle.Game
	depths []int
}

// deal looks for a board. If slow is set each part of the search takes long.
func deal(t *testing.T, config string, depth int, slow bool) *dealRun {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	boot := game.Boot{Platform: game.Phone, Deals: rand.NewPCG(1, 2)}
	if slow {
		var now time.Duration
		boot.Watch = func() time.Duration { now += time.Second; return now }
	}
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: boot.Deals})
	if err != nil {
		t.Fatal(err)
	}
	r := &dealRun{run: newRun(t, options{})}
	r.tick(1)
	r.scene = NewDealing(r.stage, work.New(boot), g, depth, func(g puzzle.Game, depth int) {
		if r.stage.Depth() != 1 {
			t.Errorf("the game starts with %d scenes", r.stage.Depth())
		}
		r.dealt, r.depths = append(r.dealt, g), append(r.depths, depth)
	})
	r.stage.Push(r.scene)
	r.scene.Tick()
	if slow && !r.dealing() {
		t.Fatalf("%s is dealt at once", config)
	}
	return r
}

func (r *dealRun) dealing() bool { return r.stage.Shows(r.scene) }

func (r *dealRun) told() bool { return r.says(r.stage.Lang.N("atlas.looking", r.scene.finder.Depth)) }

// wantDealt fails unless exactly one game was dealt, with the given configuration and depth; depth 0 allows any distance.
func (r *dealRun) wantDealt(config string, depth int) {
	r.t.Helper()
	if len(r.dealt) != 1 {
		r.t.Fatalf("%d games were dealt", len(r.dealt))
	}
	g := r.dealt[0]
	if g.Config.String() != config || r.depths[0] != depth || !g.Solvable() {
		r.t.Errorf("dealt %v, depth %d, want %s, depth %d", g.Config, r.depths[0], config, depth)
	}
	all, err := space.Count(context.Background(), g.Goal.Board(), space.Options{})
	if err != nil {
		r.t.Fatal(err)
	}
	if n, _ := all.Depth(g.Scramble); depth > 0 && n != depth {
		r.t.Errorf("the board is %d moves from its goal, want %d", n, depth)
	}
}

func TestDealAtOnce(t *testing.T) {
	r := deal(t, "3x2.classic", 21, false)
	if r.dealing() {
		t.Error("a small board is not dealt in the first tick")
	}
	r.wantDealt("3x2.classic", 21)
}

// TestNoBoardThatFar asks for a depth that no board has: the given game is dealt.
func TestNoBoardThatFar(t *testing.T) {
	r := deal(t, "2x2.classic", 7, false)
	scramble := r.scene.deal.Scramble
	r.wantDealt("2x2.classic", 0)
	if scramble.IsZero() || r.dealt[0].Scramble != scramble {
		t.Error("the game is not the one given")
	}
}

// TestDealInParts deals with a search whose parts each take long: ticks go on meanwhile, the old game gets no input, and
// in the end the new game starts.
func TestDealInParts(t *testing.T) {
	r := deal(t, "2x5.snake", 40, true)
	r.tick(1)
	r.touch(render.Point{X: 36, Y: 320}) // meant for the new game
	arrows := []game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
	ticks, told, said := 0, false, 0
	for ; r.dealing(); ticks++ {
		if r.key(arrows[ticks%4]); r.dealing() && !r.out.Animating {
			t.Fatal("nothing asks for the next tick")
		}
		told = told || r.told()
		if r.out.Say != "" {
			said++
		}
		if ticks > 10_000 {
			t.Fatal("the deal comes to no end")
		}
	}
	if r.first.events > 0 {
		t.Error("the old game goes on under the deal")
	}
	if !told || said != 1 {
		t.Errorf("in %d ticks the card is shown: %v, and the deal is announced %d times", ticks, told, said)
	}
	r.wantDealt("2x5.snake", 40)
}

// TestDealGivenUp goes back to the old game, or to another one, during the search: no new game replaces it later.
func TestDealGivenUp(t *testing.T) {
	for _, way := range []struct {
		name string
		end  func(r *dealRun)
	}{
		{"Escape", func(r *dealRun) { r.key("Escape") }},
		{"button", func(r *dealRun) { r.tapOn(stage.BackID) }},
		{"system back", func(r *dealRun) { r.reply(game.Reply{Kind: game.Back}) }},
		{"another game", func(r *dealRun) { r.reply(game.Reply{Kind: game.Link}) }},
	} {
		r := deal(t, "2x5.snake", 40, true)
		r.rest = func(game.Reply) { r.stage.Home() }
		r.key("Escape") // too early: nothing is told yet
		r.tickUntil(60, "the player is told of the deal", r.told)
		way.end(r)
		if r.dealing() {
			t.Errorf("%s: the deal goes on", way.name)
		}
		if r.tick(600); len(r.dealt) > 0 || r.stage.Depth() != 1 {
			t.Errorf("%s: %d games dealt, %d scenes", way.name, len(r.dealt), r.stage.Depth())
		}
		before := r.first.events
		if r.key("ArrowUp"); r.first.events == before {
			t.Errorf("%s: the game below gets no key", way.name)
		}
	}
}

// TestDealLosesFocus takes the keyboard from the window during a search: the old game is told, and the search goes on.
func TestDealLosesFocus(t *testing.T) {
	r := deal(t, "2x5.snake", 40, true)
	r.in.Focused = false
	if r.tick(1); r.first.away != 1 {
		t.Errorf("the old game hears %d times that the keyboard is lost", r.first.away)
	}
	if !r.dealing() {
		t.Error("the deal has ended with the focus")
	}
}

// TestDealUnderAnotherScene opens a message over the deal. It stays open, and the deal goes on when it is closed.
func TestDealUnderAnotherScene(t *testing.T) {
	r := deal(t, "2x5.snake", 40, true)
	r.rest = func(game.Reply) { r.stage.Message("nonsense") }
	r.reply(game.Reply{Kind: game.Pasted})
	before := r.first.layouts
	if r.tick(600); !r.says("nonsense") || len(r.dealt) > 0 {
		t.Fatalf("the message is gone: %q", r.labels())
	}
	if r.first.layouts == before {
		t.Error("the old game is out of sight behind both cards")
	}
	r.key("Escape")
	r.tickUntil(600, "the deal", func() bool { return !r.dealing() })
	r.wantDealt("2x5.snake", 40)
}
