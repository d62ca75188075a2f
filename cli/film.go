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

// Times of a film, in hundredths of a second.
const (
	stepTime = 4   // of each picture of a tile on its way
	restTime = 16  // after a move
	endTime  = 250 // at the start and at the end
)

// way is how far a tile still is from its new cell in the pictures of a move, slowing down.
var way = []float32{0.55, 0.2}

// film is an animated GIF in the making.
type film struct {
	gif     gif.GIF
	painter *soft.Painter
	palette color.Palette
	index   map[color.RGBA]uint8
	last    *image.RGBA
}

// film draws a board and then its moves, single steps, one after another.
func (p *boardPicture) film(ctx context.Context, b puzzle.Board, moves []puzzle.Move) ([]byte, error) {
	f := &film{painter: soft.New(p.fonts), index: map[color.RGBA]uint8{}}
	end := b
	for _, m := range moves {
		end = end.Step(m.Dir)
	}
	// All colours are there at the start or at the end, when every tile is home.
	f.palette = reduce(f.painter.Picture(p.draw(end, nil)), f.painter.Picture(p.draw(b, nil)))
	f.add(p.draw(b, nil), endTime)
	for i, m := range moves {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		label := b.At(source(b, m.Dir))
		b = b.Step(m.Dir)
		dx, dy := m.Dir.Delta()
		for _, left := range way {
			shift := render.TileShift{Label: label, DX: -float32(dx) * left * p.view.Cell, DY: -float32(dy) * left * p.view.Cell}
			f.add(p.draw(b, []render.TileShift{shift}), stepTime)
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

// stoppableBuffer takes no more once its context has ended.
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

// source returns the cell of the tile that goes the way d.
func source(b puzzle.Board, d puzzle.Dir) int {
	dx, dy := d.Delta()
	return b.Blank() - dx - dy*b.Size().W
}

// add adds a picture: only the part that differs from the one before.
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

// nearest returns the palette's colour for c.
func (f *film) nearest(c color.RGBA) uint8 {
	i, ok := f.index[c]
	if !ok {
		i = uint8(f.palette.Index(c))
		f.index[c] = i
	}
	return i
}

// changed returns the smallest rectangle outside which two pictures of one size are the same.
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
