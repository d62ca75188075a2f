package gametest

import (
	"wildfifteen/game"
	"wildfifteen/render"
)

// LinePoint returns the middle of a cell of the board on the page Draw a goal.
func (r *Run) LinePoint(cell int) render.Point {
	for _, c := range r.App.Controls() {
		if c.ID.Name == "drawcell" && c.ID.N == cell {
			return c.Rect.Centre()
		}
	}
	r.T.Fatalf("no cell %d to draw on: %v", cell, r.IDs())
	return render.Point{}
}

// DrawLine draws a line through cells with one finger.
func (r *Run) DrawLine(cells ...int) {
	at := make([]render.Point, len(cells))
	for i, cell := range cells {
		at[i] = r.LinePoint(cell)
	}
	r.Point(game.Touch, at...)
}

// drawScenes returns the states of the page Draw a goal.
func drawScenes() []Scene {
	begun := func(r *Run) { r.Open("draw"); r.DrawLine(0, 1, 2, 6, 5) }
	return []Scene{
		{Name: "draw-begun", Game: "4x4.classic#x", Lead: begun},
		{Name: "draw-odd", Game: "5x5.classic#x", Lead: func(r *Run) { r.Open("draw") }},
		{Name: "draw-whole", Game: "6x6.classic#x", Lead: func(r *Run) { r.Open("draw"); r.Tap(game.Touch, Named("finish")); r.Tick(60) }},
		{Name: "draw-large", Game: "16x16.classic#x", Lead: func(r *Run) { r.Open("draw"); r.Tap(game.Touch, Named("finish")); r.Tick(200) }},
	}
}
