package solve

// idaAnySize is IDA* on boards of any size with MD and linear conflicts. It finishes on boards near their
// goal and gives a lower bound on others. Like ida, it can pause after any node.
type idaAnySize struct {
	*conflictEstimator
	start   *task
	board   []int16
	limit   int    // of the present iteration: no shorter solution exists
	deepest int    // maximum length of a solution that is looked for
	cut     bool   // whether the present iteration has left out boards that are within its limit but deeper
	nodes   uint64 // tried moves that lead to no node do not count
	tried   int    // iterations of the loop in run
	running bool   // whether an iteration is under way
	stack   []anySizeNode
}

type anySizeNode struct {
	blank    int16
	estimate int16
	next     uint8 // direction to try next; 4: none left
	last     uint8 // direction that led here; 4: none
}

// maxAnySizeDepth is the usual maximum length of a solution that is looked for.
const maxAnySizeDepth = 1 << 14

func newIDAAnySize(k *task, lower int) *idaAnySize {
	f := &idaAnySize{conflictEstimator: newConflictEstimator(k.grid, k.goalBlank), start: k.clone(), deepest: maxAnySizeDepth}
	f.limit = f.total(k.board)
	for f.limit < lower {
		f.limit += 2
	}
	return f
}

// run searches for about budget nodes, or fewer at the end of an iteration. On exhausted it has raised the
// limit.
func (f *idaAnySize) run(budget int) outcome {
	if !f.running {
		f.running, f.cut = true, false
		f.board = append(f.board[:0], f.start.board...)
		f.stack = append(f.stack[:0], anySizeNode{blank: int16(f.start.blank), estimate: int16(f.total(f.board)), last: 4})
	}
	for ; budget > 0; budget-- {
		f.tried++
		n := &f.stack[len(f.stack)-1]
		if n.estimate == 0 {
			return found
		}
		if n.next == 4 {
			if !f.pop() {
				f.running = false
				if !f.cut {
					f.limit += 2
				}
				return exhausted
			}
			continue
		}
		f.tryChild(n)
	}
	return paused
}

// tryChild tries the next child of a node and enters it if it is within the limit.
func (f *idaAnySize) tryChild(n *anySizeNode) {
	d := n.next
	n.next++
	from := f.neighbours[n.blank][opposite(d)]
	if from == none || d == opposite(n.last) {
		return
	}
	f.nodes++
	md, conflicts := f.change(f.board, int(from), int(n.blank))
	estimate := int(n.estimate) + md + conflicts
	if len(f.stack)+estimate > f.limit {
		return
	}
	if len(f.stack) >= f.deepest {
		f.cut = true
		return
	}
	f.board[n.blank], f.board[from] = f.board[from], int16(f.goalBlank)
	f.stack = append(f.stack, anySizeNode{blank: from, estimate: int16(estimate), last: d})
}

// pop goes back to the parent node. It returns false at the root.
func (f *idaAnySize) pop() bool {
	top := len(f.stack) - 1
	if top == 0 {
		return false
	}
	n, p := f.stack[top], f.stack[top-1]
	f.board[n.blank], f.board[p.blank] = f.board[p.blank], int16(f.goalBlank)
	f.stack = f.stack[:top]
	return true
}

func (f *idaAnySize) path() []uint8 {
	var steps []uint8
	for _, n := range f.stack[1:] {
		steps = append(steps, n.last)
	}
	return steps
}
