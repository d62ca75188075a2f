package solve

// levels is the common part of beam and sprint. M is a member, a board of the present level; C is a
// candidate, a board that may enter the next level. All members of a level are the same number of moves from
// the start.
type levels[M, C any] struct {
	width      int // number of members of a level, about
	limit      int // of the length of a solution
	now        []M
	next       []M
	candidates []C
	cut        cut
	seen       *recent // hashes of recent boards, which do not enter again
	at         int     // index of the next member to expand
	steps      []uint8 // the solution; nil: none yet
}

// begin prepares a search whose set seen remembers at least marks boards. finished is a finished search whose
// buffers are reused, or nil.
func (l *levels[M, C]) begin(width, limit, marks int, finished *levels[M, C]) {
	l.width, l.limit = width, limit
	if finished == nil {
		l.seen = newRecent(marks)
		return
	}
	l.seen = finished.seen.reset(marks)
	l.now, l.next, l.candidates, l.cut = finished.now[:0], finished.next[:0], finished.candidates[:0], finished.cut
}

// search searches for about budget nodes. It calls expand, which takes members of the level, until all are taken, and then next, which
// makes the next level. It is done once expand has solved a board or next has ended the search.
func (l *levels[M, C]) search(budget int, expand func() (cost int, solved bool), next func() (cost int, ended bool)) (used int, done bool) {
	for used < budget && !done {
		cost := 0
		if l.at < len(l.now) {
			cost, done = expand()
		} else {
			cost, done = next()
		}
		used += cost
	}
	return used, done
}

// members takes up to n of the level's members and returns them with the index of the first one.
func (l *levels[M, C]) members(n int) (first int, members []M) {
	first = l.at
	l.at = min(first+n, len(l.now))
	return first, l.now[first:l.at]
}

// take returns *finished, a search whose buffers the next one reuses, and sets *finished to nil.
func take[T any](finished **T) *T {
	t := *finished
	*finished = nil
	return t
}
