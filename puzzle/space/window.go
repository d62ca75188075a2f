package space

// window is the rotation that takes states from one cell of the blank to the one above or below.
//
// A tile that moves along a column passes w-1 others: in the list, a window of w entries is rotated by one.
// That is a chain of exchanges of neighbouring entries, and it changes only the digits of the window. If the
// window ends before the entries of a word, it permutes contiguous runs of words, all of the same length
// (units). Otherwise the exchanges are made one by one inside each block.
type window struct {
	// For a window that ends before the words: unit u of a group in the target comes from unit perm[u] of
	// that group in the source. A group holds every value of the window's digits. unit and group are lengths
	// in words.
	perm        []uint32
	unit, group int
	// from lists, for each block of a group, the blocks of the group that its units come from. It is nil
	// unless units are smaller than blocks.
	from [][]uint32

	// For a window that reaches into the words: its exchanges, in order.
	stages []stage
}

// stage exchanges the entries at one position and the next, inside a block.
type stage struct {
	kind stageKind
	perm []uint16 // of words, for swapsWords
	odd  uint64   // for swapsThird: parity of the lists before the exchange, 0 or 1
}

type stageKind uint8

const (
	swapsWords stageKind = iota
	swapsOuter
	swapsFirst
	swapsSecond
	swapsThird
)

// tables is what all windows of a layout share.
type tables struct {
	even []uint64 // for each word of a block: its even groups, see swapThird
	odd  []uint8  // for each block: parity of the sum of the digits outside it
}

func newTables(l *layout) *tables {
	t := &tables{even: make([]uint64, l.block), odd: make([]uint8, l.blocks)}
	for i := range t.even {
		t.even[i] = groupsEven
		if digitSum(i, wordEntries+1, l.tiles)&1 == 1 {
			t.even[i] = groupsOdd
		}
	}
	for i := range t.odd {
		t.odd[i] = uint8(digitSum(i, blockEntries+1, l.tiles) & 1)
	}
	return t
}

// digitSum adds up the mixed-radix digits of n. The lowest digit has the given radix, the highest the radix
// top.
func digitSum(n, radix, top int) int {
	sum := 0
	for ; radix <= top; radix++ {
		sum += n % radix
		n /= radix
	}
	return sum
}

// newWindow returns the rotation of the w entries from position p on, for lists of the given parity: to the
// left (the first entry becomes the last) or to the right.
func newWindow(l *layout, p int, left bool, parity int) *window {
	swaps := make([]int, l.w-1)
	for i := range swaps {
		swaps[i] = p + i
		if !left {
			swaps[i] = p + l.w - 2 - i
		}
	}
	if p+l.w <= l.tiles-wordEntries {
		return unitWindow(l, p, swaps)
	}
	win := &window{}
	for i, s := range swaps {
		st := stage{odd: uint64(parity+i) & 1}
		switch s - (l.tiles - wordEntries) {
		case -1:
			st.kind = swapsOuter
		case 0:
			st.kind = swapsFirst
		case 1:
			st.kind = swapsSecond
		case 2:
			st.kind = swapsThird
		case 3:
			continue // the digit is implied: nothing moves
		default:
			st.kind, st.perm = swapsWords, wordSwap(l, s)
		}
		win.stages = append(win.stages, st)
	}
	return win
}

// unitWindow returns a window that permutes whole words.
func unitWindow(l *layout, p int, swaps []int) *window {
	win := &window{unit: unitWords(l.tiles - p - l.w)}
	units := int(falling(l.tiles-p, l.w))
	win.perm = make([]uint32, units)
	digit := make([]int, l.w)
	for u := range win.perm {
		rest := u
		for i := l.w - 1; i >= 0; i-- {
			digit[i] = rest % (l.tiles - p - i)
			rest /= l.tiles - p - i
		}
		for i := len(swaps) - 1; i >= 0; i-- { // backwards: from target to source
			k := swaps[i] - p
			digit[k], digit[k+1] = swapDigits(digit[k], digit[k+1])
		}
		source := 0
		for i, d := range digit {
			source = source*(l.tiles-p-i) + d
		}
		win.perm[u] = uint32(source)
	}
	win.fill(l)
	return win
}

// fill repeats a group that is smaller than a block until it fills one, and sets from.
func (win *window) fill(l *layout) {
	units := len(win.perm)
	for len(win.perm)*win.unit < l.block {
		base := uint32(len(win.perm))
		for _, s := range win.perm[:units] {
			win.perm = append(win.perm, base+s)
		}
	}
	win.group = len(win.perm) * win.unit
	if win.unit >= l.block {
		return
	}
	per := l.block / win.unit
	win.from = make([][]uint32, len(win.perm)/per)
	for k := range win.from {
		seen := map[uint32]bool{}
		for _, s := range win.perm[k*per : (k+1)*per] {
			if b := s / uint32(per); !seen[b] {
				seen[b] = true
				win.from[k] = append(win.from[k], b)
			}
		}
	}
}

// unitWords returns the number of words for all orders of the last n entries, n >= wordEntries.
func unitWords(n int) int { return int(falling(n, n-wordEntries)) }

// wordSwap returns, for the exchange of the entries at positions p and p+1, both inside a block and before
// the words, the word that each word comes from.
func wordSwap(l *layout, p int) []uint16 {
	unit, high, low := unitWords(l.tiles-p-2), l.tiles-p, l.tiles-p-1
	perm := make([]uint16, l.block)
	for i := range perm {
		u := i / unit
		a, b := swapDigits(u/low%high, u%low)
		base := u - u%(high*low)
		perm[i] = uint16((base+a*low+b)*unit + i%unit)
	}
	return perm
}

// scratch is two blocks for a window to work in.
type scratch [2][]uint64

func newScratch(l *layout) scratch {
	return scratch{make([]uint64, l.block), make([]uint64, l.block)}
}

// apply returns block b of the rotated image of a bitmap: nil if it is empty, a part of the bitmap itself, or
// a scratch block. live tells which blocks of the bitmap are not empty.
func (win *window) apply(l *layout, t *tables, bitmap []uint64, live []uint8, b int, s *scratch) []uint64 {
	switch {
	case win.perm == nil:
		if live[b] == 0 {
			return nil
		}
		return win.exchange(t, bitmap[b*l.block:(b+1)*l.block], b, s)
	case win.unit >= l.block:
		at := b * l.block
		in := at % win.group
		at += int(win.perm[in/win.unit])*win.unit + in%win.unit - in
		if live[at/l.block] == 0 {
			return nil
		}
		return bitmap[at : at+l.block]
	}
	return win.gather(l, bitmap, live, b, s)
}

// exchange runs the stages on a block.
func (win *window) exchange(t *tables, block []uint64, b int, s *scratch) []uint64 {
	for i, st := range win.stages {
		to := s[i&1]
		switch st.kind {
		case swapsWords:
			swapWords(to, block, st.perm)
		case swapsOuter:
			swapOuter(to, block)
		case swapsFirst:
			swapFirst(to, block)
		case swapsSecond:
			swapSecond(to, block)
		case swapsThird:
			flip := -(st.odd ^ uint64(t.odd[b])) & groupsAll
			swapThird(to, block, t.even, flip)
		}
		block = to
	}
	return block
}

func swapWords(dst, src []uint64, perm []uint16) {
	dst = dst[:len(perm)]
	for i, p := range perm {
		dst[i] = src[p]
	}
}

// gather collects the units of a block, which are smaller than the block.
func (win *window) gather(l *layout, bitmap []uint64, live []uint8, b int, s *scratch) []uint64 {
	per := l.block / win.unit
	k := b % len(win.from)
	b -= k
	some := uint8(0)
	for _, f := range win.from[k] {
		some |= live[b+int(f)]
	}
	if some == 0 {
		return nil
	}
	group := bitmap[b*l.block : b*l.block+win.group]
	perm := win.perm[k*per : (k+1)*per]
	to := s[0]
	switch win.unit {
	case 1:
		to = to[:len(perm)]
		for i, p := range perm {
			to[i] = group[p]
		}
	case 6:
		for i, p := range perm {
			*(*[6]uint64)(to[6*i:]) = *(*[6]uint64)(group[6*p:])
		}
	default:
		for i, p := range perm {
			at := int(p) * win.unit
			copy(to[i*win.unit:(i+1)*win.unit], group[at:at+win.unit])
		}
	}
	return s[0]
}
