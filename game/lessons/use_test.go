package lessons_test

import (
	"fmt"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/lessons"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// open opens a lesson, counted from 1.
func open(t *testing.T, n int) *gametest.Run {
	t.Helper()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Open("lessons")
	r.Press(ui.ID{Name: "lesson", N: n})
	r.Tick(60)
	return r
}

// shows reports whether a sentence stands on the screen.
func shows(r *gametest.Run, text string) bool {
	for _, c := range r.App.Controls() {
		if c.Label == text || strings.Join(c.Lines, " ") == text {
			return true
		}
	}
	return false
}

// task returns what a text tells the player to do, which is its last sentence.
func task(text string) string { return text[strings.LastIndex(text, ". ")+len(". "):] }

// TestByTouch does the first lesson with fingers, and finds it done in the list and after a restart.
func TestByTouch(t *testing.T) {
	l := assets.Load("en")
	r := open(t, 1)
	r.TapCell(game.Touch, 0)
	r.Tick(30)
	if !shows(r, task(l.T("lessons.slide_tap"))) {
		t.Fatalf("a tap on a tile that cannot move: %v", r.App.Controls())
	}
	r.TapCell(game.Touch, 8)
	r.Tick(60)
	if !shows(r, l.T("lessons.reached")) {
		t.Fatal("the 8 has not done it")
	}
	r.Tap(game.Touch, gametest.Named("next"))
	r.Tick(60)
	r.TapCell(game.Touch, 7)
	r.Tick(60)
	for range 2 {
		r.Tap(game.Touch, gametest.Named("next"))
		r.Tick(30)
		r.Tap(game.Touch, gametest.Named("showme"))
		r.TickUntil(2000, "the program shows the way", func() bool { return r.Find(gametest.Named("next")) != nil })
	}
	if !shows(r, l.T("lessons.learned", "title", l.T("lessons.slide"))) {
		t.Errorf("at the end: %v", r.App.Controls())
	}
	r.Key("Escape")
	r.Tick(30)
	done := func(r *gametest.Run) bool {
		c := r.Find(ui.ID{Name: "lesson", N: 1})
		return c != nil && c.On
	}
	if !done(r) {
		t.Error("the list does not show it as done")
	}
	r.App.Shutdown()
	again := gametest.New(t, gametest.Options{Store: r.Store})
	again.Open("lessons")
	if !done(again) {
		t.Error("it is forgotten at a restart")
	}
}

// TestByKeys does a task with the arrows, and begins it again by keys alone.
func TestByKeys(t *testing.T) {
	r := open(t, 1)
	if r.Focus() != boardview.GridID {
		t.Fatalf("the focus is on %v", r.Focus())
	}
	r.Key("ArrowLeft")
	r.Tick(60)
	if r.Focus() != gametest.Named("next") {
		t.Fatalf("after the task the focus is on %v", r.Focus())
	}
	r.Key("Enter")
	r.Tick(60)
	before := r.Board()
	r.Key("ArrowLeft")
	r.Tick(30)
	if r.Board() == before {
		t.Fatal("the arrow does nothing")
	}
	for r.Focus() != gametest.Named("again") {
		was := r.Focus()
		r.Key("Tab")
		if r.Focus() == was {
			t.Fatalf("Tab stays on %v", was)
		}
	}
	r.Key("Enter")
	r.Tick(30)
	if r.Board() != before {
		t.Error("Again does not go back")
	}
}

// TestByPad does a task with a game pad.
func TestByPad(t *testing.T) {
	r := open(t, 1)
	r.Button(game.PadLeft)
	r.Tick(60)
	r.Button(game.PadA)
	r.Tick(60)
	before := r.Board()
	r.Button(game.PadLeft)
	r.Tick(30)
	if before == r.Board() {
		t.Fatal("the pad does nothing in the second task")
	}
	r.Button(game.PadX)
	r.Tick(30)
	if r.Board() != before {
		t.Error("X does not go back")
	}
	r.Button(game.PadY)
	r.TickUntil(2000, "Y shows the way", func() bool { return r.Find(gametest.Named("next")) != nil })
}

// TestJudge judges boards in the last lesson: a wrong answer is said, three right ones in a row end the task.
func TestJudge(t *testing.T) {
	l := assets.Load("en")
	r := open(t, 12)
	goal, err := puzzle.ParseGame("3x3#x")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		x := puzzle.Explain(r.Board(), goal.Goal)
		want := l.T("lessons.lamps", "tiles", words.Parity(l, x.PermutationOdd), "gap", words.Parity(l, x.BlankDistance%2 == 1))
		if c := r.Find(boardview.LampsID); c == nil || c.Label != want {
			t.Errorf("on %v the lamps are %+v, want %q", r.Board(), c, want)
		}
		for n := 0; r.Find(gametest.Named("next")) == nil; n++ {
			if n > 40 {
				t.Fatalf("the task is never done: %v, %v, %v", r.Focus(), r.Board(), r.App.Controls())
			}
			r.Key([...]game.Key{"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}[n%4])
			r.Tick(30)
		}
		r.Key("Enter")
		r.Tick(60)
	}
	wrong := false
	for n := 0; r.Find(gametest.Named("next")) == nil; n++ {
		if n > 100 {
			t.Fatalf("the task is never done: %v", r.App.Controls())
		}
		r.Tap(game.Touch, gametest.Named("solvable"))
		r.Tick(60)
		if shows(r, l.T("lessons.judged_wrong")) {
			wrong = true
			r.Tap(game.Touch, gametest.Named("unsolvable"))
			r.Tick(60)
		}
	}
	if !wrong {
		t.Log("all boards could be solved")
	}
}

// TestLinks opens lessons by texts.
func TestLinks(t *testing.T) {
	l := assets.Load("en")
	r := gametest.New(t, gametest.Options{})
	for n, name := range [...]string{"slide", "bring", "row", "corner", "order", "two", "four", "line", "any", "fewer", "faster", "parity"} {
		r.App.OpenText(fmt.Sprintf("lessons/%d", n+1))
		r.Tick(30)
		if !shows(r, l.T("lessons."+name)) {
			t.Errorf("lessons/%d opens %v", n+1, r.IDs())
		}
	}
	r.Key("Escape")
	r.Tick(30)
	if r.Find(ui.ID{Name: "lesson", N: 12}) == nil {
		t.Errorf("Back leads to %v", r.IDs())
	}
	r.App.OpenText("lessons/13")
	r.Tick(30)
	if r.Find(gametest.Named("again")) != nil {
		t.Errorf("lessons/13 opens %v", r.IDs())
	}
}

// TestTaskFromStart scrolls to the end of the words of a task, in large letters: the next task shows from its start.
func TestTaskFromStart(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 640, H: 200, TextScale: 2})
	r.Open("lessons")
	r.Press(ui.ID{Name: "lesson", N: 1})
	r.Tick(60)
	r.Press(gametest.Named("showme"))
	r.TickUntil(2000, "the program shows the way", func() bool { return r.Find(gametest.Named("next")) != nil })
	top := func() float32 {
		t.Helper()
		r.App.Draw(&r.List)
		bar, ok := r.ScrollBar()
		if !ok {
			t.Fatal("the words do not scroll")
		}
		return bar.Y
	}
	start := top()
	r.Scroll(1e4)
	r.Tick(30)
	if top() == start {
		t.Fatal("nothing is scrolled")
	}
	r.Press(gametest.Named("next"))
	r.Tick(60)
	if now := top(); now != start {
		t.Errorf("the next task is scrolled: the bar is at %v, at the start it is at %v", now, start)
	}
}

// TestLessonInAddress goes on from the first lesson to the second: a web page shows the text of the one played, and that of
// the list after it.
func TestLessonInAddress(t *testing.T) {
	r := open(t, 1)
	want := func(text string) {
		t.Helper()
		if r.Out.Address != text {
			t.Errorf("the address is %q, want %q", r.Out.Address, text)
		}
	}
	want("lessons/1")
	for tasks := 0; !shows(r, assets.Load("en").T("lessons.bring")); tasks++ {
		if tasks > 9 {
			t.Fatalf("the lesson does not end: %v", r.App.Controls())
		}
		r.Press(gametest.Named("showme"))
		r.TickUntil(2000, "the program shows the way", func() bool { return r.Find(gametest.Named("next")) != nil })
		r.Press(gametest.Named("next"))
		r.Tick(30)
	}
	want("lessons/2")
	r.Key("Escape")
	r.Tick(30)
	want("lessons")
}

// TestMovesAreSaid plays the third lesson by a screen reader in languages with different stops: what is said of a move ends
// without one, unless the lesson says something too.
func TestMovesAreSaid(t *testing.T) {
	for locale, stop := range map[string]string{"en": ". ", "ja": "。"} {
		lesson := func() *gametest.Run {
			r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Locale: locale})
			r.Open("lessons")
			r.Press(ui.ID{Name: "lesson", N: 3})
			r.Tick(60)
			return r
		}
		shown, r := lesson(), lesson()
		moves, both := 0, 0
		for range 100 {
			m := shownMove(shown)
			r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: boardview.CellID(mover(r.Board(), m))}}
			r.Tick(1)
			said := r.Out.Say
			r.In.Replies = nil
			if r.Tick(30); r.Find(gametest.Named("next")) != nil {
				break
			}
			switch move, rest, ok := strings.Cut(said, stop); {
			case move == "" || move[0] < '0' || move[0] > '9':
				t.Errorf("%s: of a move is said %q", locale, said)
			case ok && rest == "" || locale == "ja" && strings.Contains(said, ". "):
				t.Errorf("%s: said is %q", locale, said)
			case ok:
				both++
			default:
				moves++
			}
		}
		if moves == 0 || both == 0 {
			t.Errorf("%s: %d moves are said alone, %d with the lesson", locale, moves, both)
		}
	}
}

// TestFootOfLesson checks that the buttons of a lesson beside its board stand at the board's foot, and nothing scrolls.
func TestFootOfLesson(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Open("lessons")
	r.Press(ui.ID{Name: "lesson", N: 2})
	r.Tick(60)
	board, button := r.Control(boardview.GridID).Rect, r.Control(gametest.Named("showme")).Rect
	if gap := board.Y + board.H - button.Y - button.H; gap < -1 || gap > 8 {
		t.Errorf("the board is at %v, the button at %v", board, button)
	}
	if place := r.Find(gametest.Named("place")); place == nil || place.Label != "1 of 4" {
		t.Errorf("the place in the lesson is %+v", place)
	}
	r.App.Draw(&r.List)
	if bar, ok := r.ScrollBar(); ok {
		t.Errorf("there is a scroll bar at %v", bar)
	}
}

// TestLessonOnLowScreen opens the lesson with the lamps on a wide, low screen: words, lamps and buttons are in sight at once.
func TestLessonOnLowScreen(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 640, H: 360})
	r.Open("lessons")
	r.Press(ui.ID{Name: "lesson", N: lessons.Count - 1})
	r.Tick(60)
	r.App.Draw(&r.List)
	if bar, ok := r.ScrollBar(); ok || r.Find(gametest.Named("showme")) == nil {
		t.Errorf("there is a scroll bar at %v", bar)
	}
}

// TestWordsFitThePointer reads of taps after a touch and of clicks after a click.
func TestWordsFitThePointer(t *testing.T) {
	l := assets.Load("en")
	r := open(t, 1)
	for _, c := range []struct {
		pointer game.PointerKind
		key     string
	}{{game.Touch, "lessons.slide_tap"}, {game.Mouse, "lessons.slide_tap_mouse"}, {game.Touch, "lessons.slide_tap"}} {
		r.TapCell(c.pointer, 0) // a tile that cannot move
		r.Tick(30)
		if !shows(r, task(l.T(c.key))) {
			t.Errorf("after %v the lesson does not say %q", c.pointer, task(l.T(c.key)))
		}
	}
}
