package play

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
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

func (p *pause) Layout(f *ui.Frame) {
	v := &p.play.sight
	v.split(f, min(f.Grown(180)+f.NoteHeight(p.Told, f.Safe.W-f.Dip(32)), f.Safe.H*0.5))
	area := v.place.rest
	if v.place.beside && area.W-f.Dip(32) < v.figuresMinWidth(f) {
		p.Toasts = v.toasts(f)
		p.card(f, f.Safe, figuresLast) // a window this small shows words instead of a covered board
		return
	}
	figures := p.bar(f)
	v.layoutBoard(f, v.place.area, render.End)
	p.Toasts = v.toasts(f)
	if v.place.beside {
		area.Y += max(0, (area.H-f.Dip(160+120*max(1, f.TextSize)))/2)
		area.H = f.Safe.Y + f.Safe.H - area.Y
	}
	p.card(f, area, figures)
}

// figuresPlace is where the pause's card shows time and moves.
type figuresPlace uint8

const (
	noFigures    figuresPlace = iota // the bar shows them
	figuresFirst                     // above the buttons
	figuresLast                      // below the buttons, so that the first button is in sight in a low card
)

// bar lays out the bar above the board, if there is one, and returns where the card shows time and moves.
func (p *pause) bar(f *ui.Frame) figuresPlace {
	v := &p.play.sight
	pl := &v.place
	switch {
	case pl.beside:
	case v.needsTwoRows(f) && !pl.twoRows: // the bar has one row only: it shows the name, the card shows the figures
		v.nameBar(f, pl.top)
	default:
		v.bar(f, pl.top)
		return noFigures
	}
	if pl.rest.H < v.figuresHeight(f)+f.ControlHeight()+f.Dip(28+32*max(1, f.TextSize)) {
		return figuresLast
	}
	return figuresFirst
}

// card lays out the words and buttons of the pause.
func (p *pause) card(f *ui.Frame, area render.Rect, figures figuresPlace) {
	w := min(area.W-f.Dip(32), f.Grown(360))
	col := p.Scroll.Begin(f, area, render.Rect{X: render.Floor(area.X + (area.W-w)/2), W: w})
	t := p.Lang.T
	col.Space(8)
	col.Line(t("pause.title"), ui.Title, render.Bold, 20).Align = render.Middle
	if figures == figuresFirst {
		p.figures(f, col)
	}
	col.Space(12)
	col.Button(resumeID, t("pause.resume"), ui.Primary).Icon = render.Play
	col.Button(againID, t("pause.again"), ui.Plain).Icon = render.Again
	if figures == figuresLast {
		p.figures(f, col)
	}
	col.Note(p.Told)
	p.Scroll.End(f)
}

// figures adds time and moves, without the one that the player hides.
func (p *pause) figures(f *ui.Frame, col *ui.Column) {
	if p.Set.Clock == session.HiddenClock && !p.Set.ShowMoves {
		return
	}
	v := &p.play.sight
	col.Space(8)
	v.figures(f, col.Take(v.figuresHeight(f)))
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
