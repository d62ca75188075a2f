package boardview

import (
	"wildfifteen/assets"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// names caches the spoken names of the cells. A cell's name is looked up again only when its key changes, and what was said of a tile
// once is not put into words again: on a large board a slide changes the names of all tiles in two columns or rows.
type names struct {
	lang  *assets.Lang
	goal  puzzle.Goal
	keys  []cellKey
	texts []string
	made  [][4]string // by label: its names, by home and stuck; "" for those that were not needed yet
}

// cellKey is all that a cell's name depends on, besides language and goal.
type cellKey struct {
	label  int
	home   bool
	stuck  bool // the tile cannot move, and the name says so
	hidden bool
	known  bool // false: the name was not made yet
}

// addCells adds the board's cells to the control tree, in reading order.
func (v *View) addCells(s *stage.Stage, f *ui.Frame, p Place) {
	n, size := &v.names, v.Board.Size()
	if n.lang != s.Lang || n.goal != v.Goal || len(n.keys) != size.Cells() {
		*n = names{lang: s.Lang, goal: v.Goal, keys: make([]cellKey, size.Cells()), texts: make([]string, size.Cells()), made: make([][4]string, size.Cells()+1)}
	}
	blank := v.Board.Blank()
	for c := range size.Cells() {
		label := v.Board.At(c)
		k := cellKey{label: label, hidden: p.Covered && (label != 0 || !p.Gap), known: true, home: label != 0 && v.Goal.CellOf(label) == c,
			stuck: p.MarkStuck && label != 0 && c%size.W != blank%size.W && c/size.W != blank/size.W}
		if n.keys[c] != k {
			n.keys[c], n.texts[c] = k, n.name(k)
		}
		f.Add(ui.Control{ID: CellID(c), Role: ui.Cell, Look: ui.Custom, Label: n.texts[c], Row: c / size.W, Col: c % size.W,
			Rect: v.CellRect(c), Disabled: k.stuck || p.MarkStuck && label == 0, On: c == v.Cursor.Cell})
	}
}

// name returns the name of a cell, made now or before.
func (n *names) name(k cellKey) string {
	if k.hidden || k.label == 0 {
		return n.text(k)
	}
	at := 0
	if k.home {
		at = 1
	}
	if k.stuck {
		at += 2
	}
	if n.made[k.label][at] == "" {
		n.made[k.label][at] = n.text(k)
	}
	return n.made[k.label][at]
}

// text puts into words the name of a cell: what is in the cell and where that belongs.
func (n *names) text(k cellKey) string {
	t := n.lang.T
	switch {
	case k.hidden:
		return t("play.cell_hidden")
	case k.label == 0:
		return t("play.cell_blank")
	}
	at, w := n.goal.CellOf(k.label), n.goal.Size().W
	text := t("play.cell_goal", "n", k.label, "row", at/w+1, "column", at%w+1)
	if k.home {
		text = t("play.cell_home", "n", k.label)
	}
	if k.stuck {
		text = t("play.cell_stuck", "cell", text)
	}
	return text
}

// CellName returns the spoken name of a cell of a board: what is in the cell and where that belongs.
func CellName(l *assets.Lang, b puzzle.Board, g puzzle.Goal, cell int) string {
	label := b.At(cell)
	n := names{lang: l, goal: g}
	return n.text(cellKey{label: label, home: label != 0 && g.CellOf(label) == cell})
}

// CellName returns the spoken name of a cell in the last layout; "" if that layout had no such cell.
func (v *View) CellName(cell int) string {
	if cell >= len(v.names.texts) {
		return ""
	}
	return v.names.texts[cell]
}
