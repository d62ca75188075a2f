package atlas

import (
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// standing is how far the game being played is from its goal. The zero standing is that of no game.
type standing struct {
	boards [2]puzzle.Board // the scramble and the present board; zero boards: the game has another goal
	depths [2]int          // of the boards, in moves from the goal
	known  int             // number of depths that are known
	solver *solve.Solver   // nil unless it is at work
}

// found reports whether there is a game and both depths are known.
func (s *standing) found() bool { return s.known == len(s.boards) && !s.boards[0].IsZero() }

// missing reports whether there is a game and a depth is still to be found.
func (s *standing) missing() bool { return s.known < len(s.boards) && !s.boards[0].IsZero() }

// step finds the depths: at once if the space is in memory, else with a solver that works a little in each tick.
func (s *standing) step(v *survey, b *work.Budget) {
	for s.missing() {
		board := s.boards[s.known]
		switch {
		case s.known > 0 && board == s.boards[0]:
			s.note(s.depths[0])
		case v.space != nil:
			depth, _ := v.space.Depth(board)
			s.note(depth)
		case s.solve(board, v.goal, b):
			depth, _ := s.solver.Best()
			s.note(depth)
		default:
			return
		}
	}
}

// note stores the next depth.
func (s *standing) note(depth int) {
	s.depths[s.known] = depth
	s.known++
	s.solver = nil
}

// solve works for a tick on the solution of a board and reports whether it is found.
func (s *standing) solve(board, goal puzzle.Board, b *work.Budget) (done bool) {
	if s.solver == nil {
		s.solver = b.Solver(board, goal, solve.Optimal)
	}
	return b.Solve(s.solver) || s.solver.Proven()
}
