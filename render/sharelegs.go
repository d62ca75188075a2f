package render

import "wildfifteen/puzzle"

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
	rows, high := d.boardRows(r, cell)
	y, at := r.Y+(r.H-high)/2, 0
	for _, n := range rows {
		long, tall := rowSize(all[at:at+n], cell)
		x := r.X + (r.W-long)/2
		for i := range all[at : at+n] {
			b := &all[at+i]
			w, h := float32(b.Goal.Size().W)*cell, float32(b.Goal.Size().H)*cell
			d.GoalThumb(d.fonts, &GoalView{Rect: Rect{round(x), round(y + tall - h), w, h}, Scale: d.unit, Goal: b.Goal, Theme: d.card.Theme, Colors: b.Colors, Raised: true})
			x += w + boardGap*cell
		}
		y += tall + boardGap*cell
		at += n
	}
	return true
}

// boardCell returns the largest side of the cells with which all goals have room in r.
func (d *cardPainter) boardCell(r Rect) float32 {
	cell := max(1, round(min(r.W, r.H)/2))
	for ; cell > 1; cell-- {
		rows, high := d.boardRows(r, cell)
		at, fits := 0, high <= r.H
		for _, n := range rows {
			wide, _ := rowSize(d.card.Boards[at:at+n], cell)
			fits = fits && wide <= r.W
			at += n
		}
		if fits {
			break
		}
	}
	return cell
}

// boardRows returns how many goals stand in each row of a width with cells of a side, and the height of all rows.
func (d *cardPainter) boardRows(r Rect, cell float32) (rows []int, high float32) {
	all := d.card.Boards
	for at := 0; at < len(all); {
		n := 1
		for at+n < len(all) {
			if wide, _ := rowSize(all[at:at+n+1], cell); wide > r.W {
				break
			}
			n++
		}
		_, tall := rowSize(all[at:at+n], cell)
		rows, high = append(rows, n), high+tall+boardGap*cell
		at += n
	}
	return rows, high - boardGap*cell
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
