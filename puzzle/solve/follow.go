package solve

import "wildfifteen/puzzle"

// Follow tells the solver that the player has made the move m. If the move follows the best solution, the
// rest of that solution stays the best, and what was proven stays proven. After any other move the search
// starts again from the new board. It keeps what is known: the way back to the old solution, and that one
// step changes the optimum by exactly one. If the move is not possible, Follow changes nothing and returns an
// [*Error] with IllegalMove.
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

// followStep follows one step in a canonical direction.
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

// restart starts the search again at the present board.
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
