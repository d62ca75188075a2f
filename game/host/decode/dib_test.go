package decode

import (
	"bytes"
	"encoding/binary"
	"image/color"
	"image/png"
	"testing"
)

// makeDIB returns a picture as Windows passes it, 3 x 2 pixels whose red is 10 times the column and whose green is the row.
func makeDIB(head, bits, packed int, down bool) []byte {
	const w, h = 3, 2
	data := make([]byte, head)
	put := func(at, v int) { binary.LittleEndian.PutUint32(data[at:], uint32(int32(v))) }
	put(0, head)
	put(4, w)
	put(8, h)
	if down {
		put(8, -h)
	}
	binary.LittleEndian.PutUint16(data[12:], 1)
	binary.LittleEndian.PutUint16(data[14:], uint16(bits))
	put(16, packed)
	masks := make([]byte, 12)
	for i, m := range []uint32{0xff0000, 0xff00, 0xff} {
		binary.LittleEndian.PutUint32(masks[4*i:], m)
	}
	switch {
	case packed == 3 && head == dibHead:
		data = append(data, masks...)
	case packed == 3:
		copy(data[40:], masks)
	}
	for i := range h {
		y := i
		if !down {
			y = h - 1 - i
		}
		row := []byte{}
		for x := range w {
			row = append(row, 200, byte(y), byte(10*x))
			if bits == 32 {
				row = append(row, 0)
			}
		}
		for len(row)%4 > 0 {
			row = append(row, 0)
		}
		data = append(data, row...)
	}
	return data
}

// TestDIB reads pictures in each form that programs use, and refuses all of them cut short, and hostile numbers.
func TestDIB(t *testing.T) {
	for _, c := range []struct {
		head, bits, packed int
		down               bool
	}{{40, 24, 0, false}, {40, 32, 0, true}, {40, 32, 3, false}, {108, 32, 3, true}, {124, 32, 0, false}, {124, 24, 0, true}} {
		data := makeDIB(c.head, c.bits, c.packed, c.down)
		file := DIB(data)
		img, err := png.Decode(bytes.NewReader(file))
		if err != nil || img.Bounds().Dx() != 3 || img.Bounds().Dy() != 2 {
			t.Fatalf("%+v: %v", c, err)
		}
		for y := range 2 {
			for x := range 3 {
				if got := color.RGBAModel.Convert(img.At(x, y)); got != (color.RGBA{byte(10 * x), byte(y), 200, 255}) {
					t.Errorf("%+v: at %d, %d is %v", c, x, y, got)
				}
			}
		}
		for n := range data {
			if DIB(data[:n]) != nil {
				t.Fatalf("%+v: %d of %d bytes are a picture", c, n, len(data))
			}
		}
	}
	for at, v := range map[int]uint32{0: 1 << 31, 4: 0, 8: 1 << 31, 14: 1 | 8<<16, 16: 1, 32: 1 << 30} {
		data := makeDIB(40, 24, 0, false)
		binary.LittleEndian.PutUint32(data[at:], v)
		if DIB(data) != nil {
			t.Errorf("%#x at %d makes a picture", v, at)
		}
	}
}

// FuzzDIB reads any bytes: a picture is no larger than what it is read from.
func FuzzDIB(f *testing.F) {
	f.Add(makeDIB(40, 24, 0, false))
	f.Add(makeDIB(124, 32, 3, true))
	f.Fuzz(func(t *testing.T, data []byte) {
		if d, ok := readDIB(data); ok && d.w*d.h*d.bytes > len(data) {
			t.Errorf("%d x %d pixels of %d bytes", d.w, d.h, len(data))
		}
	})
}
