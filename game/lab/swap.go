package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// swapShownID is the picture of the two tiles whose swap makes the board solvable.
var swapShownID = ui.ID{Name: "swapshown"}

// The measures of that picture in dip: the side of a tile, and that where there is less room, the sign between the two tiles with the
// space around it, the gap between the picture and its words, and the sizes of these.
const (
	swapTile  = 56
	swapSmall = 40
	swapSign  = 24
	swapAir   = 6
	swapGap   = 12
	swapApart = 16 // above and below it among other things
	swapClose = 8  // where there is less room
	swapLow   = 12 // below it on a low screen
	swapWords = 20
	swapLeast = 14
)

// swapNumber is the size of the number of a tile, in sides.
const swapNumber = 0.52

// swapAbove returns the space above the picture of the swap below other things, in dip.
func swapAbove(f *ui.Frame) float32 {
	if f.Low() {
		return swapClose
	}
	return swapApart
}

// swapBelow returns the space below that picture, in dip: none if the button that swaps is pinned.
func swapBelow(f *ui.Frame, button bool) float32 {
	switch {
	case !button:
		return 0
	case f.Low():
		return swapLow
	}
	return swapApart
}

// layoutSwap adds the picture of the swap and beside it the words that tell it.
func layoutSwap(col *ui.Column, k *facts) {
	f := col.F
	side := f.Dip(swapTile)
	if f.Low() || f.TextSize >= ui.LargeText {
		side = f.Dip(swapSmall)
	}
	wide := 2*side + f.Dip(swapSign+2*swapAir)
	words := *col
	words.Area.X, words.Area.W = col.Area.X+wide+f.Dip(swapGap), col.Area.W-wide-f.Dip(swapGap)
	if f.LongestWord(k.mend, f.Face(render.Title, swapLeast)) > words.Area.W { // no room beside the picture
		paragraph(col, k.mend)
		return
	}
	size := float32(swapWords)
	for size > swapLeast && len(f.Wrap(k.mend, f.Face(render.Title, size), words.Area.W)) > 2 {
		size--
	}
	c := words.Line(k.mend, ui.Plain, render.Title, size)
	row := col.Take(max(side, c.Rect.H))
	c.Rect.Y += render.Floor((row.H - c.Rect.H) / 2)
	f.Add(ui.Control{ID: swapShownID, Look: ui.Custom,
		Rect: render.Rect{X: row.X, Y: row.Y + render.Floor((row.H-side)/2), W: wide, H: side}})
}

// paintSwap draws the two tiles with a sign of exchange between them, from left to right as on the board.
func (b *bench) paintSwap(dl *render.List, f *ui.Frame, c *ui.Control) {
	v, side, sign := &b.board, c.Rect.H, f.Dip(swapSign)
	for i, tile := range b.facts.Tiles {
		at := render.Rect{X: c.Rect.X + (c.Rect.W-side)*float32(i), Y: c.Rect.Y, W: side, H: side}
		style := render.BoxStyle{Fill: v.Colors[tile]}
		if f.Theme.Contrast {
			style.Edge, style.EdgeWidth = f.Theme.TileEdge, f.Dip(2)
		}
		dl.Box(at, side*0.16, style)
		text := v.numbers[tile]
		dl.TextIn(f.Fonts, f.Fonts.Face(render.Title, int(side*swapNumber)), text, at, render.Middle, render.Middle, v.OnTile(tile))
	}
	p := c.Rect.Centre()
	dl.Icon(render.Swap, render.Rect{X: p.X - sign/2, Y: p.Y - sign/2, W: sign, H: sign}, f.Dip(2), f.Theme.Ink2)
}
