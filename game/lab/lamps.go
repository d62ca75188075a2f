package lab

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// lamps show two parities of a board, relative to the goal: for the goal itself both lamps are dark. A board can be
// solved if the lamps are alike.
type lamps struct {
	tiles lamp   // number of swaps of two that reach the goal, with the blank counted as a tile
	blank lamp   // number of steps from the blank to its cell in the goal
	words string // whether the lamps are alike, and what that means
	cause string // what the player did last
}

// lamp is lit when its count is odd.
type lamp struct {
	count int
	words string      // the count in words
	blink stage.Timer // runs after the lamp has switched
}

// lit reports whether the count is odd.
func (p *lamp) lit() bool { return p.count%2 == 1 }

// alike reports whether both lamps are lit or both are dark.
func (p *lamps) alike() bool { return p.tiles.lit() == p.blank.lit() }

// blinkTime is how long a lamp that has switched is drawn larger.
const blinkTime = 350 * time.Millisecond

var lampsID = ui.ID{Name: "lamps"}

// set counts the swaps and steps of a question.
func (p *lamps) set(lang *assets.Lang, q *question, f *facts) {
	p.tiles.count, p.blank.count = swapsTo(q.start, q.goal), f.BlankDistance
	p.tiles.words = lang.N("lab.swaps", p.tiles.count, "parity", words.Parity(lang, p.tiles.lit()))
	p.blank.words = lang.N("lab.steps", p.blank.count, "parity", words.Parity(lang, p.blank.lit()))
	p.words = lang.T("lab.differ")
	if p.alike() {
		p.words = lang.T("lab.alike")
	}
}

// swapsTo returns the fewest swaps of two tiles or the blank, however far apart, that turn a board into its goal: the
// number of cells minus the number of cycles of the permutation.
func swapsTo(b puzzle.Board, g puzzle.Goal) int {
	n := b.Size().Cells()
	seen := make([]bool, n)
	swaps := n
	for first := range n {
		if seen[first] {
			continue
		}
		swaps--
		for c := first; !seen[c]; c = g.CellOf(b.At(c)) {
			seen[c] = true
		}
	}
	return swaps
}

// flash starts the blinking of each lamp that differs from the old one.
func (p *lamps) flash(s *stage.Stage, old *lamps) {
	if p.tiles.lit() != old.tiles.lit() {
		p.tiles.blink = s.Start(blinkTime)
	}
	if p.blank.lit() != old.blank.lit() {
		p.blank.blink = s.Start(blinkTime)
	}
}

// blinks reports whether a lamp blinks.
func (p *lamps) blinks(s *stage.Stage) bool { return s.Runs(p.tiles.blink, p.blank.blink) }

// paint draws the two lamps and, between them, an equals sign, struck through unless they are alike.
func (p *lamps) paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect) {
	first := render.Rect{X: r.X, Y: r.Y, W: render.Floor(r.W * 0.42), H: r.H}
	second := first.Move(r.W-first.W, 0)
	if f.RTL {
		first, second = second, first
	}
	p.tiles.paint(dl, f, s, first, s.Lang.T("lab.lamp_tiles"))
	p.blank.paint(dl, f, s, second, s.Lang.T("lab.lamp_blank"))
	paintEquals(dl, f, r.Centre(), p.alike())
}

// paintEquals draws an equals sign centred at c, struck through unless holds is set.
func paintEquals(dl *render.List, f *ui.Frame, c render.Point, holds bool) {
	d, width, color := f.Dip(10), f.Dip(3), f.Theme.Ink
	if !holds {
		color = f.Theme.Error
	}
	for _, y := range [2]float32{-f.Dip(4), f.Dip(4)} {
		bar := [2]render.Point{{X: c.X - d, Y: c.Y + y}, {X: c.X + d, Y: c.Y + y}}
		dl.Line(bar[:], width, color)
	}
	if !holds {
		bar := [2]render.Point{{X: c.X - d*0.6, Y: c.Y + d*1.2}, {X: c.X + d*0.6, Y: c.Y - d*1.2}}
		dl.Line(bar[:], width, color)
	}
}

// paint draws a lamp, and beside it the lamp's name and the word "odd" or "even".
func (p *lamp) paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect, name string) {
	maxRadius := f.Dip(36)
	radius := f.Dip(32)
	if part, runs := s.Part(p.blink); runs && !s.Still() {
		radius += f.Dip(4) * (1 - part)
	}
	c := render.Point{X: r.X + maxRadius, Y: r.Y + r.H/2}
	text := render.Rect{X: r.X + 2*maxRadius + f.Dip(6), Y: r.Y, W: r.W - 2*maxRadius - f.Dip(6), H: r.H}
	if f.RTL {
		c.X, text = r.X+r.W-maxRadius, f.Within(r, text)
	}
	style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Ink2, EdgeWidth: f.Dip(2)}
	ink := f.Theme.Ink
	if p.lit() {
		style, ink = render.BoxStyle{Fill: f.Theme.Accent, Shadow: f.Theme.Accent.Fade(140), ShadowBlur: f.Dip(12)}, f.Theme.OnAccent
	}
	dl.Box(render.Rect{X: c.X - radius, Y: c.Y - radius, W: 2 * radius, H: 2 * radius}, radius, style)
	side := f.Dip(36)
	dl.Icon(render.Hint, render.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, f.Dip(2), ink)

	odd := words.Parity(s.Lang, p.lit())
	face, bold := f.Fitting(render.Regular, 16, name, text.W), f.Fitting(render.Bold, 16, odd, text.W)
	line := f.Fonts.Metrics(face).Line
	text.Y, text.H = render.Floor(c.Y-line), line
	dl.TextIn(f.Fonts, face, name, text, f.Near(), render.Middle, f.Theme.Ink)
	dl.TextIn(f.Fonts, bold, odd, text.Move(0, line), f.Near(), render.Middle, f.Theme.Ink)
}
