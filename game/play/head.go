package play

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// needsTwoRows reports whether the words of the bar need two rows.
func (v *sight) needsTwoRows(f *ui.Frame) bool {
	w := f.Fonts.Width(f.Face(render.Regular, 16), v.words.config) + f.Fonts.Width(f.Face(render.Bold, 20), "00:00  000") + f.Dip(48+48)
	return f.TextSize > largeText || w > f.Safe.W-f.Dip(24)
}

// nameBar lays out a bar that holds only the goal's picture and the name of the configuration.
func (v *sight) nameBar(f *ui.Frame, r render.Rect) {
	side, gap := v.place.side, f.Dip(8)
	y := r.Y + f.Dip(8)
	v.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	v.configButton(f, render.Rect{X: r.X + side + gap, Y: y, W: r.W - side - gap, H: f.ControlHeight()})
}

// bar lays out the head above the board.
func (v *sight) bar(f *ui.Frame, r render.Rect) {
	edge := f.Dip(8)
	v.head(f, render.Rect{X: r.X, Y: r.Y + edge, W: r.W, H: r.H - 2*edge})
}

// head lays out the goal's picture and, beside it or below it, the name of the configuration, the clock and the moves.
func (v *sight) head(f *ui.Frame, r render.Rect) {
	side, gap, y := v.place.side, f.Dip(8), r.Y
	x := r.X + side + gap
	line := f.ControlHeight()
	if side > f.Dip(goalUsual) { // two rows beside a large picture
		v.thumb(f, render.Rect{X: r.X, Y: y + render.Floor((r.H-side)/2), W: side, H: side})
		y += render.Floor((r.H - 2*line) / 2)
		v.configButton(f, render.Rect{X: x, Y: y, W: r.X + r.W - x, H: line})
		v.figures(f, render.Rect{X: x, Y: y + line, W: r.X + r.W - x, H: line})
		return
	}
	if v.place.twoRows {
		if room := r.X + r.W - x; v.named(f, room) {
			v.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
			v.configButton(f, render.Rect{X: x, Y: y, W: room, H: line})
		} else {
			v.thumb(f, render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: y, W: side, H: side})
		}
		v.figures(f, render.Rect{X: r.X, Y: r.Y + r.H - line, W: r.W, H: line})
		return
	}
	v.thumb(f, render.Rect{X: r.X, Y: y, W: side, H: side})
	w := f.Fonts.Width(f.Face(render.Bold, 20), "00:00") + f.Fonts.Width(f.Face(render.Bold, 20), "0000") + f.Dip(48)
	w = min(w, r.X+r.W-x)
	if room := r.X + r.W - w - x; v.named(f, room) {
		v.configButton(f, render.Rect{X: x, Y: y, W: room, H: line})
	}
	v.figures(f, render.Rect{X: r.X + r.W - w, Y: y, W: w, H: line})
}

func (v *sight) thumb(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: v.scene.Lang.T("play.goal"), Value: v.words.config, Rect: r, On: v.scene.peek.on})
}

func (v *sight) configButton(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: configID, Role: ui.Button, Look: ui.Custom, Label: v.words.config, Rect: r})
}

// named reports whether the configuration's name is shown in a width: below 96 dip only if the whole name fits, below 72
// dip never.
func (v *sight) named(f *ui.Frame, width float32) bool {
	smallest := f.Face(render.Bold, min(16, 12/f.TextSize))
	return width >= f.Dip(96) || width >= f.Dip(72) && f.Fonts.Width(smallest, v.words.config) <= width-f.Dip(8)
}

// headHeight is the height of the head of a cramped column.
func (v *sight) headHeight(f *ui.Frame) float32 {
	if v.place.twoRows {
		return 2 * f.ControlHeight()
	}
	return f.ControlHeight()
}

// headPicture returns the side length of the goal's picture in the head of a cramped column: larger than usual if two
// rows of words leave room for it.
func (v *sight) headPicture(f *ui.Frame, width float32) float32 {
	usual := f.Dip(goalUsual)
	if !v.place.twoRows {
		return usual
	}
	return clamp(render.Floor(width-f.Dip(8)-v.figuresMinWidth(f)*1.2), usual, 2*f.ControlHeight())
}

// headFits reports whether the head of a cramped column has room for the words of the clock and the moves.
func (v *sight) headFits(f *ui.Frame, width float32) bool {
	if !v.place.twoRows {
		width -= f.Dip(goalUsual) + f.Dip(8)
	}
	return width >= v.figuresMinWidth(f)
}

// clockPart is the clock's share of the width that clock and moves share.
const clockPart = 0.56

// figuresMinWidth is the width that clock and moves need for their words.
func (v *sight) figuresMinWidth(f *ui.Frame) float32 {
	face, t := f.Face(render.Regular, 16), v.scene.Lang.T
	return max(f.Fonts.Width(face, t("play.time"))/clockPart, f.Fonts.Width(face, t("play.moves"))/(1-clockPart)) + f.Dip(4)
}

// figures lays out the clock and the count of moves side by side, without the one that the player hides.
func (v *sight) figures(f *ui.Frame, r render.Rect) {
	v.words.update(v.scene)
	moves := r
	if v.scene.Set.Clock != session.HiddenClock {
		c := r
		if v.scene.Set.ShowMoves {
			c.W = render.Floor(r.W * clockPart)
			moves.X, moves.W = c.X+c.W, r.W-c.W
		}
		f.Add(ui.Control{ID: clockID, Role: ui.Button, Look: ui.Custom, Label: v.scene.Lang.T("play.pause"), Value: v.words.clock.Text, Rect: c, Face: v.figureFace(f, v.words.clock.Text, c.W)})
	}
	if v.scene.Set.ShowMoves {
		f.Add(ui.Control{ID: movesID, Role: ui.Status, Look: ui.Custom, Label: v.scene.Lang.T("play.moves"), Value: v.words.count.Text, Rect: moves, Face: v.figureFace(f, v.words.count.Text, moves.W)})
	}
}

// figureFace returns the face of a figure's digits. Digits that would be cut off get a smaller face than the player's
// text size asks for.
func (v *sight) figureFace(f *ui.Frame, digits string, width float32) render.FaceID {
	size := v.figureSize(f)
	face := f.Face(render.Bold, size)
	for f.Fonts.Width(face, digits) > width-f.Dip(4) && size*f.TextSize > 12 {
		size--
		face = f.Face(render.Bold, size)
	}
	return face
}

// figureSize is the size of the clock's digits in dip: larger where there is room.
func (v *sight) figureSize(f *ui.Frame) float32 {
	if v.place.beside && f.Safe.H >= f.Dip(480) {
		return 28
	}
	return 20
}

// figuresHeight is the height of clock and moves beside the board.
func (v *sight) figuresHeight(f *ui.Frame) float32 {
	if v.figureSize(f) > 20 {
		return f.ControlHeight() + f.Dip(16)
	}
	return f.ControlHeight()
}
