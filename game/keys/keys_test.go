package keys

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// newMap returns the default keys and the settings that change them.
func newMap() (*Map, *session.Settings) {
	set := session.Defaults()
	return New(&set), &set
}

// rebind gives an action its keys, as the settings do.
func rebind(m *Map, set *session.Settings, a Action, keys ...string) (from []Action) {
	set.Keys, from = m.Rebound(a, keys)
	return from
}

func bindingOf(a Action) Binding {
	return bindings[slices.IndexFunc(bindings[:], func(b Binding) bool { return b.Action == a })]
}

// event is the press of a key of a US keyboard.
func event(key game.Key, mods ...game.Mods) game.KeyEvent {
	e := game.KeyEvent{Key: key, Down: true}
	if len(key) == 1 {
		e.Printed = string(key)
	}
	for _, m := range mods {
		e.Mods |= m
	}
	return e
}

func TestAction(t *testing.T) {
	m, _ := newMap()
	for _, c := range []struct {
		e             game.KeyEvent
		board, beside Action
	}{
		{event("ArrowUp"), Up, ""},
		{event("ArrowUp", game.Shift), Up, ""},
		{event("ArrowUp", game.Ctrl), "", ""},
		{event("S"), Down, Status},
		{event("Z"), Undo, Undo},
		{event("Z", game.Ctrl), Undo, Undo},
		{event("Z", game.Meta), Undo, Undo},
		{event("Z", game.Ctrl, game.Shift), Redo, Redo},
		{event("Z", game.Shift), "", ""},
		{event("F11"), Fullscreen, Fullscreen},
		{event("Tab"), "", ""},
	} {
		if a, b := m.Action(c.e), m.Beside(c.e); a != c.board || b != c.beside {
			t.Errorf("%v does %q on the board and %q beside it, want %q and %q", c.e, a, b, c.board, c.beside)
		}
	}
}

func TestMoves(t *testing.T) {
	for i, b := range Bindings() {
		if b.Action.Moves() != (i < moveCount) {
			t.Errorf("binding %d, %s: moves is %v", i, b.Action, b.Action.Moves())
		}
	}
}

func TestHelps(t *testing.T) {
	m, set := newMap()
	if !m.Helps(event("F1")) || m.Helps(event("H")) {
		t.Error("another key than F1 opens the help")
	}
	rebind(m, set, Help, "K")
	if m.Helps(event("K")) || m.Helps(event("F1")) {
		t.Error("a key that prints a letter opens the help where text is entered")
	}
}

// TestLettersOfAnyScript checks that a key that prints no ASCII character does what the letter at its place does, also
// when the player binds it.
func TestLettersOfAnyScript(t *testing.T) {
	m, set := newMap()
	for _, c := range []struct {
		place   game.Key
		printed string
		want    Action
	}{
		{"P", "З", Pause}, // Russian
		{"M", "Ь", Menu},
		{"M", ",", ""}, // French
		{"Z", "Я", Undo},
	} {
		if got := m.Action(game.KeyEvent{Key: c.place, Printed: c.printed, Down: true}); got != c.want {
			t.Errorf("%s at the place of %s does %q, want %q", c.printed, c.place, got, c.want)
		}
	}
	e := game.KeyEvent{Key: "Z", Printed: "Я", Down: true}
	m.Learn(e)
	rebind(m, set, Hint, Text(e, Hint))
	if a := m.Action(e); a != Hint {
		t.Errorf("Я, bound to the hint, does %q", a)
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		e    game.KeyEvent
		a    Action
		want string
	}{
		{event("Z"), NewGame, "Z"},
		{event("K", game.Ctrl, game.Shift), Pause, "Ctrl+Shift+K"},
		{event("K", game.Meta, game.Alt), Pause, "Ctrl+Alt+K"},
		{event("V", game.Shift), Up, "V"},
		{event("Space"), NewGame, "Space"},
		{game.KeyEvent{Key: "KeyJ", Printed: "О"}, Status, "@KeyJ"},
		{game.KeyEvent{Key: "Q", Printed: "@"}, Status, "@Q"},
		{game.KeyEvent{Key: "Y", Printed: "Z"}, Undo, "Z"},
	} {
		got := Text(c.e, c.a)
		if got != c.want {
			t.Errorf("%v is stored as %q, want %q", c.e, got, c.want)
		}
		if !matches(got, c.e, c.a.Moves()) {
			t.Errorf("%q does not match %v", got, c.e)
		}
	}
}

func TestRebound(t *testing.T) {
	m, set := newMap()
	is := func(a Action, want ...string) {
		t.Helper()
		if got := m.Keys(bindingOf(a)); !slices.Equal(got, want) {
			t.Errorf("keys of %s: %q, want %q", a, got, want)
		}
	}
	if _, from := m.Rebound(NewGame, []string{"Z"}); set.Keys != nil || !slices.Equal(from, []Action{Undo}) {
		t.Errorf("Z is taken from %q; the settings are %v", from, set.Keys)
	}
	rebind(m, set, NewGame, "Z")
	is(NewGame, "Z")
	is(Undo, "Ctrl+Z", "Backspace")
	if from := rebind(m, set, Hint, "A"); !slices.Equal(from, []Action{Left}) { // the letter at the place "@A"
		t.Errorf("A is taken from %q", from)
	}
	is(Left, "ArrowLeft")
	rebind(m, set, Goal)
	is(Goal)
	rebind(m, set, Goal, "G")
	is(Goal, "G")
	if _, ok := set.Keys[string(Goal)]; ok {
		t.Error("default keys are stored")
	}
	before := set.Keys
	rebind(m, set, Goal, "K")
	if _, ok := before[string(Goal)]; ok {
		t.Error("a table is changed that was handed out before")
	}
}
