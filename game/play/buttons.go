package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// buttonRows is how the buttons are arranged.
type buttonRows struct {
	n     int  // number of rows
	icons bool // without their words
}

// Widths of buttons in dip.
const (
	buttonMinWidth = 44 // so that a finger finds it
	iconMaxWidth   = 64 // without its word: up to this width, ui.Quiet buttons show the icon alone
)

// gap is the distance between two rows.
func (b buttonRows) gap(f *ui.Frame) float32 {
	if b.icons {
		return 0
	}
	return f.Dip(8)
}

// height is the height of all rows.
func (b buttonRows) height(f *ui.Frame) float32 {
	row := f.StackedHeight()
	if b.icons {
		row = f.Dip(48)
	}
	return row*float32(b.n) + b.gap(f)*float32(b.n-1)
}

// buttonRows returns the rows of buttons for a column of width w beside the board. tight asks for one row if a finger
// finds its buttons: words smaller than the player's text size are better than none.
func (v *sight) buttonRows(f *ui.Frame, w float32, tight bool) buttonRows {
	width := f.Grown(buttonMinWidth)
	if tight {
		width = f.Dip(buttonMinWidth)
	}
	if w >= width*float32(len(v.scene.commands())) {
		return buttonRows{1, false}
	}
	return buttonRows{2, false}
}

// rowsIn returns the rows of buttons for a column of width w that is too low for its usual layout; ok is false if the
// buttons would be too narrow for a finger or for their words.
func (v *sight) rowsIn(f *ui.Frame, w float32, icons bool) (rows buttonRows, ok bool) {
	rows = v.buttonRows(f, w, false)
	if n := float32(len(v.scene.commands())); icons {
		rows = buttonRows{1, true}
		if w < f.Dip(buttonMinWidth)*n {
			rows.n = 2
		}
	}
	return rows, v.buttonsFit(f, w, rows)
}

// buttonsFit reports whether buttons in rows of width w are wide enough for a finger and for their words.
func (v *sight) buttonsFit(f *ui.Frame, w float32, rows buttonRows) bool {
	w /= float32((len(v.scene.commands()) + rows.n - 1) / rows.n)
	word := v.widestWord(f)
	return w >= f.Dip(buttonMinWidth) && (rows.icons || f.Fonts.Width(f.FaceFitting(word, w-f.Dip(8)), word) <= w)
}

// buttons lays out the buttons in rows: icons with their words below them, or icons alone.
func (v *sight) buttons(f *ui.Frame, r render.Rect, rows buttonRows) {
	set := v.scene.commands()
	per := (len(set) + rows.n - 1) / rows.n
	limit := f.Grown(96)
	if rows.icons {
		limit = f.Dip(iconMaxWidth)
	}
	w, gap := min(r.W/float32(per), limit), rows.gap(f)
	h := (r.H - gap*float32(rows.n-1)) / float32(rows.n)
	for i, b := range set {
		row, col := i/per, i%per
		n := min(per, len(set)-row*per)
		x := r.X + (r.W-w*float32(n))/2 + w*float32(col)
		at := render.Rect{X: render.Floor(x), Y: r.Y + float32(row)*(h+gap), W: render.Floor(w), H: h}
		if rows.icons {
			v.iconButton(f, b, at)
			continue
		}
		c := f.Add(b.Control(at))
		c.Look = ui.Stacked
		f.Label(c, set[:], v.lineSize(f), w-f.Grown(8))
	}
}

// iconButton adds a button without its word.
func (v *sight) iconButton(f *ui.Frame, b ui.Command, r render.Rect) {
	f.Add(b.Control(r)).Look = ui.Quiet
}

// widestWord returns the widest word on the buttons.
func (v *sight) widestWord(f *ui.Frame) (word string) {
	face := f.Face(render.Regular, 16)
	for _, b := range v.scene.commands() {
		if f.Fonts.Width(face, b.Label) > f.Fonts.Width(face, word) {
			word = b.Label
		}
	}
	return word
}

// commands returns the buttons of the scene.
func (p *Scene) commands() [5]ui.Command {
	t, log := p.Stage.Lang.T, p.saves.Log
	hint := ui.Command{ID: hintID, Label: t("play.hint"), Icon: render.Hint}
	switch {
	case p.help.auto:
		hint.Label, hint.Icon = t("play.stop"), render.Stop
	case p.Session().Over() && !p.revealing():
		hint = ui.Command{ID: resultID, Label: t("play.result"), Icon: render.Tick}
	}
	set := [5]ui.Command{
		{ID: undoID, Label: t("play.undo"), Icon: render.Undo, Disabled: !log.CanUndo()},
		{ID: redoID, Label: t("play.redo"), Icon: render.Redo, Disabled: !log.CanRedo()},
		hint,
		{ID: newID, Label: t("play.new"), Icon: render.New},
		{ID: menuID, Label: t("play.menu"), Icon: render.Menu},
	}
	p.modeCommands(&set)
	return set
}
