// Package draw is the scene in which a player draws a goal: a line through every cell of a board.
package draw

import (
	"math/rand/v2"

	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// Drawn deals a game of the goal that the player drew.
	Drawn(c puzzle.Config)
	// ShareDrawn passes on the goal that the player drew.
	ShareDrawn(c puzzle.Config)
}

// maxSide is the maximum side of a board to draw on.
const maxSide = 16

// Scene is the scene.
type Scene struct {
	stage.Page
	desk   Desk
	sketch sketch
	cursor int // the cell that the keys and the pad have reached
	out    int // the number left out, from 1; 0 for the last
	words  words
	view   render.LineView
	theme  *render.Theme // of the view's colours
}

var (
	gridID   = ui.ID{Name: "line"}
	undoID   = ui.ID{Name: "takeback"}
	clearID  = ui.ID{Name: "clear"}
	finishID = ui.ID{Name: "finish"}
	widthID  = ui.ID{Name: "width"}
	heightID = ui.ID{Name: "height"}
	playID   = ui.ID{Name: "start"}
	shareID  = ui.ID{Name: "share"}
)

// cellGroup is the name in the IDs of the cells.
const cellGroup = "drawcell"

// New returns the scene with an empty board of a size.
func New(s *stage.Stage, desk Desk, src rand.Source, size puzzle.Size) *Scene {
	size.W, size.H = min(max(size.W, puzzle.MinSide), maxSide), min(max(size.H, puzzle.MinSide), maxSide)
	d := &Scene{Page: stage.NewPage(s), desk: desk, sketch: newSketch(size, src)}
	return d
}

// First returns the board.
func (s *Scene) First() ui.ID { return gridID }

// Tick looks ahead, and draws what the program adds.
func (s *Scene) Tick() {
	if !s.Stage.Shows(s) {
		return
	}
	was := s.sketch.line.Len()
	s.sketch.tick()
	if n := s.sketch.line.Len(); n != was {
		s.cursor = s.sketch.line.Pen()
		s.note()
	}
	if s.sketch.running() {
		s.Stage.Animate()
	}
}

// Act does the action of a button, or that of a tap on a cell for a screen reader.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id == undoID:
		s.takeBack()
	case id == clearID:
		s.sketch.cut(0)
		s.out = 0
	case id == finishID:
		s.sketch.finish()
	case id == playID:
		if c, ok := s.config(); ok {
			s.desk.Drawn(c)
		}
	case id == shareID:
		if c, ok := s.config(); ok {
			s.desk.ShareDrawn(c)
		}
	case id.Name == cellGroup:
		s.tap(id.N)
	}
}

// config returns the goal drawn; ok is false while cells are left.
func (s *Scene) config() (c puzzle.Config, ok bool) {
	p, err := s.sketch.line.Path()
	size := s.sketch.line.Size()
	r := puzzle.Rule{Kind: puzzle.PathKind, Path: p, Missing: s.out}
	return puzzle.Config{Size: size, Rule: r.Canonical(size)}, err == nil
}

// Adjust sets the width or the height.
func (s *Scene) Adjust(id ui.ID, at float32) {
	size := s.sketch.line.Size()
	if id == widthID {
		size.W = int(at + 0.5)
	} else {
		size.H = int(at + 0.5)
	}
	if size != s.sketch.line.Size() {
		s.sketch = newSketch(size, s.sketch.src)
		s.cursor, s.out = 0, 0
	}
}

// visit draws the line to a cell, or says that it cannot.
func (s *Scene) visit(cell int) bool {
	if !s.sketch.visit(cell) {
		return false
	}
	s.cursor, s.out = cell, 0
	s.note()
	return true
}

// note sounds as high as the line is long.
func (s *Scene) note() {
	line := s.sketch.line
	s.Stage.Sound(game.NoteSound, float32(line.Len())/float32(line.Size().Cells()))
	s.Stage.Buzz(8)
}

func (s *Scene) blocked() { s.Stage.Sound(game.BlockedSound, 0) }

func (s *Scene) takeBack() {
	if n := s.sketch.line.Len(); n > 0 {
		s.sketch.cut(n - 1)
		s.cursor, s.out = max(s.sketch.line.Pen(), 0), 0
	}
}

// tap goes on to a cell, straight if it is not beside the pen; on a whole line it leaves out the number of the cell.
func (s *Scene) tap(cell int) {
	line := s.sketch.line
	switch i := line.Index(cell); {
	case line.Whole():
		s.leaveOut(i + 1)
	case i >= 0:
		s.sketch.cut(i + 1)
		s.cursor = cell
	case !s.reach(cell):
		s.blocked()
	}
}

// leaveOut leaves out a number, or the last one again if it is left out already.
func (s *Scene) leaveOut(n int) {
	if n == s.out {
		n = 0
	}
	s.out = n
	s.Stage.Sound(game.TapSound, 0)
}

// reach draws the line straight to a cell in the pen's row or column. It returns false if it gets nowhere.
func (s *Scene) reach(cell int) (moved bool) {
	if s.sketch.line.Len() == 0 {
		return s.visit(cell)
	}
	size := s.sketch.line.Size()
	for s.sketch.line.Pen() != cell {
		pen := s.sketch.line.Pen()
		d := puzzle.Right
		switch dx, dy := cell%size.W-pen%size.W, cell/size.W-pen/size.W; {
		case dx != 0 && dy != 0:
			return moved
		case dx < 0:
			d = puzzle.Left
		case dy < 0:
			d = puzzle.Up
		case dy > 0:
			d = puzzle.Down
		}
		if !s.visit(size.Neighbour(pen, d)) {
			return moved
		}
		moved = true
	}
	return moved
}
