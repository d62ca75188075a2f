package help

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// goalGroup is the name in the IDs of the pictures of goals; their numbers are the indexes in goalKinds.
const goalGroup = "goal"

// goalKinds are the kinds of goal with the keys of their names and of what they are.
var goalKinds = [...]struct {
	kind       puzzle.Kind
	name, text string
}{
	{puzzle.Classic, "common.classic", "help.goals_classic"},
	{puzzle.Snake, "common.snake", "help.goals_snake"},
	{puzzle.Spiral, "common.spiral", "help.goals_spiral"},
	{puzzle.Wild, "common.wild", "help.goals_wild"},
	{puzzle.Random, "common.random", "help.goals_random"},
}

// The sides in dip of the picture of a goal beside others, of one above others, just large enough for numbers, and the space after that.
const (
	goalSide  = 160
	goalLow   = 72
	goalAfter = 6
)

// layoutGoals adds the chapter of the kinds of goal, each like a gesture or, where there is room, all side by side.
func (h *Scene) layoutGoals(col *ui.Column) {
	t := h.Stage.Lang.T
	h.chapter(col, "help.goals", func() {
		for i, g := range goalKinds {
			h.goals[i].Set(configOf(g.kind), col.F.Theme, h.Stage.Set.Scheme)
		}
		if spacious(col) {
			all := newTableau(col, len(goalKinds))
			for i, g := range goalKinds {
				cell := all.next(col)
				exhibit(&cell, ui.ID{Name: goalGroup, N: i}, goalSide, t(g.name), t(g.text))
				all.put(&cell)
			}
			col.Y = all.foot
			return
		}
		for i, g := range goalKinds {
			col.Entry(ui.ID{Name: goalGroup, N: i}, goalLow, t(g.name), t(g.text))
			col.Space(goalAfter)
		}
	})
}
