package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// columnHeight returns the minimum height of the column beside the board, without the tip.
func (v *sight) columnHeight(f *ui.Frame, rows buttonRows) float32 {
	return f.Dip(goalUsual) + f.ControlHeight() + v.figuresHeight(f) + rows.height(f) + 3*f.Dip(8)
}

// column lays out the column beside the board, in its usual layout if that fits.
func (v *sight) column(f *ui.Frame, r render.Rect) {
	gap := f.Dip(8)
	in := render.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}
	line := f.ControlHeight()
	figures := v.figuresHeight(f)
	rows := v.buttonRows(f, in.W)
	if v.columnHeight(f, rows) > in.H {
		v.crampedColumn(f, in)
		return
	}
	buttons := rows.height(f) + gap
	words := line + figures + gap
	tip := v.tipHeight(f)
	large := clamp(in.H-buttons-words-tip-4*gap, f.Dip(goalUsual), min(in.W-2*gap, max(f.Dip(goalLarge), v.goalReadable(f))))
	y := max(in.Y+gap, in.Y+(in.H-large-words-buttons-tip-4*gap)/2)
	v.thumb(f, render.Rect{X: in.X + render.Floor((in.W-large)/2), Y: y, W: large, H: large})
	y += large + gap
	v.configButton(f, render.Rect{X: in.X, Y: y, W: in.W, H: line})
	y += line
	v.figures(f, render.Rect{X: in.X, Y: y, W: in.W, H: figures})
	y += figures + gap
	v.buttons(f, render.Rect{X: in.X, Y: y, W: in.W, H: buttons - gap}, rows)
	y += buttons
	v.layoutTip(f, render.Rect{X: in.X, Y: y, W: in.W, H: tip})
}

// crampedColumns are the layouts of a column in a low window, the best first. In a head of two rows the goal's picture
// stands beside the name and the figures. In a head of one row the name may be left out: the menu leads to its page, too.
var crampedColumns = [...]struct {
	twoRows bool // the head has two rows
	icons   bool // buttons without words
}{{true, false}, {true, true}, {false, false}, {false, true}}

// crampedColumn lays out a column that is too low for its usual layout: a head like the bar above an upright board, and
// the buttons below it.
func (v *sight) crampedColumn(f *ui.Frame, in render.Rect) {
	gap, pl := f.Dip(8), &v.place
	for _, layout := range crampedColumns {
		pl.twoRows = layout.twoRows
		rows, ok := v.rowsIn(f, in.W, layout.icons)
		head, buttons := v.headHeight(f), rows.height(f)
		spare := in.H - head - buttons - 2*gap
		if !ok || !v.headFits(f, in.W) || spare < 0 {
			continue
		}
		if pl.twoRows {
			head += min(spare, gap)
		}
		y := in.Y + render.Floor((in.H-head-gap-buttons)/2)
		pl.side = v.headPicture(f, in.W)
		v.head(f, render.Rect{X: in.X, Y: y, W: in.W, H: head})
		v.buttons(f, render.Rect{X: in.X, Y: y + head + gap, W: in.W, H: buttons}, rows)
		return
	}
	v.iconGrid(f, in)
}

// iconGrid lays out only the goal and the buttons' icons, as large as possible, in a column that has no room for more.
func (v *sight) iconGrid(f *ui.Frame, in render.Rect) {
	set := v.scene.commands()
	n := 1 + len(set)
	rows, side := 1, render.Point{}
	for _, r := range [...]int{1, 2, 3, 6} {
		w, h := in.W*float32(r)/float32(n), in.H/float32(r)
		if min(w, h) > min(side.X, side.Y) {
			rows, side = r, render.Point{X: w, Y: h}
		}
	}
	side.X, side.Y = render.Floor(min(side.X, f.Dip(iconMaxWidth))), render.Floor(min(side.Y, f.Dip(iconMaxWidth)))
	per := n / rows
	x, y := in.X+(in.W-side.X*float32(per))/2, in.Y+(in.H-side.Y*float32(rows))/2
	for i := range n {
		r := render.Rect{X: render.Floor(x) + side.X*float32(i%per), Y: render.Floor(y) + side.Y*float32(i/per), W: side.X, H: side.Y}
		if i == 0 {
			v.thumb(f, r.Inset(f.Dip(2)))
		} else {
			v.iconButton(f, set[i-1], r)
		}
	}
}
