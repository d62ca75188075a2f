// Package draw is the scene in which a player makes a goal: draws a line through every cell of a board, or arranges the
// numbers freely.
package draw

import (
	"math/rand/v2"
	"slices"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// Drawn deals a game of the goal that the player made.
	Drawn(c puzzle.Config)
	// Goals returns the goals that the player keeps.
	Goals() *saves.Goals
	// NameGoal asks for the name of a goal, and keeps the goal under it.
	NameGoal(c puzzle.Config)
	// ShowGoal shows the page of a goal, where it can be shared.
	ShowGoal(c puzzle.Config)
	// ShowGallery shows the goals that the player keeps, among others.
	ShowGallery()
}

// MaxSide is the maximum side of a board to draw on.
const MaxSide = 16

// mode is a way to make a goal.
type mode int

const (
	lineMode mode = iota
	arrangeMode
)

// Scene is the scene.
type Scene struct {
	stage.Page
	desk     Desk
	mode     mode
	sketch   sketch
	numbers  arrangement
	cursor   int    // the cell that the keys and the pad have reached
	out      int    // the number left out of the line, from 1; 0 for the last
	erased   *drawn // nil: no line is to be brought back
	taken    *drawn // the line that the arrangement took its numbers from last; nil: none on this board
	words    words
	told     outlook // what was last to be said of the line
	board    boardview.View
	touch    boardview.Touch
	carried  *carry // the number under a finger; nil: none
	line     render.LineView
	theme    *render.Theme // of the colours of the line
	tiles    tiles
	mine     mine
	whole    whole
	commands []ui.Command   // buffer
	order    []render.Point // buffer
}

var (
	gridID    = ui.ID{Name: "line"}
	undoID    = ui.ID{Name: "takeback"}
	clearID   = ui.ID{Name: "clear"}
	finishID  = ui.ID{Name: "finish"}
	widthID   = ui.ID{Name: "width"}
	heightID  = ui.ID{Name: "height"}
	playID    = ui.ID{Name: "start"}
	keepID    = ui.ID{Name: "keep"}
	shareID   = ui.ID{Name: "share"}
	mineID    = ui.ID{Name: "mine"}
	mirrorID  = ui.ID{Name: "mirror"}
	turnID    = ui.ID{Name: "turn"}
	shiftID   = ui.ID{Name: "shift"}
	shuffleID = ui.ID{Name: "shuffle"}
	outID     = ui.ID{Name: "leaveout"}
	zoomInID  = ui.ID{Name: "zoomin"}
	zoomOutID = ui.ID{Name: "zoomout"}
)

// The names in the IDs of the cells and of the modes.
const (
	cellGroup = "drawcell"
	modeGroup = "mode"
)

// New returns the scene with an empty board of a size.
func New(s *stage.Stage, desk Desk, src rand.Source, size puzzle.Size) *Scene {
	d := &Scene{Page: stage.NewPage(s), desk: desk}
	size = puzzle.Size{W: min(max(size.W, puzzle.MinSide), MaxSide), H: min(max(size.H, puzzle.MinSide), MaxSide)}
	d.sketch, d.numbers = newSketch(size, src), newArrangement(size, puzzle.ClassicOrder(size), 0)
	return d
}

// NewOf returns the scene with a goal to be changed.
func NewOf(s *stage.Stage, desk Desk, src rand.Source, g puzzle.Goal) *Scene {
	d := New(s, desk, src, g.Size())
	size := d.size()
	if size != g.Size() {
		return d // too large to draw on
	}
	if line, ok := g.Line(); ok {
		d.sketch.draw(line.AppendCells(nil))
		d.out = g.Missing()
		if d.out == size.Cells() {
			d.out = 0
		}
		d.told = d.sketch.outlook()
		return d
	}
	d.mode, d.numbers = arrangeMode, newArrangement(size, g.Order(), g.Missing())
	return d
}

// drawn is a line as it was.
type drawn struct {
	size  puzzle.Size
	cells []int
	out   int
}

// drawn returns the line as it is.
func (s *Scene) drawn() *drawn {
	line := s.sketch.line
	return &drawn{size: line.Size(), cells: line.AppendCells(nil), out: s.out}
}

// is reports whether a line is still as it was; one that never was is not.
func (d *drawn) is(now *drawn) bool {
	return d != nil && d.size == now.size && d.out == now.out && slices.Equal(d.cells, now.cells)
}

// erase remembers the line, which is about to be erased at once: taking back from an empty board brings it back.
func (s *Scene) erase() {
	if s.sketch.line.Len() > 0 {
		s.erased = s.drawn()
	}
}

// unerase brings the line back that was erased.
func (s *Scene) unerase() {
	was := s.erased
	if s.erased = nil; was.size != s.size() {
		s.resize(was.size)
	}
	s.sketch.draw(was.cells)
	s.out = was.out
	s.arrive(s.sketch.line.Pen())
}

// Begun reports whether the player has made anything here.
func (s *Scene) Begun() bool { return s.sketch.line.Len() > 0 || len(s.numbers.before) > 0 }

// size returns the size of the board.
func (s *Scene) size() puzzle.Size { return s.numbers.size }

// resize begins anew on a board of a size. What the player has made can be taken back.
func (s *Scene) resize(size puzzle.Size) {
	if len(s.numbers.before) > 0 {
		s.numbers.change(newArrangement(size, puzzle.ClassicOrder(size), 0).state)
	} else {
		s.numbers = newArrangement(size, puzzle.ClassicOrder(size), 0)
	}
	s.carried = nil
	s.startLine()
}

// startLine erases the line and begins another one on a board of the size that the arrangement has now.
func (s *Scene) startLine() {
	s.erase()
	s.sketch, s.taken = newSketch(s.size(), s.sketch.src), nil
	s.cursor, s.out = 0, 0
	s.board.Zoom = boardview.Zoom{}
}

// First returns the board.
func (s *Scene) First() ui.ID { return gridID }

// Tick looks ahead, draws what the program adds, and scrolls an enlarged board.
func (s *Scene) Tick() {
	if !s.Stage.Shows(s) {
		return
	}
	s.board.FollowBlank(s.Stage, s.cursor)
	if s.mode != lineMode {
		return
	}
	was := s.sketch.line.Len()
	s.sketch.tick()
	if n := s.sketch.line.Len(); n != was {
		s.cursor = s.sketch.line.Pen()
		s.note()
	}
	s.tellOutlook()
	if s.sketch.running() {
		s.Stage.Animate()
	}
}

// Act does the action of a button, or that of a tap on a cell for a screen reader.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id.Name == cellGroup:
		s.tap(id.N)
	case id.Name == keptGroup:
		s.desk.ShowGoal(s.mine.thumbs[id.N].config)
	case id.Name == modeGroup:
		s.choose(mode(id.N))
	case id == undoID:
		s.takeBack()
	case id == clearID && s.mode == lineMode:
		s.erase()
		s.sketch.cut(0)
		s.out = 0
	case id == clearID:
		s.numbers.change(newArrangement(s.size(), puzzle.ClassicOrder(s.size()), 0).state)
	case id == finishID:
		s.sketch.finish()
	case id == mineID:
		s.desk.ShowGallery()
	case id == zoomInID:
		s.zoom(1.5)
	case id == zoomOutID:
		s.zoom(1 / 1.5)
	case s.rearrange(id):
	default:
		s.use(id)
	}
}

// use does with the goal what a button says.
func (s *Scene) use(id ui.ID) {
	c, ok := s.config()
	if !ok {
		return
	}
	switch id {
	case playID:
		s.desk.Drawn(c)
	case keepID:
		s.desk.NameGoal(c)
	case shareID:
		s.desk.ShowGoal(c)
	}
}

// choose chooses a mode. The arrangement takes the numbers of a whole line over, once.
func (s *Scene) choose(m mode) {
	if m == s.mode {
		return
	}
	if line := s.drawn(); m == arrangeMode && s.sketch.line.Whole() && !s.taken.is(line) {
		s.taken = line
		s.numbers.change(newArrangement(line.size, line.cells, line.out).state)
	}
	s.mode = m
	s.numbers.lifted = render.Mark{}
}

// config returns the goal made; ok is false while cells are left.
func (s *Scene) config() (c puzzle.Config, ok bool) {
	if s.mode == arrangeMode {
		return s.numbers.config(), true
	}
	p, err := s.sketch.line.Path()
	r := puzzle.Rule{Kind: puzzle.PathKind, Path: p, Missing: s.out}
	return puzzle.Config{Size: s.size(), Rule: r.Canonical(s.size())}, err == nil
}

// Adjust sets the width or the height.
func (s *Scene) Adjust(id ui.ID, at float32) {
	size := s.size()
	if id == widthID {
		size.W = int(at + 0.5)
	} else {
		size.H = int(at + 0.5)
	}
	if size != s.size() {
		s.resize(size)
	}
}

// zoom enlarges the board around the cursor.
func (s *Scene) zoom(by float32) {
	if s.board.CanZoom() {
		s.board.ZoomBy(by, s.board.CellRect(s.cursor).Centre())
		s.board.Zoom.Follow()
	}
}

// visit draws the line to a cell, or says that it cannot.
func (s *Scene) visit(cell int) bool {
	if !s.sketch.visit(cell) {
		return false
	}
	s.arrive(cell)
	s.out = 0
	s.note()
	s.tell(cell)
	return true
}

// arrive moves the cursor to a cell, and an enlarged board with it.
func (s *Scene) arrive(cell int) {
	s.cursor = cell
	s.board.Zoom.Follow()
}

// note sounds as high as the line is long.
func (s *Scene) note() {
	line := s.sketch.line
	s.Stage.Sound(game.NoteSound, float32(line.Len())/float32(line.Size().Cells()))
	s.Stage.Buzz(8)
}

// blocked says that the line cannot go to a cell.
func (s *Scene) blocked(cell int) {
	s.Stage.Sound(game.BlockedSound, 0)
	s.tell(cell)
}

// takeBack takes back the last cell of the line or, if there is none, brings a line back that was erased; or it takes back the
// last change of the arrangement.
func (s *Scene) takeBack() {
	if s.mode == arrangeMode {
		was := s.size()
		s.numbers.takeBack()
		s.followSize(was)
		return
	}
	switch n := s.sketch.line.Len(); {
	case n > 0:
		s.sketch.cut(n - 1)
		s.arrive(max(s.sketch.line.Pen(), 0))
		s.out = 0
		s.tell(s.cursor)
	case s.erased != nil:
		s.unerase()
	}
}

// canTakeBack reports whether there is anything to take back.
func (s *Scene) canTakeBack() bool {
	if s.mode == arrangeMode {
		return len(s.numbers.before) > 0
	}
	return s.sketch.line.Len() > 0 || s.erased != nil
}

// tap goes on to a cell, straight if it is not beside the pen; on a whole line it leaves out the number of the cell. In an
// arrangement it lifts the number of the cell, or swaps it with the one lifted before.
func (s *Scene) tap(cell int) {
	if s.mode == arrangeMode {
		s.lift(cell)
		return
	}
	line := s.sketch.line
	switch i := line.Index(cell); {
	case line.Whole():
		s.leaveOut(i+1, cell)
	case i >= 0:
		s.sketch.cut(i + 1)
		s.arrive(cell)
		s.tell(cell)
	case !s.reach(cell):
		s.blocked(cell)
	}
}

// leaveOut leaves out the number of a cell, or the last one again if it is left out already.
func (s *Scene) leaveOut(n, cell int) {
	if n == s.out {
		n = 0
	}
	s.out = n
	s.Stage.Sound(game.TapSound, 0)
	s.tell(cell)
}

// reach draws the line straight to a cell in the pen's row or column. It returns false if it gets nowhere.
func (s *Scene) reach(cell int) (moved bool) {
	if s.sketch.line.Len() == 0 {
		return s.visit(cell)
	}
	size := s.size()
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
