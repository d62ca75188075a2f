package settings

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// openKeys opens the list of keys.
func (r *run) openKeys() *keyList {
	r.t.Helper()
	r.press(keysID)
	k, ok := r.Top().(*keyList)
	if !ok {
		r.t.Fatalf("the row of the keys opens %T", r.Top())
	}
	return k
}

// bind opens the list of keys, answers the question for an action's key, and goes back.
func (r *run) bind(a keys.Action, answer func()) {
	r.t.Helper()
	k := r.openKeys()
	k.Focus = ui.ID{Name: keyGroup, N: slices.IndexFunc(keys.Bindings(), func(b keys.Binding) bool { return b.Action == a })}
	r.key("Enter")
	if _, ok := r.Top().(*keyQuestion); !ok {
		r.t.Fatalf("Enter leads to %T", r.Top())
	}
	answer()
	if !r.Shows(k) {
		r.t.Fatalf("after the key the scene is %T", r.Top())
	}
	r.key("Escape")
	if !r.Shows(r.scene) {
		r.t.Fatalf("Escape leads to %T", r.Top())
	}
}

func TestKeysAreChanged(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	is := func(a keys.Action, want ...string) {
		t.Helper()
		if got := r.keysOf(a); !slices.Equal(got, want) {
			t.Errorf("keys of %s: %q, want %q", a, got, want)
		}
	}
	r.bind(keys.NewGame, func() { r.key("Z") })
	if want := r.Lang.T("settings.key_taken", "actions", r.Lang.T("help.act_undo")); r.lastAnnouncement() != want {
		t.Errorf("a key taken from another action announces %q, want %q", r.lastAnnouncement(), want)
	}
	is(keys.NewGame, "Z")
	is(keys.Undo, "Ctrl+Z", "Backspace")
	r.bind(keys.Hint, func() { r.key("A") }) // the place of A moved a tile
	is(keys.Hint, "A")
	is(keys.Left, "ArrowLeft")
	r.bind(keys.Pause, func() { r.key("K", game.Ctrl, game.Shift) })
	is(keys.Pause, "Ctrl+Shift+K")
	r.bind(keys.Redo, func() { r.key("Escape") })
	is(keys.Redo, "Y", "Ctrl+Y", "Ctrl+Shift+Z")
	r.bind(keys.Goal, func() { r.key("Backspace") })
	is(keys.Goal)
	r.bind(keys.Status, func() { r.event(game.KeyEvent{Key: "KeyJ", Printed: "О", Down: true}) })
	is(keys.Status, "@KeyJ")

	r = r.restart()
	is(keys.Pause, "Ctrl+Shift+K")
	is(keys.Goal)
	r.bind(keys.Goal, func() { r.press(defaultKeyID) })
	is(keys.Goal, "G")
	r.bind(keys.NewGame, func() { r.press(noKeyID) })
	is(keys.NewGame)
	r.bind(keys.NewGame, func() { r.press(stage.BackID) })
	is(keys.NewGame)
	k := r.openKeys()
	r.press(resetKeysID)
	for i, b := range keys.Bindings() {
		is(b.Action, b.Keys...)
		if want := r.keys.Caps(r.Lang, b); !slices.Equal(k.rows[i].caps, want) {
			t.Errorf("the list shows for %s the keys %q, want %q", b.Action, k.rows[i].caps, want)
		}
	}
	if set := r.restart().saves.Settings; len(set.Keys) != 0 {
		t.Errorf("after a reset %v is stored", set.Keys)
	}
}

// TestNoKeyIsStored checks that an action without a key is stored as an empty list, not as null.
func TestNoKeyIsStored(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	r.bind(keys.Hint, func() { r.press(noKeyID) })
	if list, ok := r.saves.Settings.Keys[string(keys.Hint)]; !ok || list == nil || len(list) > 0 {
		t.Errorf("stored is %v", r.saves.Settings.Keys)
	}
}

// TestEveryKeyAnswers checks that the question takes keys that do something else elsewhere, and refuses Tab.
func TestEveryKeyAnswers(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	for _, k := range []game.Key{"Space", "Enter", "ArrowDown", "F1", "F11", "Home"} {
		r.bind(keys.Restart, func() { r.key(k) })
		if got := r.keysOf(keys.Restart); !slices.Equal(got, []string{string(k)}) {
			t.Errorf("%s gives the keys %q", k, got)
		}
	}
	if r.Out.Fullscreen {
		t.Error("F11 switches to full screen")
	}
	r.bind(keys.Up, func() {
		r.key("Tab", game.Shift)
		q, ok := r.Top().(*keyQuestion)
		want := r.Lang.T("settings.key_tab", "action", r.Lang.T("help.act_up"))
		if !ok || q.text != want || r.lastAnnouncement() != want {
			t.Errorf("Tab is not refused: %q", r.lastAnnouncement())
		}
		r.in.Keys = []game.KeyEvent{{Key: "B", Printed: "B", Down: true, Repeat: true}}
		if r.tick(); !r.Shows(q) {
			t.Error("a key held down before answers")
		}
		r.key("V", game.Shift)
	})
	if got := r.keysOf(keys.Up); !slices.Equal(got, []string{"V"}) {
		t.Errorf("Shift+V gives a move the keys %q", got)
	}
}

// TestQuestionYields checks that another question replaces the one for a key.
func TestQuestionYields(t *testing.T) {
	r := newRun(t, game.Desktop, memory{})
	k := r.openKeys()
	k.Act(k.First())
	r.tick()
	r.Message("One sentence.")
	r.tick()
	if r.key("Escape"); !r.Shows(k) {
		t.Errorf("behind a message is %T", r.Top())
	}
}

// TestKeyPartsHoldAllActions checks that every action stands in a group of the list of keys.
func TestKeyPartsHoldAllActions(t *testing.T) {
	n := 0
	for _, p := range keyParts {
		n += p.count
	}
	if n != len(keys.Bindings()) {
		t.Errorf("the groups hold %d actions, want %d", n, len(keys.Bindings()))
	}
}
