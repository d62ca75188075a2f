package coach

import (
	"slices"

	"wildfifteen/puzzle"
)

// Track follows a player who works on aims. An aim stays as long as the player goes the way that leads there: from halfway,
// another may look shorter. The zero Track has no aim.
type Track struct {
	Aim   Aim  // the aim; its Moves are those that are left
	On    bool // there is an aim
	least int  // the fewest moves to the aim since it came
}

// Turn turns to an aim, or to none.
func (t *Track) Turn(next Aim, ok bool) {
	same := ok && t.Aim.Kind == next.Kind && slices.Equal(t.Aim.Tiles, next.Tiles) && slices.Equal(t.Aim.Cells, next.Cells)
	if !same || len(next.Moves) < t.least {
		t.least = len(next.Moves)
	}
	t.Aim, t.On = next, ok
}

// Follows reports whether a move is the next one of the way to the aim, or the next ones.
func (t *Track) Follows(m puzzle.Move) bool {
	if !t.On || len(t.Aim.Moves) < m.N {
		return false
	}
	for _, next := range t.Aim.Moves[:m.N] {
		if next.Dir != m.Dir {
			return false
		}
	}
	return true
}

// Moved takes a move that the player has made. It reports whether the aim stays; if not, Turn must follow, unless the aim is
// reached.
func (t *Track) Moved(m puzzle.Move) (stays bool) {
	if !t.Follows(m) {
		return false
	}
	t.Aim.Moves = t.Aim.Moves[m.N:]
	t.least = min(t.least, len(t.Aim.Moves))
	return len(t.Aim.Moves) > 0
}

// Reached reports whether the tiles of the aim are where they are to be.
func (a *Aim) Reached(b puzzle.Board) bool {
	for i, cell := range a.Cells {
		if b.At(cell) != a.Tiles[i] {
			return false
		}
	}
	return true
}

// Astray reports whether the player has gone away from the aim, by more than the few steps that any way round may take.
func (t *Track) Astray() bool { return t.On && len(t.Aim.Moves) > t.least+4 }

// Path returns the cells that the blank passes on its way to the aim, from where it is on a board. It ends before it would
// come to a cell for the second time: what one sees is one round of the blank, after which the next one begins.
func (a *Aim) Path(b puzzle.Board) []int {
	at := b.Blank()
	cells := []int{at}
	for _, m := range a.Moves {
		at = b.Size().Neighbour(at, m.Dir.Opposite())
		if at < 0 || slices.Contains(cells, at) {
			break
		}
		cells = append(cells, at)
	}
	return cells
}
