package draw

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Layout adds the board and, below or beside it, what can be done.
func (s *Scene) Layout(f *ui.Frame) {
	s.words.update(s)
	area, in := s.head(f)
	in.Y, in.H = area.Y, area.H-f.Dip(8)
	if !f.Wide() {
		s.layoutUpright(f, in)
		return
	}
	board, rest := in, in
	board.W = render.Floor(min(in.H, in.W*0.6))
	if !f.Low() { // as high as the page, if the choices keep their room
		board.W = max(board.W, min(in.H, in.W-f.Dip(24)-f.Grown(choicesWidth)))
	}
	board.Y, board.H = board.Y+f.Dip(tabsAir), board.H-f.Dip(tabsAir)
	if size := s.size(); size.W >= size.H { // its top is that of the choices beside it
		board.H = min(board.H, board.W)
	}
	rest.X, rest.W = in.X+board.W+f.Dip(24), in.W-board.W-f.Dip(24)
	s.layoutBoard(f, board)
	pinned := f.Low() // the main button stands at the board's foot, the others scroll
	foot := rest
	if pinned {
		foot.H = f.Column(rest).Measure(func(col *ui.Column) { s.layoutMain(col) })
		foot.Y = min(rest.Y+rest.H, s.board.Rect.Y+s.board.Rect.H) - foot.H + f.Dip(8)
		rest.H = foot.Y - f.Dip(8) - rest.Y
	}
	col := s.Scroll.Begin(f, stage.ToEdge(area, stage.Viewport(f, rest, rest)), rest)
	col.Hang = f.Dip(8)
	if pinned {
		from, top := len(f.Controls)+len(s.words.modes), col.Y
		s.layoutChoices(col)
		s.mine.layout(col, s)
		s.layoutTools(col)
		if spare := rest.H - (col.Y - top); spare > 0 { // the modes stay at the top, the rest fills the height of the board
			f.Spread(from, min(spare, f.Dip(spreadMost)))
		}
	} else {
		s.layoutApart(f, col, rest.H)
	}
	s.Scroll.End(f)
	if pinned {
		s.layoutMain(f.Column(foot))
	}
}

// The measures of a board beside the choices in dip: the width that these keep on a desktop, and how far the frame of their tabs lies
// below their top.
const (
	choicesWidth = 340
	tabsAir      = 4
	spreadMost   = 72 // by which what is below the tabs is spread at most
)

// backsInHead reports whether what takes back stands at the end of the title: only a desktop has room for it among the tools.
func (s *Scene) backsInHead(f *ui.Frame) bool {
	return parted(f) || !s.empty() && (f.Low() || !f.Wide())
}

// head lays out the title and, where little room is left beside the board, the two tools that are wanted most at its end.
func (s *Scene) head(f *ui.Frame) (area, column render.Rect) {
	t := s.Stage.Lang.T
	if !s.backsInHead(f) {
		return s.Head(f, t("draw.title"), stage.GridWidth)
	}
	back := s.takeBacks()
	return s.HeadIcons(f, t("draw.title"), stage.GridWidth, back[:]...)
}

// takeBacks returns the tools that take back one step and all of them.
func (s *Scene) takeBacks() [2]ui.Command {
	t, none := s.Stage.Lang.T, !s.canTakeBack()
	return [...]ui.Command{{ID: undoID, Label: t("draw.undo"), Icon: render.Undo, Disabled: none},
		{ID: clearID, Label: t("draw.clear"), Icon: render.Again, Disabled: none || !s.begun()}}
}

// layoutUpright lays out the board as wide as the page, the choices and tools below it, and at the foot the button that is most
// wanted, which does not scroll.
func (s *Scene) layoutUpright(f *ui.Frame, in render.Rect) {
	foot := in
	foot.H = f.Column(in).Measure(func(col *ui.Column) { s.layoutMain(col) })
	foot.Y = in.Y + in.H - foot.H
	in.H -= foot.H
	board, rest := in, in
	board.H = render.Floor(min(in.W, max(in.H*0.4, in.H-f.Dip(8)-s.toolsHeight(f))))
	rest.Y, rest.H = in.Y+board.H+f.Dip(8), in.H-board.H-f.Dip(8)
	s.layoutBoard(f, board)
	col := s.Scroll.Begin(f, stage.ToEdge(f.Safe, stage.Viewport(f, rest, rest)), rest)
	col.Hang = f.Dip(8)
	s.layoutChoices(col)
	s.layoutTools(col)
	s.Scroll.End(f)
	s.layoutMain(f.Column(foot))
}

// toolsHeight returns the height that the choices and the first tools need below the board: the same in both modes, before and
// while a line is drawn, so that the board does not move.
func (s *Scene) toolsHeight(f *ui.Frame) float32 {
	if parted(f) { // large letters: the modes and the sentence, clear of the fade below; the tools are scrolled to
		return f.ControlHeight() + f.Dip(12) + 3*f.Fonts.Metrics(f.Face(render.Regular, largeStatus)).Line + f.Dip(8+stage.FadeHigh/2)
	}
	h := f.ControlHeight() + f.Dip(12) + 2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(8) + f.StackedHeight()
	if s.board.CanZoom() { // more follows
		h += f.Dip(stage.FadeHigh)
	}
	return h
}

// sizeBelow is the space between the size and the buttons below it, in dip.
const sizeBelow = 16

// layoutApart lays out the choices at the top and the buttons at the foot of the board, if there is room, or of a column of
// some height.
func (s *Scene) layoutApart(f *ui.Frame, col *ui.Column, height float32) {
	top := col.Y
	s.layoutChoices(col)
	if s.canLeaveOut() {
		s.layoutLeaveOut(col)
	}
	if s.mode == arrangeMode {
		s.layoutTurns(col)
	}
	used := col.Y - top
	foot := min(height, s.board.Rect.Y+s.board.Rect.H-top+f.Dip(8)) // with the space below the last button
	room := max(0, render.Floor(foot-used-col.Measure(func(col *ui.Column) { s.layoutFoot(col) })))
	s.layoutProgress(f, col, room)
	col.Y += room
	s.layoutFoot(col)
}

// layoutFoot adds what stands at the foot beside the board: the size and the buttons.
func (s *Scene) layoutFoot(col *ui.Column) {
	s.layoutSize(col)
	col.Space(sizeBelow)
	s.layoutActions(col)
}

// layoutBoard adds the board and its cells.
func (s *Scene) layoutBoard(f *ui.Frame, r render.Rect) {
	size, v := s.size(), &s.board
	tray := v.Fit(f, s.numbers.board, boardview.Place{Area: r})
	s.Exclude = tray
	f.Add(ui.Control{ID: gridID, Role: ui.Grid, Look: ui.Custom, Label: s.Stage.Lang.T("draw.board"), Value: s.words.status, Rect: tray})
	was := f.Clip(v.Inner)
	for cell := range size.Cells() {
		f.Add(ui.Control{ID: ui.ID{Name: cellGroup, N: cell}, Role: ui.Cell, Look: ui.Custom, Label: s.words.cells[cell],
			Rect: v.CellRect(cell), Row: cell / size.W, Col: cell % size.W, On: cell == s.cursor})
	}
	f.Unclip(was)
	v.Mirror(f)
	if s.mode == arrangeMode {
		s.tiles.update(s, f)
	} else {
		s.place(f)
	}
}

// made reports whether there is a goal to play.
func (s *Scene) made() bool { return s.mode == arrangeMode || s.sketch.line.Whole() }

// largeStatus is the size of the sentence about the goal in large letters, in dip: smaller, so that the board is larger.
const largeStatus = 12

// layoutChoices adds the modes, the sentence about the goal and, until something is drawn, its size.
func (s *Scene) layoutChoices(col *ui.Column) {
	col.Choice(modeGroup, "", s.words.modes[:], int(s.mode))
	if !s.states(col.F) {
		s.layoutStatus(col)
	}
	if s.drawing() && s.backsInHead(col.F) && !parted(col.F) {
		s.layoutBar(col)
	}
	switch {
	case s.canLeaveOut() && col.F.Low(): // beside its sentence, and the only thing to choose then
		s.layoutLeaveOut(col)
	case col.F.Low():
		s.layoutSize(col)
	case !s.begun() && !col.F.Wide(): // on a desktop it stands at the foot
		s.layoutSides(col)
	}
}

// layoutStatus adds the sentence about the goal.
func (s *Scene) layoutStatus(col *ui.Column) {
	size, words := float32(16), s.words.status
	switch {
	case parted(col.F):
		size = largeStatus
	case col.F.Wide() && !col.F.Low():
		words = s.words.advice
	}
	col.Line(words, ui.Plain, render.Regular, size)
	col.Space(8)
}

// layoutTurns adds what can be done with all numbers.
func (s *Scene) layoutTurns(col *ui.Column) {
	t := s.Stage.Lang.T
	s.commands = append(s.commands[:0], ui.Command{ID: mirrorID, Label: t("draw.mirror"), Icon: render.Mirror}, ui.Command{ID: turnID, Label: t("draw.turn"), Icon: render.Turn},
		ui.Command{ID: shiftID, Label: t("draw.shift"), Icon: render.Shift}, ui.Command{ID: shuffleID, Label: t("draw.shuffle"), Icon: render.Shuffle})
	for i := range s.commands {
		s.commands[i].Hue = (float32(i) + 0.5) / float32(len(s.commands))
	}
	col.Commands(s.commands)
}

// canLeaveOut reports whether a number is lifted that can be left out.
func (s *Scene) canLeaveOut() bool {
	n := &s.numbers
	return s.mode == arrangeMode && n.lifted.On && n.lifted.At != n.board.Blank()
}

func (s *Scene) layoutLeaveOut(col *ui.Column) {
	col.Grounded(ui.Command{ID: outID, Label: s.Stage.Lang.T("draw.leave_out")})
}

// drawing reports whether a line is begun but not complete.
func (s *Scene) drawing() bool { return !s.made() && s.sketch.line.Len() > 0 }

// begun reports whether something is drawn.
func (s *Scene) begun() bool { return s.made() || s.sketch.line.Len() > 0 }

// layoutActions adds the buttons: the one that is most wanted first, then the small ones in rows.
func (s *Scene) layoutActions(col *ui.Column) {
	s.mine.layout(col, s)
	s.layoutMain(col)
	s.layoutTools(col)
}

// empty reports whether there is nothing to play, to take back or to clear.
func (s *Scene) empty() bool { return !s.begun() && !s.canTakeBack() }

// parted reports whether the button of the gallery stands apart from that which finishes the line: large letters would need two
// rows for both.
func parted(f *ui.Frame) bool { return !f.Wide() && f.TextSize >= ui.LargeText }

// layoutMain adds the button that is most wanted; two before there is a goal to play, as then drawing is.
func (s *Scene) layoutMain(col *ui.Column) {
	t := s.Stage.Lang.T
	switch {
	case s.empty() && parted(col.F):
		s.layoutFinish(col)
	case s.empty(), s.galleryInFoot(col.F):
		col.Grounded(ui.Command{ID: finishID, Label: t("draw.finish"), Disabled: s.sketch.running()}, ui.Command{ID: mineID, Label: s.galleryWord(col.F)})
	case s.made():
		col.Button(playID, t("draw.play"), ui.Primary)
	case s.galleryInFoot(col.F):
	default:
		s.layoutFinish(col)
	}
}

// galleryInFoot reports whether the button of the gallery stands beside that which finishes the line: it is the only tool left then.
func (s *Scene) galleryInFoot(f *ui.Frame) bool {
	return !s.empty() && !s.made() && s.backsInHead(f) && !parted(f)
}

// layoutFinish adds the button that finishes the line.
func (s *Scene) layoutFinish(col *ui.Column) {
	col.Grounded(ui.Command{ID: finishID, Label: s.Stage.Lang.T("draw.finish"), Icon: render.Wand, Disabled: s.sketch.running()})
}

// layoutTools adds the small buttons.
func (s *Scene) layoutTools(col *ui.Column) {
	if s.empty() {
		s.layoutZoom(col)
		if parted(col.F) {
			col.Grounded(ui.Command{ID: mineID, Label: s.galleryWord(col.F)})
		}
		return
	}
	t := s.Stage.Lang.T
	switch {
	case s.canLeaveOut() && !col.F.Wide():
		s.layoutLeaveOut(col) // in the place of those for all numbers, so that nothing moves
	case s.mode == arrangeMode && (!col.F.Wide() || col.F.Low()): // on a desktop they stand with the choices
		s.layoutTurns(col)
	}
	s.commands = s.commands[:0]
	if !s.backsInHead(col.F) {
		both := s.takeBacks()
		s.commands = append(s.commands, both[:]...)
	}
	if s.made() {
		s.commands = append(s.commands, ui.Command{ID: keepID, Label: s.words.keep, Icon: render.Save, Disabled: !s.words.keeps},
			ui.Command{ID: shareID, Label: t("draw.share"), Icon: render.Share, Disabled: !s.words.keeps})
	}
	if !s.galleryInFoot(col.F) {
		s.commands = append(s.commands, ui.Command{ID: mineID, Label: s.galleryWord(col.F), Icon: render.Gallery})
		col.Commands(s.commands)
	}
	s.layoutZoom(col)
	if s.mode == arrangeMode {
		if !col.F.Wide() { // on a desktop these stand above the buttons
			s.layoutSides(col)
			s.mine.layout(col, s)
		}
	}
}

// The room between the width and the height in one row, and what the sign between them has of it, in dip.
const (
	sidesGap   = 40
	sidesTimes = 32
)

// layoutSides adds the width and the height in one row, without words: the board shows which is which.
func (s *Scene) layoutSides(col *ui.Column) {
	f, t := col.F, s.Stage.Lang.T
	row := col.Take(f.ControlHeight())
	f.BareStepper(widthID, t("draw.width"), s.words.width, f.Split(row, 2, 0, sidesGap), sides(s.size().W))
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: "×", Align: render.Middle, Face: f.Face(render.Regular, 16),
		Rect: render.Rect{X: row.X + (row.W-f.Dip(sidesTimes))/2, Y: row.Y, W: f.Dip(sidesTimes), H: row.H}})
	f.BareStepper(heightID, t("draw.height"), s.words.height, f.Split(row, 2, 1, sidesGap), sides(s.size().H))
	col.Space(8)
}

// sides returns the range of a side.
func sides(at int) ui.Range {
	return ui.Range{Lo: puzzle.MinSide, Hi: MaxSide, At: float32(at), Step: 1}
}

// layoutSize adds the width and the height: side by side if their words have room. On a low screen they have none below the numbers.
func (s *Scene) layoutSize(col *ui.Column) {
	f, wide, high := col.F, s.Stage.Lang.T("draw.width"), s.Stage.Lang.T("draw.height")
	if f.Low() && !parted(f) {
		s.layoutSides(col)
		return
	}
	left, right := col.Equal(24)
	if half := left.Area.W; !f.BigStepperFits(wide, half) || !f.BigStepperFits(high, half) {
		col.Stepper(widthID, wide, s.words.width, sides(s.size().W))
		col.Stepper(heightID, high, s.words.height, sides(s.size().H))
		return
	}
	left.BigStepper(widthID, wide, s.words.width, sides(s.size().W))
	right.BigStepper(heightID, high, s.words.height, sides(s.size().H))
	col.Y = left.Y
}

// layoutZoom adds the buttons that enlarge a board that is too small for fingers, for pointers: keys and pad have theirs.
func (s *Scene) layoutZoom(col *ui.Column) {
	if !s.board.CanZoom() {
		return
	}
	t, from := s.Stage.Lang.T, len(col.F.Controls)
	col.Grounded(ui.Command{ID: zoomOutID, Label: t("draw.zoom_out"), Disabled: !s.board.Zoom.On()}, ui.Command{ID: zoomInID, Label: t("draw.zoom_in")})
	for i := from; i < len(col.F.Controls); i++ {
		col.F.Controls[i].Touch = true
	}
}

// Paint draws the board.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID.Name == keptGroup:
		s.mine.paint(l, f, c)
	case c.ID == orderID:
		s.paintOrder(l, f, c)
	case c.ID == progressID:
		s.paintProgress(l, f, c)
	case c.ID != gridID:
	case s.mode == arrangeMode:
		s.paintNumbers(l, f)
	default:
		l.DrawnLine(f.Fonts, &s.line)
	}
}

// Hear ends what a finger does when another scene covers this one.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Covered || n == stage.Away {
		s.carried = nil
	}
}
