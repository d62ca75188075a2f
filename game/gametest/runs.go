package gametest

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// someRun is the run of the pictures.
const someRun = "relay(2x2..4x4).snake#saturday"

// runScenes returns the scenes of relays and marathons.
func runScenes() []Scene {
	const plain = "4x4.classic#x"
	choose := func(way int, steps ...ui.ID) func(r *Run) {
		return func(r *Run) {
			r.Open("runs")
			r.Press(ui.ID{Name: "way", N: way})
			for _, id := range steps {
				r.Press(id)
			}
		}
	}
	legs := func(n, wait int) func(r *Run) {
		return func(r *Run) {
			r.PlayLegs(someRun, n, wait)
			r.Tick(100)
		}
	}
	more := ui.ID{Name: "width", N: 1}
	return []Scene{
		{Name: "runs-widths", Game: plain, Lead: choose(1, more, more)},
		{Name: "runs-all", Game: plain, Lead: choose(3, ui.ID{Name: "kind", N: 3})},
		{Name: "runs-marathon", Game: plain, Lead: choose(4)},
		{Name: "runs-large", Game: plain, Lead: choose(0, ui.ID{Name: "down"}, ui.ID{Name: "side", N: 1}, ui.ID{Name: "side", N: 1}, ui.ID{Name: "side", N: 1}, ui.ID{Name: "kind", N: 2})},
		{Name: "run-first", Game: someRun},
		{Name: "run-play", Game: someRun, Lead: func(r *Run) { legs(2, 30)(r); r.MoveAny(); r.Tick(200) }},
		{Name: "run-lead", Game: someRun, Lead: func(r *Run) {
			legs(3, 30)(r)
			r.Reply(game.Reply{Kind: game.Link, Text: someRun})
			legs(2, 5)(r)
		}},
		{Name: "run-pause", Game: someRun, Lead: func(r *Run) { legs(1, 30)(r); r.Key("P") }},
		{Name: "run-result", Game: someRun, Lead: legs(3, 30)},
		{Name: "run-more", Game: someRun, Lead: func(r *Run) { legs(3, 30)(r); r.Press(Named("more")) }},
		{Name: "run-menu", Game: someRun, Lead: func(r *Run) { legs(1, 30)(r); r.Press(Named("menu")) }},
		{Name: "run-card", Game: someRun, Lead: func(r *Run) { legs(3, 30)(r); r.Press(Named("share")) }},
		{Name: "run-marathon", Game: "marathon(12).2x2.wild#x", Lead: func(r *Run) { r.PlayLegs("marathon(12).2x2.wild#x", 12, 40); r.Tick(100) }},
		{Name: "run-records", Game: someRun, Lead: func(r *Run) { legs(3, 30)(r); r.Open("records") }},
		{Name: "run-page", Game: someRun, Lead: func(r *Run) {
			legs(3, 30)(r)
			r.OpenRecords(ui.ID{Name: "card"})
		}},
		{Name: "run-group", Game: someRun, Lead: func(r *Run) {
			legs(3, 30)(r)
			const other = "relay(2x2..4x4).snake#tuesday"
			r.Reply(game.Reply{Kind: game.Link, Text: other})
			r.PlayLegs(other, 3, 40)
			r.Tick(100)
			r.OpenRecords(ui.ID{Name: "card"})
		}},
	}
}

// PlayLegs solves the first legs of a run, which must be on the board, by taps, and waits some ticks before each.
func (r *Run) PlayLegs(text string, n, wait int) {
	r.T.Helper()
	run, err := puzzle.ParseRun(text)
	if err != nil {
		r.T.Fatal(err)
	}
	for i := range n {
		g, err := run.Deal(i)
		if err != nil {
			r.T.Fatal(err)
		}
		r.Tick(wait)
		r.solveTo(g.Goal.Board())
	}
}

// solveTo plays a shortest solution of the board by taps.
func (r *Run) solveTo(goal puzzle.Board) {
	r.T.Helper()
	s, err := solve.New(r.Board(), goal, solve.Options{})
	if err != nil {
		r.T.Fatal(err)
	}
	for !s.Step(1 << 20) {
	}
	for _, m := range s.Solution().Moves {
		for range m.N {
			r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
			r.Tick(12)
		}
	}
}
