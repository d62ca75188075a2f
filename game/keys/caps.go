package keys

import (
	"slices"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// signs are the marks of keys that have the same mark on every keyboard.
var signs = map[string]string{
	"ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→",
	"Equal": "=", "Shift+Equal": "+", "Minus": "-", "Comma": ",", "Period": ".", "Slash": "/", "Semicolon": ";", "Quote": "'", "Backquote": "`",
	"BracketLeft": "[", "BracketRight": "]", "Backslash": "\\",
	"NumpadAdd": "+", "NumpadSubtract": "-", "NumpadMultiply": "*", "NumpadDivide": "/", "NumpadDecimal": ".",
}

// words are the language keys of the words on the caps of named keys.
var words = map[string]string{
	"Space": "help.key_space", "Enter": "help.key_enter", "Escape": "help.key_escape", "Backspace": "help.key_backspace", "Delete": "help.key_delete",
	"Tab": "help.key_tab", "Home": "help.key_home", "End": "help.key_end", "Insert": "help.key_insert",
	"PageUp": "help.key_page_up", "PageDown": "help.key_page_down",
}

// prints maps the position of a key to what the key prints in the player's layout, for all keys pressed so far.
type prints map[game.Key]string

// learn records what a pressed key prints.
func (p *prints) learn(e game.KeyEvent) {
	if len(e.Key) != 1 || e.Printed == "" {
		return
	}
	if *p == nil {
		*p = make(prints)
	}
	(*p)[e.Key] = e.Printed
}

// at returns what the key at a position prints; if that is unknown, what it prints on a US keyboard.
func (p prints) at(place game.Key) string {
	if s, ok := p[place]; ok {
		return s
	}
	return string(place)
}

// place returns the position of the key that prints a letter, "" if that is unknown.
func (p prints) place(letter string) game.Key {
	for k, s := range p {
		if s == letter {
			return k
		}
	}
	if e := (game.KeyEvent{Key: game.Key(letter), Printed: p.at(game.Key(letter))}); e.Sign() == letter {
		return e.Key
	}
	return ""
}

// press returns the event of pressing the key that a text stands for.
func (p prints) press(k string) game.KeyEvent {
	name, mods := cutMods(k)
	if place, ok := strings.CutPrefix(name, "@"); ok {
		return game.KeyEvent{Key: game.Key(place), Printed: p.at(game.Key(place)), Mods: mods, Down: true}
	}
	if len(name) == 1 {
		return game.KeyEvent{Key: p.place(name), Printed: name, Mods: mods, Down: true}
	}
	return game.KeyEvent{Key: game.Key(name), Mods: mods, Down: true}
}

// same reports whether two texts stand for the same key: one may give its position, the other what it prints.
func (p prints) same(k, l string) bool {
	d, e := p.press(k), p.press(l)
	return k == l || d.Key != "" && d.Key == e.Key && d.Mods == e.Mods
}

// Learn records what a pressed key prints in the player's layout.
func (m *Map) Learn(e game.KeyEvent) { m.prints.learn(e) }

// Caps returns the texts on the caps of an action's keys, without duplicates and without keys that have another action
// on the board.
func (m *Map) Caps(l *assets.Lang, b Binding) (caps []string) {
	for _, k := range m.Keys(b) {
		if m.Action(m.prints.press(k)) != b.Action {
			continue
		}
		if c := m.Cap(l, k); !slices.Contains(caps, c) {
			caps = append(caps, c)
		}
	}
	return caps
}

// CapsOf is Caps for an action instead of a binding.
func (m *Map) CapsOf(l *assets.Lang, a Action) []string {
	for _, b := range bindings {
		if b.Action == a {
			return m.Caps(l, b)
		}
	}
	return nil
}

// Cap returns the text on the cap of a key: "Ctrl+Z", "↑", "Esc".
func (m *Map) Cap(l *assets.Lang, k string) string {
	t := l.T
	text := ""
	for _, mod := range [...]struct{ name, word string }{{"Ctrl+", "help.key_ctrl"}, {"Alt+", "help.key_alt"}, {"Shift+", "help.key_shift"}} {
		if sign, ok := signs[k]; ok { // one sign may stand for Shift and a key
			return text + sign
		}
		if rest, ok := strings.CutPrefix(k, mod.name); ok {
			k, text = rest, text+t(mod.word)+"+"
		}
	}
	if place, ok := strings.CutPrefix(k, "@"); ok {
		k = m.prints.at(game.Key(place))
	}
	if sign, ok := signs[k]; ok {
		return text + sign
	}
	if word, ok := words[k]; ok {
		return text + t(word)
	}
	for _, p := range [...]string{"Digit", "Numpad"} {
		if rest, ok := strings.CutPrefix(k, p); ok && rest != "" {
			return text + rest
		}
	}
	return text + k
}
