package runs

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The measures of the page in dip.
const (
	wideWidth = stage.GridWidth // on a wide screen, where the legs stand beside the choices
	wideLeast = 480             // of what is divided so
	legsPart  = 0.44
	legsHigh  = 96
	legsLeast = 72
	legsMost  = 320 // beside the choices
	nameGap   = 16  // between them and the name there
)

// Layout adds the legs of the run, the choices, and at the foot the button that starts.
func (p *Scene) Layout(f *ui.Frame) {
	width := float32(stage.PageWidth)
	if f.Wide() {
		width = wideWidth
	}
	area, column := p.Head(f, p.Stage.Lang.T("runs.title"), width)
	p.legs.Update(f, p.Stage.Set.Scheme)
	if p.beside = f.Wide() && column.W >= f.Grown(wideLeast); p.beside {
		p.layoutBeside(f, area, column)
		return
	}
	foot := f.ControlHeight()
	start := render.Rect{X: column.X, Y: f.Safe.Y + f.Safe.H - foot - f.Dip(16), W: column.W, H: foot}
	area.H = start.Y - f.Dip(8) - area.Y
	col := p.Scroll.Begin(f, area, column)
	high := f.Dip(legsHigh)
	if f.TextSize >= ui.LargeText {
		high = f.Dip(legsLeast)
	}
	col.Picture(legsID, p.name, high)
	col.Space(8)
	p.layoutName(col)
	p.layoutChoices(col)
	p.End(f, col)
	p.layoutStart(f, start)
}

// layoutBeside adds the legs, the name and the button that starts beside the choices, which scroll.
func (p *Scene) layoutBeside(f *ui.Frame, area, column render.Rect) {
	left := render.Rect{X: column.X, Y: area.Y, W: render.Floor(column.W * legsPart), H: area.H - f.Dip(16)}
	foot := f.ControlHeight() + f.Dip(8)
	words := f.Column(left)
	mark := len(f.Controls)
	p.layoutName(words)
	high := words.Y - left.Y
	legs := min(f.Dip(legsMost), left.H-high-foot-f.Dip(nameGap+8))
	start := left.Y + left.H - foot
	if legs >= f.Dip(legsLeast) { // as high for every run, so that nothing below moves with a choice
		f.Add(ui.Control{ID: legsID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: render.Rect{X: left.X, Y: left.Y, W: left.W, H: legs}})
		for i := mark; i < len(f.Controls)-1; i++ {
			f.Controls[i].Rect.Y += legs + f.Dip(nameGap)
		}
		start = min(start, left.Y+legs+high+f.Dip(nameGap+8))
	}
	p.layoutStart(f, render.Rect{X: left.X, Y: start, W: left.W, H: foot})
	view, right := stage.Beside(f, area, column, left.W, 24)
	col := p.Scroll.Begin(f, view, right)
	p.layoutChoices(col)
	p.End(f, col)
}

func (p *Scene) layoutStart(f *ui.Frame, at render.Rect) {
	f.Add(ui.Control{ID: startID, Role: ui.Button, Look: ui.Primary, Label: p.start, Align: render.Middle, Rect: at})
}

// layoutName adds the name of the run and the player's best.
func (p *Scene) layoutName(col *ui.Column) {
	col.Line(p.name, ui.Plain, render.Title, 20)
	switch {
	case p.best != "":
		col.Small(p.best)
	case col.F.TextSize < ui.LargeText: // otherwise a row of the choices more is seen
		col.Small(p.Stage.Lang.T("runs.none"))
	}
	col.Space(12)
}

func (p *Scene) layoutChoices(col *ui.Column) {
	t, c := p.Stage.Lang.T, &p.choice
	side := func(lo, at int) ui.Range { return ui.Range{Lo: float32(lo), Hi: maxSide, At: float32(at), Step: 1} }
	w, h := c.least()
	p.layoutWays(col)
	col.Hang = col.F.Dip(8) // their names stand in line with those of the choices
	switch c.way {
	case squares:
		col.Stepper(sideID, t("runs.largest"), p.width, side(w, c.size.W))
	case marathon:
		col.Stepper(lengthID, t("runs.boards"), p.length, ui.Range{Hi: float32(len(lengths) - 1), At: float32(c.length), Step: 1})
	}
	if c.way != squares {
		col.Stepper(widthID, t(p.sideKey(puzzle.Size{W: 1})), p.width, side(w, c.size.W))
		col.Stepper(heightID, t(p.sideKey(puzzle.Size{H: 1})), p.height, side(h, c.size.H))
	}
	if c.way != marathon {
		col.Switch(downID, t("runs.down"), c.down)
	}
	col.Hang = 0
	col.Space(8)
	p.layoutGoals(col)
	col.Choice(missingGroup, t("runs.missing"), p.missing, pick(c.random))
}

func pick(second bool) int {
	if second {
		return 1
	}
	return 0
}

// sideKey returns the key of the name of a side: one that changes goes up to the number chosen.
func (p *Scene) sideKey(side puzzle.Size) string {
	way := p.choice.way
	switch {
	case side.W == 1 && (way == widths || way == allSizes):
		return "runs.up_to_width"
	case side.W == 1:
		return "runs.width"
	case way == heights || way == allSizes:
		return "runs.up_to_height"
	}
	return "runs.height"
}

// Paint draws the legs, and the card of a way.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == legsID:
		if p.beside {
			p.legs.PaintStaged(l, f, c.Rect)
			break
		}
		p.legs.Paint(l, f, c.Rect)
	case c.ID.Name == wayGroup:
		paintWay(l, f, c)
	case c.ID.Name == kindGroup:
		p.goals[c.ID.N].PaintCard(l, f, c)
	}
}
