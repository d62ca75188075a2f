package help

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a jump beside its sentence in dip.
const (
	jumpGap   = 16
	jumpWords = 160 // the least width of the sentence
)

// jump adds a text, given by its key, whose second sentence is about the picture of a jump: that stands beside the sentence, beside all of
// the text where there is room, or above the sentence where there is little.
func (h *Scene) jump(col *ui.Column, text string) {
	const description = "help.inversions"
	f := col.F
	if mathsBeside(col) {
		h.jumpAside(col, description, text)
		return
	}
	first, rest := stage.FirstSentence(h.Stage.Lang.T(text))
	col.Long(first)
	words, picture := *col, *col
	side := h.pictures[jumpOdd].height(f, col.Area.W)
	words.Area.X += side + f.Dip(jumpGap)
	words.Area.W -= side + f.Dip(jumpGap)
	second, others := stage.FirstSentence(rest)
	if f.Wide() || words.Area.W < f.Grown(jumpWords) || f.LongestWord(second, f.Face(render.Regular, f.LongSize())) > words.Area.W {
		h.picture(col, jumpOdd, description)
		h.sentences(col, text, rest)
		return
	}
	picture.Area.W = side
	high := words.Measure(func(c *ui.Column) { c.Long(second) }) - f.Dip(8)
	words.Y += max(0, render.Floor((side-high)/2))
	picture.Y += max(0, render.Floor((high-side)/2))
	h.place(&picture, jumpOdd, description, side)
	words.Long(second)
	col.Y = max(words.Y, picture.Y)
	h.sentences(col, text, others)
}

// jumpAside adds a text, given by its key, with the picture of a jump beside it.
func (h *Scene) jumpAside(col *ui.Column, description, text string) {
	words, picture := aside(col, mathsWords)
	from, top := len(col.F.Controls), col.Y
	h.paras(&words, text)
	middle(&words, &picture, from, top, h.pictures[jumpOdd].height(col.F, picture.Area.W))
	h.picture(&picture, jumpOdd, description)
	col.Y = max(words.Y, picture.Y)
}
