package play

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// TestCourse plays a game that asks for the fewest moves: no clock, the name and the words of its course, a hint that moves
// nothing, dots and Next.
func TestCourse(t *testing.T) {
	var solved, next int
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8", course: Course{Name: "Study", Sense: "Sense", Par: 1, First: "Begin.",
		Next: func() { next++ }, Solved: func(*session.Session) { solved++ }}})
	r.tick(60)
	p := r.play
	if p.sight.words.config != "Study" || p.sight.words.sense != "Sense" {
		t.Errorf("the head says %q, %q", p.sight.words.config, p.sight.words.sense)
	}
	if clock, moves, _ := p.sight.shown(); clock || !moves {
		t.Errorf("the clock is shown: %v, the moves: %v", clock, moves)
	}
	p.help.ask(p, session.Keyboard)
	if _, shown := p.help.shownMove(); shown || p.help.advice != "Begin." || p.Session().Hints() != 1 {
		t.Errorf("the hint is %q", p.help.advice)
	}
	if !p.hand.move(puzzle.Move{Dir: puzzle.Left, N: 1}, session.Keyboard) {
		t.Fatal("no move")
	}
	r.tick(120)
	if solved != 1 || p.result == nil || !p.result.words.dots {
		t.Errorf("solved %d times", solved)
	}
	p.result.next()
	if next != 1 {
		t.Error("Next does not go on in the course")
	}
}
