package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// titleSize is the size of the game's name in dip.
func (v *sight) titleSize() float32 {
	if v.place.beside {
		return 28
	}
	return 24
}

// headHeight is the height of the name and the line of sense; 0 if the honour holds the name.
func (v *sight) headHeight(f *ui.Frame) float32 {
	if v.place.form > rowForm {
		return 0
	}
	return f.Fonts.Metrics(f.Face(render.Title, v.titleSize())).Line + v.lineHeight(f) + f.Dip(8)
}

// layoutHead lays out the name of the game and the line of sense, as one button. What is to be told stands in the place of the line.
func (v *sight) layoutHead(f *ui.Frame) {
	if r := v.place.head; r.H > 0 {
		v.place.told = v.tells(f)
		r.W -= v.layoutToday(f, r)
		sense := v.words.sense
		if v.board.Theme != nil && v.board.GoalImage() != nil {
			sense = v.words.shown
		}
		sense = v.words.mode.sense(v.scene, sense)
		if rival := v.scene.racing(); rival != nil {
			sense = rival.line
		}
		c := f.Add(ui.Control{ID: configID, Role: ui.Button, Look: ui.Custom, Label: v.name(v.words.config), Value: sense, Rect: r})
		if v.place.told {
			said, y := v.told(), v.toldAt(f)
			c.Rect.H, r.W = y-r.Y, v.place.head.W
			line := render.Rect{X: r.X, Y: y, W: r.W, H: r.Y + r.H - y}
			f.Add(ui.Control{ID: toldID, Role: ui.Text, Look: ui.Custom, Label: said, Face: v.toldFace(f, said, r.W), Align: render.Start, Rect: line})
		}
	}
}

// tells reports whether the line of sense holds what is told.
func (v *sight) tells(f *ui.Frame) bool {
	said := v.told()
	return said != "" && v.place.tip.H <= 0 && v.place.head.H > 0 && v.lineFits(f, said, v.place.head.W)
}

// toldAt returns where the line of what is told begins: below a name that a finger finds.
func (v *sight) toldAt(f *ui.Frame) float32 {
	r := v.place.head
	return r.Y + max(f.Dip(48), render.Floor(r.H-v.lineHeight(f)))
}

// Of the words beside large figures: their size in dip, and the least width of the column and height of the window that they need.
const (
	largeLine  = 18
	lineColumn = 320
	lineWindow = 640
)

// lineSize is the size of words in dip: in a wide column they are larger, as all is there.
func (v *sight) lineSize(f *ui.Frame) float32 {
	if v.place.beside && v.place.rest.W >= f.Grown(lineColumn) && f.Safe.H >= f.Grown(lineWindow) {
		return largeLine
	}
	return 16
}

// lineFace is the face of words, and lineFitting that of words that may be smaller to fit a width.
func (v *sight) lineFace(f *ui.Frame) render.FaceID { return f.Face(render.Regular, v.lineSize(f)) }

func (v *sight) lineFitting(f *ui.Frame, text string, width float32) render.FaceID {
	return f.Fitting(render.Regular, v.lineSize(f), text, width)
}

// boldFitting returns the bold face of words, or lineFitting where that has no room.
func (v *sight) boldFitting(f *ui.Frame, text string, width float32) render.FaceID {
	if bold := f.Face(render.Bold, v.lineSize(f)); f.Fonts.Width(bold, text) <= width {
		return bold
	}
	return v.lineFitting(f, text, width)
}

// lineHeight is the height of a line of words.
func (v *sight) lineHeight(f *ui.Frame) float32 { return f.Fonts.Metrics(v.lineFace(f)).Line }

// name returns what stands above the board: the name of the game or, until a new player has moved, what to do.
func (v *sight) name(of string) string {
	if v.scene.tips.tip == &firstTip {
		return v.scene.Stage.Lang.T("play.first")
	}
	return of
}

// lineFits reports whether the line of sense has room for a text, in small letters if need be.
func (v *sight) lineFits(f *ui.Frame, text string, width float32) bool {
	return f.Fonts.Width(v.lineFitting(f, text, width), text) <= width
}

// layoutToday adds the way to the board of the day at the end of the head, while that waits and the name leaves room. It
// returns the width that it takes.
func (v *sight) layoutToday(f *ui.Frame, r render.Rect) (width float32) {
	if !v.scene.desk.Waits() {
		return 0
	}
	label, face := v.scene.Stage.Lang.T("daily.today"), f.Face(render.Regular, 16)
	w := v.todayWidth(f, face, label)
	words := f.Fonts.Width(f.Face(render.Title, v.titleSize()), v.name(v.words.config))
	if !v.place.told { // what is told stands below both
		words = max(words, f.Fonts.Width(face, v.words.sense))
	}
	if words+w+f.Dip(16) > r.W { // without a ground
		w -= f.Dip(2 * todayAir)
	}
	if words+w+f.Dip(16) > r.W {
		return 0
	}
	at := v.nameRow(f)
	at.X, at.W = at.X+at.W-w, w
	if h := f.ControlHeight(); at.H < h { // a finger finds it
		at.Y, at.H = max(r.Y, at.Y-render.Floor((h-at.H)/2)), h
	}
	if v.place.told {
		at.H = min(at.H, v.toldAt(f)-r.Y)
		at.Y = min(at.Y, v.toldAt(f)-at.H)
	}
	goal := v.scene.desk.DayGoal()
	v.day.Set(puzzle.Config{Size: goal.Size(), Rule: goal.Rule()}, f.Theme, v.scene.Stage.Set.Scheme)
	v.day.View.Plain = true
	f.Add(ui.Control{ID: todayID, Role: ui.Button, Look: ui.Custom, Label: label, Face: face, Rect: at})
	return w + f.Dip(16)
}

// nameRow returns the row of the name in the head.
func (v *sight) nameRow(f *ui.Frame) render.Rect {
	r := v.place.head
	return render.Rect{X: r.X, Y: r.Y + f.Dip(8), W: r.W, H: r.H - f.Dip(8) - v.lineHeight(f)}
}

// Of the card of the board of the day in dip: its height without its lip, low enough to keep off the line below the name, and the space
// around what it holds.
const (
	todayHigh = 28
	todayAir  = 10
	todayLip  = 3
)

// todayWidth is the width of that card.
func (v *sight) todayWidth(f *ui.Frame, face render.FaceID, label string) float32 {
	return render.Floor(namedWidth(f, face, label)) + 1 + f.Dip(2*todayAir)
}

// todayTint is the place in the ramp of the ground of that card: the one that it has in the menu.
const todayTint = 0.1

// paintToday draws the way to the board of the day, on the line of the name and at the end of the head: a small card with its ribbon, as the
// menu has it, without a ground where there is little room, and in a low head its word alone.
func (v *sight) paintToday(l *render.List, f *ui.Frame, c *ui.Control) {
	low, row := v.place.form > rowForm, v.nameRow(f)
	if low || c.Rect.W < v.todayWidth(f, c.Face, c.Label) {
		ring, radius := pressed(l, f, c, false)
		at := c.Rect
		if !low {
			at.Y, at.H = row.Y, row.H
			v.paintDay(l, f, at)
		}
		l.TextIn(f.Fonts, c.Face, c.Label, at, f.Far(), render.Middle, f.Theme.Accent)
		if c.Focused && f.ShowRing {
			ui.Ring(l, f, ring, radius)
		}
		return
	}
	r := c.Rect
	high, lip := min(r.H, f.Dip(todayHigh)), f.Dip(todayLip)
	r.Y = render.Floor(max(r.Y, min(row.Y+(row.H-high-lip)/2, r.Y+r.H-high-lip)))
	r.H = high
	style := f.FaceStyle(c)
	if !f.Theme.Contrast {
		style.Fill = f.Theme.Tinted(todayTint)
		style.Edge = style.Fill
	}
	r = ui.Face(l, f, c, r, f.Radius(), style)
	in := render.Rect{X: r.X + f.Dip(todayAir), Y: r.Y, W: r.W - f.Dip(2*todayAir), H: r.H}
	v.paintDay(l, f, in)
	l.TextIn(f.Fonts, c.Face, c.Label, in, f.Far(), render.Middle, f.Theme.Ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Radius())
	}
}

// paintDay draws the ribbon of the board of the day at the start of r.
func (v *sight) paintDay(l *render.List, f *ui.Frame, r render.Rect) {
	room := f.Dip(namedSide)
	side := min(room, r.H-f.Dip(8))
	v.day.Draw(l, f.Fonts, f.Within(r, render.Rect{X: r.X + render.Floor((room-side)/2), Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}), f.Scale)
}

// air returns how far a picture of the goal reaches beyond a place in which its ribbon stands.
func (v *sight) air(f *ui.Frame, r render.Rect) float32 {
	goal := v.scene.Session().Goal()
	if v.place.form > rowForm || !render.Ordered(goal) {
		return 0
	}
	size, both := goal.Size(), 2*float32(render.RibbonAir)
	cell := min(r.W/(float32(size.W)-both), r.H/(float32(size.H)-both))
	most := f.Dip(8)
	if v.place.beside {
		most = max(most, min(2*most, f.Safe.X+f.Safe.W-r.X-r.W))
	}
	return min(render.RibbonInset(render.Floor(cell+0.5)), most, max(0, r.Y-v.place.honour.Y))
}

// snapped returns the size of the largest picture of the goal, at most so wide and high, whose cells have a whole number of pixels: it
// begins and ends where its place does.
func (v *sight) snapped(width, height float32) (w, h float32) {
	goal := v.scene.Session().Goal()
	size := goal.Size()
	for cell := render.Floor(width/float32(size.W)*1.5) + 1; cell > 0; cell-- {
		beyond := float32(0)
		if render.Ordered(goal) {
			beyond = 2 * render.RibbonInset(cell)
		}
		if w, h = cell*float32(size.W)-beyond, cell*float32(size.H)-beyond; w <= width && h <= height {
			return w, h
		}
	}
	return width, height
}

// thumb lays out the goal's picture, with room for a finger around a narrow one. Its ribbon fills the place.
func (v *sight) thumb(f *ui.Frame, r render.Rect) {
	r = r.Inset(-v.air(f, r))
	least := f.Dip(goalUsual)
	if v.place.form <= rowForm && min(r.W, r.H) < least {
		r = render.Rect{X: r.X, Y: r.Y - render.Floor(max(0, least-r.H)/2), W: max(r.W, least), H: max(r.H, least)}
	}
	label, value := v.scene.Stage.Lang.T("play.goal"), v.words.config
	if v.scene.Session().Hidden() {
		label, value = v.words.mode.peek, ""
	}
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: label, Value: value, Rect: r, On: v.scene.peek.on})
}

// configButton lays out the name alone, in a low head, and beside it the way to the board of the day while that waits.
func (v *sight) configButton(f *ui.Frame, r render.Rect) {
	label := v.words.low
	if name := v.name(label); v.fitsLow(f, name, r.W) {
		label = name
	}
	if v.scene.desk.Waits() && r.H >= f.Dip(48) {
		r.W -= v.lowToday(f, r, f.Fonts.Width(f.Face(render.Title, 16), label))
	}
	f.Add(ui.Control{ID: configID, Role: ui.Button, Look: ui.Custom, Label: label, Rect: r})
}

// lowToday lays out the way to the board of the day at the end of a low head's row that begins with words so wide: a picture and its word
// or, without room for that, the picture. It returns the width that it takes.
func (v *sight) lowToday(f *ui.Frame, r render.Rect, words float32) (width float32) {
	side, gap := f.Dip(48), f.Dip(8)
	c := ui.Control{ID: todayID, Role: ui.Button, Look: ui.Stacked, Label: v.scene.Stage.Lang.T("daily.today"), Icon: render.Calendar, Face: captionOf(f, captionLeast)}
	wide := max(side, render.Floor(f.Fonts.Width(c.Face, c.Label))+1)
	if words+wide+gap > r.W || r.H < f.Dip(24+16)+f.Fonts.Metrics(c.Face).Line { // air above and below
		wide, c.Look = side, ui.Quiet
		room, least := r.W-words-gap, f.Fonts.Metrics(c.Face).Cap
		if face := min(tipFace(f), f.Fitting(render.Regular, 16, c.Label, room)); f.Fonts.Metrics(face).Cap >= least && f.Fonts.Width(face, c.Label) <= room {
			c.Look, c.Face, c.Icon = ui.Custom, face, render.NoIcon
			wide = max(side, render.Floor(f.Fonts.Width(face, c.Label))+1)
		}
	}
	if words+wide+gap > r.W {
		return 0
	}
	c.Rect = render.Rect{X: r.X + r.W - wide, Y: r.Y, W: wide, H: r.H}
	f.Add(c)
	return wide + gap
}

// needsTwoRows reports whether the words of a low head need two rows.
func (v *sight) needsTwoRows(f *ui.Frame) bool {
	w := f.Fonts.Width(f.Face(render.Title, 16), v.words.low) + f.Fonts.Width(f.Face(render.Figure, 20), "00:00  000") + f.Dip(48+48)
	return f.TextSize > largeText || w > f.Safe.W-2*f.Dip(margin)
}

// lowHead lays out the goal's picture and, beside it or below it, the name, the clock and the moves.
func (v *sight) lowHead(f *ui.Frame, r render.Rect) {
	side, gap, y := min(v.place.side, r.H), f.Dip(8), r.Y
	x := r.X + side + gap
	line := f.ControlHeight()
	name := line // height of the row of the name
	if v.place.twoRows {
		name = r.H - line
	}
	if side > f.Dip(goalUsual) { // two rows beside a large picture
		v.thumb(f, render.Rect{X: r.X, Y: y + render.Floor((r.H-side)/2), W: side, H: side})
		inset := f.Dip(4) // of the words in their button: they begin where the figures do
		v.configButton(f, render.Rect{X: x - inset, Y: y, W: r.X + r.W - x + inset, H: name})
		row := render.Rect{X: x, Y: y + name, W: r.X + r.W - x, H: line}
		row.W -= v.lowHome(f, row)
		v.figures(f, row, lowFigure, render.Start)
		return
	}
	if v.place.twoRows {
		if room := r.X + r.W - x; v.named(f, room) {
			v.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
			v.configButton(f, render.Rect{X: x, Y: y, W: room, H: name})
		} else {
			v.thumb(f, render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: y, W: side, H: side})
		}
		v.figures(f, render.Rect{X: r.X, Y: r.Y + r.H - line, W: r.W, H: line}, lowFigure, render.Middle)
		return
	}
	v.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	w := f.Fonts.Width(f.Face(render.Figure, 20), "00:00") + f.Fonts.Width(f.Face(render.Figure, 20), "0000") + f.Dip(48)
	w = min(w, r.X+r.W-x)
	if room := r.X + r.W - w - x; v.named(f, room) {
		v.configButton(f, render.Rect{X: x, Y: y, W: room, H: line})
	}
	v.figures(f, render.Rect{X: r.X + r.W - w, Y: y, W: w, H: line}, lowFigure, render.Middle)
}

// lowHome lays out, in a study, the tiles that are home at the end of a row in which one figure stands alone, and returns the width that
// they take: the last row of its head says what the study asks for.
func (v *sight) lowHome(f *ui.Frame, row render.Rect) float32 {
	v.words.update(v.scene)
	w := render.Floor(row.W * homePart)
	if _, _, n := v.shown(); v.scene.course.Par == 0 || n != 1 || v.scene.blind() || v.scene.racing() != nil || !v.homeFits(f, w) {
		return 0
	}
	face := min(v.captionFace(f), v.lineFitting(f, v.words.home.Text, w)) // as the word below the figure
	high := f.Dip(homeBar+homeGap) + f.Fonts.Metrics(face).Line
	v.homeIn(f, render.Rect{X: row.X + row.W - w, Y: row.Y + row.H - f.Dip(2) - high, W: w, H: high}, face)
	return w
}

// homePart is the part of a row that the tiles that are home take beside a figure that stands alone.
const homePart = 0.6

// named reports whether a low head shows the name in a width: below 72 dip never, and only if the whole name fits.
func (v *sight) named(f *ui.Frame, width float32) bool {
	return width >= f.Dip(72) && v.fitsLow(f, v.words.low, width)
}

// fitsLow reports whether a name fits a width of a low head in small letters.
func (v *sight) fitsLow(f *ui.Frame, name string, width float32) bool {
	smallest := f.Fonts.Face(render.Title, int(f.Dip(12)))
	return f.Fonts.Width(smallest, name) <= width-f.Dip(8)
}

// lowFigure is the size of the figures in a low head, in dip.
const lowFigure = 20

// lowHeight is the height of a low head.
func (v *sight) lowHeight(f *ui.Frame) float32 {
	if v.place.twoRows {
		return 2 * f.ControlHeight()
	}
	return f.ControlHeight()
}

// lowPicture returns the side length of the goal's picture in a low head: larger than usual if two rows of words leave
// room for it.
func (v *sight) lowPicture(f *ui.Frame, width float32) float32 {
	usual := f.Dip(goalUsual)
	if !v.place.twoRows {
		return usual
	}
	side := usual
	for _, air := range lowAirs {
		side = max(usual, min(2*f.ControlHeight(), render.Floor(width-f.Dip(8)-v.figuresMinWidth(f)*air)))
		if v.fitsLow(f, v.words.low, width-side-f.Dip(8)) {
			break
		}
	}
	return side
}

// lowAirs are how much wider than their words clock and moves stand beside the goal's picture in a low head: more if the name needs it.
var lowAirs = [...]float32{1.06, 1.2}

// lowFits reports whether a low head has room for the words of the clock and the moves.
func (v *sight) lowFits(f *ui.Frame, width float32) bool {
	if !v.place.twoRows {
		width -= f.Dip(goalUsual) + f.Dip(8)
	}
	return width >= v.figuresMinWidth(f)
}
