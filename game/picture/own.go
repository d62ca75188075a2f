package picture

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of what leads to the player's own picture, in dip.
const (
	dropLeast    = 480 // width of a window on which files are dropped
	commandAir   = 8   // around the word of a button beside the picture
	commandPad   = 24  // around the icon and the word of a button in a row
	commandLeast = 13  // least size of the words beside the picture
)

// lacksOwn reports whether the cards have to lead to a picture of the player's own: the first one does where several stand in a row, and
// what stands below them.
func (p *Scene) lacksOwn() bool { return p.saves.Picture() == nil && !p.ownBelow }

// cards returns the names of the cards.
func (p *Scene) cards() []string {
	if p.lacksOwn() && !p.single {
		return p.names
	}
	return p.names[1:]
}

// addOwn adds the card that leads to a picture of the player's own.
func (p *Scene) addOwn(f *ui.Frame, name string, r render.Rect) {
	c := p.addCard(f, chooseID, name, r, false)
	c.Role, c.Asked, c.Value = ui.Button, "", p.Stage.Lang.T("picture.choose")
}

// paintAdd draws an empty place for a picture.
func paintAdd(l *render.List, f *ui.Frame, r render.Rect, radius float32) {
	l.Box(r, radius, render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: f.Dip(1)})
	side := f.IconSide()
	at := render.Rect{X: r.X + (r.W-side)/2, Y: r.Y + (r.H-side)/2, W: side, H: side}
	l.Icon(render.Plus, at, f.Dip(2), f.Theme.Accent)
}

// about says how the player's own picture gets on the tiles.
func (p *Scene) about(f *ui.Frame) string {
	if p.Stage.Platform == game.Phone || f.Safe.W < f.Dip(dropLeast) { // where nothing can be dropped, or hardly
		return p.Stage.Lang.T("picture.own_about_phone")
	}
	return p.Stage.Lang.T("picture.own_about")
}

// layoutOwn adds the player's own picture and, beside it in two rows as high as it, what can be done with it; while there is none, what
// leads to one.
func (p *Scene) layoutOwn(f *ui.Frame, col *ui.Column) {
	col.Heading(p.Stage.Lang.T("picture.own"))
	now, list := p.saves.Picture(), p.ownCommands()
	if now == nil {
		col.Small(p.about(f))
		col.Space(8)
		col.Grounded(list...)
		return
	}
	p.layoutOwnBeside(f, col, now.Name, list)
}

// layoutOwnBeside adds the card of the player's own picture, and commands beside it; those that do not fit there in rows of their own
// below it. Of buttons with grounds of their own, what removes it stands apart: on none.
func (p *Scene) layoutOwnBeside(f *ui.Frame, col *ui.Column, name string, list []ui.Command) {
	perRow, beside, pad, gap := (len(list)+1)/2, len(list), 2*f.Dip(cardPad), f.Dip(cardGap)
	row := render.Rect{X: col.Area.X, Y: col.Y, W: render.Floor((2*f.StackedHeight()-pad)*previewW/previewH) + pad}
	look := ui.Stacked
	face, ok := commandFace(f, list, (col.Area.W-row.W-gap)/float32(perRow))
	if !ok { // one below the other, with their icons beside their words, and as wide as those below the picture
		look, perRow, beside = ui.Plain, 1, min(2, len(list))
		row.W = f.Split(render.Rect{W: col.Area.W}, 2, 0, cardGap).W
		face = f.Face(render.Regular, commandLeast)
		for i := range list {
			face = min(face, f.FaceFitting(list[i].Label, row.W-f.IconSide()-f.Dip(commandPad)))
		}
	}
	row.H = pictureHeight(f, row.W) + pad
	own := p.addCard(f, ownID, p.Stage.Lang.T("picture.of_own"), row, p.Stage.Set.Picture == session.OwnPicture)
	own.Value, own.Lines = name, nil
	between := float32(0)
	block := render.Rect{X: row.X + row.W + gap, Y: row.Y, W: col.Area.W - row.W - gap, H: row.H}
	if ok { // all on one ground, as high as the picture
		f.Add(ui.Control{Look: ui.Ground, Rect: block})
	} else {
		between = cardGap
	}
	block.H = max(f.Dip(48), render.Floor((block.H-f.Dip(between))/2))
	foot := max(row.Y+row.H, block.Y+2*block.H+f.Dip(between))
	for i, c := range list {
		line := block
		line.Y += (block.H + f.Dip(between)) * float32(i/perRow)
		r := f.Split(line, perRow, i%perRow, between)
		if i >= beside {
			below, high := float32((i-beside)/2), f.ControlHeight()
			r = f.Split(render.Rect{X: col.Area.X, Y: foot + gap + (high+gap)*below, W: col.Area.W, H: high}, 2, (i-beside)%2, cardGap)
		}
		b := c.Control(r)
		b.Look, b.Face, b.Align, b.Ground = look, face, render.Middle, !ok && c.ID != removeID
		if i < beside { // at the fold it is shown with the picture
			b.Unit = row.Y + row.H - r.Y
		}
		if look == ui.Plain && !b.Ground {
			b.Look = ui.Quiet
		}
		f.Add(b)
		col.Y = max(col.Y, r.Y+r.H)
	}
	col.Y = max(col.Y, foot) + gap
}

// commandFace returns the face in which all words of commands have room in buttons of a width; ok is false if it would be much smaller
// than usual.
func commandFace(f *ui.Frame, list []ui.Command, width float32) (face render.FaceID, ok bool) {
	for size := float32(16); size >= commandLeast && !ok; size-- {
		face, ok = f.Face(render.Regular, size), true
		for i := range list {
			ok = ok && f.Fonts.Width(face, list[i].Label) <= width-f.Dip(commandAir)
		}
	}
	return face, ok
}

// ownCommands returns what can be done with the player's own picture.
func (p *Scene) ownCommands() []ui.Command {
	t := p.Stage.Lang.T
	p.commands = append(p.commands[:0], ui.Command{ID: chooseID, Label: t("picture.choose"), Icon: render.Load},
		ui.Command{ID: pasteID, Label: t("picture.paste"), Icon: render.Paste})
	if p.saves.Picture() != nil {
		p.commands = append(p.commands, ui.Command{ID: cutID, Label: t("picture.cut"), Icon: render.Crop, Disabled: p.Stage.Own.Image == nil},
			ui.Command{ID: removeID, Label: t("picture.remove"), Icon: render.Bin})
	}
	if p.saves.FormerPicture() != nil {
		p.commands = append(p.commands, ui.Command{ID: backID, Label: t("picture.back"), Icon: render.Undo})
	}
	return p.commands
}

// layoutNoOwn adds, while there is no picture of the player's own, what leads to it besides the first card.
func (p *Scene) layoutNoOwn(f *ui.Frame, col *ui.Column) {
	list := p.ownCommands()
	if !p.single {
		list = list[1:]
	}
	col.Heading(p.names[0])
	col.Grounded(list...)
	col.Note(p.about(f))
}
