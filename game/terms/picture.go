package terms

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// picture is the little picture beside a term.
type picture interface {
	// Update sets the theme and the colours of the tiles.
	Update(theme *render.Theme, scheme session.Scheme)
	Paint(l *render.List, f *ui.Frame, r render.Rect)
}

// newBoard returns a picture of a board whose goal has a missing number.
func newBoard(text string, missing int) picture {
	p := boardview.MustBoardPicture(text, puzzle.Rule{Missing: missing})
	return &p
}

// ribbon is a picture of a goal.
type ribbon struct{ boardview.GoalPicture }

func (g *ribbon) Update(theme *render.Theme, scheme session.Scheme) {
	g.Set(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Snake}}, theme, scheme)
	g.View.Plain = true
}

func (g *ribbon) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	paintTray(l, f, r)
	g.Draw(l, f.Fonts, r.Inset(f.Dip(2)), f.Scale)
}

// sketch is a picture of few strokes in the colours of the theme.
type sketch func(l *render.List, f *ui.Frame, r render.Rect)

func (sketch) Update(*render.Theme, session.Scheme) {}

func (s sketch) Paint(l *render.List, f *ui.Frame, r render.Rect) {
	paintTray(l, f, r)
	s(l, f, r.Inset(f.Dip(sketchPad)))
}

// sketchPad is the space around a sketch on its tray, in dip.
const sketchPad = 8

// paintTray draws the tray on which the boards stand, for a picture of something else.
func paintTray(l *render.List, f *ui.Frame, r render.Rect) {
	l.Box(r, f.Dip(6), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))})
}

// ink returns the colour of a stroke at a place of the ramp, 0..1.
func ink(f *ui.Frame, at float64) render.Color {
	if f.Theme.Contrast {
		return f.Theme.Accent
	}
	return f.Theme.OnPaper(at)
}

// pushedOut is how far the tiles of such a picture reach into the space around a sketch, in dip.
const pushedOut = 4

// pushed returns a picture of three tiles that go on together, over the count of that.
func pushed(count string, together bool) picture {
	return sketch(func(l *render.List, f *ui.Frame, r render.Rect) {
		side := (r.W + 2*f.Dip(pushedOut)) / 4 // the tiles fill the tray
		row := render.Rect{X: r.X - f.Dip(pushedOut), Y: r.Y, W: 3 * side, H: side}
		if together {
			l.Fill(row.Inset(side*0.05), side*0.2, ink(f, 0.5))
		}
		for i := range 3 {
			tile := render.Rect{X: row.X + side*float32(i), Y: row.Y, W: side, H: side}
			if !together {
				l.Fill(tile.Inset(side*0.05), side*0.2, ink(f, float64(i)/2))
			}
		}
		l.Icon(render.Right, render.Rect{X: row.X + row.W, Y: row.Y, W: side, H: side}, f.Dip(2), f.Theme.Ink2)
		number := render.Rect{X: r.X, Y: row.Y + side, W: r.W, H: r.Y + r.H - row.Y - side}
		l.TextIn(f.Fonts, f.Fitting(render.Title, min(24, number.H/f.Scale), count, number.W), count, number, render.Middle, render.Middle, f.Theme.Ink)
	})
}

// speed is the sign of tiles a second.
func speed(l *render.List, f *ui.Frame, r render.Rect) {
	l.Icon(render.Bolt, r.Inset(r.W*0.1), f.Dip(3), ink(f, 0.5))
}

// best is a bar of the fewest moves possible, and beside it a longer one.
func best(l *render.List, f *ui.Frame, r render.Rect) {
	h := r.H * 0.2
	for i, part := range [...]float32{0.64, 1} {
		color := ink(f, 0)
		if i > 0 {
			color = ink(f, 1)
		}
		l.Fill(render.Rect{X: r.X, Y: r.Y + r.H*0.22 + 1.8*h*float32(i), W: r.W * part, H: h}, h/2, color)
	}
}

// distance is the way of a tile to its place: two cells across and one down.
func distance(l *render.List, f *ui.Frame, r render.Rect) {
	cell := r.W / 3
	at := func(x, y float32) render.Point {
		return render.Point{X: r.X + cell*(x+0.5), Y: r.Y + r.H/2 + cell*(y-0.5)}
	}
	box := func(p render.Point) render.Rect {
		return render.Rect{X: p.X - cell/2, Y: p.Y - cell/2, W: cell, H: cell}.Inset(cell * 0.08)
	}
	from, corner, to := at(0, 0), at(2, 0), at(2, 1)
	l.Fill(box(from), cell*0.2, ink(f, 0.75))
	l.Box(box(to), cell*0.2, render.BoxStyle{Edge: ink(f, 0.75), EdgeWidth: f.Dip(2)})
	l.Line([]render.Point{{X: from.X + cell*0.6, Y: from.Y}, corner, {X: corner.X, Y: to.Y - cell*0.1}}, f.Dip(2), f.Theme.Ink2)
}

// without returns a picture of n results of which some at both ends do not count.
func without(n, ends int) picture {
	return sketch(func(l *render.List, f *ui.Frame, r render.Rect) {
		w := r.W / float32(n)
		for i := range n {
			color := ink(f, float64(i)/float64(n-1))
			if i < ends || i >= n-ends {
				color = f.Theme.Groove
			}
			h := r.H * (0.3 + 0.5*float32(i)/float32(n-1))
			l.Fill(render.Rect{X: r.X + w*float32(i), Y: r.Y + r.H*0.9 - h, W: w, H: h}.Inset(w*0.12), w*0.2, color)
		}
	})
}

// squares is the chequered board of even and odd.
func squares(l *render.List, f *ui.Frame, r render.Rect) {
	const n = 4
	side := r.W / n
	for i := range n * n {
		x, y := i%n, i/n
		color := f.Theme.Groove
		if (x+y)%2 == 0 {
			color = ink(f, float64(y)/(n-1))
		}
		l.Fill(render.Rect{X: r.X + side*float32(x), Y: r.Y + side*float32(y), W: side, H: side}.Inset(side*0.06), side*0.16, color)
	}
}
