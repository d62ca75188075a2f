package draw

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// thumb is the picture of a goal that the player keeps.
type thumb struct {
	config  puzzle.Config
	name    string
	picture boardview.GoalPicture
}

// mine are the goals kept last, the latest first.
type mine struct {
	changes int // of the goals kept, when they were read, plus 1
	thumbs  []thumb
}

// The measures of the pictures in dip.
const (
	thumbSide = 64
	thumbPad  = 6
	thumbsMax = 5
)

// keptGroup is the name in the IDs of the pictures.
const keptGroup = "kept"

// update reads the goals if they have changed.
func (m *mine) update(s *Scene) {
	goals := s.desk.Goals()
	if m.changes == goals.Changes()+1 {
		return
	}
	m.changes, m.thumbs = goals.Changes()+1, nil
	list := goals.List()
	for i := len(list) - 1; i >= 0 && len(m.thumbs) < thumbsMax; i-- {
		m.thumbs = append(m.thumbs, thumb{config: list[i].Config, name: list[i].Name})
	}
}

// layout adds as many pictures as fit in a row. Their names are only spoken.
func (m *mine) layout(col *ui.Column, s *Scene) {
	m.update(s)
	if len(m.thumbs) == 0 {
		return
	}
	f := col.F
	side, gap := f.Dip(thumbSide), f.Dip(8)
	n := min(len(m.thumbs), int((col.Area.W+gap)/(side+gap)))
	row := col.Take(side)
	col.Space(8)
	for i := range n {
		t := &m.thumbs[i]
		t.picture.Set(t.config, f.Theme, s.Stage.Set.Scheme)
		t.picture.View.Plain = true
		f.Add(ui.Control{ID: ui.ID{Name: keptGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: t.name,
			Face: f.Face(render.Regular, 16), Lines: []string{}, Rect: render.Rect{X: row.X + float32(i)*(side+gap), Y: row.Y, W: side, H: side}})
	}
}

// paint draws a picture.
func (m *mine) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.N < len(m.thumbs) {
		m.thumbs[c.ID.N].picture.Draw(l, f.Fonts, c.Rect.Inset(f.Dip(thumbPad)), f.Scale)
	}
}
