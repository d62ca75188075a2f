package game

import (
	"strings"
	"testing"
	"unicode/utf8"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// entryRun opens the text entry the way a player does: New game, Enter or paste a game ID.
func entryRun(t testing.TB, o options) (*run, *entry) {
	o.game = "4x4.classic#x"
	r := newRun(t, o)
	r.tapOn(Mouse, configID)
	r.show(entryID)
	r.tapOn(Mouse, entryID)
	e, ok := r.app.top().(*entry)
	if !ok {
		t.Fatalf("the way to the text entry leads to %s", typeName(r.app.top()))
	}
	return r, e
}

func TestEntryByKeyboard(t *testing.T) {
	r, e := entryRun(t, options{w: 1100, h: 760})
	r.tick(1)
	if f := r.out.TextField; f == nil || f.Text != "" || f.Rect.Empty() {
		t.Fatalf("the outside is told %+v", r.out.TextField)
	}
	r.write("3x3.snke#day")
	if !e.verdict.bad || !r.says("goal") {
		t.Errorf("a goal that is none: %q", e.verdict.text)
	}
	r.key("Enter")
	if r.app.top() != scene(e) {
		t.Fatalf("Enter opens what is wrong: %s", typeName(r.app.top()))
	}
	for range len("ke#day") {
		r.key("ArrowLeft")
	}
	r.write("a") // the letter's key is no action here
	r.key("A")
	if e.edit.text != "3x3.snake#day" || e.verdict.bad || r.out.TextField.Caret != len("3x3.sna") {
		t.Errorf("text %q, caret %d, verdict %q", e.edit.text, e.edit.caret, e.verdict.text)
	}
	r.key("N") // New on the board
	r.key("Enter")
	if got := r.app.log.Current().Game().SeededID(); got != "3x3.snake#day" || r.app.top() != scene(r.app.play) {
		t.Errorf("opened %s in %s", got, typeName(r.app.top()))
	}
	r.tick(1)
	if r.out.TextField != nil {
		t.Error("text is wanted on the board")
	}
}

func TestEntryEdits(t *testing.T) {
	r, e := entryRun(t, options{w: 1100, h: 760})
	r.write("aé×c")
	for _, s := range []struct {
		key  Key
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
	r.in.Replies = []Reply{{Kind: Pasted, Text: "  4x4.snake\x00#x\n "}}
	r.tick(1)
	if e.edit.text != "a4x4.snake #x" {
		t.Errorf("pasted: %q", e.edit.text)
	}
	r.in.Replies = []Reply{{Kind: Pasted, Text: strings.Repeat("1 ", maxEntry)}}
	r.tick(1)
	if e.edit.text != "a4x4.snake #x" {
		t.Errorf("pasted too much: %d bytes", len(e.edit.text))
	}
	r.tapOn(Mouse, clearID)
	if e.edit.text != "" {
		t.Errorf("cleared: %q", e.edit.text)
	}
	r.key("V", Ctrl)
	if !r.out.Paste {
		t.Error("Ctrl+V asks for nothing")
	}
	r.key("Escape")
	if _, ok := r.app.top().(*chooser); !ok {
		t.Errorf("Escape leads to %s", typeName(r.app.top()))
	}
}

func TestEntryVerdicts(t *testing.T) {
	for _, c := range []struct {
		text, says string
		bad        bool
		top        string // where opening leads
	}{
		{"4x4.snake#monday", "4 × 4 snake, can be solved", false, "*game.play"},
		{"3x3.classic%23day", "3 × 3 classic, can be solved", false, "*game.play"},
		{" 1 2 3/4 0 5/7 8 6 ", "3 × 3 classic, can be solved", false, "*game.play"},
		{"3x3.classic:1,2,3,4,5,6,7,8,0", "is solved already", false, "*game.result"},
		{"4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", "cannot be solved", false, ""},
		{"https://example.org/play/#3x3.classic%23day", "3 × 3 classic, can be solved", false, "*game.play"},
		{"https://example.org/play/#lab:2,1/3,0>snake", "", false, "*game.lab"},
		{"wildfifteen:lab:2,1/3,0>snake", "", false, "*game.lab"},
		{"1x4:1,0,2,3", "no tile can pass", true, ""},
		{"4x4.wild:1,2,3", "drawn anew", true, ""},
		{"3x3:1,2,3,4,5,6,7,7,0", "7 stands twice, at character 19", true, ""},
		{"99x99.classic#x", "99", true, ""},
		{"", "such as 4x4.snake#monday", true, ""},
		// A board is judged as one.
		{"1 2 3/4 5 6/7 8", "a row of 2 cells instead of 3, at character 13", true, ""},
		{"1 2 3/4 5 6/7 8 _", "expected a number, at character 17", true, ""},
		{"1 2 3;4 5 6;7 8 0", "expected a number, at character 6", true, ""},
		{"1,2,3,3", "3 stands twice, at character 7", true, ""},
		{"1/2/x", "expected a number, at character 5", true, ""},
		{"1 0", "2 cells make no square: part the rows by /, at character 1 of \"1 0\"", true, ""},
		{"123456780", "123456780 is not between", true, ""},
		{"12", "expected \"x\"", true, ""},
		// Links.
		{"https://example.com/play#4×4.snake%23monday", "4 × 4 snake, can be solved", false, "*game.play"},
		{"https://example.com/play#1%202/3%200", "2 × 2 classic, is solved already", false, "*game.result"},
		{"https://example.com/play#4x4.snail%23monday", "not a goal", true, ""},
		{"https://example.com/about", "this link has no game ID", true, ""},
		{"https://example.com/about#us", "this link has no game ID", true, ""},
		{"wildfifteen:", "this link has no game ID", true, ""},
		{"lab:1,2,3/4,5>snake", "a row of 2 cells instead of 3", true, ""},
	} {
		r, e := entryRun(t, options{w: 1100, h: 760})
		r.write(c.text)
		if e.verdict.bad != c.bad || !strings.Contains(e.verdict.text, c.says) {
			t.Errorf("%q: bad %v, %q; want %v, %q", c.text, e.verdict.bad, e.verdict.text, c.bad, c.says)
		}
		if open := ui.Find(r.app.Controls(), openID); open.Disabled != c.bad {
			t.Errorf("%q: the button is disabled: %v", c.text, open.Disabled)
		}
		r.key("Enter")
		if c.top != "" && typeName(r.app.top()) != c.top || c.bad && r.app.top() != scene(e) {
			t.Errorf("%q opens %s", c.text, typeName(r.app.top()))
		}
	}
}

// TestEntryCommandsOfAnyScript selects, copies, cuts and pastes with keys that print no Latin letters, and leaves alone
// a Latin letter at another's place.
func TestEntryCommandsOfAnyScript(t *testing.T) {
	r, e := entryRun(t, options{})
	r.write("4x4.snake#day")
	press := func(place Key, printed string) {
		r.in.Keys = []KeyEvent{{Key: place, Printed: printed, Mods: Ctrl, Down: true}, {Key: place, Printed: printed, Mods: Ctrl}}
		r.tick(1)
	}
	if press("C", "J"); r.out.Copy != "" { // Dvorak
		t.Errorf("Ctrl and J at the place of C copies %q", r.out.Copy)
	}
	if press("I", "C"); r.out.Copy != "4x4.snake#day" {
		t.Errorf("Ctrl and C at the place of I copies %q", r.out.Copy)
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

// keyOf is the drawn key that types a letter.
func keyOf(letter byte) ui.ID {
	n := strings.IndexByte(strings.Join(keyRows[:], ""), letter|0x20)
	if letter < 'A' || letter > 'Z' {
		n = strings.IndexByte(strings.Join(keyRows[:], ""), letter)
	}
	return idOf(keyGroup, n)
}

func TestEntryByTouch(t *testing.T) {
	for _, o := range []options{{}, {w: 640, h: 360, scale: 2}, {rtl: true}, {text: 2}} {
		r, e := entryRun(t, o)
		r.tapOn(Touch, fieldID)
		for _, c := range []byte("2x2.path(a1:RDLx") {
			if c >= 'A' && c <= 'Z' {
				r.tapOn(Touch, shiftID)
			}
			r.tapOn(Touch, keyOf(c))
		}
		r.tapOn(Touch, eraseID)
		for _, c := range []byte(")#7-") {
			r.tapOn(Touch, keyOf(c))
		}
		r.tapOn(Touch, spaceID)
		if e.edit.text != "2x2.path(a1:RDL)#7- " {
			t.Fatalf("typed %q", e.edit.text)
		}
		// A tap between the second and the third letter puts the caret there.
		pl := &e.place
		r.point(Touch, render.Point{X: pl.inner.X + pl.char*2.2, Y: pl.inner.Y + pl.line/2})
		if e.edit.caret != 2 {
			t.Errorf("the caret is at %d", e.edit.caret)
		}
	}
}

func TestEntryDone(t *testing.T) {
	r, e := entryRun(t, options{})
	r.tapOn(Touch, fieldID)
	r.write("5x2.snake#q")
	e.act(openID)
	if got := r.app.log.Current().Game().SeededID(); got != "5x2.snake#q" {
		t.Errorf("opened %q", got)
	}
}

// TestEntryByPad types with a game pad alone: from letter to letter by the shortest way.
func TestEntryByPad(t *testing.T) {
	r, e := entryRun(t, options{})
	r.button(PadDown)
	for _, c := range []byte("3x2#ok") {
		r.goTo(keyOf(c))
		r.button(PadA)
	}
	if e.edit.text != "3x2#ok" {
		t.Fatalf("typed %q", e.edit.text)
	}
	r.button(PadX)
	r.button(PadL1)
	if e.edit.text != "3x2#o" || e.edit.caret != 4 {
		t.Errorf("%q at %d", e.edit.text, e.edit.caret)
	}
	r.button(PadStart)
	if got := r.app.log.Current().Game().SeededID(); got != "3x2.classic#o" {
		t.Errorf("opened %q", got)
	}
}

// show scrolls a control into sight.
func (r *run) show(id ui.ID) {
	if c := ui.Find(r.app.Controls(), id); c != nil {
		s := &r.app.top().base().scroll
		if s.Can() && c.Clip == s.Area() {
			s.Show(c.Rect, 0)
		}
	}
	r.tick(1)
}

// goTo brings the focus to a control by pushes of the game pad, searched for in all directions.
func (r *run) goTo(id ui.ID) {
	r.t.Helper()
	p := r.app.top().base()
	from := p.focus
	dirs := []struct {
		d ui.Direction
		b PadButton
	}{{ui.Up, PadUp}, {ui.Down, PadDown}, {ui.Left, PadLeft}, {ui.Right, PadRight}}
	way := map[ui.ID][]PadButton{from: nil}
	for todo := []ui.ID{from}; len(todo) > 0; todo = todo[1:] {
		for _, d := range dirs {
			if next, ok := ui.Toward(r.app.Controls(), todo[0], d.d); ok {
				if _, known := way[next]; !known {
					way[next] = append(way[todo[0]][:len(way[todo[0]]):len(way[todo[0]])], d.b)
					todo = append(todo, next)
				}
			}
		}
	}
	for _, b := range way[id] {
		r.button(b)
	}
	if p.focus != id {
		r.t.Fatalf("from %v the pad does not come to %v but to %v by %d pushes", from, id, p.focus, len(way[id]))
	}
}

func TestUnsolvableEntryIsMended(t *testing.T) {
	r, _ := entryRun(t, options{w: 1100, h: 760})
	r.write("4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0")
	r.key("Enter")
	r.tick(1)
	if top := typeName(r.app.top()); top == "*game.entry" || top == "*game.play" {
		t.Errorf("an unsolvable board leads to %s", top)
	}
}

func TestBreakEvery(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string
	}{{"", 3, ""}, {"ab", 3, "ab"}, {"abc", 3, "abc|"}, {"abcd", 3, "abc|d"}, {"é×ü1", 2, "é×|ü1|"}} {
		if got := strings.Join(breakEvery(nil, c.text, c.n), "|"); got != c.want {
			t.Errorf("%q by %d: %q, want %q", c.text, c.n, got, c.want)
		}
	}
}

// FuzzEntry types, pastes and edits anything, with the caret anywhere.
func FuzzEntry(f *testing.F) {
	f.Add("4x4.snake#monday", "\x00\x01\x02\x03\x04\x05\x06\x07")
	f.Add("3x3:1,2,3,4,5,6,8,7,0", "\x07\x07\x00")
	f.Add("\xff1é\u2028/\n", "\x05\x00\x06\x03")
	keys := []Key{"Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "ArrowUp", "ArrowDown", "Tab"}
	r, e := entryRun(f, options{})
	f.Fuzz(func(t *testing.T, text, edits string) {
		e.edit, e.focus = textEdit{}, fieldID
		e.changed()
		for i := 0; i < len(edits) && i < 64; i++ {
			r.in.Text = text
			r.tick(1)
			r.key(keys[edits[i]%8])
			r.app.Draw(&r.list)
			if r.app.top() != scene(e) {
				t.Fatalf("the scene is %s", typeName(r.app.top()))
			}
			got := e.edit.text
			if !utf8.ValidString(got) || len(got) > maxEntry || e.edit.caret < 0 || e.edit.caret > len(got) ||
				e.edit.caret < len(got) && !utf8.RuneStart(got[e.edit.caret]) || e.edit.mark != e.edit.caret {
				t.Fatalf("text %q, caret %d, mark %d", got, e.edit.caret, e.edit.mark)
			}
			if strings.Join(e.lines, "") != got {
				t.Fatalf("the field shows %q of %q", e.lines, got)
			}
			g, err := r.app.parseGame(strings.TrimSpace(got))
			playable := err == nil && g.Scramble.Size().W >= puzzle.MinSide && g.Scramble.Size().H >= puzzle.MinSide
			if playable && e.verdict.bad {
				t.Fatalf("%q can be opened, but the verdict is %q", got, e.verdict.text)
			}
		}
	})
}
