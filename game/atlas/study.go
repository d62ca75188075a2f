package atlas

import (
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// study is what has been counted of the state space of one goal, and the depth in it that the player has chosen.
type study struct {
	playing puzzle.Game       // the game being played when the atlas was opened
	known   []space.KnownSize // what is known without counting

	charted  charted
	config   puzzle.Config
	goal     puzzle.Goal
	survey   survey
	standing standing
	finder   work.Finder // looks for a board to play
	depth    int         // the depth chosen, noDepth before the space is counted
}

// noDepth is the depth chosen where none is.
const noDepth = -1

// begin replaces the state space by another one, of which nothing is counted yet; current is the present board of the
// game being played.
func (s *study) begin(c charted, current puzzle.Board) {
	s.charted = c
	s.config, s.goal = c.goal(s.playing)
	s.survey = survey{goal: s.goal.Board()}
	s.finder, s.standing = work.Finder{}, standing{}
	if s.goal.Board() == s.playing.Goal.Board() {
		s.standing.boards = [2]puzzle.Board{s.playing.Scramble, current}
	}
	s.depth = noDepth
}

// knownRadius returns the radius of the size, or of the same size turned by 90 degrees, if it is known without counting,
// else 0.
func (s *study) knownRadius() int {
	size := s.charted.size
	for i := range s.known {
		if k := &s.known[i]; k.Size == size || k.Size == (puzzle.Size{W: size.H, H: size.W}) {
			return k.Radius
		}
	}
	return 0
}

// progress returns how much of the search under way is done, 0 to 1.
func (s *study) progress() float32 {
	if s.finder.Depth > 0 {
		return s.finder.Share(s.survey.counts)
	}
	return s.survey.progress()
}
