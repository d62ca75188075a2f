package help

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// part adds a heading and a paragraph, given by the keys of their texts.
func (h *Scene) part(col *ui.Column, heading, text string) {
	col.Heading(h.Stage.Lang.T(heading))
	col.Para(h.Stage.Lang.T(text))
}

// picture adds a picture with a description, given by the key of its text.
func (h *Scene) picture(col *ui.Column, n int, description string) {
	p := h.pictures[n]
	p.Update(col.F.Theme, h.Stage.Set.Scheme)
	col.Picture(pictureID(n), h.Stage.Lang.T(description), p.height(col.F, col.Area.W))
	col.Space(8)
}

// besideLeast is the width in dip from which a square picture stands beside its text.
const besideLeast = 440

// shown is part with a picture. It stands below the text, or above it where the text would push it out of sight: in the first part of
// a tab in large letters or on a low screen, and there in that of the goals, too. (What others tell of theirs is that it is below.) A
// picture of one board stands beside the text in a wide column.
func (h *Scene) shown(col *ui.Column, heading, text string, n int, description string) {
	opens := n == slide || n == swap // a tab
	if f := col.F; opens && f.TextSize >= ui.LargeText || f.Low() && (opens || n == goals) {
		col.Heading(h.Stage.Lang.T(heading))
		h.picture(col, n, description)
		h.para(col, text)
		return
	}
	if square := n == swap || n == chess; !square || col.Area.W < col.F.Grown(besideLeast) {
		h.part(col, heading, text)
		h.picture(col, n, description)
		return
	}
	col.Heading(h.Stage.Lang.T(heading))
	words, picture := *col, *col
	picture.Area.W = h.pictures[n].height(col.F, col.Area.W)
	words.Area.W -= picture.Area.W + col.F.Dip(24)
	picture.Area.X += words.Area.W + col.F.Dip(24)
	h.para(&words, text)
	h.picture(&picture, n, description)
	col.Y = max(words.Y, picture.Y)
}

// para adds a paragraph, given by the key of its text.
func (h *Scene) para(col *ui.Column, text string) { col.Para(h.Stage.Lang.T(text)) }

// layoutRules lays out the rules: what everyone needs in one column, what there is besides in the other; on a low screen the aim in one
// and the goals in the other.
func (h *Scene) layoutRules(left, right *ui.Column) {
	low := left.F.Low() && left.Area != right.Area
	second := left
	if low {
		second = right
	}
	h.shown(left, "help.goal", "help.goal_text", slide, "help.pic_slide")
	h.shown(second, "help.goals", "help.goals_text", goals, "help.pic_goals")
	switch {
	case left.Area == right.Area, low:
		h.layoutLinks(left)
	default:
		right.Space(12) // as far down as the first heading
		h.layoutLinks(right)
	}
	h.items(second, item{name: "common.classic", text: "help.goals_classic"}, item{name: "common.snake", text: "help.goals_snake"},
		item{name: "common.spiral", text: "help.goals_spiral"}, item{name: "common.wild", text: "help.goals_wild"},
		item{name: "common.random", text: "help.goals_random"})
	h.part(left, "help.missing", "help.missing_text")
	h.part(left, "help.colours", "help.colours_text")
	h.para(left, "help.colours_groove")
	below(left, right)
	h.part(right, "help.clock", "help.clock_text")
	h.para(right, "help.clock_marks")
	h.icons(right, "help.ways", item{"daily.today", "help.ways_today", render.Calendar}, item{"studies.title", "help.ways_studies", render.Star},
		item{"goals.title", "help.ways_map", render.Map}, item{"draw.title", "help.ways_draw", render.Draw},
		item{"gallery.title", "help.ways_gallery", render.Picture})
	h.icons(right, "help.others", item{"others.fewest", "help.others_fewest", render.Sorted}, item{"others.blind", "help.others_blind", render.Eye},
		item{"others.practice", "help.others_practice", render.Tiles})
	h.para(right, "help.others_text")
	h.icons(right, "help.runs", item{"help.relay", "help.runs_relay", render.Legs}, item{"runs.marathon", "help.runs_marathon", render.Again})
	h.para(right, "help.runs_text")
	h.part(right, "help.pictures", "help.pictures_text")
	h.para(right, "help.pictures_keys")
	above(left, right)
}

// layoutLinks adds the ways to the lessons and the terms: not first, so that the page begins with the rules.
func (h *Scene) layoutLinks(col *ui.Column) {
	at := col.BeginGroup()
	col.Lead(lessonsID, h.Stage.Lang.T("help.lessons"), "").Icon = render.Cap
	col.Lead(TermsID, h.Stage.Lang.T("terms.title"), "").Icon = render.Book
	col.EndGroup(at)
}

// below lets what comes next begin below the left column, if both columns are the same.
func below(left, right *ui.Column) {
	if left.Area == right.Area {
		right.Y = left.Y
	}
}

// above is below for what comes after the right column.
func above(left, right *ui.Column) { below(right, left) }

// layoutControls lays out the controls of all devices, first those of the device that the player uses.
func (h *Scene) layoutControls(left, right *ui.Column) {
	switch {
	case h.Stage.Device() == stage.Pad:
		h.layoutPad(left)
		below(left, right)
		h.layoutKeyboard(right)
		above(left, right)
		h.layoutPointer(left)
	case h.Stage.Device() == stage.Keys || h.Stage.Platform == game.Desktop:
		h.layoutKeyboard(left)
		below(left, right)
		h.layoutPointer(right)
		h.layoutPad(right)
		above(left, right)
	default:
		h.layoutPointer(left)
		below(left, right)
		h.layoutKeyboard(right)
		above(left, right)
		h.layoutPad(left)
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

func (h *Scene) layoutMaths(left, right *ui.Column) {
	h.shown(left, "help.half", "help.half_text", swap, "help.pic_fifteen")
	second, third := left, right
	if left.F.Low() && left.Area != right.Area { // the first two stand side by side, and so do the last two
		second, third = right, left
	}
	h.shown(second, "help.inversions", "help.inversions_text", inversions, "help.pic_inversions")
	h.para(second, "help.inversions_move")
	h.part(second, "help.row", "help.row_text")
	below(left, right)
	h.shown(third, "help.line", "help.line_text", line, "help.pic_line")
	h.shown(right, "help.rule", "help.rule_text", chess, "help.pic_chess")
	above(left, right)
}
