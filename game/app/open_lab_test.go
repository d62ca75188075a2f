package app_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// labShown is a snake board that can be solved.
const labShown = "lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake"

// question returns the question that the laboratory shows, as its button Share copies it.
func question(r *gametest.Run) string {
	r.T.Helper()
	id := gametest.Named("labshare")
	if r.Find(id) == nil {
		r.Press(gametest.Named("labmore"))
	}
	r.Control(id)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: id}}
	r.Tick(1)
	return r.Out.Copy
}

// paste has the player paste a text.
func paste(r *gametest.Run, text string) { r.Reply(game.Reply{Kind: game.Pasted, Text: text}) }

// touchTo scrolls with a finger until a control is visible, and taps the control. The finger rests before its release, so
// that nothing goes on scrolling.
func touchTo(r *gametest.Run, id ui.ID) {
	r.T.Helper()
	r.Tick(12) // the change of scenes is over
	for _, dip := range []float32{40, -40} {
		for range 40 {
			if c := r.Find(id); c != nil && gametest.Seen(c) == c.Rect {
				r.Tap(game.Touch, id)
				return
			}
			area, ok := r.ScrollArea()
			if !ok {
				break
			}
			from := area.Centre()
			from.X = area.X + 2*r.In.Scale
			to := from
			to.Y -= dip * r.In.Scale
			way := []render.Point{from, {X: from.X, Y: (from.Y + to.Y) / 2}}
			r.Point(game.Touch, append(way, slices.Repeat([]render.Point{to}, 10)...)...)
		}
	}
	r.T.Fatalf("no finger comes to %v", id)
}

// wantQuestion fails unless the laboratory shows a question.
func wantQuestion(r *gametest.Run, by, want string) {
	r.T.Helper()
	if got := sceneOf(r); got != "lab" {
		r.T.Fatalf("%s leads to %s: %q", by, got, wordsShown(r))
	}
	if got := question(r); got != want {
		r.T.Errorf("%s leads to %s, want %s", by, got, want)
	}
}

// TestLabOpens brings questions into the laboratory: at the start, from another program, from the clipboard, from a
// game that cannot be solved, from the menu, the text entry and the choice of a goal.
func TestLabOpens(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "lab:1,2/3,0>classic"})
	if got := r.Control(gametest.Named("verdict")).Value; got != english.T("lab.solved") {
		t.Errorf("the goal is not taken for the goal: %q", got)
	}

	r = gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Reply(game.Reply{Kind: game.Link, Text: "wildfifteen:" + puzzle.LinkEscape(labShown)})
	wantQuestion(r, "a link", labShown)
	paste(r, "spiral")
	wantQuestion(r, "pasting a goal", strings.Replace(labShown, "snake", "spiral", 1))
	paste(r, " https://example.org/#"+puzzle.LinkEscape("lab:2,1/3,0>snake")+"\n")
	wantQuestion(r, "pasting a link", "lab:2,1/3,0>snake")
	paste(r, "1 2 3 3")
	if r.SceneName() != "question" || !says(r, "3 appears twice") {
		t.Errorf("pasting nonsense leads to %q", wordsShown(r))
	}
	r.Key("Escape")
	wantQuestion(r, "the way back from there", "lab:2,1/3,0>snake")

	r = gametest.New(t, gametest.Options{Game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"})
	r.Tap(game.Touch, ui.ID{Name: "answer", N: 1})
	wantQuestion(r, "a game that cannot be solved", "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic")
	if got := r.Control(gametest.Named("verdict")).Value; got != "Not solvable" || !says(r, "Lab") {
		t.Errorf("the laboratory says %q", got)
	}

	r = gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Tap(game.Touch, gametest.Named("menu"))
	touchTo(r, gametest.Named("lab"))
	if got := r.Control(gametest.Named("verdict")).Value; got != "Not solvable" {
		t.Errorf("the menu opens a board of which it is said: %q", got)
	}
	if it, err := puzzle.ParseLab(question(r)); err != nil || it.Goal != r.StoredGame().Goal() {
		t.Errorf("the menu opens %v, %v", it, err)
	}
	touchTo(r, gametest.Named("labentry"))
	if sceneOf(r) != "entry" || !says(r, english.T("lab.enter_title")) {
		t.Fatalf("the row of the text entry leads to %q", wordsShown(r))
	}
	r.Type("2 1/3 0")
	r.Key("Enter")
	r.Tick(1)
	wantQuestion(r, "the text entry", "lab:2,1/3,0>snake")
	touchTo(r, gametest.Named("labgoalrow"))
	touchTo(r, ui.ID{Name: "kind", N: 2})
	r.Tap(game.Touch, gametest.Named("start"))
	wantQuestion(r, "choosing a goal", "lab:2,1/3,0>spiral")

	// The choice of a goal has a text entry too, and takes what is pasted.
	touchTo(r, gametest.Named("labgoal"))
	touchTo(r, gametest.Named("entry"))
	r.Type("1 2/3 0")
	r.Key("Enter")
	r.Tick(1)
	wantQuestion(r, "the text entry of the choice", "lab:1,2/3,0>spiral")
	r.Tap(game.Touch, gametest.Named("labgoal"))
	paste(r, "classic")
	wantQuestion(r, "pasting into the choice", "lab:1,2/3,0>classic")
	if r.Key("Escape"); sceneOf(r) != "play" {
		t.Errorf("Escape leads to %s", sceneOf(r))
	}
}

// TestLabPlays plays the laboratory's board; undo brings the game before it back.
func TestLabPlays(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.MoveAny()
	old := r.Board()
	r.Reply(game.Reply{Kind: game.Link, Text: "lab:2,1,3/4,5,6/8,0,7>classic"})
	touchTo(r, gametest.Named("labplay"))
	if want := puzzle.MustParseBoard("2 1 3/4 5 6/8 0 7"); sceneOf(r) != "play" || r.Board() != want {
		t.Errorf("playing leads to %s with %v", sceneOf(r), r.Board())
	}
	if s := r.StoredGame(); !s.Own() {
		t.Error("a board of the player's choice competes with those dealt")
	}
	r.Key("Z")
	if r.Board() != old {
		t.Errorf("undo brings back %v, want %v", r.Board(), old)
	}
}

// TestLabGameCountsAsHint takes the board of a running game into the laboratory: that counts as a hint.
func TestLabGameCountsAsHint(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Store: exactClock()})
	r.TapCell(game.Touch, boardview.Mover(r.Board(), puzzle.Up))
	r.Tick(30)
	board, clock := r.Board(), clockShown(r)
	r.Open("lab")
	r.Tick(120)
	if r.Board() == board || r.StoredGame().Hints() != 0 {
		t.Fatal("the laboratory shows the board of a game whose clock stands still")
	}
	touchTo(r, gametest.Named("labmore"))
	touchTo(r, gametest.Named("labgame"))
	if r.Board() != board || r.StoredGame().Hints() != 1 {
		t.Errorf("board %v, %d hints", r.Board(), r.StoredGame().Hints())
	}
	if text, _ := r.Toast(); text != english.T("lab.game_hint") {
		t.Errorf("it says %q", text)
	}
	r.Tick(120)
	r.Key("Escape")
	r.Tick(1)
	if d := clockShown(r) - clock; r.Board() != board || d < 0 || d > 200*time.Millisecond {
		t.Errorf("the clock went on from %v to %v, the board is %v", clock, clockShown(r), r.Board())
	}
}
