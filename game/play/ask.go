package play

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the moves made and of the button beside or below them, in a game for the fewest moves, in dip.
const (
	askWord        = 20 // the largest size of the word beside the moves
	askWordLeast   = 16 // its least size
	askWordGap     = 8  // before that word
	askAboveMost   = 6  // the most space above the button
	askBelowMost   = 6  // and below it
	askRowBelow    = 16 // below a row of the moves and the button
	askPad         = 12 // between both in that row
	askInside      = 12 // between the sides of the button and what stands on it
	askInsideLeast = 6  // in a narrow place
	askHigh        = 36 // the least height of its ground
	askAir         = 4  // above and below its line
	askFigureGap   = 5  // after the figure on it
)

// askSizes are the sizes of the moves above or beside the button, the best first.
var askSizes = [...]float32{56, 50, 44, 36, 32, 28}

// askRows is the number of those that are large enough to prefer a row to a block.
const askRows = 3

// figuresAsk lays out the moves made, the button that shows the fewest, and the tiles that are home: one below the other or, in a wide
// place, the button at the end of the row of the moves. ok is false in other games, and without room for them.
func (v *sight) figuresAsk(f *ui.Frame, r render.Rect, wide bool) (ok bool) {
	if !v.scene.fewest() || v.place.form > rowForm || !v.homeFits(f, r.W) {
		return false
	}
	button := v.askLabel(f, r.W)
	for _, size := range askSizes[:askRows] {
		if wide && v.askRow(f, r, size, button) {
			return true
		}
	}
	for _, size := range askSizes {
		if wide && v.askRow(f, r, size, button) || v.askBlock(f, r, size, button) {
			return true
		}
	}
	return false
}

// askRow lays out the moves in digits of a size and the button at the ends of a row, and below it the tiles that are home. ok is false
// without room for them.
func (v *sight) askRow(f *ui.Frame, r render.Rect, size float32, button ui.Control) (ok bool) {
	high, home, w := f.Dip(48), v.homeHeight(f), button.Rect.W
	row := render.Rect{X: r.X, W: r.W, H: max(high, render.Floor(f.Fonts.Metrics(f.Face(render.Figure, size)).Cap))}
	spare := r.H - row.H - f.Dip(askRowBelow) - home
	if spare < 0 || f.Dip(askPad)+v.askMoves(f, size)+w > r.W {
		return false
	}
	row.Y = r.Y + render.Floor(spare/2)
	v.askCount(f, render.Rect{X: r.X, Y: row.Y, W: r.W - w - f.Dip(askPad), H: row.H}, size)
	button.Rect = render.Rect{X: r.X + r.W - w, Y: row.Y + render.Floor((row.H-high)/2), W: w, H: high}
	button.Align = render.End
	f.Add(button)
	v.home(f, render.Rect{X: r.X, Y: row.Y + row.H + f.Dip(askRowBelow), W: r.W, H: home})
	return true
}

// askBlock lays out the moves in digits of a size, the button and the tiles that are home one below the other. ok is false without room
// for them.
func (v *sight) askBlock(f *ui.Frame, r render.Rect, size float32, button ui.Control) (ok bool) {
	high, home, digits := f.Dip(48), v.homeHeight(f), f.Fonts.Metrics(f.Face(render.Figure, size)).Cap
	spare := r.H + min(v.trail(f, r), v.slack(f)) - digits - high - home
	if spare < 0 || v.askMoves(f, size) > r.W || button.Rect.W > r.W {
		return false
	}
	above, below := min(render.Floor(spare/3), f.Dip(askAboveMost)), min(render.Floor(spare/3), f.Dip(askBelowMost))
	y := max(r.Y, r.Y+render.Floor((r.H+v.slack(f)-digits-above-high-below-home)/2))
	v.askCount(f, render.Rect{X: r.X, Y: y, W: r.W, H: render.Floor(digits)}, size)
	y += render.Floor(digits + above)
	button.Rect = render.Rect{X: r.X, Y: y, W: button.Rect.W, H: high}
	f.Add(button)
	v.home(f, render.Rect{X: r.X, Y: y + high + below, W: r.W, H: home})
	return true
}

// askCount lays out the moves made with their word beside the digits.
func (v *sight) askCount(f *ui.Frame, r render.Rect, size float32) {
	v.place.countWord = v.askFace(f, size)
	v.moves(f, r, size, render.Start)
}

// askMoves returns the width of the moves made with their word beside the digits.
func (v *sight) askMoves(f *ui.Frame, size float32) float32 {
	digits := max(f.Fonts.Width(f.Face(render.Figure, size), v.words.count.Text), f.Fonts.Width(f.Face(render.Figure, size), "00"))
	return digits + f.Dip(askWordGap) + f.Fonts.Width(v.askFace(f, size), v.askWord())
}

// askFace returns the face of that word beside digits of a size in dip.
func (v *sight) askFace(f *ui.Frame, size float32) render.FaceID {
	return captionOf(f, min(askWord, max(askWordLeast, size/2)))
}

func (v *sight) askWord() string { return v.words.best.moves[len(v.words.best.moves)-1] }

// askLabel returns the button with its words, and the width that it needs: an eye and what a tap does or, once it has been asked for, the
// figure and what it is, in as many words as fit a width.
func (v *sight) askLabel(f *ui.Frame, width float32) ui.Control {
	w, face := &v.words.mode, v.lineFace(f)
	c := ui.Control{ID: enoughID, Role: v.enoughRole(), Look: ui.Custom, Value: w.enough.Text, Face: face, Align: render.Middle}
	pads := 2 * f.Dip(askInside)
	for _, c.Icon = range [...]render.Icon{render.Eye, render.NoIcon} {
		if c.Icon != render.NoIcon && !v.asks() {
			continue
		}
		for _, c.Label = range w.captions {
			c.Rect.W = pads + v.askFigure(f, face) + f.Fonts.Width(face, c.Label) + 1
			if c.Icon != render.NoIcon {
				c.Rect.W = pads + namedWidth(f, face, c.Label)
			}
			if c.Rect.W <= width {
				return c
			}
		}
	}
	pads = 2 * f.Dip(askInsideLeast)
	c.Face = v.lineFitting(f, c.Label, width-pads-v.askFigure(f, face))
	c.Rect.W = pads + v.askFigure(f, c.Face) + f.Fonts.Width(c.Face, c.Label)
	return c
}

// askFigure returns the width of the figure before the words of the button, with the space after it: 0 before it has been asked for.
func (v *sight) askFigure(f *ui.Frame, face render.FaceID) float32 {
	if v.asks() {
		return 0
	}
	return f.Fonts.Width(face, v.words.mode.enough.Text) + f.Dip(askFigureGap)
}

// paintCount draws the moves made and, at the foot of their digits, the word.
func (v *sight) paintCount(l *render.List, f *ui.Frame, c *ui.Control) {
	digits, face := f.Fonts.Width(c.Face, c.Value), v.place.countWord
	l.TextIn(f.Fonts, c.Face, c.Value, c.Rect, c.Align, render.Middle, f.Theme.Ink)
	x := digits + f.Dip(askWordGap)
	word := f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y, W: c.Rect.W - x, H: c.Rect.H})
	down := (f.Fonts.Metrics(c.Face).Cap - f.Fonts.Metrics(face).Cap) / 2
	l.TextIn(f.Fonts, face, v.askWord(), word.Move(0, down), c.Align, render.Middle, f.Theme.Ink2)
}

// paintAsk draws a button that shows the figure in whose place it stands: an eye and what a tap does, in the colour of the way to the board
// of the day. Beside the moves made it is a line on a ground or, in a low head whose width has no room for that, the eye stands on the line of
// their digits and the words on that of their caption.
func (v *sight) paintAsk(l *render.List, f *ui.Frame, c *ui.Control, captions []string) {
	if v.place.countWord > 0 {
		v.paintAskLine(l, f, c)
		return
	}
	ring, radius := pressed(l, f, c, false)
	face, r, below := v.captionFace(f), c.Rect, v.captionRow(f, c.Rect, v.captionFace(f))
	text := captions[len(captions)-1]
	fits := slices.IndexFunc(captions, func(text string) bool { return namedWidth(f, face, text) <= c.Rect.W })
	moves := ui.Find(f.Controls, movesID)
	beside := moves != nil && moves.Rect.Y == r.Y
	switch {
	case fits >= 0:
		if beside {
			r.H -= below.H
		}
		paintNamed(l, f, render.Eye, captions[fits], face, c.Align, r)
	default:
		eye, side := r, f.Dip(namedSide)
		if eye.H -= below.H; beside { // as large as the digits
			side = max(side, min(f.IconSide(), eye.H))
		} else { // close together
			eye.Y, eye.H = render.Floor(r.Y+(r.H-side-below.H)/2), side
			below.Y = eye.Y + side
		}
		paintEyeIn(l, f, eye, side, c.Align)
		l.TextIn(f.Fonts, min(face, f.Fitting(render.Regular, 16, text, below.W)), text, below, c.Align, render.Middle, f.Theme.Accent)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, ring, radius)
	}
}

// paintEnough draws what the button has shown: a figure and words, which nothing frames.
func (v *sight) paintEnough(l *render.List, f *ui.Frame, c *ui.Control) {
	figure := v.askFigure(f, c.Face)
	wide := figure + f.Fonts.Width(c.Face, c.Label)
	x := float32(0)
	if c.Align == render.End {
		x = max(0, c.Rect.W-wide)
	}
	words := f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y, W: c.Rect.W - x, H: c.Rect.H})
	l.TextIn(f.Fonts, c.Face, c.Value, words, f.Near(), render.Middle, f.Theme.Accent)
	words = f.Within(c.Rect, render.Rect{X: c.Rect.X + x + figure, Y: c.Rect.Y, W: c.Rect.W - x - figure, H: c.Rect.H})
	l.TextIn(f.Fonts, c.Face, c.Label, words, f.Near(), render.Middle, f.Theme.Accent)
}

// paintAskLine draws the button as a line on a ground, which its ring follows.
func (v *sight) paintAskLine(l *render.List, f *ui.Frame, c *ui.Control) {
	if !v.asks() {
		v.paintEnough(l, f, c)
		return
	}
	high := min(c.Rect.H, max(f.Dip(askHigh), f.Fonts.Metrics(c.Face).Line+f.Dip(2*askAir)))
	ground := c.Rect
	ground.Y, ground.H = render.Floor(ground.Y+(ground.H-high)/2), high
	l.Box(ground, f.Radius(), f.FaintGround())
	if c.Pressed {
		l.Fill(ground, f.Radius(), f.Theme.Tray)
	}
	ui.Shade(l, f, c, ground, f.Radius())
	if c.Icon != render.NoIcon {
		paintNamed(l, f, c.Icon, c.Label, c.Face, render.Middle, ground)
	} else {
		l.TextIn(f.Fonts, c.Face, c.Label, ground, render.Middle, render.Middle, f.Theme.Accent)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, ground.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// paintEyeIn draws an eye of a side in the colour of buttons in the middle of the height of r.
func paintEyeIn(l *render.List, f *ui.Frame, r render.Rect, side float32, align render.Align) {
	at := render.Rect{X: r.X + render.Floor((r.W-side)*float32(align)/2), Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
	l.Icon(render.Eye, at, f.Dip(2), f.Theme.Accent)
}
