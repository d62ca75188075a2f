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
	scene  *Scene
	title  string
	choose func(col *ui.Column) // adds the choice
	first  func() ui.ID
}

var doneID = ui.ID{Name: "done"}

// sheetWidth is the width of a sheet at its control, in dip.
const sheetWidth = 360

// openSheet opens the sheet of a choice, at the control that leads to it.
func (s *Scene) openSheet(at ui.ID, title string, first func() ui.ID, choose func(col *ui.Column)) {
	n := &sheet{scene: s, title: title, choose: choose, first: first}
	n.Page = stage.Page{Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: at, Clear: true, Keep: pictureID}}
	s.Stage.Push(n)
}

// First returns the first control of the choice.
func (n *sheet) First() ui.ID { return n.first() }

// Layout adds the title, the choice and a button that closes the sheet. On a low screen it is as wide as the page.
func (n *sheet) Layout(f *ui.Frame) {
	n.scene.refresh(f)
	width := f.Grown(sheetWidth)
	if f.Low() {
		width = f.Safe.W
	}
	n.Sheet.Layout(&n.Page, f, width, func(col *ui.Column) {
		col.Line(n.Stage.Lang.T(n.title), ui.Title, render.Title, 20).Role = ui.Heading
		col.Space(8)
		y, from := col.Y, len(f.Controls)
		n.rest(col)
		room := stage.SheetRoom(f) - (col.Y - col.Area.Y)
		col.Y, f.Controls = y, f.Controls[:from] // the picture above has what that leaves
		n.picture(col, room)
		n.rest(col)
	})
}

// rest adds the choice and the button that closes the sheet.
func (n *sheet) rest(col *ui.Column) {
	n.choose(col)
	col.Space(16)
	look := ui.Primary
	if n.scene.place.wide { // the button that plays stands in sight
		look = ui.Plain
	}
	col.Button(doneID, n.Stage.Lang.T("newgame.done"), look)
}

// The side of the picture of the goal in a sheet, the least and the most where it fills the screen, and the space below it, in dip.
const (
	sheetPicture = 128
	sheetLeast   = 80
	sheetMost    = 200
	sheetBelow   = 16
)

var sheetPictureID = ui.ID{Name: "sheetpicture"}

// picture adds a picture of the chosen goal in a room of some height, which shows what the choice makes of it: where the page's own
// stays in sight or the screen has no room, there is none. It leaves the title of the page in sight, or covers it whole.
func (n *sheet) picture(col *ui.Column, room float32) {
	f := col.F
	room -= f.Dip(sheetBelow)
	if n.scene.place.wide || f.Low() || room < f.Dip(sheetLeast) {
		return
	}
	side := f.Dip(sheetPicture)
	if room-side < f.ControlHeight()+f.Dip(sheetBelow) {
		side = render.Floor(min(room, f.Dip(sheetMost)))
	}
	col.Picture(sheetPictureID, n.Stage.Lang.T("newgame.picture"), side)
	col.Space(sheetBelow)
}

// Paint draws the picture of the chosen goal.
func (n *sheet) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == sheetPictureID {
		n.scene.pictures.goal.Draw(l, f.Fonts, c.Rect, f.Scale)
		return
	}
	n.scene.Paint(l, f, c)
}

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
	s.openSheet(ui.ID{Name: sizeGroup, N: otherSize}, "newgame.size", func() ui.ID { return widthID }, func(col *ui.Column) {
		t, size := s.Stage.Lang.T, s.choice.size
		side := func(at int) ui.Range { return ui.Range{Lo: puzzle.MinSide, Hi: maxSide, At: float32(at), Step: 1} }
		col.BigStepper(widthID, t("newgame.width"), s.captions.width.Text, side(size.W))
		col.BigStepper(heightID, t("newgame.height"), s.captions.height.Text, side(size.H))
	})
}

// chooseMissing opens the choice of the missing number.
func (s *Scene) chooseMissing() {
	first := func() ui.ID { return ui.ID{Name: wayGroup, N: s.choice.way} }
	s.openSheet(missingID, "newgame.missing", first, func(col *ui.Column) {
		c := &s.choice
		col.Choice(wayGroup, "", s.ways, c.way)
		col.BigStepper(numberID, s.Stage.Lang.T("newgame.number"), s.captions.number.Text,
			ui.Range{Lo: 1, Hi: float32(c.size.Cells()), At: float32(min(c.number, c.size.Cells())), Step: 1})
	})
}

// chooseLevel opens the choice of the difficulty.
func (s *Scene) chooseLevel() {
	first := func() ui.ID {
		on := 0
		if s.level.exact {
			on = 1
		}
		return ui.ID{Name: levelGroup, N: on}
	}
	s.openSheet(difficultyID, "newgame.level", first, func(col *ui.Column) { s.level.layout(col, s.Stage.Lang) })
}
