package entry

import (
	"strings"
	"testing"
	"unicode/utf8"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func TestKeyboardEntry(t *testing.T) {
	r, e := newRun(t, options{w: 1100, h: 760})
	r.tick(1)
	if f := r.out.TextField; f == nil || f.Text != "" || f.Rect.Empty() {
		t.Fatalf("the host is told %+v", r.out.TextField)
	}
	r.write("3x3.snke#day")
	if !e.verdict.Bad || !r.says("goal") {
		t.Errorf("a goal that is none: %q", e.verdict.Text)
	}
	r.key("Enter")
	if !r.shown() || len(r.opened) > 0 || r.out.Say != e.verdict.Text || len(r.out.Sounds) != 1 || r.out.Sounds[0].Kind != game.BlockedSound {
		t.Fatalf("Enter opens what is wrong: %q, says %q, sounds %v", r.opened, r.out.Say, r.out.Sounds)
	}
	for range len("ke#day") {
		r.key("ArrowLeft")
	}
	r.write("a") // the key of the letter is no action here
	r.key("A")
	if e.edit.text != "3x3.snake#day" || e.verdict.Bad || r.out.TextField.Caret != len("3x3.sna") {
		t.Errorf("text %q, caret %d, verdict %q", e.edit.text, e.edit.caret, e.verdict.Text)
	}
	r.key("N") // the key that deals a game on the board
	r.key("Enter")
	r.wantOpened("3x3.snake#day")
	if r.shown() {
		t.Error("the scene stays")
	}
	r.tick(1)
	if r.out.TextField != nil {
		t.Error("text is wanted beside the scene")
	}
}

// wantOpened fails unless a text was opened, once, and is a game with an ID.
func (r *run) wantOpened(id string) {
	r.t.Helper()
	if len(r.opened) != 1 {
		r.t.Fatalf("opened %q", r.opened)
	}
	it, err := links.Parse(r.opened[0])
	if got := it.Game.SeededID(); err != nil || got != id {
		r.t.Errorf("opened %s, %v, want %s", got, err, id)
	}
}

func TestEdits(t *testing.T) {
	r, e := newRun(t, options{w: 1100, h: 760})
	r.write("aé×c")
	for _, s := range []struct {
		key  game.Key
		text string
		at   int
	}{
		{"ArrowLeft", "aé×c", 5}, {"Backspace", "aéc", 3}, {"Backspace", "ac", 1}, {"Delete", "a", 1}, {"Delete", "a", 1},
		{"Home", "a", 0}, {"Backspace", "a", 0}, {"End", "a", 1}, {"ArrowRight", "a", 1},
	} {
		r.key(s.key)
		if e.edit.text != s.text || e.edit.caret != s.at {
			t.Fatalf("after %s: %q at %d, want %q at %d", s.key, e.edit.text, e.edit.caret, s.text, s.at)
		}
	}
	r.in.Replies = []game.Reply{{Kind: game.Pasted, Text: "  4x4.snake\x00#x\n "}}
	r.tick(1)
	if e.edit.text != "a4x4.snake #x" {
		t.Errorf("pasted: %q", e.edit.text)
	}
	r.in.Replies = []game.Reply{{Kind: game.Pasted, Text: strings.Repeat("1 ", maxText)}}
	r.tick(1)
	if e.edit.text != "a4x4.snake #x" {
		t.Errorf("pasted too much: %d bytes", len(e.edit.text))
	}
	r.tapOn(game.Mouse, clearID)
	if e.edit.text != "" {
		t.Errorf("cleared: %q", e.edit.text)
	}
	r.key("V", game.Ctrl)
	if !r.out.Paste {
		t.Error("Ctrl+V asks for nothing")
	}
	r.key("Escape")
	if r.shown() || len(r.opened) > 0 {
		t.Errorf("Escape does not go back, opened %q", r.opened)
	}
}

// TestShortcutsOfAnyScript selects, copies, cuts and pastes with keys that print no Latin letters. A Latin letter in
// another one's place has its own meaning.
func TestShortcutsOfAnyScript(t *testing.T) {
	r, e := newRun(t, options{})
	r.write("4x4.snake#day")
	press := func(key game.Key, printed string) {
		r.press(game.KeyEvent{Key: key, Printed: printed, Mods: game.Ctrl})
	}
	if press("C", "J"); r.out.Copy != "" { // Dvorak
		t.Errorf("Ctrl and J in the place of C copies %q", r.out.Copy)
	}
	if press("I", "C"); r.out.Copy != "4x4.snake#day" {
		t.Errorf("Ctrl and C in the place of I copies %q", r.out.Copy)
	}
	if press("V", "М"); !r.out.Paste { // Russian
		t.Error("Ctrl and М asks for nothing")
	}
	if press("C", "С"); r.out.Copy != "4x4.snake#day" {
		t.Errorf("Ctrl and С copies %q", r.out.Copy)
	}
	if press("A", "Ф"); e.edit.selected() != "4x4.snake#day" {
		t.Errorf("Ctrl and Ф selects %q", e.edit.selected())
	}
	if press("X", "Ч"); r.out.Copy != "4x4.snake#day" || e.edit.text != "" {
		t.Errorf("Ctrl and Ч cuts %q and leaves %q", r.out.Copy, e.edit.text)
	}
}

// TestSelection selects with keys; it then types over the selection, cuts it, copies it and leaves it.
func TestSelection(t *testing.T) {
	r, e := newRun(t, options{})
	r.write("4x4.snake#day")
	want := func(when, text, selected string) {
		t.Helper()
		if e.edit.text != text || e.edit.selected() != selected {
			t.Fatalf("%s: %q with %q selected, want %q with %q", when, e.edit.text, e.edit.selected(), text, selected)
		}
	}
	r.key("ArrowLeft", game.Shift)
	r.key("ArrowLeft", game.Shift)
	want("Shift and arrows", "4x4.snake#day", "ay")
	r.key("C", game.Ctrl)
	if r.out.Copy != "ay" {
		t.Errorf("copied %q", r.out.Copy)
	}
	r.key("ArrowRight")
	want("an arrow alone", "4x4.snake#day", "")
	if e.edit.caret != len(e.edit.text) {
		t.Errorf("the caret is at %d", e.edit.caret)
	}
	r.key("Home", game.Shift)
	want("Shift and Home", "4x4.snake#day", "4x4.snake#day")
	r.key("End")
	r.key("A", game.Ctrl)
	want("Ctrl and A", "4x4.snake#day", "4x4.snake#day")
	r.stage.Draw(&r.list)
	all := len(r.list.Ops)
	r.write("3x3#é")
	want("typed over", "3x3#é", "")
	if r.stage.Draw(&r.list); len(r.list.Ops) >= all {
		t.Errorf("the selection is invisible: %d ops, without it %d", all, len(r.list.Ops))
	}
	r.key("ArrowLeft", game.Shift)
	r.key("X", game.Ctrl)
	if r.out.Copy != "é" {
		t.Errorf("cut %q", r.out.Copy)
	}
	want("cut", "3x3#", "")
	r.key("ArrowLeft", game.Shift)
	r.key("Backspace")
	want("erased before", "3x3", "")
	r.key("Home")
	r.key("ArrowRight", game.Shift)
	r.key("Delete")
	want("erased after", "x3", "")
	r.key("A", game.Ctrl)
	r.in.Replies = []game.Reply{{Kind: game.Pasted, Text: "5x5#b"}}
	r.tick(2)
	want("pasted over", "5x5#b", "")
	r.key("A", game.Ctrl)
	r.tap(game.Mouse, render.Point{X: 180, Y: 500}) // beside all controls
	want("a click beside the field", "5x5#b", "5x5#b")
	r.tapOn(game.Mouse, fieldID)
	want("a click in the field", "5x5#b", "")
	r.in.Keys = []game.KeyEvent{{Key: "A", Printed: "A", Mods: game.Ctrl | game.Alt, Down: true}} // AltGr on Windows
	r.in.Text = "ą"
	r.tick(1)
	if !strings.Contains(e.edit.text, "ą") || len(e.edit.text) != len("5x5#bą") {
		t.Errorf("after AltGr and A: %q", e.edit.text)
	}
}

// TestStepLine moves the caret between lines: it stays about as far from their start.
func TestStepLine(t *testing.T) {
	r, e := newRun(t, options{})
	d := &e.field
	const code = "4x4.snake#" // it can be opened: the button is below the field
	r.write(code)
	r.tick(1)
	line := int(d.lineWidth / d.fonts.Width(d.face, "1"))
	r.write(strings.Repeat("1", 2*line-len(code)))
	if len(d.lines) != 3 {
		t.Fatalf("the lines are %q", d.lines)
	}
	if d.lines[2] == "" {
		r.write("111")
	}
	last := len(e.edit.text)
	want := d.x(2, len(d.lines[2]))
	step := func(key game.Key, row int, mods ...game.Mods) {
		t.Helper()
		r.key(key, mods...)
		at, column := d.place(e.edit.caretIndex())
		if x := d.x(at, column); at != row || x < want-d.lineHeight || x > want+d.lineHeight {
			t.Errorf("the caret is in line %d at %v, want line %d at about %v", at, x, row, want)
		}
	}
	step("ArrowUp", 1)
	step("ArrowUp", 0, game.Shift)
	if n := len(e.edit.selected()); n < len(d.lines[0])-3 || n > len(d.lines[0])+3 {
		t.Errorf("%q is selected", e.edit.selected())
	}
	first := e.edit.caret
	r.key("ArrowUp")
	if e.edit.caret != first || e.Focus == fieldID {
		t.Errorf("above the first line the caret is at %d, the focus at %v", e.edit.caret, e.Focus)
	}
	e.Focus = fieldID
	step("ArrowDown", 1)
	step("ArrowDown", 2)
	if e.Focus != fieldID || e.edit.caret < last-1 {
		t.Errorf("in the last line the caret is at %d of %d, the focus at %v", e.edit.caret, last, e.Focus)
	}
	at := e.edit.caret
	if r.key("ArrowDown"); e.edit.caret != at || e.Focus == fieldID {
		t.Errorf("below the last line the caret is at %d, the focus at %v", e.edit.caret, e.Focus)
	}
}

// TestHelpKey checks that the stage gets the key that opens the help, but no letter.
func TestHelpKey(t *testing.T) {
	r, _ := newRun(t, options{})
	for _, k := range []game.Key{"M", "N", "H", "F1"} {
		r.key(k)
	}
	if r.helped != 1 || !r.shown() {
		t.Errorf("the help was opened %d times, want once", r.helped)
	}
}

// keyOf is the drawn key that types a letter.
func keyOf(letter byte) ui.ID {
	if letter >= 'A' && letter <= 'Z' {
		letter += 'a' - 'A'
	}
	return ui.ID{Name: letterGroup, N: strings.IndexByte(strings.Join(letterRows[:], ""), letter)}
}

func TestTouchEntry(t *testing.T) {
	for _, o := range []options{{}, {w: 640, h: 360, scale: 2}, {rtl: true}, {text: 2}} {
		r, e := newRun(t, o)
		r.tapOn(game.Touch, fieldID)
		for _, c := range []byte("2x2.path(a1:RDLx") {
			if c >= 'A' && c <= 'Z' {
				r.tapOn(game.Touch, shiftKeyID)
			}
			r.tapOn(game.Touch, keyOf(c))
		}
		r.tapOn(game.Touch, eraseKeyID)
		for _, c := range []byte(")#7-") {
			r.tapOn(game.Touch, keyOf(c))
		}
		r.tapOn(game.Touch, spaceKeyID)
		if e.edit.text != "2x2.path(a1:RDL)#7- " {
			t.Fatalf("typed %q", e.edit.text)
		}
		// A tap between the second and the third letter puts the caret there.
		d := &e.field
		r.tap(game.Touch, render.Point{X: d.inner.X + d.x(0, 2) + 1, Y: d.inner.Y + d.lineHeight/2})
		if e.edit.caret != 2 {
			t.Errorf("the caret is at %d", e.edit.caret)
		}
	}
}

func TestOpenByTouch(t *testing.T) {
	for _, id := range []ui.ID{openID, enterKeyID} {
		r, e := newRun(t, options{})
		r.tapOn(game.Touch, fieldID)
		r.write(" 5x2.snake#q ")
		e.Act(id)
		r.wantOpened("5x2.snake#q")
		if r.opened[0] != "5x2.snake#q" {
			t.Errorf("%v opens %q", id, r.opened[0])
		}
	}
}

// TestPadEntry types with a game pad alone, from letter to letter by the shortest way.
func TestPadEntry(t *testing.T) {
	r, e := newRun(t, options{})
	r.button(game.PadDown)
	for _, c := range []byte("3x2#ok") {
		r.padTo(keyOf(c))
		r.button(game.PadA)
	}
	if e.edit.text != "3x2#ok" {
		t.Fatalf("typed %q", e.edit.text)
	}
	r.button(game.PadX)
	r.button(game.PadL1)
	if e.edit.text != "3x2#o" || e.edit.caret != 4 {
		t.Errorf("%q at %d", e.edit.text, e.edit.caret)
	}
	r.button(game.PadStart)
	r.wantOpened("3x2.classic#o")
}

// FuzzEntry types, pastes and edits anything, with the caret anywhere.
func FuzzEntry(f *testing.F) {
	f.Add("4x4.snake#monday", "\x00\x01\x02\x03\x04\x05\x06\x07")
	f.Add("3x3:1,2,3,4,5,6,8,7,0", "\x07\x07\x00")
	f.Add("\xff1é\u2028/\n", "\x05\x00\x06\x03")
	keys := []game.Key{"Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "ArrowUp", "ArrowDown", "Tab"}
	r, e := newRun(f, options{})
	f.Fuzz(func(t *testing.T, text, edits string) {
		e.edit, e.Focus = textEdit{}, fieldID
		e.textChanged()
		for i := 0; i < len(edits) && i < 64; i++ {
			r.write(text)
			r.key(keys[edits[i]%8])
			r.stage.Draw(&r.list)
			if !r.shown() {
				t.Fatal("the scene has gone")
			}
			got := e.edit.text
			if !utf8.ValidString(got) || len(got) > maxText || e.edit.caret < 0 || e.edit.caret > len(got) ||
				e.edit.caret < len(got) && !utf8.RuneStart(got[e.edit.caret]) || e.edit.mark != e.edit.caret {
				t.Fatalf("text %q, caret %d, mark %d", got, e.edit.caret, e.edit.mark)
			}
			if strings.Join(e.field.lines, "") != got {
				t.Fatalf("the field shows %q of %q", e.field.lines, got)
			}
			g, err := links.ParseGame(strings.TrimSpace(got))
			if err == nil && g.Scramble.Size().Playable() && e.verdict.Bad {
				t.Fatalf("%q can be opened, but the verdict is %q", got, e.verdict.Text)
			}
		}
	})
}
