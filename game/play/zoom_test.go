package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// smallCells starts a game whose cells are small enough to zoom, with the blank at a border.
func smallCells(t *testing.T) *gametest.Run {
	for seed := 'a'; ; seed++ {
		id := "16x16.classic#" + string(seed)
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		if column := g.Scramble.Blank() % 16; column == 0 || column == 15 {
			return gametest.New(t, gametest.Options{W: 360, H: 640, Game: id})
		}
	}
}

// blankInView reports whether the whole cell of the blank is visible on the board.
func blankInView(r *gametest.Run) bool {
	c := r.Cell(r.Board().Blank())
	board := r.Control(boardview.GridID).Rect
	return c.Intersect(board) == c
}

// TestZoomKeepsTheBlank checks that + zooms in to the blank, wherever it is.
func TestZoomKeepsTheBlank(t *testing.T) {
	r := smallCells(t)
	cell := r.Cell(0).W
	for range 4 {
		r.Key("Equal")
	}
	r.Tick(60)
	if r.Cell(0).W <= cell {
		t.Fatal("+ did not zoom in")
	}
	if !blankInView(r) {
		t.Error("the blank is out of view")
	}
}

// TestHintComesIntoView checks that a hint scrolls a zoomed board until the tile to move is visible.
func TestHintComesIntoView(t *testing.T) {
	r := smallCells(t)
	blank := r.Cell(r.Board().Blank()).Centre()
	board := r.Control(boardview.GridID).Rect
	far := render.Point{X: board.X + 2, Y: board.Y + 2}
	if blank.X < board.Centre().X {
		far.X = board.X + board.W - 2
	}
	if blank.Y < board.Centre().Y {
		far.Y = board.Y + board.H - 2
	}
	r.In.Mods = game.Ctrl
	r.In.Pointers = []game.Pointer{{Kind: game.Mouse, At: far}}
	for range 6 {
		r.In.Wheel.Y = 1
		r.Tick(1)
	}
	r.In.Wheel.Y, r.In.Mods = 0, 0
	r.Tick(5)
	if blankInView(r) {
		t.Fatal("the test does not hide the blank")
	}
	r.Key("H")
	r.TickUntil(300, "a hint", func() bool { return r.StoredGame().Hints() > 0 })
	r.Tick(90)
	if !blankInView(r) {
		t.Error("the hint is out of view")
	}
}
