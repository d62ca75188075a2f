package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a page on a desktop, but for the first one in dip.
const (
	splitPart  = 0.36 // the part of the width that the field has
	splitGap   = 32   // between the field and the picture beside it, and above the goal
	splitOpen  = 12   // above the button
	splitAbove = 8    // above the verdict, besides the usual
	splitFoot  = 20   // below the picture
	goalMost   = 320  // the side of the goal, at most
	goalLeast  = 96   // and at least
)

// splits reports whether the field and the examples stand beside what the text opens.
func (e *Scene) splits(f *ui.Frame) bool {
	return f.Wide() && !f.Low() && !e.keyboard.drawn && f.TextSize < ui.LargeText && len(e.options.Examples) > 0
}

// layoutSplit lays out the field with the verdict and the button, or with the examples, and beside them, as large as fits, what the text
// opens: as long as there is none, the example under the mouse or with the focus, or the first one.
func (e *Scene) layoutSplit(f *ui.Frame, area, column render.Rect) {
	w := render.Floor(column.W * splitPart)
	picture := render.Rect{X: column.X + w + f.Dip(splitGap), Y: area.Y + f.Dip(4), W: column.W - w - f.Dip(splitGap), H: area.H - f.Dip(4+splitFoot)}
	picture.H = min(picture.H, picture.W, f.Dip(previewWide))
	left := column
	left.W = w
	view := render.Rect{X: left.X - f.Dip(8), Y: area.Y, W: w + f.Dip(16), H: area.H}
	col := e.Scroll.Begin(f, view, left)
	foot, goal := picture.Y+picture.H, render.Rect{}
	if e.offers() {
		e.layoutColumn(col, nowhere)
		col.Space(8)
		e.layoutRows(col, foot-col.Y)
	} else {
		e.layoutColumn(col, besidePicture)
		e.layoutAnswer(col)
		goal = render.Rect{X: left.X, Y: col.Y, W: w, H: max(0, foot-col.Y)}
	}
	e.Scroll.End(f)
	if e.offers() {
		e.addSample(f, picture)
	} else {
		e.preview.placeSplit(f, picture, goal, e.verdict.Text)
	}
	e.line.fitInto(area.H)
}

// layoutAnswer adds the verdict and the button that opens the text. Below words that say what is wrong with a board beside them there is
// none: it would do nothing.
func (e *Scene) layoutAnswer(col *ui.Column) {
	e.layoutVerdict(col)
	if e.wrong() && !e.preview.empty() {
		return
	}
	col.Space(splitOpen)
	e.addOpen(col.F, col.Take(col.F.ControlHeight()))
}

// addSample adds the picture of an example.
func (e *Scene) addSample(f *ui.Frame, r render.Rect) {
	i := e.chosen()
	if i >= len(e.examples) {
		return
	}
	r = square(r)
	if e.sample.of != i+1 {
		e.sample = sample{preview: preview{game: e.examples[i].picture.game}, of: i + 1}
	}
	e.sample.colour(f)
	e.sample.placeAlone(f, f.Fixed(r))
	f.Add(ui.Control{ID: sampleID, Role: ui.Image, Look: ui.Custom, Label: e.examples[i].words, Rect: r})
}

// chosen returns the index of the example with the focus or under the mouse; if there is none, the first one stands in.
func (e *Scene) chosen() int {
	if m, ok := e.Stage.Mouse(); ok {
		for i := range e.examples {
			if e.examples[i].rect.Contains(m.At) {
				return i
			}
		}
	}
	if e.Focus.Name == exampleGroup {
		return e.Focus.N
	}
	return 0
}

// sample is the large picture of an example.
type sample struct {
	preview
	of int // the index of the example, from 1
}

var sampleID = ui.ID{Name: "sample"}

// dealt reports whether there is a game with its board.
func (p *preview) dealt() bool { return len(p.read.Labels) == 0 && !p.game.Scramble.IsZero() }

// placeSplit adds the picture of what the text opens in a place, and that of its goal at the foot of another one.
func (p *preview) placeSplit(f *ui.Frame, r, goal render.Rect, label string) {
	if p.empty() {
		return
	}
	p.add(f, square(r), label)
	if !p.dealt() {
		return
	}
	side := min(goal.H-f.Dip(splitGap), goal.W, f.Dip(goalMost))
	if side < f.Dip(goalLeast) {
		return
	}
	p.goal.Rect = f.Fixed(render.Rect{X: goal.X, Y: render.Floor(goal.Y + goal.H - side), W: side, H: side})
	p.goal.Rect.X -= p.goal.Lead() // it begins where the words do
}

// square returns the largest square in the middle of a rectangle.
func square(r render.Rect) render.Rect {
	side := render.Floor(min(r.W, r.H))
	return render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
}
