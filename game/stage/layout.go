package stage

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// BackID is the ID of the button Back, in the corner of a page.
var BackID = ui.ID{Name: "back"}

// PageWidth is the maximum width of a column of text and controls, in dip.
const PageWidth = 560

// Begin lays out the button Back and the title, and opens the scrolled column below them. The caller fills the column
// and closes it with End.
func (p *Page) Begin(f *ui.Frame, title string) *ui.Column {
	area, column := p.Head(f, title, PageWidth)
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	return col
}

// Head lays out the button Back and the title. It returns the area below them, and a column that is centred in the area
// and at most width dip wide; only X and W of the column are set.
func (p *Page) Head(f *ui.Frame, title string, width float32) (area, column render.Rect) {
	safe := f.Safe
	w := min(safe.W-2*f.Dip(16), f.Grown(width))
	x := render.Floor(safe.X + (safe.W-w)/2)
	bar := render.Rect{X: safe.X, Y: safe.Y, W: safe.W, H: f.ControlHeight() + f.Dip(16)}
	side := f.Dip(48)
	left := max(safe.X+f.Dip(4), x-f.Dip(12))
	f.Add(p.BackButton(render.Rect{X: left, Y: bar.Y + (bar.H-side)/2, W: side, H: side}))
	words := render.Rect{X: left + side + f.Dip(4), Y: bar.Y, W: safe.X + safe.W - left - side - f.Dip(16), H: bar.H}
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: title, Face: f.Fitting(render.Title, 24, title, words.W), Rect: words})
	area = render.Rect{X: safe.X, Y: bar.Y + bar.H, W: safe.W, H: safe.H - bar.H}
	return area, render.Rect{X: x, W: w}
}

// BackButton returns the button Back with the rectangle r.
func (p *Page) BackButton(r render.Rect) ui.Control {
	return ui.Control{ID: BackID, Role: ui.Button, Look: ui.Quiet, Label: p.Stage.Lang.T("common.back"), Icon: render.Back, Rect: r}
}

// End closes the column that Begin opened.
func (p *Page) End(f *ui.Frame, c *ui.Column) {
	c.Space(24)
	p.Scroll.End(f)
}

// Card opens a card in the middle of the screen, at most width dip wide. It adds a text and leaves room for the given
// number of buttons below it. The caller adds the buttons and ends p.Scroll.
func (p *Page) Card(f *ui.Frame, width float32, text string, buttons int) *ui.Column {
	pad := f.Dip(24)
	w := min(f.Safe.W-f.Dip(32), f.Grown(width))
	face := f.Face(render.Regular, 16)
	lines := float32(len(f.Wrap(text, face, w-2*pad)))
	h := f.Fonts.Metrics(face).Line*lines + f.Dip(20) + float32(buttons)*(f.ControlHeight()+f.Dip(8)) + 2*pad - f.Dip(8)
	h = min(h, f.Safe.H-f.Dip(16))
	r := render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: render.Floor(f.Safe.Y + (f.Safe.H-h)/2), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	in.H += f.Dip(8) // the space below the last button
	col := p.Scroll.Begin(f, in, render.Rect{X: in.X, W: in.W})
	col.Para(text)
	col.Space(12)
	return col
}
