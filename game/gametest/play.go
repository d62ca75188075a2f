package gametest

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// WithSettings returns a store with the settings of a new player, changed by a function.
func WithSettings(change func(*session.Settings)) *Memory {
	s := session.Defaults()
	change(&s)
	m := NewMemory()
	m.Replace(game.SettingsFile, s.JSON())
	return m
}

// SceneName returns the name of the scene on top, which it recognizes by the controls: "play", "pause", "result",
// "menu", "question" for any other card, or else "page".
func (r *Run) SceneName() string {
	for _, s := range [...]struct{ control, name string }{{"next", "result"}, {"resume", "pause"}, {"auto", "menu"}, {"undo", "play"}} {
		if r.Find(Named(s.control)) != nil && (s.name != "play" || r.Find(boardview.GridID) != nil && r.Find(Named("config")) != nil) {
			return s.name
		}
	}
	if r.Panel() != nil {
		return "question"
	}
	return "page"
}

// Panel returns the card over the scene below, nil if there is none.
func (r *Run) Panel() *ui.Control {
	for i, all := 0, r.App.Controls(); i < len(all); i++ {
		if all[i].Role == ui.Panel {
			return &all[i]
		}
	}
	return nil
}

// Cursor returns the cell of the keyboard cursor.
func (r *Run) Cursor() int {
	r.T.Helper()
	for _, c := range r.App.Controls() {
		if c.ID.Name == boardview.CellGroup && c.On {
			return c.ID.N
		}
	}
	r.T.Fatal("the cursor is on no cell")
	return 0
}

// FocusOn moves the keyboard focus to a control, as a screen reader does.
func (r *Run) FocusOn(id ui.ID) {
	r.T.Helper()
	r.Control(id)
	r.Reply(game.Reply{Kind: game.FocusMoved, ID: id})
}

// Hold presses or releases a key in the next tick.
func (r *Run) Hold(k game.Key, down bool) {
	r.In.Keys = append(r.In.Keys, game.KeyEvent{Key: k, Printed: string(k), Down: down})
}

// Arrow is the arrow key that moves a tile in a direction.
var Arrow = [4]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}

// Delta returns the unit vector of a direction on the screen.
func Delta(d puzzle.Dir) (dx, dy float32) {
	x, y := d.Delta()
	return float32(x), float32(y)
}

// MoveAny presses the arrow key of a possible move.
func (r *Run) MoveAny() {
	r.T.Helper()
	b := r.Board()
	for d, k := range Arrow {
		if b.MaxRun(puzzle.Dir(d)) > 0 {
			r.Key(k)
			return
		}
	}
}

// MoveAbout presses each arrow key once: at least two of them make a move.
func (r *Run) MoveAbout() {
	for _, k := range Arrow {
		r.Key(k)
	}
}

// Cell returns the rectangle of a cell of the board.
func (r *Run) Cell(n int) render.Rect {
	r.T.Helper()
	return r.Control(boardview.CellID(n)).Rect
}

// Deal returns the ID of a game n random steps from the goal of a configuration, and the steps that solve it.
func Deal(t testing.TB, config string, n int, seed uint64) (id string, solution []puzzle.Move) {
	t.Helper()
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	b := goal.Board()
	for range n {
		d := puzzle.Dir(random.IntN(4))
		for b.MaxRun(d) == 0 || len(solution) > 0 && d == solution[0].Dir {
			d = puzzle.Dir(random.IntN(4))
		}
		b = b.Step(d)
		solution = append([]puzzle.Move{{Dir: d.Opposite(), N: 1}}, solution...)
	}
	return puzzle.Game{Config: c, Goal: goal, Scramble: b}.ID(), solution
}

// Fewest returns the minimum number of moves that solve the board on the screen. It runs its own solver.
func (r *Run) Fewest() int {
	r.T.Helper()
	n, _ := r.solver().Best()
	return n
}

// Shortest returns a shortest solution of the board on the screen.
func (r *Run) Shortest() (way []puzzle.Move) {
	r.T.Helper()
	s := r.solver()
	for m, ok := s.Next(); ok; m, ok = s.Next() {
		way = append(way, m)
		if s.Follow(m) != nil {
			break
		}
		for !s.Step(1_000_000) {
		}
	}
	return way
}

// solver returns a solver that has solved the board on the screen.
func (r *Run) solver() *solve.Solver {
	r.T.Helper()
	s, err := solve.New(r.Board(), r.StoredGame().Goal().Board(), solve.Options{})
	if err != nil {
		r.T.Fatal(err)
	}
	for !s.Step(1_000_000) {
	}
	return s
}

// Heard lets n ticks pass and returns all announcements of these ticks and of the last tick before them.
func (r *Run) Heard(n int) (all []string) {
	for i := range n + 1 {
		if i > 0 {
			r.Tick(1)
		}
		if r.Out.Say != "" {
			all = append(all, r.Out.Say)
		}
	}
	return all
}
