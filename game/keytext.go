package game

import "strings"

// keySigns are the keys that every keyboard marks with a sign.
var keySigns = map[string]string{
	"ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→",
	"Equal": "=", "Shift+Equal": "+", "Minus": "-", "Comma": ",", "Period": ".", "Slash": "/", "Semicolon": ";", "Quote": "'", "Backquote": "`",
	"BracketLeft": "[", "BracketRight": "]", "Backslash": "\\",
	"NumpadAdd": "+", "NumpadSubtract": "-", "NumpadMultiply": "*", "NumpadDivide": "/", "NumpadDecimal": ".",
}

// keyWords are the texts of the keys that are marked with a word.
var keyWords = map[string]string{
	"Space": "help.key_space", "Enter": "help.key_enter", "Escape": "help.key_escape", "Backspace": "help.key_backspace", "Delete": "help.key_delete",
	"Tab": "help.key_tab", "Home": "help.key_home", "End": "help.key_end", "Insert": "help.key_insert",
	"PageUp": "help.key_page_up", "PageDown": "help.key_page_down",
}

// prints is what the keys of the player's layout print, by place, as far as he has pressed them.
type prints map[Key]string

// learn takes over what a key that was pressed prints.
func (p *prints) learn(e KeyEvent) {
	if len(e.Key) != 1 || e.Printed == "" {
		return
	}
	if *p == nil {
		*p = make(prints)
	}
	(*p)[e.Key] = e.Printed
}

// at returns what the key at a place prints: where nothing is known, what a US keyboard does.
func (p prints) at(place Key) string {
	if s, ok := p[place]; ok {
		return s
	}
	return string(place)
}

// place returns where the key is that prints a letter, "" if that is unknown.
func (p prints) place(letter string) Key {
	for k, s := range p {
		if s == letter {
			return k
		}
	}
	if e := (KeyEvent{Key: Key(letter), Printed: p.at(Key(letter))}); e.Sign() == letter {
		return e.Key
	}
	return ""
}

// press is the event of pressing a key that is given as settings keep it.
func (p prints) press(k string) KeyEvent {
	name, mods := cutMods(k)
	if place, ok := strings.CutPrefix(name, "@"); ok {
		return KeyEvent{Key: Key(place), Printed: p.at(Key(place)), Mods: mods, Down: true}
	}
	if len(name) == 1 {
		return KeyEvent{Key: p.place(name), Printed: name, Mods: mods, Down: true}
	}
	return KeyEvent{Key: Key(name), Mods: mods, Down: true}
}

// same reports whether two keys, given as settings keep them, are one: a letter is told by its place or by what it
// prints.
func (p prints) same(k, l string) bool {
	d, e := p.press(k), p.press(l)
	return k == l || d.Key != "" && d.Key == e.Key && d.Mods == e.Mods
}

// capsOf returns the keys of an action as they are written on keys, none twice, and none that does something else
// on the board.
func (a *App) capsOf(b *binding) (caps []string) {
	for _, k := range a.keysOf(b) {
		if a.actionOf(a.prints.press(k)) != b.action {
			continue
		}
		text := a.capOf(k)
		twice := false
		for _, c := range caps {
			twice = twice || c == text
		}
		if !twice {
			caps = append(caps, text)
		}
	}
	return caps
}

// capOf writes a key as its cap does: "Ctrl+Z", "↑", "Esc".
func (a *App) capOf(k string) string {
	t := a.lang.T
	text := ""
	for _, m := range [...]struct{ name, word string }{{"Ctrl+", "help.key_ctrl"}, {"Alt+", "help.key_alt"}, {"Shift+", "help.key_shift"}} {
		if sign, ok := keySigns[k]; ok { // of a key with Shift
			return text + sign
		}
		if rest, ok := strings.CutPrefix(k, m.name); ok {
			k, text = rest, text+t(m.word)+"+"
		}
	}
	if place, ok := strings.CutPrefix(k, "@"); ok {
		k = a.prints.at(Key(place))
	}
	if sign, ok := keySigns[k]; ok {
		return text + sign
	}
	if word, ok := keyWords[k]; ok {
		return text + t(word)
	}
	for _, p := range [...]string{"Digit", "Numpad"} {
		if rest, ok := strings.CutPrefix(k, p); ok && rest != "" {
			return text + rest
		}
	}
	return text + k
}
