// Package play is the scene with the board. The program starts with it, and all other scenes lead back to it. The pause
// and the result are scenes of this package, too.
//
// The game itself, its board, its moves and its clock, is a [session.Session]. Three parts share what the scene adds:
// the hand moves tiles, the sight shows the board and what stands around it, the help looks for moves.
package play

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	Menu()
	NewGame()
	Help()
	// Deal deals a game of a configuration, exactly depth moves from its goal; depth 0 allows any number.
	Deal(c puzzle.Config, depth int)
	// NextFirst goes on from one of a new player's first games; LastFirst reports whether it is the last of them.
	NextFirst()
	LastFirst() bool
	// Start begins a game; undo brings back the one before it.
	Start(g puzzle.Game, o session.Options)
	// ShareResult offers a picture and the text of the game just solved; optimal is the fewest moves possible, 0 if that is
	// unknown.
	ShareResult(optimal int)
	// Watch plays a game that was played; Review tells what could have been better in it.
	Watch(r session.Recording)
	Review(r session.Recording)
	// RaceBest begins the player's best game of the configuration being played anew, as a race; CanRace reports whether there is
	// one.
	RaceBest()
	CanRace() bool
	// Course returns what a game is part of.
	Course(g puzzle.Game) Course
	// Waits reports whether the board of the day, with the goal DayGoal, waits to be solved; Today leads to it.
	Waits() bool
	DayGoal() puzzle.Goal
	Today()
	// Trouble returns a sentence that says why this run is not saved; "" if it is saved.
	Trouble() string
}

// Scene is the scene with the board.
type Scene struct {
	stage.Page
	desk   Desk
	saves  *saves.Saves
	keys   *keys.Map
	budget *work.Budget

	shown    *session.Session // the game that the fields below belong to
	course   Course
	seq      uint64 // of the last transition that was shown
	hand     hand
	keyboard keyboard
	teller   teller
	sight    sight
	help     help
	best     best
	result   *result // of the game solved last, nil for none
	rival    *rival  // of the race begun last, nil for none
	flashes  bool    // the line is to flash back, should the solve turn out to be perfect
	mode     mode
	peek     peek
	held     heldHint
	tips     tips
}

// The controls of the scene.
var (
	goalID   = ui.ID{Name: "goal"}
	configID = ui.ID{Name: "config"}
	toldID   = ui.ID{Name: "told"}
	tipID    = ui.ID{Name: "tip"}
	clockID  = ui.ID{Name: "clock"}
	movesID  = ui.ID{Name: "moves"}
	homeID   = ui.ID{Name: "home"}
	rivalID  = ui.ID{Name: "rival"}
	stripID  = ui.ID{Name: "strip"}

	rivalBoardID = ui.ID{Name: "rivalboard"}
	undoID       = ui.ID{Name: "undo"}
	redoID       = ui.ID{Name: "redo"}
	hintID       = ui.ID{Name: "hint"}
	newID        = ui.ID{Name: "new"}
	menuID       = ui.ID{Name: "menu"}
	againID      = ui.ID{Name: "again"}
	resultID     = ui.ID{Name: "result"}
	todayID      = ui.ID{Name: "today"}
)

// New returns the scene. Before its first tick the log of s must hold a game.
func New(st *stage.Stage, s *saves.Saves, k *keys.Map, b *work.Budget, desk Desk) *Scene {
	p := &Scene{Page: stage.Page{Stage: st, Focus: boardview.GridID, Anchor: boardview.GridID}, desk: desk, saves: s, keys: k, budget: b}
	p.hand.scene, p.sight.scene, p.keyboard.scene, p.teller.scene = p, p, p, p
	return p
}

// First returns the board.
func (p *Scene) First() ui.ID { return boardview.GridID }

// Session returns the game being played; there always is one.
func (p *Scene) Session() *session.Session { return p.saves.Log.Current() }

// Address returns the exact ID of the game shown.
func (p *Scene) Address() string { return p.sight.words.address }

// Title returns the title of the window.
func (p *Scene) Title() string { return p.sight.words.title }

// Adopt shows the log's current game, without the animation of a deal.
func (p *Scene) Adopt() {
	p.adopt()
	s := p.Session()
	p.seq = s.Transition().Seq
	if s.First() && !s.Started() { // a player who has not moved yet still gets the tip
		p.tips.next(p)
	}
}

// Begin shows the log's current game, with the animation of its deal.
func (p *Scene) Begin() {
	if p.Stage.Shows(p) || p.result != nil && p.Stage.Shows(p.result) {
		p.sight.leaves.begin(&p.sight)
	}
	if p.result != nil && p.Stage.Shows(p.result) {
		p.Stage.Pop()
	}
	p.adopt()
	kind := p.shown.Game().Config.Rule.Kind
	p.Stage.Fly(goalID, kind == puzzle.Wild || kind == puzzle.Random)
	p.follow()
	p.sight.drawLine()
	p.Focus = boardview.GridID
	p.tips.next(p)
	if p.Stage.Out.Say == "" && p.Stage.Set.Announce != session.AnnounceSolved { // words on the end of the previous game, or on an error, come first
		p.Stage.Say(p.Stage.Lang.T("play.said_deal", "config", p.sight.words.config))
	}
}

// adopt resets the scene for the log's current game.
func (p *Scene) adopt() {
	p.shown = p.Session()
	p.course = p.desk.Course(p.shown.Game())
	p.race()
	p.sight.adopt()
	p.Stage.CancelFingers() // they hold tiles of the old board
	p.hand.reset()
	p.peek, p.help, p.mode = peek{key: p.peek.key}, help{}, mode{}
}

// Layout lays out the board, and beside it or around it the head, the buttons and the tip.
func (p *Scene) Layout(f *ui.Frame) {
	p.sight.layout(f)
	p.Toasts = p.sight.toasts(f)
	p.Toasts.Line, p.Toasts.Cover = p.sight.toastLine(f)
	p.Toasts.Whole = p.sight.place.form > rowForm // it covers whole words
	p.Exclude = p.sight.board.Rect                // a tile dragged from the screen's edge must not count as the system's gesture for Back
	p.Fast = p.Stage.Set.Hover
}

// Paint draws the inside of a control.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) { p.sight.paint(l, f, c) }

// goOn ends the pause of a game that shows again.
func (p *Scene) goOn() {
	if s := p.Session(); p.Stage.Shows(p) && s.Paused() {
		s.Resume(p.Stage.Now())
		p.sight.lay(false)
	}
}

// Tick does the work of a tick: held keys, the mouse, searches, and the animation of new transitions.
func (p *Scene) Tick() {
	s := p.Session()
	if s != p.shown {
		p.adopt()
	}
	p.goOn()
	p.study()
	p.peek.tick(p)
	p.held.tick(p)
	p.hand.hoverTick()
	p.hand.playLate()
	p.help.tick(p)
	p.best.tick(p)
	p.follow()
	p.sight.seal.tick(p)
	p.flash()
	if r := p.racing(); r != nil {
		r.tick(p)
	}
	s.Tick(p.Stage.Now())
	p.sight.board.FollowBlank(p.Stage, s.Board().Blank())
	p.tips.adviseZoom(p)
	if p.moving() {
		p.Stage.Animate()
	}
	p.beat()
}

// beat asks for the tick in which the clock shows its next unit. A rival moves at any time.
func (p *Scene) beat() {
	s := p.Session()
	switch {
	case !s.Running():
	case p.racing() != nil:
		p.Stage.Beat(stage.AtOnce)
	default:
		unit := clockUnit(p)
		p.Stage.Beat(min(unit, max(unit-s.Clock(p.Stage.Now())%unit, 10*time.Millisecond)))
	}
}

// moving reports whether any tile moves on the screen.
func (p *Scene) moving() bool {
	return p.sight.board.Motion.Runs(p.Stage) || p.rivalMoves() || p.hand.touch.Dragging() || p.Stage.Runs(p.peek.fade, p.sight.draws, p.sight.lays, p.sight.lifts, p.sight.seal.timer, p.sight.leaves.timer)
}

// follow shows the game's last transition, unless that was shown before.
func (p *Scene) follow() {
	s := p.Session()
	t := s.Transition()
	if t.Seq == p.seq {
		return
	}
	p.seq = t.Seq
	if s != p.shown {
		p.adopt()
	}
	p.help.follow(p, t)
	p.animate(t)
	p.sight.board.Zoom.Follow()
	if t.Kind == session.Slid {
		p.tips.tip = nil
	}
	if celebrated(t) || t.Kind == session.Checked {
		p.ended(s)
	}
}

// celebrated reports whether a transition solves the game: a solved game that undo or redo brings back was celebrated
// before.
func celebrated(t session.Transition) bool {
	return t.Solved && t.Kind != session.WentBack && t.Kind != session.WentOn
}

// animate starts the animation, the sound and the words of a transition.
func (p *Scene) animate(t session.Transition) {
	m := &p.sight.board.Motion
	m.StopShow()
	p.sight.draws = stage.Timer{}
	landing := time.Duration(0)
	switch t.Kind {
	case session.Slid, session.Undone, session.Redone:
		landing = p.slide(t)
		p.soundSlide(t, landing)
		p.teller.move(t)
	case session.Dealt:
		p.Stage.Hush()
		m.StopSlide()
		m.DealAfter(p.Stage, p.sight.leaves.timer)
	default:
		p.Stage.Hush()
		m.StopSlide()
	}
	if p.flashes = celebrated(t) && !p.goesOn(); p.flashes {
		m.Wave(p.Stage, p.Session().Goal())
		p.playTune(landing)
	}
}

// flash makes the line flash back after the wave over a perfect solve.
func (p *Scene) flash() {
	m := &p.sight.board.Motion
	if p.flashes && !m.Waves(p.Stage) && !p.Stage.Runs(p.sight.seal.timer) && p.best.perfect(p.Session()) {
		p.flashes = false
		m.Flash(p.Stage, p.Session().Goal())
	}
}

// slide starts the animation of a move and returns how long it takes.
func (p *Scene) slide(t session.Transition) time.Duration {
	timer := p.Stage.StartFade(boardview.SlideTime, boardview.FadeTime)
	start := p.hand.touch.TakeStart(&p.sight.board)
	timer = timer.Shorten(start)
	if p.Stage.Set.Hover {
		timer = stage.Timer{}
	}
	m := &p.sight.board.Motion
	m.Slide(p.Stage, timer, t.Old, t.New, start)
	if t.Kind == session.Slid && !p.help.auto {
		m.Land(p.Stage)
	}
	return timer.Length()
}

// Act does what a control of the scene is there for.
func (p *Scene) Act(id ui.ID) {
	switch id {
	case undoID:
		p.undo()
	case redoID:
		p.redo()
	case hintID:
		p.help.ask(p, p.Stage.DeviceInput())
	case resultID:
		p.recall()
	case checkID:
		p.check()
	case tryID:
		p.try()
	case enoughID:
		p.AskEnough()
	case newID:
		p.NewDeal()
	case menuID:
		p.desk.Menu()
	case againID:
		p.Again()
	case goalID:
		if p.Stage.Set.Latch {
			p.peek.toggle(p)
		}
	case configID:
		p.desk.NewGame()
	case todayID:
		p.desk.Today()
	case clockID:
		p.Pause()
	}
	if id.Name == boardview.CellGroup {
		p.hand.Tap(id.N, session.Keyboard)
	}
}

// Back stops the program's play, or leads from the buttons to the board, or from the board to the menu.
func (p *Scene) Back() {
	switch {
	case p.help.auto:
		p.help.stopAuto(p)
	case p.Focus != boardview.GridID:
		p.Focus = boardview.GridID
	default:
		p.desk.Menu()
	}
}

// Hear pauses the game when another scene covers it or the window loses the keyboard.
func (p *Scene) Hear(n stage.News) {
	s := p.Session()
	switch n {
	case stage.Covered:
		p.peek.key, p.held.key = "", "" // the scene may not see these keys come up
		if s != nil && !s.Paused() {
			if s.Pause(p.Stage.Now()); s.Paused() {
				p.sight.lay(true)
			}
		}
	case stage.Away:
		p.peek.key, p.held.key = "", ""
		if s.Running() {
			s.Pause(p.Stage.Now())
			p.Pause()
		}
	case stage.Reworded:
		p.course = p.desk.Course(s.Game())
		p.sight.words.reword(p)
		if r := p.racing(); r != nil {
			r.word(p)
		}
		p.sight.goal = goalCells{}
		p.help.advice = ""
	}
}

// Reply moves the cursor to the cell that has got the focus in the mirror.
func (p *Scene) Reply(r game.Reply) bool {
	if r.Kind != game.FocusMoved || r.ID.Name != boardview.CellGroup {
		return false
	}
	p.Stage.Used(stage.Keys)
	c := &p.sight.board.Cursor
	if r.ID.N < p.Session().Board().Size().Cells() { // the mirror may still show a larger board
		c.Shown = c.Shown || r.ID.N != c.Cell
		c.Cell = r.ID.N
	}
	p.Focus = boardview.GridID
	return true
}

func (p *Scene) undo() { p.changed(p.saves.Log.Undo(p.Stage.Now())) }
func (p *Scene) redo() { p.changed(p.saves.Log.Redo(p.Stage.Now())) }

func (p *Scene) changed(done bool) {
	p.hand.touch.Reset()
	p.help.stopAuto(p)
	if !done && !p.recall() {
		p.Stage.Sound(game.BlockedSound, 0)
	}
}

// NewDeal deals a new game of the same configuration, at the same exact depth if the present game has one. From
// one of a new player's first games it goes on to the next.
func (p *Scene) NewDeal() {
	if p.Session().First() {
		p.desk.NextFirst()
		return
	}
	if p.advance() {
		return
	}
	c, depth := p.Session().Game().Config, p.Session().Depth()
	if c.Size.Cells() > work.KeptCells || depth > space.MaxDepth(c) {
		depth = 0
	}
	p.desk.Deal(c, depth)
}

// Again deals the same scramble again. Once the player has made a move, that is practice, whose records are apart: who knows
// a scramble solves it faster. Of the fewest moves it is the same attempt until it is over.
func (p *Scene) Again() {
	if p.course.Again != nil {
		p.course.Again()
		return
	}
	s := p.Session()
	o := s.Options()
	if !s.First() && (s.Over() || s.Hidden() || o.Mode == session.Ordinary && s.Started()) {
		o.Own = true
	}
	p.desk.Start(s.Game(), o)
}
