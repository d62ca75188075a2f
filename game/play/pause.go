package play

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pause is the scene of a paused game: the board is covered, the clock stands still.
type pause struct {
	stage.Page
	play *Scene
}

var resumeID = ui.ID{Name: "resume"}

// Pause pauses the game and shows the pause, unless the game is solved. Before the first move it only tells the player
// that there is nothing to pause.
func (p *Scene) Pause() {
	s := p.Session()
	if s.Solved() || !p.Shows(p) {
		return
	}
	if !s.Started() {
		p.Tell(p.Lang.T("pause.not_yet"))
		return
	}
	s.Pause(p.Now())
	n := &pause{stage.NewPage(p.Stage), p}
	n.Told = p.desk.Trouble()
	p.Push(n)
	p.Say(p.Lang.T("pause.title"))
}

// Tick keeps the card's note on trouble up to date.
func (p *pause) Tick() { p.Told = p.play.desk.Trouble() }

func (p *pause) First() ui.ID { return resumeID }

// Layout lays out the covered board, where it was, and words and buttons around it.
func (p *pause) Layout(f *ui.Frame) {
	v := &p.play.sight
	area, foot := v.stand(f)
	p.Toasts = v.toasts(f)
	if v.place.beside {
		high := f.Dip(160 + 120*max(1, f.TextSize))
		area.Y += max(0, (area.H-high)/2)
		area.H -= max(0, (area.H-high)/2)
		p.card(f, area, pauseCard{resume: true, again: true, low: area.H < high})
		return
	}
	again := p.buttons(f, foot)
	if pl := &v.place; pl.head.H > 0 {
		v.layoutHead(f)
		area.Y, area.H = area.Y+pl.head.H, area.H-pl.head.H
	} else {
		line := f.ControlHeight()
		v.configButton(f, render.Rect{X: area.X, Y: area.Y, W: area.W, H: line})
		area.Y, area.H = area.Y+line, area.H-line
	}
	p.card(f, area, pauseCard{again: !again})
}

// buttons lays out the buttons below an upright board, and reports whether both have room there.
func (p *pause) buttons(f *ui.Frame, r render.Rect) (both bool) {
	high, gap := f.ControlHeight(), f.Dip(8)
	w := min(r.W, f.Grown(360))
	at := render.Rect{X: render.Floor(r.X + (r.W-w)/2), Y: r.Y + r.H - high - gap, W: w, H: high}
	resume, again := p.Lang.T("pause.resume"), p.Lang.T("pause.again")
	half := render.Floor((w - gap) / 2)
	face := f.Face(render.Bold, 16)
	beside := max(f.Fonts.Width(face, resume), f.Fonts.Width(face, again)) <= half-f.IconSide()-f.Dip(24)
	next := at
	switch {
	case r.H >= 2*high+3*gap:
		at.Y -= high + gap
	case beside:
		at.W, next.X, next.W = half, at.X+half+gap, half
	}
	f.Add(ui.Control{ID: resumeID, Role: ui.Button, Look: ui.Primary, Label: resume, Icon: render.Play, Rect: at})
	if at != next {
		f.Add(ui.Control{ID: againID, Role: ui.Button, Look: ui.Plain, Label: again, Icon: render.Again, Rect: next})
	}
	return at != next
}

// pauseCard says what stands on the card of a pause besides its title, its note and time and moves.
type pauseCard struct {
	resume, again bool // the buttons
	low           bool // time and moves stand below the buttons, so that the first button is in sight
}

// pauseFigure is the size of time and moves in the pause, in dip.
const pauseFigure = 28

// card lays out the words of the pause, and buttons.
func (p *pause) card(f *ui.Frame, area render.Rect, has pauseCard) {
	w := min(area.W, f.Grown(360))
	col := p.Scroll.Begin(f, area, render.Rect{X: render.Floor(area.X + (area.W-w)/2), W: w})
	t := p.Lang.T
	col.Line(t("pause.title"), ui.Title, render.Title, 20).Align = render.Middle
	if !has.low {
		p.figures(f, col)
	}
	col.Space(4)
	if has.resume {
		col.Button(resumeID, t("pause.resume"), ui.Primary).Icon = render.Play
	}
	if has.again {
		col.Button(againID, t("pause.again"), ui.Plain).Icon = render.Again
	}
	if has.low {
		p.figures(f, col)
	}
	col.Note(p.Told)
	p.Scroll.End(f)
}

// figures adds time and moves, without the one that the player hides.
func (p *pause) figures(f *ui.Frame, col *ui.Column) {
	v := &p.play.sight
	if _, _, n := v.shown(); n > 0 {
		col.Space(4)
		v.figures(f, col.Take(v.figureHeight(f, pauseFigure)), pauseFigure, render.Middle)
	}
}

func (p *pause) Paint(l *render.List, f *ui.Frame, c *ui.Control) { p.play.sight.paint(l, f, c) }

func (p *pause) Act(id ui.ID) {
	switch id {
	case resumeID, clockID:
		p.Pop()
	case againID:
		p.Pop()
		p.play.Again()
	}
}

// Touch continues the game after a tap on the covered board.
func (p *pause) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Released && !g.Far {
		p.Pop()
	}
}

func (p *pause) Key(e game.KeyEvent) bool {
	if e.Down && !e.Repeat && p.play.keys.Action(e) == keys.Pause {
		p.Pop()
		return true
	}
	return false
}

func (p *pause) Pad(b stage.PadPress) bool {
	if b.Button == game.PadStart {
		p.Pop()
		return true
	}
	return false
}
