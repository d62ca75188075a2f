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

// way returns the number of the way to choose: any board, or an exact number of moves.
func (v *level) way() int {
	if v.exact {
		return 1
	}
	return 0
}

// span returns the numbers of moves that can be chosen.
func (v *level) span() ui.Range {
	return ui.Range{Lo: 1, Hi: float32(v.maxMoves), At: float32(v.nearest()), Step: 1}
}

// rampID is the ramp of difficulty. Its numbers are steps to press: the keyboard has the number beside it.
var rampID = ui.ID{Name: "ramp"}

// ramp adds the ramp of difficulty: a step for each number of moves. The first one begins and the last one ends with the column.
func (v *level) ramp(col *ui.Column, lang *assets.Lang, high float32) {
	c := col.F.Add(ui.Control{ID: rampID, Role: ui.Slider, Look: ui.Custom, Touch: true, Label: lang.T("newgame.level_moves"), Value: v.value,
		Range: v.span(), Rect: col.Take(high)})
	half := float32(1-rampGap) / 2
	c.Ends += c.Rect.X + half*c.Rect.W/(float32(max(1, v.maxMoves-1))+2*half) - col.F.Track(c).X
}

// The shape of the ramp: the height of its first step as a part of its own, that of a step's width between two steps, and in dip the size
// of the numbers below its ends and the space above these.
const (
	rampLow  = 0.14
	rampGap  = 0.3
	rampTick = 13
	rampAir  = 4
)

// paintRamp draws the ramp in the colours of tiles up to the number of moves that is chosen; for any, all of it is pale. Below its ends
// stand the fewest and the most moves.
func (v *level) paintRamp(l *render.List, f *ui.Frame, c *ui.Control) {
	n := max(1, v.maxMoves)
	track := f.Track(c)
	face := f.Face(render.Figure, rampTick)
	below, wideTick := render.Floor(f.Fonts.Metrics(face).Line), 2*f.Grown(rampTick)
	bars := c.Rect
	bars.H -= below + f.Dip(rampAir)
	wide := track.W / float32(max(1, n-1))
	step := max(1, render.Floor(wide*(1-rampGap)))
	for i := range n {
		part := float32(i) / float32(max(1, n-1))
		high := render.Floor(bars.H * (rampLow + (1-rampLow)*part))
		r := render.Rect{X: render.Floor(track.X + wide*float32(i) - step/2), Y: bars.Y + bars.H - high, W: step, H: high}
		l.Box(f.Within(c.Rect, r), step/2, v.stepStyle(f, i+1, part))
		if i == 0 || i == n-1 {
			tick, align := render.Rect{X: r.X, Y: c.Rect.Y + c.Rect.H - below, W: wideTick, H: below}, f.Near()
			if i > 0 {
				tick.X, align = r.X+r.W-wideTick, f.Far()
			}
			l.TextIn(f.Fonts, face, strconv.Itoa(i+1), f.Within(c.Rect, tick), align, render.Middle, f.Theme.Ink2)
		}
	}
}

// stepStyle returns how the step of a number of moves looks.
func (v *level) stepStyle(f *ui.Frame, moves int, part float32) render.BoxStyle {
	switch {
	case moves <= v.depth():
		return render.BoxStyle{Fill: f.Theme.RibbonColor(f.Theme.OnPaper(float64(part)))}
	case f.Theme.Contrast:
		return render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))}
	}
	return render.BoxStyle{Fill: f.Theme.Groove}
}
