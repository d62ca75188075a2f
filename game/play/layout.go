package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placement is how the screen is divided in this tick. It is the same in play, in the pause and in the result: the board
// never moves.
type placement struct {
	beside bool        // the board and the rest stand side by side
	form   form        // what stands above the board, or in the column beside it
	head   render.Rect // the name of the game and the line of sense; empty if the honour holds the name
	honour render.Rect // the goal's picture and the figures; in the result what takes their place
	area   render.Rect // what the board may fill
	tip    render.Rect // the line of advice; empty if there is no room for it
	keys   render.Rect // the buttons
	column render.Rect // all parts of the column beside the board
	rest   render.Rect // the column beside the board, or all below the board

	rows    buttonRows
	words   render.FaceID // of the tiles that are home; 0 if they are not told
	told    bool          // what is to be told stands in the place of the line of sense
	twoRows bool          // the words of a low head stand in two rows
	apart   bool          // the bars of a race stand below the goal's picture and the figures
	abreast bool          // the rival's board stands in the place of the goal's picture, and that at the end of the head
	rival   render.Rect   // that board with its name
	goal    render.Rect   // that picture
	picture render.Rect   // the goal's picture where figures stand beside it
	quiet   bool          // the clock is the one large figure, and the moves are a line of words
	beneath bool          // that line stands below the clock rather than beside it
	foot    render.FaceID // of the line of the tiles that are home, if the best time stands at the end of that, not below the clock; else 0
	side    float32       // length of a side of the goal's picture in a low head

	countWord render.FaceID // of the word beside the moves made, where they are the one figure; 0 elsewhere
}

// form is the arrangement of the name, the goal's picture and the figures, the best first.
type form uint8

const (
	heroForm    form = iota // the head; below it a large picture with large figures
	sideForm                // beside a tall board; the head stands above both
	rowForm                 // the head; below it one row of a small picture and the figures
	compactForm             // a small picture with the name and the figures beside it
	barForm                 // one row or two of a very small picture, the name and the figures
	gridForm                // the goal's picture among the icons of the buttons
)

// Sizes in dip.
const (
	edge        = 8    // between the board and the edge of a narrow screen
	margin      = 16   // between words and the edge of the screen
	heroLeast   = 140  // height of the honour in heroForm
	rowPicture  = 72   // side of the picture in rowForm
	heroPart    = 0.56 // most of the width that the picture in heroForm takes beside figures
	goalUsual   = 48   // side of the picture in barForm
	columnLeast = 232  // width of the column beside the board
	columnWords = 304  // the same where a large window leaves it a part of its width: advice stands in one line, and a toast has room
	wordsPart   = 0.28 // most of that width, as a share of the window's
	columnPart  = 0.52 // most of that width, as a share of the board's height
	columnLow   = 440  // most of it in a low window
	lowWindow   = 480
	keysAir     = 8    // between a board and the buttons right below it
	deskPart    = 0.86 // of a wide window's height for the board
)

// upright is a way to divide an upright window.
type upright struct {
	form form
	tip  bool
}

// uprights are the ways to divide an upright window, the best first.
var uprights = [...]upright{{heroForm, true}, {rowForm, true}, {rowForm, false}, {compactForm, true}, {compactForm, false}, {barForm, false}}

// boardMinPart is the share of an upright window's height that a board gets that is not wide enough to need less.
const boardMinPart = 0.6

// largeText is the text size above which fewer things stand side by side.
const largeText = 1.2

// split divides the screen: head, honour, board, tip and buttons one above the other, or the board and a column of all
// the rest side by side.
func (v *sight) split(f *ui.Frame) {
	v.place = placement{beside: f.Wide()}
	if v.place.beside {
		v.splitWide(f)
	} else {
		v.splitUpright(f)
	}
}

// splitUpright takes the first way to divide the window that leaves the board its whole width, or enough height.
func (v *sight) splitUpright(f *ui.Frame) {
	pl, safe := &v.place, f.Safe
	pl.rows = buttonRows{1, false}
	if v.splitTall(f) {
		return
	}
	width := safe.W - 2*f.Dip(edge)
	whole, _ := v.tray(f, render.Rect{W: width, H: width * 16})
	want := min(whole.H, safe.H*boardMinPart)
	for i, u := range uprights {
		rest := v.uprightHeight(f, u)
		if safe.H-rest < want && i < len(uprights)-1 {
			continue
		}
		v.stack(f, u, max(0, min(safe.H-rest, whole.H)), max(0, safe.H-rest-whole.H))
		return
	}
}

// Of a tall board in an upright window.
const (
	tallBoard = 1.6 // height of the board, in widths
	sideLeast = 112 // least width of what stands beside it, in dip
	sideHigh  = 280 // and its least height: the figures stand below the goal's picture
)

// splitTall places a tall board in an upright window at the end of a row, and the goal's picture with the figures at its
// start. ok is false if the board is not tall, or if it would be smaller than otherwise.
func (v *sight) splitTall(f *ui.Frame) (ok bool) {
	pl, safe, size := &v.place, f.Safe, v.scene.Session().Board().Size()
	if float32(size.H) < tallBoard*float32(size.W) || f.TextSize > largeText {
		return false
	}
	pl.form = sideForm
	head, keys, tip := v.headHeight(f), pl.rows.height(f), v.tipHeight(f)
	x, w := safe.X+f.Dip(margin), safe.W-f.Dip(margin)-f.Dip(edge)
	high := safe.H - head - keys - tip - 2*f.Dip(edge)
	tray, cell := v.tray(f, render.Rect{W: w - f.Dip(sideLeast+margin), H: high})
	if high < f.Dip(sideHigh) {
		return false
	}
	if _, row := v.tray(f, render.Rect{W: safe.W - 2*f.Dip(edge), H: high - f.Dip(rowPicture+16)}); row > cell {
		return false
	}
	y := safe.Y + head + f.Dip(edge)
	pl.head = render.Rect{X: x, Y: safe.Y, W: safe.W - 2*f.Dip(margin), H: head}
	pl.area = render.Rect{X: safe.X + safe.W - f.Dip(edge) - tray.W, Y: y, W: tray.W, H: high}
	pl.honour = render.Rect{X: x, Y: y + f.Dip(4), W: pl.area.X - x - f.Dip(margin), H: high - f.Dip(8)}
	y += high
	pl.rest = render.Rect{X: safe.X, Y: y, W: safe.W, H: safe.Y + safe.H - y}
	pl.tip = render.Rect{X: safe.X + f.Dip(12), Y: y, W: v.tipWidth(f), H: tip}
	pl.keys = render.Rect{X: safe.X, Y: safe.Y + safe.H - keys - f.Dip(edge), W: safe.W, H: keys}
	return true
}

// uprightHeight returns the least height of all but the board.
func (v *sight) uprightHeight(f *ui.Frame, u upright) float32 {
	v.place.form = u.form
	v.place.twoRows = u.form == compactForm || u.form == barForm && v.needsTwoRows(f) && f.Safe.H >= f.Dip(280)+3*f.ControlHeight()
	h := v.headHeight(f) + v.honourLeast(f) + v.place.rows.height(f) + f.Dip(edge)
	if tip := v.tipHeight(f); u.tip && tip > 0 {
		h += tip
	} else if u.form <= rowForm {
		h += f.Dip(keysAir)
	}
	return h
}

// honourLeast returns the least height of the honour in the present form, with the space around it.
func (v *sight) honourLeast(f *ui.Frame) float32 {
	switch v.place.form {
	case heroForm:
		return max(f.Dip(heroLeast), 2*v.figureHeight(f, 20)+f.Dip(16))
	case rowForm:
		return max(f.Dip(rowPicture), v.figureHeight(f, 20)+v.homeHeight(f)) + f.Dip(16)
	}
	return v.lowHeight(f) + f.Dip(16)
}

// stack lays the parts of an upright window one above the other. Of the height to spare the honour takes what makes its
// picture larger; the rest goes above and below the board.
func (v *sight) stack(f *ui.Frame, u upright, board, spare float32) {
	pl, safe := &v.place, f.Safe
	x, w := safe.X+f.Dip(margin), safe.W-2*f.Dip(margin)
	head := v.headHeight(f)
	pl.head = render.Rect{X: x, Y: safe.Y, W: w, H: head}
	honour := v.honourLeast(f)
	useful := honour
	switch u.form {
	case heroForm:
		_, useful, _ = v.heroPicture(f, w, honour+spare-f.Dip(24))
		useful += f.Dip(24)
	case rowForm:
		useful = max(useful, f.Dip(heroLeast))
	}
	grown := max(0, min(spare, useful-honour))
	honour, spare = honour+grown, spare-grown
	air := render.Floor(spare * 2 / 3) // above and below the picture; the other third stays above the buttons
	pl.honour = render.Rect{X: x, Y: safe.Y + head, W: w, H: honour + air}
	y := pl.honour.Y + pl.honour.H
	if u.form > rowForm {
		pl.side = v.lowPicture(f, w)
	}
	pl.area = render.Rect{X: safe.X + f.Dip(edge), Y: y, W: safe.W - 2*f.Dip(edge), H: board}
	y += board
	pl.rest = render.Rect{X: safe.X, Y: y, W: safe.W, H: safe.Y + safe.H - y}
	if u.tip {
		pl.tip = render.Rect{X: safe.X + f.Dip(12), Y: y, W: v.tipWidth(f), H: v.tipHeight(f)}
	}
	keys := pl.rows.height(f)
	pl.keys = render.Rect{X: safe.X, Y: safe.Y + safe.H - keys - f.Dip(edge), W: safe.W, H: keys}
}

// splitWide places the board and, as high as it, the column beside it, together in the middle of the window.
func (v *sight) splitWide(f *ui.Frame) {
	pl, safe := &v.place, f.Safe
	air := min(safe.H*(1-deskPart)/2, max(f.Dip(edge), (safe.H-f.Dip(400))*0.2))
	if e := v.enlarged(); e > 1 {
		air = max(f.Dip(edge), (safe.H-(safe.H-2*air)*e)/2)
	}
	air = render.Floor(air)
	high := render.Rect{X: safe.X, Y: safe.Y + air, W: safe.W, H: safe.H - 2*air}
	between, ends := max(f.Dip(edge), min(f.Dip(48), render.Floor(safe.W*0.03))), max(f.Dip(edge), min(f.Dip(24), air))
	side := v.columnWidth(f, high, between+2*ends)
	pl.area = render.Rect{X: safe.X + ends, Y: high.Y, W: safe.W - side - between - 2*ends, H: high.H}
	tray, _ := v.tray(f, pl.area)
	spare := render.Floor((pl.area.W - tray.W) / 2)
	pl.area.X, pl.area.W = pl.area.X+spare, pl.area.W-2*spare
	pl.rest = render.Rect{X: pl.area.X + pl.area.W + between, Y: safe.Y, W: side, H: safe.H}
	v.splitColumn(f, tray)
}

// columnWidth returns the width of the column beside the board: what the board leaves free, within limits. In a low window
// the column takes more, so that one row holds all buttons.
func (v *sight) columnWidth(f *ui.Frame, high render.Rect, gaps float32) float32 {
	safe, text := f.Safe, max(1, f.TextSize*0.75)
	most := max(high.H*columnPart, f.Dip(columnLeast)*text)
	if high.H < f.Dip(lowWindow)*text {
		most = f.Dip(columnLow) * text
	}
	least := f.Dip(columnLeast) * text
	if f.Safe.H >= f.Grown(lineWindow) {
		least = max(least, min(f.Dip(columnWords)*text, safe.W*wordsPart))
	}
	least = min(least, safe.W*0.5)
	tray, _ := v.tray(f, render.Rect{W: safe.W - least - gaps, H: high.H})
	return render.Floor(max(least, min(most, safe.W*0.5, safe.W-tray.W-gaps)))
}

// enlarged returns how many times its usual size the player wants the board.
func (v *sight) enlarged() float32 {
	if e, ok := v.scene.Stage.Set.Enlarged[v.words.size]; ok {
		return float32(e)
	}
	return 1
}

// tray returns where the tray stands in the middle of an area, at the size that the player wants, and the side of its
// cells.
func (v *sight) tray(f *ui.Frame, area render.Rect) (tray render.Rect, cell float32) {
	return boardview.Tray(f, area, v.scene.Session().Board().Size(), v.boardMax(f, area))
}

// boardMax returns the maximum side length of the board in an area, in dip; 0 for no limit but the area.
func (v *sight) boardMax(f *ui.Frame, area render.Rect) float32 {
	e := v.enlarged()
	if e >= 1 {
		return 0
	}
	size := v.scene.Session().Board().Size()
	_, cell := boardview.Tray(f, area, size, 0)
	return max(1, cell*float32(max(size.W, size.H))/f.Scale*e)
}

// stand lays out the board where it stands in play. It returns the area of the name, the goal's picture and the figures
// there, and that of the tip and the buttons below the board; beside the board there is only the first, and foot is empty.
// Whatever a scene puts there, the board does not move.
func (v *sight) stand(f *ui.Frame) (head, foot render.Rect) {
	v.split(f)
	v.layoutBoard(f)
	pl, safe := &v.place, f.Safe
	if pl.beside {
		return pl.column, render.Rect{}
	}
	x, w := safe.X+f.Dip(margin), safe.W-2*f.Dip(margin)
	head = render.Rect{X: x, Y: safe.Y, W: w, H: pl.area.Y - safe.Y}
	if pl.form == sideForm {
		head = pl.honour
	}
	return head, render.Rect{X: x, Y: pl.rest.Y, W: w, H: pl.rest.H}
}

func (v *sight) layout(f *ui.Frame) {
	v.split(f)
	pl := &v.place
	if pl.form == gridForm {
		v.iconGrid(f, pl.rest)
		v.layoutBoard(f)
		return
	}
	v.layoutHead(f)
	v.layoutHonour(f)
	v.layoutBoard(f)
	if pl.tip.H > 0 {
		v.layoutTip(f, pl.tip)
	}
	v.buttons(f, pl.keys, pl.rows)
}
