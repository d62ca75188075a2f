package game

import (
	"strings"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// key is what keys do while the board, or one of its buttons, has the focus.
func (p *play) key(e KeyEvent) bool {
	onBoard, first := p.focus == boardID, moveBindings
	if onBoard {
		first = 0
	}
	if !e.Down {
		return false
	}
	act := p.app.actionFrom(first, e)
	if !onBoard && isEnter(e) {
		return false // it presses whatever it is bound to
	}
	if act == actPeek && !p.app.set.Latch {
		if !e.Repeat {
			p.peekKey = e.Key
		}
		return true
	}
	if act == actHint && !e.Repeat {
		p.holding.key = e.Key
	}
	if onBoard && p.moveCursor(e) {
		return true
	}
	if d, ok := directionOf(act); ok {
		p.steer(d, e.Mods&Shift != 0, session.Keyboard)
		return true
	}
	if e.Repeat && act != actUndo && act != actRedo {
		return act != ""
	}
	if act == actMenu && p.hint.auto {
		p.stopAuto()
		return true
	}
	if !onBoard && act == actMenu && e.Key == "Escape" {
		p.focus = boardID
		return true
	}
	return p.do(act) || onBoard && (pressKey(e) || strings.HasPrefix(string(e.Key), "Arrow"))
}

func isEnter(e KeyEvent) bool  { return e.Key == "Enter" || e.Key == "NumpadEnter" }
func pressKey(e KeyEvent) bool { return e.Key == "Space" || isEnter(e) }

func directionOf(act action) (puzzle.Dir, bool) {
	switch act {
	case actUp:
		return puzzle.Up, true
	case actDown:
		return puzzle.Down, true
	case actLeft:
		return puzzle.Left, true
	case actRight:
		return puzzle.Right, true
	}
	return 0, false
}

// do carries out an action and reports whether there is such a one.
func (p *play) do(act action) bool {
	a := p.app
	switch act {
	case actUndo:
		p.undo()
	case actRedo:
		p.redo()
	case actHint:
		p.askHint(session.Keyboard)
	case actPeek:
		p.togglePeek()
	case actNew:
		p.newDeal()
	case actRestart:
		p.again()
	case actPause:
		a.pauseScene()
	case actWhere:
		p.sayWhere()
	case actBlank:
		p.sayBlank()
	case actStatus:
		p.sayStatus()
	case actMenu:
		a.push(newMenu(a))
	case actHelp:
		a.push(newHelpAt(a, controlsTab))
	case actFullscreen:
		a.toggleFullscreen()
	case actLarger:
		p.enlarge(1.1)
	case actSmaller:
		p.enlarge(1 / 1.1)
	case actPaste:
		a.out.Paste = true
	case actCopy:
		a.out.Copy = p.address
		a.toast.show(a, a.lang.T("message.copied"))
	default:
		return false
	}
	return true
}

// moveCursor lets Ctrl and the arrows walk over the cells, and Enter or Space play the cell reached.
func (p *play) moveCursor(e KeyEvent) bool {
	b := p.session().Board()
	w, n := b.Size().W, b.Size().Cells()
	next := p.cursor
	switch {
	case pressKey(e) && e.Mods == 0 && p.cursed:
		if !e.Repeat {
			p.tap(p.cursor, session.Keyboard)
		}
		return true
	case e.Mods != Ctrl:
		return false
	case e.Key == "ArrowLeft" && next%w > 0:
		next--
	case e.Key == "ArrowRight" && next%w < w-1:
		next++
	case e.Key == "ArrowUp" && next >= w:
		next -= w
	case e.Key == "ArrowDown" && next < n-w:
		next += w
	case e.Key != "ArrowLeft" && e.Key != "ArrowRight" && e.Key != "ArrowUp" && e.Key != "ArrowDown":
		return false
	}
	p.cursor, p.cursed = next, true
	if next < len(p.cells.texts) {
		p.app.say(p.cells.texts[next])
	}
	return true
}

// steer moves a tile in a direction, or as the settings say the blank; all the way if far.
func (p *play) steer(d puzzle.Dir, far bool, in session.Input) {
	if p.app.set.Arrows == session.ArrowsMoveBlank {
		d = d.Opposite()
	}
	n := 1
	if far {
		n = max(1, p.session().Board().MaxRun(d))
	}
	p.play(puzzle.Move{Dir: d, N: n}, in)
}

// play makes a move, or says that there is none.
func (p *play) play(m puzzle.Move, in session.Input) bool {
	p.stopAuto()
	if err := p.session().Move(m, p.app.in.Now, in); err != nil {
		p.app.sound(BlockedSound, 0)
		return false
	}
	p.peek = false
	if p.drag != nil && !p.drag.done {
		p.drag = nil
	}
	p.follow()
	return true
}

// tap plays what a tap on a cell means: the run between it and the blank.
func (p *play) tap(cell int, in session.Input) bool {
	b := p.session().Board()
	if m, ok := b.RunTo(cell); ok && !p.session().Solved() {
		return p.play(m, in)
	}
	p.stopAuto()
	if cell != b.Blank() {
		p.app.sound(BlockedSound, 0)
		p.shake = shake{timer{p.app.anim, p.app.length(shakeTime)}, cell}
		p.late = late{cell: cell, until: p.app.in.Now + lateFor, in: in, set: true}
	}
	return false
}

// pad is what a game pad does on the board.
func (p *play) pad(b padPress) bool {
	far := b.held&PadR2 != 0
	switch b.button {
	case PadUp:
		p.steer(puzzle.Up, far, session.Gamepad)
	case PadDown:
		p.steer(puzzle.Down, far, session.Gamepad)
	case PadLeft:
		p.steer(puzzle.Left, far, session.Gamepad)
	case PadRight:
		p.steer(puzzle.Right, far, session.Gamepad)
	case PadY:
		p.askHint(session.Gamepad)
	case PadX, PadL1:
		p.undo()
	case PadR1:
		p.redo()
	case PadL2:
		if p.app.set.Latch {
			p.togglePeek()
		}
	case PadStart:
		p.app.push(newMenu(p.app))
	case PadBack:
		p.newDeal()
	case PadA, PadB, PadR2:
	default:
		return false
	}
	p.focus = boardID
	return true
}

// sayMove announces a move: what went where, and where the blank is now.
func (p *play) sayMove(t session.Transition) {
	a := p.app
	if a.set.Announce == session.AnnounceSolved {
		return
	}
	label := t.New.At(t.Old.Blank())
	way := a.lang.T(wayKeys[t.Move.Dir])
	if a.set.Announce == session.AnnounceShort {
		a.say(a.lang.T("play.said_short", "n", label, "way", way))
		return
	}
	w, c := t.New.Size().W, t.New.Blank()
	a.say(a.lang.T("play.said_move", "n", label, "way", way, "row", c/w+1, "column", c%w+1))
}

var wayKeys = [4]string{puzzle.Up: "play.way_up", puzzle.Down: "play.way_down", puzzle.Left: "play.way_left", puzzle.Right: "play.way_right"}

// tell puts a sentence where everybody gets it: on the screen for a moment, and spoken.
func (p *play) tell(text string) {
	p.app.toast.show(p.app, text)
	p.app.say(text)
}

func (p *play) sayWhere() {
	b, g := p.session().Board(), p.session().Goal()
	label := b.At(p.cursor)
	if label == 0 {
		p.sayBlank()
		return
	}
	w, c := g.Size().W, g.CellOf(label)
	p.tell(p.app.lang.T("play.where", "n", label, "row", c/w+1, "column", c%w+1))
}

func (p *play) sayBlank() {
	b := p.session().Board()
	w, c := b.Size().W, b.Blank()
	p.tell(p.app.lang.T("play.where_blank", "row", c/w+1, "column", c%w+1))
}

func (p *play) sayStatus() {
	s := p.session()
	g, b := s.Goal(), s.Board()
	home := 0
	for c := range b.Size().Cells() {
		if label := b.At(c); label != 0 && g.CellOf(label) == c {
			home++
		}
	}
	p.freshen()
	t := p.app.lang
	p.tell(t.N("play.status", s.STM(), "time", p.clock.text, "home", t.Count(home), "tiles", t.Count(b.Size().Cells()-1)))
}

// enlarge changes how large the board is on a wide screen, remembered for its size; where its cells are
// small it looks closer instead.
func (p *play) enlarge(by float32) {
	if p.zoom.possible(p) {
		p.zoom.by(p, by*by*by, p.place.inner.Centre())
		return
	}
	e, ok := p.app.set.Enlarged[p.size]
	if !ok {
		e = 1
	}
	e = min(max(e*float64(by), 0.4), 3)
	if p.app.set.Enlarged == nil {
		p.app.set.Enlarged = make(map[string]float64)
	}
	p.app.set.Enlarged[p.size] = e
	p.app.keepSettings()
}

// focusGrid puts the keyboard back on the board.
func (p *play) focusGrid() { p.focus = ui.ID{Name: boardID.Name} }
