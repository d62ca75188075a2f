package help

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// jump adds a text, given by its key, whose second sentence is about the picture of a jump: that stands beside the text where there is room,
// else above the sentence.
func (h *Scene) jump(col *ui.Column, text string) {
	const description = "help.inversions"
	if mathsBeside(col) {
		h.jumpAside(col, description, text)
		return
	}
	first, rest := stage.FirstSentence(h.Stage.Lang.T(text))
	lead(col, first)
	h.picture(col, jumpOdd, description)
	h.sentences(col, text, rest)
}

// jumpAside adds a text, given by its key, with the picture of a jump beside it.
func (h *Scene) jumpAside(col *ui.Column, description, text string) {
	words, picture := aside(col, mathsWords(col.F))
	from, top := len(col.F.Controls), col.Y
	h.paras(&words, text)
	middle(&words, &picture, from, top, h.pictures[jumpOdd].height(col.F, picture.Area.W))
	h.picture(&picture, jumpOdd, description)
	col.Y = max(words.Y, picture.Y)
}
