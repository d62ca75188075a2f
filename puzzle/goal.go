package puzzle

// Goal is the board that ends a game, together with the order in which its numbers run. Nothing about it is
// left to draw: its kind is never [Wild] or [Random], and its missing number is known. Goal is an immutable
// value, comparable with ==. The zero Goal has no cells.
type Goal struct {
	rule  Rule // canonical
	board Board
	order string // the cells of the numbers 1, 2, 3..., see packCells
}

// NewGoal returns the goal of a rule for boards of the size. The error is [FaultUndrawn] if the rule leaves
// something to draw; any other error says why the rule does not fit the size.
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

// order returns the cells of the numbers 1, 2, 3..., packed, for every kind but BoardKind, Wild and Random.
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

// orderGoal returns the goal whose numbers run along order. The rule must be drawn and canonical.
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

// Board returns the board to be reached.
func (g Goal) Board() Board { return g.board }

// Size returns the size of the board.
func (g Goal) Size() Size { return g.board.Size() }

// Kind returns the kind of the goal. A path drawn for [Wild] is a [PathKind], an arrangement drawn for
// [Random] a [BoardKind].
func (g Goal) Kind() Kind { return g.rule.Kind }

// Missing returns the missing number, 1..w*h: the blank is in its cell.
func (g Goal) Missing() int { return g.board.Missing() }

// Rule returns the canonical rule of this goal: NewGoal(g.Size(), g.Rule()) returns g.
func (g Goal) Rule() Rule { return g.rule }

// String returns the text of the goal, with everything that was drawn spelled out: "snake-3", "path(a1:RDL)".
func (g Goal) String() string { return g.rule.String() }

// Order returns the cells of the numbers 1, 2, 3..., for every kind of goal. The cell of the blank stands in
// the place of the missing number.
func (g Goal) Order() []int {
	order := make([]int, 0, len(g.order)/2)
	for i := range len(g.order) / 2 {
		order = append(order, unpack(g.order, i))
	}
	return order
}

// Line returns the line along which the numbers run, including the cell of the missing one. ok is true for
// snake, spiral and path goals (hence for every drawn wild goal), and for classic goals of one row or column.
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

// CellOf returns the cell where a number belongs: the cell of the blank for 0 and for the missing number, -1
// for anything that is not a number of this board. It takes constant time.
func (g Goal) CellOf(label int) int {
	if label == 0 {
		label = g.Missing()
	}
	if label < 1 || 2*label > len(g.order) {
		return -1
	}
	return unpack(g.order, label-1)
}

// GoalFor returns the goal of a drawn rule for the board b. If the rule names no missing number, the goal has
// that of b. The error is [FaultTiles] if the size or the missing number of the rule differs from that of b.
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
