package play_test

import (
	"fmt"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
	"wildfifteen/render"
)

// advice returns the words that are told.
func advice(r *gametest.Run) (all string) {
	for _, c := range r.App.Controls() {
		if c.Role == ui.Text && (c.ID == gametest.Named("tip") || c.ID == gametest.Named("told")) {
			all += c.Label + "\n"
		}
	}
	return all
}

// TestExplain asks for aims by key until the board is solved, playing each to its end by the same key.
func TestExplain(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
	r.Tick(60)
	was := aimLines(r)
	r.Key("E")
	r.Tick(30)
	if text := advice(r); !strings.Contains(text, "Bring 1 to its place.") {
		t.Fatalf("the first aim is %q", text)
	}
	g, err := puzzle.ParseGame("4x4.snake#monday")
	if err != nil {
		t.Fatal(err)
	}
	aim, _ := coach.New(g.Goal).Next(g.Scramble)
	path := aim.Path(g.Scramble)
	if len(path) < 2 {
		t.Fatal("the blank has no way to go")
	}
	if got := aimLines(r) - was; got != 2 {
		t.Errorf("%d lines show the next move, want an arrow of two", got)
	}
	for n := 0; r.Find(gametest.Named("next")) == nil; n++ {
		if n > 400 {
			t.Fatalf("the board is never solved: %v, %q", r.Board(), advice(r))
		}
		r.Key("E")
		r.Tick(30)
	}
}

// TestExplainOnSmallScreens asks for an aim in low windows: without room below the board the head says it.
func TestExplainOnSmallScreens(t *testing.T) {
	for _, o := range []gametest.Options{{W: 320, H: 568}, {W: 360, H: 640}, {W: 640, H: 360}} {
		o.Game = "4x4.snake#monday"
		r := gametest.New(t, o)
		r.Tick(60)
		r.Key("E")
		r.Tick(30)
		said := false
		for _, c := range r.App.Controls() {
			said = said || strings.Contains(c.Label+c.Value, "Bring 1 to its place.")
		}
		if !said {
			t.Errorf("in %v by %v the aim is nowhere: %s", o.W, o.H, r.Labels())
		}
	}
}

// aimLines returns the number of lines in the colour of the tile 1, which the aim is about.
func aimLines(r *gametest.Run) (n int) {
	r.App.Draw(&r.List)
	color := render.LightTheme().Ramp(0)
	for _, op := range r.List.Ops {
		if op.Kind == render.LineOp && op.Color == color {
			n++
		}
	}
	return n
}

// TestExplainFollows checks what is said of a player who goes another way, or reaches the aim.
func TestExplainFollows(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	r.Tick(60)
	r.Key("E")
	r.Tick(30)
	before := r.Board()
	if text := advice(r); text == "" {
		t.Fatal("no aim")
	}
	r.TapCell(game.Touch, 3) // away
	r.Tick(30)
	if r.Board() == before {
		t.Fatal("the tile has not moved")
	}
	if text := advice(r); text == "" {
		t.Error("the aim is forgotten after a move of the player's own")
	}
	r.Key("Z")
	r.Tick(30)
}

// explained begins a game of 3x3 on which the coach takes more moves for the pair of the first row than are needed, asks for
// its aim and returns the shortest way to complete the row.
func explained(t *testing.T) (r *gametest.Run, g puzzle.Game, shortest []puzzle.Move) {
	t.Helper()
	for seed := 0; ; seed++ {
		g, err := puzzle.ParseGame(fmt.Sprintf("3x3.classic#%d", seed))
		if err != nil {
			t.Fatal(err)
		}
		c := coach.New(g.Goal)
		first, _ := c.Next(g.Scramble)
		for _, m := range first.Moves {
			g.Scramble = g.Scramble.Step(m.Dir)
		}
		coachs := 0
		for b := g.Scramble; c.Done(b) < 3; {
			a, _ := c.Next(b)
			for _, m := range a.Moves {
				b = b.Step(m.Dir)
			}
			coachs += len(a.Moves)
		}
		shortest, ok := coach.Together(g.Scramble, g.Goal, []int{0, 1, 2})
		if c.Done(g.Scramble) != 1 || !ok || len(shortest) >= coachs {
			continue
		}
		g.Seed = ""
		r = gametest.New(t, gametest.Options{Game: g.ID()})
		r.Tick(60)
		r.Key("E")
		r.Tick(30)
		return r, g, shortest
	}
}

var arrowKeys = [4]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}

// TestExplainPraises completes a row in fewer moves than the coach would: that is said, once.
func TestExplainPraises(t *testing.T) {
	r, _, shortest := explained(t)
	l := assets.Load("en")
	praised, reached := 0, 0
	for _, m := range shortest {
		r.Key(arrowKeys[m.Dir])
		r.Tick(30)
		if strings.Contains(advice(r), l.T("coach.better")) {
			praised++
		}
		if strings.Contains(advice(r), l.T("coach.reached")) {
			reached++
		}
	}
	if praised != 1 || reached != 1 {
		t.Errorf("praised %d times, reached %d times", praised, reached)
	}
}

// TestExplainGoesOn follows the coach's arrows and a detour on the way: the aim stays until it is reached, and is not praised.
func TestExplainGoesOn(t *testing.T) {
	r, g, _ := explained(t)
	l := assets.Load("en")
	aim, _ := coach.New(g.Goal).Next(g.Scramble)
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		if g.Scramble.MaxRun(d) > 0 && d != aim.Moves[0].Dir {
			r.Key(arrowKeys[d])
			r.Tick(30)
			r.Key("Z")
			r.Tick(30)
		}
	}
	for i, m := range aim.Moves {
		if text := advice(r); !strings.Contains(text, words.Aim(l, &aim, g.Goal)) {
			t.Fatalf("before move %d of %v: %q", i, aim.Moves, text)
		}
		r.Key(arrowKeys[m.Dir])
		r.Tick(30)
	}
	if text := advice(r); !strings.Contains(text, l.T("coach.reached")) || strings.Contains(text, l.T("coach.better")) {
		t.Errorf("at the aim: %q", text)
	}
}

// TestExplainSpoiled brings the tile of the aim home by taking another one away that was home: the aim is not reached, and
// that one comes first.
func TestExplainSpoiled(t *testing.T) {
	b := puzzle.MustParseBoard("1 5 2 3/0 6 7 4/9 10 11 8/13 14 15 12")
	if g, _ := puzzle.ParseGame("4x4#x"); !puzzle.Solvable(b, g.Goal.Board()) {
		b = b.Swap(12, 13)
	}
	r := gametest.New(t, gametest.Options{Game: "4x4.classic:" + strings.NewReplacer(" ", ",", "/", ",").Replace(b.String())})
	r.Tick(60)
	r.Key("E")
	r.Tick(30)
	l := assets.Load("en")
	if !strings.Contains(advice(r), l.T("coach.home", "n", 2)) {
		t.Fatalf("the aim is %q", advice(r))
	}
	for _, k := range []game.Key{"ArrowDown", "ArrowLeft", "ArrowLeft"} {
		r.Key(k)
		r.Tick(30)
	}
	if r.Board().At(1) != 2 || !strings.Contains(advice(r), l.T("coach.home", "n", 1)) {
		t.Errorf("on %v: %q", r.Board(), advice(r))
	}
}

// TestShortestIsPromisedWhereItIsKnown asks for a solution of a board whose fewest moves are found, and of one that is too large.
func TestShortestIsPromisedWhereItIsKnown(t *testing.T) {
	for id, want := range map[string]string{"4x4.classic#x": "The shortest way", "16x16.classic#x": "A short way"} {
		r := gametest.New(t, gametest.Options{Game: id})
		r.Tick(60)
		r.Press(gametest.Named("menu"))
		r.Press(gametest.Named("auto"))
		r.Tick(12)
		if c := r.Control(ui.ID{Name: "answer", N: 0}); c.Label != want {
			t.Errorf("%s: the program offers %q, want %q", id, c.Label, want)
		}
	}
}

// TestPersonPlays lets the program play as a person would, naming its aims.
func TestPersonPlays(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.spiral#monday"})
	r.Tick(60)
	r.Press(gametest.Named("menu"))
	r.Press(gametest.Named("auto"))
	r.Tick(12)
	r.Press(ui.ID{Name: "answer", N: 1})
	heard := map[string]bool{}
	r.TickUntil(20000, "the program solves it", func() bool {
		heard[advice(r)] = true
		return r.Find(gametest.Named("next")) != nil
	})
	aims := 0
	for text := range heard {
		for _, word := range []string{"Bring", "Turn", "Now bring", "in each other"} {
			if strings.Contains(text, word) {
				aims++
				break
			}
		}
	}
	if aims < 10 {
		t.Errorf("only %d aims are named: %v", aims, heard)
	}
}

// TestExplainInLargeText reads what the coach says on small screens with large letters, where no line is left for it.
func TestExplainInLargeText(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640, TextScale: 2}, {W: 320, H: 568, TextScale: 2}, {W: 320, H: 480, TextScale: 1.5}, {W: 640, H: 360, TextScale: 2}, {W: 480, H: 320}} {
		o.Game = "4x4.snake#monday"
		r := gametest.New(t, o)
		r.Tick(60)
		board := r.Find(gametest.Named("board")).Rect
		r.Key("E")
		r.Tick(30)
		found := false
		for _, c := range r.App.Controls() {
			found = found || strings.Contains(c.Label, "Bring 1 to its place.") && c.Role == ui.Text
		}
		if !found {
			t.Errorf("%+v: the aim is not on the screen", o)
		}
		if now := r.Find(gametest.Named("board")).Rect; now != board {
			t.Errorf("%+v: the board is at %v, before at %v", o, now, board)
		}
		gametest.CheckLayout(r, "explain")
	}
}
