package newgame

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// mine are the goals that the player keeps, below the others. A press on one starts a game of it.
type mine struct {
	changes  int // of the goals, when they were read
	read     bool
	list     []session.KeptGoal
	sizes    []string
	pictures []boardview.GoalPicture
	paired   bool // two stand in a row of a phone
}

// mineGroup is the name in the IDs of the goals that the player keeps; their numbers are indices.
const mineGroup = "mine"

// The measures of such a goal in dip.
const (
	mineHigh  = 64
	mineSide  = 48
	mineWide  = 280 // least width of one beside another
	minePair  = 150 // the same on a phone, in pairs: they leave the chosen card above them in sight
	pairSide  = 40  // of the picture in such a pair
	pairName  = 17  // the most size of the name there
	nameLeast = 13  // its least size: a name shrinks until it needs no more lines than nameLines
	nameLines = 4
)

// update follows the goals kept.
func (m *mine) update(s *Scene) {
	goals := s.desk.Goals()
	if m.read && m.changes == goals.Changes() {
		return
	}
	*m = mine{read: true, changes: goals.Changes()}
	m.list = append(m.list, goals.List()...)
	m.pictures = make([]boardview.GoalPicture, len(m.list))
	for _, k := range m.list {
		m.sizes = append(m.sizes, words.Size(s.Stage.Lang, k.Config.Size))
	}
}

// layout adds the goals below a heading; nothing if there are none.
func (m *mine) layout(s *Scene, col *ui.Column) {
	if len(m.list) == 0 {
		return
	}
	f := col.F
	col.Heading(s.Stage.Lang.T("newgame.mine"))
	perRow := max(1, min(2, int(col.Area.W/f.Grown(mineWide))))
	if m.paired = perRow == 1 && !s.place.wide && col.Area.W >= f.Grown(2*minePair); m.paired {
		perRow = 2
	}
	w := m.room(f, f.Split(render.Rect{W: col.Area.W}, perRow, 0, cardGap))
	row := render.Rect{}
	for i := range m.list {
		if i%perRow == 0 {
			row = col.Take(m.rowHeight(f, i, min(i+perRow, len(m.list)), w))
			col.Space(cardGap)
		}
		name := m.list[i].Name
		face := m.face(f, name, w)
		f.Add(ui.Control{ID: ui.ID{Name: mineGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: name, Value: m.sizes[i], Face: face,
			Lines: f.Wrap(name, face, w), Rect: f.Split(row, perRow, i%perRow, cardGap), Range: ui.Range{At: (float32(i) + 0.5) / float32(len(m.list))}})
		m.pictures[i].Set(m.list[i].Config, f.Theme, s.Stage.Set.Scheme)
	}
}

// rowHeight returns the height of the row of the goals from an index to before another: that of the goal whose words, in a width, need most.
func (m *mine) rowHeight(f *ui.Frame, from, to int, w float32) float32 {
	high := f.Dip(mineHigh)
	for i := from; i < to; i++ {
		high = max(high, m.height(f, i, w))
	}
	return high
}

// height returns the height that the words of a goal need in a width.
func (m *mine) height(f *ui.Frame, i int, w float32) float32 {
	return m.words(f, i, w).Height(f) + f.Dip(2*cardPad)
}

// words returns the words of a goal in a width.
func (m *mine) words(f *ui.Frame, i int, w float32) ui.NameLine {
	name := m.list[i].Name
	return f.NameLine(name, m.face(f, name, w), m.sizes[i], w)
}

// face returns the face of a name in a width.
func (m *mine) face(f *ui.Frame, name string, w float32) render.FaceID {
	face := f.NameFace(name, w)
	if !m.paired {
		return face
	}
	for size := float32(pairName); size >= nameLeast; size-- {
		if face = min(face, f.Face(render.Title, size)); len(f.Wrap(name, face, w)) <= nameLines {
			break
		}
	}
	return face
}

// side returns the side of the picture of a goal.
func (m *mine) side(f *ui.Frame) float32 {
	if m.paired {
		return f.Dip(pairSide)
	}
	return f.Dip(mineSide)
}

// room returns the width of the words of a goal at r: what the picture and the space around both leave.
func (m *mine) room(f *ui.Frame, r render.Rect) float32 {
	gap := f.Dip(cardPairWords)
	if m.paired {
		gap = f.Dip(cardPad)
	}
	return r.W - m.side(f) - f.Dip(2*cardPad) - gap
}

// paint draws a goal: its picture, its name and its size.
func (m *mine) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	r, side, in := c.Rect, m.side(f), m.room(f, c.Rect)
	x := r.W - in - f.Dip(cardPad)
	picture := f.Within(r, render.Rect{X: r.X + f.Dip(cardPad), Y: r.Y + (r.H-side)/2, W: side, H: side})
	goal := &m.pictures[c.ID.N]
	if size := m.list[c.ID.N].Config.Size; goal.View.InLines() { // its line is as wide as tiles would be
		picture = picture.Inset(-side * render.RibbonAir / (float32(max(size.W, size.H)) - 2*render.RibbonAir))
	}
	goal.Draw(l, f.Fonts, picture, f.Scale)
	m.words(f, c.ID.N, in).Paint(l, f, c, render.Rect{X: r.X + x, Y: r.Y, W: in, H: r.H}, f.Near())
}
