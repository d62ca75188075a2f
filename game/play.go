package game

import (
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// play is the scene with the board: the first thing seen, and what every other scene comes back to.
type play struct {
	page
	shown   *session.Session // the game the fields below belong to
	config  string           // its configuration, in plain words
	size    string           // of its board, "4x4"
	address string           // its exact game ID
	title   string
	colors  []render.Color // by label
	theme   *render.Theme  // that colors belong to
	scheme  session.Scheme
	order   []int // cells along the goal's path

	seq    uint64 // of the last transition seen
	slide  slide  // tiles on their way
	deal   timer  // tiles arriving
	wave   timer  // light along the path of a solved board
	shake  shake  // a tap that could do nothing
	shifts []render.TileShift
	labels []int // scratch
	view   render.BoardView

	place   placement
	zoom    zoom
	drag    *drag // the finger that has hold of tiles
	late    late  // a tap that may become legal in a moment
	hover   hover
	hint    hint
	holding holding
	best    best
	cursor  int  // the cell that keyboard and mirror stand at
	cursed  bool // the cursor is shown
	peek    bool // the goal lies over the board
	peekKey Key  // the key that shows it while held; "" if none is

	clock    caption // cached words, so that a steady frame allocates nothing
	count    caption
	cells    cellNames
	zoomTold bool // how to look closer needs no saying any more
	tip      *tip // the one line below the board, nil for none
	tipWords tipWords
}

// The controls of the scene.
var (
	boardID  = ui.ID{Name: "board"}
	goalID   = ui.ID{Name: "goal"}
	configID = ui.ID{Name: "config"}
	clockID  = ui.ID{Name: "clock"}
	movesID  = ui.ID{Name: "moves"}
	undoID   = ui.ID{Name: "undo"}
	redoID   = ui.ID{Name: "redo"}
	newID    = ui.ID{Name: "new"}
	menuID   = ui.ID{Name: "menu"}
	againID  = ui.ID{Name: "again"}
)

func newPlay(a *App) *play {
	p := &play{page: page{app: a}}
	p.focus = boardID
	return p
}

func (p *play) first() ui.ID { return boardID }

// session is the game being played; there always is one.
func (p *play) session() *session.Session { return p.app.log.Current() }

// show makes the scene belong to the game that the log now holds.
func (p *play) show() {
	s := p.session()
	p.shown = s
	g := s.Game()
	p.size = s.Board().Size().String()
	p.address = g.ID()
	p.reword()
	p.order = s.Goal().Order()
	p.theme = nil
	p.app.dropAll() // what fingers have hold of belongs to the old board
	p.drag, p.peek, p.hint = nil, false, hint{}
	p.slide, p.shake, p.late = slide{}, shake{}, late{}
	p.zoom = zoom{}
	p.cursor = s.Board().Blank()
	p.clock.forget()
	p.count.forget()
}

// reword puts what is kept in words into those of the language: for another game, or after a change of language.
func (p *play) reword() {
	p.config = p.app.configWords(p.session().Game())
	p.title = p.app.lang.T("common.window", "game", p.config)
	p.hint.advice = ""
	p.cells.forget()
}

// act is what the scene's buttons do.
func (p *play) act(id ui.ID) {
	switch id {
	case undoID:
		p.undo()
	case redoID:
		p.redo()
	case hintID:
		p.askHint(p.app.deviceInput())
	case newID:
		p.newDeal()
	case menuID:
		p.app.push(newMenu(p.app))
	case againID:
		p.again()
	case goalID:
		if p.app.set.Latch {
			p.togglePeek()
		}
	case configID:
		p.app.push(newChooser(p.app))
	case clockID:
		p.app.pauseScene()
	}
	if id.Name == cellName {
		p.tap(id.N, session.Keyboard)
	}
}

// back from the board itself leads to the menu; from its buttons, to the board.
func (p *play) back() {
	if p.hint.auto {
		p.stopAuto()
		return
	}
	if p.focus != boardID {
		p.focus = boardID
		return
	}
	p.app.push(newMenu(p.app))
}

// pause stops the clock.
func (p *play) pause() {
	if s := p.session(); s != nil {
		s.Pause(p.app.in.Now)
	}
}

// wake starts the clock again when the player comes back to a game that was paused.
func (p *play) wake() {
	s := p.session()
	if s.Paused() {
		s.Resume(p.app.in.Now)
	}
}

func (p *play) undo() { p.change(p.app.log.Undo(p.app.in.Now)) }
func (p *play) redo() { p.change(p.app.log.Redo(p.app.in.Now)) }

func (p *play) change(done bool) {
	p.drag = nil
	p.stopAuto()
	if !done {
		p.app.sound(BlockedSound, 0)
	}
}

// newDeal deals the same configuration again, and where it was asked to need so many moves one that needs as many.
func (p *play) newDeal() {
	c, depth := p.session().Game().Config, p.session().Depth()
	if depth > 0 && c.Size.Cells() <= keptCells && depth <= levelMost(c) {
		p.app.dealLevel(c, depth)
		return
	}
	p.app.dealConfig(c)
}

// again deals the same scramble again.
func (p *play) again() {
	s := p.session()
	p.app.start(s.Game(), s.Options())
}

func (p *play) togglePeek() {
	p.peek = !p.peek
	if p.peek {
		p.session().Peek(p.app.in.Now)
		p.app.say(p.app.lang.T("play.goal_shown"))
	}
}

// peekTick shows the goal as long as its key, button or picture is held, where the settings say so.
func (p *play) peekTick() {
	a := p.app
	if a.set.Latch || a.top() != scene(p) {
		p.peekKey = ""
		return
	}
	held := p.peekKey != "" || a.pads.held&PadL2 != 0
	for _, g := range a.fingers {
		held = held || g.hold == holdControl && g.control == goalID
	}
	if held != p.peek {
		p.togglePeek()
	}
}

// tick follows the game: new transitions begin to move, finished ones end.
func (p *play) tick() {
	a := p.app
	s := p.session()
	if s != p.shown {
		p.show()
	}
	if a.top() == scene(p) {
		p.wake()
	}
	p.peekTick()
	p.holdHint()
	p.hoverTick()
	p.lateTap()
	p.hintTick()
	p.bestTick()
	p.follow()
	s.Tick(a.in.Now)
	p.zoomTick()
	p.adviseZoom()
	if p.moving() {
		a.out.Animating = true
	}
}

// follow takes over the last transition of the game, if it is new.
func (p *play) follow() {
	s := p.session()
	t := s.Transition()
	if t.Seq == p.seq {
		return
	}
	p.seq = t.Seq
	if s != p.shown {
		p.show()
	}
	p.followHint(t)
	p.animate(t)
	p.zoom.follow = true
	if t.Kind == session.Slid {
		p.tip = nil
	}
	if t.Solved {
		p.app.solved(s)
	}
}

// nextTip chooses the one line of advice for a game: the first for the first deal, later ones once each.
func (p *play) nextTip() {
	a := p.app
	p.tip = nil
	if p.session().First() {
		p.tip = &firstTip
		return
	}
	for _, t := range []*tip{&rowTip, &hintTip, &goalTip} {
		if a.set.Tips.Add(t.name) {
			p.tip = t
			a.keepSettings()
			return
		}
	}
}
