package stage

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func TestPushAndPop(t *testing.T) {
	r := newRun(t)
	first := r.Top()
	if r.Pop(); r.Depth() != 1 || !r.Shows(first) {
		t.Errorf("from the first scene Pop leads to %s, of %d", r.topName(), r.Depth())
	}
	second, third := r.push(&testScene{name: "second"}), r.push(&testScene{name: "third"})
	if r.Depth() != 3 || !r.Shows(third) || r.Shows(second) {
		t.Errorf("on top of %d is %s", r.Depth(), r.topName())
	}
	r.tick(3)
	if second.ticks != 3 || third.ticks != 3 {
		t.Errorf("in 3 ticks the scenes have %d and %d", second.ticks, third.ticks)
	}
	if r.Pop(); r.Depth() != 2 || !r.Shows(second) {
		t.Errorf("Pop leads to %s, of %d", r.topName(), r.Depth())
	}
	r.push(&testScene{name: "fourth"})
	if r.Home(); r.Depth() != 1 || !r.Shows(first) {
		t.Errorf("Home leads to %s, of %d", r.topName(), r.Depth())
	}
}

// TestWaysBack goes back by Escape, the pad, the system and the button: to the scene below. From the first scene the
// system's Back puts the program into the background.
func TestWaysBack(t *testing.T) {
	r := newRun(t)
	for name, back := range map[string]func(){
		"Escape": func() { r.press("Escape", 0) },
		"pad": func() {
			r.in.Pads = []game.Pad{{Buttons: game.PadB}}
			r.tick(1)
			r.in.Pads = nil
			r.tick(1)
		},
		"system": func() { r.in.Replies = []game.Reply{{Kind: game.Back}}; r.tick(1) },
		"button": func() { r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: BackID}}; r.tick(1) },
		"beside": func() { r.hold(3, 3); r.lift() },
	} {
		r.push(&testScene{Page: Page{Over: true}, name: "second", layout: func(f *ui.Frame) {
			f.Add(ui.Control{Role: ui.Panel, Rect: render.Rect{X: 50, Y: 50, W: 200, H: 200}})
			button(f, BackID.Name, render.Rect{X: 60, Y: 60, W: 100, H: 48})
		}})
		r.tick(1)
		if back(); r.Depth() != 1 || r.out.Home {
			t.Errorf("%s leads to %s, of %d; home %v", name, r.topName(), r.Depth(), r.out.Home)
		}
	}
	r.in.Replies = []game.Reply{{Kind: game.Back}}
	if r.tick(1); !r.out.Home {
		t.Error("the system's back does nothing on the first scene")
	}
}

// TestCovered pushes scenes that hide those below and one that does not: all below hear of it, the new one does not.
func TestCovered(t *testing.T) {
	r := newRun(t)
	a := r.push(&testScene{name: "a"})
	b := r.push(&testScene{name: "b"})
	r.want("a scene that hides nothing", a)
	c := r.push(&testScene{Page: NewPage(r.Stage), name: "c"})
	r.want("a scene that hides those below", a, "covered")
	r.want("a scene that hides those below", b, "covered")
	r.want("a scene that hides those below", c)
	if r.Pop(); r.Shows(c) {
		t.Error("Pop does nothing")
	}
	r.want("once it is gone", b)
}

// TestAway takes the keyboard from the window and puts the program to sleep: all scenes hear of it, then the rest.
func TestAway(t *testing.T) {
	r := newRun(t)
	a, b := r.push(&testScene{name: "a"}), r.push(&testScene{name: "b"})
	r.tick(1)
	r.in.Focused = false
	r.tick(3)
	r.want("the window lost the keyboard", a, "away")
	r.want("the window lost the keyboard", b, "away")
	if len(r.notes) != 1 || r.notes[0] != "away" {
		t.Errorf("the rest is told %q", r.notes)
	}
	r.in.Focused = true
	r.tick(2)
	r.want("it has it again", b)
	r.in = r.in.Asleep(r.in.Now, r.in.Date)
	r.tick(1)
	r.want("the program sleeps", b, "away")
}

// TestReworded changes the system's language: scenes hear of it, unless the player chose the language.
func TestReworded(t *testing.T) {
	r := newRun(t)
	r.invented()
	a := r.push(&testScene{name: "a"})
	r.tick(2)
	r.want("the same language", a)
	old := r.Lang
	r.in.Locale = "en-GB"
	r.tick(2)
	r.want("another language", a, "reworded")
	if r.Lang == old || r.Lang.RTL() {
		t.Error("the language is the old one")
	}
}

// TestChosenLanguage chooses a language: scenes hear of it in the same tick, and the system's language no longer matters.
func TestChosenLanguage(t *testing.T) {
	r := newRun(t)
	a := r.push(&testScene{name: "a"})
	r.in.Locale = "fr"
	r.tick(2)
	a.notes = nil
	old := r.Lang
	r.Set.Language = "en-GB"
	r.tick(1)
	r.want("a language is chosen", a, "reworded")
	if r.Lang == old {
		t.Error("the language is the old one")
	}
}

// TestFocusFallsBack takes the control that has the focus away: the first one gets it.
func TestFocusFallsBack(t *testing.T) {
	r := newRun(t)
	names := []string{"a", "b", "c"}
	n := r.push(&testScene{name: "page", first: ui.ID{Name: "b"}, layout: func(f *ui.Frame) {
		for i, name := range names {
			button(f, name, render.Rect{X: 10, Y: 10 + 60*float32(i), W: 200, H: 48})
		}
	}})
	r.tick(1)
	if n.Focus.Name != "b" || !r.FocusOn(ui.ID{Name: "b"}) || !r.Find(n.Focus).Focused {
		t.Errorf("at first the focus is on %v", n.Focus)
	}
	if r.press("Tab", 0); n.Focus.Name != "c" {
		t.Errorf("Tab leads to %v", n.Focus)
	}
	if r.press("Tab", game.Shift); n.Focus.Name != "b" {
		t.Errorf("Tab with Shift leads to %v", n.Focus)
	}
	r.press("ArrowDown", 0)
	names = names[:2]
	if r.tick(1); n.Focus.Name != "b" {
		t.Errorf("without its control the focus is on %v", n.Focus)
	}
	r.press("Enter", 0)
	r.want("Enter", n, "act b 0")
}

// TestKeysUsed checks the order in which the scene, the stage and the Rest get a key; the Rest gets none while a scene
// lies over another one.
func TestKeysUsed(t *testing.T) {
	r := newRun(t)
	var heard []game.Key
	n := r.push(&testScene{name: "page", uses: func(e game.KeyEvent) bool {
		if e.Down {
			heard = append(heard, e.Key)
		}
		return e.Key == "X"
	}})
	for _, k := range []game.Key{"X", "Tab", "F1", "ShiftLeft"} {
		r.press(k, 0)
	}
	if len(heard) != 2 || heard[0] != "X" || heard[1] != "F1" {
		t.Errorf("the scene hears %q", heard)
	}
	if len(r.notes) != 1 || r.notes[0] != "key F1" {
		t.Errorf("the rest is told %q", r.notes)
	}
	n.AllKeys, n.Over, r.notes = true, true, nil
	if r.press("Tab", 0); len(heard) != 3 {
		t.Error("Tab does not go to a scene that has all keys")
	}
	if r.press("F1", 0); len(r.notes) > 0 {
		t.Errorf("from a scene over another one the rest is told %q", r.notes)
	}
}

// TestAsk asks one question over another: the second replaces the first, and each answer does what it stands for.
func TestAsk(t *testing.T) {
	r := newRun(t)
	answers := ""
	answer := func(s string) Answer { return Answer{Label: s, Do: func() { answers += s }} }
	r.Message("News.")
	r.tick(1)
	if c := r.Find(BackID); r.Depth() != 2 || c == nil || c.Label != "OK" && c.Label != r.Lang.T("common.ok") {
		t.Errorf("a message has the way back %+v", c)
	}
	r.Ask(Question{Text: "Why?", Answers: []Answer{answer("a"), answer("b")}})
	if r.tick(1); r.Depth() != 2 || !r.FocusOn(answerID(0)) {
		t.Errorf("%d scenes; the focus is not on the first answer", r.Depth())
	}
	r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: answerID(1)}}
	if r.tick(1); answers != "b" || r.Depth() != 1 {
		t.Errorf("answered %q, %d scenes", answers, r.Depth())
	}
	r.push(&testScene{name: "page"})
	r.Ask(Question{Text: "Why?"})
	if r.Depth() != 3 {
		t.Error("a question has replaced a page")
	}
}
