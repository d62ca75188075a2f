package app_test

import (
	"bytes"
	"image/gif"
	"image/png"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

var (
	runID    = gametest.Named("run")
	scrubID  = gametest.Named("scrub")
	curveID  = gametest.Named("curve")
	speedID  = gametest.Named("speed")
	wholeID  = gametest.Named("whole")
	answerTo = func(n int) ui.ID { return ui.ID{Name: "answer", N: n} }
)

// replayRun is a run to which a link brings a replay of 3x3, and that replay.
func replayRun(t *testing.T, o gametest.Options) (*gametest.Run, puzzle.Replay) {
	t.Helper()
	o.Game = "4x4.snake#x"
	r := gametest.New(t, o)
	text := gametest.Replay(t, "3x3.classic", 30, 7)
	rep, err := puzzle.ParseReplay(text)
	if err != nil {
		t.Fatal(err)
	}
	r.Reply(game.Reply{Kind: game.Link, Text: "https://example.org/play/#" + text})
	r.Tick(20)
	return r, rep
}

// textOf returns all words on the screen.
func textOf(r *gametest.Run) (text string) {
	for _, c := range r.App.Controls() {
		text += c.Label + " " + c.Value + "|"
	}
	return text
}

// at returns the frame that the watched replay shows.
func at(r *gametest.Run) int { return int(r.Control(scrubID).At) }

// TestReplayGreets opens a link with a replay: it says what it tells and who tells it, and the game goes on if the player wants
// neither to watch nor to race.
func TestReplayGreets(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, gametest.Options{})
	if words := textOf(r); !strings.Contains(words, "0:2") || !strings.Contains(words, "moves. Can you beat it?") {
		t.Errorf("the greeting says %q", words)
	}
	r.Tap(game.Touch, gametest.Named("back"))
	if sceneOf(r) != "play" || r.Board().Size() != (puzzle.Size{W: 4, H: 4}) {
		t.Errorf("no thanks leads to %s", sceneOf(r))
	}
	moves, _ := rep.Line()
	r.Reply(game.Reply{Kind: game.Pasted, Text: rep.Game.ID() + "!" + puzzle.FormatMoves(moves)})
	if words := textOf(r); strings.Contains(words, "beat it") || !strings.Contains(words, "according to the link") {
		t.Errorf("a replay without times is greeted by %q", words)
	}
	r.Key("Escape")
	r.Reply(game.Reply{Kind: game.Opened, Text: "replay.txt", Data: []byte(rep.String())})
	if !strings.Contains(textOf(r), "beat it") {
		t.Errorf("a file with a replay is greeted by %q", textOf(r))
	}
	r.Key("Escape")
	// A link of the speed-solvers' simulator, of a game that takes LL in 0.5 s.
	r.Reply(game.Reply{Kind: game.Pasted, Text: "https://example.org/15puzzleSim/?r=eJyLVvLxUdIxMjAw0FEyVDBSMNY3UTBVMNM3UDBXsFDSiTbQMTUwiI0FAJb4B7o%3D"})
	if words := textOf(r); !strings.Contains(words, "2 moves. Can you beat it?") || !strings.Contains(words, "Beat this") {
		t.Errorf("a link of another program is greeted by %q", words)
	}
	r.Key("Escape")
	r.Reply(game.Reply{Kind: game.Pasted, Text: rep.String() + "!"})
	if !strings.Contains(textOf(r), "the end") {
		t.Errorf("a damaged replay is greeted by %q", textOf(r))
	}
	if n := len(r.StoredSolves().List); n > 0 {
		t.Errorf("%d records from replays", n)
	}
}

// TestWatchByTouch watches with a finger: plays and stops on the board, scrubs, steps, shows undos, and plays from there.
func TestWatchByTouch(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, gametest.Options{})
	r.Tap(game.Touch, answerTo(1))
	r.Tick(120)
	if at(r) == 0 {
		t.Fatal("it does not play")
	}
	r.Tap(game.Touch, boardview.GridID)
	was := at(r)
	r.Tick(120)
	if at(r) != was {
		t.Fatal("a tap on the board does not stop it")
	}
	r.Slide(scrubID, 1)
	if at(r) != int(r.Control(scrubID).Hi) || r.Board() != rep.End() {
		t.Fatalf("the slider leads to step %d", at(r))
	}
	r.Slide(scrubID, 0)
	r.Tap(game.Touch, gametest.Named("after"))
	r.Tap(game.Touch, gametest.Named("after"))
	r.Tap(game.Touch, gametest.Named("before"))
	if at(r) != 1 {
		t.Errorf("two steps and one back lead to %d", at(r))
	}
	line := r.Control(scrubID).Hi
	touchTo(r, wholeID)
	if hi := r.Control(scrubID).Hi; hi != float32(len(rep.Steps)) || hi <= line {
		t.Errorf("with undos %v steps, want %d", hi, len(rep.Steps))
	}
	touchTo(r, ui.ID{Name: "speed", N: 1})
	if v := r.Control(speedID).Value; v != "2×" {
		t.Errorf("faster is %q", v)
	}
	here := r.Board()
	touchTo(r, gametest.Named("fromhere"))
	if sceneOf(r) != "play" || r.Board() != here || !r.StoredGame().Own() {
		t.Errorf("from here leads to %s, %v", sceneOf(r), r.Board())
	}
	r.Key("Z", game.Ctrl)
	if r.Board() == here {
		t.Error("undo does not bring back the game before")
	}
}

// TestWatchByKeys watches with the keyboard alone.
func TestWatchByKeys(t *testing.T) {
	t.Parallel()
	r, _ := replayRun(t, gametest.Options{W: 1100, H: 760})
	r.Key("ArrowDown")
	r.Key("Enter")
	r.Key("Space")
	r.Key("Home")
	r.Key("ArrowRight")
	r.Key("ArrowRight")
	r.Key("ArrowLeft")
	if at(r) != 1 {
		t.Fatalf("the arrows lead to step %d", at(r))
	}
	r.Key("End")
	if at(r) != int(r.Control(scrubID).Hi) {
		t.Errorf("End leads to step %d", at(r))
	}
	r.Key("NumpadAdd")
	r.Key("NumpadAdd")
	r.Key("NumpadAdd")
	if v := r.Control(speedID).Value; v != "8×" {
		t.Errorf("the speed is %q", v)
	}
	r.Key("Space")
	r.TickUntil(900, "the end", func() bool { return at(r) == int(r.Control(scrubID).Hi) })
	focusOnID(r, "Tab", wholeID)
	r.Key("Space")
	if !r.Control(wholeID).On {
		t.Error("the switch is off")
	}
	focusOnID(r, "Tab", gametest.Named("review"))
	r.Key("Enter")
	if r.Find(curveID) == nil {
		t.Fatal("no review")
	}
	r.Key("Escape")
	r.Key("Escape")
	if sceneOf(r) != "play" {
		t.Errorf("Escape leads to %s", sceneOf(r))
	}
}

// TestWatchByPad watches with a game pad alone.
func TestWatchByPad(t *testing.T) {
	t.Parallel()
	r, _ := replayRun(t, gametest.Options{})
	r.Button(game.PadDown)
	r.Button(game.PadA)
	r.Button(game.PadX)
	was := at(r)
	r.Tick(90)
	if at(r) != was {
		t.Error("X does not stop it")
	}
	r.Button(game.PadR1)
	r.Button(game.PadR1)
	r.Button(game.PadL1)
	if at(r) != was+1 {
		t.Errorf("the shoulders lead from step %d to %d", was, at(r))
	}
	r.Button(game.PadR2)
	r.Button(game.PadL2)
	r.Button(game.PadL2)
	if v := r.Control(speedID).Value; v != "½×" {
		t.Errorf("the speed is %q", v)
	}
	r.Button(game.PadY)
	if !r.Control(wholeID).On {
		t.Error("Y does not show the undos")
	}
	padTo(r, gametest.Named("review"))
	r.Button(game.PadA)
	r.TickUntil(900, "the review", func() bool { return !r.Out.Animating })
	r.Button(game.PadR1)
	if v := r.Control(curveID).At; v != 1 {
		t.Errorf("the shoulder leads to position %v", v)
	}
	r.Button(game.PadB)
	r.Button(game.PadB)
	if sceneOf(r) != "play" {
		t.Errorf("B leads to %s", sceneOf(r))
	}
}

// TestWatchByMouse watches with the mouse, and saves a picture and an animation.
func TestWatchByMouse(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, gametest.Options{W: 1100, H: 900})
	r.Tap(game.Mouse, answerTo(1))
	r.Tap(game.Mouse, runID)
	r.Tap(game.Mouse, gametest.Named("last"))
	if r.Board() != rep.End() {
		t.Error("not at the end")
	}
	if !r.Control(gametest.Named("fromhere")).Disabled {
		t.Error("the goal can be played from")
	}
	r.Tap(game.Mouse, gametest.Named("first"))
	r.Tick(1)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("picture")}}
	r.Tick(1)
	if r.Out.Save == nil || r.Out.Save.Type != "image/png" {
		t.Fatal("no picture")
	}
	if _, err := png.Decode(bytes.NewReader(r.Out.Save.Data)); err != nil {
		t.Error(err)
	}
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
	r.Tick(1)
	if r.Out.Copy != rep.String() || r.Out.SharePicture != nil {
		t.Errorf("a desktop shares %q", r.Out.Copy)
	}
	r.Press(gametest.Named("film"))
	r.TickUntil(600, "the animation", func() bool { return r.Out.Save != nil })
	movie, err := gif.DecodeAll(bytes.NewReader(r.Out.Save.Data))
	moves, _ := rep.Line()
	if err != nil || r.Out.Save.Type != "image/gif" || len(movie.Image) != 1+3*len(moves) {
		t.Errorf("%v: %d pictures of %d moves", err, len(movie.Image), len(moves))
	}
}

// TestReview reviews the replay with the mouse: the truth agrees with the numbers, a detour shows what would have been better.
func TestReview(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, gametest.Options{W: 1100, H: 900})
	r.Tap(game.Mouse, answerTo(1))
	r.Press(gametest.Named("review"))
	r.TickUntil(900, "the review", func() bool { return !r.Out.Animating })
	moves, _ := rep.Line()
	if !strings.Contains(textOf(r), "|needed ") {
		t.Errorf("no figures in %q", textOf(r))
	}
	if hi := r.Control(curveID).Hi; hi != float32(puzzle.STM(moves)) {
		t.Errorf("%v positions", hi)
	}
	detour := ui.ID{Name: "detour"}
	r.Tap(game.Mouse, detour)
	r.Tick(200)
	if r.Find(gametest.Named("stopbest")) == nil || !strings.Contains(textOf(r), "The better way") {
		t.Fatalf("no better way in %q", textOf(r))
	}
	r.Tap(game.Mouse, gametest.Named("last"))
	r.Tap(game.Mouse, gametest.Named("rewatch"))
	if r.Find(scrubID) == nil {
		t.Fatal("no way to watch")
	}
	r.Key("Escape")
	r.Key("Home")
	if !strings.HasPrefix(r.Control(curveID).Value, "Move 0 of ") {
		t.Errorf("Home leads to %q", r.Control(curveID).Value)
	}
	r.Key("Space") // the best way from the start
	r.TickUntil(3000, "the end of the best way", func() bool { return !r.Out.Animating })
	if r.Board() != rep.Game.Goal.Board() {
		t.Errorf("the best way ends in %v", r.Board())
	}
	r.Key("Escape")
	if r.Find(curveID) == nil || r.Board() != rep.Game.Scramble {
		t.Error("Escape does not lead back to the solve")
	}
	r.Tap(game.Touch, gametest.Named("fromhere"))
	if sceneOf(r) != "play" || r.Board() != rep.Game.Scramble {
		t.Errorf("from here leads to %s", sceneOf(r))
	}
}

// TestRaceFromLink races against the replay, and then against one's own best.
func TestRaceFromLink(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Tap(game.Touch, gametest.Named("menu"))
	if c := r.Control(gametest.Named("race")); !c.Disabled {
		t.Error("there is a best to race against before the first solve")
	}
	r.Key("Escape")
	const near = "3x3.classic:1,2,3,4,0,6,7,5,8!"
	g, _ := puzzle.ParseGame(strings.TrimSuffix(near, "!"))
	rep, err := puzzle.NewReplay(g, []puzzle.ReplayStep{{Move: puzzle.Move{Dir: puzzle.Up, N: 1}}, {Move: puzzle.Move{Dir: puzzle.Left, N: 1}, At: 5e9}}, true)
	if err != nil {
		t.Fatal(err)
	}
	r.Reply(game.Reply{Kind: game.Link, Text: rep.String()})
	r.Key("Enter")
	if r.Board() != g.Scramble || !r.StoredGame().Own() {
		t.Fatalf("racing on %v", r.Board())
	}
	r.Key("ArrowUp")
	r.Tick(30)
	r.Key("ArrowLeft")
	r.Tick(120)
	if words := textOf(r); !strings.Contains(words, "Won by 4.") {
		t.Errorf("the result says %q", words)
	}
	solves := r.StoredSolves().List
	if len(solves) != 1 || solves[0].Group() != "3x3.classic=own" {
		t.Fatalf("%d records: %+v", len(solves), solves)
	}
	r.Key("Escape")
	r.Tap(game.Touch, gametest.Named("menu"))
	touchTo(r, gametest.Named("race"))
	if r.Board() != g.Scramble || !strings.Contains(r.Control(gametest.Named("config")).Value, "race") {
		t.Errorf("the menu leads to %v, %q", r.Board(), r.Control(gametest.Named("config")).Value)
	}
	if s := r.StoredGame(); !s.Own() || s.Options().Rival == "" {
		t.Errorf("the race has options %+v", s.Options())
	}
}
