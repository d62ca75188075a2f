package puzzle

// Invert returns the moves that undo the given ones: those of each in the opposite direction, from the last to the first.
func Invert(moves []Move) []Move {
	back := make([]Move, len(moves))
	for i, m := range moves {
		back[len(moves)-1-i] = m.Inverse()
	}
	return back
}

// Steps returns the moves one tile at a time: R2 becomes RR.
func Steps(moves []Move) []Move {
	steps := make([]Move, 0, STM(moves))
	for _, m := range moves {
		for range m.N {
			steps = append(steps, Move{m.Dir, 1})
		}
	}
	return steps
}

// Runs returns the moves with those of one direction that follow each other as one: RR becomes R2. It has [MTM] moves. On any
// board on which the moves are possible, so are the runs.
func Runs(moves []Move) []Move {
	var runs []Move
	for _, m := range moves {
		if last := len(runs) - 1; last >= 0 && runs[last].Dir == m.Dir {
			runs[last].N += m.N
		} else {
			runs = append(runs, m)
		}
	}
	return runs
}

// Simplify returns the moves, one tile at a time, without those that the next ones take back: RDUL becomes nothing, whatever
// the board.
func Simplify(moves []Move) []Move {
	kept := make([]Move, 0, STM(moves))
	for _, m := range moves {
		for range m.N {
			if last := len(kept) - 1; last >= 0 && kept[last].Dir == m.Dir.Opposite() {
				kept = kept[:last]
			} else {
				kept = append(kept, Move{m.Dir, 1})
			}
		}
	}
	return kept
}

// WithoutLoops is [Simplify] on a board: it also leaves out all moves between two visits of the same board. The error is that
// of [Board.Play].
func WithoutLoops(b Board, moves []Move) ([]Move, error) {
	kept := make([]Move, 0, STM(moves))
	boards := []Board{b} // after so many of the moves kept
	seen := map[Board]int{b: 0}
	for _, m := range moves {
		if _, err := b.Play(m); err != nil {
			return nil, err
		}
		for range m.N {
			b = b.Step(m.Dir)
			if at, ok := seen[b]; ok {
				for _, gone := range boards[at+1:] {
					delete(seen, gone)
				}
				kept, boards = kept[:at], boards[:at+1]
				continue
			}
			kept = append(kept, Move{m.Dir, 1})
			boards = append(boards, b)
			seen[b] = len(kept)
		}
	}
	return kept, nil
}

// OtherWay returns the moves in the other convention, in which a letter is the way that the blank goes: each direction
// becomes its opposite. Doing it twice changes nothing.
func OtherWay(moves []Move) []Move {
	other := make([]Move, len(moves))
	for i, m := range moves {
		other[i] = m.Inverse()
	}
	return other
}
