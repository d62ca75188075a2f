package entry

import (
	"strings"
	"unicode/utf8"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// verdictLine is the line below the field that shows the verdict. A verdict that says what is wrong is scrolled into
// sight when it changes, and when the column gets another height.
type verdictLine struct {
	rect   render.Rect
	margin float32 // to keep free around the line when it is scrolled into sight
	height float32 // of the visible part of the column
	ticks  int     // number of ticks that still have to scroll the line into sight
}

// reveal makes the next ticks scroll the line into sight.
func (v *verdictLine) reveal() { v.ticks = 2 } // its place is known after the next layout

// fitInto sets the height of the visible part of the column, and calls reveal if the height has changed.
func (v *verdictLine) fitInto(height float32) {
	if height != v.height {
		v.height = height
		v.reveal()
	}
}

// wideWidth is the maximum width of the page, in dip, when the keyboard stands beside the column.
const wideWidth = stage.GridWidth

// Layout adds the title, the column with the field and, where one is drawn, the keyboard: below the column or, on a wide
// screen, beside it.
func (e *Scene) Layout(f *ui.Frame) {
	if e.Stage.Idle() { // nothing moves under a finger
		e.keyboard.drawn = e.lacksKeyboard() && !e.keyboard.other
	}
	beside := e.keyboard.drawn && f.Wide()
	across := beside && e.headsAcross(f)
	width := float32(stage.PageWidth)
	shown := f.Wide() && !e.keyboard.drawn // the button stands beside the field
	if beside || shown {
		width = wideWidth
	}
	area, column := e.Head(f, e.title, width)
	if e.splits(f) {
		e.layoutSplit(f, area, column)
		return
	}
	var board render.Rect
	switch {
	case beside:
		area, column, board = boardBeside(f, area, column, e.keyboard.rows(), across)
		if across {
			board = e.boardUnder(f, area, column, board)
		}
	case e.keyboard.drawn:
		area, board = boardBelow(f, area, e.keyboard.rows())
	}
	col := e.Scroll.Begin(f, area, column)
	at := belowField
	switch {
	case e.options.Matches != nil:
		at = nowhere
	case shown, across:
		at = besideField
	case e.keyboard.drawn && !e.preview.empty() && (f.Low() || !f.Wide() && (f.TextSize < ui.LargeText || e.wrong())):
		at = besidePicture
	}
	if across {
		col.Area.W = board.X + board.W - col.Area.X
	}
	e.layoutColumn(col, at)
	col.Area.W = column.W
	switch {
	case across && !e.preview.empty():
		top := max(col.Y, board.Y)
		e.preview.add(f, square(render.Rect{X: column.X, Y: top, W: column.W, H: board.Y + board.H - top}), e.verdict.Text)
		col.Y = board.Y + board.H
	case at == besidePicture:
		e.layoutBeside(col, area.Y+area.H)
	case e.offers() && len(e.examples) > 0:
		if !e.labels(f) || !e.keyboard.drawn { // else the label has taken some of the room
			col.Space(8)
		}
		high := area.H - (col.Y - col.Area.Y) - e.examplesFoot(f)
		if across { // they stand beside the keyboard
			col.Y, high = max(col.Y, board.Y), board.Y+board.H-max(col.Y, board.Y)
		}
		if e.keyboard.drawn && e.options.Matches == nil {
			e.layoutRows(col, high)
		} else {
			e.layoutCards(col, high)
		}
	default:
		e.preview.layout(col, area.Y+area.H, e.verdict.Text)
	}
	e.Scroll.End(f)
	e.line.fitInto(area.H)
	if e.keyboard.drawn {
		e.keyboard.layout(f, board, e.Stage, !e.verdict.Bad && !across) // where the button for that stands above it
	}
}

// acrossFrom is the least height of a screen, in dip, on which the field stands above both the column and the keyboard.
const acrossFrom = 680

// headsAcross reports whether the field is as wide as the column and the keyboard beside it together.
func (e *Scene) headsAcross(f *ui.Frame) bool {
	return f.Safe.H >= f.Dip(acrossFrom) && f.TextSize < ui.LargeText && e.options.Matches == nil
}

// examplesFoot returns the space below the examples. Beside a keyboard they end with it; above one there is some air where the screen is high.
func (e *Scene) examplesFoot(f *ui.Frame) float32 {
	switch {
	case !e.keyboard.drawn:
		return f.Dip(stage.FadeHigh)
	case f.Wide(), f.Safe.H >= f.Dip(airFrom) && f.TextSize < ui.LargeText:
		return f.Dip(boardFoot)
	}
	return f.Dip(4)
}

// airFrom is the least height of such a screen, in dip.
const airFrom = 600

// boardFoot is the space below a keyboard beside the column, in dip.
const boardFoot = 12

// keyHigh is the most height of a row of keys beside the column, in dip.
const keyHigh = 64

// boardBeside cuts the place of a keyboard of so many rows off the end of a page. Where the field is as wide as both, so is what scrolls, and
// the keyboard is wider, so that keys as high as what the text opens are not narrow.
func boardBeside(f *ui.Frame, area, column render.Rect, rows int, across bool) (newArea, newColumn, board render.Rect) {
	part := float32(0.5)
	if across {
		part = 0.54
	}
	w := render.Floor((column.W - f.Dip(16)) * part)
	h := min(area.H-f.Dip(boardFoot), f.Dip(float32(rows)*keyHigh))
	board = render.Rect{X: column.X + column.W - w, Y: area.Y + area.H - f.Dip(boardFoot) - h, W: w, H: h} // at the foot, as every keyboard
	column.W -= w + f.Dip(16)
	area.X = column.X - f.Dip(8)
	if !across {
		area.W = column.W + f.Dip(16)
	}
	return area, column, board
}

// aboveBoard is the space above the field, between it and the verdict, and above the keyboard below that, in dip.
const aboveBoard = 28

// boardUnder returns the place of that keyboard directly below the field and a line of a verdict: as high as the board beside it.
func (e *Scene) boardUnder(f *ui.Frame, area, column, board render.Rect) render.Rect {
	foot := area.Y + area.H - f.Dip(boardFoot)
	board.Y = area.Y + f.Dip(aboveBoard) + f.ControlHeight() + f.LinesHeight(f.Face(render.Title, verdictName), 1)
	board.H = min(foot-board.Y, column.W)
	return board
}

// The height of a row of keys below the column in dip: keyLarge in large letters, whose words need the room.
const (
	keyLow   = 48
	keyLarge = 45
)

// boardBelow cuts the place of a keyboard of so many rows off the bottom of a page.
func boardBelow(f *ui.Frame, area render.Rect, rows int) (newArea, board render.Rect) {
	row := float32(keyLow)
	if f.TextSize >= ui.LargeText {
		row = keyLarge
	}
	h := min(f.Dip(float32(rows)*row), area.H*0.62)
	edge := f.Dip(4)
	w := min(f.Safe.W-2*edge, f.Dip(560))
	board = render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: area.Y + area.H - h - edge, W: w, H: h}
	area.H = board.Y - area.Y - f.Dip(4)
	return area, board
}

// offers reports whether the page offers examples now.
func (e *Scene) offers() bool { return e.edit.text == "" || e.options.Matches != nil }

// cardsTell reports whether the examples on the page say what to type, so that words about that would only repeat it. Names say it less
// well: they stand for the words only where a keyboard leaves little room.
func (e *Scene) cardsTell(f *ui.Frame) bool {
	if len(e.examples) == 0 {
		return false
	}
	if e.options.Matches != nil {
		return e.keyboard.drawn && (f.Low() || f.TextSize >= ui.LargeText)
	}
	return e.edit.text == ""
}

// buttonAt says where the button stands that opens the text.
type buttonAt uint8

const (
	nowhere buttonAt = iota
	belowField
	besideField
	besidePicture // where the keyboard leaves little room
)

// openWidth is the width of the button beside the field, in dip.
const openWidth = 200

// layoutColumn adds the field, the verdict and the button, unless these two stand beside the picture. As long as the field is empty
// there is nothing to open.
func (e *Scene) layoutColumn(col *ui.Column, at buttonAt) {
	f, t := col.F, e.Stage.Lang.T
	col.Space(4)
	above := e.labels(f)
	if above {
		layoutLabel(col, t(e.options.Label))
	}
	left := *col
	if at == besideField {
		left.Area.W -= f.Grown(openWidth) + f.Dip(8)
	}
	e.field.loupe = e.options.Matches != nil
	e.field.layout(&left, &e.edit, e.title, t("text.clear"))
	if e.edit.text == "" && !e.field.loupe {
		paste := e.field.addPaste(f, t("text.paste"))
		if e.options.Label != "" && !above {
			e.field.addHint(f, t(e.options.Label), paste.X)
		}
	}
	if at == besideField {
		e.addOpen(f, render.Rect{X: col.Area.X + left.Area.W + f.Dip(8), Y: col.Y, W: f.Grown(openWidth), H: f.ControlHeight()})
	}
	col.Y = left.Y
	col.Space(8)
	if at == besidePicture {
		col.Space(8)
		return
	}
	if !e.cardsTell(f) {
		e.layoutVerdict(col)
	}
	if at == belowField && e.edit.text != "" && !e.cutsOpen(f) {
		col.Space(12)
		e.addOpen(f, col.Take(f.ControlHeight()))
	}
	if e.options.Matches == nil || !e.cardsTell(f) {
		col.Space(8)
	}
}

// The sizes of the verdict in dip.
const (
	verdictSize    = 16
	verdictLow     = 14 // on a low screen, beside a picture
	verdictName    = 18 // as the name of what is shown
	verdictSplit   = 28 // the same beside a large picture
	verdictBold    = 20 // on a board that was read in part
	verdictBoldLow = 18 // the same on a low screen
)

// layoutVerdict adds what the text would open, or what is wrong with it.
func (e *Scene) layoutVerdict(col *ui.Column) {
	look := ui.Small
	if e.wrong() {
		look = ui.Wrong
	}
	size, weight := float32(verdictSize), render.Regular
	switch {
	case e.splits(col.F) && !e.preview.empty():
		size, weight = verdictSplit, render.Title
		col.Space(splitAbove)
		if !e.wrong() {
			look = ui.Plain
		}
	case !e.wrong() && !e.preview.empty() && !col.F.Low() && col.F.TextSize < ui.LargeText:
		look, size, weight = ui.Plain, verdictName, render.Title
	case e.wrong() && len(e.verdict.Read.Labels) > 0 && col.F.TextSize < ui.LargeText: // short: the board shows the rest
		size, weight = verdictBold, render.Title
		if col.F.Low() {
			size = verdictBoldLow
		}
	case col.F.Low():
		size = verdictLow
	}
	e.line.rect = col.Line(e.verdict.Text, look, weight, size).Rect
	e.line.margin = col.F.Dip(4)
}

// addOpen adds the button that opens the text.
func (e *Scene) addOpen(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: openID, Role: ui.Button, Look: ui.Primary, Label: e.done, Icon: render.Play, Align: render.Middle, Disabled: e.verdict.Bad, Rect: r})
}

// picturePart is the largest part of the width that the picture takes with the button beside it, pictureLarge that beside words in large
// letters without a button.
const (
	picturePart  = 0.62
	pictureLarge = 0.42
)

// nameLeast is the least part of its side that the picture keeps so that what it is needs two lines beside it.
const nameLeast = 0.8

// openAir is the width of that button without its sign and its words, in dip.
const openAir = 36

// cutsOpen reports whether the button that opens the text is left out: it would do nothing, and in large letters above a keyboard the
// fold would cut it.
func (e *Scene) cutsOpen(f *ui.Frame) bool {
	return e.keyboard.drawn && e.verdict.Bad && f.TextSize >= ui.LargeText && !f.Low()
}

// layoutBeside adds the picture, down to a place of the screen, and beside its middle what it is and the button.
func (e *Scene) layoutBeside(col *ui.Column, low float32) {
	f := col.F
	gap, part, least := f.Dip(16), float32(picturePart), 2*f.ControlHeight()
	if e.cutsOpen(f) {
		part, least = pictureLarge, 0
	}
	words := f.Fonts.Width(f.Face(render.Title, 16), e.done) + f.IconSide() + f.Dip(openAir)
	side := render.Floor(max(least, min(low-col.Y-f.Dip(12), col.Area.W*part, col.Area.W-gap-words)))
	if !e.wrong() && !f.Low() && f.TextSize < ui.LargeText { // the name has a line of its own
		face := f.Face(render.Title, verdictName)
		for less := side; less > side*nameLeast; less -= f.Dip(4) {
			if len(f.Balance(e.verdict.Text, face, col.Area.W-less-gap)) <= 2 {
				side = less
				break
			}
		}
	}
	if side < f.Dip(previewLeast) {
		e.layoutVerdict(col)
		return
	}
	col.Y += max(0, render.Floor((low-f.Dip(12)-col.Y-side)/2)) // in the middle of what is left
	top, whole := col.Y, col.Area
	e.preview.add(f, render.Rect{X: whole.X, Y: top, W: side, H: side}, e.verdict.Text)
	col.Area = render.Rect{X: whole.X + side + gap, Y: whole.Y, W: whole.W - side - gap, H: whole.H}
	beside := func(col *ui.Column) {
		e.layoutVerdict(col)
		if !e.cutsOpen(f) {
			col.Space(12)
			e.addOpen(f, col.Take(f.ControlHeight()))
		}
	}
	col.Y += max(0, render.Floor((side-col.Measure(beside))/2))
	beside(col)
	col.Area, col.Y = whole, max(col.Y, top+side)
	col.Space(8)
}

// Paint draws the field, an example or what the text would open.
func (e *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == fieldID:
		e.field.paint(l, f, c, &e.edit, e.Focus == fieldID, e.mark(), e.twin())
	case c.ID == shiftKeyID, c.ID == enterKeyID, c.ID == eraseKeyID, c.ID == spaceKeyID, c.ID == otherKeyID:
		paintKey(l, f, c)
	case c.ID == pasteID:
		paintPaste(l, f, c)
	case c.ID == previewID:
		e.preview.paint(l, f)
	case c.ID == sampleID:
		e.sample.paintAlone(l, f)
	case c.ID.Name == exampleGroup:
		e.examples[c.ID.N].paint(l, f, c, e.hanging)
	}
}

// twin returns the index of the first number that is equal to the one that is wrong, if the board shows both as wrong; -1 for none.
func (e *Scene) twin() int {
	mark, digits, equal := e.mark(), "0123456789", 0
	for _, bad := range e.verdict.Read.Bad {
		if bad {
			equal++
		}
	}
	if mark < 0 || equal < 2 || len(e.edit.text) != utf8.RuneCountInString(e.edit.text) {
		return -1
	}
	wrong := e.edit.text[mark:]
	wrong = wrong[:len(wrong)-len(strings.TrimLeft(wrong, digits))]
	at := strings.IndexByte(e.edit.text, ':') + 1
	for label := range strings.SplitSeq(e.edit.text[at:], ",") {
		if label == wrong && at != mark {
			return at
		}
		at += len(label) + 1
	}
	return -1
}

// mark returns the index of the character that is wrong, -1 for none.
func (e *Scene) mark() int {
	if !e.wrong() || e.verdict.Mark == 0 {
		return -1
	}
	before := len(e.edit.text) - len(strings.TrimLeft(e.edit.text, " ")) + e.verdict.Mark - 1
	return utf8.RuneCountInString(e.edit.text[:min(before, len(e.edit.text))])
}
