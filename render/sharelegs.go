package render

import (
	"iter"

	"wildfifteen/puzzle"
)

// CardBoard is the goal of a leg of a run on a card.
type CardBoard struct {
	Goal   puzzle.Goal
	Colors []Color // by label, from TileColors
}

// boardGap is the space between the goals of two legs, in cells.
const boardGap = 0.6

// boards draws the goals of the legs of a run, one after the other in as many rows as let them be largest, in the middle of r. The goals of a
// row stand on one line. It reports whether there are any.
func (d *cardPainter) boards(r Rect) bool {
	all := d.card.Boards
	if len(all) == 0 {
		return false
	}
	cell := d.boardCell(r)
	high, _ := d.boardsHigh(r, cell)
	y := r.Y + (r.H-high)/2
	for row := range d.boardRows(r, cell) {
		long, tall := rowSize(row, cell)
		x := r.X + (r.W-long)/2
		for i := range row {
			b := &row[i]
			w, h := float32(b.Goal.Size().W)*cell, float32(b.Goal.Size().H)*cell
			at := Rect{round(x), round(y + tall - h), w, h}
			d.GoalThumb(d.fonts, &GoalView{Rect: at, Scale: d.unit, Goal: b.Goal, Theme: d.card.Theme, Colors: b.Colors, Raised: true, Ground: d.under(at)})
			x += w + boardGap*cell
		}
		y += tall + boardGap*cell
	}
	return true
}

// boardCell returns the largest side of the cells with which all goals have room in r.
func (d *cardPainter) boardCell(r Rect) float32 {
	cell := max(1, round(min(r.W, r.H)/2))
	for ; cell > 1; cell-- {
		if high, fits := d.boardsHigh(r, cell); fits && high <= r.H {
			break
		}
	}
	return cell
}

// boardsHigh returns the height of all rows with cells of a side, and whether each row fits in the width.
func (d *cardPainter) boardsHigh(r Rect, cell float32) (high float32, fits bool) {
	fits = true
	for row := range d.boardRows(r, cell) {
		wide, tall := rowSize(row, cell)
		high, fits = high+tall+boardGap*cell, fits && wide <= r.W
	}
	return high - boardGap*cell, fits
}

// boardRows yields the goals of each row, as many as have room in a width with cells of a side, but one at least.
func (d *cardPainter) boardRows(r Rect, cell float32) iter.Seq[[]CardBoard] {
	return func(yield func([]CardBoard) bool) {
		for all := d.card.Boards; len(all) > 0; {
			n := 1
			for n < len(all) {
				if wide, _ := rowSize(all[:n+1], cell); wide > r.W {
					break
				}
				n++
			}
			if !yield(all[:n]) {
				return
			}
			all = all[n:]
		}
	}
}

// rowSize returns the size of a row of goals with cells of a side.
func rowSize(row []CardBoard, cell float32) (wide, tall float32) {
	for i := range row {
		wide += float32(row[i].Goal.Size().W) * cell
		tall = max(tall, float32(row[i].Goal.Size().H)*cell)
	}
	return wide + boardGap*cell*float32(len(row)-1), tall
}

// The bar of the legs of a run and the space above it on a wide card and on a square one, in units.
const (
	legsBar   = 20
	legsSpace = 24
)

// overLegs returns the height of the goal in a place of a height: less if the bar of the legs stands below it.
func (d *cardPainter) overLegs(height float32) float32 {
	if len(d.card.Legs) > 0 {
		height -= legsBar + legsSpace
	}
	return height
}

// legs draws a bar whose parts are the legs of a run, as long as they took, in the colours of the ramp.
func (d *cardPainter) legs(x, y, width float32) {
	sum, at, t := float32(0), float32(0), d.card.Theme
	for _, leg := range d.card.Legs {
		sum += leg
	}
	for i, leg := range d.card.Legs {
		w := width * leg / max(1, sum)
		gap := min(4, w/4)
		if i == len(d.card.Legs)-1 {
			gap = 0
		}
		r := d.part(x+at, y, w-gap, legsBar)
		d.Box(r, min(legsBar/2*d.unit, r.W/2), BoxStyle{Fill: t.RibbonColor(t.OnPaper(part(i, len(d.card.Legs))))})
		at += w
	}
}
