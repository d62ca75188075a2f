// Package goals is the scene with the map of goals: a ribbon for each kind and size, with a tick and the best once it is solved.
package goals

import (
	"time"

	"wildfifteen/assets/words"
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
	places
	desk  Desk
	total string // how many are solved
	names [len(kinds)]string
	rows  [len(sides)]sizeRow
	cells [len(sides) * len(kinds)]cell
	done  int // how many are solved
}

// sizeRow is a size of the boards: its name, and how many of its goals are solved.
type sizeRow struct {
	name, count string
	done        int
}

// goalGroup is the name in the IDs of the goals, headGroup in those of the names of the kinds, countGroup in those of how many goals of a
// size and of all sizes are solved.
const (
	goalGroup  = "goal"
	headGroup  = "head"
	countGroup = "count"
	totalGroup = "total"
)

// New returns the map.
func New(s *stage.Stage, desk Desk) *Scene {
	m := &Scene{Page: stage.NewPage(s), desk: desk}
	m.read()
	return m
}

// read makes all words anew.
func (s *Scene) read() {
	l, done := s.Stage.Lang, 0
	for i, k := range kinds {
		s.names[i] = words.Kind(l, k)
	}
	for y, side := range sides {
		row := sizeRow{name: l.T("goals.size", "w", side, "h", side)}
		for x, k := range kinds {
			size := puzzle.Size{W: side, H: side}
			c := cell{config: puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: k}}, name: words.SizeAndKind(l, size, k), state: l.T("goals.open")}
			if n, best, ok := s.desk.Solved(c.config); ok {
				c.solved, c.count, c.best = true, l.T("goals.times", "n", l.Count(n)), words.Clock(best, 0)
				c.state = l.N("goals.solved", n, "best", c.best)
				row.done++
			}
			s.cells[y*len(kinds)+x] = c
		}
		row.count = l.T("goals.count", "n", row.done, "all", len(kinds))
		s.rows[y] = row
		done += row.done
	}
	s.done = done
	s.total = l.T("goals.count", "n", done, "all", len(s.cells))
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
	switch {
	case id.Name == goalGroup:
		s.desk.PlayGoal(s.cells[id.N].config)
	case id == GalleryID:
		s.desk.ShowGallery()
	case id == DrawID:
		s.desk.DrawGoal()
	}
}

// Paint draws a goal with its best and its count, or the name of a kind.
func (s *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	switch k.ID.Name {
	case headGroup:
		l.TextIn(f.Fonts, k.Face, k.Label, k.Rect, k.Align, render.Middle, f.Theme.Ink2)
	case goalGroup:
		s.paintGoal(l, f, k)
	case countGroup:
		s.paintCount(l, f, k)
	case totalGroup:
		s.paintTotal(l, f, k)
	}
}
