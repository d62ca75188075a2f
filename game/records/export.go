package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// exportSheet is the sheet over a list in which its solves are saved as a file.
type exportSheet struct {
	stage.Page
	list *listPage
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
	t := n.Stage.Lang.T
	n.Sheet.Layout(&n.Page, f, f.Grown(exportWidth), func(col *ui.Column) {
		col.Para(n.list.heading)
		col.Second(csvID, t("records.save_csv"))
		col.Second(jsonID, t("records.save_json"))
	})
}
