package game

import "testing"

// TestKeysThatLead looks whether Tab leaves the board and Enter presses its buttons even where settings of old give
// them to moves and actions, and whether an arrow without a move leaves the focus on the board.
func TestKeysThatLead(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	r.app.setKeys(actUp, []string{"Tab"})
	r.app.setKeys(actHint, []string{"Enter"})
	for range 2 {
		before := r.board()
		r.key("ArrowUp")
		if r.app.play.focus != boardID || r.board() != before {
			t.Fatalf("an arrow without a move leads to %v", r.app.play.focus)
		}
		r.key("Tab")
		if r.app.play.focus == boardID || r.board() != before {
			t.Fatal("Tab does not leave the board")
		}
		r.key("Tab", Shift)
		if r.app.play.focus != boardID {
			t.Fatalf("Tab with Shift leads to %v", r.app.play.focus)
		}
	}
	r.app.play.focus = menuID
	r.key("Enter")
	if _, ok := r.app.top().(*menu); !ok {
		t.Errorf("Enter on Menu leads to %s", typeName(r.app.top()))
	}
}

// TestKeysThatLeadInLab is the same for the laboratory's board and its buttons.
func TestKeysThatLeadInLab(t *testing.T) {
	r := onLab(t, options{}, labShown)
	l := r.lab()
	r.app.setKeys(actUp, []string{"Tab"})
	r.app.setKeys(actUndo, []string{"Enter"})
	l.focus, l.cursor = boardID, 5
	if r.key("Tab"); l.focus == boardID || l.cursor != 5 {
		t.Fatalf("Tab on the board leads to %v, cell %d", l.focus, l.cursor)
	}
	if r.key("Tab", Shift); l.focus != boardID {
		t.Fatalf("Tab with Shift leads to %v", l.focus)
	}
	l.focus = labEntryID
	if r.key("Enter"); r.app.top() == scene(l) {
		t.Error("Enter on a button does not press it")
	}
}
