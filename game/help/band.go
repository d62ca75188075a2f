package help

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// spaciousLeast is the width in dip from which a page stands in bands.
const spaciousLeast = 700

// spacious reports whether a column has room for bands as wide as itself, one idea each: its words, and its picture beside them.
func spacious(col *ui.Column) bool {
	f := col.F
	return f.Wide() && !f.Low() && col.Area.W >= f.Grown(spaciousLeast)
}

// mathsBeside reports whether the mathematics has its pictures beside their words: in bands, and on a low screen unless letters are large.
func mathsBeside(col *ui.Column) bool {
	return spacious(col) || col.F.Low() && col.F.TextSize < ui.LargeText
}

// The parts of a band that its words take, and the gap in dip before its picture.
const (
	mathsHalf = 0.48 // in the mathematics: words and picture weigh the same
	mathsLow  = 0.55 // there on a low screen, where pictures are small
	aimWords  = 0.34
	bandGap   = 32
)

// mathsWords returns the part that words take in the mathematics.
func mathsWords(f *ui.Frame) float32 {
	if f.Low() {
		return mathsLow
	}
	return mathsHalf
}

// bandPad is the space inside the ground of a band, above and below, besides the usual, in dip.
const bandPad = 6

// beginBand begins a group with more air than others where there is room.
func (h *Scene) beginBand(col *ui.Column) (at int) {
	at = col.BeginGroup()
	if spacious(col) {
		col.Space(bandPad)
	}
	return at
}

func (h *Scene) endBand(col *ui.Column, at int) {
	if spacious(col) {
		col.Space(bandPad)
	}
	col.EndGroup(at)
}

// aside divides a column into words, which take a part of it, and a picture beside them.
func aside(col *ui.Column, part float32) (words, picture ui.Column) {
	words, picture = *col, *col
	gap := col.F.Dip(bandGap)
	words.Area.W = render.Floor((col.Area.W - gap) * part)
	picture.Area.X += words.Area.W + gap
	picture.Area.W -= words.Area.W + gap
	return words, picture
}

// middle moves the lower of two columns' contents, the words added from a place in the list on or a picture of some height still to be
// added, so that both have the same middle; top is where both begin.
func middle(words, picture *ui.Column, from int, top, high float32) {
	more := high - (words.Y - top)
	if more <= 0 {
		picture.Y = top + render.Floor(-more/2)
		return
	}
	down := render.Floor(more / 2)
	for i := range words.F.Controls[from:] {
		words.F.Controls[from+i].Rect.Y += down
	}
	words.Y += down
}

// band adds a chapter whose words take a part of the width, with a picture beside them; both have the same middle.
func (h *Scene) band(col *ui.Column, part float32, n int, description, heading string, texts ...string) {
	f, at := col.F, h.beginBand(col)
	words, picture := aside(col, part)
	words.Space(-8)
	words.Heading(h.Stage.Lang.T(heading))
	h.paras(&words, texts...)
	high := h.pictures[n].height(f, picture.Area.W)
	picture.Space(8)
	middle(&words, &picture, at+1, picture.Y, high)
	h.picture(&picture, n, description)
	col.Y = max(words.Y, picture.Y)
	h.endBand(col, at)
}

// layoutRulesBands lays out the rules in bands: the aim, the goals, and then in two columns what there is besides.
func (h *Scene) layoutRulesBands(col *ui.Column) {
	h.band(col, aimWords, slide, "help.pic_slide", "help.goal", h.clicked("help.goal_text", "help.goal_text_mouse"))
	h.layoutGoals(col)
	h.layoutLinks(col)
	left, right, _ := col.Grounds()
	h.layoutGap(&left)
	h.layoutMore(&left)
	h.layoutModes(&left)
	h.layoutColours(&right)
	h.layoutClock(&right)
	h.layoutTiles(&right)
	h.layoutRuns(&right)
	ui.Level(&left, &right)
	col.Y = left.Y
}
