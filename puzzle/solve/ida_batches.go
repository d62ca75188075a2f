package solve

import (
	"slices"
	"sync"
)

// batches is the state of an ida with wide databases. It expands several frames of a level at a time, the deepest level first, so that
// their entries can be read together, and can pause after any such step. It finds all solutions in the order of a search that expands
// one after the other. To take the deepest level with maxParents frames instead would read more entries together, but the last iteration
// would find its solution late: random boards of 4x4 then take three times as many nodes.
type batches struct {
	frames []frame // levels: the start, some of its children, some children of these, and so on; at most (maxDepth+1)*maxChildren
	levels []level
	goal   int // index of the solution found last
}

// batchesOfOthers are those of searches that have ended. A list of frames grows to some 0.2 MB.
var batchesOfOthers = sync.Pool{New: func() any { return new(batches) }}

// level holds the children of the frames that were expanded last on the level above. It ends where the next level begins, the deepest one
// at the end of frames.
type level struct{ first, next int } // index of the first frame, and of the first one that is not expanded

const (
	maxParents  = 24               // number of frames that are expanded together, at most
	maxChildren = 3*maxParents + 1 // of theirs: of up to four neighbours the blank has come from one, but for the root
)

// expand appends the children of frames that are within the limit to a list, which must have room for maxChildren. Their parents are
// counted from first on. Children that visited knows are left out. expand also returns the number of children tried.
func (c *class) expand(parents []frame, first int, visited *transpositionTable, list []frame) (children []frame, tried int) {
	if c.wide != nil {
		return c.wide.expand(c, parents, first, visited, list)
	}
	for i := range parents {
		for f := parents[i]; ; {
			n := &list[:len(list)+1][len(list)]
			count, ok := c.child(&f, n)
			if tried += count; !ok {
				break
			}
			if visited == nil || n.slack == 0 || !visited.enter(n.board, uint32(n.blank), n.slack) {
				n.parent = uint16(first + i)
				list = list[:len(list)+1]
			}
		}
	}
	return list, tried
}

// runBatches is ida.run.
func (d *ida) runBatches(budget int) outcome {
	if !d.running {
		d.beginBatches()
	}
	left := budget
	result := paused
	for left > 0 && result == paused {
		l := &d.levels[d.depth]
		switch {
		case l.next < len(d.frames) && d.depth == d.limit:
			d.goal = l.next
			l.next++
			result = found
		case l.next < len(d.frames):
			left -= d.expandNext(l)
		case d.depth > 0:
			d.frames = d.frames[:l.first]
			d.depth--
		default:
			d.running = false
			result = exhausted
		}
	}
	d.nodes += uint64(budget - left)
	return result
}

func (d *ida) beginBatches() {
	if d.batches == nil {
		d.batches = batchesOfOthers.Get().(*batches)
	}
	d.running, d.depth = true, 0
	d.frames, d.levels = append(d.frames[:0], d.root), append(d.levels[:0], level{})
}

// expandNext expands the next frames of the deepest level. It returns the number of children tried.
func (d *ida) expandNext(l *level) (tried int) {
	first, end := l.next, len(d.frames)
	l.next = min(first+maxParents, end)
	d.frames = slices.Grow(d.frames, maxChildren)
	d.frames, tried = d.expand(d.frames[first:l.next], first, d.visited, d.frames)
	if len(d.frames) > end {
		d.depth++
		d.levels = append(d.levels[:d.depth], level{end, end})
		if d.byRoom {
			sortByRoom(d.frames[end:])
		}
	}
	return tried
}

// sortByRoom puts the frames of a level first whose estimates leave the most room below the limit. The last iteration ends with its
// first solution, and finds one a quarter sooner so. But frames with little room, which have few children, are then expanded together,
// which takes longer.
func sortByRoom(frames []frame) {
	for i := range frames {
		f := frames[i]
		for ; i > 0 && frames[i-1].room() < f.room(); i-- {
			frames[i] = frames[i-1]
		}
		frames[i] = f
	}
}

// room returns how much the estimates of both views leave below the limit together.
func (f *frame) room() int { return 2*int(f.slack) - int(f.sum[0]) - int(f.sum[1]) }

// mostByRoom is the number of nodes after which iterations are no longer sorted: of a long search the last one is the smaller part.
const mostByRoom = 1 << 18

// pathOfBatches is ida.path.
func (d *ida) pathOfBatches() []uint8 {
	steps := make([]uint8, d.limit)
	for i, f := d.limit, &d.frames[d.goal]; i > 0; i-- {
		parent := &d.frames[f.parent]
		steps[i-1] = d.dir(int(f.blank), int(parent.blank))
		f = parent
	}
	return steps
}
