package app_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

const relay = "relay(2x2..3x3).snake#monday"

// leg returns the game of a leg of a run, from 0.
func leg(t *testing.T, text string, n int) puzzle.Game {
	t.Helper()
	run, err := puzzle.ParseRun(text)
	if err != nil {
		t.Fatal(err)
	}
	g, err := run.Deal(n)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// sense returns the line below the name of the game.
func sense(r *gametest.Run) string { return r.Control(gametest.Named("config")).Value }

// onRun begins a run of a player who is through the first games.
func onRun(t *testing.T, text string, o gametest.Options) *gametest.Run {
	t.Helper()
	o.Game = text
	return onMonday(t, o)
}

// TestRelay plays a relay with a restart in each leg: one clock, one record with its legs, and none of the legs alone.
func TestRelay(t *testing.T) {
	r := onRun(t, relay, gametest.Options{})
	for n := range 2 {
		g := leg(t, relay, n)
		if r.Board() != g.Scramble || r.Out.Address != relay {
			t.Fatalf("leg %d: played is %v, the address is %s", n+1, r.Board(), r.Out.Address)
		}
		if n == 1 && !strings.HasPrefix(sense(r), "Board 2 of 2 · 0:0") {
			t.Errorf("nothing tells which board it is: %s", r.Labels())
		}
		r.MoveAny()
		r.Tick(60)
		r = r.Restart()
		r.In.Date = monday.Date()
		r.Tick(30)
		if r.Find(gametest.Named("resume")) == nil {
			t.Fatalf("leg %d goes on without a pause: %v", n+1, r.IDs())
		}
		r.Press(gametest.Named("resume"))
		r.Tick(12)
		solveBoard(t, r, g.Goal.Board())
		r.Tick(12)
	}
	r.Tick(120)
	all := r.StoredSolves()
	if len(all.Runs) != 1 || len(all.List) != 0 || all.Runs[0].ID() != relay || all.Runs[0].Own {
		t.Fatalf("%d runs and %d games are stored", len(all.Runs), len(all.List))
	}
	run := all.Runs[0]
	if run.MS != run.Legs[0].MS+run.Legs[1].MS || run.STM != run.Legs[0].STM+run.Legs[1].STM || run.Legs[1].MS < 1000 {
		t.Errorf("the run took %d ms and %d moves: %+v", run.MS, run.STM, run.Legs)
	}
	if !r.Says("Run complete!") || !r.Says("2 × 2: ") {
		t.Errorf("the result says %s", r.Labels())
	}
	r.Tap(game.Touch, gametest.Named("more"))
	r.Tick(30)
	if !r.Says("3 × 3") || r.Find(gametest.Named("watch")) != nil {
		t.Errorf("the figures say %s", r.Labels())
	}
	r.Key("Escape")
	r.Tick(30)
	r = r.Restart()
	r.In.Date = monday.Date()
	r.Tick(60)
	if len(r.StoredSolves().Runs) != 1 || !r.Says("Run complete!") {
		t.Errorf("after a restart there are %d runs: %s", len(r.StoredSolves().Runs), r.Labels())
	}
	r.Tap(game.Touch, gametest.Named("again"))
	r.Tick(60)
	if r.Board() != leg(t, relay, 0).Scramble || !r.StoredGame().Own() {
		t.Error("Again does not begin the same run, of known boards")
	}
	r.Key("N")
	r.Tick(60)
	fresh := r.StoredGame()
	if l := fresh.Leg(); l.N != 1 || !strings.HasPrefix(l.Run, "relay(2x2..3x3).snake#") || l.Run == relay || fresh.Own() {
		t.Errorf("New begins %+v", l)
	}
}

// TestRunKilledBetweenLegs ends the program after the last move of a leg, before the next is dealt: that is dealt at the next
// start, paused.
func TestRunKilledBetweenLegs(t *testing.T) {
	r := onRun(t, relay, gametest.Options{})
	solveBoard(t, r, leg(t, relay, 0).Goal.Board())
	lines := strings.SplitAfter(string(r.Store.Files[game.GameFile]), "\n")
	for i, line := range lines {
		if strings.Contains(line, "leg=2") {
			r.Store.Files[game.GameFile] = []byte(strings.Join(lines[:i], ""))
			break
		}
	}
	r = r.Restart()
	r.In.Date = monday.Date()
	r.Tick(30)
	s := r.StoredGame()
	if s.Leg().N != 2 || !s.Paused() || s.Moved() || r.Find(gametest.Named("resume")) == nil {
		t.Fatalf("the program goes on with leg %d: %v", s.Leg().N, r.IDs())
	}
	r.Press(gametest.Named("resume"))
	r.Tick(12)
	solveBoard(t, r, leg(t, relay, 1).Goal.Board())
	r.Tick(120)
	if runs := r.StoredSolves().Runs; len(runs) != 1 {
		t.Errorf("%d runs are stored", len(runs))
	}
}

// TestMarathonOutlivesLog plays a marathon of more boards than the log has games.
func TestMarathonOutlivesLog(t *testing.T) {
	const text = "marathon(30).2x2#a"
	r := onRun(t, text, gametest.Options{})
	for n := range 30 {
		solveBoard(t, r, leg(t, text, n).Goal.Board())
		r.Tick(2)
	}
	r.Tick(120)
	runs := r.StoredSolves().Runs
	if len(runs) != 1 || len(runs[0].Legs) != 30 {
		t.Fatalf("%d runs are stored", len(runs))
	}
	for range 3 {
		r.Key("N")
		r.Tick(60)
	}
	if n := len(r.StoredLog().All()); n > session.MaxGames {
		t.Errorf("the log still has %d games", n)
	}
}

// TestRunComparesWithBest plays a run twice: the second time each split tells how far the player is from the first.
func TestRunComparesWithBest(t *testing.T) {
	r := onRun(t, "marathon(3).2x2#a", gametest.Options{})
	play := func(text string, wait int) {
		for n := range 2 {
			r.Tick(wait)
			solveBoard(t, r, leg(t, text, n).Goal.Board())
			r.Tick(2)
		}
	}
	play("marathon(3).2x2#a", 200)
	if strings.Contains(sense(r), "ahead") || strings.Contains(sense(r), "behind") {
		t.Errorf("the first run is compared: %s", sense(r))
	}
	solveBoard(t, r, leg(t, "marathon(3).2x2#a", 2).Goal.Board())
	r.Tick(120)
	r.Reply(game.Reply{Kind: game.Link, Text: "marathon(3).2x2#a"})
	r.Tick(60)
	play("marathon(3).2x2#a", 20)
	if !strings.HasSuffix(sense(r), "s ahead") {
		t.Errorf("the second run is not compared: %s", sense(r))
	}
}

// TestRunInRecords finds a finished run among the records: its card, its page with its legs, each of which can be watched; it
// is copied, played again, and removed.
func TestRunInRecords(t *testing.T) {
	r := onRun(t, relay, gametest.Options{})
	r.PlayLegs(relay, 2, 30)
	r.Tick(100)
	open := func() {
		r.OpenRecords(ui.ID{Name: "card"})
	}
	open()
	for _, part := range []string{"Relay 2 × 2 to 3 × 3, Snake", "2 × 2: 0:0", "3 × 3: 0:0", "Average per board"} {
		if !r.Says(part) {
			t.Errorf("the page does not say %q: %s", part, r.Labels())
		}
	}
	for i, leg := range r.StoredSolves().Runs[0].Legs { // as exact as in the result
		if took := words.Clock(time.Duration(leg.MS)*time.Millisecond, 3); !strings.Contains(r.Control(ui.ID{Name: "leg", N: i}).Label, took+",") {
			t.Errorf("the leg of %s says %q", took, r.Control(ui.ID{Name: "leg", N: i}).Label)
		}
	}
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("copy")}}
	r.Tick(1)
	if !strings.Contains(r.Out.Copy, relay) || strings.Count(r.Out.Copy, "\n") != 6 {
		t.Errorf("copied is %q", r.Out.Copy)
	}
	r.Press(ui.ID{Name: "leg", N: 1})
	r.Tick(10)
	if r.Find(gametest.Named("scrub")) == nil {
		t.Fatalf("a leg leads to %v", r.IDs())
	}
	r.Key("Escape")
	r.Tick(10)
	r.Press(gametest.Named("same"))
	r.Tick(30)
	if s := r.StoredGame(); s.Leg().Run != relay || s.Leg().N != 1 || !s.Own() {
		t.Errorf("played the same is %+v", s.Leg())
	}
	open()
	r.Press(gametest.Named("remove"))
	r.Tick(10)
	notes := r.StoredSolves().Notes
	if len(notes) != 1 || !notes[0].Removed || notes[0].Of != r.StoredSolves().Runs[0].Identity() {
		t.Errorf("removed are %+v", notes)
	}
}

// TestMoreOfLongMarathon opens the figures of a marathon with many boards: only the rows in sight are there, and the last one
// is found by scrolling.
func TestMoreOfLongMarathon(t *testing.T) {
	const text = "marathon(250).2x2#a"
	for _, o := range []gametest.Options{{}, {W: 1100, H: 760}, {TextScale: 2}} {
		r := onRun(t, text, o)
		r.PlayLegs(text, 250, 0)
		r.Tick(120)
		if !r.Says("250 boards, from 0:0") {
			t.Errorf("the result says %s", r.Labels())
		}
		r.Press(gametest.Named("more"))
		r.Tick(10)
		if n := len(r.App.Controls()); n > 200 || !strings.Contains(r.Labels(), "|1|0:0") || strings.Contains(r.Labels(), "|250|") {
			t.Errorf("%d controls: %s", n, r.Labels())
		}
		if r.Scroll(1e4); !strings.Contains(r.Labels(), "|250|0:0") {
			t.Errorf("at the end there is %s", r.Labels())
		}
	}
}

// TestLeaveRun leaves a run by each device: an ordinary game like its board follows; undo brings the run back with its legs.
func TestLeaveRun(t *testing.T) {
	for device, leave := range map[string]func(r *gametest.Run, id ui.ID){
		"keys":   func(r *gametest.Run, id ui.ID) { focusOnID(r, "Tab", id); r.Key("Enter") },
		"pad":    func(r *gametest.Run, id ui.ID) { padTo(r, id); r.Button(game.PadA) },
		"touch":  touchTo,
		"reader": func(r *gametest.Run, id ui.ID) { r.Press(id) },
	} {
		r := onRun(t, relay, gametest.Options{})
		r.PlayLegs(relay, 1, 30)
		r.Tick(30)
		r.Press(gametest.Named("menu"))
		leave(r, gametest.Named("leaverun"))
		r.Tick(30)
		if s := r.StoredGame(); s.Leg().Run != "" || s.Game().Config.String() != "3x3.snake" || s.Own() {
			t.Fatalf("by %s: left for %+v of %s", device, s.Options(), s.Game().Config)
		}
		r.Press(gametest.Named("menu"))
		if r.Find(gametest.Named("leaverun")) != nil {
			t.Error("there is a run to leave")
		}
		r.Key("Escape")
		r.Key("Z", game.Ctrl)
		r.Tick(30)
		if s := r.StoredGame(); s.Leg().N != 2 || len(r.StoredLog().Legs()) != 2 {
			t.Errorf("by %s: undo leads to %+v", device, s.Options())
		}
		solveBoard(t, r, leg(t, relay, 1).Goal.Board())
		r.Tick(120)
		if len(r.StoredSolves().Runs) != 1 {
			t.Errorf("by %s: the run has no record", device)
		}
	}
}

// TestCardOfRun shares a run from its result and from its page: the card tells the whole run, the link opens it.
func TestCardOfRun(t *testing.T) {
	r := onRun(t, relay, gametest.Options{Boot: func(b *game.Boot) { b.Platform = game.Phone }})
	r.PlayLegs(relay, 2, 30)
	r.Tick(100)
	run := r.StoredSolves().Runs[0]
	check := func(where string) {
		t.Helper()
		r.Press(gametest.Named("share"))
		r.Tick(60)
		told := r.Control(gametest.Named("card")).Label
		for _, part := range []string{"Relay 2 × 2 to 3 × 3, Snake in 0:", strconv.Itoa(run.STM) + " moves · 2 boards"} {
			if !strings.Contains(strings.ReplaceAll(told, "\u00a0", " "), part) {
				t.Errorf("%s: the card %q does not tell %q", where, told, part)
			}
		}
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("both")}}
		r.Tick(1)
		if r.Out.Share != relay || r.Out.SharePicture == nil {
			t.Errorf("%s: shared is %q with a picture %v", where, r.Out.Share, r.Out.SharePicture != nil)
		}
		r.Key("Escape")
		r.Tick(10)
	}
	check("result")
	r.Open("records")
	r.Press(ui.ID{Name: "card"}) // of one run: it leads to its page
	check("page")
}

// TestPausedLegIsWatched watches a leg that was paused before its first move.
func TestPausedLegIsWatched(t *testing.T) {
	r := onRun(t, relay, gametest.Options{})
	r.PlayLegs(relay, 1, 30)
	r.Tick(60)
	r.Key("P")
	r.Tick(30)
	r.Press(gametest.Named("resume"))
	r.Tick(10)
	solveBoard(t, r, leg(t, relay, 1).Goal.Board())
	r.Tick(100)
	run := r.StoredSolves().Runs[0]
	if !strings.HasPrefix(run.Legs[1].Events, "+0 study;+") || !strings.Contains(run.Legs[1].Events, "pause;") {
		t.Fatalf("the second leg is %s", run.Legs[1].Events)
	}
	r.OpenRecords(ui.ID{Name: "card"})
	r.Press(ui.ID{Name: "leg", N: 1})
	r.Tick(200)
	if r.Find(gametest.Named("scrub")) == nil {
		t.Errorf("the leg leads to %v", r.IDs())
	}
}

// TestFiguresOfRun opens the figures of a finished run: a table with the time of each board and that of the run at its end, all to
// the thousandth, so that the times add up; and below it the moves, for which the result above the board has no room.
func TestFiguresOfRun(t *testing.T) {
	r := onRun(t, relay, gametest.Options{})
	r.PlayLegs(relay, 2, 30)
	r.Tick(100)
	r.Press(gametest.Named("more"))
	r.Tick(20)
	var said []string
	for _, c := range r.App.Controls() {
		if c.Role == ui.Text {
			said = append(said, c.Label)
		}
	}
	at := slices.Index(said, english.T("runs.column_board"))
	if at < 0 || len(said) != at+10 || !strings.Contains(said[at+9], " moves · ") || !r.Says(english.T("runs.more_title")) {
		t.Fatalf("the sheet says %q", said)
	}
	rows, sum := said[at:at+9], time.Duration(0)
	if want := []string{english.T("runs.column_board"), english.T("play.time"), english.T("runs.column_total")}; !slices.Equal(rows[:3], want) {
		t.Errorf("the columns are %q", rows[:3])
	}
	for i, leg := range r.StoredSolves().Runs[0].Legs {
		took := time.Duration(leg.MS) * time.Millisecond
		sum += took
		if row := rows[3+3*i:][:3]; row[1] != words.Clock(took, 3) || row[2] != words.Clock(sum, 3) {
			t.Errorf("board %d, after %v: %q", i+1, sum, row)
		}
	}
}
