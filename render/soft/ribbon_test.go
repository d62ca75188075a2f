package soft_test

import (
	"image"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestRibbonFans draws a ribbon with colours that change all through its bends and, a trace more transparent, with bends of one colour:
// both have the same outline, and only in the first one does the colour of a bend change on the way through it.
func TestRibbonFans(t *testing.T) {
	const side, cell = 400, 100
	g, err := puzzle.ParseGame("4x4.spiral#a")
	if err != nil {
		t.Fatal(err)
	}
	th, fonts := render.LightTheme(), render.NewFonts()
	goal := &render.GoalView{
		Rect: render.Rect{W: side, H: side}, Scale: 1, Goal: g.Goal, Theme: th, Plain: true, Bare: true,
		Colors: render.TileColors(nil, th, render.PathScheme, g.Goal),
	}
	line, _ := g.Goal.Line()
	drawn := &render.LineView{
		Inner: render.Rect{W: side, H: side}, Side: cell, Scale: 1, Size: g.Goal.Size(), Theme: th,
		Colors: render.LineColors(nil, th, g.Goal.Size()),
	}
	for i := range line.Len() {
		drawn.Cells = append(drawn.Cells, line.Cell(i))
	}
	picture := func(alpha uint8, draw func(l *render.List)) *image.RGBA {
		var l render.List
		l.Reset(side, side, th.Paper)
		l.SetAlpha(alpha)
		draw(&l)
		return soft.New(fonts).Picture(&l)
	}
	var fans, plain *image.RGBA
	for _, draw := range []func(l *render.List){
		func(l *render.List) { l.DrawnLine(fonts, drawn) }, func(l *render.List) { l.GoalThumb(fonts, goal) },
	} {
		fans, plain = picture(255, draw), picture(254, draw)
		for y := range side {
			for x := range side {
				if d := apart(fans, x, y, 0, 0) - apart(plain, x, y, 0, 0); max(d, -d) > 30 {
					t.Fatalf("the outline differs at %d, %d", x, y)
				}
			}
		}
	}
	// The first bend is in the upper right corner: the ribbon comes in from the left and goes down.
	in, out := image.Pt(3*cell+16, cell/2), image.Pt(3*cell+cell/2, cell-16)
	if d := apart(plain, in.X, in.Y, out.X, out.Y); d > 1 {
		t.Errorf("a bend of one colour changes by %d", d)
	}
	if d := apart(fans, in.X, in.Y, out.X, out.Y); d < 5 {
		t.Errorf("the colour changes by %d only in a bend", d)
	}
	for i := 1; i < 24; i++ { // down beside the inner corner, where the borders of all colours meet
		x, y := 3*cell+40+i, cell/2+24-i
		if d := apart(fans, x, y, x+1, y-1); d > 4 {
			t.Errorf("the colour changes by %d from %d, %d to the next pixel", d, x, y)
		}
	}
}

// apart returns by how much two pixels differ in the channel in which they differ most.
func apart(m *image.RGBA, x, y, x2, y2 int) (most int) {
	for i := range 3 {
		d := int(m.Pix[m.PixOffset(x, y)+i]) - int(m.Pix[m.PixOffset(x2, y2)+i])
		most = max(most, d, -d)
	}
	return most
}
