package settings

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// listGroup is the beginning of the name in the IDs of the rows that lead to the list of a choice.
const listGroup = "list-"

// list is the page with the values of a choice that are too many, or too long, to stand side by side.
type list struct {
	stage.Page
	settings *Scene
	group    string
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

// The number of values from which a list has two columns where they find room.
const listLong = 8

// Layout adds a row for each value.
func (p *list) Layout(f *ui.Frame) {
	c := p.choice()
	col := p.BeginWide(f, c.label)
	left, right, two := col.Grounds()
	first := len(c.options)
	two = two && first >= listLong
	if two {
		first = (first + 1) / 2
	}
	p.layoutRows(&left, c, 0, first)
	if two {
		p.layoutRows(&right, c, first, len(c.options))
		ui.Level(&left, &right)
	}
	col.Y = left.Y
	p.End(f, col)
}

// layoutRows adds the values from one up to another, on a ground of their own.
func (p *list) layoutRows(col *ui.Column, c *choice, from, to int) {
	on, at := c.index(&p.Stage.Set.Choices), col.BeginGroup()
	for i := from; i < to; i++ {
		row := col.Open(ui.ID{Name: p.group, N: i}, c.options[i], "")
		row.Role, row.Asked, row.On = ui.Radio, c.label, i == on
	}
	col.EndGroup(at)
}

// Act chooses a value and goes back.
func (p *list) Act(id ui.ID) {
	p.Stage.Pop()
	p.settings.Act(id)
}
