// Package samples makes display lists for tests. Together they exercise everything that a list can hold. The lists are
// the same each time.
package samples

import (
	"image"
	"image/color"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Sample is a display list with a name that is a valid file name.
type Sample struct {
	Name string
	List *render.List
}

// All returns the samples, made with f.
func All(f *render.Fonts) []Sample {
	light, dark, contrast := render.LightTheme(), render.DarkTheme(), render.ContrastTheme()
	return []Sample{
		{"board-3x3-light", Board(f, light, "3x3.classic:8,6,7,2,5,4,3,0,1", 240, 1.25, nil)},
		{"board-4x4-spiral-light", Board(f, light, "4x4.spiral#monday", 360, 2, lively)},
		{"board-4x4-spiral-dark", Board(f, dark, "4x4.spiral#monday", 360, 2, lively)},
		{"board-4x4-spiral-contrast", Board(f, contrast, "4x4.spiral#monday", 360, 2, lively)},
		{"board-4x4-slate", Board(f, render.SlateTheme(), "4x4.wild#monday", 240, 1, nil)},
		{"board-4x4-clay", Board(f, render.ClayTheme(), "4x4.wild#monday", 240, 1, nil)},
		{"board-4x4-ink", Board(f, render.InkTheme(), "4x4.wild#monday", 240, 1, nil)},
		{"board-4x4-felt", Board(f, render.FeltTheme(), "4x4.wild#monday", 240, 1, nil)},
		{"board-4x4-roman", Board(f, light, "4x4.snake#monday", 240, 1, func(v *render.BoardView) { v.Numerals = render.Roman })},
		{"board-6x6-pips", Board(f, dark, "6x6.spiral#monday", 300, 1, func(v *render.BoardView) { v.Numerals = render.Pips })},
		{"board-4x4-way-light", Board(f, light, "4x4.classic#monday", 240, 1, led)},
		{"board-4x4-way-dark", Board(f, dark, "4x4.snake#monday", 360, 2, led)},
		{"board-4x4-way-contrast", Board(f, contrast, "4x4.snake#monday", 240, 1, led)},
		{"board-4x4-covered", Board(f, light, "4x4.snake#monday", 180, 1, covered)},
		{"board-10x10-wild-light", Board(f, light, "10x10.wild#wild", 360, 1, nil)},
		{"board-10x10-wild-dark", Board(f, dark, "10x10.wild#wild", 360, 1, nil)},
		{"board-5x3-zoomed", Board(f, dark, "5x3.random#zoom", 240, 1, zoomed)},
		{"goals-light", goals(f, light)},
		{"goals-contrast", goals(f, contrast)},
		{"goal-32x32", large(f, dark)},
		{"icons", icons(light)},
		{"text", words(f, dark)},
		{"chart-bars", bars(f, light)},
		{"chart-lines", lines(f, dark)},
		{"shapes", shapes(light)},
		{"pictures", pictures(dark)},
		{"board-4x4-picture", Board(f, light, "4x4.wild#monday", 240, 1, pictured(render.MiddlePlates))},
		{"board-4x3-picture-corner", Board(f, dark, "4x3.snake#monday", 240, 1, pictured(render.CornerPlates))},
		{"board-4x4-picture-solved", Board(f, light, "4x4.spiral#monday", 240, 1, solved)},
	}
}

// Board returns a list with one board on a square screen of the given side in pixels; change, if not nil, may change
// the view first.
func Board(f *render.Fonts, t *render.Theme, id string, side, scale float32, change func(*render.BoardView)) *render.List {
	g, err := puzzle.ParseGame(id)
	if err != nil {
		panic(err) // id is a constant of the tests
	}
	l := &render.List{}
	l.Reset(side, side, t.Paper)
	v := render.BoardView{
		Scale: scale, Board: g.Scramble, Goal: g.Goal, Theme: t, Numbers: true, Framed: true, Engraved: true, Bridges: true, Growth: 1,
		Colors: render.TileColors(nil, t, render.PathScheme, g.Goal),
	}
	v.Rect, v.Cell, v.Origin = render.TrayFor(l.Clip().Inset(8*scale), g.Scramble.Size(), scale, 720)
	if change != nil {
		change(&v)
	}
	l.Board(f, &v)
	l.Way(&v)
	return l
}

// lively adds focus, hint, and tiles that move, shrink, grow, glow and fade.
func lively(v *render.BoardView) {
	v.Focus, v.Hint = render.MarkAt(5), render.MarkAt(8)
	v.Shift = []render.TileShift{
		{Label: v.Board.At(0), DX: -0.3 * v.Cell, DY: 7.4},
		{Label: v.Board.At(2), Zoom: 0.97},
		{Label: v.Board.At(7), Zoom: 1.2, Glow: 200},
		{Label: v.Board.At(13), Fade: 128},
		{Label: v.Board.At(15), Zoom: 0.5, Fade: 60, Glow: 255},
	}
}

// led leads the blank twice round corners.
func led(v *render.BoardView) {
	at, size := v.Board.Blank(), v.Board.Size()
	v.Way = append(v.Way, at)
	for _, way := range [][2]puzzle.Dir{{puzzle.Left, puzzle.Right}, {puzzle.Up, puzzle.Down}, {puzzle.Up, puzzle.Down}, {puzzle.Left, puzzle.Right}} {
		next := size.Neighbour(at, way[0])
		if next < 0 || len(v.Way) > 1 && next == v.Way[len(v.Way)-2] {
			next = size.Neighbour(at, way[1])
		}
		if next < 0 {
			break
		}
		at = next
		v.Way = append(v.Way, at)
	}
	v.Hint = render.MarkAt(v.Way[1])
}

func covered(v *render.BoardView) { v.Covered = true }

// zoomed makes the board larger than its tray.
func zoomed(v *render.BoardView) {
	v.Cell *= 2
	v.Origin.X -= 0.7 * v.Cell
	v.Origin.Y -= 0.4 * v.Cell
	v.Origin = render.Point{X: float32(int(v.Origin.X)), Y: float32(int(v.Origin.Y))}
}

func goals(f *render.Fonts, t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(520, 300, t.Paper)
	configs := []string{"4x4.classic", "4x4.snake", "5x5.spiral-random", "8x8.wild", "12x12.spiral", "3x3.snake", "4x3.random", "2x6.snake"}
	for i, config := range configs {
		g, err := puzzle.ParseGame(config + "#goal")
		if err != nil {
			panic(err)
		}
		v := render.GoalView{
			Scale: 1, Goal: g.Goal, Theme: t, Colors: render.TileColors(nil, t, render.PathScheme, g.Goal),
		}
		x := 8 + 64*float32(i)
		v.Rect = render.Rect{X: x, Y: 8, W: 48, H: 48}
		l.GoalThumb(f, &v)
		v.Scale, v.Rect = 1.25, render.Rect{X: x, Y: 64, W: 60, H: 60}
		v.Window = render.Rect{X: 0.25, Y: 0.2, W: 0.5, H: 0.4}
		l.GoalThumb(f, &v)
		if i < 4 {
			v.Window, v.Home = render.Rect{}, render.Mark{At: 5, On: i == 3}
			v.Dim = 1
			v.Rect = render.Rect{X: 8 + 128*float32(i), Y: 140, W: 120, H: 150}
			l.GoalThumb(f, &v)
		}
	}
	return l
}

func large(f *render.Fonts, t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(64, 64, t.Paper)
	g, err := puzzle.ParseGame("32x32.wild#goal")
	if err != nil {
		panic(err)
	}
	colors := render.TileColors(nil, t, render.PathScheme, g.Goal)
	l.GoalThumb(f, &render.GoalView{Rect: l.Clip().Inset(8), Scale: 1, Goal: g.Goal, Theme: t, Colors: colors})
	return l
}

func icons(t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(360, 240, t.Paper)
	for ic := render.NoIcon + 1; ic < render.Icons; ic++ {
		x, y := 8+40*float32((ic-1)%9), 8+46*float32((ic-1)/9)
		l.Icon(ic, render.Rect{X: x, Y: y, W: 32, H: 32}, 2.5, t.Ink)
	}
	return l
}

func words(f *render.Fonts, t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(360, 240, t.Paper)
	y := float32(8)
	for i, px := range []int{13, 16, 20, 28, 40} {
		for w := render.Regular; w <= render.Mono; w++ {
			r := render.Rect{X: 8 + 116*float32(w), Y: y, W: 108, H: float32(px) * 1.4}
			l.TextIn(f, f.Face(w, px), "Wild Fifteen 0:41.337", r, render.Align(i%3), render.Middle, t.Ink)
		}
		y += float32(px)*1.4 + 4
	}
	r := render.Rect{X: 100, Y: 190, W: 100, H: 40}
	face := f.Face(render.Bold, 24)
	glyphs := f.AppendGlyphs(nil, face, "Ж15λ", r.X, r.Y+30)
	l.Run(r, glyphs, 1.5, t.Accent)
	l.Run(r.Move(130, 0), f.AppendGlyphs(glyphs[:0], face, "zoom", r.X+130, r.Y+30), 0.6, t.Error)
	return l
}

func bars(f *render.Fonts, t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(400, 260, t.Paper)
	l.Chart(f, l.Clip().Inset(10), &render.Chart{
		X:      render.Axis{Title: "moves from the goal", Whole: true},
		Y:      render.Axis{Title: "boards", Log: true},
		Bars:   []float64{1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529},
		Chosen: render.MarkAt(16), Mark: render.MarkAt(7), Label: "this one: 7",
	}, t, 1)
	return l
}

func lines(f *render.Fonts, t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(400, 260, t.Paper)
	walk := []render.ChartPoint{{X: 10, Y: 20, Err: 2}, {X: 50, Y: 40, Err: 1}, {X: 100, Y: 50.5, Err: 0.5}, {X: 150, Y: 52}}
	l.Chart(f, l.Clip().Inset(10), &render.Chart{
		X: render.Axis{Title: "iterations"}, Y: render.Axis{Title: "mean"},
		Lines: []render.Series{
			{Name: "walk", Points: walk, Dots: true},
			{Name: "shuffle", Points: []render.ChartPoint{{X: 10, Y: 52.4}, {X: 150, Y: 52.4}}},
		},
		Rules: []render.Rule{{Y: 30, Name: "half"}},
	}, t, 1)
	return l
}

// shapes covers what the other samples leave out: fractional positions and sizes, clips, opacity, gradients.
func shapes(t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(240, 200, t.Paper)
	all := render.BoxStyle{
		Fill: render.Hex("#3F5F8AC0"), Edge: render.Hex("#A3312F"), EdgeWidth: 2.5,
		Light: render.Hex("#FFFFFF80"), LightWidth: 3, Shadow: render.Hex("#00000080"), ShadowY: 4, ShadowBlur: 7,
		Inner: render.Hex("#000000A0"), InnerY: 3, InnerBlur: 6,
	}
	l.Box(render.Rect{X: 12.3, Y: 10.6, W: 60.2, H: 44.5}, 11, all)
	l.Box(render.Rect{X: 90, Y: 10, W: 30, H: 50}, 99, all) // the radius is limited to half the width
	l.Fill(render.Rect{X: 140.5, Y: 12.25, W: 0.5, H: 40}, 0, t.Ink)
	l.Fill(render.Rect{X: 150, Y: 12, W: 3, H: 3}, 2, t.Error)
	l.PushClip(render.Rect{X: 160, Y: 20.4, W: 40.6, H: 30})
	was := l.SetAlpha(128)
	l.Box(render.Rect{X: 150, Y: 12, W: 60, H: 60}, 20, all)
	l.Line([]render.Point{{X: 150, Y: 12}, {X: 230, Y: 60}}, 5, t.Accent)
	l.SetAlpha(was)
	l.PopClip()
	l.Line([]render.Point{{X: 20, Y: 90}, {X: 60, Y: 140}, {X: 100.5, Y: 84.2}, {X: 100.5, Y: 150}}, 6.5, t.Accent)
	l.Line([]render.Point{{X: 130, Y: 90}, {X: 220, Y: 97}}, 0.4, t.Ink)
	l.Line([]render.Point{{X: 140, Y: 120}}, 14, t.Error)
	l.Line([]render.Point{{X: 170, Y: 120}, {X: 170, Y: 120}}, 9, t.Ink)
	for i := range 3 {
		r := render.Rect{X: 12 + 36*float32(i), Y: 164, W: 28.5, H: 30}
		l.FillGradient(r, 3*float32(i), t.Accent, t.Error, render.GradientAcross+render.Gradient(i))
		l.Ring(r.Move(108, 0), 3*float32(i), 4.5+3*float32(i), t.Accent, t.Error)
	}
	return l
}

// Picture returns a picture with an edge in every direction, w x h pixels.
func Picture(w, h int) *render.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.RGBA{uint8(40 + 200*x/w), uint8(40 + 200*y/h), 120, 255}
			if (x/12+y/12)%2 == 0 {
				c.B, c.R = 220, c.R/2
			}
			if x+y == w || x == 3 || y == 3 {
				c = color.RGBA{255, 240, 200, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	return render.NewImage("sample", img)
}

// pictured returns a change that lays a picture on the tiles of a lively board.
func pictured(p render.Plates) func(*render.BoardView) {
	return func(v *render.BoardView) {
		v.Image, v.Plates, v.Framed = Picture(190, 150), p, false
		v.Shift = []render.TileShift{
			{Label: v.Board.At(0), DX: 0.3 * v.Cell, DY: 5.4},
			{Label: v.Board.At(2), Down: 1},
			{Label: v.Board.At(7), Zoom: 1.2, Glow: 200},
			{Label: v.Board.At(9), Fade: 128},
			{Label: v.Board.At(10), Zoom: 0.5, Fade: 60, Glow: 255},
		}
	}
}

// solved is a board whose picture has almost grown together.
func solved(v *render.BoardView) {
	v.Board, v.Image, v.Plates, v.Whole = v.Goal.Board(), Picture(190, 150), render.NoPlates, 0.9
}

// pictures shows a picture in every size, cut, over its border, tinted, faint and clipped.
func pictures(t *render.Theme) *render.List {
	l := &render.List{}
	l.Reset(260, 200, t.Paper)
	p := Picture(97, 65)
	w, h := p.Size()
	all := render.Rect{W: w, H: h}
	style := render.BoxStyle{
		Edge: render.Hex("#A3312F"), EdgeWidth: 2, Light: render.Hex("#FFFFFF80"), LightWidth: 3,
		Shadow: render.Hex("#00000080"), ShadowY: 4, ShadowBlur: 7, Inner: render.Hex("#000000A0"), InnerY: 3, InnerBlur: 6,
	}
	l.Image(render.Rect{X: 8, Y: 8, W: w, H: h}, 0, p, all, render.BoxStyle{})
	l.Image(render.Rect{X: 112, Y: 8, W: 140, H: 90}, 20, p, all, style)
	l.Image(render.Rect{X: 8.5, Y: 80.25, W: 60.5, H: 40}, 12, p, render.Rect{X: 20, Y: 10.5, W: 30.2, H: 20}, style)
	l.Image(render.Rect{X: 8, Y: 130, W: 40, H: 27}, 3, p, all, render.BoxStyle{})
	l.Image(render.Rect{X: 54, Y: 130, W: 13, H: 9}, 3, p, all, render.BoxStyle{})
	l.Image(render.Rect{X: 54, Y: 145, W: 3, H: 3}, 0, p, all, render.BoxStyle{Fill: render.Hex("#FFFFFF80")})
	l.Image(render.Rect{X: 8, Y: 164, W: 60, H: 30}, 8, p, render.Rect{X: -20, Y: -12, W: 60, H: 30}, render.BoxStyle{Fill: render.Hex("#FFFFFF40")})
	l.PushClip(render.Rect{X: 90, Y: 110.4, W: 60.6, H: 50})
	was := l.SetAlpha(128)
	l.Image(render.Rect{X: 80, Y: 104, W: 120, H: 80}, 20, Picture(300, 200), render.Rect{W: 300, H: 200}, style)
	l.SetAlpha(was)
	l.PopClip()
	l.Image(render.Rect{X: 180, Y: 110, W: 60, H: 60}, 99, Picture(1, 1), render.Rect{W: 1, H: 1}, style)
	return l
}
