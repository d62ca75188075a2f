package runs

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The measures of the page in dip.
const (
	wideWidth  = stage.GridWidth // on a wide screen, where the legs stand beside the choices
	wideLeast  = 480             // of what is divided so
	legsPart   = 0.44
	legsHigh   = 112
	legsLeast  = 64
	nameFoot   = 4  // below it
	nameGap    = 16 // between them and the name beside the choices
	pageFoot   = 16
	foldAir    = 8  // and below what the fold is not to cut, for it not to fade
	goalAbove  = 27 // on a narrow screen, so that the fold cuts no goals below the fewest rows
	cardMore   = 48 // cards are up to so much higher where that fills a page
	cardTall   = 56 // the same beside the legs
	gapMore    = 60 // as are the gaps between the choices
	foldMore   = 72 // what is above the fold is up to so much higher where the fold then cuts nothing
	foldRows   = 3  // below the cards of ways and above the fold, and beside the legs
	foldBeside = 2
	lastGap    = 12 // below the last choice
)

// Layout adds the legs of the run, the choices, and at the foot the button that starts.
func (p *Scene) Layout(f *ui.Frame) {
	width := float32(stage.PageWidth)
	if f.Wide() {
		width = wideWidth
	}
	area, column := p.Head(f, p.Stage.Lang.T("runs.title"), width)
	p.legs.Update(f, p.Stage.Set.Scheme)
	p.strip = false
	if p.beside = false; p.layoutBand(f, area, column) { // where nothing scrolls
		return
	}
	if p.beside = f.Wide() && column.W >= f.Grown(wideLeast); p.beside {
		p.layoutBeside(f, area, column)
		return
	}
	foot := f.ControlHeight()
	start := render.Rect{X: column.X, Y: f.Safe.Y + f.Safe.H - foot - f.Dip(16), W: column.W, H: foot}
	area.H = start.Y - f.Dip(8) - area.Y
	if p.strip = p.strips(f, column.W); p.strip {
		p.layoutStrips(f, area, column, start)
		return
	}
	col := p.Scroll.Begin(f, area, column)
	high := f.Dip(legsHigh)
	p.cards, p.gaps = 0, 0
	above := col.Measure(func(col *ui.Column) {
		p.layoutName(col)
		p.layoutFold(col)
	})
	cards, _, _ := p.wayRows(f, col.Area.W)
	switch more := area.H - high - f.Dip(8) - above; {
	case more > 0 && more <= f.Dip(foldMore):
		p.cards = render.Floor(more / float32(2*cards))
		high += more - p.cards*float32(cards)
	case more <= 0 && high+more >= f.Dip(legsLeast): // a smaller picture rather than a fold that cuts the rows
		high += more
	case more <= 0: // not even all cards are above the fold
		name := col.Measure(func(col *ui.Column) { p.layoutName(col) })
		row := (above - name - p.foldHeight(f)) / float32(cards)
		p.cards = ui.FoldMore(cards+1, func(i int) float32 {
			if i < cards {
				return row
			}
			return f.ControlHeight()
		}, area.H-high-f.Dip(pageFoot)-name, f.Dip(cardMore))
	}
	f.Add(ui.Control{ID: legsID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: col.Take(high)})
	col.Space(8)
	p.layoutName(col)
	p.layoutChoices(col)
	p.End(f, col)
	p.layoutStart(f, start)
}

// layoutBeside adds the legs, the name and the button that starts beside the choices, which scroll.
func (p *Scene) layoutBeside(f *ui.Frame, area, column render.Rect) {
	left := render.Rect{X: column.X, Y: area.Y, W: render.Floor(column.W * legsPart), H: area.H - f.Dip(pageFoot)}
	view, right := stage.Beside(f, area, column, left.W, 24)
	left.H = p.fill(f.Column(right), left.H)
	foot := f.ControlHeight() + f.Dip(8)
	words := f.Column(left)
	mark := len(f.Controls)
	p.layoutName(words)
	legs := left.H - (words.Y - left.Y) - foot - f.Dip(nameGap+8)
	if legs >= f.Dip(legsLeast) {
		f.Add(ui.Control{ID: legsID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: render.Rect{X: left.X, Y: left.Y, W: left.W, H: legs}})
		for i := mark; i < len(f.Controls)-1; i++ {
			f.Controls[i].Rect.Y += legs + f.Dip(nameGap)
		}
	}
	start := left.Y + left.H - foot
	p.layoutStart(f, render.Rect{X: left.X, Y: start, W: left.W, H: foot})
	col := p.Scroll.Begin(f, view, right)
	p.layoutChoices(col)
	p.End(f, col)
}

// fill makes the choices as high as the page, if they have room in it, and returns where they end; if not, its fold cuts none of them.
// The cards of ways are as high for each of them.
func (p *Scene) fill(col *ui.Column, page float32) (foot float32) {
	f := col.F
	p.cards, p.gaps = 0, 0
	whole := col.Measure(func(col *ui.Column) { p.layoutChoices(col) })
	most := whole
	if p.choice.way == squares && !grouped(f) { // it has a row less than the others
		most += f.ControlHeight()
	}
	if most > page {
		above := col.Measure(func(col *ui.Column) { p.layoutFold(col) })
		if more := page - above; more > 0 && more <= f.Dip(foldMore) {
			cards, _, _ := p.wayRows(f, col.Area.W)
			p.cards = render.Floor(more / float32(cards))
		}
		return page
	}
	p.cards = render.Floor(min((page-most)/2.75, f.Dip(cardTall))) // the two rows of cards take most of what is to spare, the gaps the rest
	whole = col.Measure(func(col *ui.Column) { p.layoutChoices(col) })
	p.gaps = render.Floor(max(0, min((page-whole)/3, f.Dip(gapMore))))
	return min(page, most+2*p.cards+3*f.Dip(gapMore)) - f.Dip(lastGap)
}

// layoutFold adds what is to be above the fold: the cards of ways, and rows below them.
func (p *Scene) layoutFold(col *ui.Column) {
	p.layoutWays(col)
	col.Take(p.foldHeight(col.F))
}

// foldHeight returns the height of what is to be above the fold below the cards of ways: as many rows as most ways have, so that nothing
// above them moves when another is chosen, and what fades there.
func (p *Scene) foldHeight(f *ui.Frame) float32 {
	if p.beside {
		return foldBeside * f.ControlHeight()
	}
	return foldRows*f.ControlHeight() + f.Dip(pageFoot+foldAir)
}

func (p *Scene) layoutStart(f *ui.Frame, at render.Rect) {
	f.Add(ui.Control{ID: startID, Role: ui.Button, Look: ui.Primary, Label: p.start, Align: render.Middle, Rect: at})
}

// layoutName adds the name of the run and the player's best.
func (p *Scene) layoutName(col *ui.Column) {
	size := float32(20)
	if col.F.TextSize >= ui.LargeText {
		size = 16
	}
	col.Line(p.name, ui.Plain, render.Title, size)
	switch {
	case p.best != "":
		col.Small(p.best)
	case col.F.TextSize < ui.LargeText: // otherwise a row of the choices more is seen
		col.Small(p.Stage.Lang.T("runs.none"))
	}
	col.Space(nameFoot)
}

func (p *Scene) layoutChoices(col *ui.Column) {
	p.layoutWays(col)
	col.Y += p.gaps
	p.layoutRows(col)
	if ground := grouped(col.F); !ground || !p.beside && p.choice.way != squares { // below two rows the goals begin above the fold
		col.Space(goalAbove)
	}
	col.Y += p.gaps
	p.layoutGoals(col)
	col.Y += p.gaps
	p.layoutMissing(col)
}

// layoutRows adds the rows of the way: the sides of its boards, and how many they are or which way they go.
func (p *Scene) layoutRows(col *ui.Column) {
	c := &p.choice
	rows, air := 0, float32(0)
	ground := grouped(col.F)
	if ground {
		rows = col.BeginGroup()
		if c.way == squares && (p.beside || p.strip) { // it has a row less than the others, and the same ground
			air = render.Floor(col.F.ControlHeight() / 3)
		}
	} else {
		col.Hang = col.F.Dip(8) // their names stand in line with those of the choices
	}
	col.Y += air
	if c.way == marathon {
		p.layoutLength(col)
	}
	p.layoutSides(col)
	col.Y += air
	if c.way != marathon {
		p.layoutDown(col)
	}
	col.Y += air
	if ground {
		col.EndGroup(rows)
	} else {
		col.Hang = 0
	}
}

// layoutMissing adds which number is missing.
func (p *Scene) layoutMissing(col *ui.Column) {
	col.Choice(missingGroup, p.Stage.Lang.T("runs.missing"), p.missing, pick(p.choice.random))
}

// layoutSides adds the sides of the boards, one if they are squares.
func (p *Scene) layoutSides(col *ui.Column) {
	t, c := p.Stage.Lang.T, &p.choice
	side := func(lo, at int) ui.Range { return ui.Range{Lo: float32(lo), Hi: maxSide, At: float32(at), Step: 1} }
	w, h := c.least()
	if c.way == squares {
		col.Stepper(sideID, t("runs.largest"), p.width, side(w, c.size.W))
		return
	}
	col.Stepper(widthID, t(p.sideKey(puzzle.Size{W: 1})), p.width, side(w, c.size.W))
	col.Stepper(heightID, t(p.sideKey(puzzle.Size{H: 1})), p.height, side(h, c.size.H))
}

// layoutLength adds how many boards a marathon has.
func (p *Scene) layoutLength(col *ui.Column) {
	steps := ui.Range{Hi: float32(len(lengths) - 1), At: float32(p.choice.length), Step: 1}
	col.Stepper(lengthID, p.Stage.Lang.T("runs.boards"), p.length, steps)
}

// layoutDown adds which way a relay goes.
func (p *Scene) layoutDown(col *ui.Column) {
	col.Switch(downID, p.Stage.Lang.T("runs.down"), p.choice.down)
}

// grouped reports whether the choices of a way stand on a ground: not where the fold would cut it.
func grouped(f *ui.Frame) bool { return !f.Low() && f.TextSize < ui.LargeText }

func pick(second bool) int {
	if second {
		return 1
	}
	return 0
}

// sideKey returns the key of the name of a side: one that changes goes up to the number chosen.
func (p *Scene) sideKey(side puzzle.Size) string {
	way := p.choice.way
	switch {
	case side.W == 1 && (way == widths || way == allSizes):
		return "runs.up_to_width"
	case side.W == 1:
		return "runs.width"
	case way == heights || way == allSizes:
		return "runs.up_to_height"
	}
	return "runs.height"
}

// Paint draws the legs, and the card of a way.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == legsID:
		if p.beside && !f.Low() {
			p.legs.PaintTall(l, f, c.Rect)
		} else { // two rows would leave the legs little of its height
			p.legs.Paint(l, f, c.Rect)
		}
	case c.ID.Name == wayGroup:
		p.paintWay(l, f, c)
	case c.ID.Name == kindGroup:
		p.goals[c.ID.N].PaintCard(l, f, c)
	}
}
