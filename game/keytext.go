package game

import "strings"

// keySigns are the keys that every keyboard marks with a sign.
var keySigns = map[string]string{
	"ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→",
	"Equal": "=", "Minus": "-", "Comma": ",", "Period": ".", "Slash": "/", "Semicolon": ";", "Quote": "'", "Backquote": "`",
	"BracketLeft": "[", "BracketRight": "]", "Backslash": "\\",
	"NumpadAdd": "+", "NumpadSubtract": "-", "NumpadMultiply": "*", "NumpadDivide": "/", "NumpadDecimal": ".",
}

// keyWords are the texts of the keys that are marked with a word.
var keyWords = map[string]string{
	"Space": "help.key_space", "Enter": "help.key_enter", "Escape": "help.key_escape", "Backspace": "help.key_backspace", "Delete": "help.key_delete",
	"Tab": "help.key_tab", "Home": "help.key_home", "End": "help.key_end", "Insert": "help.key_insert",
	"PageUp": "help.key_page_up", "PageDown": "help.key_page_down",
}

// capsOf returns the keys of an action as they are written on keys, none twice.
func (a *App) capsOf(b *binding) (caps []string) {
	for _, k := range a.keysOf(b) {
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
		if rest, ok := strings.CutPrefix(k, m.name); ok {
			k, text = rest, text+t(m.word)+"+"
		}
	}
	k = strings.TrimPrefix(k, "@")
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
