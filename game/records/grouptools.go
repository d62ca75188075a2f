package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of what else the diagram can do, beside its kinds, in dip.
const (
	toolGap = 8
	toolPad = 32 // around the words of one
)

// trayEnd is what the tray of a chip alone goes on after it, in dip: so it has a tray of its own, as high as those beside it.
const trayEnd = 1

// extends reports whether there is something else that the diagram can do.
func (p *groupPage) extends() bool {
	return !p.diagramless() && p.summary.Solved() >= 2 && !p.more
}

// toolsFit reports whether the row of the kinds of diagrams has room for what else the diagram can do. The sizes of none of them
// depends on the kind, so that nothing moves when that is chosen.
func (p *groupPage) toolsFit(col *ui.Column) bool {
	rest := *col
	rest.Area.W -= p.toolsWidth(col.F)
	return !col.F.Low() && !untimed(p.group) && p.extends() && rest.ChoiceFits(p.kinds[:])
}

// tools returns what else the diagram can do: be a table, and be compared with that of another puzzle.
func (p *groupPage) tools() (labels [2]string, n int) {
	t := p.Stage.Lang.T
	labels = [...]string{t("records.as_table"), t("records.compare")}
	if p.other != nil {
		labels[1] = t("records.compare_end")
	}
	if p.records.all > 1 && !p.headed {
		return labels, 2
	}
	return labels, 1
}

// head adds the title and at its end, where it has room, the button that compares: it is about the whole page.
func (p *groupPage) head(f *ui.Frame, title, short string) (area, column render.Rect) {
	p.headed = false
	if !f.Wide() || f.Low() || f.TextSize >= ui.LargeText || untimed(p.group) || !p.extends() {
		return p.HeadBelow(f, title, short, wide(f))
	}
	labels, n := p.tools()
	b, mark := p.comparison(labels[1]), len(f.Controls)
	room := render.Floor(f.Fonts.Width(f.Face(render.Regular, 16), b.Label)) + f.IconSide() + f.Dip(headPadded)
	area, column, end := p.HeadWith(f, title, wide(f), room)
	if n < 2 || end.Empty() {
		f.Controls = f.Controls[:mark]
		return p.HeadBelow(f, title, short, wide(f))
	}
	c := b.Control(end.Move(f.Dip(headHang), 0)) // its words end with the column
	c.Look, p.headed = ui.Quiet, true
	f.Add(c)
	return area, column
}

// The space around the icon and the words of the button at the end of the title, and after its words, in dip.
const (
	headPadded = 28
	headHang   = 8
)

// comparison returns the button that compares, or that ends a comparison.
func (p *groupPage) comparison(label string) ui.Command {
	if p.other != nil {
		return ui.Command{ID: compareID, Label: label, Icon: render.Close}
	}
	return ui.Command{ID: compareID, Label: label, Icon: render.Scales}
}

// toolsWidth returns the width of the tools with the gap before each.
func (p *groupPage) toolsWidth(f *ui.Frame) (sum float32) {
	labels, n := p.tools()
	for _, label := range labels[:n] {
		sum += toolWidth(f, label) + f.Dip(toolGap)
	}
	return sum
}

func toolWidth(f *ui.Frame, label string) float32 {
	return render.Floor(f.Fonts.Width(f.Face(render.Regular, 16), label)+f.Dip(toolPad)) + 1
}

// layoutKinds adds the choice of what the diagram shows and, where the row has room for it, what else the diagram can do.
func (p *groupPage) layoutKinds(col *ui.Column) {
	kinds := *col
	if p.tooled {
		kinds.Area.W -= p.toolsWidth(col.F)
	}
	kinds.Choice(kindGroup, "", p.kinds[:], int(p.diagram.kind))
	if p.tooled {
		p.layoutTools(col.F, render.Rect{X: kinds.Area.X + kinds.Area.W, Y: col.Y, H: col.F.ControlHeight()})
	}
	col.Y = kinds.Y
}

// layoutTools adds what else the diagram can do from a place on.
func (p *groupPage) layoutTools(f *ui.Frame, r render.Rect) {
	labels, n := p.tools()
	for i, label := range labels[:n] {
		r.X, r.W = r.X+f.Dip(toolGap), toolWidth(f, label)
		c := ui.Control{ID: tableID, Role: ui.Switch, On: p.asTable}
		if i > 0 {
			c = ui.Control{ID: compareID, Role: ui.Button}
		}
		c.Look, c.Ends = ui.Chip, f.Dip(trayEnd)
		c.Label, c.Align, c.Face, c.Rect = label, render.Middle, f.Face(render.Regular, 16), r
		c.Rect.W -= c.Ends
		f.Add(c)
		r.X += r.W
	}
}

// layoutMore adds what else the diagram can do, unless that stands beside its kinds, and the table.
func (p *groupPage) layoutMore(col *ui.Column) {
	if !p.extends() {
		return
	}
	if !p.tooled {
		p.layoutExtras(col)
	}
	for _, line := range p.table {
		col.Para(line)
	}
	if !p.tooled || len(p.table) > 0 {
		col.Space(8)
	}
}

// layoutExtras adds what else the diagram can do below it.
func (p *groupPage) layoutExtras(col *ui.Column) {
	labels, n := p.tools()
	if n > 1 && p.diagram.kind == timesChart {
		col.Second(compareID, labels[1]).Icon = p.comparison(labels[1]).Icon
	}
	if len(p.diagram.dots) > 0 {
		col.Switch(tableID, labels[0], p.asTable)
	}
}
