package solve

// far is IDA* on boards of any size, by MD and linear conflicts: it ends on
// boards near their goal, and gives a lower bound on others. Like deepening, it
// can stop after any node.
type far struct {
	*estimate
	start  *task
	board  []int16
	limit  int // no shorter solution exists
	nodes  uint64
	looked int // steps of run, with those that lead to no node
	active bool
	stack  []farNode
}

type farNode struct {
	blank int16
	guess int16
	next  uint8 // direction to be tried next; 4: none left
	last  uint8 // direction that led here; 4: none
}

// farDepth bounds the length of solutions looked for.
const farDepth = 1 << 14

func newFar(k *task, atLeast int) *far {
	f := &far{estimate: newEstimate(k.grid, k.goalBlank), start: k.clone()}
	f.limit = f.of(k.board)
	for f.limit < atLeast {
		f.limit += 2
	}
	return f
}

// run searches on for about budget nodes, or fewer at the end of a limit; after exhausted the limit has grown.
func (f *far) run(budget int) outcome {
	if !f.active {
		f.active = true
		f.board = append(f.board[:0], f.start.board...)
		f.stack = append(f.stack[:0], farNode{blank: int16(f.start.blank), guess: int16(f.of(f.board)), last: 4})
	}
	for ; budget > 0; budget-- {
		f.looked++
		n := &f.stack[len(f.stack)-1]
		if n.guess == 0 {
			return found
		}
		if n.next == 4 {
			if !f.pop() {
				f.active = false
				f.limit += 2
				return exhausted
			}
			continue
		}
		f.try(n)
	}
	return paused
}

// try looks at a node's next child and enters it if the limit allows.
func (f *far) try(n *farNode) {
	d := n.next
	n.next++
	from := f.nb[n.blank][opposite(d)]
	if from == none || d == opposite(n.last) {
		return
	}
	f.nodes++
	guess := int(n.guess) + f.change(f.board, int(from), int(n.blank))
	if len(f.stack)+guess > f.limit || len(f.stack) >= farDepth {
		return
	}
	f.board[n.blank], f.board[from] = f.board[from], int16(f.goalBlank)
	f.stack = append(f.stack, farNode{blank: from, guess: int16(guess), last: d})
}

func (f *far) pop() bool {
	top := len(f.stack) - 1
	if top == 0 {
		return false
	}
	n, p := f.stack[top], f.stack[top-1]
	f.board[n.blank], f.board[p.blank] = f.board[p.blank], int16(f.goalBlank)
	f.stack = f.stack[:top]
	return true
}

func (f *far) path() []uint8 {
	var steps []uint8
	for _, n := range f.stack[1:] {
		steps = append(steps, n.last)
	}
	return steps
}
