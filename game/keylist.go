package game

import (
	"slices"
	"strings"

	"wildfifteen/game/ui"
)

// keyList is the scene that shows the keys of every action and lets the player change them.
type keyList struct {
	page
	names []string   // of the actions
	caps  [][]string // their keys, as they are written on keys
}

// bindGroup is the name in the IDs of the actions; their number is the place among bindings.
const bindGroup = "bind"

var resetID = ui.ID{Name: "reset"}

func newKeyList(a *App) *keyList {
	k := &keyList{page: page{app: a, covers: true}}
	for i := range bindings {
		k.names = append(k.names, a.lang.T("help.act_"+string(bindings[i].action)))
	}
	k.freshen()
	return k
}

// freshen takes over the keys as they are bound now.
func (k *keyList) freshen() {
	k.caps = k.caps[:0]
	for i := range bindings {
		k.caps = append(k.caps, k.app.capsOf(&bindings[i]))
	}
}

func (k *keyList) first() ui.ID { return ui.ID{Name: bindGroup} }

func (k *keyList) layout(f *ui.Frame) {
	t := k.app.lang.T
	col := k.begin(f, t("settings.keys"))
	col.Small(t("settings.keys_how"))
	for i, name := range k.names {
		col.Caps(ui.ID{Name: bindGroup, N: i}, name, k.caps[i])
	}
	col.Space(16)
	col.Button(resetID, t("settings.keys_reset"), ui.Plain)
	k.end(f, col)
}

func (k *keyList) act(id ui.ID) {
	switch {
	case id == resetID:
		k.app.set.Keys = nil
		k.app.keepSettings()
		k.freshen()
	case id.Name == bindGroup:
		k.app.push(newKeyAsk(k, id.N))
	}
}

// keyAsk waits for the key that an action is to have.
type keyAsk struct {
	page
	list *keyList
	at   int // among bindings
	text string
}

var offID = ui.ID{Name: "off"}

func newKeyAsk(k *keyList, at int) *keyAsk {
	return &keyAsk{page{app: k.app, overlay: true, covers: true}, k, at, k.app.lang.T("settings.press_key", "action", k.names[at])}
}

func (k *keyAsk) first() ui.ID { return offID }

func (k *keyAsk) layout(f *ui.Frame) {
	t := k.app.lang.T
	col := k.panel(f, 400, k.text, 3)
	col.Button(offID, t("settings.key_off"), ui.Plain)
	col.Button(usualID, t("settings.key_usual"), ui.Plain)
	col.Button(backID, t("common.back"), ui.Plain)
	k.scroll.End(f)
}

func (k *keyAsk) act(id ui.ID) {
	switch id {
	case offID:
		k.bind([]string{})
	case usualID:
		delete(k.app.set.Keys, string(bindings[k.at].action))
		k.bind(slices.Clone(bindings[k.at].keys))
	}
}

// bind gives the action its keys, and says of which other actions they were.
func (k *keyAsk) bind(keys []string) {
	a := k.app
	var from []string
	for _, i := range a.setKeys(bindings[k.at].action, keys) {
		from = append(from, k.list.names[i])
	}
	a.keepSettings()
	k.list.freshen()
	a.pop()
	if len(from) > 0 {
		a.toast.show(a, a.lang.T("settings.key_taken", "actions", strings.Join(from, ", ")))
	}
}

// key takes the key that was pressed; every key is used up. Tab is refused: it would lead nowhere any more.
func (k *keyAsk) key(e KeyEvent) bool {
	if !e.Down || e.Repeat {
		return true
	}
	switch e.Key {
	case "Tab":
		k.text = k.app.lang.T("settings.key_tab", "action", k.list.names[k.at])
		k.app.say(k.text)
	case "Escape":
		k.app.pop()
	case "Backspace", "Delete":
		k.bind([]string{})
	default:
		k.bind([]string{keyText(e, k.at < moveBindings)})
	}
	return true
}

// keyText writes the key of an event the way settings keep it.
func keyText(e KeyEvent, anyShift bool) string {
	name := string(e.Key)
	switch {
	case len(e.Printed) == 1 && e.Printed > " " && e.Printed <= "~" && e.Printed != "@":
		name = e.Printed
	case e.Printed != "":
		name = "@" + name // a letter of another script: its place tells it
	}
	if e.Mods&Shift != 0 && !anyShift {
		name = "Shift+" + name
	}
	if e.Mods&Alt != 0 {
		name = "Alt+" + name
	}
	if e.Mods&(Ctrl|Meta) != 0 {
		name = "Ctrl+" + name
	}
	return name
}

// setKeys gives an action keys and takes them from every other action that had them; it returns the places of
// those among bindings.
func (a *App) setKeys(act action, keys []string) (from []int) {
	own := make(map[string][]string, len(a.set.Keys)+1)
	for name, list := range a.set.Keys {
		own[name] = list
	}
	for i := range bindings {
		b := &bindings[i]
		had := a.keysOf(b)
		left := slices.DeleteFunc(slices.Clone(had), func(k string) bool {
			return slices.ContainsFunc(keys, func(own string) bool { return a.prints.same(k, own) })
		})
		switch {
		case b.action == act && slices.Equal(keys, b.keys):
			delete(own, string(act))
		case b.action == act:
			own[string(act)] = keys
		case len(left) != len(had):
			own[string(b.action)] = left
			from = append(from, i)
		}
	}
	a.set.Keys = own
	return from
}
