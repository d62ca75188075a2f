package game

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestArrowsAfterPress presses what stands beside the board, and closes what that opens: the arrows still move tiles.
func TestArrowsAfterPress(t *testing.T) {
	for _, kind := range []PointerKind{Mouse, Touch} {
		for _, c := range []struct {
			name  string
			id    ui.ID
			after func(r *run)
		}{
			{"Hint", hintID, nil},
			{"Undo", undoID, nil},
			{"New", newID, nil},
			{"the goal", goalID, func(r *run) { r.tapOn(kind, goalID) }},
			{"Menu, Escape", menuID, func(r *run) { r.key("Escape") }},
			{"Menu, a tap beside it", menuID, func(r *run) { r.point(kind, render.Point{X: 3, Y: 3}) }},
			{"the clock, Go on", clockID, func(r *run) { r.tapOn(kind, resumeID) }},
			{"configuration, back", configID, func(r *run) { r.tapOn(kind, backID) }},
		} {
			r := newRun(t, options{game: "4x4.snake#x"})
			r.tick(60)
			for range 2 { // there is something to undo, and the clock runs
				r.moveAny()
			}
			r.tapOn(kind, c.id)
			r.tick(30)
			if c.after != nil {
				c.after(r)
				r.tick(30)
			}
			if r.app.top() != scene(r.app.play) {
				t.Fatalf("%s: not on the board's page but %s", c.name, typeName(r.app.top()))
			}
			before := r.board()
			r.moveAny()
			if r.app.play.focus != boardID || r.board() == before {
				t.Errorf("%s, kind of pointer %d: an arrow moves no tile, the focus is on %v", c.name, kind, r.app.play.focus)
			}
		}
	}
}

// moveAny presses the arrow of a move that there is.
func (r *run) moveAny() {
	for d, k := range arrow {
		if r.board().MaxRun(puzzle.Dir(d)) > 0 {
			r.key(k)
			return
		}
	}
}

// TestPressKeepsFocus presses a button by key, by a screen reader, and by one that presses like a finger: the focus
// stays on it. Away from the board a pointer takes the focus with it.
func TestPressKeepsFocus(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	at := func(what string, want ui.ID) {
		t.Helper()
		if got := r.app.top().base().focus; got != want {
			t.Errorf("%s: the focus is on %v, want %v", what, got, want)
		}
	}
	r.app.play.focus = hintID
	r.key("Enter")
	at("by key", hintID)
	r.app.play.focusGrid()
	r.reply(Reply{Kind: Pressed, ID: hintID})
	at("by a screen reader", hintID)
	r.tapOn(Touch, hintID)
	at("like a finger", hintID)
	r.tapOn(Mouse, menuID)
	r.key("Escape")
	at("another button by mouse", boardID)
	r.app.play.focus = hintID
	r.tapOn(Mouse, undoID) // there is nothing to undo
	at("a button that does nothing, by mouse", boardID)
	r.app.push(newSettings(r.app))
	r.tick(2)
	sound := muteSwitch.id
	r.app.top().base().scroll.Show(ui.Find(r.app.Controls(), sound).Rect, 100)
	r.tick(2)
	r.tapOn(Mouse, sound)
	at("in settings", sound)
}
