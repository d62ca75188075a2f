package settings

import (
	"unicode/utf8"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the cards of a list in dip.
const (
	listCardHigh = 96  // the most height of one
	listHead     = 96  // the height that the title of the page takes, and the space at its foot
	listCardPad  = 12  // around its word
	listTile     = 40  // the most side of its tile
	listTilePart = 0.6 // of the height of the card
	listTileGap  = 10  // after the tile
	listName     = 18  // the size of its word
	listNameLow  = 16  // the same where that keeps two cards in a row
	listNameHigh = 22  // the same on a large screen
	listMost     = 3   // the most cards in a row
)

// layoutCards adds the values as cards, as many in a row as have the words whole. They have tiles where two stand in a row with these and
// letters are not large, or where one is a row of its own with its name in one line.
func (p *list) layoutCards(f *ui.Frame, col *ui.Column, c *choice) {
	usual := float32(listName)
	if f.Wide() && !f.Low() {
		usual = listNameHigh
	}
	n, face := 1, render.FaceID(0)
	for _, p.tiled = range [...]bool{true, false} {
		for _, size := range [...]float32{usual, listNameLow} {
			face = f.Face(render.Regular, size)
			if n = p.cardsInRow(f, col.Area.W, face, c.options); n > 1 {
				break
			}
		}
		if n > 1 && (f.TextSize < ui.LargeText || !p.tiled) {
			break
		}
	}
	if n == 1 {
		p.tiled = !c.wraps(f, col.Area.W-besideWords(f, f.ControlHeight()), face)
	}
	rows := float32((len(c.options) + n - 1) / n)
	high := max(f.ControlHeight(), min(render.Floor((f.Safe.H-f.Dip(listHead))/rows)-f.Dip(ui.CardGap), f.Dip(listCardHigh)))
	if p.tiled && c.wraps(f, f.Split(col.Area, n, 0, ui.CardGap).W-besideWords(f, high), face) {
		high = max(high, 2*f.Fonts.Metrics(face).Line+f.Dip(4))
	}
	from := len(f.Controls)
	c.grid(col, &p.Stage.Set.Choices, n, ui.CardGap, ui.Control{Look: ui.Card, Face: face, Rect: render.Rect{H: high}})
	for i := range c.options { // the cards go along the ramp
		k := &f.Controls[from+i]
		k.Range = ui.Range{At: (float32(i) + 0.5) / float32(len(c.options))}
		if room := k.Rect.W - besideWords(f, high); p.tiled && f.Fonts.Width(face, k.Label) > room {
			k.Lines = f.Wrap(k.Label, face, room)
		}
	}
}

// tileSide returns the side of the tile on a card of a height.
func tileSide(f *ui.Frame, high float32) float32 {
	return render.Floor(min(f.Dip(listTile), high*listTilePart))
}

// besideWords returns the width that the tile on a card of a height and the space around it and the words take.
func besideWords(f *ui.Frame, high float32) float32 {
	return f.Dip(2*listCardPad+listTileGap) + tileSide(f, high)
}

// wraps reports whether a value is too long for one line of a width.
func (c *choice) wraps(f *ui.Frame, width float32, face render.FaceID) bool {
	return widest(f, face, c.options) > width
}

// cardsInRow returns how many cards stand in a row of a width, each with its name in full or, beside a tile, each of its words.
func (p *list) cardsInRow(f *ui.Frame, width float32, face render.FaceID, names []string) int {
	if !p.tiled {
		return inRow(f, width, widest(f, face, names)+f.Dip(2*listCardPad), listMost, ui.CardGap)
	}
	least := float32(0)
	for _, name := range names {
		least = max(least, f.LongestWord(name, face))
	}
	return inRow(f, width, least+besideWords(f, f.ControlHeight()), listMost, ui.CardGap)
}

// paintCard draws the word of a card, and before it a tile with its first letter; that of the chosen one has a tick.
func (p *list) paintCard(l *render.List, f *ui.Frame, c *ui.Control) {
	pad := f.Dip(listCardPad)
	words := c.Rect.Inset(pad)
	words.Y, words.H = c.Rect.Y, c.Rect.H
	switch {
	case p.tiled:
		side := tileSide(f, c.Rect.H)
		tile := render.Rect{X: words.X, Y: c.Rect.Y + render.Floor((c.Rect.H-side)/2), W: side, H: side}
		paintLetter(l, f, c, f.Within(c.Rect, tile))
		words.X, words.W = words.X+side+f.Dip(listTileGap), words.W-side-f.Dip(listTileGap)
	case c.On:
		side := f.IconSide()
		tick := render.Rect{X: words.X + words.W - side, Y: c.Rect.Y + render.Floor((c.Rect.H-side)/2), W: side, H: side}
		words.W = tick.X - words.X
		l.Icon(render.Tick, f.Within(c.Rect, tick), f.Dip(2), f.Theme.Accent)
	}
	paintWords(l, f, c, f.Within(c.Rect, words))
}

// paintLetter draws the tile of a card. That of the first, which follows the system, has a globe.
func paintLetter(l *render.List, f *ui.Frame, c *ui.Control, tile render.Rect) {
	radius, ground, ink := tile.W*0.2, render.BoxStyle{}, f.Theme.OnAccent
	if ground.Fill = f.Theme.Accent; !c.On {
		ground, ink = ui.Ramped(f, c.At)
	}
	l.Box(tile, radius, ground)
	switch in := tile.Inset(tile.W * 0.2); {
	case c.On:
		l.Icon(render.Tick, in, f.Dip(2), ink)
	case c.ID.N == 0:
		l.Icon(render.Globe, in, f.Dip(2), ink)
	default:
		_, n := utf8.DecodeRuneInString(c.Label)
		l.TextIn(f.Fonts, f.Fonts.Face(render.Title, int(tile.W*0.56)), c.Label[:n], tile, render.Middle, render.Middle, ink)
	}
}

// paintWords draws the name of a card, in two lines if it is too long for one.
func paintWords(l *render.List, f *ui.Frame, c *ui.Control, r render.Rect) {
	high := f.Fonts.Metrics(c.Face).Line
	if len(c.Lines) != 2 || 2*high > r.H {
		face := c.Face
		if f.Fonts.Width(face, c.Label) > r.W {
			face = f.FaceFitting(c.Label, r.W)
		}
		l.TextIn(f.Fonts, face, c.Label, r, f.Near(), render.Middle, f.Theme.Ink)
		return
	}
	at := render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-2*high)/2), W: r.W, H: high}
	for _, line := range c.Lines {
		l.TextIn(f.Fonts, c.Face, line, at, f.Near(), render.Middle, f.Theme.Ink)
		at.Y += high
	}
}
