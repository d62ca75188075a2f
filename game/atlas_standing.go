package game

import (
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// standing is how deep the boards of the game being played lie: its scramble and the board as it is now.
type standing struct {
	boards [2]puzzle.Board
	depth  [2]int
	known  int // how many depths are known
	solver *solve.Solver
}

// step finds the depths: from the space where it is at hand, else by solving, a little each tick.
func (s *standing) step(v *survey, a *App) {
	for s.known < len(s.boards) {
		b := s.boards[s.known]
		if s.known > 0 && b == s.boards[0] {
			s.depth[s.known] = s.depth[0]
			s.known++
			continue
		}
		if v.space != nil {
			s.depth[s.known], _ = v.space.Depth(b)
			s.known++
			continue
		}
		if !s.solve(b, v.goal, a) {
			return
		}
	}
}

// solve works on one depth and reports whether it is known now.
func (s *standing) solve(b, goal puzzle.Board, a *App) bool {
	if s.solver == nil {
		solver, err := solve.New(b, goal, solve.Options{Mode: solve.Optimal, Tables: a.tables})
		if err != nil {
			s.known = len(s.boards) // cannot happen: the board is one of this goal
			return true
		}
		s.solver = solver
	}
	if !a.search(s.solver.Step, tickNodes, slice) && !s.solver.Proven() {
		return false
	}
	s.depth[s.known], _ = s.solver.Best()
	s.known, s.solver = s.known+1, nil
	return true
}

// found reports whether both depths are known.
func (s *standing) found() bool { return s.known == len(s.boards) && !s.boards[0].IsZero() }
