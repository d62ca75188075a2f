package main

import (
	"bytes"
	"image"
	"image/png"

	"wildfifteen/render"
	"wildfifteen/render/soft"
	"wildfifteen/render/svg"
)

// icon draws the program's icon.
type icon struct{ fonts *render.Fonts }

func newIcon() icon { return icon{render.NewFonts()} }

func (i icon) list(size int) *render.List {
	var l render.List
	render.AppIcon(&l, float32(size), false)
	return &l
}

// picture returns the icon with sides of size pixels.
func (i icon) picture(size int) image.Image { return soft.New(i.fonts).Picture(i.list(size)) }

// png returns the icon as a PNG file.
func (i icon) png(size int) ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, i.picture(size))
	return b.Bytes(), err
}

// svg returns the icon as an SVG file.
func (i icon) svg() []byte { return svg.Append(nil, i.list(512), i.fonts) }
