// Package goals is the scene with the map of goals: a ribbon for each kind and size, grey until it is solved.
package goals

import (
	"slices"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// Solved returns how often the player has solved a configuration, dealt at random, and the best time; ok is false if
	// no solve counts for a best.
	Solved(c puzzle.Config) (count int, best time.Duration, ok bool)
	// PlayGoal leaves the scene and deals a game of a configuration.
	PlayGoal(c puzzle.Config)
	// ShowGallery and DrawGoal lead to other pages of goals.
	ShowGallery()
	DrawGoal()
}

// The kinds and the sides of the boards on the map.
var (
	kinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random}
	sides = [...]int{3, 4, 5, 6, 8, 10}
)

// Scene is the map.
type Scene struct {
	stage.Page
	desk  Desk
	names [len(kinds)]string
	rows  [len(sides)]string
	cells [len(sides) * len(kinds)]cell
}

// cell is a goal on the map.
type cell struct {
	config      puzzle.Config
	name, state string
	count, best string
	solved      bool
	picture     boardview.GoalPicture
	theme       *render.Theme // of the picture's colours
	scheme      session.Scheme
}

// goalGroup is the name in the IDs of the goals, headGroup in those of the names of the kinds.
const (
	goalGroup = "goal"
	headGroup = "head"
)

// New returns the map.
func New(s *stage.Stage, desk Desk) *Scene {
	m := &Scene{Page: stage.NewPage(s), desk: desk}
	m.read()
	return m
}

// read makes all words anew.
func (s *Scene) read() {
	l := s.Stage.Lang
	for i, k := range kinds {
		s.names[i] = words.Kind(l, k)
	}
	for y, side := range sides {
		s.rows[y] = l.T("goals.size", "w", side, "h", side)
		for x, k := range kinds {
			size := puzzle.Size{W: side, H: side}
			c := cell{config: puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: k}}, name: words.SizeAndKind(l, size, k), state: l.T("goals.open")}
			if n, best, ok := s.desk.Solved(c.config); ok {
				c.solved, c.count, c.best = true, l.T("goals.times", "n", l.Count(n)), words.Clock(best, 0)
				c.state = l.N("goals.solved", n, "best", c.best)
			}
			s.cells[y*len(kinds)+x] = c
		}
	}
}

// First returns the first goal.
func (s *Scene) First() ui.ID { return ui.ID{Name: goalGroup} }

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.read()
	}
}

// Act plays a goal, or leads to another page.
func (s *Scene) Act(id ui.ID) {
	s.follow(id)
	if id.Name == goalGroup {
		s.desk.PlayGoal(s.cells[id.N].config)
	}
}

// The measures of the map in dip.
const (
	mapWidth   = 720
	mapGap     = 8
	headMore   = 3 // by how much the name of a kind may reach into the gaps beside it
	cellPad    = 6
	headLeast  = 14  // the size under which the names of all kinds are too small side by side
	wideHeight = 560 // and its height
	wideLeast  = 900 // of a screen with the whole map on one page
)

// largeRow is how many goals stand in a row where the names of all kinds side by side would be too small.
const largeRow = 3

// The part of its colours that the ribbon of a goal keeps that is not solved: of the next one and of the others.
const (
	nextTint = 0.6
	openTint = 0.28
)

// next returns the index of the first goal that is not solved, in the order of the map.
func (s *Scene) next() int {
	return slices.IndexFunc(s.cells[:], func(c cell) bool { return !c.solved })
}

// Layout lays out a row for each size, below the names of the kinds; on a wide screen a column for each size.
func (s *Scene) Layout(f *ui.Frame) {
	s.colour(f)
	if f.Wide() && f.Safe.W >= f.Grown(wideLeast) && f.Safe.H >= f.Grown(wideHeight) {
		s.layoutWide(f)
		return
	}
	area, column := s.head(f, mapWidth)
	col := s.Scroll.Begin(f, area, column)
	col.Small(s.Stage.Lang.T("goals.about"))
	face := s.headFace(f, col.Area.W, len(kinds))
	if f.Fonts.Metrics(face).Cap < f.Fonts.Metrics(f.Face(render.Regular, headLeast)).Cap {
		s.layoutLarge(f, col)
		s.End(f, col)
		return
	}
	s.layoutHeads(col, 0, len(kinds), len(kinds), face)
	for y, name := range s.rows {
		s.layoutSize(col, name)
		s.layoutGoals(col, y, 0, len(kinds), len(kinds))
	}
	s.End(f, col)
}

// layoutLarge lays out few goals in a row, each below the name of its kind, for letters that are too large for all of them.
func (s *Scene) layoutLarge(f *ui.Frame, col *ui.Column) {
	face := s.headFace(f, col.Area.W, largeRow)
	for y, name := range s.rows {
		s.layoutSize(col, name)
		for from := 0; from < len(kinds); from += largeRow {
			to := min(from+largeRow, len(kinds))
			s.layoutHeads(col, y*len(kinds)+from, to-from, largeRow, face)
			s.layoutGoals(col, y, from, to, largeRow)
			col.Space(8)
		}
	}
}

// headFace returns the face in which the names of the kinds fit, so many in a row of a width.
func (s *Scene) headFace(f *ui.Frame, width float32, perRow int) render.FaceID {
	w := f.Split(render.Rect{W: width}, perRow, 0, mapGap).W
	face := f.Face(render.Regular, 16)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, w+2*f.Dip(headMore)))
	}
	return face
}

// layoutHeads adds the names of n kinds, the first of them above goal at.
func (s *Scene) layoutHeads(col *ui.Column, at, n, perRow int, face render.FaceID) {
	f, more := col.F, col.F.Dip(headMore)
	heads := col.Take(f.Fonts.Metrics(face).Line + f.Dip(4))
	for i := range n {
		r := f.Split(heads, perRow, i, mapGap)
		r.X, r.W = r.X-more, r.W+2*more
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: at + i}, Role: ui.Text, Look: ui.Custom, Label: s.names[(at+i)%len(kinds)], Face: face, Align: render.Middle, Rect: r})
	}
}

// layoutSize adds the name of a size.
func (s *Scene) layoutSize(col *ui.Column, name string) {
	col.Space(8)
	col.Line(name, ui.Title, render.Title, 20).Role = ui.Heading
	col.Space(4)
}

// layoutGoals adds a row of the goals of a size, from a kind up to another one.
func (s *Scene) layoutGoals(col *ui.Column, size, from, to, perRow int) {
	f := col.F
	h := f.Split(render.Rect{W: col.Area.W}, perRow, 0, mapGap).W
	if s.solvedIn(size, from, to) {
		h += 2 * f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	}
	row := col.Take(max(h, f.Dip(48)))
	for x := from; x < to; x++ {
		s.add(f, size*len(kinds)+x, f.Split(row, perRow, x-from, mapGap))
	}
}

// add adds a goal.
func (s *Scene) add(f *ui.Frame, i int, r render.Rect) {
	c := &s.cells[i]
	f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state, Rect: r})
}

// layoutWide lays out the whole map on one page: a column for each size, a row for each kind.
func (s *Scene) layoutWide(f *ui.Frame) {
	area, column := s.head(f, stage.GridWidth)
	col := s.Scroll.Begin(f, area, column)
	top := col.Y
	col.Small(s.Stage.Lang.T("goals.about"))
	face, title := f.Face(render.Regular, 16), f.Face(render.Title, 20)
	side := float32(0)
	for _, name := range s.names {
		side = max(side, f.Fonts.Width(face, name))
	}
	side += f.Dip(16)
	right := render.Rect{X: col.Area.X + side, W: col.Area.W - side}
	heads := col.Take(f.Fonts.Metrics(title).Line + f.Dip(4))
	right.Y, right.H = heads.Y, heads.H
	for y, name := range s.rows {
		f.Add(ui.Control{Role: ui.Heading, Label: name, Face: title, Align: render.Middle, Rect: f.Split(right, len(sides), y, mapGap)})
	}
	h := max(f.Dip(88), render.Floor((area.H-(col.Y-top)-f.Dip(24))/float32(len(kinds))))
	for x, name := range s.names {
		row := col.Take(h)
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: x}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Align: render.Start,
			Rect: render.Rect{X: row.X, Y: row.Y, W: side, H: h}})
		right.Y, right.H = row.Y, h
		for y := range sides {
			r := f.Split(right, len(sides), y, mapGap)
			r.H -= f.Dip(mapGap)
			s.add(f, y*len(kinds)+x, r)
		}
	}
	s.Scroll.End(f)
}

// solvedIn reports whether any goal of a size, from a kind up to another one, is solved.
func (s *Scene) solvedIn(size, from, to int) bool {
	row := s.cells[size*len(kinds):][:len(kinds)]
	return slices.ContainsFunc(row[from:to], func(c cell) bool { return c.solved })
}

// colour makes the colours of all goals: those of solved ones whole, those of the others faint.
func (s *Scene) colour(f *ui.Frame) {
	t, next := f.Theme, s.next()
	for i := range s.cells {
		c := &s.cells[i]
		if c.theme == t && c.scheme == s.Stage.Set.Scheme {
			continue
		}
		c.theme, c.scheme = t, s.Stage.Set.Scheme
		c.picture.Set(c.config, false, t, c.scheme)
		v := &c.picture.View
		v.Plain = true
		switch {
		case c.solved:
		case t.Contrast:
			v.Hollow = true
		case i == next:
			render.Tint(v.Colors, t.Groove, nextTint)
		default:
			render.Tint(v.Colors, t.Groove, openTint)
		}
	}
}

// Paint draws a goal with its best and its count, or the name of a kind.
func (s *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	switch k.ID.Name {
	case headGroup:
		align := render.Middle
		if k.Align == render.Start || k.Align == render.End {
			align = k.Align
		}
		l.TextIn(f.Fonts, k.Face, k.Label, k.Rect, align, render.Middle, f.Theme.Ink2)
	case goalGroup:
		s.paintGoal(l, f, k)
	}
}

// paintGoal draws a goal: below its picture its best and its count, if the control is high enough, side by side if not.
func (s *Scene) paintGoal(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &s.cells[k.ID.N], k.Rect
	face := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(face).Line
	picture := render.Rect{X: r.X, Y: r.Y, W: r.W, H: min(r.W, r.H)}
	if f.Wide() {
		picture.H = min(r.W, r.H-line)
	}
	if k.ID.N == s.next() {
		next := r
		if !f.Wide() {
			next = picture
		}
		l.Box(next, f.Radius(), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
	ui.Shade(l, f, k, r, f.Radius())
	c.picture.Draw(l, f.Fonts, picture.Inset(f.Dip(cellPad)), f.Scale)
	at := render.Rect{X: r.X, Y: picture.Y + picture.H, W: r.W, H: line}
	if best, count := f.Fonts.Width(face, c.best), f.Fonts.Width(face, c.count); at.Y+1.5*line > r.Y+r.H && best+count+f.Dip(8) <= r.W {
		at.X += (r.W - best - count - f.Dip(8)) / 2
		l.TextIn(f.Fonts, face, c.best, at, render.Start, render.Middle, f.Theme.Ink)
		at.X += best + f.Dip(8)
		l.TextIn(f.Fonts, face, c.count, at, render.Start, render.Middle, f.Theme.Ink2)
	} else {
		l.TextIn(f.Fonts, f.FaceFitting(c.best, r.W), c.best, at, render.Middle, render.Middle, f.Theme.Ink)
		at.Y += line
		l.TextIn(f.Fonts, f.FaceFitting(c.count, r.W), c.count, at, render.Middle, render.Middle, f.Theme.Ink2)
	}
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
}
