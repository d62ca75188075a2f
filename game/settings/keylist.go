package settings

import (
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// keyList is the scene that shows the keys of every action and lets the player change them.
type keyList struct {
	stage.Page
	saves *saves.Saves
	keys  *keys.Map
	rows  []keyRow // in the order of keys.Bindings
}

// keyRow is an action with its keys as they are labelled on the keyboard.
type keyRow struct {
	binding keys.Binding
	name    string
	caps    []string
}

// keyGroup is the name in the IDs of the actions; their numbers are indices of keyList.rows.
const keyGroup = "bind"

var resetKeysID = ui.ID{Name: "reset"}

func newKeyList(s *stage.Stage, sv *saves.Saves, k *keys.Map) *keyList {
	list := &keyList{Page: stage.NewPage(s), saves: sv, keys: k}
	list.reword()
	return list
}

// reword makes the rows in the language of the stage.
func (k *keyList) reword() {
	k.rows = k.rows[:0]
	for _, b := range keys.Bindings() {
		k.rows = append(k.rows, keyRow{binding: b, name: k.Stage.Lang.T("help.act_" + string(b.Action))})
	}
	k.refresh()
}

// Hear makes the rows anew when the language changes.
func (k *keyList) Hear(n stage.News) {
	if n == stage.Reworded {
		k.reword()
	}
}

// refresh updates the rows from the present keys.
func (k *keyList) refresh() {
	for i := range k.rows {
		k.rows[i].caps = k.keys.Caps(k.Stage.Lang, k.rows[i].binding)
	}
}

func (k *keyList) First() ui.ID { return ui.ID{Name: keyGroup} }

func (k *keyList) Layout(f *ui.Frame) {
	t := k.Stage.Lang.T
	col := k.BeginWide(f, t("settings.keys"))
	col.Small(t("settings.keys_how"))
	half := len(k.rows)
	left, right, ok := col.Grounds()
	if ok {
		half = (half + 1) / 2
	}
	first := left.BeginGroup()
	k.layoutRows(&left, 0, half)
	if ok {
		second := right.BeginGroup()
		k.layoutRows(&right, half, len(k.rows))
		right.EndGroup(second)
		right.Second(resetKeysID, t("settings.keys_reset"))
		left.Y = max(left.Y, right.Y-f.Dip(8+4)) // both end alike
	}
	left.EndGroup(first)
	col.Y = max(left.Y, right.Y)
	if !ok {
		col.Space(4)
		col.Second(resetKeysID, t("settings.keys_reset"))
	}
	k.End(f, col)
}

// layoutRows adds the rows from one up to another.
func (k *keyList) layoutRows(col *ui.Column, from, to int) {
	for i := from; i < to; i++ {
		col.Caps(ui.ID{Name: keyGroup, N: i}, k.rows[i].name, k.rows[i].caps).Range = ui.Range{Hi: float32(len(k.rows) - 1), At: float32(i)}
	}
}

func (k *keyList) Act(id ui.ID) {
	switch {
	case id == resetKeysID:
		k.store(nil)
	case id.Name == keyGroup:
		k.Stage.Push(newKeyQuestion(k, k.rows[id.N]))
	}
}

// bind binds keys to an action and returns the names of the other actions that lose any of these keys.
func (k *keyList) bind(a keys.Action, list []string) (others []string) {
	table, from := k.keys.Rebound(a, list)
	k.store(table)
	for _, b := range from {
		others = append(others, k.nameOf(b))
	}
	return others
}

// store saves a table of keys, which takes effect at once.
func (k *keyList) store(table map[string][]string) {
	k.saves.Settings.Keys = table
	k.saves.Change()
	k.refresh()
}

func (k *keyList) nameOf(a keys.Action) string {
	for _, r := range k.rows {
		if r.binding.Action == a {
			return r.name
		}
	}
	return ""
}
