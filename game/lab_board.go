package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Looks of the laboratory's board.
const (
	glideTime = 180 * time.Millisecond
	small     = 0.9  // of a tile's size where the ground is to be seen, or marks stand between tiles
	raised    = 1.07 // of a lifted tile's
	dimmed    = 175  // how transparent tiles are that have no part in what is shown
)

// glide is the tiles' way from one board to the next, straight through each other.
type glide struct {
	timer
	from []int16 // by label: the cell it comes from
}

// startGlide lets the tiles glide from where an old board had them.
func (l *lab) startGlide(old puzzle.Board) {
	b := l.it.Start
	if old.Size() != b.Size() || old.Missing() != b.Missing() || old == b {
		return
	}
	n := b.Size().Cells()
	g := &l.glide
	if len(g.from) != n+1 {
		g.from = make([]int16, n+1)
	}
	for c := range n {
		g.from[old.At(c)] = int16(c)
	}
	d := glideTime
	if l.app.still() {
		d = fadeTime
	}
	g.timer = timer{l.app.anim, l.app.length(d)}
}

// moving reports whether anything is on its way.
func (l *lab) moving() bool {
	now := l.app.anim
	_, a := l.glide.part(now)
	_, b := l.shake.part(now)
	_, c := l.lamps.blink[0].part(now)
	_, d := l.lamps.blink[1].part(now)
	return a || b || c || d || l.grip.finger != nil
}

// arrange lists the tiles that are not at rest; what is lifted comes last, above the others.
func (l *lab) arrange() {
	l.shifts = l.shifts[:0]
	b := l.it.Start
	held := noCell
	if l.grip.carries() {
		held = l.grip.cell
	} else if l.lifted != noCell {
		held = l.lifted
	}
	for c := range b.Size().Cells() {
		if c != held {
			l.arrangeTile(c)
		}
	}
	if held == noCell || b.At(held) == 0 {
		return
	}
	l.arrangeTile(held)
	if n := len(l.shifts) - 1; n < 0 || l.shifts[n].Label != b.At(held) {
		l.shifts = append(l.shifts, render.TileShift{Label: b.At(held)})
	}
	s := &l.shifts[len(l.shifts)-1]
	s.Zoom = raised
	if l.grip.carries() {
		s.DX, s.DY = l.grip.finger.at.X-l.grip.finger.start.X, l.grip.finger.at.Y-l.grip.finger.start.Y
	}
}

// arrangeTile lists the tile of a cell if it is not at rest.
func (l *lab) arrangeTile(c int) {
	b := l.it.Start
	label := b.At(c)
	if label == 0 {
		return
	}
	rest := render.TileShift{Label: label}
	s := rest
	if l.tab == parityTab || l.tab == whyTab {
		s.Zoom = small
	}
	if l.tab == whyTab && l.probe != noCell && c != l.probe && !l.inverted(c, l.probe) {
		s.Fade = dimmed
	}
	if part, on := l.glide.part(l.app.anim); on {
		if from := int(l.glide.from[label]); from != c {
			l.arrangeGlide(&s, from, c, part)
		}
	}
	if part, on := l.shake.part(l.app.anim); on && c == l.shake.cell && !l.app.still() {
		s.DX += l.app.frame.Dip(shakeWay) * shakeAt(part)
	}
	if s != rest {
		l.shifts = append(l.shifts, s)
	}
}

func (l *lab) arrangeGlide(s *render.TileShift, from, to int, part float32) {
	if l.app.still() {
		s.Fade = uint8(255 * (1 - part))
		return
	}
	w := l.it.Start.Size().W
	left := (1 - part) * (1 - part) * (1 - part) * l.place.cell
	s.DX += float32(from%w-to%w) * left
	s.DY += float32(from/w-to/w) * left
}

// shakeAt is how far to the side a tile that says no is, -1..1.
func shakeAt(part float32) float32 {
	x := [5]float32{0, 1, -1, 1, 0}
	k := part * 4
	i := min(int(k), 3)
	return (1 - part) * (x[i] + (x[i+1]-x[i])*(k-float32(i)))
}

// boardIn lays the board and its cells out in the middle of an area.
func (l *lab) boardIn(f *ui.Frame, area render.Rect) {
	pl := &l.place
	b := l.it.Start
	var at render.Point
	var tray render.Rect
	tray, pl.cell, at = render.TrayFor(area, b.Size(), f.Scale, boardMost)
	f.Add(ui.Control{ID: boardID, Role: ui.Grid, Look: ui.Custom, Label: l.app.lang.T("lab.board"), Value: l.words.verdict, Rect: tray})
	l.cells.freshen(l)
	size := b.Size()
	for c := range size.Cells() {
		f.Add(ui.Control{ID: ui.ID{Name: cellName, N: c}, Role: ui.Cell, Look: ui.Custom, Label: l.cells.texts[c], Row: c / size.W, Col: c % size.W,
			Rect: render.CellRect(at, pl.cell, size, c)})
	}
	pl.tray = tray
	if f.RTL { // the frame turns the board's place round, not its inside
		pl.tray = f.Fixed(tray)
	}
	pl.at = render.Point{X: at.X + pl.tray.X - tray.X, Y: at.Y}
	l.arrange()
	l.fillView(f)
}

// fillView says how the board is to be painted in this tick.
func (l *lab) fillView(f *ui.Frame) {
	a := l.app
	if l.theme != f.Theme || l.scheme != a.set.Scheme {
		l.theme, l.scheme = f.Theme, a.set.Scheme
		l.goal.Colors = render.TileColors(l.goal.Colors[:0], f.Theme, schemeOf(l.scheme), l.it.Goal)
	}
	l.view = render.BoardView{
		Rect: l.place.tray, Cell: l.place.cell, Origin: l.place.at, Scale: f.Scale, Board: l.it.Start, Goal: l.it.Goal,
		Theme: f.Theme, Colors: l.goal.Colors, Dots: a.set.HomeDots && l.tab != whyTab, Numbers: true, Shift: l.shifts,
		Checkered: l.tab == parityTab,
	}
	if l.cursed && f.ShowRing && a.top().base().focus == boardID {
		l.view.Focus = render.MarkAt(l.cursor)
	}
	if m, ok := l.nextMove(); ok && l.tab == solveTab {
		l.view.Hint = render.MarkAt(l.it.Start.Blank() - stepOf(m.Dir, l.it.Start.Size().W))
	}
}

// cellAt returns the cell under a point of the board.
func (l *lab) cellAt(p render.Point) (int, bool) {
	if l.place.cell <= 0 {
		return 0, false
	}
	return render.CellAt(p, l.place.at, l.place.cell, l.it.Start.Size())
}

func (l *lab) paintBoard(dl *render.List, f *ui.Frame, c *ui.Control) {
	dl.Board(f.Fonts, &l.view)
	switch l.tab {
	case whyTab:
		l.paintWhy(dl, f)
	case parityTab:
		l.paintPlace(dl, f)
	case solveTab:
		l.paintNext(dl, f)
	}
	l.paintLifted(dl, f)
	l.paintLoupe(dl, f)
	if c.Focused && f.ShowRing && !l.cursed {
		ui.Ring(dl, f, c.Rect, f.Dip(12))
	}
}

// paintLifted marks the cell from which something was lifted, and the one a carried tile would drop into.
func (l *lab) paintLifted(dl *render.List, f *ui.Frame) {
	v := &l.view
	mark := func(c int) {
		r := render.CellRect(v.Origin, v.Cell, v.Board.Size(), c)
		dl.Box(r.Inset(-f.Dip(1)), v.Cell*0.17, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	if l.lifted != noCell {
		mark(l.lifted)
	}
	if l.grip.carries() {
		if c, ok := l.cellAt(l.grip.finger.at); ok {
			mark(c)
		}
	}
}

// loupeBelow is the cell, in dip, below which a finger hides what it points at.
const loupeBelow = 40

// paintLoupe shows above a finger, large, the tile that it points at.
func (l *lab) paintLoupe(dl *render.List, f *ui.Frame) {
	g := l.grip.finger
	if g == nil || g.kind != Touch || l.place.cell >= f.Dip(loupeBelow) {
		return
	}
	c, ok := l.cellAt(g.at)
	if l.grip.carries() {
		c, ok = l.grip.cell, true
	}
	if !ok || l.it.Start.At(c) == 0 {
		return
	}
	side := f.Dip(64)
	r := render.Rect{X: clamp(g.at.X-side/2, f.Safe.X, f.Safe.X+f.Safe.W-side), Y: g.at.Y - side - f.Dip(40), W: side, H: side}
	if r.Y < f.Safe.Y {
		r.Y = g.at.Y + f.Dip(40)
	}
	label := l.it.Start.At(c)
	edge := f.Theme.Paper
	if f.Theme.Contrast { // as on tiles, with paper between it and theirs
		edge = f.Theme.TileEdge
		dl.Fill(r.Inset(-f.Dip(2)), f.Dip(14), f.Theme.Paper)
	}
	dl.Box(r, f.Dip(12), render.BoxStyle{Fill: l.view.Colors[label], Edge: edge, EdgeWidth: f.Dip(2), Shadow: render.Color{A: 90}, ShadowY: f.Dip(3), ShadowBlur: f.Dip(10)})
	dl.TextIn(f.Fonts, f.Fonts.Face(render.Bold, int(f.Dip(28))), l.numeral[label], r, render.Middle, render.Middle, f.Theme.Number)
}

// labCells are the names of the cells, made anew only where something else stands now.
type labCells struct {
	labels []int
	texts  []string
}

func (n *labCells) forget() { n.labels = n.labels[:0] }

func (n *labCells) freshen(l *lab) {
	b, g := l.it.Start, l.it.Goal
	size := b.Size()
	if len(n.labels) != size.Cells() {
		n.labels, n.texts = make([]int, size.Cells()), make([]string, size.Cells())
		for c := range n.labels {
			n.labels[c] = -1
		}
	}
	t := l.app.lang.T
	for c := range n.labels {
		label := b.At(c)
		if n.labels[c] == label {
			continue
		}
		n.labels[c] = label
		home := g.CellOf(label)
		switch {
		case label == 0:
			n.texts[c] = t("play.cell_blank")
		case home == c:
			n.texts[c] = t("play.cell_home", "n", label)
		default:
			n.texts[c] = t("play.cell_goal", "n", label, "row", home/size.W+1, "column", home%size.W+1)
		}
	}
}
