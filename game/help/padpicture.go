package help

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// padID is the picture of a gamepad.
var padID = ui.ID{Name: "gamepad"}

// padHigh is the most height of the picture of a gamepad in dip, and padWide is how much wider it is.
const (
	padHigh = 156
	padWide = 1.7
)

// padButton is a button in the picture of a gamepad.
type padButton struct {
	word string
	box  render.Rect // its place, as parts of the height of the picture
	row  int         // what it does: the number of that row, whose caps have its colour
}

func newPadButtons(l *assets.Lang) []padButton {
	t := l.T
	round := func(word string, x, y float32, row int) padButton {
		return padButton{word, render.Rect{X: x - 0.085, Y: y - 0.085, W: 0.17, H: 0.17}, row}
	}
	return []padButton{
		{t("help.pad_lt"), render.Rect{X: 0.2, W: 0.34, H: 0.15}, 8},
		{t("help.pad_rt"), render.Rect{X: 1.16, W: 0.34, H: 0.15}, 1},
		{t("help.pad_lb"), render.Rect{X: 0.2, Y: 0.18, W: 0.34, H: 0.15}, 4},
		{t("help.pad_rb"), render.Rect{X: 1.16, Y: 0.18, W: 0.34, H: 0.15}, 5},
		round("Y", 1.33, 0.46, 6), round("X", 1.17, 0.6, 4), round("B", 1.49, 0.6, 3), round("A", 1.33, 0.74, 2),
		{"", render.Rect{X: 0.72, Y: 0.45, W: 0.1, H: 0.06}, 10}, {"", render.Rect{X: 0.88, Y: 0.45, W: 0.1, H: 0.06}, 9},
		{"", render.Rect{X: 0.2, Y: 0.555, W: 0.34, H: 0.11}, 0}, {"", render.Rect{X: 0.315, Y: 0.44, W: 0.11, H: 0.34}, 0},
		{"", render.Rect{X: 0.6, Y: 0.66, W: 0.2, H: 0.2}, 0}, {"", render.Rect{X: 0.9, Y: 0.66, W: 0.2, H: 0.2}, 0},
	}
}

// padBody are the parts of a gamepad's body, which reach into each other.
var padBody = [...]render.Rect{{X: 0.06, Y: 0.26, W: 1.58, H: 0.58}, {X: 0, Y: 0.42, W: 0.54, H: 0.58}, {X: 1.16, Y: 0.42, W: 0.54, H: 0.58}}

// paintPad draws a gamepad in the middle of r: its buttons have the colours of the caps of their rows.
func (h *Scene) paintPad(l *render.List, f *ui.Frame, r render.Rect) {
	size := min(r.H, r.W/padWide)
	left, top := r.X+(r.W-size*padWide)/2, r.Y+(r.H-size)/2
	at := func(b render.Rect) render.Rect {
		return render.Rect{X: render.Floor(left + b.X*size), Y: render.Floor(top + b.Y*size), W: render.Floor(b.W * size), H: render.Floor(b.H * size)}
	}
	edge := max(1, f.Dip(1))
	for _, part := range padBody {
		l.Fill(at(part), size*0.27, f.Theme.TrayEdge)
	}
	for _, part := range padBody {
		l.Fill(at(part).Inset(edge), size*0.27-edge, f.Theme.Tray)
	}
	for i := range h.padButtons {
		b := &h.padButtons[i]
		box := at(b.box)
		style, ink := ui.Ramped(f, float32(b.row)/float32(len(h.padRows)-1))
		if style.Fill.A == 0 && b.word == "" {
			style.Fill = style.Edge
		}
		l.Box(box, min(box.W, box.H)/2, style)
		if b.word != "" {
			l.TextIn(f.Fonts, f.Fonts.Face(render.Bold, int(box.H*0.72)), b.word, box, render.Middle, render.Middle, ink)
		}
	}
}
