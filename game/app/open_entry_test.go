package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// inEntry opens the text entry the way a player does: New game, Enter or paste a game ID.
func inEntry(t *testing.T) *gametest.Run {
	t.Helper()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Tap(game.Mouse, gametest.Named("config"))
	r.Tap(game.Mouse, gametest.Named("entry"))
	if got := sceneOf(r); got != "entry" {
		t.Fatalf("the way to the text entry leads to %s", got)
	}
	return r
}

// TestOpenFromEntry enters texts and opens them with Enter.
func TestOpenFromEntry(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, says string
		bad        bool
		scene      string // where Enter leads
	}{
		{"4x4.snake#monday", "4 × 4 Snake, solvable", false, "play"},
		{"3x3.classic%23day", "3 × 3 Classic, solvable", false, "play"},
		{" 1 2 3/4 0 5/7 8 6 ", "3 × 3 Classic, solvable", false, "play"},
		{"3x3.classic:1,2,3,4,5,6,7,8,0", "already solved", false, "result"},
		{"4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", "can't be solved", false, "question"},
		{"https://example.org/play/#3x3.classic%23day", "3 × 3 Classic, solvable", false, "play"},
		{"https://example.org/play/#lab:2,1/3,0>snake", "", false, "lab"},
		{"wildfifteen:lab:2,1/3,0>snake", "", false, "lab"},
		{"4x4.spiral", "4 × 4 Spiral, a new game", false, "play"},
		{"5x3.wild-7", "5 × 3 Wild without 7, a new game", false, "play"},
		{"https://example.org/play/#3x3.snake-random", "3 × 3 Snake, a new game", false, "play"},
		{"1x4", "no tile can get past", true, "entry"},
		{"1x4:1,0,2,3", "no tile can get past", true, "entry"},
		{"4x4.wild:1,2,3", "this goal changes", true, "entry"},
		{"3x3:1,2,3,4,5,6,7,7,0", "7 appears twice", true, "entry"},
		{"99x99.classic#x", "99", true, "entry"},
		{"", "4x4.snake#monday", true, "entry"},
		// A board is judged as one.
		{"1 2 3/4 5 6/7 8", "a row of 2 cells instead of 3", true, "entry"},
		{"1 2 3/4 5 6/7 8 _", "expected a number", true, "entry"},
		{"1 2 3;4 5 6;7 8 0", "expected a number", true, "entry"},
		{"1,2,3,3", "3 appears twice", true, "entry"},
		{"1/2/x", "expected a number", true, "entry"},
		{"1 0", "2 cells make no square: separate the rows with /", true, "entry"},
		{"123456780", "123456780 is not between", true, "entry"},
		{"12", "expected \"x\"", true, "entry"},
		// Links.
		{"https://example.com/play#4×4.snake%23monday", "4 × 4 Snake, solvable", false, "play"},
		{"https://example.com/play#1%202/3%200", "2 × 2 Classic, already solved", false, "result"},
		{"https://example.com/play#4x4.snail%23monday", "not a goal", true, "entry"},
		{"https://example.com/about", "there's no game in this link", true, "entry"},
		{"https://example.com/about#us", "there's no game in this link", true, "entry"},
		{"wildfifteen:", "there's no game in this link", true, "entry"},
		{"lab:1,2,3/4,5>snake", "a row of 2 cells instead of 3", true, "entry"},
	} {
		r := inEntry(t)
		r.Type(c.text)
		if !says(r, c.says) {
			t.Errorf("%q: %q, want %q", c.text, wordsShown(r), c.says)
		}
		if open := r.Find(gametest.Named("open")); (open == nil || open.Disabled) != c.bad {
			t.Errorf("%q: the button is missing or disabled: %v", c.text, !c.bad)
		}
		r.Key("Enter")
		if got := sceneOf(r); got != c.scene {
			t.Errorf("%q opens %s, want %s", c.text, got, c.scene)
		}
	}
}

// TestConfigAlone opens configurations as links and at the start of the program, each twice: every time another game of
// the configuration is dealt, which counts among the random deals.
func TestConfigAlone(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"4x4.spiral": "4x4.spiral", "5x3.wild-random": "5x3.wild-random", "3x3": "3x3.classic",
		"4x4.classic-7": "4x4.classic-7", "https://example.org/play/#4x4.random": "4x4.random", "wildfifteen:4x4.snake": "4x4.snake",
	} {
		store := gametest.NewMemory()
		played := map[string]bool{}
		for range 2 {
			r := gametest.New(t, gametest.Options{Game: text, Store: store})
			for range 2 {
				s := r.StoredGame()
				g := s.Game()
				if sceneOf(r) != "play" || g.Config.String() != want || s.Own() || !g.Solvable() || g.Solved() {
					t.Errorf("%q opens %v (own: %v), on the %s", text, g, s.Own(), sceneOf(r))
				}
				played[g.ID()] = true
				r.Reply(game.Reply{Kind: game.Link, Text: text})
			}
			r.App.Shutdown()
			played[r.StoredGame().Game().ID()] = true
		}
		if len(played) < 3 { // the source of the tests is the same in both runs
			t.Errorf("%q deals only %d games", text, len(played))
		}
	}
}

// TestEntryTakesKeys mends a text that opens nothing, with keys that do something else on the board.
func TestEntryTakesKeys(t *testing.T) {
	t.Parallel()
	r := inEntry(t)
	r.Type("3x3.snke#day")
	r.Key("Enter")
	if got := sceneOf(r); got != "entry" {
		t.Fatalf("Enter opens what is wrong: %s", got)
	}
	for range len("ke#day") {
		r.Key("ArrowLeft")
	}
	r.Type("a") // the letter's key is no action here
	r.Key("A")
	r.Key("N") // New on the board
	if f := r.Out.TextField; f == nil || f.Text != "3x3.snake#day" || f.Caret != len("3x3.sna") {
		t.Errorf("the outside is told %+v", f)
	}
	r.Key("Enter")
	if got := r.StoredGame().Game().SeededID(); got != "3x3.snake#day" || sceneOf(r) != "play" {
		t.Errorf("opened %s in %s", got, sceneOf(r))
	}
	r.Tick(1)
	if r.Out.TextField != nil {
		t.Error("text is wanted on the board")
	}
}

// TestEntryOpens opens what was entered with the button, the drawn keyboard's and the game pad's, and goes back.
func TestEntryOpens(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(r *gametest.Run){
		"button": func(r *gametest.Run) { r.Tap(game.Mouse, gametest.Named("open")) },
		"drawn key": func(r *gametest.Run) {
			r.Tap(game.Touch, gametest.Named("field"))
			r.Tap(game.Touch, gametest.Named("done"))
		},
		"pad": func(r *gametest.Run) { r.Button(game.PadStart) },
	} {
		r := inEntry(t)
		r.Type("5x2.snake#q")
		open(r)
		if got := r.StoredGame().Game().SeededID(); got != "5x2.snake#q" || sceneOf(r) != "play" {
			t.Errorf("%s: opened %q in %s", name, got, sceneOf(r))
		}
	}
	r := inEntry(t)
	if r.Key("Escape"); sceneOf(r) != "newgame" {
		t.Errorf("Escape leads to %s", sceneOf(r))
	}
}

// TestUnsolvableEntryIsMended enters a board that cannot be solved and takes each of the answers.
func TestUnsolvableEntryIsMended(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		answer ui.ID
		scene  string
	}{{ui.ID{Name: "answer"}, "result"}, {ui.ID{Name: "answer", N: 1}, "lab"}, {gametest.Named("back"), "entry"}} {
		r := inEntry(t)
		old := r.StoredGame().Board()
		r.Type("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0")
		r.Key("Enter")
		r.Tick(1)
		if !says(r, "With 14 and 15 swapped") {
			t.Fatalf("an unsolvable board leads to %q", wordsShown(r))
		}
		r.Press(c.answer)
		if got := sceneOf(r); got != c.scene {
			t.Fatalf("%v leads to %s, want %s", c.answer, got, c.scene)
		}
		switch c.scene {
		case "result": // the goal itself
			if want := puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"); r.Board() != want || len(r.StoredSolves().List) > 0 {
				t.Errorf("mended board %v, want %v; records %v", r.Board(), want, r.StoredSolves().List)
			}
		case "lab":
			if got, want := question(r), "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic"; got != want {
				t.Errorf("the laboratory asks %s, want %s", got, want)
			}
		default:
			if r.StoredGame().Board() != old {
				t.Error("another game is begun")
			}
		}
	}
}
