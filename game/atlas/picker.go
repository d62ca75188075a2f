package atlas

import (
	"slices"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// picker is the scene in which the player chooses the size and the goal that the atlas shows.
type picker struct {
	stage.Page
	atlas *Scene
	sizes []string // their names
	cell  float32  // side of a cell of the boards on their cards
	spare float32  // the height that the cards may take in addition; the sizes leave the goals the rest

	names    [playedKind + 1]string // of the goals
	goals    int                    // number of goals to choose from
	size     puzzle.Size            // that the goals are for
	configs  [playedKind + 1]puzzle.Config
	pictures [playedKind + 1]boardview.GoalPicture
}

// The names in the IDs of the sizes and the goals; their numbers are indices.
const (
	sizeGroup = "size"
	goalGroup = "goal"
)

// The IDs of the button that goes back to the atlas, and of the large picture of the goal chosen.
var (
	showID    = ui.ID{Name: "show"}
	pictureID = ui.ID{Name: "goalpicture"}
)

func newPicker(a *Scene) *picker {
	p := &picker{Page: stage.NewPage(a.Stage), atlas: a}
	p.reword()
	return p
}

// reword makes the words in the language of the stage.
func (p *picker) reword() {
	p.sizes = p.sizes[:0]
	for _, size := range countable {
		p.sizes = append(p.sizes, p.Stage.Lang.T("atlas.size", "w", size.W, "h", size.H))
	}
	for i, kind := range kinds {
		p.names[i] = words.Kind(p.Stage.Lang, kind)
	}
	p.names[playedKind] = p.Stage.Lang.T("atlas.own")
}

// Hear makes the words anew when the language changes.
func (p *picker) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}

// First returns the size shown.
func (p *picker) First() ui.ID { return ui.ID{Name: sizeGroup, N: p.sizeIndex()} }

func (p *picker) sizeIndex() int { return slices.Index(countable[:], p.atlas.board.charted.size) }

// update finds the goals to choose from if the size has changed. The goal of the game being played is one of them only
// if it has the size and differs from the others.
func (p *picker) update() {
	size, playing := p.atlas.board.charted.size, p.atlas.board.playing
	if size == p.size {
		return
	}
	p.size, p.goals = size, playedKind
	if firstCharted(playing) == (charted{size, playedKind}) {
		p.goals++
	}
	for kind := range p.goals {
		_, goal := charted{size, kind}.goal(playing)
		p.configs[kind] = puzzle.Config{Size: size, Rule: goal.Rule()}
	}
}

// Layout lays out the sizes and the goals and, if there is room beside them, a large picture of the goal chosen. On a high screen the button
// stands at the foot of the page.
func (p *picker) Layout(f *ui.Frame) {
	p.update()
	t, width := p.Stage.Lang.T, float32(stage.PageWidth)
	if f.Wide() {
		width = stage.GridWidth
	}
	area, column := p.Head(f, t("atlas.pick"), width)
	var button ui.Control
	pin := f.Pins(area)
	if pin {
		button = f.Pinned(&area, column, showID, t("atlas.show"))
	}
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	p.spare = 0
	if left, right, beside := col.Halves(); beside && f.Wide() {
		p.fill(&left, area.H-f.Dip(16))
		p.layoutBeside(f, &left, &right)
		col.Y = max(left.Y+f.Dip(16), right.Y) - f.Dip(24) // neither needs more below it
	} else {
		if pin {
			p.fill(col, area.H)
		}
		p.layoutChoices(f, col)
		if pin {
			col.Y -= f.Dip(32) // the button has its space above it, so the words need none below
		} else {
			col.Space(8)
			col.Button(showID, t("atlas.show"), ui.Primary)
		}
	}
	p.End(f, col)
	if pin {
		f.Add(button)
	}
}

// pictureHigh is the most height of the large picture of the goal in widths.
const pictureHigh = 1.25

// fill gives the cards what the choices leave of a height.
func (p *picker) fill(col *ui.Column, height float32) {
	p.spare = max(0, height-col.Measure(func(col *ui.Column) { p.layoutChoices(col.F, col) }))
}

// layoutBeside lays out the choices on the left, and on the right the goal chosen and the button.
func (p *picker) layoutBeside(f *ui.Frame, left, right *ui.Column) {
	p.layoutChoices(f, left)
	area, show := p.Scroll.Area(), p.Stage.Lang.T("atlas.show")
	side := max(f.Dip(160), min(right.Area.W*pictureHigh, area.H-f.ControlHeight()-f.Dip(48)))
	r := right.Take(side)
	high := f.ButtonHeight(show, ui.Primary, right.Area.W)
	right.Y = max(right.Y+f.Dip(16), area.Y+area.H-f.Dip(16)-high-p.Scroll.Offset) // the foot of the page
	r.Y += max(0, render.Floor((right.Y-f.Dip(16)-r.Y-side)/2))                    // in the middle above it
	f.Add(ui.Control{ID: pictureID, Role: ui.Image, Look: ui.Custom, Label: p.names[p.atlas.board.charted.kind], Rect: r})
	right.Button(showID, show, ui.Primary)
}

// layoutChoices lays out the sizes and the goals to choose from, and what of a goal matters.
func (p *picker) layoutChoices(f *ui.Frame, col *ui.Column) {
	t := p.Stage.Lang.T
	p.layoutSizes(f, col)
	col.Line(t("atlas.pick_goal"), ui.Plain, render.Regular, 16)
	col.Space(4)
	p.layoutGoals(f, col)
	col.Space(4)
	col.Para(t("atlas.blank_text"))
}

// goalPad is the space between the words on the card of a goal and its edges, in dip.
const goalPad = 9

// layoutGoals lays out the cards of the goals, with as many in a row as have room for their words. Their size does not
// depend on whether the goal of the game being played is among them.
func (p *picker) layoutGoals(f *ui.Frame, col *ui.Column) {
	perRow, face := f.CardRow(col.Area.W, p.names[:p.goals], len(p.names))
	words := f.Split(render.Rect{W: col.Area.W}, perRow, 0, ui.CardGap).W - f.Dip(2*goalPad)
	for _, name := range p.names[:p.goals] {
		face = min(face, f.FaceFitting(name, words))
	}
	rows := float32((p.goals + perRow - 1) / perRow)
	height := f.Dip(84)*max(1, f.TextSize*0.75) + f.Fonts.Metrics(face).Line + render.Floor(min(p.spare/rows, f.Dip(goalGrown)))
	for first := 0; first < p.goals; first += perRow {
		row := col.Take(height)
		for k := first; k < min(first+perRow, p.goals); k++ {
			p.pictures[k].Set(p.configs[k], f.Theme, p.Stage.Set.Scheme)
			f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: k}, Role: ui.Radio, Look: ui.Card, Label: p.names[k], Face: face,
				Rect: f.Split(row, perRow, k-first, ui.CardGap), On: k == p.atlas.board.charted.kind})
		}
		col.Space(8)
	}
}

// Act turns the atlas to another size or goal, or goes back to it.
func (p *picker) Act(id ui.ID) {
	c := p.atlas.board.charted
	switch id.Name {
	case sizeGroup:
		c.size = countable[id.N]
		if c.kind == playedKind && c.size != p.atlas.board.playing.Goal.Size() {
			c.kind = 0
		}
		p.atlas.chart(c)
	case goalGroup:
		c.kind = id.N
		p.atlas.chart(c)
	case showID.Name:
		p.Stage.Pop()
	}
}

// Paint draws the card of a goal, or the large picture of the goal chosen.
func (p *picker) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case sizeGroup:
		p.paintSize(l, f, c)
	case goalGroup:
		p.pictures[c.ID.N].PaintCard(l, f, c)
	case pictureID.Name:
		p.pictures[p.atlas.board.charted.kind].Draw(l, f.Fonts, c.Rect, f.Scale)
	}
}
