package session

import (
	"fmt"
	"testing"

	"wildfifteen/puzzle"
)

// TestAdopt adopts the running game of one log in another: it is the same game there and in the file, and the other log
// loses nothing.
func TestAdopt(t *testing.T) {
	r := newRand(t)
	adopted := 0
	for range 100 {
		theirs, ours := NewLog(nil), newTape()
		play(t, theirs, 60, r)
		from := theirs.Current()
		now := play(t, ours.log, r.IntN(60), r)
		want := fmt.Sprint(from.game.ID(), from.options, from.dealt.UTC(), from.board, from.line, from.ahead, from.events, from.counts, from.last)
		games, before := ours.log.Games(), ours.log.Current()
		s := ours.log.Adopt(from, now)
		got := fmt.Sprint(s.game.ID(), s.options, s.dealt.UTC(), s.board, s.line, s.ahead, s.events, s.counts, s.last)
		if got != want {
			t.Fatalf("got\n%s\nwant\n%s", got, want)
		}
		if s.Paused() != (s.Started() && !s.Over()) || s.Clock(now+ms) != from.last {
			t.Fatalf("paused %v, clock %v; it stood at %v", s.Paused(), s.Clock(now+ms), from.last)
		}
		if x := s.Transition(); x.Kind != Restored || x.New != s.board || before != nil && x.Seq <= before.transition.Seq {
			t.Fatalf("transition %+v", x)
		}
		if before != nil && (before.Running() || ours.log.at > 0 && ours.log.games[ours.log.at-1] != before) {
			t.Fatal("the game before is lost, or its clock runs")
		}
		if n := ours.log.Games(); n > min(games+1, MaxGames) {
			t.Fatalf("%d games, there were %d", n, games)
		}
		if ld := Load(ours.text); ld.BadLines > 0 || digest(ld.Log) != digest(ours.log) {
			t.Fatalf("%v\ngot\n%s\nwant\n%s", ld.Problems, digest(ld.Log), digest(ours.log))
		}
		if s.Resume(now) {
			adopted++
			if s.Move(anyMove(s.Board(), r), now, Mouse) != nil || digest(Load(ours.text).Log) != digest(ours.log) {
				t.Fatal("the game cannot be gone on with, or is not kept")
			}
		}
	}
	if adopted == 0 {
		t.Error("no game was under way")
	}
}

func TestPlaying(t *testing.T) {
	l := NewLog(nil)
	is := func(want bool, when string) {
		t.Helper()
		if l.Playing() != want {
			t.Errorf("%s: playing is %v", when, !want)
		}
	}
	is(false, "no game")
	s := l.New(mustGame(t, almost), Options{}, 0, day)
	is(false, "just dealt")
	_ = s.Move(left, 0, Mouse)
	is(true, "after a move")
	l.New(mustGame(t, almost), Options{}, 0, day)
	l.New(mustGame(t, almost), Options{}, 0, day)
	is(true, "before two deals")
	l.Undo(0)
	l.Undo(0)
	is(true, "brought back")
	_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, 0, Mouse)
	if !s.Solved() {
		t.Fatal("not solved")
	}
	is(false, "solved")
	l.New(mustGame(t, almost), Options{}, 0, day)
	is(false, "after a solved game")
}
