package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// buttonRows is how the buttons stand.
type buttonRows struct {
	n     int
	icons bool // without their words
}

// Sizes in dip of buttons.
const (
	buttonLeast = 44 // wide, so that a finger finds it
	buttonEasy  = 56 // wide, with room for most words
	iconMost    = 64 // of one without its word: ui.Quiet buttons show the icon alone up to there
)

// gap is the room between two rows.
func (b buttonRows) gap(f *ui.Frame) float32 {
	if b.icons {
		return 0
	}
	return f.Dip(8)
}

// tall is the height of all rows.
func (b buttonRows) tall(f *ui.Frame) float32 {
	row := f.StackedHeight()
	if b.icons {
		row = f.Dip(48)
	}
	return row*float32(b.n) + b.gap(f)*float32(b.n-1)
}

// buttonRows is how the buttons stand beside the board, if there is height for it.
func (p *play) buttonRows(f *ui.Frame, w float32) buttonRows {
	easy := f.Grown(buttonEasy)
	if p.place.low { // words smaller than the player's text size are better than none
		easy = f.Dip(buttonEasy)
	}
	if w >= easy*float32(len(p.buttonSet())) {
		return buttonRows{1, false}
	}
	return buttonRows{2, false}
}

// rowsIn is how the buttons stand in a column of some width that is too low for all it has; ok is false where they
// would be too narrow for a finger or for their words.
func (p *play) rowsIn(f *ui.Frame, w float32, icons bool) (rows buttonRows, ok bool) {
	rows = p.buttonRows(f, w)
	n := float32(len(p.buttonSet()))
	if icons {
		rows = buttonRows{1, true}
		if w < f.Dip(buttonLeast)*n {
			rows.n = 2
		}
	}
	w /= float32((len(p.buttonSet()) + rows.n - 1) / rows.n)
	word := p.longest(f)
	return rows, w >= f.Dip(buttonLeast) && (icons || f.Fonts.Width(f.FaceFitting(word, w-f.Dip(8)), word) <= w)
}

// buttons lays out what stands below the board, each icon with its word if it shows, in one or two rows.
func (p *play) buttons(f *ui.Frame, r render.Rect, rows buttonRows) {
	set := p.buttonSet()
	per := (len(set) + rows.n - 1) / rows.n
	most := f.Grown(96)
	if rows.icons {
		most = f.Dip(iconMost)
	}
	w, gap := min(r.W/float32(per), most), rows.gap(f)
	h := (r.H - gap*float32(rows.n-1)) / float32(rows.n)
	face := f.FaceFitting(p.longest(f), w-f.Grown(8))
	for i, b := range set {
		row, col := i/per, i%per
		n := min(per, len(set)-row*per)
		x := r.X + (r.W-w*float32(n))/2 + w*float32(col)
		at := render.Rect{X: float32(int(x)), Y: r.Y + float32(row)*(h+gap), W: float32(int(w)), H: h}
		if rows.icons {
			p.iconButton(f, b, at)
			continue
		}
		c := p.button(f, b, at)
		c.Look, c.Face = ui.Stacked, face
	}
}

// iconButton adds a button without its word.
func (p *play) iconButton(f *ui.Frame, b button, r render.Rect) {
	p.button(f, b, r).Look = ui.Quiet
}

func (p *play) button(f *ui.Frame, b button, r render.Rect) *ui.Control {
	return f.Add(ui.Control{ID: b.id, Role: ui.Button, Label: p.app.lang.T(b.word), Icon: b.icon, Disabled: !b.enabled, Rect: r})
}

// longest is the widest word on the buttons.
func (p *play) longest(f *ui.Frame) (word string) {
	face := f.Face(render.Regular, 16)
	for _, b := range p.buttonSet() {
		if t := p.app.lang.T(b.word); f.Fonts.Width(face, t) > f.Fonts.Width(face, word) {
			word = t
		}
	}
	return word
}

// button is one of the scene's commands.
type button struct {
	id      ui.ID
	word    string
	icon    render.Icon
	enabled bool
}

func (p *play) buttonSet() [5]button {
	l := p.app.log
	help := button{hintID, "play.hint", render.Hint, !p.session().Solved()}
	if p.hint.auto {
		help.word, help.icon = "play.stop", render.Stop
	}
	return [5]button{
		{undoID, "play.undo", render.Undo, l.CanUndo()},
		{redoID, "play.redo", render.Redo, l.CanRedo()},
		help,
		{newID, "play.new", render.New, true},
		{menuID, "play.menu", render.Menu, true},
	}
}
