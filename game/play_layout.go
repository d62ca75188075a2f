package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placement is where the board stands in this tick.
type placement struct {
	two   bool        // the words of the bar, or of a low column's head, stand in two rows
	mute  bool        // no room for advice
	wide  bool        // the board and the rest stand side by side
	low   bool        // the column beside the board is too low for all it has, as it usually stands
	area  render.Rect // what the board may fill
	rest  render.Rect // what is left below or beside it
	top   render.Rect // the bar above, where the board is not beside
	side  float32     // of the goal's picture in that bar, or in the head of a low column
	tray  render.Rect
	cell  float32
	at    render.Point // upper left corner of cell 0
	inner render.Rect  // the cells in sight: the inside of the tray
}

// boardMost is the widest a board gets, in dip, unless it is enlarged.
const boardMost = 720

// boardLeast is the part of a low upright window's height that the board keeps: advice, and then the bar's
// second row, make way for it.
const boardLeast = 0.45

// largeText is the size of text from which on less stands side by side.
const largeText = 1.2

// split divides the screen: bar, board and buttons one above the other, or board and column side by side.
// low is the height of what stands below the board.
func (p *play) split(f *ui.Frame, low float32) {
	safe := f.Safe
	pl := &p.place
	pl.wide = f.Wide()
	edge := f.Dip(12)
	if pl.wide {
		side := p.columnWide(f)
		pl.rest = render.Rect{X: safe.X + safe.W - side, Y: safe.Y, W: side, H: safe.H}
		pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + edge, W: safe.W - side - 2*edge, H: safe.H - 2*edge}
		p.gather(f)
		return
	}
	bar := f.ControlHeight() + f.Dip(16)
	pl.two = p.twoRows(f) && safe.H-bar-f.ControlHeight()-low >= safe.H*boardLeast
	if pl.two {
		bar += f.ControlHeight()
	}
	pl.rest = render.Rect{X: safe.X, Y: safe.Y + safe.H - low, W: safe.W, H: low}
	pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + bar, W: safe.W - 2*edge, H: safe.H - bar - low}
	tray, _, _ := p.trayFor(f, pl.area)
	pl.side = p.goalSide(f, bar+pl.area.H-tray.H)
	if more := max(pl.side, 2*f.ControlHeight()) + f.Dip(16) - bar; more > 0 && pl.side > f.Dip(goalUsual) {
		pl.area.Y += more
		pl.area.H -= more
		bar += more
	}
	pl.top = render.Rect{X: safe.X + edge, Y: safe.Y, W: safe.W - 2*edge, H: bar}
}

// Sizes in dip of the picture of a goal.
const (
	goalUsual = 48
	goalCell  = 20  // of a cell whose number is to be read
	goalMost  = 140 // side
	goalLarge = 200 // side beside the board, but of goals that need more for their numbers
)

// goalWant is the side of the goal's picture at which its numbers are easily read, 0 if it is told by a line.
func (p *play) goalWant(f *ui.Frame) float32 {
	goal := p.session().Goal()
	if render.Ordered(goal) {
		return 0
	}
	return f.Dip(goalCell*float32(max(goal.Size().W, goal.Size().H)) + 4)
}

// goalSide is the side of the goal's picture in the bar above the board, of a height that the bar can have
// without the board becoming smaller. Goals that have only numbers to tell them by take what they need, where that
// leaves the words two rows beside it.
func (p *play) goalSide(f *ui.Frame, height float32) float32 {
	usual, goal := f.Dip(goalUsual), p.session().Goal()
	want := p.goalWant(f)
	if want == 0 || height < 2*f.ControlHeight()+f.Dip(16) {
		return usual
	}
	want = min(want, f.Dip(goalMost), p.place.area.W*0.4, height-f.Dip(16))
	want = float32(int(want))
	if want <= usual || !render.GoalNumbered(f.Fonts, goal, want, f.Scale) {
		return usual
	}
	return want
}

// columnWide is how wide the column beside the board is. Where the window is too low for two rows of buttons in it,
// it takes what a low board leaves, until one row holds them all.
func (p *play) columnWide(f *ui.Frame) float32 {
	safe, pl := f.Safe, &p.place
	most := f.Dip(320) * max(1, f.TextSize*0.75)
	side := min(clamp(safe.W*0.34, f.Dip(232), most), safe.W*0.5)
	pl.low = false
	pl.low = p.columnTall(f, p.buttonRows(f, side-f.Dip(16))) > safe.H
	if pl.low {
		edge := f.Dip(12)
		tray, _, _ := p.trayFor(f, safe.Inset(edge))
		side = max(side, min(most, safe.W-tray.W-2*edge))
	}
	return side
}

// apart is the most that a wide screen's board and column stand apart, in dip.
const apart = 96

// gather brings a wide screen's board and column together around the middle, when there is room to spare: half of it
// stays between them, but no more than belongs there.
func (p *play) gather(f *ui.Frame) {
	pl := &p.place
	tray, _, _ := p.trayFor(f, pl.area)
	spare := (pl.area.W - tray.W) / 2
	if spare <= 0 {
		return
	}
	pull := max(spare, 2*(spare-f.Dip(apart)))
	pl.area.X += pull * 0.5
	pl.area.W -= pull
	pl.rest.X -= pull * 0.5
}

// trayFor returns the board's place in an area, at the size the player wants it.
func (p *play) trayFor(f *ui.Frame, area render.Rect) (tray render.Rect, cell float32, at render.Point) {
	size := p.session().Board().Size()
	most := float32(boardMost)
	if e, ok := p.app.set.Enlarged[p.size]; ok {
		most *= float32(e)
	}
	return render.TrayFor(area, size, f.Scale, most)
}

// low is the height of what stands below the board in an upright window: the buttons and, where the board
// keeps enough room, advice.
func (p *play) low(f *ui.Frame) float32 {
	buttons, tip := f.StackedHeight()+f.Dip(8), p.tipTall(f)
	bar := f.ControlHeight() + f.Dip(16)
	if p.twoRows(f) {
		bar += f.ControlHeight()
	}
	p.place.mute = !f.Wide() && f.Safe.H-bar-buttons-tip < f.Safe.H*boardLeast
	if p.place.mute {
		return buttons
	}
	return buttons + tip
}

func (p *play) layout(f *ui.Frame) {
	p.split(f, p.low(f))
	pl := &p.place
	if pl.wide {
		p.column(f, pl.rest)
	} else {
		p.bar(f, pl.top)
	}
	p.board(f, pl.area, render.End)
	if !pl.wide {
		row := pl.rest
		if !pl.mute {
			p.tipLine(f, render.Rect{X: row.X + f.Dip(12), Y: row.Y, W: row.W - f.Dip(24), H: p.tipTall(f)}, render.Middle)
			row.Y += p.tipTall(f)
			row.H -= p.tipTall(f)
		}
		row.H -= f.Dip(8)
		p.buttons(f, row, buttonRows{1, false})
	}
}

// columnTall is the least height of the column beside the board with all it has but advice.
func (p *play) columnTall(f *ui.Frame, rows buttonRows) float32 {
	return f.Dip(goalUsual) + f.ControlHeight() + p.figuresTall(f) + rows.tall(f) + 3*f.Dip(8)
}

// column lays out everything but the board beside it.
func (p *play) column(f *ui.Frame, r render.Rect) {
	gap := f.Dip(8)
	in := render.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}
	tall := f.ControlHeight()
	figures := p.figuresTall(f)
	rows := p.buttonRows(f, in.W)
	if p.columnTall(f, rows) > in.H {
		p.lowColumn(f, in)
		return
	}
	buttons := rows.tall(f) + gap
	words := tall + figures + gap
	tip := p.tipTall(f)
	large := clamp(in.H-buttons-words-tip-4*gap, f.Dip(goalUsual), min(in.W-2*gap, max(f.Dip(goalLarge), p.goalWant(f))))
	y := max(in.Y+gap, in.Y+(in.H-large-words-buttons-tip-4*gap)/2)
	p.thumb(f, render.Rect{X: in.X + float32(int((in.W-large)/2)), Y: y, W: large, H: large})
	y += large + gap
	p.configButton(f, render.Rect{X: in.X, Y: y, W: in.W, H: tall})
	y += tall
	p.figures(f, render.Rect{X: in.X, Y: y, W: in.W, H: figures})
	y += figures + gap
	p.buttons(f, render.Rect{X: in.X, Y: y, W: in.W, H: buttons - gap}, rows)
	y += buttons
	p.tipLine(f, render.Rect{X: in.X, Y: y, W: in.W, H: tip}, render.Middle)
}

// lowColumns are the ways in which a column gives way to a low window, the best first: the goal's picture stands beside
// the name and the figures, then the buttons lose their words, then the name goes, which the menu leads to as well.
var lowColumns = [...]struct {
	two   bool // rows of the head
	icons bool // buttons without words
}{{true, false}, {true, true}, {false, false}, {false, true}}

// lowColumn lays out a column too low for what it usually has: a head much like the bar above an upright board, and the
// buttons below it.
func (p *play) lowColumn(f *ui.Frame, in render.Rect) {
	gap, pl := f.Dip(8), &p.place
	for _, way := range lowColumns {
		pl.two = way.two
		rows, ok := p.rowsIn(f, in.W, way.icons)
		head, buttons := p.headTall(f), rows.tall(f)
		spare := in.H - head - buttons - 2*gap
		if !ok || !p.headFits(f, in.W) || spare < 0 {
			continue
		}
		if pl.two {
			head += min(spare, gap)
		}
		y := in.Y + float32(int((in.H-head-gap-buttons)/2))
		pl.side = p.headSide(f, in.W)
		p.head(f, render.Rect{X: in.X, Y: y, W: in.W, H: head})
		p.buttons(f, render.Rect{X: in.X, Y: y + head + gap, W: in.W, H: buttons}, rows)
		return
	}
	p.pads(f, in)
}

// pads lays out, where there is room for little, the goal and the icons of the buttons alone, each as large as it can be.
func (p *play) pads(f *ui.Frame, in render.Rect) {
	set := p.buttonSet()
	n := 1 + len(set)
	rows, side := 1, render.Point{}
	for _, r := range [...]int{1, 2, 3, 6} {
		w, h := in.W*float32(r)/float32(n), in.H/float32(r)
		if min(w, h) > min(side.X, side.Y) {
			rows, side = r, render.Point{X: w, Y: h}
		}
	}
	side.X, side.Y = float32(int(min(side.X, f.Dip(iconMost)))), float32(int(min(side.Y, f.Dip(iconMost))))
	per := n / rows
	x, y := in.X+(in.W-side.X*float32(per))/2, in.Y+(in.H-side.Y*float32(rows))/2
	for i := range n {
		r := render.Rect{X: float32(int(x)) + side.X*float32(i%per), Y: float32(int(y)) + side.Y*float32(i/per), W: side.X, H: side.Y}
		if i == 0 {
			p.thumb(f, r.Inset(f.Dip(2)))
		} else {
			p.iconButton(f, set[i-1], r)
		}
	}
}
