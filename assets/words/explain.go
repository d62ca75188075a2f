package words

import (
	"strconv"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// Explanation returns one line on why a board can or cannot be solved: the count of the classical rule, that of the
// general rule and, for an unsolvable board, a swap that makes it solvable.
func Explanation(lang *assets.Lang, b puzzle.Board, g puzzle.Goal) string {
	x := puzzle.Explain(b, g)
	if x.Applied == puzzle.OneRow {
		key := "explain.row_same"
		if !x.Solvable {
			key = "explain.row_other"
		}
		return lang.T(key, "found", numbers(x.Found), "needed", numbers(x.Needed))
	}
	blank := lang.T("explain.blank")
	inversions := lang.N("explain.inversions", x.Start.Inversions)
	if larger, smaller, ok := inverted(b, x.Order); ok {
		inversions = lang.T("explain.such_as", "inversions", inversions, "larger", larger, "smaller", smaller)
	}
	text := lang.T("explain.joined", "a", classical(lang, x, blank, inversions), "b", general(lang, x, blank))
	if x.CanMend {
		text = lang.T("explain.joined", "a", text, "b", lang.T("explain.mend", "first", x.Tiles[0], "second", x.Tiles[1]))
	}
	return text
}

// Classical returns a sentence on the rule that counts inversions and on its counts. It is not for boards of one row
// (Applied is puzzle.OneRow). blank is the word for the empty cell.
func Classical(lang *assets.Lang, x puzzle.Explanation, blank string) string {
	return classical(lang, x, blank, lang.N("explain.inversions", x.Start.Inversions))
}

// inverted returns the first pair of tiles, one read right after the other, of which the larger comes first.
func inverted(b puzzle.Board, order []int) (larger, smaller int, ok bool) {
	before := 0
	for _, cell := range order {
		label := b.At(cell)
		if label == 0 {
			continue
		}
		if label < before {
			return before, label, true
		}
		before = label
	}
	return 0, 0, false
}

func classical(lang *assets.Lang, x puzzle.Explanation, blank, start string) string {
	goal := lang.N("explain.inversions", x.Goal.Inversions)
	switch x.Applied {
	case puzzle.AlongLine:
		return lang.T("explain.along_line", "start", start, "parity", parity(lang, x.Start.Odd))
	case puzzle.OddWidth:
		return lang.T("explain.odd_width", "start", start, "parity", parity(lang, x.Start.Odd),
			"goal", goal, "goal_parity", parity(lang, x.Goal.Odd))
	}
	return lang.T("explain.even_width",
		"blank", blank, "start", start, "row", x.Start.BlankRow, "parity", parity(lang, x.Start.Odd),
		"goal", goal, "goal_row", x.Goal.BlankRow, "goal_parity", parity(lang, x.Goal.Odd))
}

// general returns a sentence on the rule that compares the parity of the permutation with the blank's distance. blank is the
// word for the empty cell.
func general(lang *assets.Lang, x puzzle.Explanation, blank string) string {
	return lang.T("explain.general", "blank", blank, "permutation", parity(lang, x.PermutationOdd),
		"way", lang.N("explain.steps", x.BlankDistance), "parity", parity(lang, x.BlankDistance%2 == 1))
}

func parity(lang *assets.Lang, odd bool) string {
	if odd {
		return lang.T("explain.odd")
	}
	return lang.T("explain.even")
}

func numbers(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}
