package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// exportSheet is the sheet over a list in which its solves are saved as a file.
type exportSheet struct {
	stage.Page
	list   *listPage
	height float32 // of the content at the last layout
}

// The controls of the sheet.
var (
	csvID  = ui.ID{Name: "csv"}
	jsonID = ui.ID{Name: "json"}
)

// exportWidth is the width of the sheet at its control, in dip.
const exportWidth = 400

func newExportSheet(p *listPage) *exportSheet {
	n := &exportSheet{list: p}
	n.Page = stage.Page{Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: exportID, Clear: true}}
	return n
}

// First returns the table.
func (n *exportSheet) First() ui.ID { return csvID }

// Act saves the solves, and closes the sheet.
func (n *exportSheet) Act(id ui.ID) {
	l := n.list
	n.Stage.Pop()
	l.records.desk.Export(l.list, id == csvID, "wildfifteen-"+l.group.Name())
}

// Layout adds what is saved, and a button for each kind of file.
func (n *exportSheet) Layout(f *ui.Frame) {
	pad, t := f.Dip(16), n.Stage.Lang.T
	if n.height == 0 { // the first layout, in a frame that the second replaces
		n.height = f.Safe.H
		n.Layout(f)
		f.Reset()
	}
	r := n.Sheet.Place(&n.Page, f, f.Grown(exportWidth), n.height+2*pad)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H + f.Dip(8)} // with the space below the button
	col := n.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	top := col.Y
	col.Para(n.list.heading)
	col.Button(csvID, t("records.save_csv"), ui.Plain)
	col.Button(jsonID, t("records.save_json"), ui.Plain)
	n.height = col.Y - top - f.Dip(8)
	n.Scroll.End(f)
}
