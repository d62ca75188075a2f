// Package goals is the scene with the map of goals: a ribbon for each kind and size, grey until it is solved.
package goals

import (
	"strconv"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
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
				c.solved, c.count, c.best = true, l.T("goals.times", "n", l.Count(n)), clock(best)
				c.state = l.N("goals.solved", n, "best", c.best)
			}
			s.cells[y*len(kinds)+x] = c
		}
	}
}

// clock writes a time in whole seconds: m:ss or h:mm:ss.
func clock(t time.Duration) string {
	two := func(n time.Duration) string { return strconv.Itoa(int(n/10)) + strconv.Itoa(int(n%10)) }
	h, m, s := t/time.Hour, t/time.Minute%60, t/time.Second%60
	if h > 0 {
		return strconv.Itoa(int(h)) + ":" + two(m) + ":" + two(s)
	}
	return strconv.Itoa(int(m)) + ":" + two(s)
}

// First returns the first goal.
func (s *Scene) First() ui.ID { return ui.ID{Name: goalGroup} }

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.read()
	}
}

// Act plays a goal.
func (s *Scene) Act(id ui.ID) {
	if id.Name == goalGroup {
		s.desk.PlayGoal(s.cells[id.N].config)
	}
}

// The measures of the map in dip.
const (
	mapWidth = 720
	mapGap   = 8
	cellPad  = 6
)

// Layout lays out a row for each size, below the names of the kinds.
func (s *Scene) Layout(f *ui.Frame) {
	area, column := s.Head(f, s.Stage.Lang.T("goals.title"), mapWidth)
	col := s.Scroll.Begin(f, area, column)
	col.Small(s.Stage.Lang.T("goals.about"))
	w := f.Split(render.Rect{W: col.Area.W}, len(kinds), 0, mapGap).W
	face := f.Face(render.Regular, 16)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, w))
	}
	heads := col.Take(f.Fonts.Metrics(face).Line + f.Dip(4))
	for i, name := range s.names {
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Rect: f.Split(heads, len(kinds), i, mapGap)})
	}
	for y, name := range s.rows {
		col.Space(8)
		col.Line(name, ui.Title, render.Title, 20).Role = ui.Heading
		col.Space(4)
		h := w
		if s.rowSolved(y) {
			h += 2 * f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
		}
		row := col.Take(max(h, f.Dip(48)))
		for x := range kinds {
			i := y*len(kinds) + x
			c := &s.cells[i]
			c.picture.Set(c.config, !c.solved, f.Theme, s.Stage.Set.Scheme)
			c.dim(f.Theme)
			f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state, Rect: f.Split(row, len(kinds), x, mapGap)})
		}
	}
	s.End(f, col)
}

// rowSolved reports whether any goal of a size is solved.
func (s *Scene) rowSolved(y int) bool {
	for i := range kinds {
		if s.cells[y*len(kinds)+i].solved {
			return true
		}
	}
	return false
}

// dim makes the ribbon of a goal that is not solved as light as the groove in the tray.
func (c *cell) dim(t *render.Theme) {
	c.picture.View.Plain = true
	if c.solved {
		return
	}
	pale := t.Groove
	if t.Contrast {
		pale = t.Disabled
	}
	for i := range c.picture.View.Colors {
		c.picture.View.Colors[i] = pale
	}
}

// Paint draws a goal with its best and its count, or the name of a kind.
func (s *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	switch k.ID.Name {
	case headGroup:
		l.TextIn(f.Fonts, k.Face, k.Label, k.Rect, render.Middle, render.Middle, f.Theme.Ink2)
	case goalGroup:
		s.paintGoal(l, f, k)
	}
}

func (s *Scene) paintGoal(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &s.cells[k.ID.N], k.Rect
	c.picture.Draw(l, f.Fonts, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}.Inset(f.Dip(cellPad)), f.Scale)
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	at := render.Rect{X: r.X, Y: r.Y + r.W, W: r.W, H: line}
	l.TextIn(f.Fonts, f.FaceFitting(c.best, r.W), c.best, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y += line
	l.TextIn(f.Fonts, f.FaceFitting(c.count, r.W), c.count, at, render.Middle, render.Middle, f.Theme.Ink2)
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
}
