package solve

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestAllWithoutTables lists the solutions of boards whose first solution is as short as their MD: no tables are made for them,
// which would take longer than a step may. The number of solutions is that of the shortest ways in the graph of all boards.
func TestAllWithoutTables(t *testing.T) {
	for _, text := range []string{"3x2.snake", "2x3", "3x3.spiral", "4x4"} {
		goal := puzzle.MustParseGoal(text).Board()
		depth, ways := map[puzzle.Board]int{goal: 0}, map[puzzle.Board]uint64{goal: 1}
		plain, made := 0, 0
		for level, d := []puzzle.Board{goal}, 0; len(level) > 0 && d <= 9; d++ {
			var next []puzzle.Board
			for _, b := range level {
				for _, n := range b.Neighbours() {
					if _, seen := depth[n]; !seen {
						depth[n] = d + 1
						next = append(next, n)
					}
					if depth[n] == d+1 {
						ways[n] += ways[b]
					}
				}
				if puzzle.MD(b, goal) != d {
					continue
				}
				tables := NewTables()
				a, err := NewAll(b, goal, 1000, Options{Tables: tables})
				if err != nil {
					t.Fatal(err)
				}
				for !a.Step(1000) {
				}
				if a.Count() != ways[b] {
					t.Fatalf("%s: %d solutions of %v, want %d", text, a.Count(), b, ways[b])
				}
				if tables.Bytes() == 0 {
					plain++
				} else if made++; made > 20+plain {
					t.Fatalf("%s: tables were made for %d boards, none for %d", text, made, plain)
				}
			}
			level = next
		}
		t.Logf("%s: no tables for %d boards, tables for %d", text, plain, made)
	}
}
