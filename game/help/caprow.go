package help

import (
	"wildfifteen/assets"
	"wildfifteen/game/keys"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// capRow is an action with its keys or buttons.
type capRow struct {
	label string
	caps  []string
}

// The width from which rows stand in two columns on a low screen, that of a column where there is room, and the gap between two, in dip.
const (
	capsLeast  = 480
	capsColumn = 300
	capsGap    = 24
)

// capColumns returns the number of columns in which rows stand.
func capColumns(col *ui.Column) int {
	f := col.F
	switch {
	case f.Low() && col.Area.W >= f.Grown(capsLeast):
		return 2
	case f.Wide() && !f.Low():
		return max(1, int(col.Area.W/f.Grown(capsColumn)))
	}
	return 1
}

// layoutRows adds rows: where there is room in columns, so that keys do not stand far from what they do.
func layoutRows(col *ui.Column, rows []capRow) {
	n, gap := capColumns(col), col.F.Dip(capsGap)
	each, wide := (len(rows)+n-1)/n, render.Floor((col.Area.W-gap*float32(n-1))/float32(n))
	foot := col.Y
	for k := range n {
		part := *col
		part.Area.X += (wide + gap) * float32(k)
		part.Area.W = wide
		for i := k * each; i < min((k+1)*each, len(rows)); i++ {
			part.Caps(ui.ID{}, rows[i].label, rows[i].caps).Range = ui.Range{Hi: float32(len(rows) - 1), At: float32(i)}
		}
		foot = max(foot, part.Y)
	}
	col.Y = foot
}

// keyRows returns the keys of all actions that have one, and the keys that cannot be changed.
func keyRows(l *assets.Lang, k *keys.Map) (rows []capRow) {
	fixed := func(text, key string) { rows = append(rows, capRow{l.T(text), []string{k.Cap(l, key)}}) }
	rows = appendKeys(rows, l, k, true)
	fixed("help.act_edge", "Shift+ArrowLeft")
	fixed("help.act_walk", "Ctrl+ArrowLeft")
	fixed("help.act_play", "Enter")
	rows = appendKeys(rows, l, k, false)
	fixed("help.act_next", "Tab")
	fixed("help.act_board", "Escape")
	return rows
}

// appendKeys appends the keys of the actions that move tiles, or of all others, to rows.
func appendKeys(rows []capRow, l *assets.Lang, k *keys.Map, moves bool) []capRow {
	for _, b := range keys.Bindings() {
		if b.Action.Moves() != moves {
			continue
		}
		caps := k.Caps(l, b)
		if len(caps) == 0 {
			continue
		}
		rows = append(rows, capRow{l.T("help.act_" + string(b.Action)), caps})
		if b.Action == keys.Hint {
			rows = append(rows, capRow{l.T("help.act_held"), caps})
		}
	}
	return rows
}

// padRows returns the buttons of a game pad.
func padRows(l *assets.Lang) []capRow {
	t := l.T
	direction := t("help.pad_directions")
	return []capRow{
		{t("help.pad_move"), []string{direction}},
		{t("help.act_edge"), []string{t("help.pad_and", "first", t("help.pad_rt"), "second", direction)}},
		{t("help.pad_press"), []string{"A"}},
		{t("help.pad_back"), []string{"B"}},
		{t("help.act_undo"), []string{"X", t("help.pad_lb")}},
		{t("help.act_redo"), []string{t("help.pad_rb")}},
		{t("help.act_hint"), []string{"Y"}},
		{t("help.act_held"), []string{"Y"}},
		{t("help.act_goal"), []string{t("help.pad_lt")}},
		{t("help.pad_menu"), []string{t("help.pad_start")}},
		{t("help.act_new"), []string{t("help.pad_select")}},
	}
}
