package render

import "wildfifteen/puzzle"

// maskSafe is the part of a maskable icon's side that the ribbon takes, a little less than what every mask leaves visible.
const maskSafe = 0.62

// AppIcon fills l with the program's icon, size pixels a side: the ribbon of a spiral. With full the background covers
// the whole square and the ribbon keeps to the safe zone in its centre, for systems that crop icons to a shape of their
// own.
func AppIcon(l *List, size float32, full bool) {
	t := LightTheme()
	l.Reset(size, size, Color{})
	side := round(size * 0.84)
	if full {
		side = round(size * maskSafe)
		l.Fill(Rect{W: size, H: size}, 0, t.Paper)
	} else {
		l.Box(Rect{W: size, H: size}, size*0.22, BoxStyle{Fill: t.Paper, Edge: t.Groove, EdgeWidth: max(1, size/96)})
	}
	cell := Floor(side / 3)
	at := Floor((size - 3*cell) / 2)
	goal, err := puzzle.NewGoal(puzzle.Size{W: 3, H: 3}, puzzle.Rule{Kind: puzzle.Spiral})
	if err != nil {
		panic("render: " + err.Error()) // a constant
	}
	s, _ := strokesOf(goal)
	r := newRibbon(l, goal.Size(), Point{at, at}, cell, ribbonWidth)
	r.draw(&s, func(cell int) (Color, bool) {
		label := goal.Board().At(cell)
		if label == 0 {
			label = goal.Missing()
		}
		return t.Ramp(part(label-1, 9)), true
	})
}
