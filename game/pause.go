package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pause is the scene of a game that stands still: the board is covered, the clock is stopped.
type pause struct{ page }

var resumeID = ui.ID{Name: "resume"}

// pauseScene shows the pause, if there is anything to pause; before the first move it says that there is not.
func (a *App) pauseScene() {
	s := a.log.Current()
	if s == nil || s.Solved() || a.top() != scene(a.play) {
		return
	}
	if !s.Started() {
		a.play.tell(a.lang.T("pause.not_yet"))
		return
	}
	s.Pause(a.in.Now)
	a.push(&pause{page{app: a, covers: true}})
	a.say(a.lang.T("pause.title"))
}

func (p *pause) first() ui.ID { return resumeID }

func (p *pause) layout(f *ui.Frame) {
	b := p.app.play
	say := &p.app.unsaved
	b.split(f, min(f.Grown(180)+say.tall(f, f.Safe.W-f.Dip(32)), f.Safe.H*0.5))
	pl := &b.place
	area := pl.rest
	if pl.wide && area.W-f.Dip(32) < b.figuresLeast(f) {
		p.card(f, f.Safe, figuresLast) // a window so small shows words rather than a covered board
		return
	}
	figures := p.bar(f)
	b.board(f, pl.area, render.End)
	if pl.wide {
		area.Y += max(0, (area.H-f.Dip(160+120*max(1, f.TextSize)))/2)
		area.H = f.Safe.Y + f.Safe.H - area.Y
	}
	p.card(f, area, figures)
}

// figuresAt is where a pause's card has time and moves.
type figuresAt uint8

const (
	noFigures    figuresAt = iota // the bar has them
	figuresFirst                  // above the buttons
	figuresLast                   // below them, where the first button must be in sight
)

// bar lays out the bar above the board, if there is one, and returns where the card has time and moves.
func (p *pause) bar(f *ui.Frame) figuresAt {
	b := p.app.play
	pl := &b.place
	switch {
	case pl.wide:
	case b.twoRows(f) && !pl.two: // one row for name and figures: the name, and the figures below
		b.nameBar(f, pl.top)
	default:
		b.bar(f, pl.top)
		return noFigures
	}
	if pl.rest.H < b.figuresTall(f)+f.ControlHeight()+f.Dip(28+32*max(1, f.TextSize)) {
		return figuresLast
	}
	return figuresFirst
}

// card lays out the words and buttons of the pause.
func (p *pause) card(f *ui.Frame, area render.Rect, figures figuresAt) {
	w := min(area.W-f.Dip(32), f.Grown(360))
	col := p.scroll.Begin(f, area, render.Rect{X: float32(int(area.X + (area.W-w)/2)), W: w})
	t := p.app.lang.T
	col.Space(8)
	col.Line(t("pause.title"), ui.Title, render.Bold, 20).Align = render.Middle
	if figures == figuresFirst {
		p.figures(f, col)
	}
	col.Space(12)
	resume := col.Button(resumeID, t("pause.resume"), ui.Primary)
	resume.Icon = render.Play
	again := col.Button(againID, t("pause.again"), ui.Plain)
	again.Icon = render.Again
	if figures == figuresLast {
		p.figures(f, col)
	}
	p.app.unsaved.add(col)
	p.scroll.End(f)
}

// figures adds time and moves, as far as they are shown, where there is no bar, or one without room for them.
func (p *pause) figures(f *ui.Frame, col *ui.Column) {
	if set := &p.app.set; set.Clock == session.HiddenClock && !set.ShowMoves {
		return
	}
	col.Space(8)
	p.app.play.figures(f, col.Take(p.app.play.figuresTall(f)))
}

func (p *pause) paint(l *render.List, f *ui.Frame, c *ui.Control) { p.app.play.paint(l, f, c) }

func (p *pause) act(id ui.ID) {
	switch id {
	case resumeID, clockID:
		p.app.pop()
	case againID:
		p.app.pop()
		p.app.play.again()
	}
}

// touch on the covered board goes on with the game.
func (p *pause) touch(g *finger, ph phase) {
	if ph == released && !g.far {
		p.app.pop()
	}
}

func (p *pause) key(e KeyEvent) bool {
	if e.Down && !e.Repeat && p.app.actionOf(e) == actPause {
		p.app.pop()
		return true
	}
	return false
}

func (p *pause) pad(b padPress) bool {
	if b.button == PadStart {
		p.app.pop()
		return true
	}
	return false
}

// hidden reports whether the board shows neither numbers nor colours: it is paused.
func (a *App) hidden() bool {
	s := a.log.Current()
	return s.Paused()
}
