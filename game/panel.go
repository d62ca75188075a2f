package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// panel opens a card in the middle of the screen, at most width dip wide, that begins with a text and has
// room for so many buttons below; the caller adds them and ends p.scroll.
func (p *page) panel(f *ui.Frame, width float32, text string, buttons int) *ui.Column {
	pad := f.Dip(24)
	w := min(f.Safe.W-f.Dip(32), f.Grown(width))
	face := f.Face(render.Regular, 16)
	lines := float32(len(f.Wrap(text, face, w-2*pad)))
	h := f.Fonts.Metrics(face).Line*lines + f.Dip(20) + float32(buttons)*(f.ControlHeight()+f.Dip(8)) + 2*pad - f.Dip(8)
	h = min(h, f.Safe.H-f.Dip(16))
	r := render.Rect{X: float32(int(f.Safe.X + (f.Safe.W-w)/2)), Y: float32(int(f.Safe.Y + (f.Safe.H-h)/2)), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	in.H += f.Dip(8) // the last button's space below
	col := p.scroll.Begin(f, in, render.Rect{X: in.X, W: in.W})
	col.Para(text)
	col.Space(12)
	return col
}
