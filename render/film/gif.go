package film

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"image"
	"image/color"
	"io"
)

// animation is a GIF being written, picture by picture. (Package image/gif would also bring its decoder into the page's
// program.)
type animation struct {
	data  bytes.Buffer
	delay int // where the delay of the last picture stands; 0: there is none yet
	code  bytes.Buffer
	pack  *lzw.Writer // writes to code
}

const (
	gifColors    = 256
	gifTable     = 0xF7 // a table of 256 colours follows, of 8 bits each
	gifExtension = 0x21
	gifControl   = 0xF9
	gifKeep      = 1 << 2 // the picture stays below the next one
	gifImage     = 0x2C
	gifEnd       = 0x3B
	gifBlock     = 255 // the longest block of data
	gifCodes     = 8   // bits of an index
)

// begin writes what stands before the pictures.
func (a *animation) begin(size image.Point, palette color.Palette) {
	a.data.WriteString("GIF89a")
	a.number(size.X, size.Y)
	a.data.Write([]byte{gifTable, 0, 0})
	for i := range gifColors {
		c := color.RGBA{A: 255}
		if i < len(palette) {
			c = color.RGBAModel.Convert(palette[i]).(color.RGBA)
		}
		a.data.Write([]byte{c.R, c.G, c.B})
	}
	a.data.Write([]byte{gifExtension, 0xFF, 11})
	a.data.WriteString("NETSCAPE2.0")
	a.data.Write([]byte{3, 1, 0, 0, 0}) // repeat for ever
}

// number writes numbers of two bytes.
func (a *animation) number(values ...int) {
	for _, v := range values {
		a.data.Write(binary.LittleEndian.AppendUint16(nil, uint16(v)))
	}
}

// add writes a picture: indices of colours, row by row, in a part of the screen.
func (a *animation) add(part image.Rectangle, pixels []uint8, hundredths int) {
	a.data.Write([]byte{gifExtension, gifControl, 4, gifKeep})
	a.delay = a.data.Len()
	a.number(hundredths)
	a.data.Write([]byte{0, 0, gifImage})
	a.number(part.Min.X, part.Min.Y, part.Dx(), part.Dy())
	a.data.Write([]byte{0, gifCodes})
	a.code.Reset()
	if a.pack == nil {
		a.pack = lzw.NewWriter(&a.code, lzw.LSB, gifCodes).(*lzw.Writer)
	} else {
		a.pack.Reset(&a.code, lzw.LSB, gifCodes)
	}
	_, _ = a.pack.Write(pixels) // to a buffer, which never fails
	_ = a.pack.Close()
	for rest := a.code.Bytes(); len(rest) > 0; {
		n := min(len(rest), gifBlock)
		a.data.WriteByte(byte(n))
		a.data.Write(rest[:n])
		rest = rest[n:]
	}
	a.data.WriteByte(0)
}

// wait makes the last picture stay for longer.
func (a *animation) wait(hundredths int) {
	at := a.data.Bytes()[a.delay:]
	binary.LittleEndian.PutUint16(at, binary.LittleEndian.Uint16(at)+uint16(hundredths))
}

// writeTo writes the whole GIF.
func (a *animation) writeTo(w io.Writer) error {
	_, err := w.Write(append(a.data.Bytes(), gifEnd))
	return err
}
