package settings

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// listGroup is the beginning of the name in the IDs of the rows that lead to the list of a choice.
const listGroup = "list-"

// list is the page with the values of a choice that are too many, or too long, to stand side by side.
type list struct {
	stage.Page
	settings *Scene
	group    string
	tiled    bool // its cards begin with tiles
}

// layoutFolded adds a choice as a row that tells its value and leads to the list of all. The row takes over the focus of the chips,
// which larger letters fold.
func (s *Scene) layoutFolded(col *ui.Column, c *choice) {
	value := ""
	if s.Focus.Name == c.group {
		s.Focus = c.list
	}
	if on := c.index(&s.Stage.Set.Choices); on >= 0 {
		value = c.options[on]
	}
	col.Lead(c.list, c.label, value)
}

// unfold shows the list of a choice. It returns false if id is no row that leads to one.
func (s *Scene) unfold(id ui.ID) bool {
	for i := range s.choices {
		if c := &s.choices[i]; id == c.list {
			s.Stage.Push(&list{Page: stage.NewPage(s.Stage), settings: s, group: c.group})
			return true
		}
	}
	return false
}

func (p *list) choice() *choice { return p.settings.choice(p.group) }

// First returns the value that is chosen.
func (p *list) First() ui.ID {
	return ui.ID{Name: p.group, N: max(0, p.choice().index(&p.Stage.Set.Choices))}
}

// The number of values from which a list is a grid of cards, all in sight at once where they find room.
const listLong = 8

// Layout adds the values: a few as rows, many as cards.
func (p *list) Layout(f *ui.Frame) {
	c := p.choice()
	col := p.BeginWide(f, c.label)
	if len(c.options) < listLong {
		at := col.BeginGroup()
		for i, name := range c.options {
			row := col.Open(ui.ID{Name: p.group, N: i}, name, "")
			row.Role, row.Asked, row.On = ui.Radio, c.label, i == c.index(&p.Stage.Set.Choices)
		}
		col.EndGroup(at)
	} else {
		p.layoutCards(f, col, c)
	}
	p.End(f, col)
}

// Paint draws what stands on a card.
func (p *list) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == p.group && c.Look == ui.Card {
		p.paintCard(l, f, c)
	}
}

// Act chooses a value and goes back.
func (p *list) Act(id ui.ID) {
	p.Stage.Pop()
	p.settings.Act(id)
}
