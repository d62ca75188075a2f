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

// chapter adds a heading and what add puts below it as a group, with more air where that is as wide as a band.
func (h *Scene) chapter(col *ui.Column, heading string, add func()) {
	at := h.beginBand(col)
	col.Space(-8)
	col.Heading(h.Stage.Lang.T(heading))
	add()
	h.endBand(col, at)
}

// shown is part with a picture.
func (h *Scene) shown(col *ui.Column, n int, description, heading string, texts ...string) {
	h.chapter(col, heading, func() { h.illustrate(col, n, description, texts...) })
}

// told is shown or, where there is room, a band.
func (h *Scene) told(col *ui.Column, n int, description, heading string, texts ...string) {
	if mathsBeside(col) {
		h.band(col, mathsWords(col.F), n, description, heading, texts...)
		return
	}
	h.shown(col, n, description, heading, texts...)
}

// illustrate adds paragraphs with a picture: above them or, where the first leads to what it shows, below that.
func (h *Scene) illustrate(col *ui.Column, n int, description string, texts ...string) {
	switch n {
	case inversions:
		h.paras(col, texts...)
		if spacious(col) {
			col.Space(4)
		}
		h.picture(col, n, description)
	case line, chess:
		first, rest := stage.FirstSentence(h.Stage.Lang.T(texts[0]))
		lead(col, first)
		h.picture(col, n, description)
		h.sentences(col, texts[0], rest)
	default:
		h.picture(col, n, description)
		h.paras(col, texts...)
	}
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

// proof adds a text of reasoning: each sentence is a paragraph. The first stands out, and so does what the text shows, if it ends with that.
func (h *Scene) proof(col *ui.Column, text string) {
	first, rest := stage.FirstSentence(h.Stage.Lang.T(text))
	lead(col, first)
	h.sentences(col, text, rest)
}

// The letters of the sentence that leads a text in dip, in a wide window and elsewhere, and how much larger they become: about as large as
// the others.
const (
	leadWide  = 20
	leadSize  = 18
	leadGrown = 1.3
)

// lead adds the sentence that leads a text.
func lead(col *ui.Column, sentence string) {
	size := float32(leadSize)
	if col.F.Wide() {
		size = leadWide
	}
	filled(col, sentence, ui.Plain, col.F.UpTo(render.Regular, size, leadGrown))
}

// filled adds a paragraph of letters of a size in dip, whose lines are as wide as the column.
func filled(col *ui.Column, text string, look ui.Look, size float32) {
	c := col.Line(text, look, render.Regular, size)
	c.Lines = col.F.Wrap(text, c.Face, col.Area.W)
	col.Space(8)
}

// sentences adds those that are left of a text, which is given by its key.
func (h *Scene) sentences(col *ui.Column, text, left string) {
	for first, rest := stage.FirstSentence(left); first != ""; first, rest = stage.FirstSentence(rest) {
		if rest == "" && shows(text) {
			col.Line(first, ui.Plain, render.Bold, col.F.LongSize())
			col.Space(8)
			continue
		}
		filled(col, first, ui.Small, col.F.LongSize())
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
	h.shown(left, slide, h.slideSays(left.F), "help.goal", h.clicked("help.goal_text", "help.goal_text_mouse"))
	if low {
		h.layoutLinks(left)
	}
	h.layoutGoals(second)
	below(left, right)
	if !low {
		h.layoutLinks(right)
	}
	above(left, right)
	h.layoutGap(left)
	h.layoutColours(left)
	below(left, right)
	h.layoutClock(right)
	h.layoutMore(right)
	h.layoutModes(right)
	h.layoutRuns(right)
	h.layoutTiles(right)
	above(left, right)
}

// slideSays returns the key of what the picture of the aim is, which large letters cut short.
func (h *Scene) slideSays(f *ui.Frame) string {
	if lastMove(f) {
		return "help.goal"
	}
	return "help.pic_slide"
}

func (h *Scene) layoutGap(col *ui.Column) {
	h.shown(col, gap, "help.missing", "help.missing", "help.missing_text")
}

func (h *Scene) layoutColours(col *ui.Column) {
	h.shown(col, growth, "help.colours", "help.colours", "help.colours_text", "help.colours_groove")
}

func (h *Scene) layoutClock(col *ui.Column) {
	h.part(col, "help.clock", "help.clock_text", "help.clock_marks")
}

// layoutMore adds what there is to play besides a new game.
func (h *Scene) layoutMore(col *ui.Column) {
	h.icons(col, "help.ways", nil, item{"daily.today", "help.ways_today", render.Calendar}, item{"studies.title", "help.ways_studies", render.Star},
		item{"goals.title", "help.ways_map", render.Map}, item{"draw.title", "help.ways_draw", render.Draw},
		item{"gallery.title", "help.ways_gallery", render.Gallery})
}

// layoutModes adds the ways to play.
func (h *Scene) layoutModes(col *ui.Column) {
	h.icons(col, "help.others", []string{"help.others_text"}, item{"others.fewest", "help.others_fewest", render.Sorted},
		item{"others.blind", "help.others_blind", render.Eye}, item{"others.practice", "help.others_practice", render.Tiles})
}

func (h *Scene) layoutRuns(col *ui.Column) {
	h.icons(col, "help.runs", []string{"help.runs_text"}, item{"help.relay", "help.runs_relay", render.Legs},
		item{"runs.marathon", "help.runs_marathon", render.Again})
}

// layoutTiles adds how pictures get onto tiles.
func (h *Scene) layoutTiles(col *ui.Column) {
	h.part(col, "help.pictures", "help.pictures_text", "help.pictures_keys")
}

// layoutLinks adds the ways to the lessons and the terms: not first, so that the page begins with the rules. Where there is room they stand
// side by side.
func (h *Scene) layoutLinks(col *ui.Column) {
	at := col.BeginGroup()
	first, second := *col, *col
	if spacious(col) {
		first, second = col.Equal(bandGap)
	}
	link := func(c *ui.Column, id ui.ID, label string, icon render.Icon, at float32) {
		row := c.Lead(id, h.Stage.Lang.T(label), "")
		row.Icon, row.At = icon, at
	}
	link(&first, lessonsID, "help.lessons", render.Cap, 0.25)
	below(&first, &second)
	link(&second, TermsID, "terms.title", render.Book, 0.75)
	col.Y = max(first.Y, second.Y)
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

// layoutMaths lays out the mathematics: one idea below the other, where there is room with its picture beside its words.
func (h *Scene) layoutMaths(col *ui.Column) {
	h.told(col, swap, "help.pic_fifteen", "help.half", "help.half_text")
	h.chapter(col, "help.inversions", func() {
		h.illustrate(col, inversions, "help.pic_inversions", "help.inversions_text")
		h.jump(col, "help.inversions_move")
	})
	h.told(col, jumpEven, "help.row", "help.row", "help.row_text")
	h.told(col, line, "help.pic_line", "help.line", "help.line_text")
	h.told(col, chess, "help.pic_chess", "help.rule", "help.rule_text")
}

// clicked returns the key of a text that speaks of taps, or of the one that speaks of clicks.
func (h *Scene) clicked(taps, clicks string) string {
	if h.Stage.Clicks() {
		return clicks
	}
	return taps
}
