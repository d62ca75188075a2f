package newgame

import (
	"strings"

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
}

// mineGroup is the name in the IDs of the goals that the player keeps; their numbers are indices.
const mineGroup = "mine"

// The measures of such a goal in dip.
const (
	mineHigh = 64
	mineSide = 48
	mineWide = 300 // least width of one beside another
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
		m.sizes = append(m.sizes, s.Stage.Lang.T("newgame.mine_size", "w", k.Config.Size.W, "h", k.Config.Size.H))
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
	w := f.Split(render.Rect{W: col.Area.W}, perRow, 0, cardGap).W - f.Dip(mineSide+2*cardPad+2*cardPairWords)
	high := f.Dip(mineHigh)
	for i := range m.list {
		high = max(high, m.height(f, i, w))
	}
	var row render.Rect
	for i := range m.list {
		if i%perRow == 0 {
			row = col.Take(high)
			col.Space(cardGap)
		}
		name := m.list[i].Name
		face := mineFace(f, name, w)
		f.Add(ui.Control{ID: ui.ID{Name: mineGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: name, Value: m.sizes[i], Face: face,
			Lines: f.Wrap(name, face, w), Rect: f.Split(row, perRow, i%perRow, cardGap)})
		m.pictures[i].Set(m.list[i].Config, false, f.Theme, s.Stage.Set.Scheme)
	}
}

// height returns the height that the words of a goal need in a width.
func (m *mine) height(f *ui.Frame, i int, w float32) float32 {
	face := mineFace(f, m.list[i].Name, w)
	lines := float32(len(f.Wrap(m.list[i].Name, face, w)))
	return f.Fonts.Metrics(face).Line*lines + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(2*cardPad)
}

// mineFace returns the face of a name in a width: smaller than usual only for a word that is too long.
func mineFace(f *ui.Frame, name string, w float32) render.FaceID {
	longest := ""
	for word := range strings.SplitSeq(name, " ") {
		if len(word) > len(longest) {
			longest = word
		}
	}
	return f.Fitting(render.Title, 20, longest, w)
}

// paint draws a goal: its picture, its name and its size.
func (m *mine) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	r, side, x := c.Rect, f.Dip(mineSide), f.Dip(mineSide+cardPad+cardPairWords)
	in := r.W - x - f.Dip(cardPad)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	m.pictures[c.ID.N].Draw(l, f.Fonts, at(f.Dip(cardPad), (r.H-side)/2, side, side), f.Scale)
	face := f.Face(render.Regular, 16)
	high, low := f.Fonts.Metrics(c.Face).Line, f.Fonts.Metrics(face).Line
	y := (r.H - high*float32(len(c.Lines)) - low) / 2
	for _, text := range c.Lines {
		l.TextIn(f.Fonts, c.Face, text, at(x, y, in, high), f.Near(), render.Middle, f.Theme.Ink)
		y += high
	}
	l.TextIn(f.Fonts, face, c.Value, at(x, y, in, low), f.Near(), render.Middle, f.Theme.Ink2)
}
