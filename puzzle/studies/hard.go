package studies

import "wildfifteen/puzzle"

// Hard reports whether a study deceives greedy eyes: each of the first moves that bring a tile nearer to its place is
// wrong, and there is one.
func (s *Study) Hard() bool {
	start, goal := s.Game.Scramble, s.Game.Goal.Board()
	md, tempts := puzzle.MD(start, goal), false
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		if start.MaxRun(d) == 0 || puzzle.MD(start.Step(d), goal) > md {
			continue
		}
		if d == s.Solution[0].Dir {
			return false
		}
		tempts = true
	}
	return tempts
}
