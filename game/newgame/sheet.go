package newgame

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sheet is the scene over the page in which one of the choices is made that have no place of their own on the page. What
// is chosen there holds at once.
type sheet struct {
	stage.Page
	scene *Scene
	parts sheetParts
	try   ui.Column // in which its height is measured
}

// sheetParts is what a sheet consists of, besides the button that closes it.
type sheetParts struct {
	title string               // its key
	note  string               // the key of a sentence below it, "" if there is none
	first func() ui.ID         // the control that has the focus first
	way   func(col *ui.Column) // adds the ways to choose, nil if there is but one
	one   func() stepper       // the number that is chosen; nil: there are two
	two   func(col *ui.Column) // adds those
	ramp  bool                 // it is chosen on the ramp of difficulty, too, which stands in place of the picture of the goal
	marks bool                 // the picture marks the cell of the missing number
}

// stepper is a number that is chosen step by step.
type stepper struct {
	id            ui.ID
	label         string
	figure, value string // the number alone, and with its unit
	steps         ui.Range
}

var doneID = ui.ID{Name: "done"}

// sheetWidth is the width of a sheet at its control, in dip.
const sheetWidth = 360

// openSheet opens the sheet of a choice, at the control that leads to it.
func (s *Scene) openSheet(at ui.ID, parts sheetParts) {
	s.sheet = &sheet{scene: s, parts: parts}
	s.sheet.Page = stage.Page{Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: at, Clear: true, Room: func() render.Rect { return s.panel }}}
	s.Stage.Push(s.sheet)
}

// First returns the first control of the choice.
func (n *sheet) First() ui.ID { return n.parts.first() }

// Layout adds the title, the choice and a button that closes the sheet. On a low screen it is as wide as the page, and has a picture
// beside these; in a wide window it stands below that of the page.
func (n *sheet) Layout(f *ui.Frame) {
	n.scene.refresh(f)
	width := f.Grown(sheetWidth)
	if f.Low() {
		width = f.Safe.W
	}
	n.Sheet.Layout(&n.Page, f, width, func(col *ui.Column) {
		switch {
		case n.scene.panel.H > 0:
			n.placed(col)
		case f.Low() && f.TextSize < ui.LargeText:
			n.low(col)
		default:
			n.stacked(col)
		}
	})
}

// sheetGap is the space between the parts of a sheet that stand side by side, in dip.
const sheetGap = 32

// placed adds all parts below the picture of the page, the number beside the button that closes the sheet.
func (n *sheet) placed(col *ui.Column) {
	n.headBeside(col)
	if n.parts.one == nil {
		n.parts.two(col)
		n.done(col, ui.Plain)
		return
	}
	n.parts.way(col)
	if n.parts.ramp {
		col.Space(8)
		n.ramp(col, col.F.Dip(sheetLow))
	}
	whole := col.Area
	left, right := col.Equal(cardGap)
	col.Area = right.Area
	n.done(col, ui.Plain) // the button that plays stands in sight
	k, done := n.parts.one(), col.F.Controls[len(col.F.Controls)-1].Rect
	done.X, done.W = left.Area.X, left.Area.W
	col.F.BareStepper(k.id, k.label, k.value, done, k.steps)
	col.Area = whole
}

// placedHeight returns the height of the panel of a width below the picture of the page.
func (n *sheet) placedHeight(f *ui.Frame, width float32) float32 {
	from, pad := len(f.Controls), f.Dip(stage.SheetPad)
	n.try = ui.Column{F: f, Area: render.Rect{W: width - 2*pad}, Hang: f.Dip(stage.SheetHang)}
	n.placed(&n.try)
	f.Controls = f.Controls[:from]
	return n.try.Y - f.Dip(stage.SheetButton) + 2*pad
}

// low adds the picture, and beside it all else. The ramp of difficulty stands below the words on it.
func (n *sheet) low(col *ui.Column) {
	f, whole, top := col.F, col.Area, col.Y
	col.Area.W = render.Floor(whole.W * sheetAside)
	by := col.Area.W + f.Dip(sheetGap)
	if n.parts.ramp {
		n.head(col)
	}
	at := len(f.Controls)
	n.picture(col, 0)
	col.Area, col.Y = render.Rect{X: whole.X + by, Y: whole.Y, W: whole.W - by, H: whole.H}, top
	if !n.parts.ramp {
		n.head(col)
	}
	n.choice(col)
	n.done(col, ui.Primary)
	picture := &f.Controls[at].Rect
	picture.H = col.Y - f.Dip(8) - picture.Y
	col.Area = whole
}

// sheetAside is the part of the width that a picture beside the rest takes.
const sheetAside = 0.4

// stacked adds all parts one below the other. The picture has what the others leave of the screen.
func (n *sheet) stacked(col *ui.Column) {
	f, look := col.F, ui.Primary
	if n.scene.place.wide {
		look = ui.Plain
	}
	n.head(col)
	y, from := col.Y, len(f.Controls)
	n.choice(col)
	n.done(col, look)
	room := stage.SheetRoom(f) - (col.Y - col.Area.Y)
	col.Y, f.Controls = y, f.Controls[:from]
	n.stackPicture(col, room)
	n.choice(col)
	n.done(col, look)
}

// head adds the title, and what is to be said of the choice.
func (n *sheet) head(col *ui.Column) {
	t := n.Stage.Lang.T
	col.Line(t(n.parts.title), ui.Title, render.Title, 20).Role = ui.Heading
	if n.parts.note != "" {
		col.Intro(t(n.parts.note))
	}
	col.Space(8)
}

// noteAir is the least space between the title and what is said of the choice in one line, in dip.
const noteAir = 16

// headBeside is head with both in one line, if they have room there: the picture of the goal above has the rest.
func (n *sheet) headBeside(col *ui.Column) {
	f, t := col.F, n.Stage.Lang.T
	title, note := t(n.parts.title), ""
	if n.parts.note != "" {
		note = t(n.parts.note)
	}
	large, small := f.Face(render.Title, 20), f.Face(render.Regular, 16)
	words := render.Floor(f.Fonts.Width(small, note)) + 1
	if note == "" || f.Fonts.Width(large, title)+f.Dip(noteAir)+words > col.Area.W {
		n.head(col)
		return
	}
	r := col.Take(f.Fonts.Metrics(large).Line)
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: title, Face: large, Rect: render.Rect{X: r.X, Y: r.Y, W: r.W - words - f.Dip(noteAir), H: r.H}})
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: note, Face: small, Align: render.End, Rect: render.Rect{X: r.X + r.W - words, Y: r.Y, W: words, H: r.H}})
	col.Space(8)
}

// choice adds the ways to choose, and the number.
func (n *sheet) choice(col *ui.Column) {
	if n.parts.way != nil {
		n.parts.way(col)
	}
	if n.parts.one == nil {
		n.parts.two(col)
		return
	}
	k := n.parts.one()
	col.BigStepper(k.id, k.label, k.figure, k.steps)
}

// done adds the button that closes the sheet, with the space above it.
func (n *sheet) done(col *ui.Column, look ui.Look) {
	col.Space(16)
	col.Button(doneID, n.Stage.Lang.T("newgame.done"), look).Ground = look != ui.Primary
}

// The height of the picture in a sheet, the least and the most where it fills the screen, that of the ramp of difficulty, and the
// space below it, in dip.
const (
	sheetPicture = 160
	sheetLeast   = 72
	sheetMost    = 200
	sheetRamp    = 112
	sheetLow     = 64 // of the ramp below the picture of the page
	sheetBelow   = 16
)

var sheetPictureID = ui.ID{Name: "sheetpicture"}

// stackPicture adds the picture in a room of some height: where the page's own stays in sight or the screen has no room, there is
// none. It leaves the title of the page in sight, or covers it whole.
func (n *sheet) stackPicture(col *ui.Column, room float32) {
	f := col.F
	room -= f.Dip(sheetBelow)
	if n.scene.place.wide && !n.parts.ramp || f.Low() || room < f.Dip(sheetLeast) {
		return
	}
	side := f.Dip(sheetPicture)
	if n.parts.ramp {
		side = f.Dip(sheetRamp)
	}
	if room-side < f.ControlHeight()+f.Dip(sheetBelow) {
		side = render.Floor(min(room, f.Dip(sheetMost)))
	}
	n.picture(col, side)
	col.Space(sheetBelow)
}

// picture adds what shows the choice: the ramp of difficulty, or the chosen goal.
func (n *sheet) picture(col *ui.Column, high float32) {
	if n.parts.ramp {
		n.ramp(col, high)
		return
	}
	col.Picture(sheetPictureID, n.Stage.Lang.T("newgame.picture"), high)
}

// ramp adds the ramp of difficulty.
func (n *sheet) ramp(col *ui.Column, high float32) { n.scene.level.ramp(col, n.Stage.Lang, high) }

// Paint draws the picture of the chosen goal.
func (n *sheet) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == sheetPictureID {
		n.scene.drawGoal(l, f, c.Rect)
		return
	}
	n.scene.Paint(l, f, c)
}

// drawGoal draws the picture of the chosen goal. While its missing number is being chosen, that stands in a ring in its cell.
func (s *Scene) drawGoal(l *render.List, f *ui.Frame, r render.Rect) {
	p := &s.pictures.goal
	p.Draw(l, f.Fonts, r, f.Scale)
	if n := s.sheet; n == nil || !n.parts.marks || !s.Stage.Shows(n) || s.choice.way == missingRandom {
		return
	}
	goal := p.View.Goal
	at := p.View.Cell(goal.CellOf(goal.Missing()))
	at = at.Inset(render.Floor(at.W * markAir))
	l.Box(at, at.W/2, render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	text := s.captions.missing.Text
	face := f.Fonts.Face(render.Figure, max(1, int(at.H*markSize)))
	for size := at.H * markSize; f.Fonts.Width(face, text) > at.W*markWide && size > 1; size-- {
		face = f.Fonts.Face(render.Figure, max(1, int(size)))
	}
	l.TextIn(f.Fonts, face, text, at, render.Middle, render.Middle, f.Theme.Accent)
}

// The ring around the missing number: its distance from the edges of the cell, and how high and wide the number is in it.
const (
	markAir  = 0.06
	markSize = 0.56
	markWide = 0.72
)

// Act closes the sheet, or chooses.
func (n *sheet) Act(id ui.ID) {
	if id == doneID {
		n.Stage.Pop()
		return
	}
	n.scene.Act(id)
}

// Adjust chooses a number.
func (n *sheet) Adjust(id ui.ID, at float32) { n.scene.Adjust(id, at) }

// chooseSize opens the steppers of the size.
func (s *Scene) chooseSize() {
	s.openSheet(ui.ID{Name: sizeGroup, N: otherSize}, sheetParts{title: "newgame.size", first: func() ui.ID { return widthID }, two: func(col *ui.Column) {
		t, size := s.Stage.Lang.T, s.choice.size
		side := func(at int) ui.Range { return ui.Range{Lo: puzzle.MinSide, Hi: maxSide, At: float32(at), Step: 1} }
		wide, high := t("newgame.width"), t("newgame.height")
		whole, top := col.Area, col.Y
		left, right := col.Equal(sizeGap)
		beside := col.F.BigStepperFits(wide, left.Area.W) && col.F.BigStepperFits(high, left.Area.W)
		if beside {
			col.Area = left.Area
		}
		col.BigStepper(widthID, wide, s.captions.width.Text, side(size.W))
		if beside {
			col.Area, col.Y = right.Area, top
		}
		col.BigStepper(heightID, high, s.captions.height.Text, side(size.H))
		col.Area = whole
	}})
}

// sizeGap is the space between the width and the height, in dip.
const sizeGap = 16

// chooseMissing opens the choice of the missing number.
func (s *Scene) chooseMissing() {
	c := &s.choice
	s.openSheet(missingID, sheetParts{title: "newgame.missing", marks: true,
		first: func() ui.ID { return ui.ID{Name: wayGroup, N: c.way} },
		way:   func(col *ui.Column) { col.Choice(wayGroup, "", s.ways, c.way) },
		one: func() stepper {
			return stepper{numberID, s.Stage.Lang.T("newgame.number"), s.captions.number.Text, s.captions.number.Text,
				ui.Range{Lo: 1, Hi: float32(c.size.Cells()), At: float32(min(c.number, c.size.Cells())), Step: 1}}
		}})
}

// chooseLevel opens the choice of the difficulty.
func (s *Scene) chooseLevel() {
	v := &s.level
	s.openSheet(difficultyID, sheetParts{title: "newgame.level", note: "newgame.level_apart", ramp: true,
		first: func() ui.ID { return ui.ID{Name: levelGroup, N: v.way()} },
		way:   func(col *ui.Column) { col.Choice(levelGroup, "", v.names, v.way()) },
		one: func() stepper {
			return stepper{depthID, s.Stage.Lang.T("newgame.level_moves"), v.caption.Text, v.value, v.span()}
		}})
}
