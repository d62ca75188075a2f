package web

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// parse returns the game of an ID.
func parse(t *testing.T, id string) puzzle.Game {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// puzzleNear returns a 3x3 game some moves from its goal, and the moves that solve it.
func puzzleNear(t *testing.T, goal string, moves int) (puzzle.Game, []puzzle.Dir) {
	t.Helper()
	g := parse(t, "3x3."+goal+"#near")
	r := rand.New(rand.NewPCG(3, 5))
	b := g.Goal.Board()
	back := make([]puzzle.Dir, moves)
	last := puzzle.Dir(255)
	for i := range moves {
		d := puzzle.Dir(r.IntN(4))
		for b.MaxRun(d) == 0 || last != 255 && d == last.Opposite() {
			d = puzzle.Dir(r.IntN(4))
		}
		b, last = b.Step(d), d
		back[moves-1-i] = d.Opposite()
	}
	return puzzle.Game{Config: g.Config, Goal: g.Goal, Scramble: b}, back
}

// tileFor returns the cell of the tile that a move brings to the blank's cell.
func tileFor(b puzzle.Board, d puzzle.Dir) int {
	w := b.Size().W
	return b.Blank() + [4]int{puzzle.Up: w, puzzle.Down: -w, puzzle.Left: 1, puzzle.Right: -1}[d]
}

// link returns a game as a URL fragment.
func link(g puzzle.Game) string { return "#" + puzzle.LinkEscape(g.ID()) }

// openGame opens a game by its link and waits for its board.
func (b *tab) openGame(g puzzle.Game) {
	b.t.Helper()
	b.open(link(g))
	b.untilCells(g.Scramble)
}

// playThrough plays moves with the function hand and checks the board on the mirror after each.
func playThrough(b *tab, g puzzle.Game, moves []puzzle.Dir, hand func(at puzzle.Board, d puzzle.Dir)) {
	b.t.Helper()
	board := g.Scramble
	b.untilCells(board)
	for _, d := range moves {
		hand(board, d)
		board = board.Step(d)
		b.untilCells(board)
	}
}

// playByKeys plays moves with the keyboard and checks each on the mirror.
func (b *tab) playByKeys(g puzzle.Game, moves []puzzle.Dir) {
	b.t.Helper()
	playThrough(b, g, moves, func(_ puzzle.Board, d puzzle.Dir) { b.key(arrowKeys[d]) })
}

// solves waits for n records in the database and returns them.
func (b *tab) solves(n int) []session.Solve {
	b.t.Helper()
	const all = `new Promise((yes, no) => {
		const r = indexedDB.open("wildfifteen", 2);
		r.onerror = () => no(r.error);
		r.onsuccess = () => {
			const q = r.result.transaction("solves").objectStore("solves").getAll();
			q.onsuccess = () => { r.result.close(); yes(q.result) };
			q.onerror = () => no(q.error);
		};
	})`
	var lines []string
	for end := time.Now().Add(patience); len(lines) < n && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		lines = eval[[]string](b, all)
	}
	if len(lines) != n {
		b.t.Fatalf("%d solves are kept, want %d", len(lines), n)
	}
	var list []session.Solve
	for _, line := range lines {
		s, err := session.ParseSolve([]byte(line))
		if err != nil {
			b.t.Fatalf("%v in %s", err, line)
		}
		list = append(list, s)
	}
	return list
}

// kept returns the values of the page's local storage whose keys begin with a prefix.
func (b *tab) kept(prefix string) map[string]string {
	b.t.Helper()
	m := map[string]string{}
	text := eval[string](b, "JSON.stringify({...localStorage})")
	all := map[string]string{}
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		b.t.Fatal(err)
	}
	for k, v := range all {
		if strings.HasPrefix(k, prefix) {
			m[k] = v
		}
	}
	return m
}

func TestSolveByEveryInput(t *testing.T) { everywhere(t, solveByEveryInput) }

func solveByEveryInput(t *testing.T, open opener) {
	phone := view{w: 360, h: 640, scale: 1, touch: true}
	for _, c := range []struct {
		name  string
		view  view
		input string
		hand  func(b *tab, at puzzle.Board, d puzzle.Dir)
	}{
		{"keyboard", desk, "keyboard", func(b *tab, _ puzzle.Board, d puzzle.Dir) { b.key(arrowKeys[d]) }},
		{"mouse", desk, "mouse", func(b *tab, at puzzle.Board, d puzzle.Dir) { b.click(b.middle("cell", tileFor(at, d))) }},
		{"touch", phone, "touch", func(b *tab, at puzzle.Board, d puzzle.Dir) { b.tap(b.middle("cell", tileFor(at, d))) }},
		{"mirror", desk, "keyboard", func(b *tab, at puzzle.Board, d puzzle.Dir) { b.press("cell", tileFor(at, d)) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, serve(t, nil), c.view, nil)
			g, moves := puzzleNear(t, "spiral", 9)
			b.open(link(g))
			playThrough(b, g, moves, func(at puzzle.Board, d puzzle.Dir) { c.hand(b, at, d) })
			s := b.solves(1)[0]
			if s.ID != g.ID() || s.STM != len(moves) || s.Input != c.input {
				t.Errorf("kept %s with %d moves by %s, played %s with %d by %s", s.ID, s.STM, s.Input, g.ID(), len(moves), c.input)
			}
			if left := b.kept("wildfifteen/solve/"); len(left) > 0 {
				t.Errorf("kept twice: %v", left)
			}
			b.until("the result to be said", `document.getElementById("said").textContent.startsWith("Solved!")`)
		})
	}
}
