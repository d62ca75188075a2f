package cli

import (
	"strconv"
	"strings"

	"wildfifteen/puzzle"
)

// explanation tells in one line why a board can or cannot be brought to its goal: what the classical rule
// counts, what the general rule counts, and how to mend it.
func (e *env) explanation(b puzzle.Board, g puzzle.Goal) string {
	x := puzzle.Explain(b, g)
	if x.Applied == puzzle.OneRow {
		key := "cli_explain.row_same"
		if !x.Solvable {
			key = "cli_explain.row_other"
		}
		return e.lang.T(key, "found", numbers(x.Found), "needed", numbers(x.Needed))
	}
	parts := []string{e.classical(x), e.general(x)}
	if x.CanMend {
		parts = append(parts, e.lang.T("cli_explain.mend", "first", x.Tiles[0], "second", x.Tiles[1]))
	}
	return strings.Join(parts, " ")
}

// classical words the rule that counts inversions.
func (e *env) classical(x puzzle.Explanation) string {
	start := e.lang.N("cli_explain.inversions", x.Start.Inversions)
	goal := e.lang.N("cli_explain.inversions", x.Goal.Inversions)
	switch x.Applied {
	case puzzle.AlongLine:
		return e.lang.T("cli_explain.along_line", "start", start, "parity", e.parity(x.Start.Odd))
	case puzzle.OddWidth:
		return e.lang.T("cli_explain.odd_width", "start", start, "parity", e.parity(x.Start.Odd),
			"goal", goal, "goal_parity", e.parity(x.Goal.Odd))
	}
	return e.lang.T("cli_explain.even_width",
		"start", start, "row", x.Start.BlankRow, "parity", e.parity(x.Start.Odd),
		"goal", goal, "goal_row", x.Goal.BlankRow, "goal_parity", e.parity(x.Goal.Odd))
}

// general words the rule that compares the permutation with the blank's way.
func (e *env) general(x puzzle.Explanation) string {
	return e.lang.T("cli_explain.general", "permutation", e.parity(x.PermutationOdd),
		"way", e.lang.N("cli_explain.steps", x.BlankDistance), "parity", e.parity(x.BlankDistance%2 == 1))
}

func (e *env) parity(odd bool) string {
	if odd {
		return e.lang.T("cli_explain.odd")
	}
	return e.lang.T("cli_explain.even")
}

func numbers(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}
