package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// ways are the kinds of input with which a whole game is solved.
var ways = []struct {
	name string
	in   string // as the record names it
	play func(r *gametest.Run, d puzzle.Dir)
}{
	{"keys", "keyboard", func(r *gametest.Run, d puzzle.Dir) { r.Key(gametest.Arrow[d]) }},
	{"letters", "keyboard", func(r *gametest.Run, d puzzle.Dir) {
		r.Key([4]game.Key{puzzle.Up: "W", puzzle.Down: "S", puzzle.Left: "A", puzzle.Right: "D"}[d])
	}},
	{"cursor", "keyboard", func(r *gametest.Run, d puzzle.Dir) { playCursor(r, boardview.Mover(r.Board(), d)) }},
	{"mouse", "mouse", func(r *gametest.Run, d puzzle.Dir) { r.TapCell(game.Mouse, boardview.Mover(r.Board(), d)) }},
	{"touch", "touch", func(r *gametest.Run, d puzzle.Dir) { r.TapCell(game.Touch, boardview.Mover(r.Board(), d)) }},
	{"drag", "touch", func(r *gametest.Run, d puzzle.Dir) { dragTile(r, d, 0.8) }},
	{"swipe", "touch", swipe},
	{"pad", "gamepad", func(r *gametest.Run, d puzzle.Dir) {
		r.Button([4]game.PadButton{puzzle.Up: game.PadUp, puzzle.Down: game.PadDown, puzzle.Left: game.PadLeft, puzzle.Right: game.PadRight}[d])
	}},
	{"stick", "gamepad", pushStick},
}

// playCursor walks the cursor to a cell and presses it.
func playCursor(r *gametest.Run, cell int) {
	w := r.Board().Size().W
	for r.Cursor()%w < cell%w {
		r.Key("ArrowRight", game.Ctrl)
	}
	for r.Cursor()%w > cell%w {
		r.Key("ArrowLeft", game.Ctrl)
	}
	for r.Cursor()/w < cell/w {
		r.Key("ArrowDown", game.Ctrl)
	}
	for r.Cursor()/w > cell/w {
		r.Key("ArrowUp", game.Ctrl)
	}
	r.Key("Enter")
}

// dragTile drags the tile that can go in a direction by a part of a cell, slowly.
func dragTile(r *gametest.Run, d puzzle.Dir, part float32) {
	c := r.Cell(boardview.Mover(r.Board(), d))
	dx, dy := gametest.Delta(d)
	var way []render.Point
	for i := range 27 {
		k := part * float32(min(i, 20)) / 20 * c.W
		way = append(way, render.Point{X: c.Centre().X + dx*k, Y: c.Centre().Y + dy*k})
	}
	r.Point(game.Touch, way...)
}

// swipe makes a short stroke beside the board.
func swipe(r *gametest.Run, d puzzle.Dir) {
	dx, dy := gametest.Delta(d)
	at, scale := aboveBoard(r), r.In.Scale
	r.Point(game.Touch, at, render.Point{X: at.X + dx*12*scale, Y: at.Y + dy*12*scale}, render.Point{X: at.X + dx*26*scale, Y: at.Y + dy*26*scale})
}

// aboveBoard returns a point just above the board, where no control is.
func aboveBoard(r *gametest.Run) render.Point {
	board := r.Control(boardview.GridID).Rect
	return render.Point{X: board.X + board.W/2, Y: board.Y - 3*r.In.Scale}
}

func pushStick(r *gametest.Run, d puzzle.Dir) {
	dx, dy := gametest.Delta(d)
	r.In.Pads = []game.Pad{{Stick: render.Point{X: dx, Y: dy}}}
	r.Tick(2)
	r.In.Pads = []game.Pad{{}}
	r.Tick(1)
}

// TestSolveByEveryInput solves a game by each kind of input and goes on to the next.
func TestSolveByEveryInput(t *testing.T) {
	id, solution := gametest.Deal(t, "3x3.classic", 18, 7)
	for _, w := range ways {
		t.Run(w.name, func(t *testing.T) {
			t.Parallel()
			r := gametest.New(t, gametest.Options{Game: id})
			for i, m := range solution {
				want := r.Board().Step(m.Dir)
				w.play(r, m.Dir)
				if r.Board() != want {
					t.Fatalf("move %d %v: board %v, want %v", i, m, r.Board(), want)
				}
			}
			solves := r.StoredSolves().List
			if len(solves) != 1 {
				t.Fatalf("%d records, want 1: %q", len(solves), r.Store.Files[game.SolvesFile])
			}
			s := solves[0]
			if s.Input != w.in || s.STM != len(solution) || s.ID != id || len(s.At) != len(solution) {
				t.Errorf("record %+v, want input %s and %d moves of %s", s, w.in, len(solution), id)
			}
			if r.SceneName() != "result" {
				t.Errorf("the scene is the %s, want the result", r.SceneName())
			}
			r.Tick(60)
			r.Key("Space")
			if r.SceneName() != "play" || r.Board() == r.StoredGame().Goal().Board() {
				t.Errorf("Space after the result did not deal anew: the %s", r.SceneName())
			}
		})
	}
}
