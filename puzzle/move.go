package puzzle

import "strconv"

// Dir is the direction in which a tile moves. (The blank moves the opposite way.)
type Dir uint8

// The four directions.
const (
	Up Dir = iota
	Down
	Left
	Right
)

var dirNames = [...]string{Up: "U", Down: "D", Left: "L", Right: "R"}

// Delta returns the step of a tile in the direction: dx columns to the right, dy rows down.
func (d Dir) Delta() (dx, dy int) {
	switch d {
	case Up:
		return 0, -1
	case Down:
		return 0, 1
	case Left:
		return -1, 0
	}
	return 1, 0
}

// Opposite returns the direction that undoes d.
func (d Dir) Opposite() Dir { return d ^ 1 }

// String returns the letter of the direction: U, D, L or R.
func (d Dir) String() string {
	if int(d) < len(dirNames) {
		return dirNames[d]
	}
	return "Dir(" + strconv.Itoa(int(d)) + ")"
}

// Move slides a run of N tiles (1 or more) in one row or column by one cell toward the blank.
type Move struct {
	Dir Dir
	N   int
}

// String returns the text of the move: "R", or "R2" for a run of two.
func (m Move) String() string { return string(m.append(nil)) }

func (m Move) append(dst []byte) []byte {
	dst = append(dst, m.Dir.String()...)
	if m.N != 1 {
		dst = strconv.AppendInt(dst, int64(m.N), 10)
	}
	return dst
}

// Inverse returns the move that undoes m.
func (m Move) Inverse() Move { return Move{m.Dir.Opposite(), m.N} }

// ParseMoves reads moves such as "R2DL": the direction in which the tiles move, followed by the length of the
// run (1..31) if it is more than one tile. White space may stand around moves. "RR" is two moves, "R2" is
// one. The empty text holds no moves. ParseMoves does not know the board: [Board.Play] tells whether a move
// is possible.
func ParseMoves(text string) ([]Move, error) {
	var moves []Move
	s := scanner{text: text}
	for s.space(); s.pos < len(s.text); s.space() {
		m, err := s.move()
		if err != nil {
			return nil, err
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// move reads one direction and the length of its run.
func (s *scanner) move() (Move, error) {
	m := Move{N: 1}
	switch s.peek() {
	case 'U':
		m.Dir = Up
	case 'D':
		m.Dir = Down
	case 'L':
		m.Dir = Left
	case 'R':
		m.Dir = Right
	default:
		return Move{}, s.syntax("direction")
	}
	s.pos++
	var err error
	if isDigit(s.peek()) {
		m.N, err = s.number(1, MaxSide-1)
	}
	return m, err
}

// AppendMoves appends the text of the moves to dst. It writes each move on its own: "RR" never becomes "R2".
func AppendMoves(dst []byte, moves []Move) []byte {
	for _, m := range moves {
		dst = m.append(dst)
	}
	return dst
}

// FormatMoves returns the text of the moves. [ParseMoves] reads it.
func FormatMoves(moves []Move) string { return string(AppendMoves(nil, moves)) }
