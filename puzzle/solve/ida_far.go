package solve

// far is IDA* on boards of any size, by MD and linear conflicts: it ends on
// boards near their goal, and gives a lower bound on others. Like deepening, it
// can stop after any node.
type idaAnySize struct {
	*conflictEstimator
	start   *task
	board   []int16
	limit   int // no shorter solution exists
	nodes   uint64
	tried   int // steps of run, with those that lead to no node
	running bool
	stack   []anySizeNode
}

type anySizeNode struct {
	blank    int16
	estimate int16
	next     uint8 // direction to be tried next; 4: none left
	last     uint8 // direction that led here; 4: none
}

// farDepth bounds the length of solutions looked for.
const maxAnySizeDepth = 1 << 14

func newIDAAnySize(k *task, lower int) *idaAnySize {
	f := &idaAnySize{conflictEstimator: newConflictEstimator(k.grid, k.goalBlank), start: k.clone()}
	f.limit = f.total(k.board)
	for f.limit < lower {
		f.limit += 2
	}
	return f
}

// run searches on for about budget nodes, or fewer at the end of a limit; after exhausted the limit has grown.
func (f *idaAnySize) run(budget int) outcome {
	if !f.running {
		f.running = true
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
				f.limit += 2
				return exhausted
			}
			continue
		}
		f.tryChild(n)
	}
	return paused
}

// try looks at a node's next child and enters it if the limit allows.
func (f *idaAnySize) tryChild(n *anySizeNode) {
	d := n.next
	n.next++
	from := f.neighbours[n.blank][opposite(d)]
	if from == none || d == opposite(n.last) {
		return
	}
	f.nodes++
	estimate := int(n.estimate) + f.change(f.board, int(from), int(n.blank))
	if len(f.stack)+estimate > f.limit || len(f.stack) >= maxAnySizeDepth {
		return
	}
	f.board[n.blank], f.board[from] = f.board[from], int16(f.goalBlank)
	f.stack = append(f.stack, anySizeNode{blank: from, estimate: int16(estimate), last: d})
}

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
