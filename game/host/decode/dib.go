package decode

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"

	"wildfifteen/game/pictures"
)

// dib is a picture as Windows passes it between programs: the rows of a BMP file, without the head of such a file.
type dib struct {
	w, h   int
	bytes  int // of a pixel: blue, green, red and, of four, one that is not used
	stride int
	down   bool // the first row is the highest
	rows   []byte
}

// dibHead is the length of the shortest head.
const dibHead = 40

// DIB returns a PNG file of a picture in the format in which Windows passes pictures between programs, with 24 or 32 bits a
// pixel; nil if it is none. It works on the rows as they are, so it takes little memory besides.
func DIB(data []byte) []byte {
	d, ok := readDIB(data)
	if !ok {
		return nil
	}
	var file bytes.Buffer
	if (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, d) != nil {
		return nil
	}
	return file.Bytes()
}

// readDIB reads the head of a picture and finds its rows.
func readDIB(data []byte) (*dib, bool) {
	if len(data) < dibHead {
		return nil, false
	}
	word := func(at int) int { return int(int32(binary.LittleEndian.Uint32(data[at:]))) }
	head, w, h := word(0), word(4), word(8)
	bits, packed, colors := int(binary.LittleEndian.Uint16(data[14:])), word(16), word(32)
	d := &dib{w: w, h: h, bytes: bits / 8, down: h < 0}
	if d.down {
		d.h = -h
	}
	if head < dibHead || head > len(data) || bits != 24 && bits != 32 || w < 1 || d.h < 1 || w > pictures.MaxSide || d.h > pictures.MaxSide || colors < 0 || colors > 256 {
		return nil, false
	}
	start := head + 4*colors
	switch packed {
	case 0:
	case 3: // three masks tell where the colours are; longer heads hold them
		if bits != 32 || len(data) < dibHead+12 || word(40) != 0xff0000 || word(44) != 0xff00 || word(48) != 0xff {
			return nil, false
		}
		if head == dibHead {
			start += 12
		}
	default:
		return nil, false
	}
	d.stride = (d.w*d.bytes + 3) &^ 3
	if len(data)-start < d.stride*d.h {
		return nil, false
	}
	d.rows = data[start:]
	return d, true
}

func (d *dib) ColorModel() color.Model { return color.RGBAModel }
func (d *dib) Bounds() image.Rectangle { return image.Rect(0, 0, d.w, d.h) }

// Opaque says that there is no transparency: programs disagree on what the fourth byte means.
func (d *dib) Opaque() bool { return true }

// At returns the colour of a pixel.
func (d *dib) At(x, y int) color.Color {
	if !d.down {
		y = d.h - 1 - y
	}
	p := d.rows[y*d.stride+x*d.bytes:]
	return color.RGBA{R: p[2], G: p[1], B: p[0], A: 255}
}
