package puzzle

import (
	"math/bits"
	"slices"
	"time"
)

// The second packed form of replays is described in the package comment.

const (
	roundBits   = 6
	usualBits   = 6
	maxRound    = 34 // more would leave nothing of the longest time
	stepsLetter = 4  // the most steps for each character of the text: no short text makes a long replay
	maxClass    = 34 // the length of the longest time in bits
	maxCount    = 20 // the length of the largest number of steps in bits
)

// timing says how the times of a replay are written.
type timing struct {
	round int // the clock of each step but the last is a multiple of 2^round ms
	usual int // the usual length, in bits, of the time between two steps
}

// model writes or reads the steps of a replay. It plays along, so that it has no bits for moves that are not possible.
type model struct {
	*coder
	timing
	player player

	other    [2]bin // the step is no move of the player; after one that was, after another
	kind     [8]bin
	back     bin
	straight [2]bin // after a turn, after another move
	same     [3]bin // a turn goes the same way round as the one before; after none, after another, after one of the same way
	many     bin
	longer   bin

	level  [3]bin // a time of the usual length; after one that was shorter, usual, longer
	above  [3]bin // a longer one; likewise
	beyond [2][4]bin
	half   [3]bin // the second bit of a time

	was    int // 1 + the sign of the last time's difference from the usual length
	last   Dir // of the last move
	turned bool
	way    int // of the last turn: 0 none, 1 clockwise, 2 the other
	again  int // 0 no turn yet, 1 the last turn went the other way round, 2 the same
	others int
}

func newModel(c *coder, g Game, t timing) *model {
	m := &model{coder: c, timing: t, player: *newPlayer(g), last: Up, was: 1, back: newBin(3), many: newBin(15), longer: newBin(35)}
	m.other = [2]bin{newBin(2), newBin(15)}
	m.straight = [2]bin{newBin(35), newBin(40)}
	for i := range m.kind {
		m.kind[i] = newBin(50)
	}
	for i := range m.same {
		m.same[i] = newBin(50)
		m.level[i], m.above[i], m.half[i] = newBin(45), newBin(45), newBin(45)
	}
	for side := range m.beyond {
		for i := range m.beyond[side] {
			m.beyond[side][i] = newBin(25)
		}
	}
	return m
}

// step writes or reads a step without its time.
func (m *model) step(s ReplayStep) ReplayStep {
	if !m.bit(&m.other[m.others], s.Kind != MoveStep) {
		m.others = 0
		return ReplayStep{Move: m.move(s.Move)}
	}
	m.others = 1
	node := 1
	for i := 2; i >= 0; i-- {
		node = node<<1 | one(m.bit(&m.kind[node], int(s.Kind)>>i&1 == 1))
	}
	s.Kind = StepKind(node & 7)
	if s.Kind == AutoStep {
		s.Move = m.move(s.Move)
	} else {
		s.Move = Move{}
	}
	return s
}

func one(bit bool) int {
	if bit {
		return 1
	}
	return 0
}

// move writes or reads a move: back, straight on, or to one of the sides, as far as these are possible.
func (m *model) move(mv Move) Move {
	b := &m.player.board
	sides := [2]Dir{m.last&^1 ^ 2, m.last&^1 ^ 2 | 1}
	straight, back := b.MaxRun(m.last) > 0, b.MaxRun(m.last.Opposite()) > 0
	first, second := b.MaxRun(sides[0]) > 0, b.MaxRun(sides[1]) > 0
	dir := m.last
	switch {
	case back && (!(straight || first || second) || m.bit(&m.back, mv.Dir == m.last.Opposite())):
		dir = m.last.Opposite()
		m.turned = false
	case straight && (!(first || second) || m.bit(&m.straight[one(!m.turned)], mv.Dir == m.last)):
		m.turned = false
	default:
		dir = m.turn(sides, first, second, mv.Dir)
	}
	m.last = dir
	return Move{dir, m.run(mv.N, b.MaxRun(dir))}
}

// turn writes or reads which way a turn goes.
func (m *model) turn(sides [2]Dir, first, second bool, dir Dir) Dir {
	way := 1 // clockwise
	if m.last == Up || m.last == Down {
		way = 2
	}
	if m.last&1 == 1 {
		way = 3 - way
	}
	ways := [2]int{way, 3 - way}
	pick := 0
	switch {
	case first && second:
		expected := 0
		if m.way == ways[1] {
			expected = 1
		}
		pick = expected ^ 1
		if m.bit(&m.same[m.again], dir == sides[expected]) {
			pick = expected
		}
	case second:
		pick = 1
	}
	m.turned = true
	switch {
	case m.way == 0:
	case m.way == ways[pick]:
		m.again = 2
	default:
		m.again = 1
	}
	m.way = ways[pick]
	return sides[pick]
}

// run writes or reads how many tiles move, most at most.
func (m *model) run(n, most int) int {
	if most < 2 || !m.bit(&m.many, n > 1) {
		return 1
	}
	read := 2
	for read < most && m.bit(&m.longer, n > read) {
		read++
	}
	return read
}

// time writes or reads a time between two steps.
func (m *model) time(x uint64) uint64 {
	class := bits.Len64(x)
	if m.bit(&m.level[m.was], class == m.usual) {
		class, m.was = m.usual, 1
	} else {
		class = m.class(class)
	}
	if class < 2 {
		return uint64(class)
	}
	half := uint64(one(m.bit(&m.half[m.was], x>>(class-2)&1 == 1)))
	return (2|half)<<(class-2) | m.plain(x&(1<<(class-2)-1), class-2)
}

// class writes or reads the length of a time in bits that is not the usual one.
func (m *model) class(class int) int {
	far, most := 1, m.usual
	above := m.usual == 0 || m.usual < maxClass && m.bit(&m.above[m.was], class > m.usual)
	if above {
		most = maxClass - m.usual
	}
	sign := -1
	if above {
		sign = 1
	}
	for far < most && m.bit(&m.beyond[one(above)][min(far, 4)-1], sign*(class-m.usual) > far) {
		far++
	}
	m.was = 1 + sign
	return m.usual + sign*far
}

// count writes or reads the number of steps.
func (m *model) count(n int) int {
	size := bits.Len(uint(n + 1))
	read := 1
	for read <= maxCount && m.split(1<<15, size > read) {
		read++
	}
	return int(1<<(read-1)|m.plain(uint64(n+1)&(1<<(read-1)-1), read-1)) - 1
}

// pack returns the second packed form of a replay; ok is false if it has none. The clocks of all steps but the last are cut to
// multiples of 2^round ms.
func (r Replay) pack(t timing) (code []byte, ok bool) {
	c := newWriter()
	c.plain(uint64(t.round), roundBits)
	c.plain(uint64(t.usual), usualBits)
	m := newModel(c, r.Game, t)
	if m.count(len(r.Steps)); len(r.Steps) >= 1<<maxCount-1 {
		return nil, false
	}
	units := uint64(0)
	for _, s := range r.Steps {
		m.step(s)
		at := uint64(s.At/time.Millisecond) >> t.round
		m.time(at - units)
		units = at
		if s.Kind >= stepKinds || !m.player.take(s) {
			return nil, false
		}
	}
	if n := len(r.Steps); n > 0 {
		c.plain(uint64(r.Steps[n-1].At/time.Millisecond), t.round)
	}
	code = c.end()
	return code, len(r.Steps) <= stepsLetter*packedCode.EncodedLen(len(code))
}

// usualClass returns the middle one of the lengths of the times between steps.
func (r Replay) usualClass(round int) int {
	var classes []int
	units := uint64(0)
	for _, s := range r.Steps {
		at := uint64(s.At/time.Millisecond) >> round
		classes = append(classes, bits.Len64(at-units))
		units = at
	}
	if len(classes) == 0 {
		return 0
	}
	slices.Sort(classes)
	return classes[len(classes)/2]
}

// roundness returns how far the clocks of all steps but the last are round already.
func (r Replay) roundness() int {
	all := uint64(1) << maxRound
	for i := range max(0, len(r.Steps)-1) {
		all |= uint64(r.Steps[i].At / time.Millisecond)
	}
	return bits.TrailingZeros64(all)
}

// unpack reads the second packed form, which is all the rest of the text, and plays its steps.
func (s *scanner) unpack(g Game) (r Replay, err error) {
	start := s.pos
	code, err := s.packedBytes()
	if err != nil {
		return r, err
	}
	bad := func(kind Fault) (Replay, error) { return Replay{}, s.fail(kind, start, "") }
	c := newReader(code)
	t := timing{round: int(c.plain(0, roundBits)), usual: int(c.plain(0, usualBits))}
	m := newModel(c, g, t)
	n := m.count(0)
	if t.round > maxRound || t.usual > maxClass || n > stepsLetter*(len(s.text)-start) {
		return bad(FaultPacked)
	}
	r = Replay{Game: g, Timed: true}
	units := uint64(0)
	for i := range n {
		step := m.step(ReplayStep{})
		units += m.time(0)
		ms := units << t.round
		if i == n-1 {
			ms |= c.plain(0, t.round)
		}
		if ms > uint64(MaxReplayTime/time.Millisecond) {
			return bad(FaultPacked)
		}
		step.At = time.Duration(ms) * time.Millisecond
		if !m.player.take(step) {
			return bad(FaultMove)
		}
		r.Steps = append(r.Steps, step)
	}
	if again, ok := r.pack(t); !ok || !slices.Equal(again, code) { // something is missing, or follows
		return bad(FaultPacked)
	}
	return r, nil
}
