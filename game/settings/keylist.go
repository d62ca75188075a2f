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
	more  float32  // by how much the rows are higher, so that the fold cuts none
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

// keyParts are the groups of actions that belong together: the key of a heading, and how many actions there are, in the order of
// keys.Bindings. In two columns the first two stand beside the others.
var keyParts = [...]struct {
	heading string
	count   int
}{{"help.pad_move", 4}, {"menu.game", 9}, {"play.board", 3}, {"result.more", 7}}

// keysFoot is the space below the last group of a column and below the button at the end of the other one, in dip.
const keysFoot = 24

// leftParts is the number of groups in the first of two columns.
const leftParts = 2

func (k *keyList) Layout(f *ui.Frame) {
	t := k.Stage.Lang.T
	col := k.BeginWide(f, t("settings.keys"))
	left, right, two := col.Grounds()
	k.more = 0
	if !two {
		left.Intro(t("settings.keys_how"))
		k.more = k.foldMore(left, left.Y-col.Y)
	}
	n := k.layoutParts(&left, 0, leftParts, 0)
	if !two {
		right.Y = left.Y
	}
	k.layoutParts(&right, leftParts, len(keyParts), n)
	if two { // the end of the second column, which is the shorter one, has the room
		words := right.Measure(func(c *ui.Column) { c.Small(t("settings.keys_how")) })
		right.Y = max(right.Y, left.Y-words-f.ControlHeight()-f.Dip(keysFoot))
		right.Small(t("settings.keys_how"))
	}
	right.Second(resetKeysID, t("settings.keys_reset"))
	col.Y = max(left.Y, right.Y)
	k.End(f, col)
}

// layoutParts adds the groups from one up to another, whose first action is n, and returns the action after them. On a desktop, where all
// actions fit the page without, they have no headings.
func (k *keyList) layoutParts(col *ui.Column, from, to, n int) int {
	bare := col.F.Wide() && !col.F.Low()
	for _, p := range keyParts[from:to] {
		rows := func() {
			k.layoutRows(col, n, n+p.count)
		}
		if bare {
			at := col.BeginGroup()
			rows()
			col.EndGroup(at)
		} else {
			col.Chapter(k.Stage.Lang.T(p.heading), rows)
		}
		n += p.count
	}
	return n
}

// layoutRows adds the rows from one up to another.
func (k *keyList) layoutRows(col *ui.Column, from, to int) {
	for i := from; i < to; i++ {
		row := col.Caps(ui.ID{Name: keyGroup, N: i}, k.rows[i].name, k.rows[i].caps)
		row.Range = ui.Range{Hi: float32(len(k.rows) - 1), At: float32(i)}
		row.Rect.H += k.more
		col.Y += k.more
	}
}

// What follows the last row of a group, its foot and the space after it, the most that a row is higher for the fold to cut none, and the
// space between the last row and the fold, in dip.
const (
	partEnd = 20
	rowMore = 10
	foldAir = 8
)

// foldMore returns how much higher rows are for the fold to cut none of the first two groups, which follow in a column below something of
// a height.
func (k *keyList) foldMore(col ui.Column, below float32) float32 {
	f, first := col.F, keyParts[0].count
	head := col.Measure(func(c *ui.Column) { c.Chapter(k.Stage.Lang.T(keyParts[0].heading), func() {}) })
	room := k.Scroll.Room() - below - f.Dip(foldAir)
	return ui.FoldMore(first+keyParts[1].count, func(i int) float32 {
		high := col.Measure(func(c *ui.Column) { k.layoutRows(c, i, i+1) })
		switch i {
		case 0:
			return high + head - f.Dip(partEnd)
		case first:
			return high + head
		}
		return high
	}, room, f.Dip(rowMore))
}

func (k *keyList) Act(id ui.ID) {
	switch {
	case id == resetKeysID:
		k.store(nil)
	case id.Name == keyGroup:
		k.Stage.Push(newKeyQuestion(k, id.N))
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
