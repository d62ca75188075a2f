package film

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"image"
)

// PNG returns an opaque picture as a PNG file. (Package image/png would also bring its decoder into the page's program.)
func PNG(m *image.RGBA) []byte {
	p := newPNG(m)
	p.write(m.Rect.Dy())
	return p.file()
}

// pngFile is a picture that becomes a PNG file, some rows at a time.
type pngFile struct {
	picture     *image.RGBA
	packed      bytes.Buffer
	zip         *zlib.Writer
	row, before []byte
	y           int // rows written
}

func newPNG(m *image.RGBA) *pngFile {
	p := &pngFile{picture: m, row: make([]byte, 1+3*m.Rect.Dx()), before: make([]byte, 3*m.Rect.Dx())}
	p.zip = zlib.NewWriter(&p.packed)
	return p
}

// write writes the next n rows, or all that are left. done reports whether none is.
func (p *pngFile) write(n int) (done bool) {
	m := p.picture
	for end := min(p.y+n, m.Rect.Dy()); p.y < end; p.y++ {
		p.row[0] = 2 // each byte is the difference to the one above
		for x := range m.Rect.Dx() {
			c := m.Pix[p.y*m.Stride+4*x:]
			for i := range 3 {
				p.row[1+3*x+i] = c[i] - p.before[3*x+i]
				p.before[3*x+i] = c[i]
			}
		}
		_, _ = p.zip.Write(p.row) // to a buffer, which never fails
	}
	return p.y == m.Rect.Dy()
}

// file returns the file, once all rows are written.
func (p *pngFile) file() []byte {
	_ = p.zip.Close()
	data := []byte("\x89PNG\r\n\x1a\n")
	head := binary.BigEndian.AppendUint32(nil, uint32(p.picture.Rect.Dx()))
	head = binary.BigEndian.AppendUint32(head, uint32(p.picture.Rect.Dy()))
	data = appendChunk(data, "IHDR", append(head, 8, 2, 0, 0, 0)) // 8 bits each of red, green and blue
	data = appendChunk(data, "IDAT", p.packed.Bytes())
	return appendChunk(data, "IEND", nil)
}

// appendChunk appends a chunk of a PNG file.
func appendChunk(dst []byte, kind string, data []byte) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(data)))
	at := len(dst)
	dst = append(append(dst, kind...), data...)
	return binary.BigEndian.AppendUint32(dst, crc32.ChecksumIEEE(dst[at:]))
}
