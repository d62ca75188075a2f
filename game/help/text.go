package help

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// part adds a chapter of paragraphs, given by the keys of their texts.
func (h *Scene) part(col *ui.Column, heading string, texts ...string) {
	col.Chapter(h.Stage.Lang.T(heading), func() { h.paras(col, texts...) })
}

// picture adds a picture with a description, given by the key of its text.
func (h *Scene) picture(col *ui.Column, n int, description string) {
	h.place(col, n, description, h.pictures[n].height(col.F, col.Area.W))
}

// place adds a picture of some height.
func (h *Scene) place(col *ui.Column, n int, description string, high float32) {
	h.pictures[n].Update(col.F.Theme, h.Stage.Set.Scheme)
	col.Picture(pictureID(n), h.Stage.Lang.T(description), high)
	col.Space(8)
}

// besideLeast is the width in dip from which a square picture stands beside its text.
const besideLeast = 440

// mathsPad is the space inside the ground of a chapter of the mathematics on a desktop, besides the usual, in dip.
const mathsPad = 8

// chapter adds a heading and what add puts below it as a group; that of the mathematics has more air on a desktop.
func (h *Scene) chapter(col *ui.Column, heading string, add func()) {
	f := col.F
	if Tab(h.tabs.At) != Maths || !f.Wide() || f.Low() {
		col.Chapter(h.Stage.Lang.T(heading), add)
		return
	}
	at := col.BeginGroup()
	col.Area.X, col.Area.W = col.Area.X+f.Dip(mathsPad), col.Area.W-f.Dip(2*mathsPad)
	col.Heading(h.Stage.Lang.T(heading))
	add()
	col.Space(mathsPad)
	col.EndGroup(at)
}

// shown is part with a picture.
func (h *Scene) shown(col *ui.Column, n int, description, heading string, texts ...string) {
	h.chapter(col, heading, func() { h.illustrate(col, n, description, texts...) })
}

// On a low screen a picture takes besidePart of the width, besideGap dip before its words.
const (
	besidePart = 0.42
	besideGap  = 24
)

// mathsBeside reports whether the mathematics has its pictures beside their words, one idea to a screen: on a low one, unless letters are
// large.
func mathsBeside(f *ui.Frame) bool { return f.Low() && f.TextSize < ui.LargeText }

// beside adds a chapter with a picture in the middle of the height of its words, which stand beside it.
func (h *Scene) beside(col *ui.Column, n int, description, heading string, texts ...string) {
	f, at, top := col.F, col.BeginGroup(), col.Y
	picture, words := *col, *col
	picture.Area.W = render.Floor(col.Area.W * besidePart)
	words.Area.X += picture.Area.W + f.Dip(besideGap)
	words.Area.W -= picture.Area.W + f.Dip(besideGap)
	words.Space(-8)
	words.Heading(h.Stage.Lang.T(heading))
	h.paras(&words, texts...)
	picture.Y += max(f.Dip(8), render.Floor((words.Y-top-h.pictures[n].height(f, picture.Area.W))/2))
	h.picture(&picture, n, description)
	col.Y = max(words.Y, picture.Y)
	col.EndGroup(at)
}

// told is shown or, where there is no room below each other, beside.
func (h *Scene) told(col *ui.Column, n int, description, heading string, texts ...string) {
	if mathsBeside(col.F) {
		h.beside(col, n, description, heading, texts...)
		return
	}
	h.shown(col, n, description, heading, texts...)
}

// pictureAir is the space between words and a picture below them, besides the usual, in dip.
const pictureAir = 8

// illustrate adds paragraphs with a picture: above them or, where the first leads to what it shows, below that. In a wide column that of
// the chessboard or of a jump stands beside them.
func (h *Scene) illustrate(col *ui.Column, n int, description string, texts ...string) {
	aside := n == chess || n == jumpEven || n == jumpOdd && col.F.Low()
	if !aside || col.Area.W < col.F.Grown(besideLeast) {
		above := 0 // the number of paragraphs above the picture
		if n == inversions || n == line || n == chess {
			above = 1
		}
		h.paras(col, texts[:above]...)
		if above > 0 && !col.F.Low() {
			col.Space(pictureAir)
		}
		h.picture(col, n, description)
		h.paras(col, texts[above:]...)
		return
	}
	words, picture := *col, *col
	picture.Area.W = h.pictures[n].height(col.F, col.Area.W)
	words.Area.W -= picture.Area.W + col.F.Dip(24)
	picture.Area.X += words.Area.W + col.F.Dip(24)
	h.paras(&words, texts...)
	h.picture(&picture, n, description)
	col.Y = max(words.Y, picture.Y)
}

// paras adds paragraphs, given by the keys of their texts.
func (h *Scene) paras(col *ui.Column, texts ...string) {
	for _, text := range texts {
		if Tab(h.tabs.At) == Maths && !col.F.Low() {
			h.proof(col, text)
			continue
		}
		col.Long(h.Stage.Lang.T(text))
	}
}

// proof adds a text of reasoning: each sentence is a paragraph, and what the text shows, if it ends with that, is bold.
func (h *Scene) proof(col *ui.Column, text string) {
	h.sentences(col, text, h.Stage.Lang.T(text))
}

// sentences adds those that are left of a text, which is given by its key.
func (h *Scene) sentences(col *ui.Column, text, left string) {
	for first, rest := stage.FirstSentence(left); first != ""; first, rest = stage.FirstSentence(rest) {
		if rest == "" && shows(text) {
			col.Line(first, ui.Plain, render.Bold, col.F.LongSize())
			col.Space(8)
			continue
		}
		col.Long(first)
	}
}

// shows reports whether a text, given by its key, ends with what it shows.
func shows(text string) bool { return text == "help.inversions_move" || text == "help.row_text" }

// layoutRules lays out the rules: what everyone needs in one column, what there is besides in the other; on a low screen the aim in one
// and the goals in the other.
func (h *Scene) layoutRules(left, right *ui.Column) {
	low := left.F.Low() && left.Area != right.Area
	second := left
	if low {
		second = right
	}
	description := "help.pic_slide"
	if lastMove(left.F) { // which that does not tell of
		description = "help.goal"
	}
	h.shown(left, slide, description, "help.goal", h.clicked("help.goal_text", "help.goal_text_mouse"))
	if low {
		h.layoutLinks(left)
	}
	h.layoutGoals(second)
	below(left, right)
	if !low {
		h.layoutLinks(right)
	}
	above(left, right)
	h.shown(left, gap, "help.missing", "help.missing", "help.missing_text")
	h.shown(left, growth, "help.colours", "help.colours", "help.colours_text", "help.colours_groove")
	below(left, right)
	h.part(right, "help.clock", "help.clock_text", "help.clock_marks")
	h.icons(right, "help.ways", nil, item{"daily.today", "help.ways_today", render.Calendar}, item{"studies.title", "help.ways_studies", render.Star},
		item{"goals.title", "help.ways_map", render.Map}, item{"draw.title", "help.ways_draw", render.Draw},
		item{"gallery.title", "help.ways_gallery", render.Picture})
	h.icons(right, "help.others", []string{"help.others_text"}, item{"others.fewest", "help.others_fewest", render.Sorted},
		item{"others.blind", "help.others_blind", render.Eye}, item{"others.practice", "help.others_practice", render.Tiles})
	h.icons(right, "help.runs", []string{"help.runs_text"}, item{"help.relay", "help.runs_relay", render.Legs},
		item{"runs.marathon", "help.runs_marathon", render.Again})
	h.part(right, "help.pictures", "help.pictures_text", "help.pictures_keys")
	above(left, right)
}

// layoutLinks adds the ways to the lessons and the terms: not first, so that the page begins with the rules.
func (h *Scene) layoutLinks(col *ui.Column) {
	at := col.BeginGroup()
	for i, way := range [...]ui.Command{{ID: lessonsID, Label: h.Stage.Lang.T("help.lessons"), Icon: render.Cap}, {ID: TermsID, Label: h.Stage.Lang.T("terms.title"), Icon: render.Book}} {
		row := col.Lead(way.ID, way.Label, "")
		row.Icon, row.At = way.Icon, 0.25+0.5*float32(i)
	}
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

// airMost is the most space added around the picture of a jump and above the words before it so that two columns end alike, in dip.
const airMost = 24

// layoutMaths lays out the mathematics, on a low screen with each picture beside its words but the one that these say is below.
func (h *Scene) layoutMaths(left, right *ui.Column) {
	f, two := left.F, left.Area != right.Area && left.F.TextSize < ui.LargeText
	if h.air = 0; two {
		less := left.Measure(func(c *ui.Column) { h.layoutFirstMaths(c) })
		more := right.Measure(func(c *ui.Column) { h.layoutMoreMaths(c) })
		h.air = max(0, min(render.Floor((more-less)/jumpSides), f.Dip(airMost)))
	}
	h.layoutFirstMaths(left)
	below(left, right)
	h.layoutMoreMaths(right)
	if two {
		ui.Level(left, right)
	}
	above(left, right)
}

// layoutFirstMaths lays out what parity is about, in the first of two columns.
func (h *Scene) layoutFirstMaths(left *ui.Column) {
	h.told(left, swap, "help.pic_fifteen", "help.half", "help.half_text")
	h.chapter(left, "help.inversions", func() {
		h.illustrate(left, inversions, "help.pic_inversions", "help.inversions_text")
		if left.F.Low() {
			h.illustrate(left, jumpOdd, "help.inversions", "help.inversions_move")
		} else {
			h.jump(left, "help.inversions_move")
		}
	})
}

// layoutMoreMaths lays out what comes after that.
func (h *Scene) layoutMoreMaths(right *ui.Column) {
	h.told(right, jumpEven, "help.row", "help.row", "help.row_text")
	h.told(right, line, "help.pic_line", "help.line", "help.line_text")
	h.told(right, chess, "help.pic_chess", "help.rule", "help.rule_text")
}

// clicked returns the key of a text that speaks of taps, or of the one that speaks of clicks.
func (h *Scene) clicked(taps, clicks string) string {
	if h.Stage.Clicks() {
		return clicks
	}
	return taps
}
