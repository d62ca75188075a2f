package game

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game/ui"
)

// TestExamplesStayWhole looks whether no example of a board is broken in the middle, however narrow the window.
func TestExamplesStayWhole(t *testing.T) {
	const board = "1 2 3/4 0 5/7 8 6"
	for _, inLab := range []bool{false, true} {
		for w := float32(280); w <= 700; w += 20 {
			r := newRun(t, options{w: w, h: 700, game: "4x4.classic#x"})
			e := newEntry(r.app)
			if inLab {
				r.app.openLab(r.app.labQuestion())
				e = newLabEntry(r.app.top().(*lab))
			}
			r.app.push(e)
			r.tick(2)
			found := false
			for _, c := range r.app.Controls() {
				found = found || c.Role == ui.Text && slices.ContainsFunc(c.Lines, func(line string) bool {
					return strings.Contains(strings.ReplaceAll(line, "\u00a0", " "), board)
				})
			}
			if !found {
				t.Errorf("%v wide, lab %v: %q is broken or gone: %q", w, inLab, board, r.labels())
			}
		}
	}
}

// TestSelection selects with keys, and types over, cuts, copies and leaves what is selected.
func TestSelection(t *testing.T) {
	r, e := entryRun(t, options{})
	r.write("4x4.snake#day")
	want := func(when, text, selected string) {
		t.Helper()
		if e.edit.text != text || e.edit.selected() != selected {
			t.Fatalf("%s: %q with %q selected, want %q with %q", when, e.edit.text, e.edit.selected(), text, selected)
		}
	}
	r.key("ArrowLeft", Shift)
	r.key("ArrowLeft", Shift)
	want("Shift and arrows", "4x4.snake#day", "ay")
	r.key("C", Ctrl)
	if r.out.Copy != "ay" {
		t.Errorf("copied %q", r.out.Copy)
	}
	r.key("ArrowRight")
	want("an arrow alone", "4x4.snake#day", "")
	if e.edit.caret != len(e.edit.text) {
		t.Errorf("the caret is at %d", e.edit.caret)
	}
	r.key("Home", Shift)
	want("Shift and Home", "4x4.snake#day", "4x4.snake#day")
	r.key("End")
	r.key("A", Ctrl)
	want("Ctrl and A", "4x4.snake#day", "4x4.snake#day")
	r.app.Draw(&r.list)
	all := len(r.list.Ops)
	r.write("3x3#é")
	want("typed over", "3x3#é", "")
	if r.app.Draw(&r.list); len(r.list.Ops) >= all {
		t.Errorf("what is selected is not to be seen: %d ops, without %d", all, len(r.list.Ops))
	}
	r.key("ArrowLeft", Shift)
	r.key("X", Ctrl)
	if r.out.Copy != "é" {
		t.Errorf("cut %q", r.out.Copy)
	}
	want("cut", "3x3#", "")
	r.key("ArrowLeft", Shift)
	r.key("Backspace")
	want("erased", "3x3", "")
	r.key("Home")
	r.key("ArrowRight", Shift)
	r.key("Delete")
	want("removed", "x3", "")
	r.key("A", Ctrl)
	r.reply(Reply{Kind: Pasted, Text: "5x5#b"})
	want("pasted over", "5x5#b", "")
	r.key("A", Ctrl)
	r.point(Mouse, r.app.play.place.tray.Centre())
	r.tapOn(Mouse, fieldID)
	want("a click in the field", "5x5#b", "")
	r.in.Keys = []KeyEvent{{Key: "A", Printed: "A", Mods: Ctrl | Alt, Down: true}} // AltGr on Windows
	r.in.Text = "ą"
	r.tick(1)
	if !strings.Contains(e.edit.text, "ą") || len(e.edit.text) != len("5x5#bą") {
		t.Errorf("after AltGr and A: %q", e.edit.text)
	}
}
