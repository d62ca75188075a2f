package boardview

import (
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
	label string      // what is counted, and the count in digits
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
	p.Tiles.label = lang.T("lab.lamp_tiles") + " · " + lang.Count(p.Tiles.Count)
	p.Blank.label = lang.T("lab.lamp_blank") + " · " + lang.Count(p.Blank.Count)
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

// The measures of the lamps, in dip where nothing else is said.
const (
	lampPart   = 0.46 // the part of the width that each of the two has
	lampWide   = 0.34 // the part of that which a lamp takes at most
	lampSmall  = 16   // the least width of one
	lampLeast  = 14   // the size of what is counted, for which it may be smaller
	lampGrown  = 1.6  // how much larger their words become in large letters
	lampWord   = 24   // the size of the word beside a lamp
	lampBeside = 10   // the space before that word
	lampEven   = 8    // the width of what is counted is rounded up to a multiple of this: a lamp does not move as it changes
	lampPad    = 10   // the space around a lamp with its words
	lampClose  = 4    // the same on a ground lower than lampRoomy
	lampRoomy  = 64
	lampGlow   = 170 // of 255, the alpha of the light around one that is lit
)

// The measures of a bulb in diameters of its glass.
const (
	bulbHigh  = 1.36
	bulbFirst = 0.42 // the lengths of the two bars of its base
	bulbLast  = 0.26
	bulbWidth = 0.1  // of their strokes
	bulbDown  = 0.13 // from the glass to the middle of the first bar
	bulbNext  = 1.2  // times that from there to the middle of the last one
)

// Paint draws the two lamps on one ground, and between them a sign: that they are equal or that they are not.
func (p *Lamps) Paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect) {
	ground, sign := render.BoxStyle{Fill: f.Theme.Tray}, f.Theme.Ink
	if f.Theme.Contrast {
		ground = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
	}
	dl.Box(r, f.Radius(), ground)
	if !p.Alike() {
		sign = f.Theme.Error
	}
	first := render.Rect{X: r.X, Y: r.Y, W: render.Floor(r.W * lampPart), H: r.H}
	second := first.Move(r.W-first.W, 0)
	if f.RTL {
		first, second = second, first
	}
	air := f.Dip(lampPad)
	if r.H < f.Dip(lampRoomy) {
		air = f.Dip(lampClose)
	}
	first, second = first.Inset(air), second.Inset(air)
	side := p.side(f, first)
	p.Tiles.paint(dl, f, s, first, side)
	p.Blank.paint(dl, f, s, second, side)
	paintEquals(dl, f, r.Centre(), sign, p.Alike())
}

// side returns the width of both bulbs, of which one stands in r with its words: as large as leaves room for what the lamps count.
func (p *Lamps) side(f *ui.Frame, r render.Rect) float32 {
	small := f.Face(render.Regular, f.UpTo(render.Regular, lampLeast, 1))
	words := max(f.Fonts.Width(small, p.Tiles.label), f.Fonts.Width(small, p.Blank.label))
	return render.Floor(max(f.Dip(lampSmall), min(r.H/bulbHigh, r.W*lampWide, r.W-f.Dip(lampBeside)-words)))
}

// paintEquals draws an equals sign centred at c, struck through unless holds is set.
func paintEquals(dl *render.List, f *ui.Frame, c render.Point, color render.Color, holds bool) {
	d, width := f.Dip(10), f.Dip(3)
	for _, y := range [2]float32{-f.Dip(4), f.Dip(4)} {
		bar := [2]render.Point{{X: c.X - d, Y: c.Y + y}, {X: c.X + d, Y: c.Y + y}}
		dl.Line(bar[:], width, color)
	}
	if !holds {
		bar := [2]render.Point{{X: c.X - d*0.6, Y: c.Y + d*1.2}, {X: c.X + d*0.6, Y: c.Y - d*1.2}}
		dl.Line(bar[:], width, color)
	}
}

// paintBulb draws a bulb in r: one that is lit is honey in a soft light, a dark one is empty. Its glass reaches beyond r by grown.
func (p *Lamp) paintBulb(dl *render.List, f *ui.Frame, r render.Rect, grown float32) {
	t := f.Theme
	style, base := render.BoxStyle{Fill: t.Paper, Edge: t.Ink2, EdgeWidth: f.Dip(2)}, t.Ink2
	if p.Lit() {
		style, base = render.BoxStyle{Fill: t.Honey, Shadow: t.Honey.Fade(lampGlow), ShadowBlur: f.Dip(10)}, t.Ink
	}
	glass, x := r, r.X+r.W/2
	glass.H = r.W
	y := glass.Y + glass.H + r.W*bulbDown
	for _, part := range [2]float32{bulbFirst, bulbLast} {
		half := r.W * (part - bulbWidth) / 2
		bar := [2]render.Point{{X: x - half, Y: y}, {X: x + half, Y: y}}
		dl.Line(bar[:], r.W*bulbWidth, base)
		y += r.W * bulbDown * bulbNext
	}
	glass = glass.Inset(-grown)
	dl.Box(glass, glass.W/2, style)
}

// paint draws a lamp and beside it the word for its count, odd or even, above what is counted. The words say what the two lamps have in
// common: of two numbers side by side, the sign between the lamps would seem to speak. A lamp that switches stays where it is.
func (p *Lamp) paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect, side float32) {
	high := side * bulbHigh
	gap, room := f.Dip(lampBeside), r.W-side-f.Dip(lampBeside)
	small := f.Fitting(render.Regular, f.UpTo(render.Regular, 16, lampGrown), p.label, room)
	caption := min(f.Fonts.Metrics(small).Line, r.H/2)
	odd, even := words.Parity(s.Lang, true), words.Parity(s.Lang, false)
	dip := min(f.UpTo(render.Title, lampWord, lampGrown), (r.H-caption)/f.Dip(max(1, f.TextSize)))
	face := min(f.Fitting(render.Title, dip, odd, room), f.Fitting(render.Title, dip, even, room))
	line := min(f.Fonts.Metrics(face).Line, r.H-caption)
	counted := f.Dip(lampEven) * (render.Floor(f.Fonts.Width(small, p.label)/f.Dip(lampEven)) + 1)
	wide := min(room, max(f.Fonts.Width(face, odd), f.Fonts.Width(face, even), counted))
	bulb := render.Rect{X: render.Floor(r.X + (r.W-side-gap-wide)/2), Y: r.Y + render.Floor((r.H-high)/2), W: side, H: high}
	word := render.Rect{X: bulb.X + side + gap, Y: r.Y + render.Floor((r.H-line-caption)/2), W: room, H: line}
	below := word
	below.Y, below.H = word.Y+line, caption
	grown := float32(0)
	if part, runs := s.Part(p.blink); runs && !s.Still() {
		grown = f.Dip(4) * (1 - part)
	}
	p.paintBulb(dl, f, f.Within(r, bulb), grown)
	dl.TextIn(f.Fonts, face, words.Parity(s.Lang, p.Lit()), f.Within(r, word), f.Near(), render.Middle, f.Theme.Ink)
	dl.TextIn(f.Fonts, small, p.label, f.Within(r, below), f.Near(), render.Middle, f.Theme.Ink)
}
