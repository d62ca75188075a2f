package help

import (
	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// picture is one of the pictures between the texts.
type picture interface {
	// update sets the theme and the colours of the tiles. It is fast if they did not change.
	update(theme *render.Theme, scheme session.Scheme)
	// height returns the height of the picture in a column of a width.
	height(f *ui.Frame, width float32) float32
	paint(l *render.List, f *ui.Frame, r render.Rect)
}

// The pictures.
const (
	slide = iota
	goals
	swap
	inversions
	line
	chess
	pictureCount
)

// pictureGroup is the name in the IDs of the pictures; their numbers are the constants above.
const pictureGroup = "pic"

func pictureID(n int) ui.ID { return ui.ID{Name: pictureGroup, N: n} }

func newPictures(l *assets.Lang) [pictureCount]picture {
	return [pictureCount]picture{
		slide:      newSlidePicture(),
		goals:      newGoalsPicture(l),
		swap:       newSwapPicture(),
		inversions: newInversionsPicture(),
		line:       newLinePicture(),
		chess:      &chessPicture{},
	}
}

// fourByFour is the size of most boards in the pictures.
var fourByFour = puzzle.Size{W: 4, H: 4}

// board is a board in a picture.
type board struct {
	render.BoardView
	palette boardview.Palette
}

// newBoard returns the board that a text describes, coloured for the goal of a kind.
func newBoard(text string, kind puzzle.Kind) (b board) {
	b.Board = puzzle.MustParseBoard(text)
	goal, err := puzzle.NewGoal(b.Board.Size(), puzzle.Rule{Kind: kind})
	if err != nil {
		panic(err) // every size has a classic and a spiral goal, and the pictures use no other kind
	}
	b.Goal, b.Numbers = goal, true
	return b
}

func (b *board) update(theme *render.Theme, scheme session.Scheme) {
	b.Theme, b.Colors = theme, b.palette.Colors(theme, scheme, b.Goal)
}

// paint draws the board in the middle of r, as large as fits.
func (b *board) paint(l *render.List, f *ui.Frame, r render.Rect) {
	v := &b.BoardView
	v.Scale = f.Scale
	v.Rect, v.Cell, v.Origin = render.TrayFor(r, v.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, v)
}

// configOf returns the configuration of a 4×4 goal.
func configOf(kind puzzle.Kind) puzzle.Config {
	return puzzle.Config{Size: fourByFour, Rule: puzzle.Rule{Kind: kind}}
}
