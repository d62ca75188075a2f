package gametest

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// Begun returns a store with a game that a player has left, pace a move, once so many tiles were home for the first time.
func Begun(t testing.TB, id string, home int, pace time.Duration) *Memory {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Mode: solve.Quick})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n == 0 && !solver.Step(1000); {
		n, _ = solver.Best()
	}
	m := NewMemory()
	log := session.NewLog(func(line []byte) { m.Append(game.GameFile, line) })
	s := log.New(g, session.Options{}, 0, Start)
	for at := time.Second; atHome(s.Board(), g.Goal) < home; at += pace {
		move, ok := solver.Next()
		if !ok {
			t.Fatalf("%s is solved", id)
		}
		if err := s.Move(move, at, session.Touch); err != nil {
			t.Fatal(err)
		}
		if err := solver.Follow(move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// atHome returns how many tiles of a board are home.
func atHome(b puzzle.Board, g puzzle.Goal) (n int) {
	for cell := range b.Size().Cells() {
		if label := b.At(cell); label != 0 && g.CellOf(label) == cell {
			n++
		}
	}
	return n
}
