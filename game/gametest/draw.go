package gametest

import (
	"slices"

	"wildfifteen/game/ui"
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

// DrawLine draws a line through cells with one finger, or with a mouse.
func (r *Run) DrawLine(cells ...int) {
	at := make([]render.Point, len(cells))
	for i, cell := range cells {
		at[i] = r.LinePoint(cell)
	}
	r.Point(r.Hand(), at...)
}

// arrange opens the page Draw a goal to arrange the numbers.
func arrange(r *Run) {
	r.Open("draw")
	r.Press(ui.ID{Name: "mode", N: 1})
}

// arrangeAs swaps numbers on the page Draw a goal until a classic board has them as given.
func (r *Run) arrangeAs(want ...int) {
	now := make([]int, len(want))
	for i := range now {
		now[i] = (i + 1) % len(now)
	}
	for i, n := range want {
		if j := slices.Index(now, n); j != i {
			r.TapDrawn(i)
			r.TapDrawn(j)
			now[i], now[j] = n, now[i]
		}
	}
}

// TapDrawn taps a cell of the page Draw a goal.
func (r *Run) TapDrawn(cell int) { r.Point(r.Hand(), r.LinePoint(cell)) }

// keptGoals are goals that a player keeps, with their names.
var keptGoals = [][2]string{
	{"5x5.path(a1:R4DL4DR4DL4DR4)-13", "Snake with a hole"}, {"4x4.board(0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15)", "Late by one"},
	{"3x3.path(b2:LDR2U2L2)", "Unwind"}, {"4x3.path(a1:R3D2LULDLU)", "As long as the name of a goal may be: 40"},
}

// drawScenes returns the states of the page Draw a goal.
func drawScenes() []Scene {
	begun := func(r *Run) { r.Open("draw"); r.DrawLine(0, 1, 2, 6, 5) }
	return []Scene{
		{Name: "draw-begun", Game: "4x4.classic#x", Lead: begun},
		{Name: "draw-perhaps", Game: "8x8.classic#x", Lead: func(r *Run) { r.Open("draw"); r.DrawLine(30, 22, 21); r.Tick(200) }},
		{Name: "draw-odd", Game: "5x5.classic#x", Lead: func(r *Run) { r.Open("draw") }},
		{Name: "draw-whole", Game: "6x6.classic#x", Lead: func(r *Run) { r.Open("draw"); r.Tap(r.Hand(), Named("finish")); r.Tick(60) }},
		{Name: "draw-arrange", Game: "4x4.classic#x", Lead: func(r *Run) {
			arrange(r)
			r.arrangeAs(1, 2, 4, 7, 3, 5, 8, 11, 6, 9, 12, 14, 10, 13, 15, 0) // along the diagonals
			r.TapDrawn(5)
			r.Tick(5)
		}},
		{Name: "draw-kept", Game: "4x4.classic#x", Goals: keptGoals, Lead: func(r *Run) { r.Open("draw"); r.Scroll(1e4) }},
		{Name: "draw-zoomed", Game: "16x16.classic#x", Lead: func(r *Run) {
			r.Open("draw")
			r.Tap(r.Hand(), Named("finish"))
			r.Tick(200)
			if r.Find(Named("zoomin")) != nil {
				r.Press(Named("zoomin"))
			}
		}},
		{Name: "newgame-mine", Game: "4x4.wild#x", Goals: keptGoals, Lead: func(r *Run) { r.Open("newgame"); r.Scroll(1e4) }},
		{Name: "gallery-mine", Game: "4x4.wild#x", Goals: keptGoals, Lead: func(r *Run) { r.Open("gallery") }},
		{Name: "gallery-goal", Game: "4x4.wild#x", Goals: keptGoals, Lead: func(r *Run) { r.Open("gallery"); r.Press(ui.ID{Name: "mine"}) }},
		{Name: "draw-large", Game: "16x16.classic#x", Lead: func(r *Run) { r.Open("draw"); r.Tap(r.Hand(), Named("finish")); r.Tick(200) }},
	}
}
