package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// splitColumn divides the column beside the board: as high as the board, or higher beside a low one.
func (v *sight) splitColumn(f *ui.Frame, tray render.Rect) {
	pl := &v.place
	in := render.Rect{X: pl.rest.X, Y: tray.Y, W: pl.rest.W, H: tray.H}
	all := pl.rest
	all.Y, all.H, all.W = all.Y+f.Dip(edge), all.H-2*f.Dip(edge), in.W
	if most := min(all.H, in.W*1.8); in.H < most {
		in.Y, in.H = render.Floor(max(all.Y, min(all.Y+all.H-most, tray.Y-(most-in.H)/2))), most
	}
	for _, ways := range [...][]columnWay{v.columnWays(f), v.iconWays(f)} {
		for _, r := range [...]render.Rect{in, all} {
			for _, way := range ways {
				if v.fillColumn(f, r, way) {
					return
				}
			}
		}
	}
	v.crampedColumn(f, render.Rect{X: in.X, Y: pl.rest.Y, W: in.W, H: pl.rest.H})
}

// raceLow is the height of a screen, in dip, under which a race leaves the place of a tip to its bars.
const raceLow = 480

// racesLow reports whether the game is a race on a low screen.
func (v *sight) racesLow(f *ui.Frame) bool {
	return v.scene.racing() != nil && f.Safe.H < f.Grown(raceLow)
}

// columnWay is how a column is divided: with a place for a tip, and with buttons close together or without words.
type columnWay struct{ tip, tight, icons bool }

// columnWays are the ways to divide a column, the best first; lowRaceWays those of a race on a low screen, where advice stands in the
// line of sense; and iconWays those for words that are too long for their buttons.
var (
	columnWays  = [...]columnWay{{tip: true}, {tip: true, tight: true}, {}, {tight: true}}
	lowRaceWays = [...]columnWay{{tight: true}, {}}
	iconWays    = [...]columnWay{{tip: true, icons: true}, {icons: true}}

	lowRaceIcons = [...]columnWay{{icons: true}}
)

// columnWays returns the ways to divide the column, the best first.
func (v *sight) columnWays(f *ui.Frame) []columnWay {
	if v.racesLow(f) {
		return lowRaceWays[:]
	}
	return columnWays[:]
}

// iconWays returns the ways to divide the column where the words of the buttons are too long for a low screen. With large letters
// words matter more than the goal's picture.
func (v *sight) iconWays(f *ui.Frame) []columnWay {
	if f.TextSize >= ui.LargeText || !f.Low() {
		return nil
	}
	if v.racesLow(f) {
		return lowRaceIcons[:]
	}
	return iconWays[:]
}

// fillColumn divides a column: name, goal's picture and figures from its top, buttons at its foot, the tip above them. ok
// is false if there is no room.
func (v *sight) fillColumn(f *ui.Frame, r render.Rect, way columnWay) (ok bool) {
	pl := &v.place
	pl.form, pl.tip, pl.column = heroForm, render.Rect{}, r
	pl.rows = v.buttonRows(f, r.W, way.tight)
	if way.icons {
		pl.rows, _ = v.rowsIn(f, r.W, true)
	}
	keys, head, advice := pl.rows.height(f), v.headHeight(f), float32(0)
	if way.tip {
		advice = v.tipHeight(f)
	}
	r = v.flush(f, r)
	pl.column = r
	honour := r.H - head - advice - keys - f.Dip(8)
	if honour < v.honourLeast(f) || !v.buttonsFit(f, r.W, pl.rows) {
		return false
	}
	pl.head = render.Rect{X: r.X, Y: r.Y, W: r.W, H: head}
	pl.honour = render.Rect{X: r.X, Y: r.Y + head, W: r.W, H: honour}
	hang := v.keysHang(f, r)
	pl.keys = render.Rect{X: r.X - hang, Y: r.Y + r.H - keys, W: r.W + 2*hang, H: keys}
	if way.tip {
		pl.tip = render.Rect{X: r.X, Y: pl.keys.Y - advice, W: r.W, H: advice}
	}
	v.placeAbreast(f)
	return true
}

// keysMost is the most, in dip, by which a row of buttons reaches beyond its column.
const keysMost = 16

// keysHang returns by how much a row of buttons reaches beyond a column on both sides, so that the words of the first and the last of
// them begin and end where the column does.
func (v *sight) keysHang(f *ui.Frame, column render.Rect) float32 {
	set := v.scene.commands()
	n := float32(len(set))
	if v.place.rows.n > 1 || v.place.rows.icons {
		return 0
	}
	face := v.lineFace(f)
	word := max(f.Fonts.Width(face, set[0].Label), f.Fonts.Width(face, set[len(set)-1].Label))
	flush := (column.W/n - word) / 2 * n / (n - 1)
	return render.Floor(max(0, min(f.Dip(keysMost), flush, f.Safe.X+f.Safe.W-column.X-column.W)))
}

// flush returns a column whose name and buttons begin and end where the tray does: the space above the letters of the name,
// and that below the words of the buttons, lie beyond it if the screen has room.
func (v *sight) flush(f *ui.Frame, r render.Rect) render.Rect {
	m := f.Fonts.Metrics(f.Face(render.Title, v.titleSize()))
	top := max(f.Safe.Y, r.Y-f.Dip(8)-render.Floor((m.Line-m.Cap)/2))
	foot := min(f.Safe.Y+f.Safe.H, r.Y+r.H+f.Dip(6))
	return render.Rect{X: r.X, Y: top, W: r.W, H: foot - top}
}

// crampedColumns are the layouts of a column in a low window, the best first. In a head of two rows the goal's picture
// stands beside the name and the figures. In a head of one row the name may be left out: the menu leads to its page, too.
var crampedColumns = [...]struct {
	twoRows bool // the head has two rows
	icons   bool // buttons without words
}{{true, false}, {true, true}, {false, false}, {false, true}}

// crampedColumn divides a column that is too low for its usual layout: a low head, and the buttons below it.
func (v *sight) crampedColumn(f *ui.Frame, in render.Rect) {
	gap, pl := f.Dip(8), &v.place
	pl.form, pl.tip, pl.head = compactForm, render.Rect{}, render.Rect{}
	pl.column = render.Rect{X: in.X, Y: in.Y + f.Dip(edge), W: in.W, H: in.H - 2*f.Dip(edge)}
	for _, layout := range crampedColumns {
		pl.twoRows = layout.twoRows
		rows, ok := v.rowsIn(f, in.W, layout.icons)
		head, buttons := v.lowHeight(f), rows.height(f)
		spare := in.H - head - buttons - 2*gap
		if !ok || !v.lowFits(f, in.W) || spare < 0 {
			continue
		}
		if pl.twoRows {
			head += min(spare, gap)
		}
		y := in.Y + render.Floor((in.H-head-gap-buttons)/2)
		pl.side, pl.rows = v.lowPicture(f, in.W), rows
		pl.honour = render.Rect{X: in.X, Y: y, W: in.W, H: head}
		pl.keys = render.Rect{X: in.X, Y: y + head + gap, W: in.W, H: buttons}
		return
	}
	pl.form, pl.honour = gridForm, in
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
