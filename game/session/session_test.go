package session

import (
	"errors"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// almost is a classic game that the moves LL solve.
const almost = "3x3.classic:1,2,3,4,5,6,0,7,8"

func TestClock(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	at := func(now, want time.Duration) {
		t.Helper()
		if got := s.Clock(now); got != want {
			t.Errorf("at %v the clock shows %v, want %v", now, got, want)
		}
	}
	do := func(ok bool) {
		t.Helper()
		if !ok {
			t.Error("refused")
		}
	}
	at(100*time.Second, 0)
	do(s.Hint(150 * time.Second))
	at(160*time.Second, 0)
	do(!s.Pause(170 * time.Second)) // the clock does not run yet
	do(s.Move(left, 200*time.Second+300*time.Microsecond, Mouse) == nil)
	at(200*time.Second+300*time.Microsecond, 0)
	at(203*time.Second+300*time.Microsecond, 3*time.Second)
	do(s.Undo(204*time.Second + 300*time.Microsecond))
	at(205*time.Second+300*time.Microsecond, 5*time.Second) // undo does not set the clock back
	do(s.Redo(206*time.Second + 900*time.Microsecond))
	do(s.Pause(209*time.Second + 1*ms)) // 9 s and 0.7 ms: the clock counts whole ms
	at(300*time.Second, 9*time.Second)
	do(!s.Pause(300 * time.Second))
	do(!s.Undo(300*time.Second) && !s.Redo(300*time.Second) && !s.Hint(300*time.Second) && !s.Peek(300*time.Second))
	if err := s.Move(left, 300*time.Second, Mouse); !errors.Is(err, ErrPaused) {
		t.Errorf("in a pause: %v", err)
	}
	do(s.Resume(400 * time.Second))
	do(!s.Resume(400 * time.Second))
	at(402*time.Second, 11*time.Second)
	at(1*time.Second, 9*time.Second) // never less than at the last event
	do(s.Move(left, 403*time.Second+1700*time.Microsecond, Mouse) == nil)
	at(500*time.Second, 12001*ms) // solved
	do(!s.Pause(600*time.Second) && !s.Resume(600*time.Second) && !s.Undo(600*time.Second))
	if err := s.Move(puzzle.Move{Dir: puzzle.Right, N: 1}, 600*time.Second, Mouse); !errors.Is(err, ErrSolved) {
		t.Errorf("after the end: %v", err)
	}
	at(700*time.Second, 12001*ms)
	if s.Running() || s.Paused() || !s.Solved() || !s.Started() {
		t.Error("not just solved")
	}
}

// A pause that is noticed late stops the clock at its own moment, but not before the last event.
func TestLatePause(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	_ = s.Move(left, 10*time.Second, Mouse)
	s.Hint(20 * time.Second)
	s.Pause(5 * time.Second)
	if got := s.Clock(9 * time.Hour); got != 10*time.Second {
		t.Errorf("the clock shows %v", got)
	}
}

func TestClockEnds(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	_ = s.Move(left, 0, Mouse)
	if got := s.Clock(1 << 62); got != MaxClock {
		t.Errorf("the clock shows %v", got)
	}
	if !s.Undo(1<<62) || !s.Redo(1<<62) || s.last != MaxClock {
		t.Errorf("stuck at %v", s.last)
	}
}

func TestTickAllocatesNothing(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	s.sink = func([]byte) {}
	_ = s.Move(left, 0, Mouse)
	if n := testing.AllocsPerRun(100, func() { s.Tick(markEvery - 1); _ = s.Clock(5 * time.Second) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// A redone move has the time of the redo.
func TestTimeOfRedo(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	_ = s.Move(left, 0, Mouse)
	s.Undo(3 * time.Second)
	s.Redo(5 * time.Second)
	if m, at := s.Step(0); m != left || at != 5*time.Second {
		t.Errorf("%v at %v", m, at)
	}
}

// Applied events leave the clock at the last one, even if a resume is missing.
func TestApply(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	for _, c := range []struct {
		text    string
		running bool
	}{
		{"+0 L k", true}, {"+9 pause", false}, {"+9 resume", true}, {"+12 pause", false}, {"+20 undo", true}, {"+25 mark", true}, {"+25 L2 g", false},
	} {
		e, err := ParseEvent(c.text)
		if err != nil || s.Apply(e) != nil {
			t.Fatal(c.text, err)
		}
		if s.Running() != c.running || s.Paused() != (!c.running && !s.Solved()) || s.Clock(time.Hour) != e.At {
			t.Errorf("%s: running %v, paused %v, clock %v", c.text, s.Running(), s.Paused(), s.Clock(time.Hour))
		}
	}
	if len(s.Events()) != 6 {
		t.Errorf("%d events", len(s.Events()))
	}
}

// Whatever is played, all counts and the board agree with what package puzzle computes from the line.
func TestCountsAgree(t *testing.T) {
	r := newRand(t)
	for range 60 {
		g, _ := near(t, "3x3.wild-random", 10, r)
		s := New(g, Options{}, day)
		var line []puzzle.Move // a simple model of the game's line
		var ahead []puzzle.Move
		undos := 0
		for now := time.Duration(0); now < 300*ms && !s.Solved(); now += ms {
			switch r.IntN(4) {
			case 0, 1:
				m := anyMove(s.Board(), r)
				if s.Move(m, now, Touch) != nil {
					t.Fatal("refused")
				}
				line, ahead = append(line, m), nil
			case 2:
				if s.Undo(now) != (len(line) > 0) {
					t.Fatal("undo")
				}
				if n := len(line) - 1; n >= 0 {
					line, ahead = line[:n], append(ahead, line[n])
					undos++
				}
			case 3:
				if s.Redo(now) != (len(ahead) > 0) {
					t.Fatal("redo")
				}
				if n := len(ahead) - 1; n >= 0 {
					line, ahead = append(line, ahead[n]), ahead[:n]
				}
			}
			b := g.Scramble
			for i, m := range line {
				b, _ = b.Play(m)
				if got, _ := s.Step(i); got != m {
					t.Fatalf("step %d is %v, not %v", i, got, m)
				}
			}
			if s.Board() != b || s.STM() != puzzle.STM(line) || s.MTM() != puzzle.MTM(line) || s.Undos() != undos || s.Steps() != len(line) {
				t.Fatalf("board %v, %d STM, %d MTM, %d undos after %v", s.Board(), s.STM(), s.MTM(), s.Undos(), line)
			}
			if over := s.Solved(); over != (b == g.Goal.Board()) || s.CanUndo() != (len(line) > 0 && !over) || s.CanRedo() != (len(ahead) > 0 && !over) {
				t.Fatalf("solved %v, can undo %v, can redo %v", over, s.CanUndo(), s.CanRedo())
			}
		}
	}
}

func TestRefusedChangesNothing(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	s.sink = func(line []byte) { t.Errorf("wrote %s", line) }
	var bad *puzzle.Error
	if err := s.Move(puzzle.Move{Dir: puzzle.Right, N: 1}, 0, Mouse); !errors.As(err, &bad) || bad.Kind != puzzle.FaultMove {
		t.Errorf("blocked: %v", err)
	}
	if err := s.Move(left, 0, Mixed); !errors.Is(err, ErrInput) {
		t.Errorf("mixed: %v", err)
	}
	if err := s.Apply(Event{Kind: eventKinds}); err == nil {
		t.Error("unknown event taken")
	}
	if s.Started() || s.Transition().Seq != 1 || s.Undo(0) || s.Redo(0) || len(s.Events()) != 0 {
		t.Error("changed")
	}
}

func TestTransitions(t *testing.T) {
	l := NewLog(nil)
	s := l.New(mustGame(t, almost), Options{}, 0, day)
	right := puzzle.Move{Dir: puzzle.Right, N: 1}
	first, second, goal := s.Board(), s.Board().Step(puzzle.Left), s.Goal().Board()
	check := func(want Transition) {
		t.Helper()
		if got := l.Current().Transition(); got != want {
			t.Errorf("got  %+v\nwant %+v", got, want)
		}
	}
	check(Transition{Seq: 1, Kind: Dealt, New: first})
	_ = s.Move(left, 0, Mouse)
	check(Transition{Seq: 2, Kind: Slid, Old: first, New: second, Move: left})
	l.Undo(0)
	check(Transition{Seq: 3, Kind: Undone, Old: second, New: first, Move: right})
	l.Redo(0)
	check(Transition{Seq: 4, Kind: Redone, Old: first, New: second, Move: left})
	s.Hint(0)
	s.Peek(0)
	s.Peek(0)
	s.Pause(0)
	s.Resume(0)
	if s.Hints() != 1 || s.Peeks() != 2 || s.Undos() != 1 || s.Autos() != 0 {
		t.Errorf("%d hints, %d peeks, %d undos, %d autos", s.Hints(), s.Peeks(), s.Undos(), s.Autos())
	}
	check(Transition{Seq: 4, Kind: Redone, Old: first, New: second, Move: left})
	other := l.New(mustGame(t, "2x2.classic:1,2,0,3"), Options{}, 0, day)
	check(Transition{Seq: 5, Kind: Dealt, Old: second, New: other.Board()})
	l.Undo(0)
	check(Transition{Seq: 6, Kind: WentBack, Old: other.Board(), New: second})
	l.Redo(0)
	check(Transition{Seq: 7, Kind: WentOn, Old: second, New: other.Board()})
	l.Undo(0)
	_ = s.Auto(left, 0)
	if s.Autos() != 1 {
		t.Errorf("%d autos", s.Autos())
	}
	check(Transition{Seq: 9, Kind: Slid, Old: second, New: goal, Move: left, Solved: true, Auto: true})
	l = Load(l.Compact()).Log
	check(Transition{Seq: 1, Kind: Restored, New: goal, Solved: true})
}

func TestInputOfGame(t *testing.T) {
	right := puzzle.Move{Dir: puzzle.Right, N: 1}
	s := New(mustGame(t, almost), Options{}, day)
	if s.Input() != NoInput {
		t.Error(s.Input())
	}
	_ = s.Auto(left, 0)
	if s.Input() != NoInput {
		t.Error("the program is an input")
	}
	_ = s.Move(right, 0, Hover)
	if s.Input() != Hover {
		t.Error(s.Input())
	}
	_ = s.Move(left, 0, Touch)
	if s.Input() != Mixed {
		t.Error(s.Input())
	}
	s.Undo(0)
	if s.Input() != Hover {
		t.Error("what is off the line still counts")
	}
}

func TestRecordable(t *testing.T) {
	for _, c := range []struct {
		id   string
		o    Options
		want bool
	}{
		{almost, Options{}, true},
		{almost, Options{First: true}, false},
		{"2x2.classic:1,2,3,0", Options{}, false}, // solved
		{"2x2.classic:2,1,3,0", Options{}, false}, // not solvable
	} {
		s := New(mustGame(t, c.id), c.o, day)
		if s.Recordable() != c.want || s.Solved() != s.Game().Solved() || s.First() != c.o.First {
			t.Errorf("%s %+v: recordable %v, solved %v", c.id, c.o, s.Recordable(), s.Solved())
		}
	}
}

func TestStrangeDates(t *testing.T) {
	for _, date := range []time.Time{
		{}, day.AddDate(90000, 0, 0), day.AddDate(-9000, 0, 0), time.Unix(1<<60, 0),
		time.Date(9999, 12, 31, 23, 0, 0, 0, time.FixedZone("", -13*3600)), day.In(time.FixedZone("", 3600+7)),
	} {
		l := NewLog(nil)
		s := l.New(mustGame(t, almost), Options{}, 0, date)
		_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, 0, Mouse)
		if got := Load(l.Compact()); got.BadLines > 0 || !got.Log.Current().Dealt().Equal(s.Dealt()) {
			t.Errorf("%v: %v", date, got.Problems)
		}
		r, ok := s.Solve(date)
		if _, err := ParseSolve(r.Line()); err != nil || !ok {
			t.Errorf("%v: %s %v", date, r.Line(), err)
		}
	}
}

func TestEventText(t *testing.T) {
	for _, text := range []string{
		"+0 R k", "+1 U31 m", "+22 D2 t", "+333 L g", "+4444 R2 h", "+55555 auto D", "+666666 auto U12",
		"+0 undo", "+1 redo", "+10 hint", "+2 peek", "+3 pause", "+4 resume", "+9999999999 mark",
	} {
		e, err := ParseEvent(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := string(AppendEvent(nil, e)); got != text {
			t.Errorf("%s became %s", text, got)
		}
	}
	for _, text := range []string{
		"", "+", "+ ", "0 R k", "+0", "+0 ", "+01 undo", "+-1 undo", "+1 Undo", "+1 undo ", "+1  undo", "+1 undo 2", "+10000000000 mark",
		"+1 R", "+1 R ", "+1 R x", "+1 R km", "+1 R0 k", "+1 R1 k", "+1 R02 k", "+1 R32 k", "+1 R99999999999999999999 k", "+1 RR k", "+1  k", "+1 R k k", "+1 Z k", "+1 auto",
		"+1 auto ", "+1 auto RR", "+1 auto R k", "+1 auto \tR", "+1 \n", "+1 R\t k", "+٣ undo",
	} {
		if e, err := ParseEvent(text); err == nil {
			t.Errorf("%q was read as %+v", text, e)
		}
	}
}

func FuzzParseEvent(f *testing.F) {
	for _, text := range []string{"+0 R k", "+55555 auto U12", "+3 pause", "+01 R3 h"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := ParseEvent(text)
		if err != nil {
			return
		}
		again, err := ParseEvent(string(AppendEvent(nil, e)))
		if err != nil || again != e || e.At < 0 || e.At > MaxClock {
			t.Fatalf("%q is %+v, then %+v, %v", text, e, again, err)
		}
	})
}

func TestInputNames(t *testing.T) {
	var names []string
	for in := Keyboard; in < inputs; in++ {
		names = append(names, in.String())
		if got, ok := ParseInput(in.String()); got != in || !ok {
			t.Errorf("%v is read as %v", in, got)
		}
	}
	if want := []string{"keyboard", "mouse", "touch", "gamepad", "hover", "mixed"}; !slices.Equal(names, want) {
		t.Error(names)
	}
	if _, ok := ParseInput(""); ok || NoInput.String() != "" || Input(99).String() != "" {
		t.Error("NoInput has a name")
	}
}
