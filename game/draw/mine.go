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

// The measures of the pictures in dip, and how many stand in a row.
const (
	thumbSide = 72
	thumbPad  = 8
	thumbsMax = 4
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

// galleryWord returns the word on the button that leads to the gallery: it names the goals kept, unless their pictures stand on the page.
func (s *Scene) galleryWord(f *ui.Frame) string {
	if s.mode == arrangeMode || f.Wide() {
		return s.Stage.Lang.T("draw.gallery")
	}
	return s.words.mine
}

// layout adds as many pictures as fit in a row, and above them what they are. Their names are only spoken.
func (m *mine) layout(col *ui.Column, s *Scene) {
	m.update(s)
	if len(m.thumbs) == 0 {
		return
	}
	f := col.F
	col.Line(s.words.mine, ui.Small, render.Regular, 16)
	col.Space(8)
	n := min(thumbsMax, max(1, int((col.Area.W+f.Dip(8))/f.Dip(thumbSide+8))))
	row := col.Take(f.Split(col.Area, n, 0, 8).W)
	col.Space(16)
	for i := range min(n, len(m.thumbs)) {
		t := &m.thumbs[i]
		t.picture.Set(t.config, f.Theme, s.Stage.Set.Scheme)
		t.picture.View.Plain = true
		f.Add(ui.Control{ID: ui.ID{Name: keptGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: t.name,
			Face: f.Face(render.Regular, 16), Lines: []string{}, Rect: f.Split(row, n, i, 8)})
	}
}

// paint draws a picture.
func (m *mine) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.N < len(m.thumbs) {
		m.thumbs[c.ID.N].picture.Draw(l, f.Fonts, c.Rect.Inset(f.Dip(thumbPad)), f.Scale)
	}
}
