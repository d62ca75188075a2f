// Package entry is the scene in which a player types or pastes a text that the program opens: a game ID, a link, a
// board. For players without a keyboard the scene draws one.
package entry

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/links"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// Options say what the texts are for. Title, Judge and Open must be given. The functions get the text without the space around it.
type Options struct {
	Title string // the key of the page's title
	Text  string // the text at first
	Label string // the key of what to do with the field; "": the title says so
	Done  string // the key of the label of the button that opens the text; "": the usual one
	// Matches returns the names, in the language of the stage, that go with a text, the usual ones with "": they are the examples
	// then, also as the player types, and who takes one opens it, so that no button is needed. nil: see Examples.
	Matches func(text string) []string
	// Examples are texts that the player can take while the field is empty; those that Judge finds bad are left out.
	Examples []string
	// Judge says what a text would open, or what is wrong with it. It is called after each change of the text.
	Judge func(text string) links.Verdict
	// Open opens a text of which Judge did not say that it is bad, and leaves the scene.
	Open func(text string)
}

// Scene is the scene of the text entry.
type Scene struct {
	stage.Page
	keys    *keys.Map
	options Options

	title, done string
	edit        textEdit
	field       field
	keyboard    keyboard
	verdict     links.Verdict
	preview     preview
	sample      sample
	examples    []example
	hanging     hanging // of the examples' cards at the last layout
	line        verdictLine
	textField   game.TextField // what the host is told about the field
}

// New returns the text entry with an empty text.
func New(s *stage.Stage, k *keys.Map, o Options) *Scene {
	e := &Scene{Page: stage.NewPage(s), keys: k, options: o}
	e.options.Done = cmp.Or(o.Done, "text.open")
	e.Focus = fieldID
	e.keyboard.names = o.Matches != nil
	e.edit = textEdit{text: o.Text, caret: len(o.Text)}
	e.reword()
	return e
}

// reword makes the words in the language of the stage.
func (e *Scene) reword() {
	e.title, e.done = e.Stage.Lang.T(e.options.Title), e.Stage.Lang.T(e.options.Done)
	if e.options.Matches == nil { // else they change with the text
		e.judgeExamples()
	}
	e.textChanged()
}

// Hear makes the words anew when the language changes.
func (e *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		e.reword()
	}
}

var (
	fieldID = ui.ID{Name: "field"}
	pasteID = ui.ID{Name: "paste"}
	openID  = ui.ID{Name: "open"}
	clearID = ui.ID{Name: "clear"}
)

// exampleGroup is the name in the IDs of the examples; their numbers are indices of Scene.examples.
const exampleGroup = "example"

// maxText is the maximum length of a text, in bytes. Every game ID that writes out a board of the largest size is
// shorter.
const maxText = 16 << 10

// First returns the text field.
func (e *Scene) First() ui.ID { return fieldID }

// Tick tells the host that text is wanted, and where the text appears.
func (e *Scene) Tick() {
	if !e.Stage.Shows(e) {
		return
	}
	if e.line.ticks > 0 {
		e.line.ticks--
		if e.wrong() {
			e.Scroll.Show(e.line.rect, e.line.margin)
		}
	}
	e.textField = game.TextField{Rect: e.field.rect, Text: e.edit.text, Caret: e.edit.caret, Board: e.keyboard.other}
	e.Stage.Out.TextField = &e.textField
}

// Act presses a button of the page or a key of the keyboard drawn.
func (e *Scene) Act(id ui.ID) {
	switch id {
	case fieldID:
		e.placeCaret()
	case pasteID:
		e.Stage.Paste()
	case openID, enterKeyID:
		e.open()
	case eraseKeyID:
		e.erase()
	case clearID:
		e.edit = textEdit{}
		e.textChanged()
	case shiftKeyID:
		e.keyboard.shift = !e.keyboard.shift
	case spaceKeyID:
		e.insert(" ")
	case otherKeyID:
		e.keyboard.other = true
	}
	if id.Name == exampleGroup && id.N >= len(e.examples) {
		return // what was typed in the same tick has left fewer
	}
	if id.Name == exampleGroup && e.options.Matches != nil {
		e.options.Open(e.examples[id.N].text)
		return
	}
	if id.Name == exampleGroup {
		e.edit = textEdit{}
		e.insert(e.examples[id.N].text)
		e.Focus = openID
	}
	if id.Name == letterGroup {
		e.insert(e.keyboard.letter(id.N))
		e.keyboard.shift = false
	}
}

// placeCaret moves the caret to the point where a pointer was released.
func (e *Scene) placeCaret() {
	for _, p := range e.Stage.In.Pointers {
		if !p.Down {
			e.edit.moveTo(e.edit.offset(e.field.indexAt(p.At)), false)
			return
		}
	}
}

// text returns the text without the space around it.
func (e *Scene) text() string { return strings.TrimSpace(e.edit.text) }

// wrong reports whether the verdict says what is wrong with the text, not how to begin one.
func (e *Scene) wrong() bool { return e.verdict.Bad && e.edit.text != "" }

// textChanged judges the text again. It must be called after each change of the text.
func (e *Scene) textChanged() {
	e.field.show(e.edit.text)
	e.verdict = e.options.Judge(e.text())
	e.preview.show(&e.verdict)
	e.line.reveal()
	if e.options.Matches != nil {
		e.judgeExamples()
	}
}

// insert replaces the selection with a text, in which control characters and line breaks become spaces.
func (e *Scene) insert(text string) {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError:
			return -1
		case unicode.IsControl(r) || r == '\u2028' || r == '\u2029':
			return ' '
		}
		return r
	}, text)
	if e.edit.insert(text, maxText) {
		e.textChanged()
	} else {
		e.Stage.Sound(game.BlockedSound, 0)
	}
}

func (e *Scene) erase() {
	if e.edit.eraseBefore() {
		e.textChanged()
	}
}

// open opens the text. If the text is bad it announces the verdict again.
func (e *Scene) open() {
	if e.verdict.Bad {
		e.Stage.Sound(game.BlockedSound, 0)
		e.Stage.Say(e.verdict.Text)
		return
	}
	e.options.Open(e.text())
}
