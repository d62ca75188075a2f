package session

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

var left = puzzle.Move{Dir: puzzle.Left, N: 1}

// Undo of a new deal brings the old game back with its clock running; redo goes to the new one again.
func TestUndoOfNew(t *testing.T) {
	p := newTape()
	l := p.log
	if l.Current() != nil || l.CanUndo() || l.CanRedo() || l.Undo(0) || l.Redo(0) || l.Games() != 0 {
		t.Fatal("an empty log is not empty")
	}
	a := l.New(mustGame(t, almost), Options{First: true}, 0, day)
	if l.CanUndo() {
		t.Error("there is no game before the first")
	}
	_ = a.Move(left, 1*time.Second, Touch)
	b := l.New(mustGame(t, "4x4.wild#tea & cake"), Options{}, 3*time.Second, day)
	if l.Current() != b || a.Running() || !l.CanUndo() || l.CanRedo() || l.Games() != 2 {
		t.Fatal("the new game does not run")
	}
	if a.Move(left, 4*time.Second, Touch) != ErrAway || a.Resume(4*time.Second) || a.Undo(4*time.Second) || a.Hint(4*time.Second) {
		t.Error("a game out of sight takes moves")
	}
	if !l.Undo(10*time.Second) || l.Current() != a || !a.Running() || a.Clock(11*time.Second) != 3*time.Second {
		t.Fatalf("the old game is not back: clock %v", a.Clock(11*time.Second))
	}
	if b.Move(anyMove(b.Board(), newRand(t)), 11*time.Second, Touch) != ErrAway || b.Peek(11*time.Second) {
		t.Error("a game that was taken back takes moves")
	}
	if !l.CanUndo() || !l.CanRedo() || !l.Redo(12*time.Second) || l.Current() != b || a.Running() {
		t.Fatal("the new game is not back")
	}
	l.Undo(20 * time.Second)
	l.Undo(21 * time.Second) // undoes a move of that game
	if a.Steps() != 0 || l.CanUndo() {
		t.Fatal("undo went too far")
	}
	if !l.Redo(22*time.Second) || a.Steps() != 1 || !l.CanRedo() || !l.Redo(23*time.Second) || l.Current() != b {
		t.Fatal("redo goes through the moves to the new game")
	}
	l.Undo(24 * time.Second)
	if err := a.Move(puzzle.Move{Dir: puzzle.Right, N: 1}, 25*time.Second, Touch); err != nil {
		t.Fatal(err)
	}
	if l.CanRedo() || l.Redo(26*time.Second) || l.Games() != 1 {
		t.Error("a move forgets what could be redone, games too")
	}
	want := `game 2 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8 first
+0 L t
+2000 pause
` + string(b.appendHead(nil)) + `
back
+2000 resume
+4000 pause
forward
back
+4000 resume
+5000 undo
+6000 redo
+7000 pause
forward
back
+7000 resume
+8000 R t
`
	if got := withoutSums(p.text); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if head := string(b.appendHead(nil)); !strings.HasSuffix(head, " as=4x4.wild seed=tea%20%26%20cake") {
		t.Error(head)
	}
}

// A paused game undoes nothing, and undo does not go back from a game that was started.
func TestUndoStops(t *testing.T) {
	l := NewLog(nil)
	l.New(mustGame(t, almost), Options{}, 0, day)
	s := l.New(mustGame(t, almost), Options{}, 0, day)
	_ = s.Move(left, 0, Mouse)
	s.Pause(0)
	if l.CanUndo() || l.CanRedo() || l.Undo(0) || l.Redo(0) {
		t.Error("undo in a pause")
	}
	s.Resume(0)
	if !l.Undo(0) || l.Undo(0) || l.Current() != s {
		t.Error("undo goes beyond the scramble of a game that was played")
	}
	_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, 0, Mouse)
	if !s.Solved() || l.CanUndo() || l.Undo(0) {
		t.Error("undo of a solved game")
	}
}

// Undo of a new deal passes solved games by, and redo returns past them.
func TestUndoSkipsSolved(t *testing.T) {
	p := newTape()
	l := p.log
	solve := func() {
		s := l.New(mustGame(t, almost), Options{}, 0, day)
		_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, 0, Mouse)
	}
	solve()
	l.New(mustGame(t, almost), Options{}, 0, day)
	if l.CanUndo() || l.Undo(0) {
		t.Fatal("undo brings back a solved game")
	}
	begun := l.Current()
	_ = begun.Move(left, 0, Mouse)
	solve()
	solve()
	last := l.New(mustGame(t, almost), Options{}, 0, day)
	if !l.Undo(0) || l.Current() != begun || l.Current().Transition().Solved {
		t.Fatal("undo does not go to the last unsolved game")
	}
	if got := Load(p.text); got.BadLines > 0 || digest(got.Log) != digest(l) {
		t.Errorf("the file tells another story: %v", got.Problems)
	}
	if got := Load(l.Compact()); got.BadLines > 0 || digest(got.Log) != digest(l) {
		t.Errorf("the short file tells another story: %v", got.Problems)
	}
	if !l.Redo(0) || l.Current() != last || l.CanRedo() {
		t.Fatal("redo does not return")
	}
	if got := Load(p.text); got.BadLines > 0 || digest(got.Log) != digest(l) {
		t.Errorf("the file tells another story: %v", got.Problems)
	}
}

// A game that a move made unreachable is discarded.
func TestCompactForgets(t *testing.T) {
	l := NewLog(nil)
	s := l.New(mustGame(t, almost), Options{}, 0, day)
	l.New(mustGame(t, almost), Options{}, 0, day)
	l.Undo(0)
	if got := Load(l.Compact()).Log; got.Games() != 2 || !got.CanRedo() {
		t.Error("the game to redo is not in the file")
	}
	_ = s.Move(left, 0, Mouse)
	if got := Load(l.Compact()).Log; got.Games() != 1 || got.CanRedo() {
		t.Errorf("the file holds %d games", got.Games())
	}
}

func TestGamesAreBounded(t *testing.T) {
	p := newTape()
	for range 3 * MaxGames {
		p.log.New(mustGame(t, almost), Options{}, 0, day)
	}
	back := 0
	for p.log.Undo(0) {
		back++
	}
	if back != MaxGames-1 || p.log.Games() != MaxGames {
		t.Errorf("%d games back of %d", back, p.log.Games())
	}
	if got := Load(p.text); digest(got.Log) != digest(p.log) || got.BadLines > 0 {
		t.Error("the file tells another story")
	}
	if lines := strings.Count(string(p.log.Compact()), "\n"); lines != 2*MaxGames-1 {
		t.Errorf("%d lines", lines)
	}
	for p.log.Redo(0) {
		back--
	}
	if back != 0 {
		t.Errorf("%d games too few on again", back)
	}
}

// A begun game outlives any number of deals without a move and of solved games.
func TestBegunGamesStay(t *testing.T) {
	p := newTape()
	l := p.log
	begun := l.New(mustGame(t, almost), Options{}, 0, day)
	_ = begun.Move(left, 0, Mouse)
	for i := range 3 * MaxGames {
		if l.Full(Options{}) {
			l.MakeRoom(Options{})
			p.text = l.Compact()
		}
		s := l.New(mustGame(t, almost), Options{}, 0, day)
		if i%2 == 0 {
			_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, 0, Mouse)
		}
		if got := Load(p.text); got.BadLines > 0 || digest(got.Log) != digest(l) {
			t.Fatalf("after %d games the file tells another story: %v", i, got.Problems)
		}
	}
	if l.Games() != MaxGames {
		t.Errorf("%d games", l.Games())
	}
	for l.Undo(0) && l.Current() != begun {
		continue
	}
	if l.Current() != begun {
		t.Error("the begun game is gone")
	}
	for range 2 * MaxGames { // begun games only: the oldest goes
		l.MakeRoom(Options{})
		_ = l.New(mustGame(t, almost), Options{}, 0, day).Move(left, 0, Mouse)
	}
	if l.Games() != MaxGames || l.games[0] == begun {
		t.Errorf("%d games", l.Games())
	}
}

// Games opened one after the other take each other's places, but not that of a game that was begun, nor of the first.
func TestSupplant(t *testing.T) {
	p := newTape()
	l := p.log
	first := l.Supplant(mustGame(t, almost), Options{}, 0, day)
	begun := l.Supplant(mustGame(t, almost), Options{}, 0, day)
	_ = begun.Move(left, 0, Mouse)
	for i := range 3 * MaxGames {
		s := l.Supplant(mustGame(t, almost), Options{}, time.Second, day)
		if l.Current() != s || l.Games() != 3 || s.Transition().Kind != Dealt {
			t.Fatalf("after %d there are %d games", i, l.Games())
		}
		if got := Load(p.text); got.BadLines > 0 || digest(got.Log) != digest(l) {
			t.Fatalf("the file tells another story: %v", got.Problems)
		}
	}
	if events := len(begun.Events()); events != 2 {
		t.Errorf("%d events, want the move and the pause", events)
	}
	if !l.Undo(time.Second) || l.Current() != begun || l.games[0] != first {
		t.Error("undo does not bring the begun game back")
	}
}
