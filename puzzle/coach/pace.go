package coach

import "wildfifteen/puzzle"

// Done returns how many cells hold their tiles for good: those of the sides in their order, up to the first that does not.
// The cells of a pair count together, and so do the last four.
func (c *Coach) Done(b puzzle.Board) int {
	c.set(b)
	side, n := c.first()
	switch {
	case side < 0:
		side, n = len(c.sides), 0
	case side == len(c.sides)-1:
		n = 0
	default:
		n = min(n, len(c.sides[side])-2)
	}
	for _, s := range c.sides[:side] {
		n += len(s)
	}
	return n
}

// Pace compares a player with the coach from where an aim began until more cells are done: the tile is home, the pair or the
// last cells are. The zero Pace is not valid: see [Coach.Pace].
type Pace struct {
	coach *Coach
	made  int // single steps of the player
	meant int // single steps of the shortest way that the coach or the player has found
	done  int // cells that were done as the aim began
}

// Pace begins to compare a player with the coach on a solvable board.
func (c *Coach) Pace(b puzzle.Board) Pace {
	p := Pace{coach: c, done: c.Done(b)}
	p.meant = p.rest(b, c.size.Cells()*c.size.Cells()*c.size.Cells())
	return p
}

// rest returns how many steps the coach makes from a board until more cells are done; it counts up to a limit.
func (p *Pace) rest(b puzzle.Board, limit int) (steps int) {
	for steps < limit && p.coach.Done(b) <= p.done {
		a, ok := p.coach.Next(b)
		if !ok {
			break
		}
		steps += len(a.Moves)
		for _, m := range a.Moves {
			b = b.Step(m.Dir)
		}
	}
	return steps
}

// Followed counts steps on the coach's way to a board. From there the coach may see a shorter way than from the beginning:
// that is not the player's find.
func (p *Pace) Followed(b puzzle.Board, steps int) {
	p.made += steps
	p.meant = min(p.meant, p.made+p.rest(b, p.meant-p.made))
}

// Left counts steps on a way of the player's own to a board; steps that are taken back are negative. It reports whether they
// are a find: what the player has done and the coach's way from there are together shorter than the way that was meant.
func (p *Pace) Left(b puzzle.Board, steps int) (better bool) {
	p.made += steps
	total := p.made + p.rest(b, p.meant-p.made)
	better = total < p.meant
	p.meant = min(p.meant, total)
	return better
}

// Keeps reports whether all cells that were done as the aim began are done on a board.
func (p *Pace) Keeps(b puzzle.Board) bool { return p.coach.Done(b) >= p.done }

// Passed reports whether more cells are done on a board than as the aim began.
func (p *Pace) Passed(b puzzle.Board) bool { return p.coach.Done(b) > p.done }
