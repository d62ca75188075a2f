package puzzle

// Parts returns the parts of a goal that are timed each for itself: the quarters of the line if the numbers run along
// one, else the rows. Each part is a list of cells, without the cell of the blank. Parts without a tile are left out.
func (g Goal) Parts() [][]int {
	order, length := g.Order(), g.Size().W
	count := g.Size().H
	if _, ok := g.Line(); ok {
		count, length = min(lineParts, len(order)), 0
	} else {
		order = ClassicOrder(g.Size())
	}
	var parts [][]int
	for i := range count {
		from, to := i*length, (i+1)*length
		if length == 0 {
			from, to = i*len(order)/count, (i+1)*len(order)/count
		}
		var part []int
		for _, cell := range order[from:to] {
			if cell != g.board.Blank() {
				part = append(part, cell)
			}
		}
		if len(part) > 0 {
			parts = append(parts, part)
		}
	}
	return parts
}

// lineParts is the number of parts of a line.
const lineParts = 4

// Splits follows a game move by move and knows when each part of its goal came home for good.
type Splits struct {
	goal  Goal
	board Board
	part  []int // cell -> its part; -1 for the blank's cell
	away  []int // part -> the number of its tiles that are not home
	since []int // part -> the number of moves after which it came home
	moves int
}

// NewSplits returns the splits of a game before its first move. The boards must have the same tiles.
func NewSplits(g Goal, start Board) *Splits {
	parts := g.Parts()
	s := &Splits{goal: g, board: start, part: make([]int, g.Size().Cells()), away: make([]int, len(parts)), since: make([]int, len(parts))}
	s.part[g.board.Blank()] = -1
	for i, cells := range parts {
		for _, cell := range cells {
			s.part[cell] = i
			if start.At(cell) != g.board.At(cell) {
				s.away[i]++
			}
		}
	}
	return s
}

// Move makes a move. The error is that of [Board.Play]; nothing changes then.
func (s *Splits) Move(m Move) error {
	next, err := s.board.Play(m)
	if err != nil {
		return err
	}
	s.moves++
	for cell := s.board.Blank(); ; {
		s.change(cell, next.At(cell))
		if cell == next.Blank() {
			break
		}
		dx, dy := m.Dir.Delta()
		cell -= dy*int(next.w) + dx
	}
	s.board = next
	return nil
}

// change counts a cell that gets another label.
func (s *Splits) change(cell, label int) {
	i := s.part[cell]
	if i < 0 {
		return
	}
	home, was := s.goal.board.At(cell), s.board.At(cell)
	switch {
	case was == home && label != home:
		s.away[i]++
	case was != home && label == home:
		if s.away[i]--; s.away[i] == 0 {
			s.since[i] = s.moves
		}
	}
}

// Len returns the number of parts.
func (s *Splits) Len() int { return len(s.away) }

// Home reports whether a part is home, and since which number of moves: 0 if it always was.
func (s *Splits) Home(part int) (moves int, ok bool) { return s.since[part], s.away[part] == 0 }

// First returns how many parts are home, counted from the first one up to the first that is not, and the number of moves
// after which the last of them came home.
func (s *Splits) First() (parts, moves int) {
	for i, away := range s.away {
		if away > 0 {
			return i, moves
		}
		moves = max(moves, s.since[i])
	}
	return len(s.away), moves
}

// SplitsOf returns, for each part of a goal, the number of moves after which it was home for good; -1 for a part that is
// not home at the end. Moves after an impossible one are ignored.
func SplitsOf(g Goal, start Board, moves []Move) []int {
	s := NewSplits(g, start)
	for _, m := range moves {
		if s.Move(m) != nil {
			break
		}
	}
	after := make([]int, s.Len())
	for i := range after {
		after[i] = -1
		if n, ok := s.Home(i); ok {
			after[i] = n
		}
	}
	return after
}
