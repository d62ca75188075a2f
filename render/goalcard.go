package render

import "wildfifteen/puzzle"

// GoalCard is a picture of a goal to be shown to others.
type GoalCard struct {
	Theme  *Theme
	Goal   puzzle.Goal
	Colors []Color // by label, from TileColors
	Name   string  // of the goal
	Line   string  // below the name
}

// GoalCard appends a card that fills a square: the goal, its name and a line below it.
func (l *List) GoalCard(f *Fonts, r Rect, c *GoalCard) {
	d := cardPainter{List: l, fonts: f, card: &ShareCard{Theme: c.Theme, Goal: c.Goal, Colors: c.Colors}, rect: r, unit: r.W / 720}
	l.Fill(r, 0, c.Theme.Paper)
	d.goal(d.part(112, 64, 496, 496), true)
	d.text(Title, 44, c.Name, d.part(56, 584, 608, 56), c.Theme.Ink)
	d.text(Regular, 24, c.Line, d.part(56, 640, 608, 36), c.Theme.Ink2)
}
