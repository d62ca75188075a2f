package render_test

import (
	"reflect"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// view returns a view of a board at rest on a screen of 800 x 800 pixels.
func view(t testing.TB, th *render.Theme, id string) *render.BoardView {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	v := &render.BoardView{
		Scale: 2, Board: g.Scramble, Goal: g.Goal, Theme: th, Numbers: true, Framed: true,
		Colors: render.TileColors(nil, th, render.PathScheme, g.Goal),
	}
	v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: 800, H: 800}, g.Scramble.Size(), 2, 720)
	return v
}

func TestTrayFor(t *testing.T) {
	for w := 1; w <= 32; w++ {
		for _, h := range []int{1, 2, 7, 32} {
			for _, scale := range []float32{1, 1.25, 2, 3} {
				size := puzzle.Size{W: w, H: h}
				area := render.Rect{X: 13.5, Y: 20.25, W: 360 * scale, H: 500 * scale}
				tray, cell, origin := render.TrayFor(area, size, scale, 720)
				if tray.Intersect(area.Inset(-1)) != tray {
					t.Errorf("%v x%v: tray %v leaves %v", size, scale, tray, area)
				}
				for _, v := range []float32{tray.X, tray.Y, tray.W, tray.H, cell, origin.X, origin.Y} {
					if v != float32(int(v)) {
						t.Errorf("%v x%v: %v is no whole pixel", size, scale, v)
					}
				}
				if got := render.TrayAround(origin, cell, size, scale); got != tray {
					t.Errorf("%v x%v: the tray around it is %v, want %v", size, scale, got, tray)
				}
				more := render.TrayAround(origin, cell+1, size, scale)
				if more.W <= area.W && more.H <= area.H {
					t.Errorf("%v x%v: cells of %v pixels leave room for larger ones", size, scale, cell)
				}
			}
		}
	}
	// Cells are at least 48 dip on boards of up to 7 columns on a screen 360 dip wide with a margin of 8 dip on
	// each side.
	if _, cell, _ := render.TrayFor(render.Rect{W: 344, H: 500}, puzzle.Size{W: 7, H: 7}, 1, 720); cell < 48 {
		t.Errorf("7x7 on 344 dip has cells of %v", cell)
	}
	if _, cell, _ := render.TrayFor(render.Rect{W: 4000, H: 2000}, puzzle.Size{W: 4, H: 4}, 2, 720); cell != 360 {
		t.Errorf("4x4 limited to 720 dip at 2x has cells of %v, want 360", cell)
	}
}

func TestCellAt(t *testing.T) {
	size := puzzle.Size{W: 5, H: 3}
	origin := render.Point{X: 10, Y: 20}
	for cell := range size.Cells() {
		r := render.CellRect(origin, 30, size, cell)
		for _, p := range []render.Point{{X: r.X, Y: r.Y}, r.Centre(), {X: r.X + 29.9, Y: r.Y + 29.9}} {
			if got, ok := render.CellAt(p, origin, 30, size); !ok || got != cell {
				t.Errorf("%v: cell %d %v, want %d", p, got, ok, cell)
			}
		}
	}
	for _, p := range []render.Point{{X: 9, Y: 30}, {X: 30, Y: 19}, {X: 160, Y: 30}, {X: 30, Y: 110}} {
		if got, ok := render.CellAt(p, origin, 30, size); ok {
			t.Errorf("%v lies in cell %d", p, got)
		}
	}
}

func TestNumberPx(t *testing.T) {
	f := render.NewFonts()
	board := func(config string) puzzle.Board {
		g, err := puzzle.ParseGame(config + "#n")
		if err != nil {
			t.Fatal(err)
		}
		return g.Scramble
	}
	last := 1 << 20
	for _, c := range []struct{ config, longest string }{
		{"3x3.classic", "8"}, {"4x4.classic", "15"}, {"10x10.classic", "99"}, {"10x10.classic-5", "100"}, {"32x32.classic", "1023"},
	} {
		px := render.NumberPx(f, board(c.config), 100)
		if w := f.Width(f.Face(render.Title, px), c.longest); w > 0.86*94 || px > last {
			t.Errorf("%s: %d px, %s is %v wide", c.config, px, c.longest, w)
		}
		last = px
	}
	if px := render.NumberPx(f, board("32x32.classic"), 11); px != 0 {
		t.Errorf("numbers of %d pixels are shown", px)
	}
}

// TestNumbersAreCentred checks that numbers are centred in their tiles, to about a pixel.
func TestNumbersAreCentred(t *testing.T) {
	f := render.NewFonts()
	th := render.LightTheme()
	for _, id := range []string{"3x3.classic#c", "4x4.snake#c", "11x11.wild#c"} {
		v := view(t, th, id)
		for _, cell := range []float32{33, 48, 71, 180} {
			v.Cell = cell
			v.Rect = render.TrayAround(v.Origin, cell, v.Board.Size(), v.Scale)
			var l render.List
			l.Reset(4000, 4000, th.Paper)
			l.Board(f, v)
			checkCentred(t, f, v, l.Glyphs)
		}
	}
}

func checkCentred(t *testing.T, f *render.Fonts, v *render.BoardView, glyphs []render.Glyph) {
	t.Helper()
	size := v.Board.Size()
	ink := make([]render.Rect, size.Cells())
	for _, g := range glyphs {
		cell, ok := render.CellAt(render.Point{X: g.X + 1, Y: g.Y - 1}, v.Origin, v.Cell, size)
		if !ok {
			t.Fatalf("glyph at %v,%v is beside the board", g.X, g.Y)
		}
		m, left, top := f.Mask(g.Face, g.Index)
		r := render.Rect{X: g.X + float32(left), Y: g.Y + float32(top), W: float32(m.Rect.Dx()), H: float32(m.Rect.Dy())}
		if !ink[cell].Empty() {
			r = r.Union(ink[cell])
		}
		ink[cell] = r
	}
	for cell, r := range ink {
		if (v.Board.At(cell) == 0) != r.Empty() {
			t.Errorf("cell %d: label %d, ink %v", cell, v.Board.At(cell), r)
		}
		if r.Empty() {
			continue
		}
		face, _ := v.Face(cell) // the lip belongs to the tile, not to that
		want, got := face.Centre(), r.Centre()
		// Round digits overshoot the cap height a little.
		if dx, dy := got.X-want.X, got.Y-want.Y; dx*dx > 1.6 || dy > 1 || dy < -1.5-0.01*v.Cell {
			t.Errorf("cell %d of %v pixels: the number's middle is %v, %v off", cell, v.Cell, dx, dy)
		}
	}
}

func TestCoveredBoardTellsNothing(t *testing.T) {
	f := render.NewFonts()
	a, b := view(t, render.LightTheme(), "4x4.classic#a"), view(t, render.LightTheme(), "4x4.spiral#b")
	b.Board = b.Goal.Board()
	for b.Board.Blank() != a.Board.Blank() { // the blank's cell is no secret
		b.Board = b.Board.Swap(b.Board.Blank(), a.Board.Blank())
	}
	var lists [2]render.List
	for i, v := range []*render.BoardView{a, b} {
		v.Covered, v.Hint = true, render.MarkAt(3)
		lists[i].Reset(800, 800, v.Theme.Paper)
		lists[i].Board(f, v)
	}
	if !lists[0].Equal(&lists[1]) {
		t.Error("two covered boards can be told apart")
	}
	if len(lists[0].Glyphs) > 0 {
		t.Error("a covered board shows numbers")
	}
}

func TestShiftedTilesAreDrawnOnce(t *testing.T) {
	f := render.NewFonts()
	v := view(t, render.LightTheme(), "4x4.classic#s")
	var rest, moved render.List
	rest.Reset(800, 800, v.Theme.Paper)
	rest.Board(f, v)
	v.Shift = []render.TileShift{{Label: 3, DX: 5}, {Label: 0}, {Label: 99}, {Label: -2}, {Label: 16}}
	moved.Reset(800, 800, v.Theme.Paper)
	moved.Board(f, v)
	if len(moved.Glyphs) != len(rest.Glyphs) || len(moved.Ops) != len(rest.Ops)+1 {
		t.Errorf("%d glyphs in %d ops, at rest %d in %d", len(moved.Glyphs), len(moved.Ops), len(rest.Glyphs), len(rest.Ops))
	}
}

func BenchmarkBoard16(b *testing.B) {
	f := render.NewFonts()
	v := view(b, render.LightTheme(), "16x16.spiral#bench")
	var l render.List
	b.ReportAllocs()
	for b.Loop() {
		l.Reset(800, 800, v.Theme.Paper)
		l.Board(f, v)
	}
}

func BenchmarkGoalThumb16(b *testing.B) {
	f := render.NewFonts()
	v := view(b, render.LightTheme(), "16x16.spiral#bench")
	g := &render.GoalView{Rect: render.Rect{W: 96, H: 96}, Scale: 2, Goal: v.Goal, Theme: v.Theme, Colors: v.Colors}
	var l render.List
	b.ReportAllocs()
	for b.Loop() {
		l.Reset(800, 800, v.Theme.Paper)
		l.GoalThumb(f, g)
	}
}

func BenchmarkTileColors16(b *testing.B) {
	v := view(b, render.LightTheme(), "16x16.spiral#bench")
	var colors []render.Color
	for b.Loop() {
		colors = render.TileColors(colors[:0], v.Theme, render.PathScheme, v.Goal)
	}
}

// seatedBoard returns a board in a square of the given side whose tiles are all home but 15, and the ops that draw the tile of a cell.
func seatedBoard(t *testing.T, th *render.Theme, side float32, cell int, set func(v *render.BoardView)) (v *render.BoardView, ops []render.Op) {
	t.Helper()
	v = view(t, th, "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15")
	v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: side, H: side}, v.Board.Size(), 2, 720)
	v.Numbers, v.Bridges = false, false
	set(v)
	var l render.List
	l.Reset(side, side, th.Paper)
	l.Board(render.NewFonts(), v)
	tile := render.CellRect(v.Origin, v.Cell, v.Board.Size(), cell)
	for _, op := range l.Ops {
		if op.Kind == render.BoxOp && op.Rect.Intersect(tile) == op.Rect {
			ops = append(ops, op)
		}
	}
	return v, ops
}

// TestSeatClearOfRings checks that the line round a tile that is home does not touch the rings of hint and focus.
func TestSeatClearOfRings(t *testing.T) {
	for _, th := range []*render.Theme{render.LightTheme(), render.ContrastTheme()} {
		for side, want := range map[float32]int{150: 4, 300: 4, 800: 1} {
			if th.Contrast { // its rings are as yellow as the corners of the line
				want = 4
			}
			_, ops := seatedBoard(t, th, side, 5, func(v *render.BoardView) { v.Hint, v.Focus = render.MarkAt(5), render.MarkAt(5) })
			var lines []render.Op // first those of the tile, then the rings
			for _, op := range ops {
				if op.Style.Fill.A == 0 {
					lines = append(lines, op)
				}
			}
			if len(lines) != want+3 {
				t.Fatalf("%v pixels: %d lines, want %d and 3 rings", side, len(lines), want)
			}
			for _, op := range lines[want:] {
				for _, line := range lines[:want] {
					if in := op.Rect.Inset(op.Style.EdgeWidth); in.Intersect(line.Rect) != line.Rect {
						t.Errorf("%v pixels: the line %v lies on the ring %v", side, line.Rect, op.Rect)
					}
				}
			}
		}
	}
}

// TestTileAtHomeSits checks that the face of a tile that is home, or has all but come home, is down where that of another one has
// its lip.
func TestTileAtHomeSits(t *testing.T) {
	th := render.LightTheme()
	foot := func(cell int, shift ...render.TileShift) (top, lip float32, shadow bool) {
		v, ops := seatedBoard(t, th, 800, cell, func(v *render.BoardView) { v.Shift = shift })
		at := render.CellRect(v.Origin, v.Cell, v.Board.Size(), cell)
		face := ops[0]
		for _, op := range ops {
			if op.Style.Fill.A > 0 {
				lip, face = face.Rect.H-op.Rect.H, op
			}
			shadow = shadow || op.Style.Shadow.A > 0
		}
		return face.Rect.Y - at.Y, lip, shadow
	}
	top, lip, shadow := foot(15)
	if lip == 0 || !shadow {
		t.Errorf("a tile that is not home has a lip of %v; shadow: %v", lip, shadow)
	}
	if down, none, shadow := foot(5); down != top+lip || none != 0 || shadow {
		t.Errorf("a tile that is home begins at %v, want %v, with a lip of %v; shadow: %v", down, top+lip, none, shadow)
	}
	if down, still, _ := foot(5, render.TileShift{Label: 6, DX: 0.1}); down != top+lip || still != 0 {
		t.Errorf("a tile just before its home begins at %v, want %v, with a lip of %v", down, top+lip, still)
	}
}

// TestBacksTellNothing draws two boards of covered tiles with the blank in one place: they look the same, whatever stands where.
func TestBacksTellNothing(t *testing.T) {
	var lists [2]render.List
	for i, id := range [...]string{"4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0", "4x4.classic:15,14,13,12,11,10,9,8,7,6,5,4,3,1,2,0"} {
		v := view(t, render.LightTheme(), id)
		v.Covered = true
		lists[i].Reset(400, 400, v.Theme.Paper)
		lists[i].Board(render.NewFonts(), v)
	}
	if !reflect.DeepEqual(lists[0].Ops, lists[1].Ops) {
		t.Error("covered boards differ")
	}
}

// TestTrialRim draws a board whose rim is that of a trial: apart from the rim, which is the tray's, nothing is different.
func TestTrialRim(t *testing.T) {
	f, v := render.NewFonts(), view(t, render.LightTheme(), "4x4.snake#x")
	draw := func() *render.List {
		l := &render.List{}
		l.Reset(400, 400, v.Theme.Paper)
		l.Board(f, v)
		return l
	}
	plain := draw()
	v.Trial = true
	trial := draw()
	if len(trial.Ops) != len(plain.Ops)+1 {
		t.Fatalf("there are %d operations more", len(trial.Ops)-len(plain.Ops))
	}
	for _, op := range trial.Ops {
		if op.Rect == v.Rect && op.Style.Edge == v.Theme.Accent {
			return
		}
	}
	t.Error("there is no rim in the accent around the tray")
}
