package stage

import (
	"wildfifteen/game/pictures"
	"wildfifteen/render"
)

// Own is the player's own picture for tiles, and what boards show of it.
type Own struct {
	Image *render.Image // nil: there is none, or it is not decoded yet
	Cut   pictures.Cut
}

// Part returns the part of the picture that a board of columns x rows shows. There must be a picture.
func (o *Own) Part(columns, rows int) *render.Image {
	w, h := o.Image.Size()
	x, y, pw, ph := o.Cut.Part(float64(w), float64(h), columns, rows)
	return o.Image.Cut(render.Rect{X: float32(x), Y: float32(y), W: float32(pw), H: float32(ph)})
}
