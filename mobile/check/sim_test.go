package main

import (
	"path/filepath"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/pixels"
)

// TestDeal checks that the taps solve the game.
func TestDeal(t *testing.T) {
	g, taps, err := deal()
	if err != nil {
		t.Fatal(err)
	}
	b := g.Scramble
	for i, cell := range taps {
		m, ok := b.RunTo(cell)
		if !ok || m.N != 1 {
			t.Fatalf("tap %d of cell %d moves %v, %v", i, cell, m, ok)
		}
		if b, err = b.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if len(taps) < 12 || b != g.Goal.Board() {
		t.Errorf("after %d taps the board is %v", len(taps), b)
	}
}

// dealt returns a sim that shows the board of deal.
func dealt(t testing.TB) (m *sim, g puzzle.Game, taps []int) {
	t.Helper()
	g, taps, err := deal()
	if err != nil {
		t.Fatal(err)
	}
	if m, err = newSim(t.TempDir(), portrait); err != nil {
		t.Fatal(err)
	}
	m.open(g.ID())
	return m, g, taps
}

// TestCompare checks that a picture matches itself, and neither a board one move later nor another size.
func TestCompare(t *testing.T) {
	m, g, taps := dealt(t)
	name := filepath.Join(t.TempDir(), "shot.png")
	if err := pixels.Save(name, m.Picture()); err != nil {
		t.Fatal(err)
	}
	if err := compare(name, m.Picture()); err != nil {
		t.Error(err)
	}
	move, _ := g.Scramble.RunTo(taps[0])
	next, err := g.Scramble.Play(move)
	if err != nil {
		t.Fatal(err)
	}
	g.Scramble = next
	m.open(g.ID())
	if compare(name, m.Picture()) == nil {
		t.Error("two boards are taken for the same")
	}
	m.turn(landscape)
	if compare(name, m.Picture()) == nil {
		t.Error("a picture of another size is taken for the same")
	}
}

// BenchmarkFrame measures the cost in Go of a frame in which nothing moves: a tick, the display list, and comparing it
// with the list on the screen.
func BenchmarkFrame(b *testing.B) {
	m, _, _ := dealt(b)
	var shown, next render.List
	m.App.Draw(&shown)
	b.ReportAllocs()
	for b.Loop() {
		m.Ticks(1)
		m.App.Draw(&next)
		if !next.Equal(&shown) {
			b.Fatal("something moves")
		}
	}
}

// TestSolve checks that what moves takes twice as many ticks where there are twice as many in a second.
func TestSolve(t *testing.T) {
	g, taps, err := deal()
	if err != nil {
		t.Fatal(err)
	}
	moving := func(rate int) int {
		m, err := newSim(t.TempDir(), portrait)
		if err != nil {
			t.Fatal(err)
		}
		m.open(g.ID())
		m.In.Rate = rate
		return m.solve(taps)
	}
	if slow, fast := moving(60), moving(240); slow < 60 || fast < 3*slow {
		t.Errorf("with 60 ticks a second %d move something, with 240 %d", slow, fast)
	}
}
