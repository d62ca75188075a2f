package draw

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// words are the texts that depend on the line.
type words struct {
	changes       int // of the sketch, when they were written
	out           int
	size          puzzle.Size
	width, height string
	status        string
	cells         []string
}

var stateKeys = [...]string{empty: "draw.empty", emptyOdd: "draw.empty_odd", drawing: "draw.drawing", unsure: "draw.unsure",
	stuck: "draw.stuck", thinking: "draw.thinking", notFound: "draw.not_found", completed: "draw.completed"}

// update writes the texts anew if the line has changed.
func (w *words) update(l *assets.Lang, s *sketch, out int) {
	size := s.line.Size()
	if w.changes == s.changes && w.out == out && w.size == size {
		return
	}
	w.changes, w.out = s.changes, out
	if w.size != size {
		w.size, w.width, w.height = size, strconv.Itoa(size.W), strconv.Itoa(size.H)
	}
	corner, other := s.line.Colours()
	w.status = l.T(stateKeys[s.state()], "drawn", s.line.Len(), "all", size.Cells(), "corner", corner, "other", other)
	w.cells = w.cells[:0]
	for cell := range size.Cells() {
		key := "draw.cell_free"
		n := s.line.Index(cell) + 1
		switch {
		case n > 0 && n == out:
			key = "draw.cell_out"
		case n > 0:
			key = "draw.cell"
		case s.closed(cell):
			key = "draw.cell_closed"
		}
		w.cells = append(w.cells, l.T(key, "number", n, "row", cell/size.W+1, "column", cell%size.W+1))
	}
}

// Layout adds the board and, below or beside it, what can be done.
func (s *Scene) Layout(f *ui.Frame) {
	s.words.update(s.Stage.Lang, &s.sketch, s.out)
	area, _ := s.Head(f, s.Stage.Lang.T("draw.title"), 920)
	pad := f.Dip(16)
	in := render.Rect{X: area.X + pad, Y: area.Y, W: area.W - 2*pad, H: area.H - f.Dip(8)}
	board, rest := in, in
	if f.Wide() {
		board.W = render.Floor(min(in.H, in.W*0.55))
		rest.X, rest.W = in.X+board.W+f.Dip(24), in.W-board.W-f.Dip(24)
	} else {
		board.H = render.Floor(min(in.W, max(in.H*0.45, in.H-f.Grown(280))))
		rest.Y, rest.H = in.Y+board.H+f.Dip(16), in.H-board.H-f.Dip(16)
	}
	s.layoutBoard(f, board)
	col := s.Scroll.Begin(f, render.Rect{X: rest.X - f.Dip(12), Y: rest.Y, W: rest.W + f.Dip(24), H: rest.H}, rest)
	col.Hang = f.Dip(8)
	s.layoutActions(col)
	s.Scroll.End(f)
}

// layoutBoard adds the board and its cells.
func (s *Scene) layoutBoard(f *ui.Frame, r render.Rect) {
	size := s.sketch.line.Size()
	f.Add(ui.Control{ID: gridID, Role: ui.Grid, Look: ui.Custom, Label: s.Stage.Lang.T("draw.board"), Value: s.words.status, Rect: r})
	s.place(f, r)
	for cell := range size.Cells() {
		f.Add(ui.Control{ID: ui.ID{Name: cellGroup, N: cell}, Role: ui.Cell, Look: ui.Custom, Label: s.words.cells[cell],
			Rect: s.view.Cell(cell), Row: cell / size.W, Col: cell % size.W, On: cell == s.cursor})
	}
	if f.RTL {
		s.place(f, f.Flip(r))
	}
}

// place brings the picture of the line up to date.
func (s *Scene) place(f *ui.Frame, r render.Rect) {
	v, line := &s.view, s.sketch.line
	if s.theme != f.Theme || v.Size != line.Size() {
		s.theme = f.Theme
		v.Colors = render.LineColors(v.Colors[:0], f.Theme, line.Size())
	}
	v.Rect, v.Scale, v.Size, v.Theme, v.Out = r.Inset(f.Dip(8)), f.Scale, line.Size(), f.Theme, s.out
	v.Cells, v.Open, v.Closed = v.Cells[:0], v.Open[:0], v.Closed[:0]
	for i := range line.Len() {
		v.Cells = append(v.Cells, line.Cell(i))
	}
	for cell := range line.Size().Cells() {
		switch {
		case !line.CanVisit(cell):
		case s.sketch.closed(cell):
			v.Closed = append(v.Closed, cell)
		case line.Len() > 0:
			v.Open = append(v.Open, cell)
		}
	}
	v.Cursor = render.Mark{At: s.cursor, On: s.Focus == gridID && f.ShowRing}
}

// layoutActions adds the sentence about the line and the buttons.
func (s *Scene) layoutActions(col *ui.Column) {
	t, line := s.Stage.Lang.T, s.sketch.line
	whole := line.Whole()
	col.Para(s.words.status)
	col.Space(8)
	if whole {
		col.Button(playID, t("draw.play"), ui.Primary)
		col.Button(shareID, t("draw.share"), ui.Plain)
	} else {
		col.Button(finishID, t("draw.finish"), ui.Primary).Disabled = s.sketch.running()
	}
	s.layoutBack(col)
	side := func(at int) ui.Range { return ui.Range{Lo: puzzle.MinSide, Hi: maxSide, At: float32(at), Step: 1} }
	col.Slider(widthID, t("draw.width"), s.words.width, side(line.Size().W))
	col.Slider(heightID, t("draw.height"), s.words.height, side(line.Size().H))
}

// layoutBack adds the buttons that take back, side by side where their words fit.
func (s *Scene) layoutBack(col *ui.Column) {
	f, none := col.F, s.sketch.line.Len() == 0
	labels := [...]string{s.Stage.Lang.T("draw.undo"), s.Stage.Lang.T("draw.clear")}
	face := f.Face(render.Regular, 16)
	half := f.Split(render.Rect{W: col.Area.W}, 2, 0, 8).W - f.Dip(32)
	if max(f.Fonts.Width(face, labels[0]), f.Fonts.Width(face, labels[1])) > half {
		col.Button(undoID, labels[0], ui.Plain).Disabled = none
		col.Button(clearID, labels[1], ui.Plain).Disabled = none
		return
	}
	row := col.Take(f.ControlHeight())
	for i, id := range [...]ui.ID{undoID, clearID} {
		f.Add(ui.Control{ID: id, Role: ui.Button, Label: labels[i], Align: render.Middle, Face: face, Rect: f.Split(row, 2, i, 8), Disabled: none})
	}
	col.Space(8)
}

// Paint draws the board.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == gridID {
		l.DrawnLine(f.Fonts, &s.view)
	}
}

// Hear writes the texts anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.words = words{}
	}
}
