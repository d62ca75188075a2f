package session

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

const small = "marathon(3).2x2.wild#a b"

func mustRun(t testing.TB, text string) puzzle.Run {
	t.Helper()
	r, err := puzzle.ParseRun(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// newLeg begins a leg of a run, from 1.
func newLeg(t testing.TB, l *Log, text string, n int, own bool, now time.Duration) *Session {
	t.Helper()
	g, err := mustRun(t, text).Deal(n - 1)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Own: own, Leg: Leg{text, n}}
	if l.Full(o) {
		l.MakeRoom(o)
	}
	s := l.New(g, o, now, day)
	if n > 1 && !s.StartStudy(now) {
		t.Fatal("the clock of a later leg does not start")
	}
	return s
}

// solveLeg solves a game, one move a second, the first one a second after now, and returns when the last was made.
func solveLeg(t testing.TB, s *Session, now time.Duration) time.Duration {
	t.Helper()
	for _, m := range mustMoves(t, wayOf(t, s.Game().ID())) {
		now += time.Second
		if err := s.Move(m, now, Keyboard); err != nil {
			t.Fatal(err)
		}
	}
	return now
}

// playRun solves the first legs of a run.
func playRun(t testing.TB, l *Log, text string, legs int, own bool) (now time.Duration) {
	for n := 1; n <= legs; n++ {
		now = solveLeg(t, newLeg(t, l, text, n, own, now), now)
	}
	return now
}

func mustRunSolve(t testing.TB, legs []*Session) RunSolve {
	t.Helper()
	r, ok := NewRunSolve(legs, day)
	if !ok {
		t.Fatal("no record of the run")
	}
	return r
}

// TestOneClock checks that the clocks of the legs add up to the time from the first move to the last, without the pause.
func TestOneClock(t *testing.T) {
	l := newTape().log
	now := playRun(t, l, small, 2, false)
	s := newLeg(t, l, small, 3, false, now)
	if first := l.games[0]; first.StartStudy(now) || s.StartStudy(now) {
		t.Error("the clock starts twice")
	}
	if !s.Started() || s.Moved() || s.Clock(now+5*time.Second) != 5*time.Second || s.CanUndo() || l.CanUndo() || l.Undo(now) {
		t.Error("the clock of the third leg does not run, or it can be undone")
	}
	s.Pause(now + 5*time.Second)
	s.Resume(now + 60*time.Second)
	end := solveLeg(t, s, now+60*time.Second)
	r := mustRunSolve(t, l.Legs())
	if want := end - time.Second - 55*time.Second; r.Time() != want || len(r.Legs) != 3 { // the first move came after a second
		t.Errorf("the run took %v, want %v", r.Time(), want)
	}
}

// TestRunOutlivesKill cuts the log of a run off after each of its bytes: what is left goes on with the leg that was played, and
// loses no leg before.
func TestRunOutlivesKill(t *testing.T) {
	p := newTape()
	playRun(t, p.log, small, 3, false)
	want := mustRunSolve(t, p.log.Legs())
	legs := 0
	for end := range len(p.text) + 1 {
		ld := Load(p.text[:end])
		if ld.BadLines > 0 || ld.Newer > 0 {
			t.Fatalf("after %d bytes: %v", end, ld.Problems)
		}
		got := ld.Log.Legs()
		if len(got) < legs || len(got) > legs+1 {
			t.Fatalf("after %d bytes %d legs follow %d", end, len(got), legs)
		}
		legs = len(got)
		for i, s := range got[:max(0, legs-1)] {
			if !s.Solved() || s.Leg() != (Leg{small, i + 1}) || string(appendEvents(nil, s.Events())) != want.Legs[i].Events {
				t.Fatalf("after %d bytes leg %d is another", end, i+1)
			}
		}
		done := ld.Log.Runs()
		if complete := legs == 3 && got[2].Solved(); complete != (len(done) == 1) {
			t.Fatalf("after %d bytes: %d runs are complete, %v", end, len(done), complete)
		} else if complete && string(mustRunSolve(t, done[0]).Line()) != string(want.Line()) {
			t.Fatalf("after %d bytes the run is another", end)
		}
	}
	if legs != 3 {
		t.Errorf("%d legs", legs)
	}
}

// TestRunStaysWhole checks that the legs of a run are forgotten together, that a long one that is over goes when another game
// has followed, and that undo brings an unfinished one back with all its legs.
func TestRunStaysWhole(t *testing.T) {
	const long = "marathon(60).2x2#a"
	l := newTape().log
	now := playRun(t, l, long, 25, false)
	leg := newLeg(t, l, long, 26, false, now)
	for i := range 2 * MaxGames {
		if l.Full(Options{}) {
			l.MakeRoom(Options{})
		}
		l.New(mustGame(t, almost), Options{}, now, day)
		if again := Load(l.Compact()); digest(again.Log) != digest(l) {
			t.Fatalf("after %d games the file tells another story", i)
		}
	}
	for l.Undo(now) && l.Current() != leg {
		continue
	}
	if l.Current() != leg || len(l.Legs()) != 26 {
		t.Fatalf("%d legs are back", len(l.Legs()))
	}
	for n := 26; n <= 60; n++ {
		now = solveLeg(t, leg, now)
		if n < 60 {
			leg = newLeg(t, l, long, n+1, false, now)
		}
	}
	if len(l.Runs()) != 1 || l.Full(Options{}) {
		t.Fatal("the run is not whole")
	}
	l.New(mustGame(t, almost), Options{}, now, day)
	if l.Full(Options{}) {
		t.Fatal("a run that has no record yet is forgotten")
	}
	l.Recorded(leg)
	if !l.Full(Options{}) {
		t.Fatal("a long run that is over takes no room")
	}
	l.MakeRoom(Options{})
	if len(l.Runs()) != 0 || l.Full(Options{}) || len(l.games) > MaxGames {
		t.Errorf("%d games are left", len(l.games))
	}
}

// TestLegHeads checks that a head is refused whose game cannot be the leg that it says.
func TestLegHeads(t *testing.T) {
	head := string(newLeg(t, newTape().log, small, 2, true, 0).appendHead(nil))
	if s, _, err := parseHead(head); err != nil || s.Leg() != (Leg{small, 2}) || !s.Own() {
		t.Fatalf("%s: %v", head, err)
	}
	for from, to := range map[string]string{
		"leg=2": "leg=4", " leg=2": "", "leg=2 ": "leg=0 ", " run=": " ruin=", "marathon(3).2x2": "marathon(3).3x2", "%23a": "%0Aa", "run=m": "run=%m",
	} {
		bad := strings.Replace(head+" ", from, to, 1)
		if _, newer, err := parseHead(bad); err == nil || newer > 0 {
			t.Errorf("%s is read", bad)
		}
	}
}

// TestLegsOfOneRun checks that a run begun again is another, and that a leg without those before it is no run.
func TestLegsOfOneRun(t *testing.T) {
	l := newTape().log
	playRun(t, l, small, 2, false)
	newLeg(t, l, small, 1, true, time.Hour)
	if got := l.Legs(); len(got) != 1 || !got[0].Own() {
		t.Errorf("%d legs of the second run", len(got))
	}
	newLeg(t, l, small, 3, false, time.Hour)
	if l.Legs() != nil {
		t.Error("a leg alone is a run")
	}
	if _, ok := NewRunSolve(l.All(), day); ok {
		t.Error("legs of several runs make one")
	}
	l.New(mustGame(t, almost), Options{}, 0, day)
	if got := l.Legs(); got != nil {
		t.Errorf("a game of no run has %d legs", len(got))
	}
}

func TestRunSolve(t *testing.T) {
	for _, text := range []string{small, "relay(2x2..3x2).snake#x/y", "everything(3x3..2x2).random-random#ü"} {
		for _, own := range []bool{false, true} {
			l := newTape().log
			playRun(t, l, text, mustRun(t, text).Len(), own)
			r := mustRunSolve(t, l.Legs())
			read := ReadLine(r.Line())
			if read.Kind != RunLine || string(read.Run.Line()) != string(r.Line()) || read.Run.Identity() != r.Identity() || read.Run.ID() != text {
				t.Errorf("%s reads as %v, %v", r.Line(), read.Kind, read.Err)
			}
			if group := mustRun(t, text).String(); r.Counts() == false || r.Input != "keyboard" || r.Group() != group && !own || own && r.Group() != group+"=own" {
				t.Errorf("%s is of group %s", text, r.Group())
			}
			again := LoadSolves(append(append(append(r.Line(), '\n'), r.Line()...), '\n'))
			if len(again.Runs) != 1 || again.BadLines > 0 {
				t.Errorf("%d runs are loaded", len(again.Runs))
			}
			if s := l.Current(); s.Recordable() {
				t.Error("a leg has a record of its own")
			}
		}
	}
}

// TestRunSolveFaults changes a record in many ways; none is read.
func TestRunSolveFaults(t *testing.T) {
	l := newTape().log
	playRun(t, l, small, 3, false)
	r := mustRunSolve(t, l.Legs())
	for name, change := range map[string]func(r *RunSolve){
		"time": func(r *RunSolve) { r.MS++ }, "moves": func(r *RunSolve) { r.STM++ }, "MTM": func(r *RunSolve) { r.MTM-- },
		"hints": func(r *RunSolve) { r.Hints++ }, "input": func(r *RunSolve) { r.Input = "mouse" }, "no legs": func(r *RunSolve) { r.Legs = nil },
		"leg lost": func(r *RunSolve) { r.Legs = r.Legs[:2] }, "leg twice": func(r *RunSolve) { r.Legs = append(r.Legs, r.Legs[2]) },
		"order": func(r *RunSolve) { r.Legs[0], r.Legs[1] = r.Legs[1], r.Legs[0] }, "other run": func(r *RunSolve) { r.Run = "marathon(3).2x2.random" },
		"no seed": func(r *RunSolve) { r.Seed = "" }, "events": func(r *RunSolve) { r.Legs[1].Events += ";" },
		"leg's time": func(r *RunSolve) { r.Legs[1].MS++ }, "leg's board": func(r *RunSolve) { r.Legs[1].ID = "2x2.classic:1,2,0,3" },
		"form": func(r *RunSolve) { r.Run = "marathon(3).2X2.wild" }, "version": func(r *RunSolve) { r.V = 1 },
	} {
		c := r
		c.Legs = append([]LegSolve(nil), r.Legs...)
		change(&c)
		if got := ReadLine(c.Line()); got.Kind != BadLine {
			t.Errorf("%s: read as %v", name, got.Kind)
		}
	}
	line := string(r.Line())
	if got := ReadLine([]byte(strings.Replace(line, "keyboard", "keybuard", 1))); got.Kind != BadLine {
		t.Error("a damaged line is read")
	}
	auto := newLeg(t, l, "marathon(2).2x2#a", 1, false, 0)
	for _, m := range mustMoves(t, wayOf(t, auto.Game().ID())) {
		_ = auto.Auto(m, 0)
	}
	now := solveLeg(t, newLeg(t, l, "marathon(2).2x2#a", 2, false, 0), 0)
	if _, ok := NewRunSolve(l.Legs(), day); ok || now == 0 {
		t.Error("a run that the program played has a record")
	}
}

func FuzzParseRunSolve(f *testing.F) {
	for _, text := range []string{small, "relay(2x2..3x2).snake#x/y"} {
		l := newTape().log
		playRun(f, l, text, mustRun(f, text).Len(), false)
		line := mustRunSolve(f, l.Legs()).Line()
		text, _ := recordFrame.cut(line)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		line := recordFrame.add(text)
		r, err := ParseRunSolve(line)
		if err != nil {
			return
		}
		again, err := ParseRunSolve(r.Line())
		if err != nil || string(again.Line()) != string(r.Line()) || fmt.Sprint(again.Identity()) != fmt.Sprint(r.Identity()) {
			t.Fatalf("%s reads again as %s, %v", line, again.Line(), err)
		}
	})
}

// TestPlainLeg writes a leg for a report: it can be read, and nothing of the seed is left.
func TestPlainLeg(t *testing.T) {
	const text = "marathon(3).2x2.wild#secret"
	l := newTape().log
	playRun(t, l, text, 2, false)
	plain := l.Current().Plain()
	got := Load(plain)
	if strings.Contains(string(plain), "secret") || got.BadLines > 0 || got.Log.Current().Board() != l.Current().Board() || got.Log.Current().Leg().N != 2 {
		t.Errorf("%s: %v", plain, got.Problems)
	}
}
