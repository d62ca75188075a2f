package space

// Exchanging two neighbouring entries of a list changes two of its Lehmer digits and nothing else: (a, b)
// becomes (b, a-1) if a > b, else (b+1, a). The functions here do that to whole words of states at once. The
// last five entries are called q0..q4. A word holds the digits of q0 (5 values), q1 (4) and q2 (3): the number
// of a bit is 12·q0 + 3·q1 + q2. The digit of q3 is implied, so exchanging q3 and q4 changes no bit at all.

// swapDigits exchanges two neighbouring entries with digits a and b.
func swapDigits(a, b int) (int, int) {
	if a > b {
		return b, a - 1
	}
	return b + 1, a
}

// Units of 12 bits: the states with one digit of q0.
const (
	twelve0 = 0xfff << (12 * iota)
	twelve1
	twelve2
	twelve3
	twelve4
)

// swapOuter exchanges the last entry outside the words with q0. Six words (the digit of that entry) of five
// units each (the digit of q0) exchange units. dst and src have the same length, a multiple of six.
func swapOuter(dst, src []uint64) {
	for len(src) >= 6 && len(dst) >= 6 {
		d, s := (*[6]uint64)(dst), (*[6]uint64)(src)
		x0, x1, x2, x3, x4, x5 := s[0], s[1], s[2], s[3], s[4], s[5]
		d[0] = x1&twelve0 | x2&twelve0<<12 | x3&twelve0<<24 | x4&twelve0<<36 | x5&twelve0<<48
		d[1] = x0&twelve0 | x2&twelve1 | x3&twelve1<<12 | x4&twelve1<<24 | x5&twelve1<<36
		d[2] = x0>>12&twelve0 | x1&twelve1 | x3&twelve2 | x4&twelve2<<12 | x5&twelve2<<24
		d[3] = x0>>24&twelve0 | x1>>12&twelve1 | x2&twelve2 | x4&twelve3 | x5&twelve3<<12
		d[4] = x0>>36&twelve0 | x1>>24&twelve1 | x2>>12&twelve2 | x3&twelve3 | x5&twelve4
		d[5] = x0>>48&twelve0 | x1>>36&twelve1 | x2>>24&twelve2 | x3>>12&twelve3 | x4&twelve4
		dst, src = dst[6:], src[6:]
	}
}

// swapFirst exchanges q0 and q1. In units of three bits, unit 4a+b changes places with unit 4b+a-1 for every
// b < a, which lies 3(a-b)+1 units lower.
func swapFirst(dst, src []uint64) {
	const (
		by4  = 7<<(3*0) | 7<<(3*5) | 7<<(3*10) | 7<<(3*15)
		by7  = 7<<(3*1) | 7<<(3*6) | 7<<(3*11)
		by10 = 7<<(3*2) | 7<<(3*7)
		by13 = 7 << (3 * 3)
	)
	dst = dst[:len(src)]
	for i, x := range src {
		dst[i] = x>>12&by4 | x&by4<<12 | x>>21&by7 | x&by7<<21 |
			x>>30&by10 | x&by10<<30 | x>>39&by13 | x&by13<<39
	}
}

// fiveTimes repeats a pattern of 12 bits in each unit of q0.
const fiveTimes = 1 | 1<<12 | 1<<24 | 1<<36 | 1<<48

// swapSecond exchanges q1 and q2. Inside each 12 bits, bit 3a+b changes places with bit 3b+a-1 for every b <
// a, which lies 2(a-b)+1 bits lower.
func swapSecond(dst, src []uint64) {
	const (
		by3 = (1<<0 | 1<<4 | 1<<8) * fiveTimes
		by5 = (1<<1 | 1<<5) * fiveTimes
		by7 = 1 << 2 * fiveTimes
	)
	dst = dst[:len(src)]
	for i, x := range src {
		dst[i] = x>>3&by3 | x&by3<<3 | x>>5&by5 | x&by5<<5 | x>>7&by7 | x&by7<<7
	}
}

// Groups of three bits (q2's digit) by the parity of the digits of q0 and q1.
const (
	groupsEven = (7<<0|7<<6)<<0 | (7<<3|7<<9)<<12 | (7<<0|7<<6)<<24 | (7<<3|7<<9)<<36 | (7<<0|7<<6)<<48
	groupsAll  = 1<<wordRanks - 1
	groupsOdd  = groupsAll &^ groupsEven
)

// swapThird exchanges q2 and q3. The digit of q3 is implied by the parity of the list and by all other
// digits. So inside each group of three bits the exchange is a rotation: 0>1>2>0 where the parity plus the
// other digits is even, the other way around where it is odd. even[i]^flip has the bits of the groups of word
// i that are even in this sense.
func swapThird(dst, src, even []uint64, flip uint64) {
	const (
		first = (1<<0 | 1<<3 | 1<<6 | 1<<9) * fiveTimes
		last  = first << 2
	)
	dst, even = dst[:len(src)], even[:len(src)]
	for i, x := range src {
		up := x&^last<<1 | x>>2&first
		down := x>>1&^last&groupsAll | x&first<<2
		dst[i] = down ^ (up^down)&(even[i]^flip)
	}
}
