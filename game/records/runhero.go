package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// findHero finds the leg that leads the page of a run of few legs, the one with the largest board: none in large letters, and where what
// stands below it would leave it little room.
func (p *runPage) findHero(f *ui.Frame, beside bool) {
	p.hero = nil
	if p.run.Kind != puzzle.Relay || p.run.Len() > legsMost || f.TextSize >= ui.LargeText || f.Low() || beside != p.staged {
		return
	}
	for i := range p.run.Len() {
		if leg := p.picture.Leg(i); p.hero == nil || leg.View.Goal.Size().Cells() > p.hero.View.Goal.Size().Cells() {
			p.hero = leg
		}
	}
}

// heroParts are the parts of the width that the leg that leads takes beside the figures, the best first.
var heroParts = [...]float32{0.4, 0.35}

// layoutLed adds the leg that leads with the time and the moves beside it. It reports whether there is one and they have room; if they
// have none, no leg leads.
func (p *runPage) layoutLed(col *ui.Column) bool {
	if p.hero == nil {
		return false
	}
	for _, part := range heroParts {
		if p.layoutLedIn(col, render.Floor(col.Area.W*part)) {
			return true
		}
	}
	p.hero = nil
	return false
}

// layoutLedIn is layoutLed for a leg of a side.
func (p *runPage) layoutLedIn(col *ui.Column, side float32) bool {
	f, words := col.F, *col
	words.Area.X, words.Area.W = col.Area.X+side+f.Dip(ledGap), col.Area.W-side-f.Dip(ledGap)
	size, _, ok := honourFits(f, p.head[:1], words.Area.W, ledSize)
	if !ok {
		return false
	}
	add := func(col *ui.Column) {
		layoutHonoursOf(col, p.head[:1], size)
		col.Space(ledBetween)
		layoutHonoursOf(col, p.head[1:], size)
	}
	figures := words.Measure(add) - f.Dip(12)
	high := max(side, figures) // the lower one stands in the middle
	f.Add(ui.Control{ID: goalID, Role: ui.Image, Look: ui.Custom, Label: p.title, Rect: render.Rect{X: col.Area.X, Y: col.Y, W: side, H: high}})
	words.Y += spare(side, figures)
	add(&words)
	col.Y = max(col.Y+high+f.Dip(8), words.Y)
	return true
}

// heroAir returns how far, in cells, the line of the leg that leads begins after its cells: a tall one stands in the middle of its place.
func (p *runPage) heroAir() float32 {
	if size := p.hero.View.Goal.Size(); size.W < size.H || !p.hero.View.InLines() {
		return 0
	}
	return render.RibbonAir
}

// heroAspect returns the width of the leg that leads, without that air, as a part of its height.
func (p *runPage) heroAspect() float32 {
	size := p.hero.View.Goal.Size()
	return (float32(size.W) - 2*p.heroAir()) / float32(size.H)
}

// paintHero draws the leg that leads, as large as fits, at the start of its place, where its line begins.
func (p *runPage) paintHero(l *render.List, f *ui.Frame, place render.Rect) {
	size := p.hero.View.Goal.Size()
	w, h := float32(size.W), float32(size.H)
	air := p.heroAir()
	cell := render.Floor(min(place.W/(w-2*air), place.H/h))
	at := render.Rect{X: place.X - render.Floor(cell*air), Y: place.Y + render.Floor((place.H-cell*h)/2), W: cell * w, H: cell * h}
	p.hero.Draw(l, f.Fonts, f.Within(place, at), f.Scale)
}

// The most that the place of a leg's goal before its row is high and wide, in dip, and the space above and below it.
const (
	legPicture = 48
	legPad     = 6
)

// paintLegGoal draws the goal of a leg as large as its place at the start of its row, and returns where its name begins.
func (p *runPage) paintLegGoal(l *render.List, f *ui.Frame, row render.Rect, leg int) (name float32) {
	if p.hero == nil {
		return 0
	}
	size, side := p.run.Config(leg).Size, render.Floor(min(row.H-f.Dip(2*legPad), f.Dip(legPicture)))
	cell := side / float32(max(size.W, size.H))
	at := render.Rect{W: cell * float32(size.W), H: cell * float32(size.H)}
	at.X, at.Y = row.X+(side-at.W)/2, row.Y+(row.H-at.H)/2
	goal := p.picture.Leg(leg)
	plain := goal.View.Plain
	goal.View.Plain = true
	goal.Draw(l, f.Fonts, f.Within(row, at), f.Scale)
	goal.View.Plain = plain
	return side + f.Dip(splitAfter)
}
