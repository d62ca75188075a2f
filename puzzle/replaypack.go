package puzzle

import (
	"encoding/base64"
	"math/bits"
	"strings"
	"time"
)

// The packed form of replays is described in the package comment.

const (
	orderBits  = 5
	maxOrder   = 31
	maxUnary   = 40 // ones in a row in a Golomb code
	autoKind   = 0
	endKind    = 7
	packedBits = 6 // in a character
)

// packedKinds are the numbers of the kinds of step without a move.
var packedKinds = [stepKinds]uint64{UndoStep: 1, RedoStep: 2, HintStep: 3, PeekStep: 4, PauseStep: 5}

var packedCode = base64.RawURLEncoding.Strict()

// bitWriter collects bits.
type bitWriter struct {
	bytes []byte
	n     int // bits written
}

// write appends the n lowest bits of x, the highest first.
func (w *bitWriter) write(x uint64, n int) {
	for i := n - 1; i >= 0; i-- {
		if w.n%8 == 0 {
			w.bytes = append(w.bytes, 0)
		}
		w.bytes[w.n/8] |= byte(x>>i&1) << (7 - w.n%8)
		w.n++
	}
}

func (w *bitWriter) golomb(x uint64, order int) {
	x += 1 << order
	n := bits.Len64(x)
	for range n - 1 - order {
		w.write(1, 1)
	}
	w.write(0, 1)
	w.write(x&^(1<<(n-1)), n-1)
}

// golombBits returns the length of a code.
func golombBits(x uint64, order int) int {
	n := bits.Len64(x + 1<<order)
	return n - 1 - order + 1 + n - 1
}

// otherSteps are the bits before the kind of a step.
const otherSteps = 0b1111 << 3

// move writes a move after one in the direction last.
func (w *bitWriter) move(m Move, last Dir) {
	switch {
	case m.N > 1:
		w.write(0b110<<2|uint64(m.Dir), 5)
		w.golomb(uint64(m.N-2), 0)
	case m.Dir == last:
		w.write(0b10, 2)
	case m.Dir == last.Opposite():
		w.write(0b1110, 4)
	default:
		w.write(uint64(m.Dir&1), 2)
	}
}

// appendPacked appends the packed form of steps.
func appendPacked(dst []byte, steps []ReplayStep) []byte {
	order := bestOrder(steps)
	var w bitWriter
	w.write(uint64(order), orderBits)
	last, clock := Up, time.Duration(0)
	for _, s := range steps {
		if s.Kind == AutoStep {
			w.write(otherSteps|autoKind, 7)
		}
		if s.Kind.hasMove() {
			w.move(s.Move, last)
			last = s.Move.Dir
		} else {
			w.write(otherSteps|packedKinds[s.Kind], 7)
		}
		w.golomb(uint64((s.At - clock).Milliseconds()), order)
		clock = s.At
	}
	w.write(otherSteps|endKind, 7)
	return packedCode.AppendEncode(dst, w.bytes)
}

// bestOrder returns the order of the codes with which the times take the fewest bits.
func bestOrder(steps []ReplayStep) (best int) {
	least := -1
	for order := range maxOrder + 1 {
		sum, clock := 0, time.Duration(0)
		for _, s := range steps {
			sum += golombBits(uint64((s.At - clock).Milliseconds()), order)
			clock = s.At
		}
		if least < 0 || sum < least {
			best, least = order, sum
		}
	}
	return best
}

// bitReader reads the bits of a packed form.
type bitReader struct {
	bytes []byte
	n     int  // bits read
	last  Dir  // of the move before
	short bool // more bits were asked for than there are
}

func (r *bitReader) read(n int) (x uint64) {
	for range n {
		if r.n == 8*len(r.bytes) {
			r.short = true
			return 0
		}
		x = x<<1 | uint64(r.bytes[r.n/8]>>(7-r.n%8)&1)
		r.n++
	}
	return x
}

// golomb reads a code. ok is false if it is longer than any that a writer makes.
func (r *bitReader) golomb(order int) (x uint64, ok bool) {
	n := order
	for r.read(1) == 1 {
		if n++; n-order > maxUnary {
			return 0, false
		}
	}
	if n >= 62 {
		return 0, false
	}
	return 1<<n + r.read(n) - 1<<order, !r.short
}

// step reads a step without its time. end reports whether it is the end.
func (r *bitReader) step() (s ReplayStep, end, ok bool) {
	if s.Move, ok = r.move(); ok {
		return s, false, !r.short
	}
	kind := r.read(3)
	switch kind {
	case endKind:
		return s, true, !r.short
	case autoKind:
		s.Kind = AutoStep
		s.Move, ok = r.move()
		return s, false, ok && !r.short
	}
	for k, n := range packedKinds {
		if n == kind {
			s.Kind = StepKind(k)
			return s, false, !r.short
		}
	}
	return s, false, false
}

// move reads a move; ok is false if something else comes.
func (r *bitReader) move() (m Move, ok bool) {
	m.N, ok = 1, true
	switch {
	case r.read(1) == 0:
		m.Dir = r.last&^1 ^ 2 | Dir(r.read(1))
	case r.read(1) == 0:
		m.Dir = r.last
	case r.read(1) == 0:
		m.Dir = Dir(r.read(2))
		var run uint64
		run, ok = r.golomb(0)
		m.N = int(min(run, MaxSide)) + 2
	case r.read(1) == 0:
		m.Dir = r.last.Opposite()
	default:
		return Move{}, false
	}
	r.last = m.Dir
	return m, ok
}

// packed reads the packed form, which is all the rest of the text, and plays its steps.
func (s *scanner) packed(p *player) (steps []ReplayStep, err error) {
	start := s.pos
	code, err := s.packedBytes()
	if err != nil {
		return nil, err
	}
	r := &bitReader{bytes: code}
	order := int(r.read(orderBits))
	for !r.short {
		place := start + r.n/packedBits
		step, end, ok := r.step()
		if end {
			if r.n+7 < 8*len(code) || r.read(8*len(code)-r.n) != 0 {
				return nil, s.fail(FaultPacked, min(start+r.n/packedBits, len(s.text)), "")
			}
			return steps, nil
		}
		passed, fits := r.golomb(order)
		if !ok || !fits || passed > uint64(MaxReplayTime/time.Millisecond) {
			return nil, s.fail(FaultPacked, place, "")
		}
		step.At = p.clock + time.Duration(passed)*time.Millisecond
		if !p.take(step) {
			return nil, s.fail(FaultMove, place, "")
		}
		steps = append(steps, step)
	}
	return nil, s.fail(FaultPacked, len(s.text), "")
}

// packedBytes returns what all the rest of the text encodes.
func (s *scanner) packedBytes() (code []byte, err error) {
	text := s.text[s.pos:]
	if i := strings.IndexFunc(text, notPacked); i >= 0 {
		return nil, s.fail(FaultSyntax, s.pos+i, "end")
	}
	if code, err = packedCode.DecodeString(text); err != nil {
		return nil, s.fail(FaultPacked, s.pos, "")
	}
	return code, nil
}

// notPacked reports whether a character is none of base64url.
func notPacked(r rune) bool {
	return !(r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '-' || r == '_')
}
