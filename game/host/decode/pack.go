package decode

import (
	"bytes"
	"image"
	"image/jpeg"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// qualities are tried from the best on.
var qualities = [...]int{88, 80, 70, 60, 45, 30}

// Pack returns a picture as a JPEG file of at most most bytes, with half as many pixels a side as often as need be; nil if it
// cannot be that small.
func Pack(p *game.Pixels, most int) []byte {
	img := &image.RGBA{Pix: p.Pix, Stride: 4 * p.W, Rect: image.Rect(0, 0, p.W, p.H)}
	for _, q := range qualities {
		file := &limited{most: most}
		if jpeg.Encode(file, img, &jpeg.Options{Quality: q}) == nil {
			return file.Bytes()
		}
	}
	if min(p.W, p.H) < 2*pictures.MinSide {
		return nil
	}
	return Pack(shrink(img.SubImage(image.Rect(0, 0, p.W&^1, p.H&^1)), p.W/2, p.H/2, 0), most)
}

// limited is a buffer that takes no more than most bytes.
type limited struct {
	bytes.Buffer
	most int
}

func (b *limited) Write(data []byte) (int, error) {
	if b.Len()+len(data) > b.most {
		return 0, bytes.ErrTooLarge
	}
	return b.Buffer.Write(data)
}

// Flush and WriteByte make the encoder write without a buffer of its own.
func (b *limited) Flush() error { return nil }

func (b *limited) WriteByte(c byte) error {
	if b.Len() == b.most {
		return bytes.ErrTooLarge
	}
	return b.Buffer.WriteByte(c)
}
