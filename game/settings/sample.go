package settings

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// sample is a small board that shows the chosen colours. The zero sample is ready to be laid out.
type sample struct {
	board boardview.Sample
	goal  puzzle.Goal
}

var sampleID = ui.ID{Name: "sample"}

// sampleSize is much wider than high, because the board stands above the choices.
var sampleSize = puzzle.Size{W: 7, H: 2}

// squareSize is the size of the board that stands beside them.
var squareSize = puzzle.Size{W: 4, H: 4}

// maxSampleSide is the maximum side of the board, in dip.
const maxSampleSide = 7 * 72

// layout adds a board of a size, at most so high.
func (s *sample) layout(col *ui.Column, st *stage.Stage, size puzzle.Size, height float32) {
	if s.goal.Board().IsZero() || s.goal.Size() != size {
		goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: puzzle.Spiral})
		if err != nil {
			return // every size has a spiral
		}
		s.goal = goal
	}
	s.board.Layout(col, sampleID, st.Lang.T("settings.sample"), st, s.goal, height, maxSampleSide)
	s.board.View.Framed = st.Set.HomeDots || col.F.Theme.Contrast
}
