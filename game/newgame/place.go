package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// place is how the screen is divided.
type place struct {
	wide   bool        // the picture and the size stand beside the column
	side   render.Rect // the place of the picture and the size if wide is set
	start  render.Rect // the start button; its X and W are not set
	height float32     // of the column without the gaps
	gap    float32     // between two parts of the column, where there is space to spare
}

// divide divides the screen below the title: one column, or two on a wide screen, and below them the start button. It
// returns the area that is left for the column that scrolls.
func (p *place) divide(f *ui.Frame, area, column render.Rect) (newArea, newColumn render.Rect) {
	foot := f.ControlHeight() + f.Dip(16)
	p.wide = f.Wide() && area.H-(slidersHeight(f)+f.Dip(8)) >= f.Dip(72) && column.W >= f.Dip(480)*f.TextSize*0.8
	if p.wide {
		height := min(area.H-f.Dip(8), max(f.Dip(440)*max(1, f.TextSize*0.8), p.height+foot))
		area.Y += render.Floor((area.H - f.Dip(8) - height) * 0.3)
		area.H = height
		gap := f.Dip(24)
		w := render.Floor((column.W - gap) * 0.42)
		p.side = render.Rect{X: column.X, Y: area.Y, W: w, H: area.H}
		column.X += w + gap
		column.W -= w + gap
		area.X, area.W = column.X-f.Dip(12), column.W+f.Dip(24) // with space for a scroll bar
	}
	area.H -= foot
	p.start = render.Rect{Y: area.Y + area.H + f.Dip(8), H: f.ControlHeight()}
	return area, column
}

// spread sets the gaps so that the column fills its area; height is the column's height with the old gaps.
func (p *place) spread(f *ui.Frame, area render.Rect, height float32) {
	gaps := float32(2)
	if p.wide {
		gaps = 1
	}
	p.height = height - gaps*p.gap
	p.gap = render.Floor(max(0, min(f.Dip(32), (area.H-p.height)/(gaps+1))))
}
