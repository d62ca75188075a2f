package puzzle

// packCells packs numbers below 65536 into a string, two bytes each, low byte first. Boards, paths and goals
// hold their numbers in this form, which makes them immutable, comparable and cheap to copy.
func packCells(cells []uint16) string {
	var small [128]byte // enough for 8x8 without an allocation
	buf := small[:0]
	if 2*len(cells) > len(small) {
		buf = make([]byte, 0, 2*len(cells))
	}
	for _, cell := range cells {
		buf = append(buf, byte(cell), byte(cell>>8))
	}
	return string(buf)
}

// unpack returns the i-th number of a packed string.
func unpack(cells string, i int) int { return int(cells[2*i]) | int(cells[2*i+1])<<8 }
