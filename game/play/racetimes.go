package play

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// raceTimesID are the times of both sides in the result of a race.
var raceTimesID = ui.ID{Name: "racetimes"}

// raceSide is a side of a race that is over.
type raceSide struct {
	name, clock string
	took        time.Duration
}

// ofRace makes the words of both sides of a race.
func (w *resultWords) ofRace(p *Scene) {
	l, v := p.Stage.Lang, p.racing()
	mine, other := v.of.Clock(p.Stage.Now()), v.film.Recording.Time()
	w.sides = []raceSide{{l.T("play.you"), formatClock(l, mine, time.Millisecond), mine}, {v.name(l), formatClock(l, other, time.Millisecond), other}}
	w.against = l.T("play.race_against", "time", w.sides[1].clock)
}

// raceTimesHeight is the height of the times of both sides.
func raceTimesHeight(f *ui.Frame, face render.FaceID) float32 {
	return 2 * f.Fonts.Metrics(face).Line
}

// paintSides draws the sides of a race, each in a line: its name, its time, and between them a bar that is as full as the part of that
// time that was over when the first side was done: the winner's is full. The player's has the colours of the ramp.
func (w *resultWords) paintSides(l *render.List, f *ui.Frame, c *ui.Control) {
	words := c.Face
	bold := f.Fonts.Face(render.Bold, words.Px())
	var names, clocks float32
	first := max(1, min(w.sides[0].took, w.sides[1].took))
	for _, s := range w.sides {
		names, clocks = max(names, f.Fonts.Width(words, s.name)), max(clocks, f.Fonts.Width(bold, s.clock))
	}
	line, high, gap := c.Rect.H/float32(len(w.sides)), f.Dip(homeBar), f.Dip(12)
	for i, s := range w.sides {
		at := render.Rect{X: c.Rect.X, Y: c.Rect.Y + line*float32(i), W: c.Rect.W, H: line}
		l.TextIn(f.Fonts, words, s.name, at, f.Near(), render.Middle, f.Theme.Ink)
		l.TextIn(f.Fonts, bold, s.clock, at, f.Far(), render.Middle, f.Theme.Ink)
		track := c.Rect.W - names - clocks - 2*gap
		if track < f.Dip(raceBar) {
			continue
		}
		bar := render.Rect{X: at.X + names + gap, Y: render.Floor(at.Y + (line-high)/2), W: track, H: high}
		paintBar(l, f, f.Within(c.Rect, bar), float32(first)/float32(max(first, s.took)), i > 0)
	}
}
