package newgame

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// usualSides are the sides of the square boards that have a button of their own. Any other size is chosen in a sheet.
var usualSides = [...]int{3, 4, 5, 6}

// otherSize is the number of the button for any other size.
const otherSize = len(usualSides)

// sizeIndex returns the number of the button for a size.
func sizeIndex(size puzzle.Size) int {
	for i, side := range usualSides {
		if size == (puzzle.Size{W: side, H: side}) {
			return i
		}
	}
	return otherSize
}

// sizes holds the labels of the buttons for the size.
type sizes struct {
	labels [otherSize + 1]string
	other  string // the label of the last button if the size has a button of its own
	widest string // the widest label that the last button can have
	size   puzzle.Size
}

func newSizes(lang *assets.Lang) (z sizes) {
	for i, side := range usualSides {
		z.labels[i] = words.Size(lang, puzzle.Size{W: side, H: side})
	}
	z.other = lang.T("newgame.size_other")
	z.labels[otherSize], z.widest = z.other, words.Size(lang, puzzle.Size{W: maxSide, H: maxSide})
	return z
}

// update names the size chosen on the last button if no other button does.
func (z *sizes) update(lang *assets.Lang, size puzzle.Size) {
	if z.size == size {
		return
	}
	z.size, z.labels[otherSize] = size, z.other
	if sizeIndex(size) == otherSize {
		z.labels[otherSize] = words.Size(lang, size)
	}
}

// words returns the labels of which the places of the buttons depend: those that do not change with the size chosen.
func (z *sizes) words() [otherSize + 1]string {
	all := z.labels
	all[otherSize] = z.other
	return all
}

// The measures of buttons in one row in dip: around their words, and the least size of these.
const (
	sizePad   = 8
	sizeLeast = 10
)

// row returns the widths of the buttons in one row: equal ones or, where large letters need it, as wide as their words; ok is false if
// they have no room.
func (z *sizes) row(f *ui.Frame, width float32) (widths [otherSize + 1]float32, face render.FaceID, ok bool) {
	all, room := z.words(), width-f.Dip(ui.CardGap*float32(otherSize))
	if perRow, face := f.CardRow(width, all[:], len(all)); perRow == len(all) {
		for i := range widths {
			widths[i] = room / float32(len(widths))
		}
		return widths, z.fitting(f, face, widths[otherSize]), true
	}
	for size := float32(16); size >= sizeLeast; size-- {
		face = f.Face(render.Regular, size)
		sum := float32(0)
		for i, word := range all {
			widths[i] = max(f.Dip(48), f.Fonts.Width(face, word)+f.Dip(sizePad))
			sum += widths[i]
		}
		if sum <= room {
			for i := range widths {
				widths[i] += (room - sum) / float32(len(widths))
			}
			return widths, z.fitting(f, face, widths[otherSize]), true
		}
	}
	return widths, face, false
}

// fitting returns a face or a smaller one, in which the last button of a width has room for any size.
func (z *sizes) fitting(f *ui.Frame, face render.FaceID, width float32) render.FaceID {
	if longest := f.FaceFitting(z.widest, width-f.Dip(sizePad)); f.Fonts.Width(longest, z.widest) < f.Fonts.Width(face, z.widest) {
		return longest
	}
	return face
}

// layout adds the buttons, in as many rows as their words need. Their places do not depend on the size chosen.
func (z *sizes) layout(col *ui.Column, asked string) {
	f, on := col.F, sizeIndex(z.size)
	add := func(i int, r render.Rect, face render.FaceID) {
		f.Add(ui.Control{ID: ui.ID{Name: sizeGroup, N: i}, Role: ui.Radio, Look: ui.Chip, Label: z.labels[i], Asked: asked, Rect: r, Face: face, On: i == on, Align: render.Middle})
	}
	if widths, face, ok := z.row(f, col.Area.W); ok {
		row, x := col.Take(f.ControlHeight()), col.Area.X
		for i, w := range widths {
			from := render.Floor(x + 0.5)
			add(i, render.Rect{X: from, Y: row.Y, W: render.Floor(x+w+0.5) - from, H: row.H}, face)
			x += w + f.Dip(ui.CardGap)
		}
		return
	}
	all := z.words()
	perRow, face := f.CardRow(col.Area.W, all[:], len(all))
	face = z.fitting(f, face, col.Area.W/float32(perRow)-f.Dip(ui.CardGap+4))
	h := f.ControlHeight()
	for i := range z.labels {
		add(i, f.Split(render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: h}, perRow, i%perRow, ui.CardGap), face)
		if i%perRow == perRow-1 || i == otherSize {
			col.Y += h
			if i < otherSize {
				col.Space(ui.CardGap)
			}
		}
	}
}
