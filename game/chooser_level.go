package game

import (
	"slices"
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// level is how hard a game is to be: any, or exactly so many moves from its goal. It can be chosen for boards
// so small that a board of a depth is drawn at once.
type level struct {
	exact bool
	moves int
	most  int           // the most moves that every goal of the configuration has a board for
	of    puzzle.Config // that most belongs to
	words caption
	names []string
}

// levelGroup is the name in the IDs of the ways to choose a level.
const levelGroup = "level"

var levelID = ui.ID{Name: "moves"}

func newLevel(a *App) level {
	t := a.lang.T
	exact, moves := a.level > 0, a.level
	if n := a.play.session().Depth(); n > 0 {
		exact, moves = true, n
	}
	return level{exact: exact, moves: moves, names: []string{t("newgame.level_any"), t("newgame.level_exact")}}
}

// offered reports whether the level can be chosen for boards of a size.
func (v *level) offered(size puzzle.Size) bool { return size.Cells() <= keptCells }

// freshen brings the range of moves up to date with a configuration.
func (v *level) freshen(c puzzle.Config) {
	if v.offered(c.Size) && v.of != c {
		v.of, v.most = c, levelMost(c)
		if v.moves == 0 {
			v.moves = v.most * 2 / 3
		}
	}
	if n := v.chosen(); !v.words.is(int64(n)) {
		v.words.text = strconv.Itoa(n)
	}
}

// chosen is the number of moves chosen, or the nearest that the configuration has boards for.
func (v *level) chosen() int { return min(v.moves, v.most) }

// layout lays out the choice.
func (v *level) layout(a *App, size puzzle.Size, col *ui.Column) {
	if !v.offered(size) {
		return
	}
	t := a.lang.T
	on := 0
	if v.exact {
		on = 1
	}
	col.Choice(levelGroup, t("newgame.level"), v.names, on)
	if v.exact {
		col.Stepper(levelID, t("newgame.level_moves"), v.words.text, ui.Range{Lo: 1, Hi: float32(v.most), At: float32(v.chosen()), Step: 1})
		col.Space(4)
		col.Small(t("newgame.level_apart"))
	}
}

// levelMost returns the most moves that some board needs, whatever goal the configuration draws.
func levelMost(c puzzle.Config) int {
	radii := radiiOf(c.Size)
	if goal, err := puzzle.NewGoal(c.Size, c.Rule); err == nil {
		return radii[goal.Board().Blank()]
	}
	return slices.Min(radii)
}

// radiiOf returns, for each cell of the goal's blank, the most moves that a board of a size of up to ten
// cells needs.
func radiiOf(size puzzle.Size) []int {
	for _, r := range mustRead[sizesData](sizesJSON).Sizes {
		switch z := r.board(); z {
		case size:
			return r.Radii
		case puzzle.Size{W: size.H, H: size.W}: // the same, turned round
			turned := make([]int, len(r.Radii))
			for cell, n := range r.Radii {
				turned[cell%z.W*size.W+cell/z.W] = n
			}
			return turned
		}
	}
	return make([]int, size.Cells())
}
