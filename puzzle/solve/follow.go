package solve

import "wildfifteen/puzzle"

// Follow tells the solver that the player has moved. Along the best solution,
// its rest stays the best and a proof stays a proof; after any other move the
// search starts again from there, with what is known: the way back, and that
// one move changes the optimum by one. The error of an impossible move is an
// *Error of IllegalMove; nothing is changed then.
func (s *Solver) Follow(m puzzle.Move) error {
	board, err := s.board.Play(m)
	if err != nil {
		return &Error{Kind: IllegalMove, Move: m}
	}
	s.board = board
	for range m.N {
		s.followStep(s.task.fromCaller[m.Dir])
	}
	return nil
}

func (s *Solver) followStep(d uint8) {
	k := s.task
	proven := s.Proven()
	k.step(int(k.neighbours[k.blank][opposite(d)]))
	switch {
	case s.best == nil:
	case len(s.best) > 0 && s.best[0] == d:
		s.best = s.best[1:]
	default:
		s.best = withoutReturn(k, append([]uint8{opposite(d)}, s.best...))
		proven = false
	}
	s.lower = max(s.lower-1, k.md())
	if proven {
		s.lower = len(s.best)
	}
	s.restart()
}

// restart takes up the search at the present board.
func (s *Solver) restart() {
	if s.best == nil {
		s.first = newFirstSolution(s.task)
		return
	}
	s.sprint, s.sprintWidth, s.sinceSprint = nil, firstSprintWidth, 0
	if s.ida != nil {
		s.ida.reset(s.task, s.lower)
		s.raise(s.ida.limit)
	}
	if s.anySize != nil {
		s.anySize = newIDAAnySize(s.task, s.lower)
		s.raise(s.anySize.limit)
	}
	if s.improver != nil {
		s.improver.follow(s.task, s.best)
		s.turn = 0
	}
	s.choosePhase()
}
