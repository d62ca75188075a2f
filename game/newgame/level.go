package newgame

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// level is the choice of a depth: any board, or one that needs exactly the chosen number of moves. Only small sizes have
// it, for which a board of a given depth is found quickly.
type level struct {
	exact    bool
	moves    int           // the number chosen; 0 if none was chosen yet
	maxMoves int           // the maximum for which config has a board, whatever goal is drawn
	config   puzzle.Config // that maxMoves belongs to
	caption  ui.Caption    // the number
	value    string        // the number with its unit
	names    []string
	longest  string // a value as long as any
}

// newLevel returns the choice of a depth, 0 for any, without its words.
func newLevel(depth int) level { return level{exact: depth > 0, moves: depth} }

// reword makes the words.
func (v *level) reword(lang *assets.Lang) {
	v.longest = lang.N("newgame.level_value", 88)
	v.names = []string{lang.T("newgame.level_any"), lang.T("newgame.level_exact")}
	v.caption.Forget()
}

// hasLevels reports whether boards of a size have the choice of a depth.
func hasLevels(size puzzle.Size) bool { return size.Cells() <= work.KeptCells }

// update brings the range of moves and their captions up to date with a configuration.
func (v *level) update(lang *assets.Lang, c puzzle.Config) {
	if v.config != c {
		v.config, v.maxMoves = c, space.MaxDepth(c)
		if v.moves == 0 {
			v.moves = v.maxMoves * 2 / 3
		}
	}
	if n := v.nearest(); v.caption.Update(int64(n)) {
		v.caption.Text, v.value = strconv.Itoa(n), lang.N("newgame.level_value", n)
	}
}

// nearest returns the number of moves chosen, or the nearest number for which the configuration has boards.
func (v *level) nearest() int { return min(v.moves, v.maxMoves) }

// depth returns the chosen number of moves, 0 for any.
func (v *level) depth() int {
	if v.exact {
		return v.nearest()
	}
	return 0
}

// choose chooses boards of n moves.
func (v *level) choose(n int) { v.exact, v.moves = true, n }

// layout adds the choice to a column, with a bar that shows it unless the screen is low or its letters need the room.
func (v *level) layout(col *ui.Column, lang *assets.Lang) {
	t := lang.T
	on := 0
	if v.exact {
		on = 1
	}
	col.Small(t("newgame.level_apart"))
	col.Space(4)
	col.Choice(levelGroup, "", v.names, on)
	col.BigStepper(depthID, t("newgame.level_moves"), v.caption.Text, ui.Range{Lo: 1, Hi: float32(v.maxMoves), At: float32(v.nearest()), Step: 1})
	f := col.F
	if f.Low() || f.Wide() && f.TextSize >= ui.LargeText {
		return
	}
	stepper := ui.Find(f.Controls, depthID).Rect
	col.Space(8)
	gauge := col.Picture(gaugeID, v.value, f.Dip(gaugeHigh))
	gauge.Rect.X, gauge.Rect.W = stepper.X, stepper.W
}

// gaugeHigh is the height of the bar below the number of moves, in dip.
const gaugeHigh = 8

var gaugeID = ui.ID{Name: "gauge"}

// paintGauge draws a bar that is as full as the chosen boards are hard, among all of their size and goal; for any, it is empty.
func (v *level) paintGauge(l *render.List, f *ui.Frame, c *ui.Control) {
	ui.Bar(l, f, c.Rect, float32(v.depth())/float32(v.maxMoves))
}
