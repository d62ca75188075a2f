package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// wayID is that of a card of the other games or of practice.
func wayID(n int) ui.ID { return ui.ID{Name: "way", N: n} }

// TestPractice deals each kind of practice, and what comes after it.
func TestPractice(t *testing.T) {
	t.Parallel()
	for n, words := range [][2]string{{"rows", "rows"}, {"three", "three"}, {"line-1", "line-2"}} {
		r := gametest.New(t, gametest.Options{Game: "practice"})
		r.Tick(30)
		r.Press(wayID(n))
		r.Tick(60)
		s := r.StoredGame()
		if o := s.Options(); o.Practice != words[0] || !o.Own || s.Over() || r.SceneName() != "play" {
			t.Fatalf("card %d deals %+v", n, o)
		}
		r.Key("N")
		r.Tick(30)
		if o := r.StoredGame().Options(); o.Practice != words[1] {
			t.Errorf("after %s comes %+v", words[0], o)
		}
		again := r.Restart()
		again.Tick(30)
		again.Key("N")
		again.Tick(30)
		if o := again.StoredGame().Options(); o.Practice == "" {
			t.Errorf("after a restart comes %+v", o)
		}
	}
	r := gametest.New(t, gametest.Options{Game: "3x3.classic#x"})
	r.Open("others")
	r.Press(wayID(2))
	if !r.Control(wayID(3)).Disabled {
		t.Error("there is an end of no game")
	}
	r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named("moves"), At: 5})
	r.Press(gametest.Named("start"))
	r.TickUntil(300, "the deal", func() bool { return r.StoredGame().Depth() == 5 })
}

// TestEndOfLastGame plays the end of the last game again.
func TestEndOfLastGame(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "3x3.classic#x"})
	r.Tick(30)
	for n := 0; r.SceneName() == "play" && n < 300; n++ {
		r.Key("H") // counts as help, but is recorded
		r.Tick(30)
	}
	r.Tick(120)
	list := r.StoredSolves().List
	if len(list) != 1 {
		t.Fatalf("%d records in %s", len(list), r.SceneName())
	}
	r.Reply(game.Reply{Kind: game.Link, Text: "practice"})
	r.Tick(20)
	r.Press(wayID(3))
	r.Tick(60)
	s := r.StoredGame()
	moves, err := puzzle.ParseMoves(list[0].Moves)
	if err != nil {
		t.Fatal(err)
	}
	b := s.Board()
	rest := moves[len(moves)-(len(moves)+2)/3:]
	for _, m := range rest {
		if b, err = b.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if o := s.Options(); o.Practice != "end" || !o.Own || b != s.Goal().Board() {
		t.Errorf("%+v from %v ends at %v", o, s.Board(), b)
	}
}
