package app_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// dealtAnew reports whether a key begins another game, and whether that game has the same deal as the old one.
func dealtAnew(r *gametest.Run, k game.Key) (anew, same bool) {
	r.T.Helper()
	games, old := r.StoredLog().Games(), r.StoredGame().Game()
	r.Key(k)
	return r.StoredLog().Games() > games, r.StoredGame().Game() == old
}

// TestSettingsStay uses every control of the settings, each in a run of its own, and checks that a restart shows it as it
// was left, with the change stored.
func TestSettingsStay(t *testing.T) {
	t.Parallel()
	others := []string{"back", "keys", "usual", "copy-save", "copy-open", "speed", "pictures"}
	for _, platform := range []game.Platform{game.Desktop, game.Phone} {
		on := func(store *gametest.Memory) *gametest.Run {
			r := gametest.New(t, gametest.Options{Store: store, Boot: func(b *game.Boot) { b.Platform = platform }})
			r.Open("settings")
			return r
		}
		var ids []ui.ID
		for _, c := range on(gametest.NewMemory()).App.Controls() {
			if c.Focusable() && !slices.Contains(others, c.ID.Name) && !strings.HasPrefix(c.ID.Name, "list-") && !(c.Role == ui.Radio && c.On) {
				ids = append(ids, c.ID)
			}
		}
		if len(ids) < 20 {
			t.Errorf("only %d settings", len(ids))
		}
		for _, id := range ids {
			r := on(gametest.NewMemory())
			r.FocusOn(id)
			was, before := *r.Control(id), r.StoredSettings()
			if id == gametest.Named("volume") {
				r.Key("ArrowRight")
			} else {
				r.Key("Enter")
			}
			r.Tick(2)
			if string(r.StoredSettings().JSON()) == string(before.JSON()) {
				t.Errorf("%v changes nothing that is stored", id)
			}
			if folded := (ui.ID{Name: "list-" + id.Name}); r.Find(id) == nil { // larger letters have folded the choice
				if r.Focus() != folded {
					t.Errorf("after %v the focus is at %v", id, r.Focus())
				}
				continue
			}
			now := *r.Control(id)
			if now.On == was.On && now.At == was.At {
				t.Errorf("%v does not change", id)
			}
			r.App.Shutdown()
			if kept := on(r.Store).Control(id); kept.On != now.On || kept.At != now.At || kept.Value != now.Value {
				t.Errorf("%v: after a restart %v %v %q, before it %v %v %q", id, kept.On, kept.At, kept.Value, now.On, now.At, now.Value)
			}
		}
	}
}

// TestThemeTakesEffectAtOnce looks at the picture.
func TestThemeTakesEffectAtOnce(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	r.Open("settings")
	r.App.Draw(&r.List)
	light := r.List.Paper
	r.Tap(game.Touch, ui.ID{Name: "theme", N: 2})
	r.App.Draw(&r.List)
	if dark := r.List.Paper; int(dark.R)+int(dark.G)+int(dark.B) >= (int(light.R)+int(light.G)+int(light.B))/2 {
		t.Errorf("dark is %v, light was %v", dark, light)
	}
	small := r.Control(ui.ID{Name: "theme"}).Rect.H
	r.Press(ui.ID{Name: "size", N: 4})
	if large := r.Control(ui.ID{Name: "theme"}).Rect.H; large <= small {
		t.Errorf("in text twice as large the chips are %v high, before it %v", large, small)
	}
}

// TestSpeed sets the game up for speed: Space deals and R deals the same again. Then it puts all settings back.
func TestSpeed(t *testing.T) {
	t.Parallel()
	store := gametest.WithSettings(func(s *session.Settings) { s.Solved.Add("wild") })
	r := gametest.New(t, gametest.Options{Game: "5x4.snake-7#x", W: 1100, H: 760, Store: store})
	r.Open("settings")
	r.Press(gametest.Named("speed"))
	if s := r.StoredSettings(); !s.Hover || s.Motion != "off" {
		t.Errorf("hover %v, motion %s", s.Hover, s.Motion)
	}
	r.Key("Escape")
	if anew, same := dealtAnew(r, "Space"); !anew || same {
		t.Error("Space deals no new game")
	}
	if anew, same := dealtAnew(r, "R"); !anew || !same {
		t.Error("R does not deal the same again")
	}
	if anew, _ := dealtAnew(r, "N"); anew {
		t.Error("N still deals")
	}
	r.Open("settings")
	r.Press(gametest.Named("usual"))
	r.Tick(1)
	r.Key("Enter") // yes
	r.Tick(1)
	d := session.Defaults()
	if s := r.StoredSettings(); s.Hover != d.Hover || s.Motion != d.Motion || len(s.Keys) != 0 || !s.Solved.Has("wild") || s.Config != "5x4.snake-7" {
		t.Errorf("back to the usual: %s", s.JSON())
	}
	r.Key("Escape")
	r.FocusOn(boardview.GridID)
	if anew, _ := dealtAnew(r, "Space"); anew {
		t.Error("Space still deals")
	}
	if anew, _ := dealtAnew(r, "N"); !anew {
		t.Error("N does not deal")
	}
}

// bind opens the list of keys, answers the question for an action's key, and goes back to the board.
func bind(r *gametest.Run, a keys.Action, answer func()) {
	r.T.Helper()
	r.Open("settings")
	r.Press(gametest.Named("keys"))
	n := slices.IndexFunc(keys.Bindings(), func(b keys.Binding) bool { return b.Action == a })
	r.FocusOn(ui.ID{Name: "bind", N: n})
	r.Key("Enter")
	r.Tick(1)
	answer()
	r.Tick(1)
	if r.Find(ui.ID{Name: "bind", N: n}) == nil {
		r.T.Fatalf("after the key the screen shows %q", wordsShown(r))
	}
	for range 2 {
		r.Key("Escape")
		r.Tick(1)
	}
	if got := sceneOf(r); got != "play" {
		r.T.Fatalf("Escape leads to %s", got)
	}
}

// TestKeysAreChanged changes keys in the list and uses them on the board, after a restart too.
func TestKeysAreChanged(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	is := func(a keys.Action, want ...string) {
		t.Helper()
		set := r.StoredSettings()
		b := keys.Bindings()
		got := keys.New(&set).Keys(b[slices.IndexFunc(b, func(b keys.Binding) bool { return b.Action == a })])
		if !slices.Equal(got, want) {
			t.Errorf("keys of %s: %q, want %q", a, got, want)
		}
	}
	bind(r, keys.NewGame, func() { r.Key("Z") })
	if text, _ := r.Toast(); text != "Removed from: Undo" {
		t.Errorf("a key taken from another action says %q", text)
	}
	is(keys.NewGame, "Z")
	is(keys.Undo, "Ctrl+Z", "Backspace")
	bind(r, keys.Hint, func() { r.Key("A") }) // the place of A moved a tile
	is(keys.Hint, "A")
	is(keys.Left, "ArrowLeft")
	bind(r, keys.Pause, func() { r.Key("K", game.Ctrl, game.Shift) })
	is(keys.Pause, "Ctrl+Shift+K")
	bind(r, keys.Redo, func() { r.Key("Escape") })
	is(keys.Redo, "Y", "Ctrl+Y", "Ctrl+Shift+Z")
	bind(r, keys.Goal, func() { r.Key("Backspace") })
	is(keys.Goal)
	bind(r, keys.Up, func() {
		r.Key("Tab", game.Shift)
		if !says(r, "Tab is needed to move between buttons") {
			t.Errorf("Tab is not refused: %q", wordsShown(r))
		}
		r.Key("V")
	})
	is(keys.Up, "V")
	bind(r, keys.Status, func() {
		r.In.Keys = append(r.In.Keys, game.KeyEvent{Key: "KeyJ", Printed: "О", Down: true}, game.KeyEvent{Key: "KeyJ", Printed: "О"})
		r.Tick(1)
	})
	is(keys.Status, "@KeyJ")

	r = r.Restart()
	is(keys.Pause, "Ctrl+Shift+K")
	is(keys.Goal)
	if anew, same := dealtAnew(r, "Z"); !anew || same {
		t.Error("Z deals no new game")
	}
	r.MoveAny()
	if r.Key("K", game.Ctrl, game.Shift); r.SceneName() != "pause" {
		t.Errorf("Ctrl+Shift+K leads to %s", r.SceneName())
	}
	r.Key("Escape")
	bind(r, keys.Goal, func() { r.Tap(game.Touch, gametest.Named("usual")) })
	is(keys.Goal, "G")
	bind(r, keys.NewGame, func() { r.Tap(game.Touch, gametest.Named("off")) })
	is(keys.NewGame)
	if anew, _ := dealtAnew(r, "Z"); anew {
		t.Error("Z still deals")
	}
	bind(r, keys.NewGame, func() { r.Tap(game.Touch, gametest.Named("back")) })
	is(keys.NewGame)
	r.Open("settings")
	r.Press(gametest.Named("keys"))
	r.Press(gametest.Named("reset"))
	for _, b := range keys.Bindings() {
		is(b.Action, b.Keys...)
	}
}

// TestKeysThatLeadInLab checks that Tab leaves the laboratory's board and Enter presses its buttons even if old settings
// bind them to moves and actions.
func TestKeysThatLeadInLab(t *testing.T) {
	t.Parallel()
	store := gametest.WithSettings(func(s *session.Settings) {
		s.Keys = map[string][]string{string(keys.Up): {"Tab", "ArrowUp"}, string(keys.Undo): {"Enter"}}
	})
	r := gametest.New(t, gametest.Options{Game: labShown, Store: store})
	r.Tick(60)
	focusOnID(r, "Tab", boardview.GridID)
	for _, k := range []game.Key{"ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"} {
		r.Key(k)
	}
	if r.Cursor() != 5 || r.Focus() != boardview.GridID {
		t.Fatalf("the cursor stands at cell %d, the focus at %v", r.Cursor(), r.Focus())
	}
	if r.Key("Tab"); r.Focus() == boardview.GridID || r.Cursor() != 5 {
		t.Fatalf("Tab on the board leads to %v, cell %d", r.Focus(), r.Cursor())
	}
	if r.Key("Tab", game.Shift); r.Focus() != boardview.GridID {
		t.Fatalf("Tab with Shift leads to %v", r.Focus())
	}
	r.Press(gametest.Named("labmore"))
	r.FocusOn(gametest.Named("labentry"))
	if r.Key("Enter"); sceneOf(r) != "entry" {
		t.Errorf("Enter on a button does not press it: %s", sceneOf(r))
	}
}
