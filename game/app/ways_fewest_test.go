package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var tryID = gametest.Named("try")

// TestFewest plays a game of the fewest moves with a branch, by each device.
func TestFewest(t *testing.T) {
	t.Parallel()
	try := map[string]func(r *gametest.Run){
		"keyboard": func(r *gametest.Run) { r.Key("T") }, "pad": func(r *gametest.Run) { r.Button(game.PadBack) },
		"mouse": func(r *gametest.Run) { r.Tap(game.Mouse, tryID) }, "touch": func(r *gametest.Run) { r.Tap(game.Touch, tryID) },
	}
	for device, try := range try {
		r := gametest.New(t, gametest.Options{Game: "fewest(" + nearGoal + ")"})
		r.Tick(60)
		move := func(k game.Key) { r.Key(k); r.Tick(20) }
		if r.Find(gametest.Named("clock")) != nil || r.Control(gametest.Named("enough")).Value != "?" {
			t.Fatalf("the page shows %q", textOf(r))
		}
		move("ArrowLeft")
		board := r.Board()
		try(r)
		move("ArrowDown")
		move("ArrowRight")
		if !strings.Contains(textOf(r), english.T("modes.trying", "n", 1)) {
			t.Errorf("by %s, in a branch: %q", device, textOf(r))
		}
		try(r)
		r.Tick(20)
		if r.Board() != board || r.StoredGame().Undos() != 0 {
			t.Errorf("by %s: back at %v, not %v", device, r.Board(), board)
		}
		r.Press(gametest.Named("enough"))
		r.TickUntil(600, "the fewest", func() bool { return r.Control(gametest.Named("enough")).Value == "2" })
		again := r.Restart()
		again.Tick(20)
		again.Press(gametest.Named("resume"))
		again.Tick(20)
		again.Key("ArrowLeft")
		again.Tick(200)
		solves := again.StoredSolves()
		if len(solves.List) != 1 || solves.List[0].Mode != session.FewestMoves || len(solves.Notes) != 1 || solves.Notes[0].Optimal != 2 {
			t.Fatalf("by %s: records %+v, notes %+v", device, solves.List, solves.Notes)
		}
		again.Press(gametest.Named("more"))
		if !again.Says(english.T("modes.branch", "n", 1)) {
			t.Errorf("the figures are %q", textOf(again))
		}
	}
}

// TestNearestToTheFewest plays two games of the fewest moves, the second one nearer to them: the records keep by how much.
func TestNearestToTheFewest(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "fewest(3x3.classic#near)"})
	solve := func(detour bool) {
		r.Tick(60)
		if detour {
			moveBlindly(r)
			moveBlindly(r)
			moveBlindly(r)
			moveBlindly(r)
		}
		way := r.Shortest()
		for _, m := range way {
			r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
			r.Tick(20)
		}
		r.TickUntil(600, "the fewest moves", func() bool { return len(r.StoredSolves().Notes) == len(r.StoredSolves().List) })
		r.Tick(60)
	}
	solve(true)
	if strings.Contains(textOf(r), english.T("modes.new_best")) {
		t.Error("the first game is the nearest so far")
	}
	r.Press(gametest.Named("next"))
	solve(false)
	if list := r.StoredSolves().List; len(list) != 2 || list[0].Group() != "3x3.classic=fewest" || list[1].Group() != list[0].Group() {
		t.Fatalf("records %+v", list)
	}
	if !strings.Contains(textOf(r), english.T("modes.new_best")) {
		t.Errorf("the second result says %q", textOf(r))
	}
	r.Press(gametest.Named("menu"))
	r.Press(gametest.Named("records"))
	if !strings.Contains(textOf(r), english.T("records.card_excess")+" +0") {
		t.Errorf("the card says %q", textOf(r))
	}
}

// TestFewestPossibleInRecords opens the page of a game in the fewest moves: its figure says so, and nothing tells it again.
func TestFewestPossibleInRecords(t *testing.T) {
	t.Parallel()
	r := gametest.SceneNamed(t, "records-fewest").Run(t, gametest.Options{})
	if c := r.Control(ui.ID{Name: "head"}); c.Label != english.N("lab.figure_optimal", 3) || c.Value != "3" {
		t.Errorf("the page leads with %q: %q", c.Label, c.Value)
	}
	if r.Find(ui.ID{Name: "head", N: 1}) != nil || r.Says(english.T("records.possible")) || r.Says("+0") {
		t.Errorf("the page also says %q", textOf(r))
	}
}

// TestTryingLooksDifferent begins a try: the board has a rim of another colour, and what leads back is not drawn as the way back of a page.
func TestTryingLooksDifferent(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "fewest(" + nearGoal + ")"})
	r.Tick(60)
	r.Key("ArrowLeft")
	r.Tick(300)
	rims := func() (n int) {
		r.App.Draw(&r.List)
		for _, op := range r.List.Ops {
			if op.Style.Edge == render.LightTheme().Accent {
				n++
			}
		}
		return n
	}
	before := rims()
	r.Press(gametest.Named("try"))
	r.Tick(300)
	if c := r.Control(gametest.Named("try")); c.Icon == render.Back || c.Icon == render.Flag {
		t.Errorf("Return has the icon %v", c.Icon)
	}
	if after := rims(); after != before+1 {
		t.Errorf("the picture has %d rims in the accent, %d before the try", after, before)
	}
}
