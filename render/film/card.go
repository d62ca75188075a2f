package film

import (
	"image"

	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// What a step of a [Card] does: a few milliseconds of work.
const (
	cardPixels = 200_000 // painted, with the operation that reaches that many
	cardRows   = 48      // of the file written
)

// Card is the picture of a solve being made, step by step: it takes longer than a frame has.
type Card struct {
	fonts   *render.Fonts
	list    render.List
	painter *soft.Painter
	picture *image.RGBA
	painted int // operations of the list
	png     *pngFile
	file    []byte
}

// NewCard begins a picture of a card, of a size in pixels.
func NewCard(c *render.ShareCard, width, height float32) *Card {
	m := &Card{fonts: render.NewFonts()}
	m.list.Reset(width, height, c.Theme.Paper)
	m.list.ShareCard(m.fonts, render.Rect{W: width, H: height}, 0, c)
	m.painter = soft.New(m.fonts)
	return m
}

// Step does some of the work. done reports whether the file is made.
func (c *Card) Step() (done bool) {
	switch {
	case c.file != nil:
		return true
	case c.picture == nil:
		c.picture = image.NewRGBA(image.Rect(0, 0, int(c.list.Size.X+0.5), int(c.list.Size.Y+0.5)))
		fallthrough
	case c.painted < len(c.list.Ops):
		c.paint()
	case c.png == nil:
		c.png = newPNG(c.picture)
		fallthrough
	default:
		if c.png.write(cardRows) {
			c.file = c.png.file()
		}
	}
	return c.file != nil
}

// paint paints some operations of the list.
func (c *Card) paint() {
	from, pixels := c.painted, float32(0)
	for c.painted < len(c.list.Ops) && pixels < cardPixels {
		r := c.list.Bounds(&c.list.Ops[c.painted])
		pixels += r.W * r.H
		c.painted++
	}
	c.painter.PaintPart(c.picture, &c.list, from, c.painted)
}

// File returns the PNG file; it is nil until Step is done.
func (c *Card) File() []byte { return c.file }

// CardPNG returns a card of a size in pixels as a file.
func CardPNG(c *render.ShareCard, width, height float32) []byte {
	m := NewCard(c, width, height)
	for !m.Step() {
	}
	return m.File()
}

// GoalPNG returns the card of a goal as a file.
func GoalPNG(fonts *render.Fonts, c *render.GoalCard) []byte {
	var list render.List
	list.Reset(render.CardSquare, render.CardSquare, c.Theme.Paper)
	list.GoalCard(fonts, render.Rect{W: render.CardSquare, H: render.CardSquare}, c)
	return PNG(soft.New(fonts).Picture(&list))
}
