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

// layoutGoals adds the chapter of the kinds of goal, each like a gesture.
func (h *Scene) layoutGoals(col *ui.Column) {
	t := h.Stage.Lang.T
	col.Chapter(t("help.goals"), func() {
		for i, g := range goalKinds {
			h.goals[i].Set(configOf(g.kind), col.F.Theme, h.Stage.Set.Scheme)
			col.Entry(ui.ID{Name: goalGroup, N: i}, gestureSide, t(g.name), t(g.text))
			col.Space(gestureAfter)
		}
	})
}
