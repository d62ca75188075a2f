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
	lampPart   = 0.43 // the part of the width that each of the two has
	lampWide   = 0.3  // the part of that which a lamp takes at most
	lampGrown  = 1.6  // how much larger their words become in large letters
	lampWord   = 20   // the size of the word beside a lamp
	lampBeside = 10   // the space before that word
	lampGap    = 4    // the space above what is counted
	lampRoomy  = 64   // the height from which the ground shows more around the lamps
	lampGlow   = 150  // of 255, the alpha of the light around one that is lit
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
	p.Tiles.paint(dl, f, s, first)
	p.Blank.paint(dl, f, s, second)
	glass, _ := lampPlace(f, r)
	paintEquals(dl, f, glass.Centre(), sign, p.Alike())
}

// lampPlace divides the place of a lamp into a line for it and its word, and a line below that for what is counted.
func lampPlace(f *ui.Frame, r render.Rect) (glass, caption render.Rect) {
	pad := f.Dip(8)
	if r.H < f.Dip(lampRoomy) {
		pad = f.Dip(4)
	}
	r = r.Inset(pad)
	glass, caption = r, r
	caption.H = min(f.Fonts.Metrics(f.Face(render.Regular, f.UpTo(render.Regular, 16, lampGrown))).Line, r.H/2)
	glass.H -= caption.H + f.Dip(lampGap)
	caption.Y += r.H - caption.H
	return glass, caption
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

// bulb returns the look of a lamp and the colour of the word beside it: one that is lit is honey in a soft light, a dark one is a hollow in
// the ground.
func (p *Lamp) bulb(f *ui.Frame) (style render.BoxStyle, word render.Color) {
	t := f.Theme
	if p.Lit() {
		return render.BoxStyle{Fill: t.Honey, Shadow: t.Honey.Fade(lampGlow), ShadowBlur: f.Dip(8)}, t.Ink
	}
	style = render.BoxStyle{Fill: t.TrayEdge, Inner: t.TrayShadow, InnerY: f.Dip(2), InnerBlur: f.Dip(4)}
	switch {
	case t.Contrast:
		style = render.BoxStyle{Edge: t.Edge, EdgeWidth: f.Dip(2)}
	case t.Dark:
		style.Fill, style.Edge, style.EdgeWidth = t.Paper, t.Groove, max(1, f.Dip(1))
	}
	return style, t.Ink2
}

// paint draws a lamp with the word for its count beside it, odd or even, and below both what is counted. The words say what the two lamps
// have in common: of two numbers side by side, the sign between the lamps would seem to speak. A lamp that switches stays where it is.
func (p *Lamp) paint(dl *render.List, f *ui.Frame, s *stage.Stage, r render.Rect) {
	glass, caption := lampPlace(f, r)
	side := render.Floor(min(glass.H, glass.W*lampWide))
	gap, room := f.Dip(lampBeside), glass.W-side-f.Dip(lampBeside)
	dip := min(f.UpTo(render.Title, lampWord, lampGrown), glass.H/f.Dip(max(1, f.TextSize)))
	odd, even := words.Parity(s.Lang, true), words.Parity(s.Lang, false)
	face := min(f.Fitting(render.Title, dip, odd, room), f.Fitting(render.Title, dip, even, room))
	wide := max(f.Fonts.Width(face, odd), f.Fonts.Width(face, even))
	x := render.Floor(glass.X + max(0, glass.W-side-gap-wide)/2)
	disc := render.Rect{X: x, Y: glass.Y + render.Floor((glass.H-side)/2), W: side, H: side}
	word := render.Rect{X: x + side + gap, Y: glass.Y, W: room, H: glass.H}
	style, ink := p.bulb(f)
	disc, word = f.Within(glass, disc), f.Within(glass, word)
	if part, runs := s.Part(p.blink); runs && !s.Still() {
		disc = disc.Inset(-f.Dip(4) * (1 - part))
	}
	dl.Box(disc, disc.H/2, style)
	dl.TextIn(f.Fonts, face, words.Parity(s.Lang, p.Lit()), word, f.Near(), render.Middle, ink)
	small := f.Fitting(render.Regular, f.UpTo(render.Regular, 16, lampGrown), p.label, caption.W)
	dl.TextIn(f.Fonts, small, p.label, caption, render.Middle, render.Middle, f.Theme.Ink)
}
