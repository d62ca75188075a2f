package cli

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/gif"

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

// film is an animated GIF being made.
type film struct {
	gif     gif.GIF
	painter *soft.Painter
	palette color.Palette
	index   map[color.RGBA]uint8
	last    *image.RGBA
}

// film returns an animated GIF of a board and then its moves, each a single step.
func (p *boardPicture) film(ctx context.Context, b puzzle.Board, moves []puzzle.Move) ([]byte, error) {
	f := &film{painter: soft.New(p.fonts), index: map[color.RGBA]uint8{}}
	end := b
	for _, m := range moves {
		end = end.Step(m.Dir)
	}
	// All colours appear in the first or in the last picture, in which every tile is home.
	f.palette = reduce(f.painter.Picture(p.draw(end, nil)), f.painter.Picture(p.draw(b, nil)))
	f.add(p.draw(b, nil), endTime)
	var shifts []render.TileShift
	for i, m := range moves {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		old := b
		b = b.Step(m.Dir)
		for _, left := range slideSteps {
			shifts = render.AppendSlide(shifts[:0], old, b, left, p.view.Cell)
			f.add(p.draw(b, shifts), stepTime)
		}
		if i < len(moves)-1 {
			f.add(p.draw(b, nil), restTime)
		} else {
			f.add(p.draw(b, nil), endTime)
		}
	}
	data := &stoppableBuffer{ctx: ctx}
	err := gif.EncodeAll(data, &f.gif)
	return data.Bytes(), err
}

// stoppableBuffer is a buffer whose Write fails once its context has ended, which stops the encoder.
type stoppableBuffer struct {
	ctx context.Context
	bytes.Buffer
}

func (b *stoppableBuffer) Write(p []byte) (int, error) {
	if err := b.ctx.Err(); err != nil {
		return 0, err
	}
	return b.Buffer.Write(p)
}

// add appends a picture, cropped to the part that differs from the one before.
func (f *film) add(l *render.List, hundredths int) {
	picture := f.painter.Picture(l)
	part := picture.Rect
	if f.last != nil {
		if part = changed(f.last, picture); part.Empty() {
			f.gif.Delay[len(f.gif.Delay)-1] += hundredths
			return
		}
	}
	f.last = picture
	small := image.NewPaletted(part, f.palette)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			small.SetColorIndex(x, y, f.nearest(picture.RGBAAt(x, y)))
		}
	}
	f.gif.Image = append(f.gif.Image, small)
	f.gif.Delay = append(f.gif.Delay, hundredths)
	f.gif.Disposal = append(f.gif.Disposal, gif.DisposalNone)
}

// nearest returns the index of the palette's colour nearest to c.
func (f *film) nearest(c color.RGBA) uint8 {
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
