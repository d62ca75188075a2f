// Package keys tells which key does what: the actions, the keys that each has by default, those that the player chose
// instead, and how a key is marked on its cap.
//
// A key is written as a text: "@W" is the key at that place of a US keyboard; a single letter is the key that prints
// it, as [game.KeyEvent.Sign] tells; any other name is that key. "Ctrl+", "Shift+" and "Alt+" may stand in front;
// "Ctrl+" means Command too.
package keys

import (
	"slices"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Action is something that a key does, by the name under which settings store its keys.
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
	Goal       Action = "goal"
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

// moves is how many of the bindings, the first ones, move tiles: their keys are told without Shift, which means "to the
// edge" beside them.
const moves = 4

var bindings = [...]Binding{
	{Up, []string{"ArrowUp", "@W"}},
	{Down, []string{"ArrowDown", "@S"}},
	{Left, []string{"ArrowLeft", "@A"}},
	{Right, []string{"ArrowRight", "@D"}},
	{Undo, []string{"Z", "Ctrl+Z", "Backspace"}},
	{Redo, []string{"Y", "Ctrl+Y", "Ctrl+Shift+Z"}},
	{Hint, []string{"H"}},
	{Goal, []string{"G"}},
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

// New returns the keys as the settings have them, now and later.
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

// Beside returns what a key does while another control has the focus: no key moves tiles then, and one that does on the
// board may mean something else.
func (m *Map) Beside(e game.KeyEvent) Action { return m.action(moves, e) }

func (m *Map) action(first int, e game.KeyEvent) Action {
	for i := first; i < len(bindings); i++ {
		for _, k := range m.Keys(bindings[i]) {
			if matches(k, e, i < moves) {
				return bindings[i].Action
			}
		}
	}
	return ""
}

// Helps reports whether a key opens the help everywhere, also where text is entered: it has that action and prints
// nothing.
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
		name = "@" + name // a letter of another script: its place tells it
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

// Rebound returns the settings' table of keys with an action given its keys, which are taken from all other actions;
// from are those that had any of them. Nothing is changed.
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

// IsEnter reports whether the event is of an Enter key.
func IsEnter(e game.KeyEvent) bool { return e.Key == "Enter" || e.Key == "NumpadEnter" }

// Presses reports whether the event is of a key that presses the control with the focus.
func Presses(e game.KeyEvent) bool { return e.Key == "Space" || IsEnter(e) }
