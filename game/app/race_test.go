package app_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

var configID = gametest.Named("config")

// twoMoves is two moves from its goal, UL; its rows are home after no, one and two of them.
const twoMoves = "3x3.classic:1,2,3,4,0,6,7,5,8"

// nearReplay solves twoMoves with its second move after a time.
func nearReplay(t *testing.T, second time.Duration) string {
	t.Helper()
	g, err := puzzle.ParseGame(twoMoves)
	if err != nil {
		t.Fatal(err)
	}
	r, err := puzzle.NewReplay(g, []puzzle.ReplayStep{{Move: puzzle.Move{Dir: puzzle.Up, N: 1}}, {Move: puzzle.Move{Dir: puzzle.Left, N: 1}, At: second}}, true)
	if err != nil {
		t.Fatal(err)
	}
	return r.String()
}

// rivalPicture returns what the screen shows of the rival's board.
func rivalPicture(r *gametest.Run) *image.RGBA {
	at := r.Control(gametest.Named("rivalboard")).Rect
	return r.Picture().SubImage(image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H))).(*image.RGBA)
}

func sameRGBA(a, b *image.RGBA) bool {
	if a.Rect != b.Rect {
		return false
	}
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return false
			}
		}
	}
	return true
}

// TestRaceAfterKill kills the program in the middle of a race: the next start goes on with the rival where it was, the clock
// and the lead. The race ends as a solve among the custom boards.
func TestRaceAfterKill(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{W: 1100, H: 760, Game: "4x4.snake#x"})
	r.OpenReplay(nearReplay(t, 8*time.Second), 0)
	still := rivalPicture(r)
	r.Key("ArrowRight")
	r.Key("ArrowLeft")
	r.Tick(90)
	r.Key("ArrowUp")
	r.Tick(60)
	lead := r.Control(configID).Value
	if !strings.HasSuffix(lead, "s behind") {
		t.Fatalf("the lead is %q", lead)
	}
	shown := rivalPicture(r)
	if sameRGBA(still, shown) {
		t.Fatal("the rival does not move")
	}
	clock := r.StoredGame().Clock(0)
	k := gametest.New(t, gametest.Options{W: 1100, H: 760, Store: r.Store.Clone()})
	if name := sceneOf(k); name != "pause" {
		t.Fatalf("a kill leads to %s", name)
	}
	k.Tick(200)
	k.Key("Enter")
	k.Tick(20)
	if got := k.Control(configID).Value; got != lead {
		t.Errorf("after the kill the lead is %q, not %q", got, lead)
	}
	if !sameRGBA(shown, rivalPicture(k)) {
		t.Error("after the kill the rival is elsewhere")
	}
	if after := k.StoredGame().Clock(0); after < clock || after > clock+time.Second {
		t.Errorf("the clock went from %v to %v", clock, after)
	}
	k.Tick(600)
	if sameRGBA(shown, rivalPicture(k)) {
		t.Error("the rival has stopped")
	}
	k.Key("ArrowLeft")
	k.Tick(120)
	if words := textOf(k); !strings.Contains(words, "Lost by ") && !strings.Contains(words, "Won by ") || !strings.Contains(words, "A board you know") {
		t.Errorf("the result says %q", words)
	}
	if solves := k.StoredSolves().List; len(solves) != 1 || solves[0].Group() != "3x3.classic=own" || solves[0].STM != 4 {
		t.Errorf("%d records: %+v", len(solves), solves)
	}
}

// TestRaceByUndo deals another game in the middle of a race and undoes that: the race goes on. A race begun again has its
// rival, too.
func TestRaceByUndo(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.OpenReplay(nearReplay(t, 8*time.Second), 0)
	r.Key("ArrowUp")
	r.Tick(10)
	if lead := r.Control(configID).Value; lead != "Against 0:08 · Level" {
		t.Fatalf("the lead is %q", lead)
	}
	r.Key("N")
	r.Tick(60)
	if lead := r.Control(configID).Value; lead == "Against 0:08 · Level" {
		t.Fatal("the next game is a race, too")
	}
	r.Key("Z", game.Ctrl)
	r.Tick(5)
	if lead := r.Control(configID).Value; lead != "Against 0:08 · Level" {
		t.Errorf("after the undo the line says %q", lead)
	}
	r.Key("R")
	r.Tick(5)
	if lead := r.Control(configID).Value; !strings.HasPrefix(lead, "A race") {
		t.Errorf("begun again, the line says %q", lead)
	}
}

// TestRaceBestAgain races one's best of a configuration, then again: the rival is the same, not the race just run.
func TestRaceBestAgain(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Store: gametest.WithSolves(t)})
	r.Reply(game.Reply{Kind: game.Link, Text: "4x4.classic"})
	r.Tick(40)
	race := func() (id, rival string) {
		r.Tap(game.Touch, gametest.Named("menu"))
		r.Tick(20)
		r.Press(gametest.Named("race"))
		r.Tick(20)
		s := r.StoredGame()
		if !s.Own() || s.Options().Rival == "" {
			t.Fatalf("a race has the options %+v", s.Options())
		}
		if !r.Says(english.T("play.own")+": ") || r.Says(english.T("play.other")+": ") {
			t.Errorf("the rival is not named the player's best: %s", r.Labels())
		}
		return s.Game().ID(), s.Options().Rival
	}
	id, rival := race()
	r.Key("ArrowUp")
	r.Key("ArrowDown")
	if again, same := race(); again != id || same != rival {
		t.Errorf("the second race is %s, not %s", again, id)
	}
}

// TestRaceFromEverywhere begins a race from the menu, the figures of a result, a solve's page, a configuration's page and a
// replay that is watched.
func TestRaceFromEverywhere(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(r *gametest.Run){
		"menu": func(r *gametest.Run) {
			r.Tap(game.Touch, gametest.Named("menu"))
			r.Tick(20)
		},
		"configuration": func(r *gametest.Run) {
			r.OpenRecords(ui.ID{Name: "card"})
		},
		"solve": func(r *gametest.Run) {
			r.OpenRecords(ui.ID{Name: "card"}, ui.ID{Name: "best"})
		},
		"watch": func(r *gametest.Run) { r.OpenReplay(nearReplay(t, time.Second), 1) },
		"result": func(r *gametest.Run) {
			r.Reply(game.Reply{Kind: game.Link, Text: twoMoves})
			r.Tick(40)
			r.Key("ArrowUp")
			r.Key("ArrowLeft")
			r.Tick(120)
			r.Press(gametest.Named("more"))
			r.Tick(10)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := gametest.New(t, gametest.Options{Store: gametest.WithSolves(t)})
			r.Reply(game.Reply{Kind: game.Link, Text: "4x4.classic"})
			r.Tick(40)
			open(r)
			r.Press(gametest.Named("race"))
			r.Tick(20)
			if sceneOf(r) != "play" || !strings.HasPrefix(r.Control(configID).Value, "A race") {
				t.Errorf("it leads to %s: %q", sceneOf(r), textOf(r))
			}
		})
	}
}

// TestRaceAfterASmallerBoard begins a race while a smaller board is on the screen, and comes back to it from one: its rival has
// colours for all of its tiles in the first picture.
func TestRaceAfterASmallerBoard(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "2x2.classic#a"})
	draw := func(ticks int) {
		for range ticks {
			r.Tick(1)
			r.App.Draw(&r.List)
		}
	}
	draw(60)
	r.In.Replies = []game.Reply{{Kind: game.Link, Text: nearReplay(t, time.Second)}}
	draw(30)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("answer")}}
	draw(30)
	if r.StoredGame().Options().Rival == "" {
		t.Fatalf("no race begins: %v", r.IDs())
	}
	r.In.Keys = []game.KeyEvent{{Key: "ArrowUp", Down: true}, {Key: "ArrowUp"}}
	draw(5)
	r.In.Replies = []game.Reply{{Kind: game.Link, Text: "2x2.classic#b"}}
	draw(30)
	r.In.Keys = []game.KeyEvent{{Key: "Backspace", Down: true}, {Key: "Backspace"}}
	draw(30)
	if r.StoredGame().Options().Rival == "" {
		t.Error("undo does not bring the race back")
	}
}

// TestShareAbroad shares a solve as a link of the speed-solvers' simulator, which reads as the same solve.
func TestShareAbroad(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: twoMoves})
	r.Key("ArrowUp")
	r.Tick(30)
	r.Key("ArrowLeft")
	r.Tick(120)
	r.Press(gametest.Named("share"))
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("foreign")}}
	r.Tick(1)
	it, err := links.Parse(r.Out.Copy)
	if err != nil || !it.IsReplay || !strings.Contains(r.Out.Copy, "?r=") {
		t.Fatalf("%q: %v", r.Out.Copy, err)
	}
	solve := r.StoredSolves().List[0]
	if got := it.Replay; got.Game.ID() != twoMoves || !got.Solved() || got.Time() != solve.Time() {
		t.Errorf("%s in %v, not in %v", got, got.Time(), solve.Time())
	}
}
