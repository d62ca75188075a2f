package main

import (
	"path/filepath"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/pixels"
)

// TestDeal: the taps solve the game that the APK is given.
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

// dealt is a sim that shows the deal's board.
func dealt(t testing.TB) (m *sim, g puzzle.Game, taps []int) {
	t.Helper()
	g, taps, err := deal()
	if err != nil {
		t.Fatal(err)
	}
	if m, err = newSim(t.TempDir(), upright); err != nil {
		t.Fatal(err)
	}
	m.open(g.ID())
	return m, g, taps
}

// TestCompare: a picture is like itself, and a board one move on is not.
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
	m.turn(across)
	if compare(name, m.Picture()) == nil {
		t.Error("a picture of another size is taken for the same")
	}
}

// BenchmarkFrame is what a frame costs on the Go side while nothing moves: a tick, the list, and finding out that
// it is the one on the screen.
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
