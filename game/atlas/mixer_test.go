package atlas

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// mixing opens the tab with the board that is shuffled.
func mixing(t *testing.T, o options) (*run, *Scene) {
	t.Helper()
	r, s := inAtlas(t, o)
	s.ShowTab(&s.tabs, walksTab)
	for s.walks.mix.survey.counting() {
		r.tick(1)
	}
	r.tick(1)
	if m := &s.walks.mix; m.steps() != mixFirst || m.board == m.goal.Board() {
		t.Errorf("the page opens with %d steps, want a walk of %d", m.steps(), mixFirst)
	}
	s.walks.mix.reset()
	r.tick(1)
	return r, s
}

// TestMix shuffles by each kind of input, and solves the board after each step: the depth shown is the true one.
func TestMix(t *testing.T) {
	for name, press := range map[string]func(r *run){
		"touch": func(r *run) { r.tapOn(mixID) },
		"mouse": func(r *run) { r.point(game.Mouse, r.control(mixID).Rect.Centre()) },
		"keys": func(r *run) {
			for r.page().Focus != mixID {
				r.key("Tab")
			}
			r.key("Enter")
		},
		"pad": func(r *run) {
			r.button(game.PadR2)
			r.goTo(mixID)
			r.button(game.PadA)
		},
	} {
		r, s := mixing(t, options{game: "4x4.classic#x"})
		m := &s.walks.mix
		press(r)
		moved, was, slid := 0, m.goal.Board(), false
		for range 2000 {
			r.stage.Draw(&r.list)
			slid = slid || len(m.view.Shift) > 0
			if m.board != was {
				moved, was = moved+1, m.board
				if got := fewest(t, m); got != m.depth() {
					t.Errorf("%s: after %d steps the depth shown is %d, the true one %d", name, m.steps(), m.depth(), got)
				}
			}
			if r.tick(1); m.todo == 0 && !r.out.Animating {
				break
			}
		}
		line := m.chart.Lines[0].Points
		if moved != mixSteps || m.steps() != mixSteps || m.figures[0].value != "20" || len(line) != mixSteps+1 || !slid {
			t.Errorf("%s: %d moves seen, %d steps, said %v, %d points, slid: %v", name, moved, m.steps(), m.figures, len(line), slid)
		}
		if end := line[mixSteps]; end != (render.ChartPoint{X: mixSteps, Y: float64(m.depth())}) {
			t.Errorf("%s: the chart ends at %v", name, end)
		}
		if want := r.stage.Lang.T("atlas.said_mixed", "steps", "20", "away", m.figures[1].value); r.announced[len(r.announced)-1] != want {
			t.Errorf("%s: announced %q, want %q", name, r.announced[len(r.announced)-1], want)
		}
		r.tapOn(mixBackID)
		if m.board != m.goal.Board() || m.steps() != 0 || m.figures[0].value != "0" || len(m.chart.Lines[0].Points) != 1 || !r.control(mixBackID).Disabled {
			t.Errorf("%s: after Start over %v, %d steps", name, m.board, m.steps())
		}
	}
}

func fewest(t *testing.T, m *mixPage) int {
	t.Helper()
	s, err := solve.New(m.board, m.goal.Board(), solve.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Step(100_000) {
	}
	n, _ := s.Best()
	return n
}

// TestMixEnds checks that no step undoes the one before, that presses while the board is shuffled add up, and that there is
// an end.
func TestMixEnds(t *testing.T) {
	r, s := mixing(t, options{game: "4x4.classic#x"})
	m := &s.walks.mix
	presses := 0
	for !r.control(mixID).Disabled {
		r.tapOn(mixID)
		presses++
	}
	boards := [2]string{}
	for range 10000 {
		if now := m.board.String(); now != boards[1] {
			if now == boards[0] {
				t.Fatalf("step %d goes straight back", m.steps())
			}
			boards = [2]string{boards[1], now}
		}
		if r.tick(1); !r.out.Animating {
			break
		}
	}
	if presses != mixMost/mixSteps || m.steps() != mixMost || !r.control(mixID).Disabled {
		t.Errorf("%d presses, %d steps, disabled: %v", presses, m.steps(), r.control(mixID).Disabled)
	}
}

// TestMixOnLowScreen has the board being shuffled, its figures, its chart and the buttons in sight at once on a wide, low screen.
func TestMixOnLowScreen(t *testing.T) {
	r, s := mixing(t, options{w: 640, h: 360, game: "4x4.classic#x"})
	view := s.Scroll.Area()
	board := r.control(mixBoardID).Rect
	for _, id := range []ui.ID{mixBoardID, {Name: figureGroup}, mixChartID, mixID, mixBackID} {
		c := r.control(id).Rect
		if c.Y < view.Y || c.Y+c.H > view.Y+view.H || id != mixBoardID && c.X < board.X+board.W {
			t.Errorf("%v is at %v, the board at %v, in view is %v", id, c, board, view)
		}
	}
}
