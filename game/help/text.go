package help

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// part adds a heading and a paragraph, given by the keys of their texts.
func (h *Scene) part(col *ui.Column, heading, text string) {
	col.Heading(h.Stage.Lang.T(heading))
	col.Para(h.Stage.Lang.T(text))
}

// picture adds a picture with a description, given by the key of its text.
func (h *Scene) picture(col *ui.Column, n int, description string) {
	p := h.pictures[n]
	p.update(col.F.Theme, h.Stage.Set.Scheme)
	col.Picture(pictureID(n), h.Stage.Lang.T(description), p.height(col.F, col.Area.W))
	col.Space(8)
}

func (h *Scene) layoutRules(col *ui.Column) {
	h.part(col, "help.goal", "help.goal_text")
	h.picture(col, slide, "help.pic_slide")
	h.part(col, "help.goals", "help.goals_text")
	h.picture(col, goals, "help.pic_goals")
	h.part(col, "help.missing", "help.missing_text")
	h.part(col, "help.colours", "help.colours_text")
	h.part(col, "help.clock", "help.clock_text")
	h.part(col, "help.ways", "help.ways_text")
	h.part(col, "help.others", "help.others_text")
	h.part(col, "help.pictures", "help.pictures_text")
	h.part(col, "help.runs", "help.runs_text")
}

// layoutControls lays out the controls of all devices, first those of the device that the player uses.
func (h *Scene) layoutControls(col *ui.Column) {
	switch {
	case h.Stage.Device() == stage.Pad:
		h.layoutPad(col)
		h.layoutKeyboard(col)
		h.layoutPointer(col)
	case h.Stage.Device() == stage.Keys || h.Stage.Platform == game.Desktop:
		h.layoutKeyboard(col)
		h.layoutPointer(col)
		h.layoutPad(col)
	default:
		h.layoutPointer(col)
		h.layoutKeyboard(col)
		h.layoutPad(col)
	}
}

func (h *Scene) layoutPointer(col *ui.Column) {
	t := h.Stage.Lang.T
	col.Heading(t("help.pointer"))
	col.Para(t("help.pointer_tap"))
	col.Para(t("help.pointer_drag"))
	col.Para(t("help.pointer_swipe"))
	col.Para(t("help.pointer_zoom"))
	col.Para(t("help.pointer_goal"))
	col.Para(t("help.pointer_hint"))
}

func (h *Scene) layoutKeyboard(col *ui.Column) {
	col.Heading(h.Stage.Lang.T("help.keyboard"))
	layoutRows(col, h.keyRows)
	col.Space(8)
	col.Small(h.Stage.Lang.T("help.keyboard_change"))
}

func (h *Scene) layoutPad(col *ui.Column) {
	col.Heading(h.Stage.Lang.T("help.pad"))
	layoutRows(col, h.padRows)
}

func (h *Scene) layoutMaths(col *ui.Column) {
	h.part(col, "help.half", "help.half_text")
	h.picture(col, swap, "help.pic_fifteen")
	h.part(col, "help.inversions", "help.inversions_text")
	h.picture(col, inversions, "help.pic_inversions")
	col.Para(h.Stage.Lang.T("help.inversions_move"))
	h.part(col, "help.row", "help.row_text")
	h.part(col, "help.line", "help.line_text")
	h.picture(col, line, "help.pic_line")
	h.part(col, "help.rule", "help.rule_text")
	h.picture(col, chess, "help.pic_chess")
	h.part(col, "help.terms", "help.terms_text")
}
