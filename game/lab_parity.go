package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// lamps are the two lamps of the parity view: that of the tiles' permutation and that of the blank, each lit
// when odd, counted from the goal, in which both are dark.
type lamps struct {
	tiles, blank bool
	swaps        int // exchanges of two that would put everything into its place, the blank counted as a tile
	steps        int // the blank is away from its place
	did          string
	blink        [2]timer // the tiles' lamp and the blank's, since they last switched
}

// blinkTime is how long a lamp that has switched is drawn larger.
const blinkTime = 350 * time.Millisecond

var lampsID = ui.ID{Name: "lamps"}

// set counts the lamps of a board and a goal.
func (p *lamps) set(b puzzle.Board, g puzzle.Goal, x *puzzle.Explanation) {
	p.tiles, p.blank, p.steps = x.PermutationOdd, x.BlankDistance%2 == 1, x.BlankDistance
	p.swaps = swapsTo(b, g)
}

// swapsTo counts the exchanges of two that bring a board to its goal, however far apart: cells less cycles.
func swapsTo(b puzzle.Board, g puzzle.Goal) int {
	n := b.Size().Cells()
	seen := make([]bool, n)
	swaps := n
	for first := range n {
		if seen[first] {
			continue
		}
		swaps--
		for c := first; !seen[c]; c = g.CellOf(b.At(c)) {
			seen[c] = true
		}
	}
	return swaps
}

// flash marks the lamps that are not as they were.
func (p *lamps) flash(a *App, was lamps) {
	p.blink = was.blink
	if p.tiles != was.tiles {
		p.blink[0] = timer{a.anim, a.length(blinkTime)}
	}
	if p.blank != was.blank {
		p.blink[1] = timer{a.anim, a.length(blinkTime)}
	}
}

func (l *lab) wordLamps() {
	a, p, w := l.app, &l.lamps, &l.words
	w.swaps = a.lang.N("lab.swaps", p.swaps, "parity", a.parityWord(p.tiles))
	w.steps = a.lang.N("lab.steps", p.steps, "parity", a.parityWord(p.blank))
	w.alike = a.lang.T("lab.differ")
	if p.tiles == p.blank {
		w.alike = a.lang.T("lab.alike")
	}
}

func (a *App) parityWord(odd bool) string {
	if odd {
		return a.lang.T("common.odd")
	}
	return a.lang.T("common.even")
}

// parityPanel is the column of the parity view.
func (l *lab) parityPanel(f *ui.Frame, col *ui.Column) {
	t := l.app.lang.T
	on := 1
	if l.slides {
		on = 0
	}
	col.Choice(labTapGroup, "", l.taps, on)
	col.Picture(lampsID, l.words.alike, max(f.Dip(64), 2*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
	col.Space(8)
	if l.lamps.did != "" {
		col.Line(l.lamps.did, ui.Plain, render.Bold, 16)
		col.Space(8)
	}
	col.Para(l.words.alike)
	col.Small(l.words.swaps)
	col.Small(l.words.steps)
	col.Heading(t("lab.classical"))
	col.Para(l.words.rule)
	col.Small(t("lab.same"))
}

// paintLamps draws the two lamps and, between them, whether they are alike.
func (l *lab) paintLamps(dl *render.List, f *ui.Frame, r render.Rect) {
	first := render.Rect{X: r.X, Y: r.Y, W: float32(int(r.W * 0.42)), H: r.H}
	second := first.Move(r.W-first.W, 0)
	if f.RTL {
		first, second = second, first
	}
	t := l.app.lang.T
	l.paintLamp(dl, f, first, 0, l.lamps.tiles, t("lab.lamp_tiles"))
	l.paintLamp(dl, f, second, 1, l.lamps.blank, t("lab.lamp_blank"))
	l.paintAlike(dl, f, r.Centre())
}

// paintAlike draws an equals sign about c, struck through where the lamps differ.
func (l *lab) paintAlike(dl *render.List, f *ui.Frame, c render.Point) {
	d, thick, color := f.Dip(10), f.Dip(3), f.Theme.Ink
	differ := l.lamps.tiles != l.lamps.blank
	if differ {
		color = f.Theme.Error
	}
	for _, y := range [2]float32{-f.Dip(4), f.Dip(4)} {
		bar := [2]render.Point{{X: c.X - d, Y: c.Y + y}, {X: c.X + d, Y: c.Y + y}}
		dl.Line(bar[:], thick, color)
	}
	if differ {
		bar := [2]render.Point{{X: c.X - d*0.6, Y: c.Y + d*1.2}, {X: c.X + d*0.6, Y: c.Y - d*1.2}}
		dl.Line(bar[:], thick, color)
	}
}

// paintLamp draws one lamp and beside it its name and whether it is odd.
func (l *lab) paintLamp(dl *render.List, f *ui.Frame, r render.Rect, i int, lit bool, name string) {
	most := f.Dip(28)
	radius := f.Dip(24)
	if part, on := l.lamps.blink[i].part(l.app.anim); on && !l.app.still() {
		radius += f.Dip(4) * (1 - part)
	}
	c := render.Point{X: r.X + most, Y: r.Y + r.H/2}
	words := render.Rect{X: r.X + 2*most + f.Dip(6), Y: r.Y, W: r.W - 2*most - f.Dip(6), H: r.H}
	align := render.Start
	if f.RTL {
		c.X, words.X, align = r.X+r.W-most, r.X, render.End
	}
	style := render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: f.Dip(2)}
	ink := f.Theme.Ink2
	if lit {
		style, ink = render.BoxStyle{Fill: f.Theme.Accent, Shadow: f.Theme.Accent.Fade(140), ShadowBlur: f.Dip(12)}, f.Theme.OnAccent
	}
	dl.Box(render.Rect{X: c.X - radius, Y: c.Y - radius, W: 2 * radius, H: 2 * radius}, radius, style)
	side := f.Dip(28)
	dl.Icon(render.Hint, render.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, f.Dip(2), ink)
	odd := l.app.parityWord(lit)
	face, bold := f.Fitting(render.Regular, 16, name, words.W), f.Fitting(render.Bold, 16, odd, words.W)
	line := f.Fonts.Metrics(face).Line
	words.Y, words.H = float32(int(c.Y-line)), line
	dl.TextIn(f.Fonts, face, name, words, align, render.Middle, f.Theme.Ink)
	dl.TextIn(f.Fonts, bold, odd, words.Move(0, line), align, render.Middle, f.Theme.Ink)
}

// paintPlace marks the cell that the blank has in the goal.
func (l *lab) paintPlace(dl *render.List, f *ui.Frame) {
	v := &l.view
	r := render.CellRect(v.Origin, v.Cell, v.Board.Size(), l.it.Goal.Board().Blank())
	dl.PushClip(v.Rect)
	dl.Box(r.Inset(max(1, v.Cell*0.02)), v.Cell*0.14, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: max(f.Dip(2), v.Cell*0.04)})
	dl.PopClip()
}
