package app_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// arrangeID leads on the page Draw a goal from lines to numbers in any order.
var arrangeID = ui.ID{Name: "mode", N: 1}

// device is all that a player uses in a run: a keyboard, a game pad, a finger, a mouse or a screen reader.
type device struct {
	name  string
	menu  func(r *gametest.Run)                // opens the menu over the board
	press func(r *gametest.Run, id ui.ID)      // presses a control of a page, wherever it is
	move  func(r *gametest.Run, d puzzle.Dir)  // moves a tile
	draw  func(r *gametest.Run, cells ...int)  // draws a line from the first cell of the board on
	swap  func(r *gametest.Run)                // arranges numbers on the page Draw a goal: the first two change places
	aid   func(r *gametest.Run, button string) // "try", "check": what stands beside the board
}

// arrowTo moves the focus to a control by the keyboard and presses it.
func arrowTo(r *gametest.Run, id ui.ID) {
	r.T.Helper()
	if r.Focus() == (ui.ID{}) {
		r.Key("Tab")
	}
	arrows := map[ui.Direction]game.Key{ui.Up: "ArrowUp", ui.Down: "ArrowDown", ui.Left: "ArrowLeft", ui.Right: "ArrowRight"}
	for n := 0; r.Focus() != id; n++ {
		if n > 100 {
			r.T.Fatalf("the keyboard does not come to %v but to %v", id, r.Focus())
		}
		if c := r.Find(id); c != nil && c.ID.Name == r.Focus().Name { // within a group
			for d, k := range arrows {
				if next, ok := ui.Toward(r.App.Controls(), r.Focus(), d); ok && nearer(r, next, r.Focus(), id) {
					r.Key(k)
					break
				}
			}
			continue
		}
		r.Key("Tab")
	}
	r.Key("Enter")
}

// nearer reports whether a control is nearer to another than a third is.
func nearer(r *gametest.Run, a, b, to ui.ID) bool {
	far := func(id ui.ID) float32 {
		p, q := r.Control(id).Rect.Centre(), r.Control(to).Rect.Centre()
		return (p.X-q.X)*(p.X-q.X) + (p.Y-q.Y)*(p.Y-q.Y)
	}
	return r.Find(a) != nil && far(a) < far(b)
}

// clickOn turns the wheel until a control is visible, and clicks it.
func clickOn(r *gametest.Run, id ui.ID) {
	r.T.Helper()
	r.Tick(12) // the change of scenes is over
	for _, notches := range []float32{0.5, -0.5} {
		for range 100 {
			if c := r.Find(id); c != nil && gametest.Seen(c) == c.Rect {
				r.Tap(game.Mouse, id)
				return
			}
			r.Scroll(notches)
		}
	}
	r.T.Fatalf("the mouse does not come to %v", id)
}

// devices are all devices. What the keyboard and the pad do by a key or a button, the others do by controls.
func devices() []device {
	onBoard := func(press func(r *gametest.Run, id ui.ID)) device {
		return device{press: press,
			menu: func(r *gametest.Run) { press(r, gametest.Named("menu")) },
			move: func(r *gametest.Run, d puzzle.Dir) {
				press(r, boardview.CellID(r.StoredGame().Board().Step(d).Blank()))
			},
			aid: func(r *gametest.Run, button string) { press(r, gametest.Named(button)) },
		}
	}
	touch, mouse, reader := onBoard(touchTo), onBoard(clickOn), onBoard((*gametest.Run).Press)
	touch.name, mouse.name, reader.name = "touch", "mouse", "reader"
	touch.draw = (*gametest.Run).DrawLine
	mouse.draw = func(r *gametest.Run, cells ...int) {
		for _, cell := range cells {
			r.Point(game.Mouse, r.LinePoint(cell))
		}
	}
	reader.draw = func(r *gametest.Run, cells ...int) {
		for _, cell := range cells {
			r.Press(ui.ID{Name: "drawcell", N: cell})
		}
	}
	touch.swap = func(r *gametest.Run) { touchTo(r, arrangeID); r.DrawLine(0, 1) }
	mouse.swap = func(r *gametest.Run) { clickOn(r, arrangeID); mouse.draw(r, 0, 1) }
	reader.swap = func(r *gametest.Run) { r.Press(arrangeID); reader.draw(r, 0, 1) }
	steer := func(r *gametest.Run, cells []int, push func(d puzzle.Dir)) {
		size := r.StoredGame().Goal().Size()
		for i := range cells[1:] {
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if size.Neighbour(cells[i], d) == cells[i+1] {
					push(d)
				}
			}
		}
	}
	buttons := [4]game.PadButton{puzzle.Up: game.PadUp, puzzle.Down: game.PadDown, puzzle.Left: game.PadLeft, puzzle.Right: game.PadRight}
	return []device{touch, mouse, reader, {
		name:  "keyboard",
		menu:  func(r *gametest.Run) { r.Key("M") },
		press: arrowTo,
		move:  func(r *gametest.Run, d puzzle.Dir) { r.Key(gametest.Arrow[d]) },
		draw: func(r *gametest.Run, cells ...int) {
			r.Key("Space")
			steer(r, cells, func(d puzzle.Dir) { r.Key(gametest.Arrow[d]) })
		},
		swap: func(r *gametest.Run) {
			arrowTo(r, arrangeID)
			arrowTo(r, ui.ID{Name: "line"}) // and lifts the first number
			r.Key("ArrowRight")
			r.Key("Space")
		},
		aid: func(r *gametest.Run, button string) { r.Key(map[string]game.Key{"try": "T", "check": "H"}[button]) },
	}, {
		name:  "pad",
		menu:  func(r *gametest.Run) { r.Button(game.PadStart) },
		press: func(r *gametest.Run, id ui.ID) { padTo(r, id); r.Button(game.PadA) },
		move:  func(r *gametest.Run, d puzzle.Dir) { r.Button(buttons[d]) },
		draw: func(r *gametest.Run, cells ...int) {
			r.Button(game.PadA)
			steer(r, cells, func(d puzzle.Dir) { r.Button(buttons[d]) })
			r.Button(game.PadR1) // to the buttons
		},
		swap: func(r *gametest.Run) {
			r.Button(game.PadR1)
			padTo(r, arrangeID)
			for _, b := range []game.PadButton{game.PadA, game.PadR1, game.PadA, game.PadRight, game.PadA, game.PadR1} {
				r.Button(b)
			}
		},
		aid: func(r *gametest.Run, button string) {
			r.Button(map[string]game.PadButton{"try": game.PadBack, "check": game.PadY}[button])
		},
	}}
}

// solveBy solves the board by a device, in the fewest moves.
func solveBy(r *gametest.Run, d device) {
	r.T.Helper()
	r.Tick(30)
	for _, m := range r.Shortest() {
		for range m.N {
			d.move(r, m.Dir)
			r.Tick(12)
		}
	}
	r.Tick(120)
}

// wantResult fails unless the result shows.
func wantResult(r *gametest.Run) {
	r.T.Helper()
	if r.SceneName() != "result" {
		r.T.Errorf("in %s: %q", r.SceneName(), r.Labels())
	}
}

// TestWaysByEveryDevice goes from the board through the menu into each way to play, plays it to its end and sees what it has
// left, by each device alone.
func TestWaysByEveryDevice(t *testing.T) {
	id := func(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }
	for _, w := range []struct {
		name string
		game string  // that the program starts with
		path []ui.ID // from the room on
		play func(r *gametest.Run, d device)
	}{
		{"daily", "4x4.classic#x", []ui.ID{id("daily", 0), id("play", 0)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			wantResult(r)
			if text := string(r.Store.Files[game.MarksFile]); !strings.HasPrefix(text, "day 2026-01-05 ") {
				r.T.Errorf("kept is %q", text)
			}
		}},
		{"studies", "4x4.classic#x", []ui.ID{id("studies", 0), id("book", 1), id("study", 2)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			wantResult(r)
			if text := string(r.Store.Files[game.MarksFile]); text != markLines("study 2 7") {
				r.T.Errorf("kept is %q", text)
			}
		}},
		{"goals", "4x4.classic#x", []ui.ID{id("goals", 0), id("goal", 1)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || list[0].Config != "3x3.snake" {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"gallery", "4x4.classic#x", []ui.ID{id("gallery", 0), id("goal", 1)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || list[0].Config == "4x4.classic" {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"draw", "3x3.classic#x", []ui.ID{id("draw", 0)}, func(r *gametest.Run, d device) {
			d.draw(r, 0, 1, 2, 5)
			d.press(r, id("finish", 0))
			r.Tick(60)
			d.press(r, id("start", 0))
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || !strings.HasPrefix(list[0].Config, "3x3.path(a1:R2D") {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"arrange", "3x3.classic#x", []ui.ID{id("draw", 0)}, func(r *gametest.Run, d device) {
			d.swap(r)
			d.press(r, id("start", 0))
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || !strings.HasPrefix(list[0].Config, "3x3.board(2,1,3/") {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"fewest", "2x2.classic#x", []ui.ID{id("others", 0), id("way", 0)}, func(r *gametest.Run, d device) {
			r.Tick(30)
			way := r.Shortest()
			d.move(r, way[0].Dir)
			r.Tick(12)
			d.aid(r, "try")
			r.Tick(12)
			d.move(r, way[0].Dir.Opposite())
			r.Tick(12)
			d.aid(r, "try")
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || list[0].Mode != session.FewestMoves || list[0].STM != len(way) {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"blind", "2x2.classic#x", []ui.ID{id("others", 0), id("way", 1)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			d.aid(r, "check")
			r.Tick(120)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || list[0].Mode != session.Blind || list[0].Failed {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"practice", "3x3.classic#x", []ui.ID{id("others", 0), id("way", 2), id("way", 1)}, func(r *gametest.Run, d device) {
			solveBy(r, d)
			wantResult(r)
			if list := r.StoredSolves().List; len(list) != 1 || !list[0].Own {
				r.T.Errorf("recorded is %+v", list)
			}
		}},
		{"relay", "4x4.classic#x", []ui.ID{id("runs", 0), id("start", 0)}, func(r *gametest.Run, d device) {
			for range 3 {
				solveBy(r, d)
			}
			wantResult(r)
			if runs := r.StoredSolves().Runs; len(runs) != 1 || runs[0].Run != "relay(2x2..4x4).classic" {
				r.T.Errorf("recorded is %+v", runs)
			}
		}},
		{"picture", "3x3.classic#x", []ui.ID{id("picture", 0), id("picture", 3)}, func(r *gametest.Run, d device) {
			r.Tick(30)
			if p := r.StoredSettings().Picture; p == session.NoPicture {
				r.T.Error("no picture is chosen")
			}
			for range app.Way("picture") {
				r.Reply(game.Reply{Kind: game.Back})
			}
			solveBy(r, d)
			wantResult(r)
		}},
	} {
		for _, d := range devices() {
			t.Run(w.name+"/"+d.name, func(t *testing.T) {
				t.Parallel()
				r := onMonday(t, gametest.Options{Game: w.game})
				d.menu(r)
				r.Tick(30)
				for _, id := range append(slices.Clone(app.Way(w.path[0].Name)), w.path[1:]...) {
					d.press(r, id)
					r.Tick(30)
				}
				w.play(r, d)
			})
		}
	}
}
