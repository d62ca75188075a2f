package gametest

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// Moment is something that moves on the screen, for strips of its frames.
type Moment struct {
	Name   string
	Game   string                  // the game ID that the program is started with
	Set    func(*session.Settings) // changes the settings of a new player; nil: no change
	Lead   func(r *Run)            // makes the inputs before it; nil: none are needed
	Begin  func(r *Run)            // makes the inputs with which it begins
	Frames int                     // how long it is followed
	Board  bool                    // only the board moves
}

// Run begins a run that stands right before the moment.
func (m Moment) Run(t testing.TB, o Options) *Run {
	t.Helper()
	r := Scene{Name: m.Name, Game: m.Game, Set: m.Set, Lead: m.Lead}.Run(t, o)
	r.TickUntil(300, "rest before "+m.Name, func() bool { return !r.Out.Animating })
	return r
}

// press presses a pointer on a cell and holds it there.
func (r *Run) press(kind game.PointerKind, cell int) {
	r.In.Pointers = []game.Pointer{{Kind: kind, ID: 1, At: r.Control(boardview.CellID(cell)).Rect.Centre(), Down: true}}
	r.Tick(1)
}

// Moments returns all that moves.
func Moments() []Moment {
	const spiral = "4x4.spiral:1,2,3,4,12,13,14,5,11,15,6,0,10,9,8,7"
	mover := func(r *Run, d puzzle.Dir) int { return boardview.Mover(r.Board(), d) }
	tap := func(d puzzle.Dir) func(r *Run) {
		return func(r *Run) { r.TapCell(game.Touch, mover(r, d)) }
	}
	newGame := func(kind int) func(r *Run) {
		return func(r *Run) { r.Open("newgame"); r.Press(ui.ID{Name: "kind", N: kind}) }
	}
	return []Moment{
		{Name: "deal", Game: spiral, Begin: func(r *Run) { r.Key("N") }, Frames: 32},
		{Name: "press", Game: spiral, Begin: func(r *Run) { r.press(game.Touch, mover(r, puzzle.Up)) }, Frames: 8, Board: true},
		{Name: "slide", Game: "4x4.wild#monday", Begin: tap(puzzle.Up), Frames: 20, Board: true},
		{Name: "run", Game: "4x4.wild#monday", Begin: func(r *Run) { r.Key("ArrowUp", game.Shift) }, Frames: 12, Board: true},
		{Name: "bridge", Game: spiral, Begin: tap(puzzle.Right), Frames: 26, Board: true},
		{Name: "hint", Game: spiral, Begin: func(r *Run) { r.Key("H") }, Frames: 40},
		{Name: "thread", Game: "4x4.wild#monday", Begin: func(r *Run) { r.press(game.Touch, 0) }, Frames: 28},
		{Name: "goal", Game: spiral, Begin: func(r *Run) { r.Tap(game.Touch, Named("goal")) }, Frames: 16, Board: true},
		{Name: "pause", Game: spiral, Lead: func(r *Run) { r.Key("ArrowUp"); r.Key("ArrowRight") }, Begin: func(r *Run) { r.Key("P") }, Frames: 16},
		{Name: "victory", Game: "3x3.spiral:1,2,0,8,4,3,7,6,5", Lead: func(r *Run) {
			for _, k := range []game.Key{"ArrowRight", "ArrowLeft", "ArrowUp"} {
				r.Key(k)
			}
		}, Begin: func(r *Run) { r.Key("ArrowRight") }, Frames: 84},
		{Name: "perfect", Game: "3x3.classic:1,2,3,4,5,6,7,0,8", Begin: func(r *Run) { r.TapCell(game.Touch, 8) }, Frames: 132},
		{Name: "change", Game: spiral, Lead: func(r *Run) { r.Press(Named("menu")) }, Begin: func(r *Run) { r.Press(Named("settings")) }, Frames: 16},
		{Name: "back", Game: spiral, Lead: func(r *Run) { r.Open("help") }, Begin: func(r *Run) { r.Key("Escape") }, Frames: 16},
		{Name: "ladder", Set: func(s *session.Settings) { s.Rung = 2 }, Lead: func(r *Run) {
			r.Press(Named("menu"))
			r.Press(Named("auto"))
			r.Tick(12)
			r.Press(ui.ID{Name: "answer"})
			r.TickUntil(3000, "the result", func() bool { return r.Find(Named("next")) != nil })
			r.Tick(120)
		}, Begin: func(r *Run) { r.Press(Named("next")) }, Frames: 80},
		{Name: "menu", Game: spiral, Begin: func(r *Run) { r.Press(Named("menu")) }, Frames: 14},
		{Name: "flight", Game: "4x4.snake#monday", Lead: newGame(2), Begin: func(r *Run) { r.Press(Named("start")) }, Frames: 34},
		{Name: "flight-wild", Game: "5x5.wild#monday", Lead: newGame(3), Begin: func(r *Run) { r.Press(Named("start")) }, Frames: 34},
	}
}
