package play

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// leaveTime is how long a board takes to go before another is dealt.
const leaveTime = 120 * time.Millisecond

// leave is the board that goes before another is dealt: its tiles sink, or its ribbon goes.
type leave struct {
	timer   stage.Timer
	view    render.BoardView
	colors  []render.Color
	dimmed  []bool
	inks    []render.Color
	palette []render.Color
	ribbon  bool // the ribbon lay over it
}

// begin keeps the board that is shown.
func (a *leave) begin(v *sight) {
	b, was := &v.board, v.scene.shown
	if was == nil || was.Hidden() {
		return
	}
	shift := a.view.Shift[:0]
	a.view, a.colors = b.BoardView, append(a.colors[:0], b.Colors...)
	a.dimmed = append(a.dimmed[:0], b.Dimmed...)
	a.inks = append(a.inks[:0], b.Inks...)
	a.view.Shift, a.view.Colors, a.view.Dimmed, a.view.Inks = shift, a.colors, a.dimmed, a.inks
	a.palette = append(a.palette[:0], b.Palette...)
	a.view.Focus, a.view.Hint, a.view.Way, a.view.Engraved, a.view.Lone = render.Mark{}, render.Mark{}, nil, false, true
	a.ribbon = b.Covered || v.seal.part(v.scene) > 0.5 && v.sealed()
	a.timer = v.scene.Stage.Start(leaveTime)
}

// paint draws the board that goes over the one that comes.
func (a *leave) paint(l *render.List, f *ui.Frame, v *sight) {
	part, runs := v.scene.Stage.Part(a.timer)
	b := &a.view
	switch {
	case !runs || b.Theme != f.Theme:
		return
	case a.ribbon:
		if render.Ordered(b.Goal) {
			view := render.GoalView{Plain: b.Covered, Bare: true, Undrawn: part, Colors: a.palette}
			if v.scene.Stage.Still() {
				view.Undrawn = 0
				paintRibbon(l, f, b, &view, 1-part)
			} else {
				paintRibbon(l, f, b, &view, 1)
			}
		}
		return
	}
	b.Shift = b.Shift[:0]
	for label := 1; label <= b.Board.Size().Cells(); label++ {
		s := render.TileShift{Label: label, Fade: uint8(255 * part)}
		if !v.scene.Stage.Still() {
			s.Down, s.Zoom = part, 1-sinkZoom*part
		}
		b.Shift = append(b.Shift, s)
	}
	l.Board(f.Fonts, b)
}

// sinkZoom is the part of its size that a tile loses as it sinks.
const sinkZoom = 0.12
