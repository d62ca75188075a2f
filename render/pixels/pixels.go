// Package pixels compares pictures pixel by pixel and reads and writes them as PNG files, for tests and for tools that
// check what a program shows.
package pixels

import (
	"image"
	"image/draw"
	"image/png"
	"io"
	"os"
)

// Differ compares two pictures of the same size. n is the number of pixels that differ by more than tolerance, 0..255,
// in any channel; worst is the largest difference in any channel of any pixel. Differ panics if b is smaller than a.
func Differ(a, b *image.RGBA, tolerance int) (n, worst int) {
	for y := range a.Rect.Dy() {
		p, q := a.Pix[y*a.Stride:][:4*a.Rect.Dx()], b.Pix[y*b.Stride:][:4*a.Rect.Dx()]
		for x := 0; x < len(p); x += 4 {
			d := 0
			for k := x; k < x+4; k++ {
				d = max(d, int(p[k])-int(q[k]), int(q[k])-int(p[k]))
			}
			worst = max(worst, d)
			if d > tolerance {
				n++
			}
		}
	}
	return n, worst
}

// Read decodes a PNG file and converts it to RGBA.
func Read(r io.Reader) (*image.RGBA, error) {
	m, err := png.Decode(r)
	if err != nil {
		return nil, err
	}
	out := image.NewRGBA(m.Bounds())
	draw.Draw(out, out.Rect, m, m.Bounds().Min, draw.Src)
	return out, nil
}

// Save writes a picture to a PNG file.
func Save(name string, m image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, m); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
