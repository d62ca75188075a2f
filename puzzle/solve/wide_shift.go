//go:build !js

package solve

import "slices"

// shift is what happens to the number of an order (see orders) when the i-th of k tiles becomes the j-th. The number is a sum of
// digits by their place values, and only the digits between the i-th and the j-th place change (Lehmer 1960). Together they are a number
// below size, the window. So a small table does instead of one of all orders, which would fill the caches.
type shift struct {
	toWindow uint64   // 2^32 / place value of the window's last digit, rounded up
	toAbove  uint64   // 2^32 / size, rounded up
	size     uint32   // number of windows
	change   []uint16 // window -> what the order's number grows by, modulo 2^16
}

// of returns the number of an order after the shift.
func (s *shift) of(order uint32) uint32 {
	window := uint32(uint64(order) * s.toWindow >> 32)
	window -= uint32(uint64(window)*s.toAbove>>32) * s.size
	return (order + uint32(s.change[window])) & orderMask
}

// newShifts returns the shifts of k tiles by at most far places: i*k+j -> shift.
func newShifts(k, far int) []shift {
	list := make([]shift, k*k)
	for i := range k {
		for j := range k {
			if i != j && max(i-j, j-i) <= far {
				list[i*k+j] = newShift(k, i, j)
			}
		}
	}
	return list
}

func newShift(k, i, j int) shift {
	first, last := min(i, j), max(i, j)
	place := uint32(1) // value of the last digit
	for n := 2; n < k-last; n++ {
		place *= uint32(n)
	}
	s := shift{size: 1}
	for n := k - last; n <= k-first; n++ {
		s.size *= uint32(n)
	}
	s.toWindow, s.toAbove = (1<<32+uint64(place)-1)/uint64(place), (1<<32+uint64(s.size)-1)/uint64(s.size)
	s.change = make([]uint16, s.size)
	for window := range s.change {
		tiles := someOf(k-first, last-first+1, window)
		tile := tiles[i-first]
		tiles = slices.Insert(slices.Delete(tiles, i-first, i-first+1), j-first, tile)
		s.change[window] = uint16(place) * (numberOf(tiles, k-first) - uint16(window))
	}
	return s
}

// someOf returns the n of k tiles, in order, whose number is given: the reverse of numberOf.
func someOf(k, n, number int) []uint8 {
	var left []uint8
	for tile := range k {
		left = append(left, uint8(tile))
	}
	digits := make([]int, n)
	for i := range digits {
		base := k - n + 1 + i
		digits[n-1-i], number = number%base, number/base
	}
	tiles := make([]uint8, n)
	for i, d := range digits {
		tiles[i] = left[d]
		left = slices.Delete(left, d, d+1)
	}
	return tiles
}
