package soft_test

import (
	"image"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestRibbonTurns checks that the colour of a ribbon changes all through its bends, and that a ribbon which lets something show through has
// the same outline.
func TestRibbonTurns(t *testing.T) {
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
	for _, draw := range []func(l *render.List){
		func(l *render.List) { l.DrawnLine(fonts, drawn) }, func(l *render.List) { l.GoalThumb(fonts, goal) },
	} {
		whole, faint := picture(255, draw), picture(254, draw)
		for y := range side {
			for x := range side {
				if d := apart(whole, x, y, 0, 0) - apart(faint, x, y, 0, 0); max(d, -d) > 30 {
					t.Fatalf("the outline differs at %d, %d", x, y)
				}
			}
		}
	}
	// The first bend is in the upper right corner: the ribbon comes in from the left and goes down.
	whole := picture(255, func(l *render.List) { l.GoalThumb(fonts, goal) })
	in, out := image.Pt(3*cell+16, cell/2), image.Pt(3*cell+cell/2, cell-16)
	if d := apart(whole, in.X, in.Y, out.X, out.Y); d < 5 {
		t.Errorf("the colour changes by %d only in a bend", d)
	}
}

// TestRibbonTip checks that the tip of a line which draws itself has in each place the colour that the whole line has there, and ends round.
func TestRibbonTip(t *testing.T) {
	const side, cell = 400, 100
	goal, th, fonts := puzzle.MustParseGoal("4x4.spiral"), render.LightTheme(), render.NewFonts()
	picture := func(undrawn float32) *image.RGBA {
		var l render.List
		l.Reset(side, side, th.Paper)
		l.GoalThumb(fonts, &render.GoalView{
			Rect: render.Rect{W: side, H: side}, Scale: 1, Goal: goal, Theme: th, Plain: true, Bare: true, Undrawn: undrawn,
			Colors: render.TileColors(nil, th, render.PathScheme, goal),
		})
		return soft.New(fonts).Picture(&l)
	}
	whole, tip := picture(0), picture(1-1.6/15) // to 0.6 of the way from the second cell to the third
	const end, y = 2.1 * cell, cell/2 + 30
	for x := cell / 2; x < end; x++ {
		for i := range 3 {
			at := tip.PixOffset(x, y) + i
			if d := int(whole.Pix[at]) - int(tip.Pix[at]); max(d, -d) > 1 {
				t.Errorf("at %d the tip differs by %d", x, d)
			}
		}
	}
	if x := int(end) + 32; apart(tip, x, cell/2, 0, 0) == 0 || apart(tip, x, y, 0, 0) > 0 {
		t.Error("the tip is not round")
	}
}

// TestNumberLeftOutIsFree checks that a drawn line leaves the cell of the number that is left out free, also where it bends there.
func TestNumberLeftOutIsFree(t *testing.T) {
	const side, cell = 400, 100
	goal, th, fonts := puzzle.MustParseGoal("4x4.spiral"), render.LightTheme(), render.NewFonts()
	line, _ := goal.Line()
	for out := 1; out <= line.Len(); out++ {
		v := &render.LineView{
			Inner: render.Rect{W: side, H: side}, Side: cell, Scale: 1, Size: goal.Size(), Out: out, Theme: th,
			Colors: render.LineColors(nil, th, goal.Size()),
		}
		for i := range line.Len() {
			v.Cells = append(v.Cells, line.Cell(i))
		}
		var l render.List
		l.Reset(side, side, th.Paper)
		l.DrawnLine(fonts, v)
		m, r := soft.New(fonts).Picture(&l), v.Cell(line.Cell(out-1))
		x, y := int(r.X), int(r.Y)
		for _, at := range []image.Point{{30, 30}, {70, 30}, {30, 70}, {70, 70}} {
			if apart(m, x+at.X, y+at.Y, x+2, y+cell/2) > 0 {
				t.Errorf("without %d its cell is not free at %v", out, at)
			}
		}
	}
}

// TestGradientHasNoSteps checks that a gradient between two colours that are near each other does not show the steps of 8 bits: in the mean
// of each 4 by 4 pixels it changes as if there were none.
func TestGradientHasNoSteps(t *testing.T) {
	const w, h = 400, 8
	from, to := render.Hex("#64549A"), render.Hex("#754080")
	var l render.List
	l.Reset(w, h, render.Hex("#000000"))
	l.FillGradient(render.Rect{W: w, H: h}, 0, from, to, render.GradientAcross)
	m := soft.New(render.NewFonts()).Picture(&l)
	for x := 0; x < w; x += 4 {
		for i, ends := range [3][2]uint8{{from.R, to.R}, {from.G, to.G}, {from.B, to.B}} {
			sum := 0
			for y := range 4 {
				for dx := range 4 {
					sum += int(m.Pix[m.PixOffset(x+dx, y)+i])
				}
			}
			mean, want := float64(sum)/16, float64(ends[0])+(float64(ends[1])-float64(ends[0]))*float64(x+2)/w
			if d := mean - want; max(d, -d) > 0.15 {
				t.Errorf("channel %d is %.2f at %d, want %.2f", i, mean, x, want)
			}
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

// TestRibbonHasNoCreases checks that within a ribbon no two neighbouring pixels differ by much more than those of its straight runs do: not
// in a bend, not where two bends turn the ribbon back about the gap between its runs, not where a bend and a run meet.
func TestRibbonHasNoCreases(t *testing.T) {
	const cell, most = 100, 5
	const ring = 2 // pixels at the ribbon's borders, which mix with what is beside it
	th, fonts := render.LightTheme(), render.NewFonts()
	for _, id := range []string{"3x3.snake", "3x3.spiral", "4x4.snake", "4x4.spiral"} {
		goal := puzzle.MustParseGoal(id)
		side := goal.Size().W * cell
		picture := func(colors []render.Color) *image.RGBA {
			var l render.List
			l.Reset(float32(side), float32(side), th.Paper)
			l.GoalThumb(fonts, &render.GoalView{
				Rect: render.Rect{W: float32(side), H: float32(side)}, Scale: 1, Goal: goal, Theme: th, Plain: true, Bare: true, Colors: colors,
			})
			return soft.New(fonts).Picture(&l)
		}
		black := make([]render.Color, goal.Size().Cells()+1)
		for i := range black {
			black[i] = render.Hex("#000000")
		}
		shape, m := picture(black), picture(render.TileColors(nil, th, render.PathScheme, goal))
		inside := func(x, y int) bool {
			for dy := -ring; dy <= ring; dy++ {
				for dx := -ring; dx <= ring; dx++ {
					if shape.RGBAAt(x+dx, y+dy).R > 0 {
						return false
					}
				}
			}
			return true
		}
		for y := ring; y < side-ring-1; y++ {
			for x := ring; x < side-ring-1; x++ {
				if !inside(x, y) {
					continue
				}
				for _, at := range []image.Point{{x + 1, y}, {x, y + 1}} {
					if d := apart(m, x, y, at.X, at.Y); inside(at.X, at.Y) && d > most {
						t.Fatalf("%s: the colour changes by %d from %d, %d to %v", id, d, x, y, at)
					}
				}
			}
		}
	}
}
