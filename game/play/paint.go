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
	case todayID:
		v.paintToday(l, f, c)
	case toldID:
		v.paintTold(l, f, c)
	case clockID:
		v.paintClock(l, f, c)
	case enoughID:
		v.paintFigure(l, f, c, v.words.mode.captions)
	case movesID:
		switch {
		case v.place.quiet:
			v.paintMoves(l, f, c)
		case v.place.countWord > 0:
			v.paintCount(l, f, c)
		default:
			v.paintFigure(l, f, c, v.words.best.moves)
		}
	case homeID, rivalID:
		v.paintHome(l, f, c)
	case stripID:
		v.paintFootStrip(l, f, c)
	case rivalBoardID:
		v.paintRival(l, f, c)
	}
}

func (v *sight) paintBoard(l *render.List, f *ui.Frame, c *ui.Control) {
	b, part := &v.board, v.scene.peek.part(v.scene)
	switch {
	case v.scene.Session().Hidden():
		b.Paint(l, f)
	case b.Covered:
		v.paintCovered(l, f)
	case part > 0:
		v.paintFaded(l, f, part)
		if v.scene.Stage.Still() || !render.Ordered(b.Goal) {
			v.paintRibbon(l, f, part, 0)
		} else {
			v.paintRibbon(l, f, 1, 1-part)
		}
	case v.seal.part(v.scene) > 0 && v.sealed():
		v.paintSealed(l, f, v.seal.part(v.scene))
	case v.scene.Stage.Runs(v.lifts):
		part, _ := v.scene.Stage.Part(v.lifts)
		v.paintFaded(l, f, 1-part)
		paintRibbon(l, f, &b.BoardView, &render.GoalView{Plain: true, Bare: true, Undrawn: part, Colors: b.Palette}, 1)
	default:
		b.Paint(l, f)
		if v.scene.Session().Failed() {
			b.PaintAstray(l, f)
		}
		b.PaintWanted(l, f)
		if m, ok := v.scene.help.shownMove(); ok {
			b.PaintWay(l, f, m.Dir)
		} else if v.scene.help.advice == "" && v.scene.tips.tip == &firstTip && len(b.Shift) == 0 {
			b.PaintWays(l, f)
		}
		if g := &v.scene.help.guide; g.shows(b.Board) && !v.scene.peek.on {
			b.PaintAim(l, f, g.track.Aim.Tiles, g.track.Aim.Cells)
		}
		b.PaintTrain(l)
	}
	v.leaves.paint(l, f, v)
	v.aim.Paint(l, b)
	b.PaintFocus(l, f, c)
}

// paintCovered draws a board that is paused: the tiles sink as the ribbon lays itself over them.
func (v *sight) paintCovered(l *render.List, f *ui.Frame) {
	sunk := min(1, 2*(1-v.laid()))
	b := v.fade(func(int) float32 { return sunk })
	b.Engraved, b.Covered = sunk < 1, sunk == 1
	l.Board(f.Fonts, b)
	goal := render.GoalView{Plain: true, Bare: sunk < 1, Undrawn: v.laid(), Colors: v.board.Palette, Raised: true} // the groove lies below the tiles
	paintRibbon(l, f, &v.board.BoardView, &goal, 1)
}

// paintFaded draws the board with all tiles faded by a part, 0..1.
func (v *sight) paintFaded(l *render.List, f *ui.Frame, part float32) {
	b := v.fade(func(int) float32 { return part })
	b.Engraved = false
	l.Board(f.Fonts, b)
}

// fade returns the board without its marks, and with each tile faded by what part returns for its label, 0..1.
func (v *sight) fade(part func(label int) float32) *render.BoardView {
	b := &v.faded // a reused buffer: a local variable would be allocated on the heap in each frame
	shift := b.Shift[:0]
	*b = v.board.BoardView
	for label := 1; label <= b.Board.Size().Cells(); label++ {
		s := render.TileShift{Label: label}
		for i := range v.board.Shift {
			if v.board.Shift[i].Label == label {
				s = v.board.Shift[i]
			}
		}
		s.Fade = max(s.Fade, uint8(255*part(label)))
		shift = append(shift, s)
	}
	b.Shift, b.Focus, b.Hint, b.Way = shift, render.Mark{}, render.Mark{}, nil
	b.Framed = false
	return b
}

// paintRibbon draws the goal's ribbon over the board, cell over cell, with an opacity of 0..1; undrawn is the part of the
// ribbon that is not drawn yet.
func (v *sight) paintRibbon(l *render.List, f *ui.Frame, part, undrawn float32) {
	b := &v.board
	bare := part < 1 || undrawn > 0 // the groove lies below the tiles as long as they are in sight
	goal := render.GoalView{Bare: bare, Undrawn: undrawn, Image: b.GoalImage(), Colors: b.Palette, Raised: v.seal.on, Shines: v.seal.on}
	if part, runs := b.Motion.Flashes(v.scene.Stage); runs {
		goal.Gold = goldFrom(part, b.Board.Size().Cells())
	}
	paintRibbon(l, f, &b.BoardView, &goal, part)
}

// paintRibbon draws the ribbon of a board's goal over it, with an opacity of 0..1.
func paintRibbon(l *render.List, f *ui.Frame, b *render.BoardView, goal *render.GoalView, part float32) {
	size, inside := b.Board.Size(), b.Rect.Inset(f.Dip(1))
	goal.Rect = render.Rect{X: b.Origin.X, Y: b.Origin.Y, W: b.Cell * float32(size.W), H: b.Cell * float32(size.H)}
	goal.Scale, goal.Goal, goal.Theme = f.Scale, b.Goal, f.Theme
	was := l.SetAlpha(uint8(255 * part))
	l.PushClip(inside)
	l.GoalThumb(f.Fonts, goal)
	l.PopClip()
	l.SetAlpha(was)
}

// goldFrom returns where the light of a perfect solve is that has come back by a part, 0..1, of a line of so many cells: it
// begins and ends beyond the line.
func goldFrom(part float32, cells int) float32 {
	const beyond = 3
	return float32(cells) + beyond - part*float32(cells+2*beyond-1)
}

// paintGoal draws the goal's picture and, if only a part of the board is in sight, marks that part in it.
func (v *sight) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	off := f.Dip(goalFrame)
	switch {
	case c.On: // its frame keeps off the ribbon
		r, off = r.Inset(f.Dip(goalOn)), off+f.Dip(goalOn)
	case c.Pressed:
		r = r.Inset(f.Dip(1))
	}
	pic := render.GoalView{Rect: r, Scale: f.Scale, Goal: v.board.Goal, Theme: f.Theme, Colors: v.board.Palette, Window: v.board.Window(), Home: v.aim.Shown, Dim: v.aim.Part, Undrawn: v.undrawn(), Image: v.board.GoalImage()}
	if v.board.Wanted() > 0 && v.scene.peek.part(v.scene) == 0 {
		pic.Wanted = render.MarkAt(v.board.Board.Blank())
	}
	frame, radius := pic.Frame(off) // the shape of what is drawn, for shades and rings
	bare, ordered := !render.GoalNumbered(f.Fonts, pic.Goal, min(r.W, r.H), f.Scale), render.Ordered(pic.Goal)
	switch {
	case v.scene.Session().Hidden():
		frame, _ = pic.Frame(0)
		radius = max(f.Dip(eyeRadius), render.Floor(min(frame.W, frame.H)*peekRadius))
		paintPeek(l, f, frame, radius, c.Label)
	case f.Theme.Contrast && pic.Window.Empty() && bare && !ordered:
		frame, radius = r, f.Dip(eyeRadius)
		paintEye(l, f, r) // no line, no numbers, no colours: the picture would show nothing
	default:
		l.GoalThumb(f.Fonts, &pic)
	}
	ui.Shade(l, f, c, frame, radius)
	if c.On {
		l.Box(frame, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, frame, radius)
	}
}

// goalFrame is the distance of a frame from the goal's picture, goalOn how much more it is while the goal is shown, and eyeRadius the
// radius of what stands in its place, all in dip.
const (
	goalFrame = 3
	goalOn    = 6
	eyeRadius = 12
)

// Of the button that shows hidden tiles: how many backs it has in a row, its corner radius, as a part of its side, and the height, in dip,
// from which its words are large.
const (
	peekBacks  = 4
	peekRadius = 0.1
	peekLarge  = 240
)

// paintPeek draws the button that shows the hidden tiles, in the place of the goal's picture: the back of a tile, as they have, and on
// that an eye and what a tap does. Without room for the words the eye stands alone.
func paintPeek(l *render.List, f *ui.Frame, frame render.Rect, radius float32, text string) {
	face, mid, ink := captionFace(f), frame.Centre(), f.Theme.Number
	if frame.H >= f.Dip(peekLarge) {
		face = f.Face(render.Title, 24)
	}
	icon := render.Floor(max(f.Dip(24), min(frame.H/4, f.Dip(64))))
	if f.Theme.Contrast {
		ink = f.Theme.Ink
		l.Box(frame, radius, render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.Edge, EdgeWidth: f.Dip(2)})
	} else {
		l.Fill(frame, radius, f.Theme.Covered)
		l.PushClip(frame)
		side := frame.W / peekBacks
		for i := range peekBacks {
			for n := 0; float32(n)*side < frame.H; n++ {
				x, y := render.Floor(frame.X+float32(i)*side), render.Floor(frame.Y+float32(n)*side)
				l.Back(render.Rect{X: x, Y: y, W: render.Floor(frame.X+float32(i+1)*side) - x, H: render.Floor(frame.Y+float32(n+1)*side) - y}, f.Theme, i, n)
			}
		}
		l.PopClip()
	}
	if line := f.Fonts.Metrics(face).Line; f.Fonts.Width(face, text) <= frame.W-f.Dip(8) && icon+line <= frame.H {
		mid.Y -= line / 2
		words := render.Rect{X: frame.X, Y: render.Floor(mid.Y + icon/2), W: frame.W, H: line}
		l.TextIn(f.Fonts, face, text, words, render.Middle, render.Middle, ink)
	}
	l.Icon(render.Eye, render.Rect{X: render.Floor(mid.X - icon/2), Y: render.Floor(mid.Y - icon/2), W: icon, H: icon}, max(f.Dip(2), icon/16), ink)
}

// eyeSide is the side, in dip, of an eye in place of the goal's picture.
const eyeSide = 28

// paintEye draws an eye in place of the goal's picture: a tap on it shows the goal.
func paintEye(l *render.List, f *ui.Frame, r render.Rect) {
	mid, side := r.Centre(), f.Dip(eyeSide)
	l.Box(r, f.Dip(eyeRadius), render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	l.Icon(render.Eye, render.Rect{X: render.Floor(mid.X - side/2), Y: render.Floor(mid.Y - side/2), W: side, H: side}, max(f.Dip(2), side/20), f.Theme.Ink)
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

// Of a picture with words beside it, in dip.
const (
	namedSide = 24 // of the picture
	namedGap  = 8  // between both
)

// namedWidth returns the width of words with a picture before them.
func namedWidth(f *ui.Frame, face render.FaceID, text string) float32 {
	return f.Dip(namedSide+namedGap) + f.Fonts.Width(face, text) + 1
}

// paintNamed draws a picture and words beside it, in the colour of buttons, at the start or the end of r.
func paintNamed(l *render.List, f *ui.Frame, icon render.Icon, text string, face render.FaceID, align render.Align, r render.Rect) {
	side, wide := f.Dip(namedSide), namedWidth(f, face, text)
	at := render.Rect{X: r.X + render.Floor((r.W-wide)*float32(align)/2), Y: r.Y, W: wide, H: r.H}
	eye := f.Within(at, render.Rect{X: at.X, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side})
	l.Icon(icon, eye, f.Dip(2), f.Theme.Accent)
	l.TextIn(f.Fonts, face, text, at, f.Far(), render.Middle, f.Theme.Accent)
}

// paintTold draws what is told, in the colour of the marks on the board: where the line of sense stands, or in lines of its own.
func (v *sight) paintTold(l *render.List, f *ui.Frame, c *ui.Control) {
	at, line := c.Rect, v.lineHeight(f)
	if c.Lines == nil {
		at.Y, at.H = at.Y+at.H-line, line
		l.TextIn(f.Fonts, c.Face, c.Label, at, c.Align, render.Middle, f.Theme.Accent)
		return
	}
	at.H = f.Fonts.Metrics(c.Face).Line
	for i, text := range c.Lines {
		l.TextIn(f.Fonts, c.Face, text, at.Move(0, at.H*float32(i)), c.Align, render.Middle, f.Theme.Accent)
	}
}

// paintHead draws the name and the line of sense. A line that is too long even in small letters is cut off, which the tests of
// layouts see.
func (v *sight) paintHead(l *render.List, f *ui.Frame, c *ui.Control) {
	name := f.Fitting(render.Title, v.titleSize(), c.Label, c.Rect.W)
	below := v.lineHeight(f)
	r := c.Rect
	r.H = v.place.head.H
	r.Y, r.H = r.Y+f.Dip(8), r.H-f.Dip(8)-below
	align := f.Near()
	if c.Align == render.Middle {
		align = render.Middle
	}
	l.TextIn(f.Fonts, name, c.Label, r, align, render.Middle, f.Theme.Ink)
	if v.place.told {
		return
	}
	line := render.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: below}
	if v.scene.trying() { // in the colour of the rim of the board
		l.TextIn(f.Fonts, v.boldFitting(f, c.Value, r.W), c.Value, line, align, render.Middle, f.Theme.Accent)
		return
	}
	v.paintSense(l, f, c.Value, v.lineFitting(f, c.Value, r.W), line, align)
}

// paintClock draws the clock: where it is the one large figure, with no word below it but the best time.
func (v *sight) paintClock(l *render.List, f *ui.Frame, c *ui.Control) {
	switch b := &v.words.best; {
	case !v.place.quiet:
		v.paintFigure(l, f, c, b.time)
	case !v.captioned(f, c.Rect.W, !v.place.beneath):
		v.paintFigure(l, f, c, nil)
	default:
		v.paintFigure(l, f, c, []string{b.record})
	}
}

// paintFigure draws the clock or the moves: large digits and below them the first of the captions that has room. The last one is cut off
// rather than left out: a figure needs a word, and the tests of layouts see an ellipsis.
func (v *sight) paintFigure(l *render.List, f *ui.Frame, c *ui.Control, captions []string) {
	if c.ID == enoughID && (v.asks() || v.place.countWord > 0) {
		v.paintAsk(l, f, c, captions)
		return
	}
	ring, radius := pressed(l, f, c, c.Align == render.Middle)
	figure := c.Value
	if c.ID == clockID || c.ID == enoughID {
		figure = v.digits()
	}
	small := v.captionFace(f)
	if home := v.place.words; home > 0 {
		small = min(small, max(home, captionOf(f, captionLeast))) // as the words below both
	}
	digits, below := c.Rect, v.captionRow(f, c.Rect, small)
	if len(captions) > 0 {
		digits.H -= below.H
	}
	l.TextIn(f.Fonts, c.Face, figure, digits, c.Align, render.Middle, f.Theme.Ink)
	for i, text := range captions {
		face, last := small, i == len(captions)-1
		if last {
			face = min(small, v.lineFitting(f, text, below.W))
		}
		if last || f.Fonts.Width(face, text) <= below.W {
			l.TextIn(f.Fonts, face, text, below, c.Align, render.Middle, f.Theme.Ink2)
			break
		}
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, ring, radius)
	}
}
