package space

import (
	"math"
	"math/big"
	"math/bits"
	"runtime"
	"strconv"

	"wildfifteen/puzzle"
)

// States returns the number of boards of a size that can reach a given goal: (w*h)!/2, or w*h for one row or
// column, where the tiles keep their order.
func States(size puzzle.Size) *big.Int {
	n := int64(size.Cells())
	if size.W == 1 || size.H == 1 {
		return big.NewInt(n)
	}
	return new(big.Int).MulRange(3, n)
}

// states is States of a size that can be searched. It does without math/big, which would make the program of a page larger.
func states(size puzzle.Size) uint64 {
	if size.W == 1 || size.H == 1 {
		return uint64(size.Cells())
	}
	return product(1, 3, size.Cells())
}

// Need returns the bytes of memory that a run takes, a little more than its bitmaps; math.MaxUint64 if that
// is more than this machine can address.
func Need(size puzzle.Size, o Options) uint64 {
	const unlimited = math.MaxUint64
	n := size.Cells()
	if isTiny(size) {
		return 1 << 16
	}
	bitmap := product(8, wordEntries+1, n-1) // bytes
	marks := product(1, blockEntries+1, n-1)
	perState := product(wordRanks, wordEntries+1, n-1)
	var need sum
	if o.Metric == MTM {
		need.add(3*n+2, bitmap)
		need.add(3*n+3, marks)
	} else {
		need.add(n, bitmap)
		need.add(n+1, marks)
	}
	switch {
	case n <= maxByteCells:
		need.add(n, perState)
	case o.Keep:
		need.add(planes(o.Metric)*n, bitmap)
	}
	need.add(1, 1<<20) // tables and scratch
	if need.overflow || need.bytes > math.MaxInt {
		return unlimited
	}
	return need.bytes
}

// product returns first times all numbers from..to; math.MaxUint64 on overflow.
func product(first uint64, from, to int) uint64 {
	p := first
	for i := from; i <= to; i++ {
		high, low := bits.Mul64(p, uint64(i))
		if high != 0 {
			return math.MaxUint64
		}
		p = low
	}
	return p
}

// sum adds up bytes and remembers an overflow.
type sum struct {
	bytes    uint64
	overflow bool
}

func (s *sum) add(n int, each uint64) {
	high, low := bits.Mul64(uint64(n), each)
	total, carry := bits.Add64(s.bytes, low, 0)
	s.bytes, s.overflow = total, s.overflow || high != 0 || carry != 0
}

// Available returns the bytes of memory that the system can give to this process now. known is false if the
// system cannot be asked.
func Available() (bytes uint64, known bool) { return available() }

// allowed returns the bytes that a run may take.
func allowed(o Options) uint64 {
	if o.Memory > 0 {
		return o.Memory
	}
	if have, known := Available(); known {
		return have
	}
	if strconv.IntSize == 32 || runtime.GOARCH == "wasm" {
		return 512 << 20
	}
	return 2 << 30
}

// checkMemory returns a *MemoryError if a run would take too much memory.
func checkMemory(size puzzle.Size, o Options) error {
	need := Need(size, o)
	if need <= 1<<20 { // not worth asking the system
		return nil
	}
	have := allowed(o)
	if need > have || need == math.MaxUint64 {
		return &MemoryError{size, o.Metric, need, have}
	}
	return nil
}
