package pictures

import "encoding/binary"

// png reads the chunks of a PNG file up to its pixels.
func (it *Info) png(data []byte) bool {
	head, ok := part(data, 8, 8+13)
	if !ok || !has(head, 4, "IHDR") || binary.BigEndian.Uint32(head) != 13 {
		return false
	}
	w, h := binary.BigEndian.Uint32(head[8:]), binary.BigEndian.Uint32(head[12:])
	if w > 1<<30 || h > 1<<30 {
		return false
	}
	it.W, it.H = int(w), int(h)
	depth, colour, interlaced := head[16], head[17], head[20] != 0
	clear := false
	for at := 8; ; {
		chunk, ok := part(data, at, 8)
		if !ok {
			return false
		}
		length := binary.BigEndian.Uint32(chunk)
		if length > MaxFile {
			return false
		}
		switch string(chunk[4:8]) {
		case "acTL":
			it.moving = true
		case "tRNS":
			clear = true
		case "eXIf":
			if exif, ok := part(data, at+8, int(length)); ok {
				it.Turn = turnOf(exif)
			}
		case "IDAT", "IEND":
			it.memory = it.W * it.H * pngBytes(depth, colour, clear)
			if interlaced {
				it.memory *= 2 // its passes are decoded one by one
			}
			return string(chunk[4:8]) == "IDAT"
		}
		at += 12 + int(length)
	}
}

// pngBytes returns how many bytes a pixel takes once it is decoded.
func pngBytes(depth, colour byte, clear bool) int {
	const grey, palette = 0, 3
	n := 4
	switch {
	case colour == palette:
		n = 1
	case colour == grey && !clear:
		n = 1
	}
	if depth == 16 {
		n *= 2
	}
	return n
}
