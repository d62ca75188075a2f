package render_test

import (
	"testing"

	"wildfifteen/render"
	"wildfifteen/render/golden"
	"wildfifteen/render/internal/samples"
)

func TestGoldenLists(t *testing.T) {
	f := render.NewFonts()
	for _, s := range samples.All(f) {
		if len(s.List.Ops) > 600 {
			continue // its dump would be pages of cells; the picture of render/soft covers it
		}
		golden.Text(t, s.Name+".txt", s.List.Dump(nil, f))
	}
}

// A frame drawn again into a warm list must be the same and allocate nothing.
func TestBoardAllocatesNothing(t *testing.T) {
	f := render.NewFonts()
	th := render.DarkTheme()
	v := view(t, th, "16x16.spiral#warm")
	l := &render.List{}
	draw := func() {
		l.Reset(800, 800, th.Paper)
		l.Board(f, v)
		l.GoalThumb(f, &render.GoalView{Rect: render.Rect{W: 96, H: 96}, Scale: 2, Goal: v.Goal, Theme: th, Colors: v.Colors})
	}
	draw()
	was := string(l.Dump(nil, f))
	if n := testing.AllocsPerRun(50, draw); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if string(l.Dump(nil, f)) != was {
		t.Error("the same frame became another list")
	}
}
