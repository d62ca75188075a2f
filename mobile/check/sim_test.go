package main

import (
	"path/filepath"
	"testing"

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

// TestCompare: a picture is like itself, and a board one move on is not.
func TestCompare(t *testing.T) {
	g, taps, err := deal()
	if err != nil {
		t.Fatal(err)
	}
	m, err := newSim(t.TempDir(), upright)
	if err != nil {
		t.Fatal(err)
	}
	m.open(g.ID())
	name := filepath.Join(t.TempDir(), "shot.png")
	if err := pixels.Save(name, m.Picture()); err != nil {
		t.Fatal(err)
	}
	if err := compare(name, m.Picture()); err != nil {
		t.Error(err)
	}
	next := g
	move, _ := g.Scramble.RunTo(taps[0])
	if next.Scramble, err = g.Scramble.Play(move); err != nil {
		t.Fatal(err)
	}
	m.open(next.ID())
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
	g, _, err := deal()
	if err != nil {
		b.Fatal(err)
	}
	m, err := newSim(b.TempDir(), upright)
	if err != nil {
		b.Fatal(err)
	}
	m.open(g.ID())
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
