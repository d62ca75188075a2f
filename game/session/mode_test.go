package session

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// moded returns a game in a mode after moves and other things, separated by spaces, some of which may not be possible.
func moded(t testing.TB, id string, m Mode, things string) *Session {
	t.Helper()
	s := New(mustGame(t, id), Options{Mode: m}, day)
	now := time.Duration(0)
	for thing := range strings.FieldsSeq(things) {
		now += 100 * ms
		switch thing {
		case "check":
			s.Check(now)
		case "study":
			s.StartStudy(now)
		case "try":
			s.Try(now)
		case "return":
			s.Return(now)
		case "undo":
			s.Undo(now)
		case "redo":
			s.Redo(now)
		case "peek":
			s.Peek(now)
		default:
			if err := s.Move(mustMoves(t, thing)[0], now, Touch); err != nil && err != ErrSolved {
				t.Fatalf("%s of %s: %v", thing, things, err)
			}
		}
	}
	return s
}

// TestBlind plays blind games: no board ends them, only a check.
func TestBlind(t *testing.T) {
	for _, c := range []struct {
		things                 string
		hidden, solved, failed bool
		clock                  time.Duration
	}{
		{"", false, false, false, 0},
		{"check", false, false, false, 0},
		{"study", false, false, false, 0},
		{"L L", true, false, false, 100 * ms},
		{"L L check", false, true, false, 200 * ms},
		{"study L L check", false, true, false, 300 * ms},
		{"L check", false, false, true, 100 * ms},
		{"L check L", false, false, true, 100 * ms},
		{"L L R check", false, false, true, 300 * ms},
		{"L L R L check", false, true, false, 400 * ms},
		{"L undo", true, false, false, 100 * ms},
	} {
		s := moded(t, almost, Blind, c.things)
		if s.Hidden() != c.hidden || s.Solved() != c.solved || s.Failed() != c.failed || s.Over() != (c.solved || c.failed) || s.last != c.clock {
			t.Errorf("%q: hidden %v, solved %v, failed %v, over %v, clock %v", c.things, s.Hidden(), s.Solved(), s.Failed(), s.Over(), s.last)
		}
		r, ok := s.Solve(day)
		if ok != s.Over() {
			t.Errorf("%q: record %v", c.things, ok)
		}
		if !ok {
			continue
		}
		again, err := ParseSolve(r.Line())
		if err != nil || !again.Same(r) || again.Failed != c.failed || again.Mode != Blind || again.V != 2 || again.Group() != "3x3.classic=blind" {
			t.Errorf("%q: %s reads as %+v, %v", c.things, r.Line(), again, err)
		}
		rec, err := again.Recording()
		if err != nil || rec.Solved() != c.solved {
			t.Errorf("%q: recording solved %v, %v", c.things, rec.Solved(), err)
		}
		if l := ReadLine(r.Line()); l.Kind != SolveLine {
			t.Errorf("%q: the line is of kind %v, %v", c.things, l.Kind, l.Err)
		}
	}
}

// TestBlindAfterRestart reads the log of a blind game after each of its lines: once a move is made, the tiles are hidden.
func TestBlindAfterRestart(t *testing.T) {
	p := newTape()
	s := p.log.New(mustGame(t, almost), Options{Mode: Blind}, 0, day)
	s.StartStudy(0)
	for i, want := range []bool{false, true, true, false} {
		switch i {
		case 1:
			_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, time.Second, Touch)
		case 2:
			s.Peek(2 * time.Second)
		case 3:
			s.Check(3 * time.Second)
		}
		ld := Load(p.text)
		if got := ld.Log.Current(); got.Hidden() != want || got.Mode() != Blind || len(ld.Bad) > 0 {
			t.Errorf("after %d: hidden %v, mode %q, bad %q", i, got.Hidden(), got.Mode(), ld.Bad)
		}
	}
}

// TestBranches plays games of the fewest moves with branches.
func TestBranches(t *testing.T) {
	for _, c := range []struct {
		things   string
		branches []Branch
		stm      int
		tries    int
	}{
		{"try", nil, 0, 0},
		{"L try", []Branch{{1, 0, true}}, 1, 1},
		{"L try try", []Branch{{1, 0, true}}, 1, 1},
		{"L try D R return", []Branch{{1, 2, false}}, 1, 0},
		{"L try D R undo return", []Branch{{1, 2, false}}, 1, 0},
		{"L try D R try U return L", []Branch{{1, 3, true}, {3, 1, false}}, 4, 1},
		{"L try D try R U return return", []Branch{{1, 3, false}, {2, 2, false}}, 1, 0},
		{"L try D undo undo", []Branch{{1, 1, false}}, 0, 0},
		{"L try D return redo", []Branch{{1, 1, false}}, 2, 0},
		{"L try L", []Branch{{1, 1, true}}, 2, 1},
		{"return", nil, 0, 0},
	} {
		s := moded(t, almost, FewestMoves, c.things)
		if got := s.Branches(); !slices.Equal(got, c.branches) || s.STM() != c.stm || s.Tries() != c.tries {
			t.Errorf("%q: branches %+v, %d moves, in %d; want %+v, %d, %d", c.things, got, s.STM(), s.Tries(), c.branches, c.stm, c.tries)
		}
		rec := s.Recording() // does not panic
		if moves, _ := rec.Line(); len(moves) != s.Steps() || rec.End() != s.Board() {
			t.Errorf("%q: the recording ends at %v after %d moves", c.things, rec.End(), len(moves))
		}
	}
	r := mustSolve(t, moded(t, almost, FewestMoves, "L try D return L"))
	if again, err := ParseSolve(r.Line()); err != nil || again.Group() != "3x3.classic=fewest" || again.Undos != 0 {
		t.Errorf("%s reads as %+v, %v", r.Line(), again, err)
	}
}

// TestModesApart checks that other programs and other games do not take a game with a mode for one of theirs.
func TestModesApart(t *testing.T) {
	for _, m := range []Mode{FewestMoves, Blind} {
		s := New(mustGame(t, almost), Options{Mode: m, Depth: 7, Own: true}, day)
		head := string(s.appendHead(nil))
		if headVersion(head) != 3 || s.Depth() != 0 {
			t.Errorf("head %s, depth %d", head, s.Depth())
		}
		if again, _, err := parseHead(head); err != nil || again.Options() != s.Options() {
			t.Errorf("%s reads with options %+v, %v", head, again.Options(), err)
		}
		if _, newer, err := parseHead(strings.Replace(head, string(m), "moonlit", 1)); newer == 0 || err == nil {
			t.Errorf("an unknown mode is read: %v", err)
		}
		r := mustSolve(t, moded(t, almost, m, "L L check"))
		plain := mustSolve(t, solved(t, almost, "LL", Touch))
		other := r
		other.Mode = Ordinary
		if r.Identity() == other.Identity() || r.Same(other) || plain.V != 1 {
			t.Errorf("%s: the same as an ordinary game", m)
		}
		for _, bad := range []func(*Solve){
			func(r *Solve) { r.Mode = Ordinary }, func(r *Solve) { r.Mode = "moonlit" }, func(r *Solve) { r.Failed = !r.Failed },
			func(r *Solve) { r.V = 1 }, func(r *Solve) { r.Depth = 3 },
		} {
			b := r
			bad(&b)
			if _, err := ParseSolve(b.Line()); err == nil {
				t.Errorf("%s is read", b.Line())
			}
		}
	}
	if head := string(New(mustGame(t, almost), Options{}, day).appendHead(nil)); headVersion(head) != 2 {
		t.Errorf("the head of an ordinary game is %s", head)
	}
	if s := moded(t, almost, Ordinary, "L"); s.Check(time.Second) || s.Try(time.Second) || s.Return(time.Second) || s.StartStudy(time.Second) {
		t.Error("an ordinary game has a mode")
	}
}
