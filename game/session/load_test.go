package session

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// A power cut may cut the file anywhere: everything up to the last complete line is restored, and that line, too, if only its
// newline is missing.
func TestCutAnywhere(t *testing.T) {
	r := newRand(t)
	for range 6 {
		p := newTape()
		play(t, p.log, 150, r)
		want := p.states[0]
		for cut := range len(p.text) + 1 {
			for _, end := range []int{cut, cut + 1} {
				if state, ok := p.states[end]; ok {
					want = state
				}
			}
			got := Load(p.text[:cut])
			if got.BadLines != 0 || got.Newer != 0 {
				t.Fatalf("cut at %d of\n%s\n: bad lines %s %v", cut, p.text[:cut], got.Bad, got.Problems)
			}
			if state := digest(got.Log); state != want {
				t.Fatalf("cut at %d of\n%s\ngot\n%s\nwant\n%s", cut, p.text, state, want)
			}
			if s := got.Log.Current(); s != nil && s.Paused() != (s.Started() && !s.Over()) {
				t.Fatalf("cut at %d: paused %v", cut, s.Paused())
			}
		}
	}
}

// The program is killed repeatedly and each time continues with what is left, with and without compacting the file.
func TestKillAndGoOn(t *testing.T) {
	r := newRand(t)
	for range 20 {
		var file []byte
		for range 12 {
			ld := Load(file)
			if ld.BadLines != 0 {
				t.Fatalf("%s\n%v", file, ld.Problems)
			}
			if compact := ld.Log.Compact(); ld.Rewrite && (r.IntN(2) == 0 || !bytes.HasSuffix(file, []byte{'\n'})) {
				file = compact
			}
			ld.Log.SetSink(func(line []byte) { file = append(append(file, line...), '\n') })
			if s := ld.Log.Current(); s != nil {
				s.Resume(0)
			}
			play(t, ld.Log, 30, r)
			if state := digest(Load(file).Log); state != digest(ld.Log) {
				t.Fatalf("%s\ngot\n%s\nwant\n%s", file, state, digest(ld.Log))
			}
			file = file[:len(file)-r.IntN(min(len(file), 30))]
		}
	}
}

func TestCompact(t *testing.T) {
	r := newRand(t)
	for range 100 {
		p := newTape()
		play(t, p.log, 1+r.IntN(200), r)
		compact := p.log.Compact()
		ld := Load(compact)
		if ld.BadLines != 0 || ld.Rewrite {
			t.Fatalf("rewrite %v, problems %v in\n%s", ld.Rewrite, ld.Problems, compact)
		}
		if got, want := digest(ld.Log), digest(p.log); got != want {
			t.Fatalf("got\n%s\nwant\n%s", got, want)
		}
		if len(compact) > len(p.text)+len("+9999999999 mark\n")+MaxGames*len(backLine+"\n") {
			t.Fatalf("%d bytes became %d", len(p.text), len(compact))
		}
	}
}

// Marks are written each second, so that a kill loses at most a second of the clock.
func TestClockWithinASecond(t *testing.T) {
	p := newTape()
	s := p.log.New(mustGame(t, "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15"), Options{}, 0, day)
	if err := s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, 5*time.Second, Keyboard); err != nil {
		t.Fatal(err)
	}
	for now := 5 * time.Second; now < 20*time.Second; now += 50 * ms / 3 {
		s.Tick(now)
		kept := Load(p.text).Log.Current()
		if short := s.Clock(now) - kept.Clock(0); short < 0 || short > time.Second {
			t.Fatalf("the clock shows %v, the file %v", s.Clock(now), kept.Clock(0))
		}
	}
	if lines := bytes.Count(p.text, []byte{'\n'}); lines > 20 {
		t.Errorf("%d lines in 15 seconds", lines)
	}
}

func TestBadLines(t *testing.T) {
	const head = "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n"
	cases := []struct {
		name, log string
		bad       string // the bad lines
		board     string
		err       error
	}{
		{"empty", "", "", "", nil},
		{"one game", head + "+0 L k\n", "", "1 2 3/4 5 6/7 0 8", nil},
		{"torn", head + "+0 L k\n+20 L", "", "1 2 3/4 5 6/7 0 8", nil},
		{"torn head", head + "+0 L k\n" + head[:40], "", "1 2 3/4 5 6/7 0 8", nil},
		{"rubbish", head + "hello\n+0 L k\n\n", "hello\n\n", "1 2 3/4 5 6/7 0 8", errHead},
		{"two lines grown together", head + "+0 L k\n+4+900 mark\n", "+4+900 mark\n", "1 2 3/4 5 6/7 0 8", errEvent},
		{"impossible move", head + "+0 R k\n+1 L k\n", "+0 R k\n", "1 2 3/4 5 6/7 0 8", nil},
		{"a run of one is no run", head + "+0 L1 k\n", "+0 L1 k\n", "1 2 3/4 5 6/0 7 8", errEvent},
		{"too long a run", head + "+0 L3 k\n", "+0 L3 k\n", "1 2 3/4 5 6/0 7 8", nil},
		{"clock goes back", head + "+5 L k\n+4 R k\n", "+4 R k\n", "1 2 3/4 5 6/7 0 8", ErrClock},
		{"nothing to undo", head + "+0 undo\n", "+0 undo\n", "1 2 3/4 5 6/0 7 8", ErrNothing},
		{"nothing to redo", head + "+0 L k\n+9 redo\n", "+9 redo\n", "1 2 3/4 5 6/7 0 8", ErrNothing},
		{"not started", head + "+0 pause\n+7 hint\n", "+0 pause\n+7 hint\n", "1 2 3/4 5 6/0 7 8", ErrNotStarted},
		{"after the end", head + "+0 L2 k\n+9 undo\n", "+9 undo\n", "1 2 3/4 5 6/7 8 0", ErrSolved},
		{"no game", "+0 L k\nback\n", "+0 L k\nback\n", "", errOrphan},
		{"no game before", head + "back\nforward\n", "back\nforward\n", "1 2 3/4 5 6/0 7 8", errStep},
		{"moves to redo come first", head + "+0 L k\n+0 undo\n" + "forward\n", "forward\n", "1 2 3/4 5 6/0 7 8", errStep},
		{"moves before games", head + "+0 L k\n+0 undo\n" + head + "back\nforward\n+0 redo\nforward\nback\n", "forward\n", "1 2 3/4 5 6/7 0 8", errStep},
		{"bad head takes its events along", head + "+0 L k\ngame 1 2026-11-21T09:50:00Z 3x3.classic:1,2\n+0 L k\n" + "back\n",
			"game 1 2026-11-21T09:50:00Z 3x3.classic:1,2\n+0 L k\nback\n", "1 2 3/4 5 6/7 0 8", errHead},
		{"spoilt head too", head + "+0 L k\nXame 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n",
			"Xame 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n", "1 2 3/4 5 6/7 0 8", errHead},
		{"wrong date", "game 1 yesterday 3x3.classic:1,2,3,4,5,6,0,7,8\n", "game 1 yesterday 3x3.classic:1,2,3,4,5,6,0,7,8\n", "", errHead},
		{"seeded ID", "game 1 2026-11-21T09:50:00Z 3x3.classic#a\n", "game 1 2026-11-21T09:50:00Z 3x3.classic#a\n", "", errHead},
		{"other configuration", strings.TrimSuffix(head, "\n") + " as=3x3.snake\n", strings.TrimSuffix(head, "\n") + " as=3x3.snake\n", "", errConfig},
		{"no seed", strings.TrimSuffix(head, "\n") + " seed=%0A\n", strings.TrimSuffix(head, "\n") + " seed=%0A\n", "", errSeed},
		{"a later option", strings.TrimSuffix(head, "\n") + " first  colour=red\n+0 L k\n", "", "1 2 3/4 5 6/7 0 8", nil},
		{"a lost resume", head + "+0 L k\n+9 pause\n+12 L g\n", "", "1 2 3/4 5 6/7 8 0", nil},
		{"lines of Windows", strings.ReplaceAll(head+"+0 L k\n+9 pause\n+12 L g\n", "\n", "\r\n"), "", "1 2 3/4 5 6/7 8 0", nil},
		{"killed and resumed", head + "+0 L k\n+900 mark\n+900 resume\n+950 L t\n", "", "1 2 3/4 5 6/7 8 0", nil},
	}
	for _, c := range cases {
		ld := Load([]byte(c.log))
		board := ""
		if s := ld.Log.Current(); s != nil {
			board = s.Board().String()
		}
		if string(ld.Bad) != c.bad || ld.BadLines != strings.Count(c.bad, "\n") || board != c.board || len(ld.Problems) != ld.BadLines {
			t.Errorf("%s: board %q, bad %q, problems %v", c.name, board, ld.Bad, ld.Problems)
			continue
		}
		if c.err != nil && !errors.Is(ld.Problems[0], c.err) {
			t.Errorf("%s: %v, want %v", c.name, ld.Problems[0], c.err)
		}
		if c.bad != "" && !ld.Rewrite {
			t.Errorf("%s: the file need not be rewritten", c.name)
		}
	}
}

func TestProblemsAreFew(t *testing.T) {
	ld := Load([]byte(strings.Repeat("x\n", 1000)))
	if len(ld.Problems) != maxProblems || ld.BadLines != 1000 || len(ld.Bad) != 2000 {
		t.Errorf("%d problems, %d lines, %d bytes", len(ld.Problems), ld.BadLines, len(ld.Bad))
	}
}

func TestNewerLog(t *testing.T) {
	const old = "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n"
	ld := Load([]byte(old + "game 27 whatever comes then\n+zzz\n"))
	if ld.Newer != 27 || ld.Log.Current() != nil || ld.BadLines != 0 {
		t.Errorf("%+v", ld)
	}
	if ld := Load([]byte(old + "game 27 torn")); ld.Newer != 0 || ld.Log.Current() == nil {
		t.Errorf("a torn line counts: %+v", ld)
	}
}

// A log damaged anywhere loads without a panic. Bad contains only lines of the file, and the rest is a valid log.
func TestSpoiltAnywhere(t *testing.T) {
	r := newRand(t)
	p := newTape()
	play(t, p.log, 120, r)
	for range 3000 {
		text := bytes.Clone(p.text)
		for range 1 + r.IntN(3) {
			text[r.IntN(len(text))] = byte(r.IntN(256))
		}
		checkLoad(t, text)
	}
}

// checkLoad loads a text and checks what must hold for every text.
func checkLoad(t *testing.T, text []byte) {
	t.Helper()
	ld := Load(text)
	if ld.Newer > 0 {
		if ld.Log.Current() != nil || ld.Newer <= LogVersion {
			t.Fatalf("newer %d, yet loaded: %q", ld.Newer, text)
		}
		return
	}
	// A last line whose newline has become another character gets a newline.
	if len(ld.Bad) > len(text)+1 || bytes.Count(ld.Bad, []byte{'\n'}) != ld.BadLines {
		t.Fatalf("bad lines of %q: %q", text, ld.Bad)
	}
	for _, s := range ld.Log.games {
		b := s.game.Scramble
		for i := range s.Steps() {
			m, _ := s.Step(i)
			var err error
			if b, err = b.Play(m); err != nil {
				t.Fatalf("%q: %v", text, err)
			}
		}
		if b != s.Board() {
			t.Fatalf("the line of %q leads to %v, not %v", text, b, s.Board())
		}
	}
	compact := ld.Log.Compact()
	again := Load(compact)
	if again.BadLines > 0 || again.Rewrite || digest(again.Log) != digest(ld.Log) {
		t.Fatalf("%q\nbecame %q\nproblems %v\ngot\n%s\nwant\n%s", text, compact, again.Problems, digest(again.Log), digest(ld.Log))
	}
	s := ld.Log.Current()
	if s == nil {
		return
	}
	s.Resume(7 * time.Hour) // the game can be continued
	if _, err := s.Board().Play(puzzle.Move{Dir: puzzle.Left, N: 1}); err == nil && !s.Over() {
		if err := s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, 8*time.Hour, Touch); err != nil && !errors.Is(err, ErrClock) {
			t.Fatalf("%q: %v", text, err)
		}
	}
}

func FuzzLoad(f *testing.F) {
	for seed := range uint64(20) {
		p := newTape()
		play(f, p.log, 8, rand.New(rand.NewPCG(seed, 0)))
		f.Add(p.text)
		f.Add(append(bytes.TrimSuffix(bytes.Clone(p.text), []byte{'\n'}), 0x8a)) // the last newline has changed
	}
	f.Add([]byte("game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8 as=3x3.random seed=a%20b first\n+0 L k\n+5 undo\n+5 redo\n+6 mark\n"))
	f.Add([]byte("game 1 2026-11-21T09:50:00Z 2x2:1,2,0,3 own rival=1AHw\n+0 L k\n"))
	f.Add([]byte("game 1 2026-11-21T09:50:00Z 2x1:1,0\n+0 R h\ngame 3 x\n"))
	f.Add([]byte("game 3 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8 mode=blind\n+0 study\n+5 L k\n+6 peek\n+7 check\n"))
	f.Add([]byte("game 3 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8 own mode=fewest practice=rows\n+0 L k\n+1 try\n+2 R k\n+3 return\n"))
	p := newTape()
	playRun(f, p.log, small, 3, false)
	f.Add(p.text)
	f.Fuzz(func(t *testing.T, text []byte) { checkLoad(t, text) })
}
