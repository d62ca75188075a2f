package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// cellName is the name in the IDs of the board's cells; their number is the cell's.
const cellName = "cell"

// cellNames are the spoken names of the cells, made anew only where something changed.
type cellNames struct {
	keys  []cellKey
	texts []string
}

type cellKey struct {
	label  int
	home   bool
	stuck  bool
	hidden bool
	known  bool
}

func (n *cellNames) forget() { n.keys, n.texts = n.keys[:0], n.texts[:0] }

// addCells appends the board's cells to the control tree, in reading order.
func (p *play) addCells(f *ui.Frame, b puzzle.Board) {
	size := b.Size()
	n := &p.cells
	if len(n.keys) != size.Cells() {
		n.keys, n.texts = make([]cellKey, size.Cells()), make([]string, size.Cells())
	}
	hidden := p.app.hidden()
	goal := p.session().Goal()
	blank := b.Blank()
	for c := range size.Cells() {
		label := b.At(c)
		k := cellKey{label: label, hidden: hidden, known: true,
			home:  label != 0 && goal.CellOf(label) == c,
			stuck: label != 0 && c%size.W != blank%size.W && c/size.W != blank/size.W}
		if n.keys[c] != k {
			n.keys[c], n.texts[c] = k, p.nameCell(k, goal)
		}
		x, y := float32(c%size.W), float32(c/size.W)
		f.Add(ui.Control{ID: ui.ID{Name: cellName, N: c}, Role: ui.Cell, Look: ui.Custom, Label: n.texts[c], Row: c / size.W, Col: c % size.W,
			Rect: render.Rect{X: p.place.at.X + x*p.place.cell, Y: p.place.at.Y + y*p.place.cell, W: p.place.cell, H: p.place.cell}, Enabled: !k.stuck})
	}
}

// nameCell says what stands in a cell and where it belongs.
func (p *play) nameCell(k cellKey, g puzzle.Goal) string {
	t := p.app.lang.T
	if k.hidden {
		return t("play.cell_hidden")
	}
	if k.label == 0 {
		return t("play.cell_blank")
	}
	at := g.CellOf(k.label)
	w := g.Size().W
	var text string
	if k.home {
		text = t("play.cell_home", "n", k.label)
	} else {
		text = t("play.cell_goal", "n", k.label, "row", at/w+1, "column", at%w+1)
	}
	if k.stuck {
		text = t("play.cell_stuck", "cell", text)
	}
	return text
}
