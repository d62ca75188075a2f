//go:build !js && !android && !ios

package host

import (
	"image"

	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// icons returns the window's icon in the sizes that the systems use.
func icons(fonts *render.Fonts) []image.Image {
	var out []image.Image
	p := soft.New(fonts)
	for _, size := range []float32{16, 24, 32, 48, 64, 128, 256} {
		var l render.List
		render.AppIcon(&l, size, false)
		out = append(out, p.Picture(&l))
	}
	return out
}
