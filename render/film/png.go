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
	w, h := m.Rect.Dx(), m.Rect.Dy()
	data := []byte("\x89PNG\r\n\x1a\n")
	head := binary.BigEndian.AppendUint32(nil, uint32(w))
	head = binary.BigEndian.AppendUint32(head, uint32(h))
	data = appendChunk(data, "IHDR", append(head, 8, 2, 0, 0, 0)) // 8 bits each of red, green and blue
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	row, before := make([]byte, 1+3*w), make([]byte, 3*w)
	for y := range h {
		row[0] = 2 // each byte is the difference to the one above
		for x := range w {
			p := m.Pix[y*m.Stride+4*x:]
			for i := range 3 {
				row[1+3*x+i] = p[i] - before[3*x+i]
				before[3*x+i] = p[i]
			}
		}
		_, _ = z.Write(row) // to a buffer, which never fails
	}
	_ = z.Close()
	data = appendChunk(data, "IDAT", packed.Bytes())
	return appendChunk(data, "IEND", nil)
}

// appendChunk appends a chunk of a PNG file.
func appendChunk(dst []byte, kind string, data []byte) []byte {
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(data)))
	at := len(dst)
	dst = append(append(dst, kind...), data...)
	return binary.BigEndian.AppendUint32(dst, crc32.ChecksumIEEE(dst[at:]))
}
