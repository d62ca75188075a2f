package lessons

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Layout lays out the sentence, the board and the buttons: below each other, or beside the board on a wide screen.
func (l *Lesson) Layout(f *ui.Frame) {
	l.words.update(l)
	if tight(f) {
		l.layoutTight(f)
		return
	}
	l.cut = false
	area, column := l.head(f)
	pad := f.Dip(8)
	if f.Wide() {
		board := render.Rect{X: column.X, Y: area.Y, W: min(area.H-pad, column.W*0.62), H: area.H - pad}
		rest := render.Rect{X: board.X + board.W + f.Dip(32), Y: area.Y, H: area.H - pad}
		rest.W = min(column.X+column.W-rest.X, f.Grown(400))
		l.layoutBoard(f, board)
		down := min(l.view.Rect.Y-area.Y, f.Dip(wideDown)) // the words begin where the board does
		rest.Y, rest.H = rest.Y+down, rest.H-down
		bar := rest // the scroll bar stands beside the words and the buttons
		bar.W = min(bar.W+f.Dip(12), area.X+area.W-bar.X)
		col := l.Scroll.Begin(f, bar, rest)
		buttons := l.measure(f, rest.W, false) - f.Dip(8)
		if l.short = f.Low(); l.short { // to be measured in larger letters
			l.short = l.measure(f, rest.W, true) <= rest.H-buttons-f.Dip(shortSpare)
		}
		l.layoutWords(col)
		foot := min(l.view.Rect.Y+l.view.Rect.H+f.Dip(8), rest.Y+rest.H)
		l.layoutGoal(col, render.Floor(foot-buttons)-f.Dip(24)-col.Y)
		col.Y = max(col.Y+f.Dip(16), render.Floor(foot-buttons))
		l.layoutButtons(col)
		l.Scroll.End(f)
		return
	}
	head := l.measure(f, column.W, true)
	if limit := area.H * 0.5; head > limit {
		l.cut = true
		head = l.wholeSteps(f, column.W, limit)
	}
	l.layoutBelow(f, area, column, max(head, min(f.Grown(96), area.H*0.3)), l.measure(f, column.W, false))
}

// boardEdge is the space between the board and the edges of an upright screen in dip.
const boardEdge = 12

// layoutBelow lays out below each other the sentences in a strip of a height, the board, and the buttons, which are so high.
func (l *Lesson) layoutBelow(f *ui.Frame, area, column render.Rect, head, foot float32) {
	head, low := l.seat.hold(f, l.Stage.Lang, l.pupil.at, head, foot)
	text := render.Rect{X: column.X, Y: area.Y, W: column.W, H: head}
	wide := render.Rect{X: area.X, Y: text.Y, W: area.W, H: text.H} // the scroll bar stands at the page's edge, not in the words
	l.layoutSentences(l.Scroll.Begin(f, wide, text))
	l.Scroll.End(f)
	edge, above, below := f.Dip(boardEdge), f.Dip(8), f.Dip(ui.PinGap)
	l.layoutBoard(f, render.Rect{X: area.X + edge, Y: text.Y + head + above, W: area.W - 2*edge, H: area.H - head - low - above - below})
	l.layoutButtons(f.Column(render.Rect{X: column.X, Y: area.Y + area.H - foot, W: column.W}))
}

// layoutSentences adds the sentences, in steps where there is little room.
func (l *Lesson) layoutSentences(col *ui.Column) {
	if tight(col.F) {
		l.layoutSteps(col)
	} else {
		l.layoutWords(col)
	}
}

// wideDown is how far down the words beside a board begin at most, in dip: a board that is low in its place stands in its middle.
const wideDown = 16

// shortSpare is the height in dip that sentences in larger letters leave between them and the buttons on a low screen.
const shortSpare = 24

// head lays out the title, with the place in the lesson beside it where the letters are large or the screen is low.
func (l *Lesson) head(f *ui.Frame) (area, column render.Rect) {
	if f.TextSize < ui.LargeText && !f.Low() {
		return l.Head(f, l.words.title, stage.GridWidth)
	}
	return l.HeadBeside(f, l.words.title, l.words.place, stage.GridWidth)
}

// layoutWords adds the sentences: what to do leads, and why follows in smaller letters.
func (l *Lesson) layoutWords(col *ui.Column) {
	w, f, size := &l.words, col.F, float32(20)
	large := f.TextSize >= ui.LargeText
	switch {
	case large && l.pupil.task().lamps:
		size = stepLeast
	case large:
		size = stepMost
	case f.Wide() && (!f.Low() || l.short):
		size = 24
	}
	switch {
	case large:
		l.layoutLamps(col)
	case !f.Low():
		l.layoutPlace(col)
	}
	lead, more := w.order()
	weight, small, why := l.leadWeight(), min(18, max(min(16, size), size-6)), ""
	if w.do != "" { // what to do leads, and why follows it or the lamps
		why, lead, weight = w.why, w.do, render.Title
	}
	if !l.pupil.done || large || !l.layoutPraise(col, lead) {
		col.Line(lead, ui.Plain, weight, size)
	}
	tell := func(text string) {
		if text != "" {
			col.Space(4)
			col.Line(text, ui.Plain, render.Regular, small)
			col.Space(8)
		}
	}
	above := !l.cut && !f.Wide() // the lamps and the board below them are seen as one
	switch lamps := l.pupil.task().lamps; {
	case !lamps:
		tell(why)
		tell(more)
	case above:
		tell(more)
		tell(why)
	default:
		tell(more)
	}
	if !large {
		l.layoutLamps(col)
	}
	if l.pupil.task().lamps && !above {
		tell(why)
	}
}

// order returns the sentence that leads, what to do, and the one that follows.
func (w *text) order() (lead, more string) {
	if w.task {
		return w.more, w.say
	}
	return w.say, w.more
}

// leadWeight returns the weight of the sentence that leads.
func (l *Lesson) leadWeight() render.Weight {
	if l.words.task || l.pupil.task().alone || l.pupil.done {
		return render.Title
	}
	return render.Regular
}

// layoutLamps adds the two lamps to a task that is about them.
func (l *Lesson) layoutLamps(col *ui.Column) {
	if f := col.F; l.pupil.task().lamps {
		col.Space(lampsAbove(f))
		least, below := f.Dip(56), float32(0)
		switch {
		case f.Wide() && !f.Low():
			least, below = f.Dip(80), 4
		case f.Low() || f.Safe.H >= f.Dip(lampsRoomy): // else the words need the room
			least, below = f.Dip(64), 4
		}
		col.Picture(boardview.LampsID, l.words.lamps, max(least, 2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
		if l.cut { // what follows has to be scrolled to: the edge of the page fades none of the lamps
			below = stage.FadeHigh
		}
		col.Space(below)
	}
}

// lampsRoomy is the height, in dip, of an upright screen on which the lamps are larger.
const lampsRoomy = 600

// lampsAbove returns the space above the lamps in dip.
func lampsAbove(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 4
	}
	return 12
}

// goalID is the picture of the goal.
var goalID = ui.ID{Name: "goal"}

// Of the picture of the goal, in dip: where it has less room, there is none.
const (
	goalLeast = 160
	goalLow   = 88 // on a low screen
	goalMost  = 400
	goalAbove = 24
)

// layoutGoal adds a picture of the goal below the sentences, if so much height is left for it.
func (l *Lesson) layoutGoal(col *ui.Column, left float32) {
	f, size := col.F, l.pupil.open.goal.Size()
	left -= f.Dip(goalAbove)
	wide := min(col.Area.W, f.Dip(goalMost)) / (float32(size.W) - 2*render.RibbonAir) // as wide as the sentences
	cell := min(wide, min(left, f.Dip(goalMost))/float32(size.H))
	least := f.Dip(goalLeast)
	if f.Low() && f.TextSize < ui.LargeText {
		least = f.Dip(goalLow)
	}
	if left < least {
		return
	}
	col.Space(goalAbove)
	c := col.Picture(goalID, l.Stage.Lang.T("play.goal"), render.Floor(cell*float32(size.H)))
	c.Rect.W = render.Floor(cell * float32(size.W))
	v := render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.pupil.open.goal}
	c.Rect.X -= v.Lead() // it begins where the sentences do
}

// measure returns the height that the sentences or the buttons take in a column of a width.
func (l *Lesson) measure(f *ui.Frame, width float32, words bool) float32 {
	return f.Column(render.Rect{W: width}).Measure(func(col *ui.Column) {
		if words {
			l.layoutSentences(col)
		} else {
			l.layoutButtons(col)
		}
	}) + f.Dip(8)
}

// commands returns the buttons of a task that is not done.
func (l *Lesson) commands() []ui.Command {
	t, p := l.Stage.Lang.T, &l.pupil
	if p.task().aim.kind == judgeAim {
		l.buttons = [2]ui.Command{{ID: yesID, Label: t("lessons.yes")}, {ID: noID, Label: t("lessons.no")}}
		return l.buttons[:]
	}
	again := ui.Command{ID: againID, Label: t("lessons.again"), Icon: render.Again, Disabled: p.made == 0}
	if p.task().aim.kind == movesAim { // any moves do: there is nothing to show
		l.buttons[0] = again
		if again.Disabled {
			return nil
		}
		return l.buttons[:1]
	}
	show := ui.Command{ID: showID, Label: t("lessons.show"), Icon: render.Play, Disabled: !l.canShow()}
	if l.shows {
		show.Label, show.Icon = t("lessons.stop"), render.Pause
	}
	l.buttons = [2]ui.Command{again, show}
	return l.buttons[:]
}

// canShow reports whether the program can play on.
func (l *Lesson) canShow() bool {
	_, ok := l.pupil.shown()
	return ok
}

// layoutButtons adds the buttons.
func (l *Lesson) layoutButtons(col *ui.Column) {
	t, p := l.Stage.Lang.T, &l.pupil
	if !p.done {
		l.layoutCommands(col)
		return
	}
	label := t("lessons.next")
	switch {
	case p.last() && l.n+1 < Count:
		label = t("lessons.next_lesson")
	case p.last():
		label = t("lessons.play")
	}
	if p.last() && p.lesson.lab {
		col.Button(labID, t("lessons.lab"), ui.Plain)
	}
	col.Button(nextID, label, ui.Primary)
}

// commandEdge is the space between the edge of a button in large letters and its words, in dip.
const commandEdge = 8

// layoutCommands adds the buttons of a task that is not done, none of which is the main one.
func (l *Lesson) layoutCommands(col *ui.Column) {
	f, set := col.F, l.commands()
	switch {
	case len(set) == 0: // the place of a button that will come: what stands above it stays where it is
		col.Take(f.ControlHeight())
		col.Space(8)
		return
	case len(set) == 1 || f.TextSize < ui.LargeText || set[0].Icon == render.NoIcon:
		col.Grounded(set...)
		return
	}
	row := col.Take(f.ControlHeight())
	if set[1].ID == showID && !l.shows {
		set[1].Label = l.Stage.Lang.T("lessons.show_short")
	}
	look, mark := ui.Plain, len(f.Controls)
	for i := range set {
		c := set[i].Control(f.Split(row, len(set), i, 8))
		if f.Fonts.Width(f.Face(render.Regular, 16), c.Label)+f.IconSide()+f.Dip(8+2*commandEdge) > c.Rect.W {
			look = ui.Quiet // a ground needs room
		}
		f.Add(c)
	}
	for i := range f.Controls[mark:] {
		c := &f.Controls[mark+i]
		c.Look, c.Ground = look, look != ui.Quiet
	}
	col.Space(8)
}

// layoutBoard adds the board, on which only what the task is about has its colours.
func (l *Lesson) layoutBoard(f *ui.Frame, area render.Rect) {
	v, p := &l.view, &l.pupil
	v.Zoom = boardview.Zoom{}
	v.Layout(l.Stage, f, p.board, p.open.goal, boardview.Place{Area: area, Max: boardview.MaxWidth, Label: l.Stage.Lang.T("lessons.board"), Value: l.words.say})
	v.Image = nil // a picture would hide what the lesson is about
	l.lit = append(l.lit[:0], false)
	for label := 1; label <= p.board.Size().Cells(); label++ {
		l.lit = append(l.lit, p.lit(label))
	}
	v.Dim(l.lit, p.path)
	if m, ok := p.shown(); ok && !p.task().alone && len(p.path) == 0 {
		v.Hint = render.MarkAt(boardview.Mover(p.board, m.Dir))
	}
	l.shifts = v.Motion.Append(l.shifts[:0], l.Stage, v)
	v.Shift = l.touch.Append(l.shifts, l.Stage, v)
	l.Exclude = v.Rect
}

// Paint draws the board and the lamps.
func (l *Lesson) Paint(dl *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case placeID:
		l.paintPlace(dl, f, c)
	case praiseID:
		l.paintPraise(dl, f, c)
	case goalID:
		l.target.paint(dl, f, &l.view, l.lit, c.Rect)
	case boardview.LampsID:
		l.lamps.Paint(dl, f, l.Stage, c.Rect)
	case boardview.GridID:
		l.view.Paint(dl, f)
		if m, ok := l.pupil.shown(); ok && l.view.Hint.On {
			l.view.PaintWay(dl, f, m.Dir)
		}
		l.paintAim(dl, f)
		l.paintWon(dl, f)
		l.view.PaintTrain(dl)
		l.view.PaintFocus(dl, f, c)
	}
}

// paintAim marks the cells where the tiles of the aim are to stand.
func (l *Lesson) paintAim(dl *render.List, f *ui.Frame) {
	if p := &l.pupil; p.guided() {
		l.view.PaintAim(dl, f, p.track.Aim.Tiles, p.track.Aim.Cells)
	}
}
