package puzzle

import "strconv"

// MinSide and MaxSide are the bounds for the sides of a board that can be dealt and played. One row or column
// (a side of 1) is legal only for the solvability rules: see [Size.Playable].
const (
	MinSide = 2
	MaxSide = 32
)

// maxCells is the number of cells of the largest board.
const maxCells = MaxSide * MaxSide

// Size is the shape of a board: W columns by H rows. The zero Size means that the size is not known.
type Size struct{ W, H int }

// ParseSize reads a size such as "4x3": the width, an "x" (or "X" or "×"), and the height, each 1..32.
func ParseSize(text string) (Size, error) {
	s := scanner{text: text}
	size, err := s.size()
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Size{}, err
	}
	return size, nil
}

// String returns the text of the size, such as "4x3". [ParseSize] reads it.
func (s Size) String() string { return string(s.append(nil)) }

func (s Size) append(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(s.W), 10)
	dst = append(dst, 'x')
	return strconv.AppendInt(dst, int64(s.H), 10)
}

// Cells returns the number of cells, W*H.
func (s Size) Cells() int { return s.W * s.H }

// Legal reports whether both sides are 1..32, so that boards of this size exist.
func (s Size) Legal() bool {
	return s.W >= 1 && s.W <= MaxSide && s.H >= 1 && s.H <= MaxSide
}

// Playable reports whether both sides are 2..32, so that games of this size can be dealt.
func (s Size) Playable() bool {
	return s.W >= MinSide && s.W <= MaxSide && s.H >= MinSide && s.H <= MaxSide
}

// neighbour returns the cell next to cell in the direction d, or -1 beyond the edge.
func (s Size) neighbour(cell int, d Dir) int {
	col := cell % s.W
	switch d {
	case Up:
		cell -= s.W
	case Down:
		cell += s.W
	case Left:
		if col == 0 {
			return -1
		}
		cell--
	case Right:
		if col == s.W-1 {
			return -1
		}
		cell++
	}
	if cell < 0 || cell >= s.Cells() {
		return -1
	}
	return cell
}

// distance returns the taxicab distance between two cells.
func (s Size) distance(a, b int) int {
	return abs(a%s.W-b%s.W) + abs(a/s.W-b/s.W)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
