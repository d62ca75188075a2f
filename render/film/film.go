package film

import (
	"image"
	"image/color"
	"io"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Delays of an animated GIF, in hundredths of a second.
const (
	stepTime = 4   // of each picture of a moving tile
	restTime = 16  // after a move
	endTime  = 250 // of the first and of the last picture
)

// slideSteps holds, for each picture of a move, the fraction of the way that the tile still has to go. The tile slows
// down.
var slideSteps = []float32{0.55, 0.2}

// Film is an animated GIF being made, move by move.
type Film struct {
	picture *Picture
	board   puzzle.Board
	shifts  []render.TileShift
	gif     animation
	pixels  []uint8 // buffer
	painter *soft.Painter
	palette color.Palette
	index   map[color.RGBA]uint8
	last    *image.RGBA
}

// NewFilm returns an animated GIF that begins with a board and is to end with another one. All its colours are those of
// these two: every tile should be home in the last.
func NewFilm(p *Picture, from, to puzzle.Board) *Film {
	f := &Film{picture: p, board: from, painter: soft.New(p.Fonts), index: map[color.RGBA]uint8{}}
	f.palette = reduce(f.painter.Picture(p.Draw(to, nil)), f.painter.Picture(p.Draw(from, nil)))
	f.gif.begin(image.Pt(int(p.size.X), int(p.size.Y)), f.palette)
	f.add(p.Draw(from, nil), endTime)
	return f
}

// Move appends a move, which must be possible; last makes its end stand for longer.
func (f *Film) Move(m puzzle.Move, last bool) {
	old := f.board
	f.board, _ = old.Play(m)
	for _, left := range slideSteps {
		f.shifts = render.AppendSlide(f.shifts[:0], old, f.board, left, f.picture.view.Cell)
		f.add(f.picture.Draw(f.board, f.shifts), stepTime)
	}
	rest := restTime
	if last {
		rest = endTime
	}
	f.add(f.picture.Draw(f.board, nil), rest)
}

// Write writes the GIF.
func (f *Film) Write(w io.Writer) error { return f.gif.writeTo(w) }

// add appends a picture, cropped to the part that differs from the one before.
func (f *Film) add(l *render.List, hundredths int) {
	picture := f.painter.Picture(l)
	part := picture.Rect
	if f.last != nil {
		if part = changed(f.last, picture); part.Empty() {
			f.gif.wait(hundredths)
			return
		}
	}
	f.last = picture
	f.pixels = f.pixels[:0]
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			f.pixels = append(f.pixels, f.nearest(picture.RGBAAt(x, y)))
		}
	}
	f.gif.add(part, f.pixels, hundredths)
}

// nearest returns the index of the palette's colour nearest to c.
func (f *Film) nearest(c color.RGBA) uint8 {
	i, ok := f.index[c]
	if !ok {
		i = uint8(f.palette.Index(c))
		f.index[c] = i
	}
	return i
}

// changed returns the smallest rectangle that contains every pixel in which two pictures of the same size differ.
func changed(a, b *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := b.Rect.Min.Y; y < b.Rect.Max.Y; y++ {
		for x := b.Rect.Min.X; x < b.Rect.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
