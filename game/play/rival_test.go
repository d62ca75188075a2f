package play

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// raceGame is two moves from its goal: its rows are home after no, one and two moves.
const raceGame = "3x3.classic:1,2,3,4,0,6,7,5,8"

// recordingOf returns a game that makes moves at times in milliseconds.
func recordingOf(t *testing.T, id string, moves string, at ...int) session.Recording {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	list, err := puzzle.ParseMoves(moves)
	if err != nil {
		t.Fatal(err)
	}
	var steps []puzzle.ReplayStep
	for i, m := range list {
		steps = append(steps, puzzle.ReplayStep{Move: m, At: time.Duration(at[i]) * time.Millisecond})
	}
	r, err := puzzle.NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	return session.Recording{Replay: r}
}

// sense returns the line below the game's name.
func (r *run) sense() string { return r.Find(configID).Value }

// TestRace races against a game: the rival moves by the player's clock, a pause holds both, and the lead is told at each split.
func TestRace(t *testing.T) {
	r := newRun(t, options{game: raceGame})
	r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
	v := r.play.racing()
	if v == nil {
		t.Fatal("no race")
	}
	start := v.view.Board
	r.tick(120)
	if v.view.Board != start || !strings.Contains(r.sense(), "first move") {
		t.Fatalf("the rival began before the player: %v, %q", v.view.Board, r.sense())
	}
	r.key("ArrowUp") // the second row is home at once, as the rival's
	r.tick(2)
	if v.frame != 1 || r.sense() != "Against 0:02 · Level" {
		t.Fatalf("frame %d, %q", v.frame, r.sense())
	}
	r.key("P")
	r.tick(300)
	if v.frame != 1 {
		t.Fatal("a pause does not hold the rival")
	}
	r.play.Stage.Home()
	r.tick(60)
	if v.frame != 1 {
		t.Fatalf("a second on the clock, the rival is at frame %d", v.frame)
	}
	for range 100 {
		if v.frame == 2 {
			break
		}
		r.tick(1)
	}
	if len(v.view.Shift) == 0 {
		t.Error("the rival's tiles jump")
	}
	r.tick(30)
	if len(v.view.Shift) > 0 {
		t.Error("the rival's tiles do not come to rest")
	}
	if v.frame != 2 {
		t.Fatalf("the rival has not ended after %v", r.session().Clock(r.Now()))
	}
	r.key("ArrowLeft")
	r.tick(2)
	if !r.session().Solved() {
		t.Fatal("not solved")
	}
	if !strings.Contains(v.lead, "behind") || v.outcome(r.play) != "Lost by 0.5\u00a0s" {
		t.Errorf("the lead is %q, the outcome %q", v.lead, v.outcome(r.play))
	}
	if s, ok := r.session().Solve(r.In.Date); !ok || s.Hints+s.Auto > 0 || r.saves.History.Len() != 1 {
		t.Errorf("a race is no ordinary solve: %+v, %d records", s, r.saves.History.Len())
	}
	r.Start(r.session().Game(), session.Options{})
	r.tick(1)
	if r.play.racing() != nil || strings.Contains(r.sense(), "behind") {
		t.Error("the next game is a race, too")
	}
}

// TestRaceBars shows two bars in a race, of the same length: how many tiles of the player are home, and how many of the rival.
func TestRaceBars(t *testing.T) {
	r := newRun(t, options{game: raceGame})
	if c := r.Find(rivalID); c != nil {
		t.Errorf("a game that is no race has a bar %q", c.Label)
	}
	r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
	bars := func(you, other string) {
		t.Helper()
		a, b := r.Find(homeID), r.Find(rivalID)
		if a == nil || b == nil {
			t.Fatalf("bars %v and %v", a, b)
		}
		if !strings.HasPrefix(a.Label, you) || !strings.HasPrefix(b.Label, other) || a.Rect.W != b.Rect.W || a.Rect.Y+a.Rect.H > b.Rect.Y {
			t.Errorf("%q at %v and %q at %v, want %q and %q", a.Label, a.Rect, b.Label, b.Rect, you, other)
		}
	}
	r.tick(60)
	bars("You: 6 of 8", "Rival: 6 of 8")
	r.key("ArrowUp")
	r.tick(2)
	bars("You: 7 of 8", "Rival: 7 of 8")
	r.tick(150)
	bars("You: 7 of 8", "Rival: 8 of 8")
}

func TestLeadWords(t *testing.T) {
	r := newRun(t, options{})
	for behind, want := range map[time.Duration]string{
		0: "Level", 49 * time.Millisecond: "Level", -49 * time.Millisecond: "Level",
		1234 * time.Millisecond: "1.2\u00a0s behind", -20 * time.Second: "20.0\u00a0s ahead",
	} {
		if got := leadWords(r.Lang, behind); got != want {
			t.Errorf("%v behind: %q, want %q", behind, got, want)
		}
	}
}

// TestResultLeads watches, reviews and races from the figures of a result.
func TestResultLeads(t *testing.T) {
	r := newRun(t, options{game: raceGame, h: 900})
	r.key("ArrowUp")
	r.key("ArrowLeft")
	r.tick(120)
	open := func() {
		t.Helper()
		r.tap(moreID)
		r.tick(10)
	}
	open()
	r.tap(watchID)
	open()
	r.tap(reviewID)
	if len(r.watched) != 1 || len(r.reviewed) != 1 || r.watched[0].String() != r.session().Recording().String() || !r.reviewed[0].Solved() {
		t.Fatalf("watched %v, reviewed %v", r.watched, r.reviewed)
	}
	open()
	if c := r.Find(raceID); c == nil || !c.Disabled {
		t.Error("there is a best game to race against")
	}
	r.key("Escape")
	r.tick(10)
	r.canRace = true
	open()
	r.play.result.figure.Focus = ui.ID{Name: "race"}
	r.key("Enter")
	if r.raced != 1 {
		t.Errorf("raced %d times", r.raced)
	}
}

// TestRaceRests lays out and draws a race at rest without allocating.
func TestRaceRests(t *testing.T) {
	r := newRun(t, options{game: raceGame})
	r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
	r.tick(120)
	frame := func() {
		r.in.Now += time.Second / 60
		r.Update(&r.in)
		r.Draw(&r.list)
	}
	frame()
	if n := testing.AllocsPerRun(50, frame); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestRaceKeepsTheGoal checks that in a race on a large screen the rival's board is as wide as the goal's picture is without a rival, and
// that this stands in the head, apart from it and above the bars.
func TestRaceKeepsTheGoal(t *testing.T) {
	r := newRun(t, options{w: 1100, h: 760, game: raceGame})
	r.tick(90)
	alone := r.Find(goalID)
	if alone == nil || r.Find(rivalBoardID) != nil {
		t.Fatalf("without a rival: the goal %v, its board %v", alone, r.Find(rivalBoardID))
	}
	r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
	r.tick(2)
	goal, board, bar := r.Find(goalID), r.Find(rivalBoardID), r.Find(rivalID)
	if goal == nil || board == nil || bar == nil {
		t.Fatalf("the goal %v, the rival's board %v, its bar %v", goal, board, bar)
	}
	if !goal.Rect.Intersect(board.Rect).Empty() || board.Rect.W < r.play.sight.place.honour.W-1 || !r.Find(configID).Rect.Intersect(goal.Rect).Empty() || goal.Rect.Y+goal.Rect.H > bar.Rect.Y || board.Rect.Y+board.Rect.H > bar.Rect.Y {
		t.Errorf("the goal at %v, the rival's board at %v, its bar at %v", goal.Rect, board.Rect, bar.Rect)
	}
	if v := r.play.racing(); board.Label == "" || v.view.Rect.Intersect(board.Rect) != v.view.Rect || v.view.Rect.Empty() {
		t.Errorf("the rival's tray is at %v in %v, named %q", v.view.Rect, board.Rect, board.Label)
	}
}

// TestRivalBesideFigures races with every choice of figures, in windows of many shapes: neither a figure nor a bar lies over the
// rival's board.
func TestRivalBesideFigures(t *testing.T) {
	boards := 0
	for _, o := range []options{{w: 360, h: 640}, {w: 390, h: 844}, {w: 320, h: 568}, {w: 640, h: 360}, {w: 768, h: 1024}, {w: 1024, h: 768},
		{w: 1100, h: 760}, {w: 1920, h: 1080}, {w: 2560, h: 1080}, {w: 360, h: 640, text: 1.3}, {w: 390, h: 844, text: 2}, {w: 1100, h: 760, text: 2}} {
		for _, clock := range []session.Clock{session.HiddenClock, session.SecondsClock} {
			for _, moves := range []bool{false, true} {
				o.game = raceGame
				r := newRun(t, o)
				r.play.Stage.Set.Clock, r.play.Stage.Set.ShowMoves = clock, moves
				r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
				r.tick(90)
				board := r.Find(rivalBoardID)
				if board == nil {
					continue
				}
				boards++
				for _, id := range []ui.ID{clockID, movesID, homeID, rivalID} {
					if c := r.Find(id); c != nil && !c.Rect.Intersect(board.Rect).Empty() {
						t.Errorf("%v x %v, text %v, clock %v, moves %v: %v at %v lies over the rival's board at %v", o.w, o.h, o.text, clock, moves, id, c.Rect, board.Rect)
					}
				}
			}
		}
	}
	if boards < 20 {
		t.Errorf("only %d boards of rivals", boards)
	}
}

// TestRaceBarsOnLowScreens races on screens wide and low: the bars stand below the figures and clear of the goal's picture.
func TestRaceBarsOnLowScreens(t *testing.T) {
	for _, o := range []options{{w: 640, h: 360}, {w: 800, h: 400}, {w: 800, h: 480, text: 2}} {
		o.game = raceGame
		r := newRun(t, o)
		r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
		r.tick(90)
		goal, clock, you, other := r.Find(goalID), r.Find(clockID), r.Find(homeID), r.Find(rivalID)
		if goal == nil || clock == nil || you == nil || other == nil {
			t.Errorf("%v x %v: the goal %v, the clock %v, the bars %v and %v", o.w, o.h, goal, clock, you, other)
			continue
		}
		if you.Rect.Y < clock.Rect.Y+clock.Rect.H || other.Rect.Y < you.Rect.Y+you.Rect.H || !goal.Rect.Intersect(you.Rect).Empty() || !goal.Rect.Intersect(other.Rect).Empty() {
			t.Errorf("%v x %v: the goal at %v, the clock at %v, the bars at %v and %v", o.w, o.h, goal.Rect, clock.Rect, you.Rect, other.Rect)
		}
	}
}
