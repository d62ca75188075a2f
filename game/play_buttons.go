package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// buttonRows is how many rows the buttons take beside the board.
func (p *play) buttonRows(f *ui.Frame, w float32) int {
	if w >= f.Dip(56*max(1, f.TextSize))*float32(len(p.buttonSet())) {
		return 1
	}
	return 2
}

// buttons lays out what stands below the board, each icon with its word, in one or two rows.
func (p *play) buttons(f *ui.Frame, r render.Rect, rows int) {
	set := p.buttonSet()
	per := (len(set) + rows - 1) / rows
	most := f.Dip(96 * max(1, f.TextSize))
	w := min(r.W/float32(per), most)
	h := (r.H - f.Dip(8)*float32(rows-1)) / float32(rows)
	face := f.FaceFitting(p.longest(f), w-f.Dip(8*max(1, f.TextSize)))
	for i, b := range set {
		row, col := i/per, i%per
		n := min(per, len(set)-row*per)
		x := r.X + (r.W-w*float32(n))/2 + w*float32(col)
		f.Add(ui.Control{ID: b.id, Role: ui.Button, Look: ui.Stacked, Label: p.app.lang.T(b.word), Icon: b.icon, HasIcon: true, Enabled: b.enabled, Face: face,
			Rect: render.Rect{X: float32(int(x)), Y: r.Y + float32(row)*(h+f.Dip(8)), W: float32(int(w)), H: h}})
	}
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
