package newgame

import (
	"strconv"

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
	size   puzzle.Size
}

// sizeText writes a size as a button has it.
func sizeText(size puzzle.Size) string { return strconv.Itoa(size.W) + "×" + strconv.Itoa(size.H) }

func newSizes(other string) (z sizes) {
	for i, side := range usualSides {
		z.labels[i] = sizeText(puzzle.Size{W: side, H: side})
	}
	z.other, z.labels[otherSize] = other, other
	return z
}

// update names the size chosen on the last button if no other button does.
func (z *sizes) update(size puzzle.Size) {
	if z.size == size {
		return
	}
	z.size, z.labels[otherSize] = size, z.other
	if sizeIndex(size) == otherSize {
		z.labels[otherSize] = sizeText(size)
	}
}

// widestSize is the widest label that the last button can have.
const widestSize = "16×16"

// layout adds the buttons, in as many rows as their words need. Their places do not depend on the size chosen.
func (z *sizes) layout(col *ui.Column, asked string) {
	f := col.F
	words := z.labels
	words[otherSize] = z.other
	perRow, face := f.CardRow(col.Area.W, words[:], len(words))
	w := col.Area.W/float32(perRow) - f.Dip(ui.CardGap+16)
	if longest := f.FaceFitting(widestSize, w); f.Fonts.Width(longest, widestSize) < f.Fonts.Width(face, widestSize) {
		face = longest
	}
	h := f.ControlHeight()
	on := sizeIndex(z.size)
	for i, label := range z.labels {
		r := f.Split(render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: h}, perRow, i%perRow, ui.CardGap)
		f.Add(ui.Control{ID: ui.ID{Name: sizeGroup, N: i}, Role: ui.Radio, Look: ui.Chip, Label: label, Asked: asked, Rect: r, Face: face, On: i == on, Align: render.Middle})
		if i%perRow == perRow-1 || i == otherSize {
			col.Y += h
			if i < otherSize {
				col.Space(ui.CardGap)
			}
		}
	}
}
