package boardview

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Page is where the parts of a page stand that shows a board beside a column.
type Page struct {
	Bar   render.Rect // across the top: back and the name, where all pages have them
	Board render.Rect // the area of the board, at the left edge of the page
	Rest  render.Rect // the column beside the board, down to the edge of the screen
}

// The measures of such a page in dip.
const (
	pageMargin = 16
	pageGap    = 32   // between board and column
	pageSide   = 352  // least width of the column
	pageMore   = 96   // by which the column may be wider than it has to be
	pagePart   = 0.86 // of the height of the screen is the board's at most, so that the page keeps to the grid
	pageHigh   = 560  // on lower screens the board has the whole height, and the bar stands beside it
)

// MostSide returns the largest side of the board of a page, in dip: in a large window it grows with the window's height.
func MostSide(f *ui.Frame) float32 { return max(MaxWidth, f.Safe.H/f.Scale*pagePart) }

// PageFor divides a wide screen for a board of a size and a column, below a bar so high. ok is false if the screen has no room for
// a bar above the board.
func PageFor(f *ui.Frame, size puzzle.Size, bar float32) (p Page, ok bool) {
	safe, margin, gap, side := f.Safe, f.Dip(pageMargin), f.Dip(pageGap), f.Grown(pageSide)
	if !f.Wide() || safe.H < f.Grown(pageHigh) {
		return p, false
	}
	all := render.Rect{X: safe.X + margin, Y: safe.Y + bar + f.Dip(8), W: safe.W - 2*margin, H: safe.H - bar - f.Dip(8) - margin}
	most := max(f.Grown(stage.GridWidth)-side-gap, safe.H*pagePart) // a board wider than high keeps to the grid, too
	tray, _ := Tray(f, render.Rect{W: min(all.W-side-gap, most), H: min(all.H, safe.H*pagePart)}, size, MostSide(f))
	w := min(all.W, max(f.Grown(stage.GridWidth), tray.W+gap+side))
	x := render.Floor(safe.X + (safe.W-w)/2)
	left := max(safe.X+f.Dip(4), x-f.Dip(12))
	p.Bar = render.Rect{X: left, Y: safe.Y, W: x + w - left, H: bar}
	p.Board = render.Rect{X: x, Y: all.Y, W: tray.W, H: tray.H}
	at := x + render.Floor(tray.W) + gap
	p.Rest = render.Rect{X: at, Y: all.Y, W: min(x+w-at, side+f.Grown(pageMore)), H: safe.Y + safe.H - all.Y}
	return p, true
}
