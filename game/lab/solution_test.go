package lab

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// TestSolution plays solutions of boards with exact solvers and of large boards, and makes moves that follow the solution
// and moves that leave it.
func TestSolution(t *testing.T) {
	for _, id := range []string{"3x3.spiral#a", "4x3.random#b", "7x5.snake-3#c", "16x16.classic#d"} {
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(t, options{})
		r.show(puzzle.Lab{Start: g.Scramble, Goal: g.Goal})
		l := r.scene
		b, s := &l.bench, &l.solution
		l.showTab(solveTab)
		s.begin(b, r.work)
		for range 3000 {
			if s.found && (s.solver.Proven() || !solve.Exact(g.Goal.Size())) {
				break
			}
			r.tick(1)
		}
		r.tick(1)
		moves := append([]puzzle.Move(nil), s.moves...)
		if end, err := solve.Verify(g.Scramble, moves); err != nil || end != g.Goal.Board() {
			t.Fatalf("%s: the solution of %d moves ends in %v, %v", id, len(moves), end, err)
		}
		hand{l}.tap(boardview.Mover(g.Scramble, moves[0].Dir)) // sliding along it keeps it
		if s.pos != 1 || b.start != g.Scramble.Step(moves[0].Dir) {
			t.Errorf("%s: sliding along the solution leads to move %d", id, s.pos)
		}
		r.tick(2)
		if s.searching {
			t.Errorf("%s: the search goes on while the solution is played", id)
		}
		l.Adjust(scrubID, float32(len(moves)))
		if !b.solved() {
			t.Errorf("%s: at the slider's end the board is %v", id, b.start)
		}
		l.Adjust(scrubID, 0)
		if b.start != g.Scramble {
			t.Errorf("%s: back at its beginning the board is %v", id, b.start)
		}
		for d := range puzzle.Dir(4) {
			if d != moves[0].Dir && g.Scramble.MaxRun(d) > 0 {
				hand{l}.slide(puzzle.Move{Dir: d, N: 1})
				break
			}
		}
		r.tick(2)
		if s.pos != 0 || s.solver == nil || s.solver.Start() != b.start {
			t.Errorf("%s: beside the solution no new search began", id)
		}
	}
}

// TestStepsBackAlongEdges goes through a solution and back, in steps, with the blank along all edges.
func TestStepsBackAlongEdges(t *testing.T) {
	r := onLab(t, options{}, "lab:8,6,7/2,5,4/3,0,1>classic")
	r.showTab(solveTab)
	r.tapOn(game.Touch, solveID)
	r.tick(300)
	b, s := &r.scene.bench, &r.scene.solution
	begin, edges := b.start, map[int]bool{}
	for range s.moves {
		r.tapOn(game.Touch, afterID)
		edges[b.start.Blank()] = true
	}
	if !b.solved() || len(edges) < 8 {
		t.Fatalf("at the end: solved %v, the blank was in %d cells", b.solved(), len(edges))
	}
	for range s.moves {
		r.tapOn(game.Touch, beforeID)
	}
	if b.start != begin {
		t.Errorf("back at the start the board is %v, was %v", b.start, begin)
	}
}
