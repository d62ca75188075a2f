package session

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// finished tells the finished games of a log that have no record.
func finished(l *Log) (all []string) {
	for _, s := range l.Unrecorded() {
		all = append(all, s.game.ID()+string(appendEvents(nil, s.events)))
	}
	for _, legs := range l.Runs() {
		all = append(all, fmt.Sprint(legs[0].options.Leg, len(legs)))
	}
	slices.Sort(all)
	return all
}

// TestFinishedGamesStay plays at random, with a file that is rewritten now and then: at any time the file has all finished games
// without a record, and what undo and redo reach is as if it did not have them.
func TestFinishedGamesStay(t *testing.T) {
	r := newRand(t)
	most := 0
	for range 12 {
		p := newTape()
		l := p.log
		owed := map[*Session]bool{}
		note := func() {
			for _, s := range l.Unrecorded() {
				owed[s] = true
			}
		}
		for range 60 {
			play(t, l, 1+r.IntN(8), r)
			note()
			switch r.IntN(6) {
			case 0:
				g, back := near(t, "2x2.classic", 2, r)
				if l.Full(Options{}) {
					l.MakeRoom(Options{})
					p.text = l.Compact()
				}
				s := l.New(g, Options{}, 0, day)
				for _, m := range back {
					_ = s.Move(m, time.Duration(r.Int64N(int64(time.Second))), Touch)
				}
				note()
			case 1:
				p.text = l.Compact()
			case 2:
				for s := range owed {
					if r.IntN(2) == 0 {
						l.Recorded(s)
						delete(owed, s)
					}
				}
			}
			most = max(most, len(l.kept))
			again := Load(p.text)
			if again.BadLines > 0 || digest(again.Log) != digest(l) {
				t.Fatalf("the file tells another story: %v", again.Problems)
			}
			all := finished(again.Log)
			for s := range owed {
				if !slices.Contains(all, s.game.ID()+string(appendEvents(nil, s.events))) {
					t.Fatalf("%s is not in the file\n%s", s.game.ID(), p.text)
				}
			}
			if len(l.Unrecorded()) != len(owed) {
				t.Fatalf("%d games have no record, want %d", len(l.Unrecorded()), len(owed))
			}
		}
		for _, s := range slices.Collect(maps.Keys(owed)) {
			l.Recorded(s)
		}
		if len(l.kept) > 0 || strings.Contains(string(l.Compact()), " kept") {
			t.Errorf("%d games are kept although all are recorded", len(l.kept))
		}
	}
	if most == 0 {
		t.Error("no game had to be kept")
	}
}

// TestFinishedRunStays takes a finished run out of the log: all its legs stay in the file until it is recorded, and are no
// part of the log.
func TestFinishedRunStays(t *testing.T) {
	p := newTape()
	l := p.log
	begun := l.New(mustGame(t, almost), Options{}, 0, day)
	_ = begun.Move(left, 0, Mouse)
	now := playRun(t, l, small, 3, false)
	last := l.Current()
	l.New(mustGame(t, almost), Options{}, now, day)
	l.Undo(now)
	if l.Current() != begun || len(l.kept) > 0 {
		t.Fatal("the begun game is not back")
	}
	l.New(mustGame(t, almost), Options{}, now, day)
	for i, text := range [][]byte{p.text, l.Compact(), Load(l.Compact()).Log.Compact()} {
		again := Load(text)
		runs := again.Log.Runs()
		if again.BadLines > 0 || digest(again.Log) != digest(l) || len(runs) != 1 || len(runs[0]) != 3 || len(again.Log.kept) != 3 {
			t.Fatalf("%d: %d runs, %v in\n%s", i, len(runs), again.Problems, text)
		}
		mustRunSolve(t, runs[0])
	}
	l.Recorded(last)
	if len(Load(l.Compact()).Log.Runs()) != 0 || len(l.kept) != 0 || l.Games() != 2 {
		t.Error("the run stays although it is recorded")
	}
}

// TestFollow puts logs one after another: the file of the first with that of the second is the file of both.
func TestFollow(t *testing.T) {
	r := newRand(t)
	for range 60 {
		first, second := newTape(), NewLog(nil)
		play(t, first.log, r.IntN(200), r)
		if r.IntN(10) > 0 {
			play(t, second, 1+r.IntN(200), r)
		}
		both := slices.Concat(first.text, second.Compact())
		second.Follow(Load(first.text).Log)
		again := Load(both)
		if again.BadLines > 0 || digest(again.Log) != digest(second) || !slices.Equal(finished(again.Log), finished(second)) {
			t.Fatalf("%v\n%s\n%s", again.Problems, digest(again.Log), digest(second))
		}
		var lines []string
		second.SetSink(func(line []byte) { lines = append(lines, string(line)) })
		g, err := puzzle.ParseGame(almost)
		if err != nil {
			t.Fatal(err)
		}
		second.New(g, Options{}, time.Hour, day)
		again = Load(append(both, strings.Join(lines, "\n")+"\n"...))
		if again.BadLines > 0 || digest(again.Log) != digest(second) {
			t.Fatalf("after another deal: %v", again.Problems)
		}
	}
}

// TestUnsolvableHead reads logs with games that nobody can play: they are bad lines, and the games before them stay.
func TestUnsolvableHead(t *testing.T) {
	for _, id := range []string{"3x3.classic:5,6,0,4,1,2,3,7,8", "2x2.classic:2,1,3,0", "1x4.classic:1,2,0,3"} {
		good := "game 1 2026-11-21T09:50:00Z " + almost + "\n"
		ld := Load([]byte(good + "game 1 2026-11-21T09:50:00Z " + id + "\n+0 L k\n"))
		if ld.BadLines != 2 || ld.Log.Games() != 1 || ld.Log.Current().Started() {
			t.Errorf("%s: %d bad lines, %d games", id, ld.BadLines, ld.Log.Games())
		}
	}
}
