package solve

// levels is what the beam searches have in common: breadth first, but of each
// level only the best boards are kept. All members of a level have as many moves
// behind them. Candidates are what may enter the next level.
type levels[M, C any] struct {
	width      int // of a level, about
	limit      int // of a solution's moves
	now        []M
	next       []M
	candidates []C
	cut        cut
	seen       *recent // boards met lately are not entered again
	at         int     // next of now to be expanded
	steps      []uint8 // the solution, nil while there is none
}

// begin makes ready for a search that remembers so many boards (marks), in the room
// of one that has ended (nil: none).
func (l *levels[M, C]) begin(width, limit, marks int, finished *levels[M, C]) {
	l.width, l.limit = width, limit
	if finished == nil {
		l.seen = newRecent(marks)
		return
	}
	l.seen = finished.seen.reset(marks)
	l.now, l.next, l.candidates, l.cut = finished.now[:0], finished.next[:0], finished.candidates[:0], finished.cut
}

// search goes on for about budget nodes: it lets the members of this level be
// expanded, one after the other, and then next make the level after it, in as many
// pieces as next likes. Done once a member was solved or next has come to an end.
func (l *levels[M, C]) search(budget int, expand func(i int) (cost int, solved bool), next func() (cost int, ended bool)) (used int, done bool) {
	for used < budget && !done {
		cost := 0
		if l.at < len(l.now) {
			cost, done = expand(l.at)
			l.at++
		} else {
			cost, done = next()
		}
		used += cost
	}
	return used, done
}

// taken hands an ended search over to the next one, which takes its room.
func take[T any](finished **T) *T {
	t := *finished
	*finished = nil
	return t
}
