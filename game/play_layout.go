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
	pl.top = render.Rect{X: safe.X + edge, Y: safe.Y, W: safe.W - 2*edge, H: bar}
	pl.rest = render.Rect{X: safe.X, Y: safe.Y + safe.H - low, W: safe.W, H: low}
	pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + bar, W: safe.W - 2*edge, H: safe.H - bar - low}
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

// twoRows reports whether the bar's words need two rows.
func (p *play) twoRows(f *ui.Frame) bool {
	w := f.Fonts.Width(f.Face(render.Regular, 16), p.config) + f.Fonts.Width(f.Face(render.Bold, 20), "00:00  000") + f.Dip(48+48)
	return f.TextSize > largeText || w > f.Safe.W-f.Dip(24)
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

// tipTall is the room kept for one line of advice.
// It is there whether a tip shows or not, so that the board stays where it is.
func (p *play) tipTall(f *ui.Frame) float32 {
	longest := "play.tip_row"
	if p.session().First() {
		longest = "play.tip_first"
	}
	face := p.tipFace(f)
	lines := f.Wrap(p.app.lang.T(longest), face, p.tipWide(f))
	return f.Fonts.Metrics(face).Line*float32(len(lines)) + f.Dip(12)
}

// tipFace grows less than other text, so that advice does not take the board's room.
func (p *play) tipFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, 16*min(1, 1.3/f.TextSize))
}

func (p *play) tipWide(f *ui.Frame) float32 {
	if p.place.wide {
		return p.place.rest.W - f.Dip(16)
	}
	return f.Safe.W - f.Dip(24)
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

// nameBar lays out the goal and the configuration alone.
func (p *play) nameBar(f *ui.Frame, r render.Rect) {
	side, gap := f.Dip(48), f.Dip(8)
	y := r.Y + f.Dip(8)
	p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	p.configButton(f, render.Rect{X: r.X + side + gap, Y: y, W: r.W - side - gap, H: f.Tall()})
}

// bar lays out the goal, the configuration, the clock and the moves above the board.
func (p *play) bar(f *ui.Frame, r render.Rect) {
	side, gap := f.Dip(48), f.Dip(8)
	y := r.Y + f.Dip(8)
	p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	x := r.X + side + gap
	tall := f.Tall()
	if p.place.two {
		p.configButton(f, render.Rect{X: x, Y: y, W: r.X + r.W - x, H: tall})
		p.figures(f, render.Rect{X: r.X, Y: y + tall, W: r.W, H: tall})
		return
	}
	w := f.Fonts.Width(f.Face(render.Bold, 20), "00:00") + f.Fonts.Width(f.Face(render.Bold, 20), "0000") + f.Dip(48)
	w = min(w, r.X+r.W-x)
	if room := r.X + r.W - w - x; room >= f.Dip(72) {
		p.configButton(f, render.Rect{X: x, Y: y, W: room, H: tall})
	}
	p.figures(f, render.Rect{X: r.X + r.W - w, Y: y, W: w, H: tall})
}

func (p *play) thumb(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: p.app.lang.T("play.goal"), Value: p.config, Rect: r, Enabled: true, On: p.peek})
}

func (p *play) configButton(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: configID, Role: ui.Button, Look: ui.Custom, Label: p.config, Rect: r, Enabled: true})
}

// figures lays out the clock and the count of moves side by side, as far as they are shown.
func (p *play) figures(f *ui.Frame, r render.Rect) {
	p.freshen()
	moves := r
	if p.app.set.Clock != "hidden" {
		c := r
		if p.app.set.ShowMoves {
			c.W = float32(int(r.W * 0.56))
			moves.X, moves.W = c.X+c.W, r.W-c.W
		}
		f.Add(ui.Control{ID: clockID, Role: ui.Button, Look: ui.Custom, Label: p.app.lang.T("play.pause"), Value: p.clock.text, Rect: c, Enabled: true, Face: p.figureFace(f, p.clock.text, c.W)})
	}
	if p.app.set.ShowMoves {
		f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: p.app.lang.T("play.moves"), Value: p.count.text, Rect: moves, Enabled: true, Face: p.figureFace(f, p.count.text, moves.W)})
	}
}

// figureFace is the font of a figure's digits: smaller than the player's text size asks for where they would
// be cut.
func (p *play) figureFace(f *ui.Frame, digits string, width float32) render.FaceID {
	size := p.figureSize(f)
	face := f.Face(render.Bold, size)
	for f.Fonts.Width(face, digits) > width-f.Dip(4) && size*f.TextSize > 12 {
		size--
		face = f.Face(render.Bold, size)
	}
	return face
}

// figureSize is the size of the clock's digits in dip: larger where there is room.
func (p *play) figureSize(f *ui.Frame) float32 {
	if p.place.wide && p.place.rest.H >= f.Dip(480) {
		return 28
	}
	return 20
}

// column lays out everything but the board beside it.
func (p *play) column(f *ui.Frame, r render.Rect) {
	gap := f.Dip(8)
	in := render.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}
	tall := f.Tall()
	figures := tall
	if p.figureSize(f) > 20 {
		figures += f.Dip(16)
	}
	rows := p.buttonRows(f, in.W)
	buttons := (f.Stack() + f.Dip(8)) * float32(rows)
	words := tall + figures + gap
	tip := p.tipTall(f)
	large := clamp(in.H-buttons-words-tip-4*gap, f.Dip(48), min(in.W-2*gap, f.Dip(200)))
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

// buttonRows is how many rows the buttons take beside the board.
func (p *play) buttonRows(f *ui.Frame, w float32) int {
	if w >= f.Dip(56*max(1, f.TextSize))*float32(len(p.buttonSet())) {
		return 1
	}
	return 2
}

// tipLine shows the one line of advice, if there is any.
func (p *play) tipLine(f *ui.Frame, r render.Rect, align render.Align) {
	text := p.hint.advice
	if text == "" && p.tip != "" {
		text = p.app.lang.T(p.tip)
	}
	if text == "" {
		return
	}
	face := p.tipFace(f)
	lines := f.Wrap(text, face, r.W)
	tall := f.Fonts.Metrics(face).Line * float32(len(lines))
	if r.Y+tall > f.Safe.Y+f.Safe.H {
		return // no room beside a low board: advice is the first to go
	}
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: text, Face: face, Lines: lines, Align: align, Enabled: true,
		Rect: render.Rect{X: r.X, Y: r.Y + max(0, (r.H-tall)/2), W: r.W, H: tall}})
}

// buttons lays out what stands below the board, each icon with its word, in one or two rows.
func (p *play) buttons(f *ui.Frame, r render.Rect, rows int) {
	set := p.buttonSet()
	per := (len(set) + rows - 1) / rows
	most := f.Dip(96 * max(1, f.TextSize))
	w := min(r.W/float32(per), most)
	h := (r.H - f.Dip(8)*float32(rows-1)) / float32(rows)
	face := f.FaceFitting(p.longest(f), w-f.Dip(4))
	for i, b := range set {
		row, col := i/per, i%per
		n := min(per, len(set)-row*per)
		x := r.X + (r.W-w*float32(n))/2 + w*float32(col)
		f.Add(ui.Control{ID: b.id, Role: ui.Button, Look: ui.Stacked, Label: p.app.lang.T(b.word), Icon: b.icon, HasIcon: true, Enabled: b.enabled, Face: face,
			Rect: render.Rect{X: float32(int(x)), Y: r.Y + float32(row)*(h+f.Dip(8)), W: float32(int(w)), H: h}})
	}
}

// longest is the widest word on the buttons.
func (p *play) longest(f *ui.Frame) (word string) {
	face := f.Face(render.Regular, 16)
	for _, b := range p.buttonSet() {
		if t := p.app.lang.T(b.word); f.Fonts.Width(face, t) > f.Fonts.Width(face, word) {
			word = t
		}
	}
	return word
}

// button is one of the scene's commands.
type button struct {
	id      ui.ID
	word    string
	icon    render.Icon
	enabled bool
}

func (p *play) buttonSet() [5]button {
	l := p.app.log
	help := button{hintID, "play.hint", render.Hint, !p.session().Solved()}
	if p.hint.auto {
		help.word, help.icon = "play.stop", render.Stop
	}
	return [5]button{
		{undoID, "play.undo", render.Undo, l.CanUndo()},
		{redoID, "play.redo", render.Redo, l.CanRedo()},
		help,
		{newID, "play.new", render.New, true},
		{menuID, "play.menu", render.Menu, true},
	}
}

// board lays out the board and its cells in an area; v says where it stands if there is height to spare.
func (p *play) board(f *ui.Frame, area render.Rect, v render.Align) {
	pl := &p.place
	b := p.session().Board()
	pl.tray, pl.cell, pl.at = p.trayFor(f, area)
	down := float32(0)
	switch v {
	case render.Start:
		down = area.Y - pl.tray.Y
	case render.End:
		down = area.Y + area.H - pl.tray.Y - pl.tray.H
		if pl.wide {
			down /= 2
		} else if spare := down; spare > f.Dip(160) {
			down = spare * 0.75
		}
	}
	down = float32(int(down))
	if pl.wide {
		down = 0
	}
	pl.tray = pl.tray.Move(0, down)
	pl.at.Y += down
	rim := pl.at.X - pl.tray.X
	pl.inner = pl.tray.Inset(rim)
	p.zoom.apply(p, f)
	f.Add(ui.Control{ID: boardID, Role: ui.Grid, Look: ui.Custom, Label: p.app.lang.T("play.board"), Value: p.config, Rect: pl.tray, Enabled: true})
	was := f.Clip(pl.inner)
	p.addCells(f, b)
	f.Unclip(was)
	if f.RTL { // the controls are turned round after the layout; the picture of the board goes with them
		by := f.Flip(pl.tray).X - pl.tray.X
		pl.tray, pl.inner = pl.tray.Move(by, 0), pl.inner.Move(by, 0)
		pl.at.X += by
	}
	p.arrange()
	p.fillView(f)
}

// fillView says how the board is to be painted in this tick.
func (p *play) fillView(f *ui.Frame) {
	a, s := p.app, p.session()
	if p.theme != f.Theme || p.scheme != a.set.Scheme {
		p.theme, p.scheme = f.Theme, a.set.Scheme
		p.colors = render.TileColors(p.colors[:0], f.Theme, schemeOf(a.set.Scheme), s.Goal())
	}
	p.view = render.BoardView{
		Rect: p.place.tray, Cell: p.place.cell, Origin: p.place.at, Scale: f.Scale,
		Board: s.Board(), Goal: s.Goal(), Theme: f.Theme, Colors: p.colors,
		Covered: a.hidden(), Dots: a.set.HomeDots, Numbers: true, Shift: p.shifts, Focus: -1, Hint: -1,
	}
	if p.cursed && f.ShowRing && !a.hidden() {
		p.view.Focus = p.cursor
	}
	if p.hint.on && p.hint.board == s.Board() && !p.peek {
		p.view.Hint = p.hint.cell
	}
}

func schemeOf(s string) render.Scheme {
	switch s {
	case "one":
		return render.OneScheme
	case "rows":
		return render.RowsScheme
	case "columns":
		return render.ColumnsScheme
	case "fringe":
		return render.FringeScheme
	case "fringe3":
		return render.Fringe3Scheme
	}
	return render.PathScheme
}
