package game

import (
	"wildfifteen/game/session"
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
	p.configButton(f, render.Rect{X: r.X + side + gap, Y: y, W: r.W - side - gap, H: f.ControlHeight()})
}

// bar lays out the goal, the configuration, the clock and the moves above the board.
func (p *play) bar(f *ui.Frame, r render.Rect) {
	edge := f.Dip(8)
	p.head(f, render.Rect{X: r.X, Y: r.Y + edge, W: r.W, H: r.H - 2*edge})
}

// head lays out the goal's picture, and beside it or below the configuration, the clock and the moves.
func (p *play) head(f *ui.Frame, r render.Rect) {
	side, gap, y := p.place.side, f.Dip(8), r.Y
	x := r.X + side + gap
	tall := f.ControlHeight()
	if side > f.Dip(goalUsual) { // two rows beside a large picture
		p.thumb(f, render.Rect{X: r.X, Y: y + float32(int((r.H-side)/2)), W: side, H: side})
		y += float32(int((r.H - 2*tall) / 2))
		p.configButton(f, render.Rect{X: x, Y: y, W: r.X + r.W - x, H: tall})
		p.figures(f, render.Rect{X: x, Y: y + tall, W: r.X + r.W - x, H: tall})
		return
	}
	if p.place.two {
		if room := r.X + r.W - x; p.named(f, room) {
			p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
			p.configButton(f, render.Rect{X: x, Y: y, W: room, H: tall})
		} else {
			p.thumb(f, render.Rect{X: r.X + float32(int((r.W-side)/2)), Y: y, W: side, H: side})
		}
		p.figures(f, render.Rect{X: r.X, Y: r.Y + r.H - tall, W: r.W, H: tall})
		return
	}
	p.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	w := f.Fonts.Width(f.Face(render.Bold, 20), "00:00") + f.Fonts.Width(f.Face(render.Bold, 20), "0000") + f.Dip(48)
	w = min(w, r.X+r.W-x)
	if room := r.X + r.W - w - x; p.named(f, room) {
		p.configButton(f, render.Rect{X: x, Y: y, W: room, H: tall})
	}
	p.figures(f, render.Rect{X: r.X + r.W - w, Y: y, W: w, H: tall})
}

func (p *play) thumb(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: p.app.lang.T("play.goal"), Value: p.config, Rect: r, On: p.peek})
}

func (p *play) configButton(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: configID, Role: ui.Button, Look: ui.Custom, Label: p.config, Rect: r})
}

// named reports whether the configuration's name is shown in some room: in little only if none of it is cut.
func (p *play) named(f *ui.Frame, room float32) bool {
	least := f.Face(render.Bold, min(16, 12/f.TextSize))
	return room >= f.Dip(96) || room >= f.Dip(72) && f.Fonts.Width(least, p.config) <= room-f.Dip(8)
}

// headTall is the height of the head of a low column.
func (p *play) headTall(f *ui.Frame) float32 {
	if p.place.two {
		return 2 * f.ControlHeight()
	}
	return f.ControlHeight()
}

// headSide is the side of the goal's picture in the head of a low column: larger than usual where two rows of words
// leave it room.
func (p *play) headSide(f *ui.Frame, width float32) float32 {
	usual := f.Dip(goalUsual)
	if !p.place.two {
		return usual
	}
	return clamp(float32(int(width-f.Dip(8)-p.figuresLeast(f)*1.2)), usual, 2*f.ControlHeight())
}

// headFits reports whether the head of a low column holds clock and moves with their words.
func (p *play) headFits(f *ui.Frame, width float32) bool {
	if !p.place.two {
		width -= f.Dip(goalUsual) + f.Dip(8)
	}
	return width >= p.figuresLeast(f)
}

// clockPart is the clock's part of the width that it shares with the moves.
const clockPart = 0.56

// figuresLeast is the width that clock and moves need for their words.
func (p *play) figuresLeast(f *ui.Frame) float32 {
	face, t := f.Face(render.Regular, 16), p.app.lang.T
	return max(f.Fonts.Width(face, t("play.time"))/clockPart, f.Fonts.Width(face, t("play.moves"))/(1-clockPart)) + f.Dip(4)
}

// figures lays out the clock and the count of moves side by side, as far as they are shown.
func (p *play) figures(f *ui.Frame, r render.Rect) {
	p.freshen()
	moves := r
	if p.app.set.Clock != session.HiddenClock {
		c := r
		if p.app.set.ShowMoves {
			c.W = float32(int(r.W * clockPart))
			moves.X, moves.W = c.X+c.W, r.W-c.W
		}
		f.Add(ui.Control{ID: clockID, Role: ui.Button, Look: ui.Custom, Label: p.app.lang.T("play.pause"), Value: p.clock.text, Rect: c, Face: p.figureFace(f, p.clock.text, c.W)})
	}
	if p.app.set.ShowMoves {
		f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: p.app.lang.T("play.moves"), Value: p.count.text, Rect: moves, Face: p.figureFace(f, p.count.text, moves.W)})
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
	if p.place.wide && f.Safe.H >= f.Dip(480) {
		return 28
	}
	return 20
}

// figuresTall is the height that clock and moves have beside the board.
func (p *play) figuresTall(f *ui.Frame) float32 {
	if p.figureSize(f) > 20 {
		return f.ControlHeight() + f.Dip(16)
	}
	return f.ControlHeight()
}
