package pictures

import "encoding/binary"

// gif reads the blocks of a GIF file. Its size is that of its first picture.
func (it *Info) gif(data []byte) bool {
	head, ok := part(data, 0, 13)
	if !ok {
		return false
	}
	for at := 13 + colours(head[10]); ; {
		b, ok := part(data, at, 1)
		switch {
		case !ok:
			return it.W > 0 // its last block may be missing
		case b[0] == ';':
			return it.W > 0
		case b[0] == '!':
			at += 2
		case b[0] == ',':
			d, ok := part(data, at, 10)
			if !ok {
				return false
			}
			if it.W > 0 {
				it.moving = true
				return true
			}
			it.W, it.H = int(binary.LittleEndian.Uint16(d[5:])), int(binary.LittleEndian.Uint16(d[7:]))
			it.memory = it.W * it.H
			if d[9]&0x40 != 0 {
				it.memory *= 2 // interlaced: its lines are put in order
			}
			at += 11 + colours(d[9])
		default:
			return it.W > 0 // what follows the picture does not matter
		}
		if at, ok = skipBlocks(data, at); !ok {
			return it.W > 0
		}
	}
}

// colours returns the length of the table of colours that flags announce.
func colours(flags byte) int {
	if flags&0x80 == 0 {
		return 0
	}
	return 3 << (flags&7 + 1)
}

// skipBlocks returns the offset after a chain of blocks, each with its length before it.
func skipBlocks(data []byte, at int) (int, bool) {
	for at < len(data) {
		n := int(data[at])
		at += 1 + n
		if n == 0 {
			return at, true
		}
	}
	return at, false
}
