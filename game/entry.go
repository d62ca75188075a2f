package game

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// entry is the scene in which a game ID, a link or a board is entered as text.
type entry struct {
	page
	edit    textEdit
	lines   []string // the text as it is broken in the field
	per     int      // characters in a line
	verdict verdict
	shift   bool // the next letter is a capital
	place   entryPlace
	reveal  int  // ticks in which what is wrong is still to be brought into sight
	lab     *lab // where the text goes; nil: a game is opened
}

// verdict is what is said about the text under the field.
type verdict struct {
	text string
	bad  bool // it cannot be opened
}

// maxEntry is the longest text that can be entered, in bytes; it holds every game ID of the largest board
// written out with some room to spare.
const maxEntry = 16 << 10

var (
	fieldID = ui.ID{Name: "field"}
	pasteID = ui.ID{Name: "paste"}
	openID  = ui.ID{Name: "open"}
	eraseID = ui.ID{Name: "erase"}
	shiftID = ui.ID{Name: "shift"}
	spaceID = ui.ID{Name: "space"}
	clearID = ui.ID{Name: "clear"}
)

// keyGroup is the name in the IDs of the letters drawn; their number is the letter.
const keyGroup = "key"

func newEntry(a *App) *entry {
	e := &entry{page: page{app: a, covers: true}}
	e.focus = fieldID
	e.changed()
	return e
}

func (e *entry) first() ui.ID { return fieldID }

// revealTicks is how long after a change its verdict is brought into sight: where it stands is known after
// the next layout.
const revealTicks = 2

// changed looks at the text anew.
func (e *entry) changed() {
	e.lines = e.lines[:0]
	e.verdict = e.judge()
	e.reveal = revealTicks
}

// judge says what the text means, or what is wrong with it.
func (e *entry) judge() verdict {
	a, t := e.app, e.app.lang.T
	text := strings.TrimSpace(e.edit.text)
	if e.lab != nil {
		return e.lab.judge(text)
	}
	if text == "" {
		return verdict{t("text.hint"), true}
	}
	it, lab, err := labLink(text)
	if lab && err == nil {
		return a.labVerdict(it)
	}
	var g puzzle.Game
	if !lab {
		g, err = a.parseGame(text)
	}
	if err != nil {
		return verdict{a.fault(err), true}
	}
	size := g.Scramble.Size()
	name := a.configWords(g)
	switch {
	case size.W < puzzle.MinSide || size.H < puzzle.MinSide:
		return verdict{t("message.one_row"), true}
	case g.Solved():
		return verdict{t("text.solved", "game", name), false}
	case !g.Solvable():
		return verdict{t("text.unsolvable", "game", name), false}
	}
	return verdict{t("text.solvable", "game", name), false}
}

// insert puts text in at the caret: what is no character to be seen becomes a space.
func (e *entry) insert(text string) {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError:
			return -1
		case unicode.IsControl(r) || r == '\u2028' || r == '\u2029':
			return ' '
		}
		return r
	}, text)
	if e.edit.insert(text, maxEntry) {
		e.changed()
	} else {
		e.app.sound(BlockedSound, 0)
	}
}

func (e *entry) act(id ui.ID) {
	switch id {
	case fieldID:
		e.point()
	case pasteID:
		e.app.out.Paste = true
	case openID, doneID:
		e.open()
	case eraseID:
		e.erase()
	case clearID:
		e.edit = textEdit{}
		e.changed()
	case shiftID:
		e.shift = !e.shift
	case spaceID:
		e.insert(" ")
	}
	if id.Name == keyGroup {
		e.insert(e.letter(id.N))
		e.shift = false
	}
}

// letter is what a drawn key types now.
func (e *entry) letter(n int) string {
	if e.shift {
		return upperKeys[n]
	}
	return lowerKeys[n]
}

func (e *entry) erase() {
	if e.edit.erase() {
		e.changed()
	}
}

// open opens the text; what cannot be opened is said once more.
func (e *entry) open() {
	if e.verdict.bad {
		e.app.sound(BlockedSound, 0)
		e.app.say(e.verdict.text)
		return
	}
	if e.lab != nil {
		e.app.pop()
		e.lab.open(e.edit.text)
		return
	}
	e.app.openText(e.edit.text)
}

// point puts the caret where a pointer was let go.
func (e *entry) point() {
	for _, p := range e.app.in.Pointers {
		if !p.Down {
			e.caretAt(p.At)
			return
		}
	}
}

func (e *entry) typed(text string) {
	if e.focus != fieldID && strings.TrimSpace(text) == "" {
		return // the space bar pressed a button
	}
	e.focus = fieldID
	e.insert(text)
}

func (e *entry) reply(r Reply) bool {
	if r.Kind != Pasted {
		return false
	}
	e.focus = fieldID
	e.insert(strings.TrimSpace(r.Text))
	return true
}

// tick tells the outside that text is wanted, and where.
func (e *entry) tick() {
	a := e.app
	if a.top() != scene(e) {
		return
	}
	if e.reveal > 0 {
		e.reveal--
		if e.verdict.bad && e.edit.text != "" {
			e.scroll.Show(e.place.said, a.frame.Dip(4))
		}
	}
	a.field = TextField{Rect: e.place.field, Text: e.edit.text, Caret: e.edit.caret}
	a.out.TextField = &a.field
}

// key edits the text; everything but what moves the focus or opens the help is used up.
func (e *entry) key(k KeyEvent) bool {
	if !k.Down {
		return true
	}
	onField, shift := e.focus == fieldID, k.Mods&Shift != 0
	if k.Mods&(Ctrl|Meta) != 0 && k.Mods&Alt == 0 && e.command(k) { // with Alt it is AltGr, which types
		return true
	}
	switch k.Key {
	case "Escape", "F11", "PageUp", "PageDown":
		return false
	case "Backspace":
		e.erase()
	case "Delete":
		if e.edit.remove() {
			e.changed()
		}
	case "Home":
		e.edit.to(0, shift)
	case "End":
		e.edit.to(len(e.edit.text), shift)
	case "ArrowLeft", "ArrowRight":
		if !onField {
			return false
		}
		e.edit.move(k.Key == "ArrowRight", shift)
	case "ArrowUp", "ArrowDown":
		if onField && e.line(k.Key == "ArrowDown", shift) {
			return true
		}
		return false
	case "Enter", "NumpadEnter":
		if !onField {
			return false
		}
		if !k.Repeat {
			e.open()
		}
	case "Space":
		return onField
	default:
		return !e.app.asksHelp(k)
	}
	return true
}

// command does what a letter with Ctrl means everywhere: select all, copy, cut, paste; false if it means nothing.
// Copy takes all where nothing is selected.
func (e *entry) command(k KeyEvent) bool {
	switch k.Sign() {
	case "A":
		e.edit.selectAll()
	case "C":
		e.copy(cmp.Or(e.edit.selected(), e.edit.text))
	case "X":
		e.copy(e.edit.selected())
		if e.edit.cut(e.edit.selection()) {
			e.changed()
		}
	case "V":
		e.app.out.Paste = true
	default:
		return false
	}
	return true
}

// copy puts text on the clipboard.
func (e *entry) copy(text string) {
	if text != "" {
		e.app.out.Copy = text
		e.app.toast.show(e.app, e.app.lang.T("message.copied"))
	}
}

// pad types with fewer ways: X takes a letter back, Y pastes, the shoulders move the caret, Start opens.
func (e *entry) pad(p padPress) bool {
	switch p.button {
	case PadX:
		e.erase()
	case PadY:
		e.app.out.Paste = true
	case PadL1, PadR1:
		e.edit.move(p.button == PadR1, false)
	case PadStart:
		e.open()
	default:
		return false
	}
	return true
}
