package gametest

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// Replay returns the text of a game as a player who makes mistakes might have played it: the way back from n random moves,
// with detours, an undo, a hint and a pause.
func Replay(t testing.TB, config string, n int, seed uint64) string {
	t.Helper()
	id, solution := Deal(t, config, n, seed)
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	var steps []puzzle.ReplayStep
	at := time.Duration(0)
	b := g.Scramble
	add := func(kind puzzle.StepKind, m puzzle.Move) {
		steps = append(steps, puzzle.ReplayStep{Kind: kind, Move: m, At: at})
		at += time.Duration(150+r.IntN(900)) * time.Millisecond
	}
	for i, m := range solution {
		switch d := puzzle.Dir(r.IntN(4)); {
		case i == n/3:
			add(puzzle.HintStep, puzzle.Move{})
		case i == n/2:
			add(puzzle.PauseStep, puzzle.Move{})
		case i > 0 && i%5 == 0 && b.MaxRun(d) > 0 && d != m.Dir:
			add(puzzle.MoveStep, puzzle.Move{Dir: d, N: 1})
			if i%2 == 0 {
				add(puzzle.UndoStep, puzzle.Move{})
			} else {
				add(puzzle.MoveStep, puzzle.Move{Dir: d.Opposite(), N: 1})
			}
		}
		add(puzzle.MoveStep, m)
		b, _ = b.Play(m)
	}
	steps[0].At = 0
	rep, err := puzzle.NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	return rep.String()
}

// OpenReplay opens the text of a replay as a link and answers its greeting: 0 races, 1 watches.
func (r *Run) OpenReplay(text string, answer int) {
	r.T.Helper()
	r.Reply(game.Reply{Kind: game.Link, Text: text})
	r.Press(ui.ID{Name: "answer", N: answer})
	r.Tick(2)
}
