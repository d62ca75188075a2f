package game

import (
	"strconv"

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
			Rect: render.Rect{X: p.place.at.X + x*p.place.cell, Y: p.place.at.Y + y*p.place.cell, W: p.place.cell, H: p.place.cell}, Disabled: k.stuck, On: c == p.cursor})
	}
	p.addGoal(f)
}

// goalBoardID is the goal as a grid that can only be read; goalCellName is the name in the IDs of its cells.
var goalBoardID = ui.ID{Name: "goalboard"}

const goalCellName = "goalcell"

// addGoal appends the goal to the control tree, where the tree is mirrored: it lies over the goal's picture.
func (p *play) addGoal(f *ui.Frame) {
	thumb := ui.Find(f.Controls, goalID)
	if p.app.boot.Platform != Browser || thumb == nil {
		return
	}
	r := thumb.Rect
	g := p.session().Goal()
	size := g.Size()
	w, h := r.W/float32(size.W), r.H/float32(size.H)
	f.Add(ui.Control{ID: goalBoardID, Role: ui.Grid, Look: ui.Custom, Label: p.app.lang.T("play.goal"), Value: p.config, Rect: r, Disabled: true})
	for c := range size.Cells() {
		text := p.app.lang.T("play.cell_blank")
		if label := g.Board().At(c); label != 0 {
			text = strconv.Itoa(label)
		}
		f.Add(ui.Control{ID: ui.ID{Name: goalCellName, N: c}, Role: ui.Cell, Look: ui.Custom, Label: text, Row: c / size.W, Col: c % size.W,
			Rect: render.Rect{X: r.X + float32(c%size.W)*w, Y: r.Y + float32(c/size.W)*h, W: w, H: h}, Disabled: true})
	}
}

// reply has the cursor go where a mirror's focus has gone.
func (p *play) reply(r Reply) bool {
	if r.Kind != FocusMoved || r.ID.Name != cellName {
		return false
	}
	p.app.device(byKeys)
	p.cursed = p.cursed || r.ID.N != p.cursor
	p.focus, p.cursor = boardID, r.ID.N
	return true
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
