package host

import (
	"image"

	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// icons returns the window's icon in the sizes that systems ask for.
func icons(fonts *render.Fonts) []image.Image {
	var out []image.Image
	p := soft.New(fonts)
	for _, size := range []float32{16, 24, 32, 48, 64, 128, 256} {
		var l render.List
		Icon(&l, size)
		out = append(out, p.Picture(&l))
	}
	return out
}

// iconSpiral is the order of the icon's cells along its line, from the first number to the gap in the middle.
var iconSpiral = [3][3]int{{0, 1, 2}, {7, 8, 3}, {6, 5, 4}}

// Icon fills l with the program's icon, size pixels a side: a solved spiral of eight tiles, in the colours of
// its line.
func Icon(l *render.List, size float32) {
	t := render.LightTheme()
	l.Reset(size, size, render.Color{})
	edge := whole(size / 24)
	l.Box(render.Rect{W: size, H: size}, size*0.2, render.BoxStyle{
		Fill: t.Tray, Edge: t.Edge, EdgeWidth: max(1, size/64),
	})
	cell := float32(int((size - 4*edge) / 3))
	start := float32(int((size - 3*cell) / 2))
	gap := max(1, whole(cell*0.06))
	for y, row := range iconSpiral {
		for x, at := range row {
			if at == 8 {
				continue
			}
			r := render.Rect{X: start + float32(x)*cell, Y: start + float32(y)*cell, W: cell, H: cell}.Inset(gap / 2)
			l.Fill(r, cell*0.2, t.Ramp(float64(at)/7))
		}
	}
}

func whole(v float32) float32 { return float32(int(v + 0.5)) }
