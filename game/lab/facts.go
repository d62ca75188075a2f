package lab

import (
	"cmp"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/links"
	"wildfifteen/puzzle"
)

// facts are what is known about a question, and the sentences that several parts of the scene show.
type facts struct {
	puzzle.Explanation
	rank  []int // by cell: its place in the order in which the tiles are read
	after []int // by cell: the number of smaller tiles that are read after its tile

	verdict  string
	goalName string
	headline string  // what the counts of board and goal are, odd or even: the reason of the verdict
	reason   string  // the classical rule with its counts for the board, without what the headline says where that is simple
	figure   string  // the number of inversions, where it alone is the reason
	counted  string  // what it counts; "": there is no such number
	sum      [3]term // inversions, row and both together, where that is what the rule compares
	sumWords string  // the same in words; "": there is no such sum
	always   string  // why no move changes what the rule says
	mend     string  // which swap makes the board solvable; "" if none is needed
	largest  string  // the label of the button that swaps the two largest tiles
}

// find computes what is known about a question.
func (f *facts) find(q *question) {
	f.Explanation = puzzle.Explain(q.start, q.goal)
	f.countInversions(q.start)
}

// countInversions counts, for each tile, the smaller tiles that are read after it.
func (f *facts) countInversions(b puzzle.Board) {
	if n := b.Size().Cells(); len(f.rank) != n {
		f.rank, f.after = make([]int, n), make([]int, n)
	}
	for i, c := range f.Order {
		f.rank[c], f.after[c] = i, 0
		for _, d := range f.Order[i+1:] {
			if label := b.At(d); label != 0 && label < b.At(c) {
				f.after[c]++
			}
		}
	}
}

// inverted reports whether the tiles of two cells are read in the wrong order.
func (f *facts) inverted(b puzzle.Board, c, d int) bool {
	x, y := b.At(c), b.At(d)
	return x != 0 && y != 0 && (x > y) == (f.rank[c] < f.rank[d]) && x != y
}

// pairsListed is the most tiles that are listed by their numbers.
const pairsListed = 6

// pairs says with which tiles the tile in cell c forms inversions, and how many these are.
func (f *facts) pairs(lang *assets.Lang, b puzzle.Board, c int) string {
	n, list := 0, ""
	for _, d := range f.Order {
		if !f.inverted(b, c, d) {
			continue
		}
		switch n++; {
		case n == 1:
			list = lang.Count(b.At(d))
		case n <= pairsListed:
			list = lang.T("common.listed", "a", list, "b", lang.Count(b.At(d)))
		case n == pairsListed+1:
			list = lang.T("common.listed", "a", list, "b", "…")
		}
	}
	if n == 0 {
		return lang.T("lab.probed_none", "n", b.At(c))
	}
	return lang.T("lab.probed", "n", b.At(c), "list", list, "inversions", lang.N("explain.inversions", n))
}

// headlineKey returns the key of the sentence that gives the reason of the verdict and, mostly after a colon, the verdict.
func (f *facts) headlineKey() string {
	switch {
	case f.Start.Odd && f.Goal.Odd:
		return "lab.both_odd"
	case f.Start.Odd:
		return "lab.only_odd"
	case f.Goal.Odd:
		return "lab.only_even"
	}
	return "lab.both_even"
}

// word makes the sentences.
func (f *facts) word(lang *assets.Lang, q *question) {
	t := lang.T
	switch {
	case q.solved():
		f.verdict = t("lab.solved")
	case f.Solvable:
		f.verdict = t("lab.solvable")
	default:
		f.verdict = t("lab.unsolvable")
	}
	f.goalName = words.Config(lang, links.Game(q.lab()))
	c1, c2 := twoLargest(q.start)
	f.largest = t("lab.largest", "first", q.start.At(c2), "second", q.start.At(c1))
	f.headline = t(f.headlineKey())
	if i := strings.IndexAny(f.headline, ":：\u202f"); i >= 0 { // the verdict that follows stands above it already
		f.headline = f.headline[:i]
	}
	f.reason = words.Classical(lang, f.Explanation, t("explain.gap"))
	f.figure, f.counted = "", ""
	if f.Applied == puzzle.AlongLine { // the goal has none
		f.reason = lang.N("explain.inversions", f.Start.Inversions)
		f.figure = lang.Count(f.Start.Inversions)
		before, after, _ := strings.Cut(f.reason, f.figure)
		f.counted = strings.TrimSpace(cmp.Or(before, after)) // what comes first, as in Japanese, has a counter after the number
	}
	f.addUp(lang)
	jumped := q.start.Size().W - 1 // the number of tiles that a tile moving up or down jumps over
	switch f.Applied {
	case puzzle.AlongLine:
		f.always = t("lab.always_line")
	case puzzle.OddWidth:
		f.always = t("lab.always_odd", "n", jumped)
	default:
		f.always = t("lab.always_even", "n", jumped)
	}
	f.mend = ""
	if f.CanMend {
		f.mend = t("explain.mend", "first", f.Tiles[0], "second", f.Tiles[1])
	}
}
