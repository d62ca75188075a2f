package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placement is where the board stands in this tick.
type placement struct {
	two   bool        // the bar's words stand in two rows
	mute  bool        // no room for advice
	wide  bool        // the board and the rest stand side by side
	area  render.Rect // what the board may fill
	rest  render.Rect // what is left below or beside it
	top   render.Rect // the bar above, where the board is not beside
	side  float32     // of the goal's picture in that bar
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
	pl.wide = safe.W >= safe.H*1.1
	edge := f.Dip(12)
	if pl.wide {
		side := clamp(safe.W*0.34, f.Dip(232), f.Dip(320)*max(1, f.TextSize*0.75))
		side = min(side, safe.W*0.5)
		pl.rest = render.Rect{X: safe.X + safe.W - side, Y: safe.Y, W: side, H: safe.H}
		pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + edge, W: safe.W - side - 2*edge, H: safe.H - 2*edge}
		p.gather(f)
		return
	}
	bar := f.Tall() + f.Dip(16)
	pl.two = p.twoRows(f) && safe.H-bar-f.Tall()-low >= safe.H*boardLeast
	if pl.two {
		bar += f.Tall()
	}
	pl.rest = render.Rect{X: safe.X, Y: safe.Y + safe.H - low, W: safe.W, H: low}
	pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + bar, W: safe.W - 2*edge, H: safe.H - bar - low}
	tray, _, _ := p.trayFor(f, pl.area)
	pl.side = p.goalSide(f, bar+pl.area.H-tray.H)
	if more := max(pl.side, 2*f.Tall()) + f.Dip(16) - bar; more > 0 && pl.side > f.Dip(goalUsual) {
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
	if want == 0 || height < 2*f.Tall()+f.Dip(16) {
		return usual
	}
	want = min(want, f.Dip(goalMost), p.place.area.W*0.4, height-f.Dip(16))
	want = float32(int(want))
	if want <= usual || !render.GoalNumbered(f.Fonts, goal, want, f.Scale) {
		return usual
	}
	return want
}

// gather brings a wide screen's board and column together around the middle, when there is room to spare.
func (p *play) gather(f *ui.Frame) {
	pl := &p.place
	tray, _, _ := p.trayFor(f, pl.area)
	spare := (pl.area.W - tray.W) / 2
	if spare <= 0 {
		return
	}
	pull := min(spare, f.Dip(400))
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
	buttons, tip := f.Stack()+f.Dip(8), p.tipTall(f)
	bar := f.Tall() + f.Dip(16)
	if p.twoRows(f) {
		bar += f.Tall()
	}
	p.place.mute = f.Safe.W < f.Safe.H*1.1 && f.Safe.H-bar-buttons-tip < f.Safe.H*boardLeast
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
		p.buttons(f, row, 1)
	}
}

// column lays out everything but the board beside it.
func (p *play) column(f *ui.Frame, r render.Rect) {
	gap := f.Dip(8)
	in := render.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}
	tall := f.Tall()
	figures := p.figuresTall(f)
	rows := p.buttonRows(f, in.W)
	buttons := (f.Stack() + f.Dip(8)) * float32(rows)
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
	p.buttons(f, render.Rect{X: in.X, Y: y, W: in.W, H: buttons - f.Dip(8)}, rows)
	y += buttons
	p.tipLine(f, render.Rect{X: in.X, Y: y, W: in.W, H: tip}, render.Middle)
}
