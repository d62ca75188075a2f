package boardview

import (
	"math"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Lamps show two parities of a board, relative to the goal: for the goal itself both lamps are dark. A board can be
// solved if the lamps are alike.
type Lamps struct {
	Tiles Lamp   // number of swaps of two that reach the goal, with the blank counted as a tile
	Blank Lamp   // number of steps from the blank to its cell in the goal
	Words string // whether the lamps are alike, and what that means
}

// Lamp is lit when its count is odd.
type Lamp struct {
	Count int
	Words string      // the count in words
	blink stage.Timer // runs after the lamp has switched
}

// Lit reports whether the count is odd.
func (p *Lamp) Lit() bool { return p.Count%2 == 1 }

// Alike reports whether both lamps are lit or both are dark.
func (p *Lamps) Alike() bool { return p.Tiles.Lit() == p.Blank.Lit() }

// blinkTime is how long a lamp that has switched is drawn larger.
const blinkTime = 350 * time.Millisecond

// LampsID is the control of two lamps.
var LampsID = ui.ID{Name: "lamps"}

// Show counts the swaps and steps of a board.
func (p *Lamps) Show(lang *assets.Lang, b puzzle.Board, g puzzle.Goal) {
	p.Tiles.Count, p.Blank.Count = swapsTo(b, g), puzzle.Explain(b, g).BlankDistance
	p.Tiles.Words = lang.N("lab.swaps", p.Tiles.Count, "parity", words.Parity(lang, p.Tiles.Lit()))
	p.Blank.Words = lang.N("lab.steps", p.Blank.Count, "parity", words.Parity(lang, p.Blank.Lit()))
	p.Words = lang.T("lab.differ")
	if p.Alike() {
		p.Words = lang.T("lab.alike")
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

// Flash starts the blinking of each lamp that differs from the old one.
func (p *Lamps) Flash(s *stage.Stage, old *Lamps) {
	if p.Tiles.Lit() != old.Tiles.Lit() {
		p.Tiles.blink = s.Start(blinkTime)
	}
	if p.Blank.Lit() != old.Blank.Lit() {
		p.Blank.blink = s.Start(blinkTime)
	}
}

// Rest ends the blinking.
func (p *Lamps) Rest() { p.Tiles.blink, p.Blank.blink = stage.Timer{}, stage.Timer{} }

// Blinks reports whether a lamp blinks.
func (p *Lamps) Blinks(s *stage.Stage) bool { return s.Runs(p.Tiles.blink, p.Blank.blink) }

// lampPart is the part of the width that each of the two cards with a lamp takes; the sign between them has the rest.
const lampPart = 0.44

// Paint draws the two lamps, each on a card, and between them an equals sign, struck through unless they are alike.
func (p *Lamps) Paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect) {
	first := render.Rect{X: r.X, Y: r.Y, W: render.Floor(r.W * lampPart), H: r.H}
	second := first.Move(r.W-first.W, 0)
	if f.RTL {
		first, second = second, first
	}
	p.Tiles.paint(dl, f, s, first, s.Lang.T("lab.lamp_tiles"))
	p.Blank.paint(dl, f, s, second, s.Lang.T("lab.lamp_blank"))
	paintEquals(dl, f, r.Centre(), p.Alike())
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

// paintRays draws the light of a lamp: short strokes all round it, but for where its socket is.
func paintRays(dl *render.List, f *ui.Frame, c render.Point, radius float32) {
	for i := range 7 {
		sin, cos := math.Sincos(math.Pi * (0.75 + 0.25*float64(i))) // from lower left over the top to lower right
		x, y := float32(cos), float32(sin)
		from, to := radius+f.Dip(2.5), radius+f.Dip(6)
		dl.Line([]render.Point{{X: c.X + x*from, Y: c.Y + y*from}, {X: c.X + x*to, Y: c.Y + y*to}}, f.Dip(2), f.Theme.Accent)
	}
}

// paint draws a lamp on its card, a hollow when it is dark, and beside it the lamp's name and the word "odd" or "even".
func (p *Lamp) paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect, name string) {
	if f.Theme.Contrast {
		dl.Box(r, f.Radius(), render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)})
	} else {
		dl.Fill(r, f.Radius(), f.Theme.Tray)
	}
	r = r.Inset(f.Dip(4))
	odd := words.Parity(s.Lang, p.Lit())
	wide := max(f.Fonts.Width(f.Face(render.Regular, 16), name), f.Fonts.Width(f.Face(render.Bold, 16), odd))
	maxRadius := min(f.Dip(36), r.H/2, max(f.Dip(16), min(r.W*0.22, (r.W-f.Dip(6)-wide)/2))) // long words leave less
	radius := maxRadius - f.Dip(8)
	if part, runs := s.Part(p.blink); runs && !s.Still() {
		radius += f.Dip(4) * (1 - part)
	}
	if free := render.Floor((r.W - 2*maxRadius - f.Dip(6) - wide) / 2); free > 0 { // in the middle
		r.X, r.W = r.X+free, r.W-2*free
	}
	c := render.Point{X: r.X + maxRadius, Y: r.Y + r.H/2}
	text := render.Rect{X: r.X + 2*maxRadius + f.Dip(6), Y: r.Y, W: r.W - 2*maxRadius - f.Dip(6), H: r.H}
	if f.RTL {
		c.X, text = r.X+r.W-maxRadius, f.Within(r, text)
	}
	style := render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1)), Inner: f.Theme.TrayShadow, InnerY: f.Dip(2), InnerBlur: f.Dip(4)}
	ink := f.Theme.Ink2
	if p.Lit() {
		style, ink = render.BoxStyle{Fill: f.Theme.Accent, Shadow: f.Theme.Accent.Fade(140), ShadowBlur: f.Dip(12)}, f.Theme.OnAccent
		paintRays(dl, f, c, radius)
	}
	dl.Box(render.Rect{X: c.X - radius, Y: c.Y - radius, W: 2 * radius, H: 2 * radius}, radius, style)
	side := radius * 1.125
	dl.Icon(render.Hint, render.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, f.Dip(2), ink)

	face, bold := f.Fitting(render.Regular, 16, name, text.W), f.Fitting(render.Bold, 16, odd, text.W)
	line := f.Fonts.Metrics(face).Line
	text.Y, text.H = render.Floor(c.Y-line), line
	dl.TextIn(f.Fonts, face, name, text, f.Near(), render.Middle, f.Theme.Ink)
	dl.TextIn(f.Fonts, bold, odd, text.Move(0, line), f.Near(), render.Middle, f.Theme.Ink)
}
