package puzzle

// Boards, lines and goals hold their numbers in strings, two bytes each, low byte first: so they are
// immutable, comparable and cheap to copy.

// packCells writes the numbers.
func packCells(cells []uint16) string {
	var small [128]byte // enough for 8x8 without the heap
	buf := small[:0]
	if 2*len(cells) > len(small) {
		buf = make([]byte, 0, 2*len(cells))
	}
	for _, cell := range cells {
		buf = append(buf, byte(cell), byte(cell>>8))
	}
	return string(buf)
}

// unpack reads the i-th number.
func unpack(cells string, i int) int { return int(cells[2*i]) | int(cells[2*i+1])<<8 }
