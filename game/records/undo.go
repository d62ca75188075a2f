package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// undo offers to bring back the solve that was removed last.
type undo struct {
	desk  Desk
	stage *stage.Stage
	id    history.ID // history.None: there is none
}

var undoID = ui.ID{Name: "undo"}

// remove removes a solve and says so.
func (u *undo) remove(id history.ID) {
	u.desk.Remove(id)
	u.id = id
	u.stage.Say(u.stage.Lang.T("records.removed"))
}

// layout adds the offer, if there is one.
func (u *undo) layout(col *ui.Column) {
	if u.id == history.None {
		return
	}
	col.Second(undoID, u.stage.Lang.T("records.removed")).Icon = render.Undo
}

// act brings the solve back, if id is that of the offer.
func (u *undo) act(id ui.ID) bool {
	if id != undoID || u.id == history.None {
		return false
	}
	u.desk.Unremove(u.id)
	u.id = history.None
	u.stage.Say(u.stage.Lang.T("records.restored"))
	return true
}
