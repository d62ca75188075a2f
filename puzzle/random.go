package puzzle

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
	"math/rand/v2"
)

// SecureSource returns a source that passes on the output of the system's secure generator unchanged: no seed
// limits what it can deal. It must not be used by several goroutines at once.
func SecureSource() rand.Source { return &secureSource{} }

// secureSource reads the system's generator in blocks, for speed.
type secureSource struct {
	left int // bytes of buf not yet handed out, at its end
	buf  [512]byte
}

// Uint64 returns the next 64 bits. (crypto/rand never returns an error: it ends the program instead.)
func (s *secureSource) Uint64() uint64 {
	if s.left == 0 {
		crand.Read(s.buf[:])
		s.left = len(s.buf)
	}
	next := s.buf[len(s.buf)-s.left:]
	s.left -= 8
	return binary.LittleEndian.Uint64(next)
}

// SeedSource returns the source of seeded deals: ChaCha8, as math/rand/v2 specifies it, keyed by the SHA-256
// of the seed. Its output is the same on every platform and in every version.
func SeedSource(seed string) rand.Source { return rand.NewChaCha8(seedKey(seed)) }

func seedKey(seed string) [32]byte { return sha256.Sum256([]byte(seed)) }

// below draws a number 0..n-1 uniformly, n > 0. The number is the high half of the product of n and 64 random
// bits; in the rare case that would favour some numbers, the bits are drawn again (Lemire, Fast Random Integer
// Generation in an Interval, 2019). below does not use rand.Rand, because its results are part of seeded deals,
// which must never change.
func below(src rand.Source, n int) int {
	m := uint64(n)
	hi, lo := bits.Mul64(src.Uint64(), m)
	if lo < m {
		for threshold := -m % m; lo < threshold; {
			hi, lo = bits.Mul64(src.Uint64(), m)
		}
	}
	return int(hi)
}

// shuffle puts the labels into a uniformly random order (Fisher and Yates) and reports whether the
// permutation that it made is odd.
func shuffle(labels []uint16, src rand.Source) (odd bool) {
	for i := len(labels) - 1; i > 0; i-- {
		j := below(src, i+1)
		labels[i], labels[j] = labels[j], labels[i]
		odd = odd != (i != j)
	}
	return odd
}
