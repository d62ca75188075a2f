package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// twoRows reports whether the bar's words need two rows.
func (p *play) twoRows(f *ui.Frame) bool {
	w := f.Fonts.Width(f.Face(render.Regular, 16), p.config) + f.Fonts.Width(f.Face(render.Bold, 20), "00:00  000") + f.Dip(48+48)
	return f.TextSize > largeText || w > f.Safe.W-f.Dip(24)
}

// nameBar lays out the goal and the configuration alone.
func (p *play) nameBar(f *ui.Frame, r render.Rect) {
	side, gap := p.place.side, f.Dip(8)
	y := r.Y + f.Dip(8)
	p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	p.configButton(f, render.Rect{X: r.X + side + gap, Y: y, W: r.W - side - gap, H: f.Tall()})
}

// bar lays out the goal, the configuration, the clock and the moves above the board.
func (p *play) bar(f *ui.Frame, r render.Rect) {
	side, gap := p.place.side, f.Dip(8)
	y := r.Y + f.Dip(8)
	p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	x := r.X + side + gap
	tall := f.Tall()
	if side > f.Dip(goalUsual) { // two rows beside a large picture
		y = r.Y + float32(int((r.H-2*tall)/2))
		p.configButton(f, render.Rect{X: x, Y: y, W: r.X + r.W - x, H: tall})
		p.figures(f, render.Rect{X: x, Y: y + tall, W: r.X + r.W - x, H: tall})
		return
	}
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

// figuresTall is the height that clock and moves have beside the board.
func (p *play) figuresTall(f *ui.Frame) float32 {
	if p.figureSize(f) > 20 {
		return f.Tall() + f.Dip(16)
	}
	return f.Tall()
}
