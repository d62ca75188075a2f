// Package keys defines the actions that keys can do, the default keys of each action, the keys that the player has chosen
// instead, and the text on the cap of a key.
//
// A key is written as a text: "@W" is the key at the position of W on a US keyboard; a single character is the key that
// prints it (see [game.KeyEvent.Sign]); any other text is the name of a key (see [game.Key]). "Ctrl+", "Shift+" and
// "Alt+" may stand in front; "Ctrl+" stands for Command, too.
package keys

import (
	"slices"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Action is something that a key does. Its text is the name under which the settings store the action's keys.
type Action string

// The actions.
const (
	Up         Action = "up"
	Down       Action = "down"
	Left       Action = "left"
	Right      Action = "right"
	Undo       Action = "undo"
	Redo       Action = "redo"
	Hint       Action = "hint"
	Explain    Action = "explain"
	Goal       Action = "goal"
	Try        Action = "try"
	NewGame    Action = "new"
	Restart    Action = "restart"
	Pause      Action = "pause"
	Where      Action = "where"
	Blank      Action = "blank"
	Status     Action = "status"
	Fullscreen Action = "fullscreen"
	Help       Action = "keys"
	Larger     Action = "larger"
	Smaller    Action = "smaller"
	Menu       Action = "menu"
	Paste      Action = "paste"
	Copy       Action = "copy"
)

// Binding is the keys that an action has by default.
type Binding struct {
	Action Action
	Keys   []string
}

// moveCount is the number of bindings that move tiles: they are the first ones. Their keys match with and without Shift,
// because Shift and such a key moves tiles as far as possible.
const moveCount = 4

var bindings = [...]Binding{
	{Up, []string{"ArrowUp", "@W"}},
	{Down, []string{"ArrowDown", "@S"}},
	{Left, []string{"ArrowLeft", "@A"}},
	{Right, []string{"ArrowRight", "@D"}},
	{Undo, []string{"Z", "Ctrl+Z", "Backspace"}},
	{Redo, []string{"Y", "Ctrl+Y", "Ctrl+Shift+Z"}},
	{Hint, []string{"H"}},
	{Explain, []string{"E"}},
	{Goal, []string{"G"}},
	{Try, []string{"T"}},
	{NewGame, []string{"N"}},
	{Restart, []string{"R"}},
	{Pause, []string{"P"}},
	{Where, []string{"I"}},
	{Blank, []string{"B"}},
	{Status, []string{"Q", "S"}},
	{Menu, []string{"M", "Escape"}},
	{Paste, []string{"Ctrl+V"}},
	{Copy, []string{"Ctrl+C"}},
	{Larger, []string{"Ctrl+Equal", "Ctrl+Shift+Equal", "Ctrl++", "Ctrl+NumpadAdd", "Equal", "Shift+Equal", "+", "NumpadAdd"}},
	{Smaller, []string{"Ctrl+Minus", "Ctrl+NumpadSubtract", "Minus", "NumpadSubtract"}},
	{Fullscreen, []string{"F11"}},
	{Help, []string{"F1"}},
}

// Bindings returns the default keys of all actions, in the order in which the help lists them. The caller must not
// change them.
func Bindings() []Binding { return bindings[:] }

// Moves reports whether the action moves tiles.
func (a Action) Moves() bool {
	_, ok := a.Dir()
	return ok
}

// Dir returns the direction of an action that moves tiles; ok is false for other actions.
func (a Action) Dir() (d puzzle.Dir, ok bool) {
	switch a {
	case Up:
		return puzzle.Up, true
	case Down:
		return puzzle.Down, true
	case Left:
		return puzzle.Left, true
	case Right:
		return puzzle.Right, true
	}
	return 0, false
}

// Map is the keys of all actions.
type Map struct {
	set    *session.Settings
	prints prints
}

// New returns the keys of the settings. It keeps set and follows later changes of it.
func New(set *session.Settings) *Map { return &Map{set: set} }

// Keys returns the keys of an action.
func (m *Map) Keys(b Binding) []string {
	if own, ok := m.set.Keys[string(b.Action)]; ok {
		return own
	}
	return b.Keys
}

// Action returns what a key does while the board has the focus, "" for nothing.
func (m *Map) Action(e game.KeyEvent) Action { return m.action(0, e) }

// Beside returns what a key does while another control than the board has the focus. Then no key moves tiles, and a key
// that moves tiles on the board may have another action.
func (m *Map) Beside(e game.KeyEvent) Action { return m.action(moveCount, e) }

func (m *Map) action(first int, e game.KeyEvent) Action {
	for i := first; i < len(bindings); i++ {
		for _, k := range m.Keys(bindings[i]) {
			if matches(k, e, i < moveCount) {
				return bindings[i].Action
			}
		}
	}
	return ""
}

// Helps reports whether a key opens the help everywhere, even in a text field: its action is Help, and it prints nothing.
func (m *Map) Helps(e game.KeyEvent) bool { return e.Printed == "" && m.Action(e) == Help }

func matches(k string, e game.KeyEvent, anyShift bool) bool {
	mods := e.Mods
	if mods&game.Meta != 0 {
		mods = mods&^game.Meta | game.Ctrl
	}
	if anyShift {
		mods &^= game.Shift
	}
	k, want := cutMods(k)
	if mods != want {
		return false
	}
	if place, ok := strings.CutPrefix(k, "@"); ok {
		return string(e.Key) == place
	}
	if len(k) == 1 {
		return e.Sign() == k
	}
	return string(e.Key) == k
}

// cutMods cuts the modifiers off a key's text.
func cutMods(k string) (name string, m game.Mods) {
	for {
		if rest, ok := strings.CutPrefix(k, "Ctrl+"); ok {
			k, m = rest, m|game.Ctrl
		} else if rest, ok := strings.CutPrefix(k, "Shift+"); ok {
			k, m = rest, m|game.Shift
		} else if rest, ok := strings.CutPrefix(k, "Alt+"); ok {
			k, m = rest, m|game.Alt
		} else {
			return k, m
		}
	}
}

// Text returns the key of an event as settings store it for an action.
func Text(e game.KeyEvent, a Action) string {
	name := string(e.Key)
	switch {
	case len(e.Printed) == 1 && e.Printed > " " && e.Printed <= "~" && e.Printed != "@":
		name = e.Printed
	case e.Printed != "":
		name = "@" + name // a letter of another script: store its position
	}
	if e.Mods&game.Shift != 0 && !a.Moves() {
		name = "Shift+" + name
	}
	if e.Mods&game.Alt != 0 {
		name = "Alt+" + name
	}
	if e.Mods&(game.Ctrl|game.Meta) != 0 {
		name = "Ctrl+" + name
	}
	return name
}

// Rebound returns a copy of the settings' table of keys in which action a has the given keys, and no other action has
// any of them. from are the actions that lose a key. The settings do not change.
func (m *Map) Rebound(a Action, keys []string) (table map[string][]string, from []Action) {
	table = make(map[string][]string, len(m.set.Keys)+1)
	for name, list := range m.set.Keys {
		table[name] = list
	}
	for _, b := range bindings {
		had := m.Keys(b)
		left := slices.DeleteFunc(slices.Clone(had), func(k string) bool {
			return slices.ContainsFunc(keys, func(own string) bool { return m.prints.same(k, own) })
		})
		switch {
		case b.Action == a && slices.Equal(keys, b.Keys):
			delete(table, string(a))
		case b.Action == a:
			table[string(a)] = keys
		case len(left) != len(had):
			table[string(b.Action)] = left
			from = append(from, b.Action)
		}
	}
	return table, from
}

// IsEnter reports whether the event comes from an Enter key.
func IsEnter(e game.KeyEvent) bool { return e.Key == "Enter" || e.Key == "NumpadEnter" }

// Presses reports whether the event comes from a key that presses the focused control.
func Presses(e game.KeyEvent) bool { return e.Key == "Space" || IsEnter(e) }
