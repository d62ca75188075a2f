package review

import "wildfifteen/puzzle"

// Detour is a part of a solve, the steps From+1 to To, that takes more moves than it should: Cost more than Would. The last
// one may end farther from the goal than where it began; then its cost includes the moves that make up for that.
type Detour struct {
	From, To int
	Would    int
	Cost     int
	// Way is the better way from the board at From. On boards that are solved exactly it leads to a board as near the goal
	// as that at To, on others to the board at To. It is nil if the review does not know it.
	Way []puzzle.Move
}

// Detours returns the detours among the known positions, in order. On boards that are solved exactly their costs add up to all
// that the solve took beyond the fewest moves.
//
// A step away and the steps until the board is as near again as before it are an excursion, which costs its length.
// Excursions with few steps between them are one detour.
func (r *Review) Detours() []Detour {
	if !r.exact {
		return r.short.found()
	}
	var list []Detour
	for i := 0; i+1 < len(r.left); {
		if r.left[i+1] < r.left[i] {
			i++
			continue
		}
		end := i + 1
		for end+1 < len(r.left) && r.left[end] > r.left[i] {
			end++
		}
		list = gather(list, Detour{From: i, To: end, Cost: end - i + r.left[end] - r.left[i]})
		i = end
	}
	for i := range list {
		d := &list[i]
		if way, ok := r.Best(d.From); ok {
			d.Way = way[:d.Would]
		}
	}
	return list
}

// smallGap is the largest number of good steps between two excursions that any two may have to be one detour.
const smallGap = 2

// gather appends an excursion, or joins it to the detour before it if there are few steps between them.
func gather(list []Detour, d Detour) []Detour {
	if n := len(list) - 1; n >= 0 {
		last := &list[n]
		if gap := d.From - last.To; gap <= max(smallGap, min(last.Cost, d.Cost)) {
			last.To = d.To
			last.Cost += d.Cost
			last.Would += gap
			return list
		}
	}
	return append(list, d)
}

// MinCost is the least cost of a detour that is worth a line of its own.
const MinCost = 4

// Truth is what a solve took: Moves, of which Needed were needed; Detours of MinCost or more cost Cost, all others Rest.
type Truth struct{ Moves, Needed, Detours, Cost, Rest int }

// Truth returns what the solve took. ok is false until the review is finished, and on boards that are not solved exactly.
func (r *Review) Truth() (t Truth, ok bool) {
	if !r.exact || !r.done {
		return Truth{}, false
	}
	t = Truth{Moves: len(r.steps), Needed: r.left[0]}
	for _, d := range r.Detours() {
		if d.Cost >= MinCost {
			t.Detours++
			t.Cost += d.Cost
		} else {
			t.Rest += d.Cost
		}
	}
	return t, true
}
