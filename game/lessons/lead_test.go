package lessons_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestTaskLeads opens a step that shows its way: what to do stands above the reason and in larger letters. Beside the board
// of a wide window the goal's picture stands below both, on a phone there is none.
func TestTaskLeads(t *testing.T) {
	for _, wide := range []bool{false, true} {
		o := gametest.Options{W: 360, H: 640}
		if wide {
			o = gametest.Options{W: 1100, H: 760}
		}
		r := gametest.SceneNamed(t, "lessons-bring").Run(t, o)
		find := func(label string) ui.Control {
			for _, c := range r.App.Controls() {
				if c.Label == label {
					return c
				}
			}
			t.Fatalf("%q is nowhere: %s", label, r.Labels())
			return ui.Control{}
		}
		task := find("Bring 1 to its place.")
		why := find("A tile goes where the gap is. So bring the gap to where the 1 has to go: the corner.")
		if task.Face.Px() <= why.Face.Px() || task.Rect.Y >= why.Rect.Y {
			t.Errorf("wide %v: the task in %d pixels at %v, the reason in %d at %v", wide, task.Face.Px(), task.Rect, why.Face.Px(), why.Rect)
		}
		goal := r.Find(gametest.Named("goal"))
		if (goal != nil) != wide || wide && (goal.Rect.Y < why.Rect.Y+why.Rect.H || goal.Rect.W < 200) {
			t.Errorf("wide %v: the goal's picture is %v", wide, goal)
		}
	}
}

// TestAgainCanBeUsed begins a step that shows no way again: only after its first move is there a button for that, and the board stays
// where it is.
func TestAgainCanBeUsed(t *testing.T) {
	r := gametest.SceneNamed(t, "lessons-parity").Run(t, gametest.Options{W: 360, H: 640})
	again, board := gametest.Named("again"), gametest.Named("board")
	was := r.Control(board).Rect
	if r.Control(again).Disabled {
		t.Error("after two moves the button is disabled")
	}
	r.Press(again)
	r.Tick(60)
	if c, now := r.Find(again), r.Control(board).Rect; c != nil || now != was {
		t.Errorf("before the first move there is %+v, and the board goes from %v to %v", c, was, now)
	}
}
