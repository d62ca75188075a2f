package svg

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"

	"wildfifteen/render"
)

// picture paints the picture of a box: a window on the whole picture, cut to the box.
func (w *writer) picture(op *render.Op) {
	clip, s := w.rounded(op.Rect, op.Radius), op.Source
	n := w.image(op.Image)
	w.body = w.body.add(`<g clip-path="url(#c`).int(clip).add(`)"><svg preserveAspectRatio="none"`).rect(op.Rect, 0)
	w.body = w.body.add(` viewBox="`).val(s.X).add(" ").val(s.Y).add(" ").val(s.W).add(" ").val(s.H)
	w.body = w.body.add(`"><use xlink:href="#p`).int(n).add(`"/></svg></g>` + "\n")
}

// image returns the number of the definition of a picture, which holds it as a PNG file.
func (w *writer) image(p *render.Image) int {
	n, fresh := w.id(p)
	if !fresh {
		return n
	}
	width, height := p.Size()
	level, _ := p.Level(render.Rect{W: 1, H: 1}, render.Rect{W: 1, H: 1})
	var file bytes.Buffer
	// Writing to memory does not fail, and the picture is not too large for the format.
	_ = png.Encode(&file, &image.RGBA{Pix: level.Pix, Stride: 4 * level.W, Rect: image.Rect(0, 0, level.W, level.H)})
	w.defs = w.defs.add(`<image id="p`).int(n).add(`"`).num("width", width).num("height", height)
	w.defs = w.defs.add(` xlink:href="data:image/png;base64,`).add(base64.StdEncoding.EncodeToString(file.Bytes())).add("\"/>\n")
	return n
}
