package lessons_test

import (
	"fmt"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/lessons"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// hands are the ways to play: each makes a move, presses a control and goes back by one kind of input alone.
type hands struct {
	name  string
	move  func(r *gametest.Run, m puzzle.Move)
	press func(r *gametest.Run, id ui.ID)
	back  func(r *gametest.Run)
}

var (
	arrows  = [4]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}
	buttons = [4]game.PadButton{puzzle.Up: game.PadUp, puzzle.Down: game.PadDown, puzzle.Left: game.PadLeft, puzzle.Right: game.PadRight}
)

// tap makes moves and presses with a pointer.
func tap(kind game.PointerKind, name string) hands {
	return hands{name,
		func(r *gametest.Run, m puzzle.Move) { r.TapCell(kind, mover(r.Board(), m)) },
		func(r *gametest.Run, id ui.ID) { r.Tap(kind, id) },
		func(r *gametest.Run) { r.Tap(kind, stage.BackID) }}
}

// mover returns the cell of the last tile of a run.
func mover(b puzzle.Board, m puzzle.Move) int {
	cell := b.Blank()
	for range m.N {
		cell = b.Size().Neighbour(cell, m.Dir.Opposite())
	}
	return cell
}

// seek moves the focus by one step, again and again, until it is on a control.
func seek(r *gametest.Run, id ui.ID, step func()) {
	r.T.Helper()
	for n := 0; r.Focus() != id; n++ {
		if n > 20 {
			r.T.Fatalf("the focus never comes to %v: %v", id, r.IDs())
		}
		step()
	}
}

var everyHand = []hands{
	tap(game.Mouse, "mouse"), tap(game.Touch, "touch"),
	{"keyboard",
		func(r *gametest.Run, m puzzle.Move) {
			for range m.N {
				r.Key(arrows[m.Dir])
			}
		},
		func(r *gametest.Run, id ui.ID) { seek(r, id, func() { r.Key("Tab") }); r.Key("Enter") },
		func(r *gametest.Run) { r.Key("Escape") }},
	{"pad",
		func(r *gametest.Run, m puzzle.Move) {
			for range m.N {
				r.Button(buttons[m.Dir])
			}
		},
		func(r *gametest.Run, id ui.ID) {
			n := 0
			seek(r, id, func() {
				r.Button([...]game.PadButton{game.PadDown, game.PadLeft, game.PadDown, game.PadRight}[n%4])
				n++
			})
			r.Button(game.PadA)
		},
		func(r *gametest.Run) { r.Button(game.PadB) }},
	{"screen reader",
		func(r *gametest.Run, m puzzle.Move) { r.Press(boardview.CellID(mover(r.Board(), m))) },
		func(r *gametest.Run, id ui.ID) { r.Press(id) },
		func(r *gametest.Run) { r.Press(stage.BackID) }},
}

// TestEveryInput does all lessons by each kind of input alone. Which moves to make it learns from the program, which shows
// them to another player with the same boards.
func TestEveryInput(t *testing.T) {
	for _, h := range everyHand {
		t.Run(h.name, func(t *testing.T) {
			shown, r := open(t, 1), open(t, 1)
			for n := range lessons.Count {
				for task := 0; ; task++ {
					doTask(shown, r, h, fmt.Sprintf("lesson %d, task %d", n+1, task+1))
					done := r.Says(assets.Load("en").T("lessons.learned", "title", title(r)))
					if n == lessons.Count-1 && done {
						return
					}
					shown.Press(gametest.Named("next"))
					h.press(r, gametest.Named("next"))
					shown.Tick(60)
					r.Tick(60)
					if done {
						break
					}
				}
			}
		})
	}
}

// title returns the title of the lesson.
func title(r *gametest.Run) string {
	for _, c := range r.App.Controls() {
		if c.Role == ui.Heading {
			return c.Label
		}
	}
	return ""
}

// doTask does a task by an input as the program shows it to another player.
func doTask(shown, r *gametest.Run, h hands, name string) {
	r.T.Helper()
	done := func() bool { return r.Find(gametest.Named("next")) != nil }
	for n := 0; !done(); n++ {
		if n > 400 {
			r.T.Fatalf("%s is never done: %v", name, r.Board())
		}
		if shown.Board() != r.Board() {
			r.T.Fatalf("%s: the boards are %v and %v", name, shown.Board(), r.Board())
		}
		if shown.Find(gametest.Named("solvable")) != nil {
			id := gametest.Named("unsolvable")
			if goal, _ := puzzle.ParseGame("3x3#x"); puzzle.Solvable(r.Board(), goal.Goal.Board()) {
				id = gametest.Named("solvable")
			}
			shown.Press(id)
			h.press(r, id)
			shown.Tick(30)
			r.Tick(30)
			continue
		}
		m := shownMove(shown)
		h.move(r, m)
		r.Tick(30)
	}
}

// shownMove returns the next move that the program shows, and makes: where it shows none, any.
func shownMove(r *gametest.Run) puzzle.Move {
	r.T.Helper()
	before := r.Board()
	if c := r.Find(gametest.Named("showme")); c == nil || c.Disabled {
		for d := puzzle.Up; ; d++ {
			if before.MaxRun(d) > 0 {
				r.Press(boardview.CellID(mover(before, puzzle.Move{Dir: d, N: 1})))
				r.Tick(30)
				return puzzle.Move{Dir: d, N: 1}
			}
		}
	}
	r.Press(gametest.Named("showme"))
	for n := 0; r.Board() == before; n++ {
		if n > 200 {
			r.T.Fatalf("nothing is shown on %v", before)
		}
		r.Tick(1)
	}
	if r.Find(gametest.Named("showme")) != nil {
		r.Press(gametest.Named("showme"))
	}
	m, ok := before.RunTo(r.Board().Blank())
	if !ok {
		r.T.Fatalf("from %v to %v is no move", before, r.Board())
	}
	r.Tick(30)
	return m
}

// TestLeave leaves a lesson after a move by each kind of input: it is not done, and opens again.
func TestLeave(t *testing.T) {
	for _, h := range everyHand {
		r := open(t, 2)
		b := r.Board()
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if b.MaxRun(d) > 0 {
				h.move(r, puzzle.Move{Dir: d, N: 1})
				break
			}
		}
		r.Tick(2) // the tile still slides
		if r.Board() == b {
			t.Errorf("%s: no tile has moved", h.name)
		}
		h.back(r)
		r.Tick(30)
		id := ui.ID{Name: "lesson", N: 2}
		if c := r.Find(id); c == nil || c.On {
			t.Fatalf("%s leads to %v, %+v", h.name, r.IDs(), c)
		}
		h.press(r, id)
		r.Tick(30)
		if r.Find(gametest.Named("showme")) == nil {
			t.Errorf("%s: the lesson opens as %v", h.name, r.IDs())
		}
	}
}
