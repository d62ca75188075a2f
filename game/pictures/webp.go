package pictures

import "encoding/binary"

// webp reads the chunks of a WebP file.
func (it *Info) webp(data []byte) bool {
	seen, alpha := false, false
	for at := 12; ; {
		head, ok := part(data, at, 8)
		if !ok {
			return seen
		}
		length := binary.LittleEndian.Uint32(head[4:])
		if length > MaxFile {
			return false
		}
		body, whole := part(data, at+8, int(length))
		if !whole {
			body = data[at+8:]
		}
		switch string(head[:4]) {
		case "VP8X":
			if len(body) < 10 {
				return false
			}
			const animated = 2
			it.moving = it.moving || body[0]&animated != 0
		case "ANIM", "ANMF":
			it.moving = true
		case "ALPH":
			alpha = true
		case "EXIF":
			if has(body, 0, "Exif\x00\x00") {
				body = body[6:]
			}
			it.Turn = turnOf(body)
		case "VP8 ":
			if seen || len(body) < 10 || !has(body, 3, "\x9d\x01\x2a") {
				return false
			}
			seen = true
			it.W, it.H = int(binary.LittleEndian.Uint16(body[6:])&0x3fff), int(binary.LittleEndian.Uint16(body[8:])&0x3fff)
			it.memory = (it.W+15)*(it.H+15)*3/2 + 2*len(body)
			if alpha {
				it.memory += it.W*it.H + it.lossless(len(data))
			}
		case "VP8L":
			if seen || len(body) < 5 || body[0] != 0x2f {
				return false
			}
			seen = true
			bits := binary.LittleEndian.Uint32(body[1:])
			it.W, it.H = int(bits&0x3fff)+1, int(bits>>14&0x3fff)+1
			it.memory = it.lossless(len(body))
		}
		if !whole && seen && !it.moving {
			return true // the decoder tells whether what is there is enough
		}
		at += 8 + int(length) + int(length)&1
	}
}

// lossless returns what the decoding of pixels without loss takes, from n bytes: the pixels before and after the last
// transformation, and tables. A file may have 2600 sets of tables, of 53 KB each at most; 12 MB of them become 3 GB.
func (it *Info) lossless(n int) int {
	const sets, small, large = 2600, 2700, 53_000
	return 2*4*it.W*it.H + min(sets*large, sets*small+256*n)
}
