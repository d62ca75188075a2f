package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func (v *sight) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case boardview.GridID:
		v.paintBoard(l, f, c)
	case goalID:
		v.paintGoal(l, f, c)
	case configID:
		v.paintConfig(l, f, c)
	case clockID:
		v.paintFigure(l, f, c, v.words.best.time)
	case movesID:
		v.paintFigure(l, f, c, v.words.best.moves)
	case homeID:
		v.paintHome(l, f, c)
	}
}

func (v *sight) paintBoard(l *render.List, f *ui.Frame, c *ui.Control) {
	b, part := &v.board, v.scene.peek.part(v.scene)
	switch {
	case b.Covered:
		v.paintFaded(l, f, 1)
		v.paintRibbon(l, f, 1, true, v.laid())
	case part > 0:
		v.paintFaded(l, f, ghostFade*part)
		if v.scene.Stage.Still() || !render.Ordered(b.Goal) {
			v.paintRibbon(l, f, part, false, 0)
		} else {
			v.paintRibbon(l, f, 1, false, 1-part)
		}
	default:
		b.Paint(l, f)
		if m, ok := v.scene.help.shownMove(); ok {
			b.PaintWay(l, f, m.Dir)
		}
	}
	v.aim.Paint(l, b)
	b.PaintFocus(l, f, c)
}

// ghostFade is how far the tiles fade while the goal lies over them.
const ghostFade = 0.8

// paintFaded draws the board with all tiles faded by a part, 0..1.
func (v *sight) paintFaded(l *render.List, f *ui.Frame, part float32) {
	b := &v.faded // a reused buffer: a local variable would be allocated on the heap in each frame
	shift := b.Shift[:0]
	*b = v.board.BoardView
	for label := 1; label <= b.Board.Size().Cells(); label++ {
		shift = append(shift, render.TileShift{Label: label, Fade: uint8(255 * part)})
	}
	b.Shift, b.Focus, b.Hint = shift, render.Mark{}, render.Mark{}
	b.Dots, b.Bridges, b.Engraved = false, false, false
	l.Board(f.Fonts, b)
}

// paintRibbon draws the goal's ribbon over the board, cell over cell, with an opacity of 0..1; plain leaves out the
// numbers, and undrawn is the part of the ribbon that is not drawn yet. Over tiles there is no groove.
func (v *sight) paintRibbon(l *render.List, f *ui.Frame, part float32, plain bool, undrawn float32) {
	b := &v.board
	size := b.Board.Size()
	r := render.Rect{X: b.Origin.X, Y: b.Origin.Y, W: b.Cell * float32(size.W), H: b.Cell * float32(size.H)}
	was := l.SetAlpha(uint8(255 * part))
	l.PushClip(b.Inner)
	l.GoalThumb(f.Fonts, &render.GoalView{Rect: r, Scale: f.Scale, Goal: b.Goal, Theme: f.Theme, Colors: b.Colors, Plain: plain, Bare: !plain, Undrawn: undrawn})
	l.PopClip()
	l.SetAlpha(was)
}

// paintGoal draws the goal's picture and, if only a part of the board is in sight, marks that part in it.
func (v *sight) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	if c.Pressed {
		r = r.Inset(f.Dip(1))
	}
	rival := v.scene.racing()
	pic := render.GoalView{Rect: r, Scale: f.Scale, Goal: v.board.Goal, Theme: f.Theme, Colors: v.board.Colors, Window: v.board.Window(), Home: v.aim.Shown, Dim: v.aim.Part, Undrawn: v.undrawn()}
	if rival != nil {
		rival.paint(l, f, v.scene, r)
	} else if f.Theme.Contrast && pic.Window.Empty() && !render.Ordered(pic.Goal) && !render.GoalNumbered(f.Fonts, pic.Goal, min(r.W, r.H), f.Scale) {
		paintEye(l, f, r) // no line, no numbers, no colours: the picture would show nothing
	} else {
		l.GoalThumb(f.Fonts, &pic)
	}
	ui.Shade(l, f, c, r, f.Dip(8))
	if c.On {
		l.Box(r, f.Dip(8), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Dip(8))
	}
}

// paintEye draws an eye in place of the goal's picture: a tap on it shows the goal.
func paintEye(l *render.List, f *ui.Frame, r render.Rect) {
	side, mid := f.Dip(28), r.Centre()
	l.Box(r, f.Dip(8), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	l.Icon(render.Eye, render.Rect{X: render.Floor(mid.X - side/2), Y: render.Floor(mid.Y - side/2), W: side, H: side}, f.Dip(2), f.Theme.Ink)
}

// paintConfig draws the name and, where it has a place, the line of sense below it.
func (v *sight) paintConfig(l *render.List, f *ui.Frame, c *ui.Control) {
	ring, radius := pressed(l, f, c, c.Value == "")
	if c.Value == "" {
		face := f.Fitting(render.Title, 16, c.Label, c.Rect.W-f.Dip(8))
		l.TextIn(f.Fonts, face, c.Label, c.Rect.Inset(f.Dip(4)), f.Near(), render.Middle, f.Theme.Ink)
	} else {
		v.paintHead(l, f, c)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, ring, radius)
	}
}

// pressed draws the ground of pressed words, and returns where their focus ring stands, and its radius: inside the control if they keep
// off its edges, otherwise around it.
func pressed(l *render.List, f *ui.Frame, c *ui.Control, inside bool) (ring render.Rect, radius float32) {
	ground := c.Rect
	ring, radius = ground.Inset(f.Dip(4)), f.Radius()-f.Dip(4)
	if !inside {
		ground = c.Rect.Inset(-f.Dip(4))
		ring, radius = ground.Inset(f.Dip(2)), f.Radius()-f.Dip(2)
	}
	if c.Pressed {
		l.Fill(ground, f.Radius(), f.Theme.Tray)
	}
	ui.Shade(l, f, c, ground, f.Radius())
	return ring, radius
}

// paintHead draws the name and the line of sense. A line that is too long even in small letters is left out.
func (v *sight) paintHead(l *render.List, f *ui.Frame, c *ui.Control) {
	name := f.Fitting(render.Title, v.titleSize(), c.Label, c.Rect.W)
	sense := f.FaceFitting(c.Value, c.Rect.W)
	below := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	r := c.Rect
	r.Y, r.H = r.Y+f.Dip(8), r.H-f.Dip(8)-below
	l.TextIn(f.Fonts, name, c.Label, r, f.Near(), render.Middle, f.Theme.Ink)
	if f.Fonts.Width(sense, c.Value) <= c.Rect.W {
		l.TextIn(f.Fonts, sense, c.Value, render.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: below}, f.Near(), render.Middle, f.Theme.Ink2)
	}
}

// paintFigure draws the clock or the moves: large digits and below them the first of the captions that has room.
func (v *sight) paintFigure(l *render.List, f *ui.Frame, c *ui.Control, captions []string) {
	ring, radius := pressed(l, f, c, c.Align == render.Middle)
	figure := c.Value
	if c.ID == clockID {
		figure = v.words.digits
	}
	small := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(small).Line
	digits := c.Rect
	digits.H -= line
	below := render.Rect{X: c.Rect.X, Y: digits.Y + digits.H - f.Dip(2), W: c.Rect.W, H: line}
	l.TextIn(f.Fonts, c.Face, figure, digits, c.Align, render.Middle, f.Theme.Ink)
	for i, text := range captions {
		face := small
		if i == len(captions)-1 {
			face = f.FaceFitting(text, below.W)
		}
		if f.Fonts.Width(face, text) <= below.W {
			l.TextIn(f.Fonts, face, text, below, c.Align, render.Middle, f.Theme.Ink2)
			break
		}
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, ring, radius)
	}
}

// paintHome draws how many tiles are home, as words and as a bar that grows along the colours of the ramp.
func (v *sight) paintHome(l *render.List, f *ui.Frame, c *ui.Control) {
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: min(c.Rect.W, f.Dip(280)), H: f.Dip(homeBar)}
	if f.RTL {
		bar.X = c.Rect.X + c.Rect.W - bar.W
	}
	v.paintBar(l, f, bar)
	words := c.Rect
	words.Y, words.H = words.Y+f.Dip(homeBar+homeGap), words.H-f.Dip(homeBar+homeGap)
	l.TextIn(f.Fonts, c.Face, c.Label, words, c.Align, render.Middle, f.Theme.Ink2)
}

// barSteps is the largest number of colours in the bar of the tiles that are home.
const barSteps = 24

// paintBar draws a bar, as full as tiles are home, in the colours of the ramp.
func (v *sight) paintBar(l *render.List, f *ui.Frame, r render.Rect) {
	s := v.scene.Session()
	track := render.BoxStyle{Fill: f.Theme.Tray}
	if f.Theme.Contrast {
		track.Edge, track.EdgeWidth = f.Theme.Edge, max(1, f.Dip(1))
	}
	l.Box(r, r.H/2, track)
	tiles, home := s.Board().Size().Cells()-1, homeCount(s)
	steps := min(barSteps, tiles)
	full := r.W * float32(home) / float32(tiles)
	for i := steps - 1; i >= 0; i-- { // from the end, so that each colour ends round on the next
		part := r
		if part.W = render.Floor(r.W * float32(i+1) / float32(steps)); part.W >= full+r.W/float32(steps) || full == 0 {
			continue
		}
		part.W = max(r.H, min(part.W, full))
		if f.RTL {
			part.X = r.X + r.W - part.W
		}
		l.Fill(part, r.H/2, f.Theme.RibbonColor(f.Theme.Ramp(float64(i)/float64(max(1, steps-1)))))
	}
}
