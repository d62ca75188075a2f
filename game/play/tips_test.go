package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// deviceUses are how a player shows which device they use, without a move: nothing stands at that point.
var deviceUses = map[string]func(r *gametest.Run){
	"nothing": func(r *gametest.Run) {},
	"keys":    func(r *gametest.Run) { r.Key("F") },
	"mouse":   func(r *gametest.Run) { r.Point(game.Mouse, render.Point{X: 2, Y: 300}) },
	"touch":   func(r *gametest.Run) { r.Point(game.Touch, render.Point{X: 2, Y: 300}) },
	"pad":     func(r *gametest.Run) { r.Button(game.PadA) },
}

func onPhone(b *game.Boot) { b.Platform = game.Phone }

// TestTipsByDevice checks that tips are worded for the device last used.
func TestTipsByDevice(t *testing.T) {
	r := gametest.New(t, gametest.Options{Boot: onPhone})
	for _, c := range []struct{ device, want string }{
		{"nothing", "Tap beside the gap."},
		{"keys", "Use the arrow keys."},
		{"mouse", "Click beside the gap."},
		{"pad", "Put the numbers in order with the pad or stick."},
		{"touch", "Tap beside the gap."},
	} {
		if deviceUses[c.device](r); !r.Says(c.want) {
			r.Tick(1)
			if !r.Says(c.want) {
				t.Errorf("%s: want %q, got %q", c.device, c.want, r.Labels())
			}
		}
	}
}

// TestTipsOfPage checks that a page words the first tips for the mouse if that is the main pointer, and else for a finger.
func TestTipsOfPage(t *testing.T) {
	for mouse, want := range map[bool]string{
		true: "Click beside the gap.", false: "Tap beside the gap.",
	} {
		r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Platform, b.Mouse = game.Browser, mouse }})
		if r.Tick(1); !r.Says(want) {
			t.Errorf("mouse %v: want %q, got %q", mouse, want, r.Labels())
		}
	}
}

// TestTipsNameKeys checks that tips name the keys as they are bound; without a bound key they are worded for the mouse.
func TestTipsNameKeys(t *testing.T) {
	for _, c := range []struct {
		keys map[string][]string
		want string
	}{
		{nil, "G shows where everything goes"},
		{map[string][]string{"goal": {"K"}}, "K shows where everything goes"},
		{map[string][]string{"goal": {}}, "Click the picture to see the goal"},
	} {
		store := gametest.WithSettings(func(s *session.Settings) { // the tips that come before this one were shown
			s.Tips.Add("play.tip_row")
			s.Tips.Add("play.tip_hint")
			s.Keys = c.keys
		})
		r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Store: store, Boot: onPhone})
		if r.Key("F"); !r.Says(c.want) {
			t.Errorf("with the keys %v: want %q, got %q", c.keys, c.want, r.Labels())
		}
	}
}

// TestTipsFitTheBoard deals a board on which no two tiles can slide at once: the tip about that is left for another one.
func TestTipsFitTheBoard(t *testing.T) {
	for game, want := range map[string]bool{"2x2.snake#x": false, "3x2.snake#x": true} {
		r := gametest.New(t, gametest.Options{Game: game, Boot: onPhone})
		if got := r.Says("Tap further along to slide several at once"); got != want || r.Says("Stuck? Hint shows the next move") == want {
			t.Errorf("%s: several at once: %v, %q", game, got, r.Labels())
		}
	}
}

// TestTipsOnceEach deals games: each has another tip, until all were shown.
func TestTipsOnceEach(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Boot: onPhone})
	tips := []string{"Tap further along to slide several at once", "Stuck? Hint shows the next move", "Tap the picture to see the goal"}
	for range 4 {
		for i, tip := range tips {
			if r.Says(tip) != (i == 0) {
				t.Errorf("%q shows: %v", tip, i != 0)
			}
		}
		if len(tips) > 0 {
			tips = tips[1:]
		}
		r.Key("N")
		r.Point(game.Touch, render.Point{X: 2, Y: 300})
	}
}

// TestZoomTipGoes checks that the zoom tip disappears once the player has zoomed in, and on a board of large cells.
func TestZoomTipGoes(t *testing.T) {
	const text = "oom in with"
	for name, end := range map[string]func(r *gametest.Run){
		"wheel": func(r *gametest.Run) {
			r.In.Mods, r.In.Wheel = game.Ctrl, render.Point{Y: 1}
			r.Tick(1)
		},
		"key": func(r *gametest.Run) { r.Key("Equal", game.Shift) },
		"larger": func(r *gametest.Run) {
			r.In.Width, r.In.Height = 1600, 1200
			r.Tick(2)
		},
		"first move": func(r *gametest.Run) { r.TapCell(game.Mouse, boardview.Mover(r.Board(), puzzle.Up)) },
	} {
		r := gametest.New(t, gametest.Options{Game: "16x16.classic#x"})
		r.Tick(5)
		if !r.Says(text) {
			t.Fatalf("not said: %q", r.Labels())
		}
		end(r)
		r.Tick(2)
		if r.Says(text) {
			t.Errorf("%s: still says %q", name, r.Labels())
		}
	}
}

// TestFirstTipAgain closes the very first game before and after its first move: a player who has not moved gets the first
// tip again.
func TestFirstTipAgain(t *testing.T) {
	const advice = "Put the numbers in order"
	store := gametest.NewMemory()
	for _, moved := range []bool{false, true} {
		r := gametest.New(t, gametest.Options{Store: store})
		r.Tick(5)
		if !r.StoredGame().First() || !r.Says(advice) {
			t.Fatalf("moved %v: no advice in the first game: %q", moved, r.Labels())
		}
		if moved {
			r.Key(gametest.Arrow[firstMove(t, r).Dir])
		}
		r.App.Shutdown()
	}
	r := gametest.New(t, gametest.Options{Store: store})
	r.Tick(5)
	if !r.StoredGame().First() || r.SceneName() != "pause" {
		t.Fatalf("the game that goes on is the first: %v, on the %s", r.StoredGame().First(), r.SceneName())
	}
	r.Press(resumeID)
	if r.SceneName() != "play" || r.Says(advice) || r.Says("Tap") || r.Says("Click") {
		t.Errorf("advice after the first move: %q", r.Labels())
	}
}

// firstMove returns the first move of a solution.
func firstMove(t *testing.T, r *gametest.Run) puzzle.Move {
	t.Helper()
	s, err := solve.New(r.Board(), r.StoredGame().Goal().Board(), solve.Options{Mode: solve.Quick})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Solution().Found {
		s.Step(1000)
	}
	return s.Solution().Moves[0]
}

// TestFirstTryIsAdvice begins a branch of a game of the fewest moves: the first time a line of advice says what it is, until the next
// move; no toast lies over figures and buttons.
func TestFirstTryIsAdvice(t *testing.T) {
	const advice = "Return brings you back"
	r := gametest.New(t, gametest.Options{Game: "fewest(4x4.classic#x)"})
	r.Tick(30)
	for _, first := range []bool{true, false} {
		r.Key("ArrowLeft")
		r.Tick(30)
		r.Key("T")
		r.Tick(2)
		if text, _ := r.Toast(); text != "" || r.Says(advice) != first {
			t.Errorf("first %v: the toast %q, the page %q", first, text, r.Labels())
		}
		r.Key("ArrowRight")
		r.Tick(2)
		if r.Says(advice) {
			t.Errorf("first %v: still says %q after a move", first, r.Labels())
		}
		r.Key("T")
		r.Tick(300)
		r.Key("ArrowRight")
		r.Tick(30)
	}
}
