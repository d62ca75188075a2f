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
	area, _ := s.Head(f, s.Stage.Lang.T("draw.title"), 920)
	pad := f.Dip(16)
	in := render.Rect{X: area.X + pad, Y: area.Y, W: area.W - 2*pad, H: area.H - f.Dip(8)}
	board, rest := in, in
	if f.Wide() {
		board.W = render.Floor(min(in.H, in.W*0.6))
		rest.X, rest.W = in.X+board.W+f.Dip(24), in.W-board.W-f.Dip(24)
	} else {
		board.H = render.Floor(min(in.W, max(in.H*0.45, in.H-f.Grown(280))))
		rest.Y, rest.H = in.Y+board.H+f.Dip(16), in.H-board.H-f.Dip(16)
	}
	s.layoutBoard(f, board)
	col := s.Scroll.Begin(f, stage.Viewport(f, rest, rest), rest)
	col.Hang = f.Dip(8)
	if f.Wide() {
		s.layoutApart(f, col, rest.H)
	} else {
		s.layoutChoices(col)
		s.layoutActions(col)
	}
	s.Scroll.End(f)
}

// layoutApart lays out the choices at the top and the buttons at the foot of the board, if there is room, or of a column of
// some height.
func (s *Scene) layoutApart(f *ui.Frame, col *ui.Column, height float32) {
	top := col.Y
	s.layoutChoices(col)
	used, n := col.Y-top, len(f.Controls)
	try := *col
	s.layoutActions(&try)
	f.Controls = f.Controls[:n]
	foot := min(height, s.board.Rect.Y+s.board.Rect.H-top+f.Dip(8)) // with the space below the last button
	room := max(0, render.Floor(foot-used-(try.Y-col.Y)))
	s.layoutProgress(f, col, room)
	col.Y += room
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

// place brings the picture of the line up to date.
func (s *Scene) place(f *ui.Frame) {
	v, line, b := &s.line, s.sketch.line, &s.board
	if s.theme != f.Theme || v.Size != line.Size() {
		s.theme = f.Theme
		v.Colors = render.LineColors(v.Colors[:0], f.Theme, line.Size())
	}
	v.Tray, v.Radius, v.Inner, v.Origin, v.Side = b.Rect, b.TrayRadius(), b.Inner, b.Origin, b.Cell
	v.Scale, v.Size, v.Theme, v.Out = f.Scale, line.Size(), f.Theme, s.out
	v.Cells, v.Open, v.Closed, v.Unsure = line.AppendCells(v.Cells[:0]), v.Open[:0], v.Closed[:0], v.Unsure[:0]
	for cell := range line.Size().Cells() {
		switch {
		case !line.CanVisit(cell):
		case s.sketch.closed(cell):
			v.Closed = append(v.Closed, cell)
		case s.sketch.doubtful(cell):
			v.Unsure = append(v.Unsure, cell)
		case line.Len() > 0:
			v.Open = append(v.Open, cell)
		}
	}
	v.Cursor = render.Mark{At: s.cursor, On: s.Focus == gridID && f.ShowRing}
}

// made reports whether there is a goal to play.
func (s *Scene) made() bool { return s.mode == arrangeMode || s.sketch.line.Whole() }

// layoutChoices adds the modes, the sentence about the goal and, until something is drawn, its size.
func (s *Scene) layoutChoices(col *ui.Column) {
	col.Choice(modeGroup, "", s.words.modes[:], int(s.mode))
	col.Para(s.words.status)
	if !s.begun() || col.F.Wide() {
		s.layoutSize(col)
	}
}

// begun reports whether something is drawn.
func (s *Scene) begun() bool { return s.made() || s.sketch.line.Len() > 0 }

// layoutActions adds the buttons: the one that is most wanted first, then the small ones in rows.
func (s *Scene) layoutActions(col *ui.Column) {
	t := s.Stage.Lang.T
	if col.F.Wide() {
		s.mine.layout(col, s)
	}
	gallery := ui.Command{ID: mineID, Label: s.words.mine}
	if !s.begun() && !s.canTakeBack() {
		col.Buttons(ui.Command{ID: finishID, Label: t("draw.finish"), Disabled: s.sketch.running()}, gallery)
		s.layoutZoom(col)
		return
	}
	if s.made() {
		col.Button(playID, t("draw.play"), ui.Primary)
	} else {
		col.Button(finishID, t("draw.finish"), ui.Primary).Disabled = s.sketch.running()
	}
	if s.mode == arrangeMode {
		col.Buttons(ui.Command{ID: mirrorID, Label: t("draw.mirror")}, ui.Command{ID: turnID, Label: t("draw.turn")}, ui.Command{ID: shiftID, Label: t("draw.shift")}, ui.Command{ID: shuffleID, Label: t("draw.shuffle")})
	}
	none := !s.canTakeBack()
	s.commands = append(s.commands[:0], ui.Command{ID: undoID, Label: t("draw.undo"), Icon: render.Undo, Disabled: none},
		ui.Command{ID: clearID, Label: t("draw.clear"), Icon: render.Again, Disabled: none || !s.begun()})
	if s.made() {
		s.commands = append(s.commands, ui.Command{ID: keepID, Label: s.words.keep, Icon: render.Save, Disabled: !s.words.keeps},
			ui.Command{ID: shareID, Label: t("draw.share"), Icon: render.Share, Disabled: !s.words.keeps})
	}
	gallery.Icon = render.Picture
	s.commands = append(s.commands, gallery)
	col.Commands(s.commands)
	s.layoutZoom(col)
	if s.mode == arrangeMode {
		col.Button(outID, t("draw.leave_out"), ui.Plain).Disabled = !s.numbers.lifted.On
	}
	if !col.F.Wide() {
		s.mine.layout(col, s)
		if s.begun() {
			s.layoutSize(col)
		}
	}
}

// layoutSize adds the width and the height: above the buttons until something is drawn, as that is when they are chosen.
func (s *Scene) layoutSize(col *ui.Column) {
	t := s.Stage.Lang.T
	side := func(at int) ui.Range { return ui.Range{Lo: puzzle.MinSide, Hi: MaxSide, At: float32(at), Step: 1} }
	col.Stepper(widthID, t("draw.width"), s.words.width, side(s.size().W))
	col.Stepper(heightID, t("draw.height"), s.words.height, side(s.size().H))
}

// layoutZoom adds the buttons that enlarge a board that is too small for fingers, for pointers: keys and pad have theirs.
func (s *Scene) layoutZoom(col *ui.Column) {
	if !s.board.CanZoom() {
		return
	}
	t, from := s.Stage.Lang.T, len(col.F.Controls)
	col.Buttons(ui.Command{ID: zoomOutID, Label: t("draw.zoom_out"), Disabled: !s.board.Zoom.On()}, ui.Command{ID: zoomInID, Label: t("draw.zoom_in")})
	for i := from; i < len(col.F.Controls); i++ {
		col.F.Controls[i].Touch = true
	}
}

// Paint draws the board.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID.Name == keptGroup:
		s.mine.paint(l, f, c)
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
