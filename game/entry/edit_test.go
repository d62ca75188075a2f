package entry

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestTextEdit(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(e *textEdit) bool
		text  string // with | at the caret and [ at the mark, if that is elsewhere
		after string
		want  bool
	}{
		{"insert", func(e *textEdit) bool { return e.insert("é", 9) }, "a|b", "aé|b", true},
		{"insert over a selection", func(e *textEdit) bool { return e.insert("x", 9) }, "a[bc|d", "ax|d", true},
		{"insert invalid UTF-8", func(e *textEdit) bool { return e.insert("x\xffy", 9) }, "|", "xy|", true},
		{"insert up to the limit", func(e *textEdit) bool { return e.insert("xy", 4) }, "ab|", "abxy|", true},
		{"insert too much", func(e *textEdit) bool { return e.insert("xyz", 4) }, "ab|", "ab|", false},
		{"insert over a selection up to the limit", func(e *textEdit) bool { return e.insert("xyz", 4) }, "a|b[", "axyz|", true},
		{"erase before", (*textEdit).eraseBefore, "é×|c", "é|c", true},
		{"erase before the first", (*textEdit).eraseBefore, "|c", "|c", false},
		{"erase before with a selection", (*textEdit).eraseBefore, "a|bc[d", "a|d", true},
		{"erase after", (*textEdit).eraseAfter, "é|×c", "é|c", true},
		{"erase after the last", (*textEdit).eraseAfter, "é|", "é|", false},
		{"erase after with a selection", (*textEdit).eraseAfter, "a[bc|d", "a|d", true},
		{"erase the selection", (*textEdit).eraseSelection, "[abc|", "|", true},
		{"erase no selection", (*textEdit).eraseSelection, "a|bc", "a|bc", false},
		{"step onwards", step(true, false), "a|×b", "a×|b", true},
		{"step onwards at the end", step(true, false), "a|", "a|", true},
		{"step backwards", step(false, false), "a×|b", "a|×b", true},
		{"step backwards at the start", step(false, false), "|a", "|a", true},
		{"step onwards from a selection", step(true, false), "a|bc[d", "abc|d", true},
		{"step backwards from a selection", step(false, false), "a[bc|d", "a|bcd", true},
		{"extend onwards", step(true, true), "a|bc", "a[b|c", true},
		{"extend backwards over the mark", step(false, true), "a[|bc", "|a[bc", true},
		{"select all", func(e *textEdit) bool { e.selectAll(); return true }, "a|b", "[ab|", true},
	} {
		e := parseEdit(c.text)
		if got := c.do(&e); e != parseEdit(c.after) || got != c.want {
			t.Errorf("%s: %q becomes %+v, %v; want %+v, %v", c.name, c.text, e, got, parseEdit(c.after), c.want)
		}
	}
}

func step(onwards, extend bool) func(e *textEdit) bool {
	return func(e *textEdit) bool { e.step(onwards, extend); return true }
}

// parseEdit reads a text with | at the caret and [ at the mark, if that is elsewhere.
func parseEdit(s string) textEdit {
	e := textEdit{text: strings.NewReplacer("|", "", "[", "").Replace(s)}
	e.caret = strings.Index(strings.ReplaceAll(s, "[", ""), "|")
	if e.mark = strings.Index(strings.ReplaceAll(s, "|", ""), "["); e.mark < 0 {
		e.mark = e.caret
	}
	return e
}

func TestTextEditIndices(t *testing.T) {
	e := textEdit{text: "aé×c", caret: len("aé×"), mark: len("a")}
	if start, end := e.selectionIndices(); e.caretIndex() != 3 || start != 1 || end != 3 || e.selected() != "é×" {
		t.Errorf("caret %d, selection %d to %d, %q", e.caretIndex(), start, end, e.selected())
	}
	for n, want := range []int{0, 1, 3, 5, 6, 6} {
		if got := e.offset(n); got != want {
			t.Errorf("character %d is at %d, want %d", n, got, want)
		}
	}
}

func TestBreakLines(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string
	}{{"", 3, ""}, {"ab", 3, "ab"}, {"abc", 3, "abc"}, {"abcd", 3, "abc|d"}, {"é×ü1", 2, "é×|ü1"},
		{"4x4:1,2,13,14,15", 10, "4x4:1,2,|13,14,15"}, {"4x4:1,2,3,4", 8, "4x4:1,2,|3,4"}, {"4x4:12,3", 7, "4x4:12,|3"}, {"4x4.x:1,2", 7, "4x4.x:|1,2"}, {"a,bcdefg", 6, "a,bcde|fg"}, {"7,8,9,10,11,12,0", 15, "7,8,9,10,11,|12,0"}, {"7,8,9,10,11,120", 15, "7,8,9,10,11,120"}} {
		if got := strings.Join(breakLines(nil, c.text, func(line string) bool { return utf8.RuneCountInString(line) <= c.n }), "|"); got != c.want {
			t.Errorf("%q by %d: %q, want %q", c.text, c.n, got, c.want)
		}
	}
}
