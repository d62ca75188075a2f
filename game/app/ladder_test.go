package app_test

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// solveShown plays a shortest solution of the board with the arrow keys, and waits for the result.
func solveShown(r *gametest.Run) {
	r.T.Helper()
	s, err := solve.New(r.Board(), r.StoredGame().Goal().Board(), solve.Options{Mode: solve.Quick})
	if err != nil {
		r.T.Fatal(err)
	}
	for !s.Solution().Found {
		s.Step(1000)
	}
	for _, m := range s.Solution().Moves {
		r.Key(gametest.Arrow[m.Dir])
	}
	r.Tick(60)
	if sceneOf(r) != "result" {
		r.T.Fatalf("%v is not solved: on the %s", r.Board(), sceneOf(r))
	}
}

// TestLadder solves the first games of a new player one after the other, each in a run of its own. Then New game opens,
// once, and none of the games has left a record.
func TestLadder(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	for i, want := range []struct {
		config      string
		least, most int
	}{
		{"3x3.classic", 8, 12}, {"4x4.classic", 20, 20}, {"4x4.classic", 31, 35}, {"4x4.snake", 12, 12}, {"4x4.spiral", 12, 12}, {"4x4.wild", 15, 15},
	} {
		if s := r.StoredGame(); configOf(r) != want.config || !s.First() {
			t.Fatalf("game %d is %s, first %v; want %s", i, configOf(r), s.First(), want.config)
		}
		if n := puzzle.MD(r.Board(), r.StoredGame().Goal().Board()); n < want.least || n > want.most {
			t.Errorf("%s is %d moves from its goal, want %d to %d", want.config, n, want.least, want.most)
		}
		if r.Says("The line has turned. Follow it from 1.") != (want.config == "4x4.snake") {
			t.Errorf("%s: advice %q", want.config, wordsShown(r))
		}
		solveShown(r)
		if r.Says("From now on, every deal is random.") != (i == 5) {
			t.Errorf("after game %d: %q", i, wordsShown(r))
		}
		r = r.Restart()
		r.Tick(60)
		r.Press(gametest.Named("next"))
		r.Tick(2)
		declineLessons(t, r, i == 0)
	}
	if sceneOf(r) != "newgame" {
		t.Fatalf("after the last of the first games comes %s", sceneOf(r))
	}
	r.Key("Escape")
	r.Key("N")
	wantPlaying(r, "4x4.wild", 0)
	if r.StoredGame().First() || len(r.Store.Files[game.SolvesFile]) > 0 {
		t.Errorf("first %v, records %q", r.StoredGame().First(), r.Store.Files[game.SolvesFile])
	}
}

// declineLessons answers the question of whether to show the lessons, which is asked once.
func declineLessons(t *testing.T, r *gametest.Run, asked bool) {
	t.Helper()
	if is := sceneOf(r) == "question"; is != asked {
		t.Fatalf("asked %v, want %v: %q", is, asked, wordsShown(r))
	}
	if asked {
		r.Key("Escape")
		r.Tick(20)
	}
}

// TestLessonsOffered takes up the offer after the first game, and comes back to the second one.
func TestLessonsOffered(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	solveShown(r)
	r.Press(gametest.Named("next"))
	r.Tick(20)
	r.Press(ui.ID{Name: "answer"})
	r.Tick(30)
	if r.Find(ui.ID{Name: "lesson", N: 1}) == nil {
		t.Fatalf("the offer leads to %v", r.IDs())
	}
	r.Key("Escape")
	r.Tick(30)
	if configOf(r) != "4x4.classic" || !r.StoredGame().First() {
		t.Errorf("after the lessons comes %s", configOf(r))
	}
}

// TestLadderLeft asks for a new game in the middle of the first ones: from then on every game is an ordinary one, after
// a restart too.
func TestLadderLeft(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Deals = rand.NewPCG(1, 2) }})
	solveShown(r)
	r.Key("N")
	r.Tick(20)
	declineLessons(t, r, true)
	if configOf(r) != "4x4.classic" || !r.StoredGame().First() {
		t.Fatalf("the second game is %s", configOf(r))
	}
	r.Key("N")
	wantPlaying(r, "4x4.classic", 0)
	if r.StoredGame().First() {
		t.Error("the player is still on the ladder")
	}
	delete(r.Store.Files, game.GameFile)
	r = gametest.New(t, gametest.Options{Store: r.Store})
	if r.StoredGame().First() {
		t.Error("the ladder begins again")
	}
}

// TestLadderGoesOn loses the stored game in the middle of the first ones: the same one is dealt anew.
func TestLadderGoesOn(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	solveShown(r)
	r.Key("N")
	r.Tick(2)
	delete(r.Store.Files, game.GameFile)
	r = gametest.New(t, gametest.Options{Store: r.Store})
	if !r.StoredGame().First() || configOf(r) != "4x4.classic" {
		t.Errorf("playing %s, first %v", configOf(r), r.StoredGame().First())
	}
}
