// Package decode makes files of pictures ready for the game where the system does not: it decodes them, turns them upright,
// scales them down and packs them into small files.
package decode

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"

	"golang.org/x/image/webp"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// Decode decodes a picture that has passed [pictures.Read]. The result is upright and opaque, and its longer side has at
// most [pictures.MaxKept] pixels.
func Decode(data []byte) (p *game.Pixels, err error) {
	it, err := pictures.Read(data)
	if err != nil {
		return nil, err
	}
	damaged := &pictures.Error{Fault: pictures.Damaged, W: it.W, H: it.H}
	defer func() {
		if recover() != nil { // a fault in a decoder is a fault of the file
			p, err = nil, damaged
		}
	}()
	img, err := decoders[it.Kind](data)
	if err != nil {
		return nil, damaged
	}
	if b := img.Bounds(); b.Dx() != it.W || b.Dy() != it.H {
		return nil, damaged
	}
	w, h := it.Kept()
	return shrink(img, w, h, it.Turn), nil
}

var decoders = map[pictures.Kind]func(data []byte) (image.Image, error){
	pictures.JPEG: func(data []byte) (image.Image, error) { return jpeg.Decode(bytes.NewReader(data)) },
	pictures.PNG:  func(data []byte) (image.Image, error) { return png.Decode(bytes.NewReader(data)) },
	pictures.GIF:  func(data []byte) (image.Image, error) { return gif.Decode(bytes.NewReader(data)) },
	pictures.WebP: func(data []byte) (image.Image, error) { return webp.Decode(bytes.NewReader(data)) },
}

// shrink turns a picture, scales it down to tw x th pixels and lays it on white. Each pixel of the result is the mean of the pixels in its
// place, by their areas. It works line by line, so it takes little memory besides the result.
func shrink(img image.Image, tw, th int, turn pictures.Turn) *game.Pixels {
	b := img.Bounds()
	p := &game.Pixels{W: tw, H: th, Pix: make([]byte, 4*tw*th)}
	w, h := tw, th // before turning
	if turn.Swaps() {
		w, h = th, tw
	}
	line, white := image.NewRGBA(image.Rect(0, 0, b.Dx(), 1)), image.NewUniform(color.White)
	squeezed := make([]uint64, 3*w)
	read := func(y int) []uint64 {
		draw.Draw(line, line.Rect, white, image.Point{}, draw.Src)
		draw.Draw(line, line.Rect, img, image.Pt(b.Min.X, b.Min.Y+y), draw.Over)
		squeeze(squeezed, line.Pix, b.Dx(), w)
		return squeezed
	}
	area := uint64(b.Dx()) * uint64(b.Dy())
	rows(b.Dy(), h, read, func(y int, sums []uint64) {
		for x := range w {
			tx, ty := turn.Place(x, y, w, h)
			out := p.Pix[4*(ty*tw+tx):][:4]
			for c := range 3 {
				out[c] = uint8((sums[3*x+c] + area/2) / area)
			}
			out[3] = 255
		}
	})
	return p
}

// squeeze scales a line of n pixels to w: it sets sums of the three colours, each weighted by the length of its pixel in the
// place of the sum. A place is n long, a pixel w.
func squeeze(sums []uint64, pix []byte, n, w int) {
	clear(sums)
	for x := range n {
		from, to := x*w, (x+1)*w
		for at := from / n; at*n < to; at++ {
			weight := uint64(min(to, (at+1)*n) - max(from, at*n))
			for c := range 3 {
				sums[3*at+c] += weight * uint64(pix[4*x+c])
			}
		}
	}
}

// rows scales n lines to h in the same way. read returns a line, put gets the sums of one.
func rows(n, h int, read func(y int) []uint64, put func(y int, sums []uint64)) {
	var sums []uint64
	for y := range n {
		line := read(y)
		if sums == nil {
			sums = make([]uint64, len(line))
		}
		from, to := y*h, (y+1)*h
		for at := from / n; at*n < to; at++ {
			end := min(to, (at+1)*n)
			weight := uint64(end - max(from, at*n))
			for i, v := range line {
				sums[i] += weight * v
			}
			if end == (at+1)*n {
				put(at, sums)
				clear(sums)
			}
		}
	}
}
