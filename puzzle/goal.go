package puzzle

// Goal is the board that ends a game, with the order in which its numbers run. It is always drawn: its
// kind is never [Wild] or [Random], and one number is missing. An immutable value, comparable with ==.
// The zero Goal is none.
type Goal struct {
	rule  Rule // canonical
	board Board
	order string // where the numbers 1, 2, 3... stand, packed: see packCells
}

// NewGoal returns the goal that a drawn rule names. The error is [FaultUndrawn] where something is left to
// draw; otherwise it says why the rule does not fit the size.
func NewGoal(size Size, r Rule) (Goal, error) {
	if err := r.check(size); err != nil {
		return Goal{}, err
	}
	if !r.Drawn() {
		return Goal{}, &Error{Kind: FaultUndrawn, Input: size.String() + "." + r.String(), Offset: -1}
	}
	r = r.Canonical(size)
	if r.Kind == BoardKind {
		return boardGoal(r.Board), nil
	}
	return orderGoal(size, r, r.order(size)), nil
}

// order returns the cells in which the numbers run, packed, for the kinds that have an order of their own.
func (r Rule) order(size Size) string {
	switch r.Kind {
	case Snake:
		return SnakePath(size).cells
	case Spiral:
		return SpiralPath(size).cells
	case PathKind:
		return r.Path.cells
	}
	var pen pen
	for cell := range size.Cells() {
		pen.visit(cell)
	}
	return pen.path(size).cells
}

// orderGoal returns the goal whose numbers run along order, under a rule that is drawn and canonical.
func orderGoal(size Size, r Rule, order string) Goal {
	missing := r.Missing
	if missing == MissingLast {
		missing = size.Cells()
	}
	var labels [maxCells]uint16
	for i := range size.Cells() {
		labels[unpack(order, i)] = uint16(i + 1)
	}
	labels[unpack(order, missing-1)] = 0
	return Goal{r, pack(size, labels[:size.Cells()]), order}
}

// boardGoal returns the goal that is the board itself.
func boardGoal(b Board) Goal {
	var order [maxCells]uint16
	n := b.Size().Cells()
	for cell := range n {
		if label := b.At(cell); label != 0 {
			order[label-1] = uint16(cell)
		}
	}
	order[b.Missing()-1] = uint16(b.Blank())
	return Goal{Rule{Kind: BoardKind, Board: b}, b, packCells(order[:n])}
}

// Board returns the arrangement to reach.
func (g Goal) Board() Board { return g.board }

// Size returns the size of the board.
func (g Goal) Size() Size { return g.board.Size() }

// Kind returns the kind of the goal: a line drawn for [Wild] is a [PathKind], an arrangement drawn for
// [Random] a [BoardKind].
func (g Goal) Kind() Kind { return g.rule.Kind }

// Missing returns the number 1..w*h whose cell is the blank.
func (g Goal) Missing() int { return g.board.Missing() }

// Rule returns the canonical rule that names this goal alone: NewGoal(g.Size(), g.Rule()) is g.
func (g Goal) Rule() Rule { return g.rule }

// String returns the goal's text, everything drawn written out: "snake-3", "path(a1:RDL)".
func (g Goal) String() string { return g.rule.String() }

// Order returns the cells in which the numbers 1, 2, 3... run, whatever the kind of the goal. The blank's
// cell stands at the place of the missing number.
func (g Goal) Order() []int {
	order := make([]int, 0, len(g.order)/2)
	for i := range len(g.order) / 2 {
		order = append(order, unpack(g.order, i))
	}
	return order
}

// Line returns the line along which the numbers run, the missing one included: ok for snake, spiral and
// path goals (so for every drawn wild one), and for classic goals of one row or column.
func (g Goal) Line() (line Path, ok bool) {
	switch g.Kind() {
	case Snake, Spiral, PathKind:
		ok = true
	case Classic:
		ok = g.board.w == 1 || g.board.h == 1
	}
	if !ok || g.board.IsZero() {
		return Path{}, false
	}
	return Path{g.Size(), g.order}, true
}

// CellOf returns the cell where a number belongs, at once: the blank's for 0 and for the missing number, -1
// for what is no number of this board.
func (g Goal) CellOf(label int) int {
	if label == 0 {
		label = g.Missing()
	}
	if label < 1 || 2*label > len(g.order) {
		return -1
	}
	return unpack(g.order, label-1)
}

// GoalFor returns the goal that a drawn rule means for the board b: one that names no missing number takes
// b's. The error is [FaultTiles] where the rule names another size or number than b's.
func GoalFor(b Board, r Rule) (Goal, error) {
	if r.Missing == MissingLast && r.Kind != BoardKind {
		r.Missing = b.Missing()
	}
	g, err := NewGoal(b.Size(), r)
	if err == nil && !sameTiles(b, g.board) {
		err = &Error{Kind: FaultTiles, Input: b.String(), Offset: -1}
	}
	if err != nil {
		return Goal{}, err
	}
	return g, nil
}
