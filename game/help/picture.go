package help

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// picture is one of the pictures between the texts.
type picture interface {
	// Update sets the theme and the colours of the tiles. It is fast if they did not change.
	Update(theme *render.Theme, scheme session.Scheme)
	// height returns the height of the picture in a column of a width.
	height(f *ui.Frame, width float32) float32
	Paint(l *render.List, f *ui.Frame, r render.Rect)
}

// The pictures.
const (
	slide = iota
	gap
	growth
	swap
	inversions
	jumpOdd  // on a board of odd width
	jumpEven // and of even width
	line
	chess
	pictureCount
)

// pictureGroup is the name in the IDs of the pictures; their numbers are the constants above.
const pictureGroup = "pic"

func pictureID(n int) ui.ID { return ui.ID{Name: pictureGroup, N: n} }

func newPictures() [pictureCount]picture {
	return [pictureCount]picture{
		slide:      newSlidePicture(),
		gap:        newGapPicture(),
		growth:     newGrowthPicture(),
		swap:       newSwapPicture(),
		inversions: newInversionsPicture(),
		jumpOdd:    newJumpPicture("1 2 3/4 5 6/7 0 8"),
		jumpEven:   newJumpPicture("1 2 3 4/5 6 7 8/9 0 10 12/13 14 11 15"),
		line:       newLinePicture(),
		chess:      &chessPicture{},
	}
}

// fourByFour is the size of most boards in the pictures.
var fourByFour = puzzle.Size{W: 4, H: 4}

// newBoard returns a picture of the board that a text describes, whose goal is of a kind.
func newBoard(text string, kind puzzle.Kind) boardview.BoardPicture {
	return boardview.MustBoardPicture(text, puzzle.Rule{Kind: kind})
}

// configOf returns the configuration of a 4×4 goal.
func configOf(kind puzzle.Kind) puzzle.Config {
	return puzzle.Config{Size: fourByFour, Rule: puzzle.Rule{Kind: kind}}
}
