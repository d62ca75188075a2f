package play

import (
	"testing"

	"wildfifteen/render"
)

// TestGoalRing focuses the goal's picture: its ring is concentric with what the picture shows, be it tiles or a ribbon, also in a
// race.
func TestGoalRing(t *testing.T) {
	for _, c := range []struct {
		name, game string
		races      bool
	}{{"tiles", "4x4.random#x", false}, {"ribbon", "4x4.snake#x", false}, {"rows", "4x4.classic#x", false}, {"rival", raceGame, true}} {
		r := newRun(t, options{game: c.game})
		if c.races {
			r.play.Against(recordingOf(t, raceGame, "UL", 0, 2000))
		}
		r.tick(90)
		for range 8 {
			if k := r.Find(goalID); k != nil && k.Focused {
				break
			}
			r.key("Tab")
			r.tick(1)
		}
		goal := r.Find(goalID)
		if goal == nil || !goal.Focused {
			t.Fatalf("%s: the picture has no focus", c.name)
		}
		r.Draw(&r.list)
		v := &r.play.sight
		pic := render.GoalView{Rect: goal.Rect, Scale: 1, Goal: v.board.Goal, Theme: v.board.Theme}
		frame, radius := pic.Frame(0)
		rings := 0
		for _, op := range r.list.Ops {
			if op.Kind == render.BoxOp && op.Style.Fill.A == 0 && op.Style.Edge == v.board.Theme.Focus {
				rings++
				if want := radius + frame.X - op.Rect.X; op.Radius < want-0.01 || op.Radius > want+0.01 {
					t.Errorf("%s: the ring at %v has the radius %v, want %v around %v", c.name, op.Rect, op.Radius, want, frame)
				}
			}
		}
		if rings != 1 {
			t.Errorf("%s: %d rings", c.name, rings)
		}
	}
}
