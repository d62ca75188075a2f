package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// seeded is a small game with a seed.
const seeded = "3x2.classic#first"

// groups are the groups of all stored records.
func groups(r *gametest.Run) (all []string) {
	for _, s := range r.StoredSolves().List {
		all = append(all, s.Group())
	}
	return all
}

// TestKnownScramblesArePractice plays a scramble twice in each way that there is: the first solve counts, the second is
// practice, and its result says so.
func TestKnownScramblesArePractice(t *testing.T) {
	const said = "You have met this scramble before"
	g, err := puzzle.ParseGame(seeded)
	if err != nil {
		t.Fatal(err)
	}
	solve := func(r *gametest.Run) {
		t.Helper()
		solveBoard(t, r, g.Goal.Board())
		r.Tick(120)
	}
	begin := func(r *gametest.Run) {
		t.Helper()
		at := r.Board().Blank()
		for c := range g.Goal.Size().Cells() {
			r.TapCell(game.Touch, c)
			r.Tick(20)
			if r.Board().Blank() != at {
				return
			}
		}
		t.Fatal("no tile moves")
	}
	link := func(r *gametest.Run) { r.Reply(game.Reply{Kind: game.Link, Text: seeded}) }
	for name, c := range map[string]struct {
		first func(r *gametest.Run) // ways to know the scramble
		again func(r *gametest.Run)
		own   bool
	}{
		"Again after the solve":                {solve, func(r *gametest.Run) { r.Press(gametest.Named("again")) }, true},
		"Start over in the middle":             {begin, func(r *gametest.Run) { r.Key("R") }, true},
		"Start over before the first move":     {func(*gametest.Run) {}, func(r *gametest.Run) { r.Key("R") }, false},
		"its link after the solve":             {solve, link, true},
		"its link in the middle":               {begin, link, true},
		"its link before the first move":       {func(*gametest.Run) {}, link, false},
		"its link after the solve and another": {solve, func(r *gametest.Run) { r.Reply(game.Reply{Kind: game.Link, Text: "2x2.classic"}); link(r) }, true},
	} {
		t.Run(name, func(t *testing.T) {
			r := gametest.New(t, gametest.Options{Game: seeded})
			r.Tick(60)
			c.first(r)
			earlier := len(groups(r))
			c.again(r)
			r.Tick(60)
			if r.Board() != g.Scramble {
				t.Fatalf("played is %v", r.Board())
			}
			solve(r)
			all := groups(r)
			want := "3x2.classic"
			if c.own {
				want += "=own"
			}
			if len(all) != earlier+1 || all[earlier] != want || earlier == 1 && all[0] != "3x2.classic" {
				t.Errorf("the solves count as %q, the last should as %s", all, want)
			}
			if r.Says(said) != c.own {
				t.Errorf("it says %v", !c.own)
			}
		})
	}
}

// TestDayAgainIsPractice plays a day that was solved in an earlier run.
func TestDayAgainIsPractice(t *testing.T) {
	g := monday.Game()
	r := onMonday(t, gametest.Options{Game: g.SeededID()})
	solveBoard(t, r, g.Goal.Board())
	r.Tick(120)
	delete(r.Store.Files, game.GameFile)
	r = r.Restart()
	r.In.Date = monday.Date()
	r.Tick(60)
	r.Open("daily")
	r.Tick(30)
	r.Press(ui.ID{Name: "day", N: 5})
	r.Tick(60)
	if r.Board() != g.Scramble {
		t.Fatalf("played is %v", r.Board())
	}
	solveBoard(t, r, g.Goal.Board())
	r.Tick(120)
	if all := groups(r); len(all) != 2 || all[0] != "3x3.wild" || all[1] != "3x3.wild=own" {
		t.Errorf("the solves count as %q", all)
	}
}
