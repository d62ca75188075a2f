package film

import (
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// CardPNG returns a card of a size in pixels as a file.
func CardPNG(fonts *render.Fonts, c *render.ShareCard, width, height float32) []byte {
	var list render.List
	list.Reset(width, height, c.Theme.Paper)
	list.ShareCard(fonts, render.Rect{W: width, H: height}, c)
	return PNG(soft.New(fonts).Picture(&list))
}
