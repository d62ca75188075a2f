package atlas

import (
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// TestTwelveCells counts a large space and draws a board from it, in steps, and checks that no step does much.
func TestTwelveCells(t *testing.T) {
	if testing.Short() {
		t.Skip("spaces of twelve cells")
	}
	r := newRun(t, options{game: "4x3.wild#a", w: 1100, h: 760})
	s := New(r.stage, r.budget, &r.desk)
	r.stage.Push(s)
	r.tick(3)
	v := &s.board.survey
	if v.done() || v.progress() >= 1 || !r.out.Animating || r.stage.Find(progressID) == nil {
		t.Errorf("after three ticks: done %v, progress %v, animating %v", v.done(), v.progress(), r.out.Animating)
	}
	r.counted(s)
	if v.space != nil || v.search != nil {
		t.Error("the space is kept after counting")
	}
	if got := v.total(); got != 239_500_800 {
		t.Errorf("%d boards", got)
	}
	if n := s.board.standing.depths[0]; n != r.distance() || !s.board.chart.chart.Mark.Is(n) {
		t.Errorf("the game is said to be at %d and marked at %d, want %d", n, s.board.chart.chart.Mark.At, r.distance())
	}
	s.board.choose(17)
	r.tapOn(playID)
	if r.atHome() || r.stage.Find(progressID) == nil {
		t.Error("no bar while a board is drawn")
	}
	for range 2000 {
		if r.tick(1); r.atHome() {
			break
		}
	}
	r.playing("4x3.wild", 17)
}

// TestChoiceStopsFinder checks that no game starts once another depth is chosen.
func TestChoiceStopsFinder(t *testing.T) {
	if testing.Short() {
		t.Skip("spaces of twelve cells")
	}
	r, s := inAtlas(t, options{game: "4x3.classic#a"})
	s.board.choose(30)
	s.Act(playID)
	r.tick(1)
	s.board.choose(31)
	r.tick(300)
	if r.atHome() || r.out.Animating || s.board.texts.progress != "" {
		t.Errorf("home %v, animating %v, %q", r.atHome(), r.out.Animating, s.board.texts.progress)
	}
}

// TestDrawsAllOfADepth draws boards of depth 3 of 2x2 and checks that it gets both of them.
func TestDrawsAllOfADepth(t *testing.T) {
	r, s := inAtlas(t, options{game: "2x2.classic#x"})
	seen := map[puzzle.Board]int{}
	for range 40 {
		c := work.Finder{Goal: s.board.goal.Board(), Depth: 3, Space: s.board.survey.space}
		b, ok, err := c.Step(r.budget)
		if !ok || err != nil {
			t.Fatal(ok, err)
		}
		if d, _ := s.board.survey.space.Depth(b); d != 3 {
			t.Fatalf("%v is at depth %d", b, d)
		}
		seen[b]++
	}
	if len(seen) != 2 {
		t.Errorf("drawn %v, want both boards of depth 3", seen)
	}
}

func TestStanding(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	r.move(puzzle.Left)
	if s := r.openAtlas(); s.board.standing.depths != [2]int{2, 1} {
		t.Errorf("the game is at %v, want 2 and 1", s.board.standing.depths)
	}
}

// move makes a move in the game being played.
func (r *run) move(d puzzle.Dir) {
	r.t.Helper()
	if err := r.desk.playing.Move(puzzle.Move{Dir: d, N: 1}, r.in.Now, session.Keyboard); err != nil {
		r.t.Fatal(err)
	}
}

// TestBesideSolved opens the atlas beside solved games, whose depth is looked up or searched for.
func TestBesideSolved(t *testing.T) {
	for _, game := range []string{"3x3.classic:1,2,3,4,5,6,7,0,8", "4x3.classic:1,2,3,4,5,6,7,8,9,10,0,11"} {
		r := newRun(t, options{game: game})
		r.move(puzzle.Left)
		s := r.openAtlas()
		if s.board.standing.depths != [2]int{1, 0} || !r.says("began 1 move from its goal and is solved") {
			t.Errorf("%s: the game is at %v", game, s.board.standing.depths)
		}
	}
}

// TestWithoutMemory checks that the scene says so when a space does not fit into memory, and that another one can still
// be counted.
func TestWithoutMemory(t *testing.T) {
	r := newRun(t, options{game: "4x3.classic#x"})
	r.tick(60)
	s := New(r.stage, r.budget, &r.desk)
	s.board.survey.begun, s.board.survey.err = true, &space.MemoryError{Size: s.board.charted.size}
	r.stage.Push(s)
	r.tick(3)
	if !r.says("isn't enough memory") || r.stage.Find(playID) != nil || r.out.Animating {
		t.Errorf("without memory: %v, animating %v", r.stage.Controls(), r.out.Animating)
	}
	s.Act(idOf(tabGroup, sizesTab))
	r.tick(1)
	s.Act(idOf(sizesGroup, 3))
	r.counted(s)
	if s.board.survey.radius() != 31 {
		t.Errorf("then 3x3 has radius %d", s.board.survey.radius())
	}
}

// TestNameOfGame checks how the atlas names the game being played: with what is special about its deal as long as it is
// being played.
func TestNameOfGame(t *testing.T) {
	r := newRun(t, options{game: "3x3.wild#x"})
	r.desk.playing = session.New(r.desk.playing.Game(), session.Options{Depth: 9}, time.Time{})
	s := r.openAtlas()
	if got := r.control(goalID).Label; got != "3 × 3 Wild, 9 moves" {
		t.Errorf("named %q", got)
	}
	r.desk.Start(puzzle.Game{}, session.Options{})
	s.board.texts.forget()
	r.tick(1)
	if got := r.control(goalID).Label; got != "3 × 3 Wild" {
		t.Errorf("after another game has started: named %q", got)
	}
}

// TestFlagOfGame checks that the flag in the chart stands at the present board of the game being played, and that there is
// none for another goal.
func TestFlagOfGame(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,0,7,8,6"})
	g := r.desk.playing
	d := puzzle.Down
	if g.Board().MaxRun(d) == 0 {
		t.Fatal("no tile can go down")
	}
	g.Move(puzzle.Move{Dir: d, N: 1}, time.Second, session.Keyboard)
	s := r.openAtlas()
	if n := r.distance(); n != 2 || !s.board.chart.chart.Mark.Is(n) {
		t.Errorf("%d moves from the goal, flag %+v", n, s.board.chart.chart.Mark)
	}
	s.chart(charted{g.Game().Goal.Size(), 2})
	r.counted(s)
	if s.board.chart.chart.Mark.On {
		t.Error("a game for another goal has a flag")
	}
}
