package runs

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// maxLegs is the largest number of legs in a picture. Of more, those of all sizes show one of each row, others the first.
const maxLegs = 36

// legs is the picture of a run: the goals of its legs as ribbons, all with cells of the same size.
type legs struct {
	run      puzzle.Run
	pictures []boardview.GoalPicture
	sizes    []puzzle.Size
	breaks   bool // each height has a row of its own
}

// choose makes the picture of a run.
func (g *legs) choose(r puzzle.Run) {
	if g.run == r {
		return
	}
	g.run, g.sizes = r, g.sizes[:0]
	g.breaks = r.Kind == puzzle.Everything && r.Len() <= maxLegs
	for i := range r.Len() {
		size := r.Config(i).Size
		skip := r.Kind == puzzle.Everything && !g.breaks && size.W-r.From.W != size.H-r.From.H
		if r.Kind == puzzle.Marathon && i >= maxLegs/3 {
			break
		}
		if !skip {
			g.sizes = append(g.sizes, size)
		}
	}
	if n := len(g.sizes); n > len(g.pictures) {
		g.pictures = append(g.pictures, make([]boardview.GoalPicture, n-len(g.pictures))...)
	}
}

// update brings the colours and the goals up to date.
func (g *legs) update(f *ui.Frame, scheme session.Scheme) {
	for i, size := range g.sizes {
		g.pictures[i].Set(puzzle.Config{Size: size, Rule: g.run.Rule.Canonical(size)}, false, f.Theme, scheme)
	}
}

// legGap is the space between legs, in cells.
const legGap = 0.9

// flow calls place for each leg with its corner, in cells of a side, in rows of a width, and returns their height.
func (g *legs) flow(width, side float32, place func(i int, x, y, row float32)) (height float32) {
	first, x, high := 0, float32(0), float32(0)
	end := func(last int) {
		at := (width - x + legGap*side) / 2
		for i := first; i < last; i++ {
			place(i, at, height, high)
			at += (float32(g.sizes[i].W) + legGap) * side
		}
		height += high + legGap*side
		first, x, high = last, 0, 0
	}
	for i, size := range g.sizes {
		w := float32(size.W) * side
		if i > first && (x+w > width || g.breaks && size.H != g.sizes[i-1].H) {
			end(i)
		}
		x += w + legGap*side
		high = max(high, float32(size.H)*side)
	}
	end(len(g.sizes))
	return height - legGap*side
}

// mostCell is the largest side of a cell in dip.
const mostCell = 64

// cell returns the largest side of the cells with which all legs fit in a rectangle.
func (g *legs) cell(f *ui.Frame, r render.Rect) float32 {
	nothing := func(int, float32, float32, float32) {}
	for side := f.Dip(mostCell); side > 1; side-- {
		widest := float32(0)
		for _, size := range g.sizes {
			widest = max(widest, float32(size.W)*side)
		}
		if widest <= r.W && g.flow(r.W, side, nothing) <= r.H {
			return side
		}
	}
	return 1
}

// height returns the height of the picture in a rectangle.
func (g *legs) height(f *ui.Frame, r render.Rect) float32 {
	return g.flow(r.W, g.cell(f, r), func(int, float32, float32, float32) {})
}

// paint draws the legs in the middle of a rectangle, each standing on the foot of its row.
func (g *legs) paint(l *render.List, f *ui.Frame, r render.Rect) {
	side := g.cell(f, r)
	top := r.Y + render.Floor(max(0, r.H-g.height(f, r))/2)
	l.PushClip(r)
	g.flow(r.W, side, func(i int, x, y, row float32) {
		w, h := float32(g.sizes[i].W)*side, float32(g.sizes[i].H)*side
		at := f.Within(r, render.Rect{X: render.Floor(r.X + x), Y: top + y + row - h, W: w, H: h})
		g.pictures[i].Draw(l, f.Fonts, at, f.Scale)
	})
	l.PopClip()
}
