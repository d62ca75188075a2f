package game

import (
	"strings"
	"unicode/utf8"
)

// textEdit is a text and the place in it where typing goes on. The caret stands between two characters; what lies
// between it and the mark is selected, nothing where both are one.
type textEdit struct {
	text  string
	caret int // byte offset
	mark  int // byte offset of the selection's other end
}

// selection returns the byte offsets between which text is selected; they are equal where none is.
func (e *textEdit) selection() (lo, hi int) { return min(e.caret, e.mark), max(e.caret, e.mark) }

// selected is the text selected.
func (e *textEdit) selected() string {
	lo, hi := e.selection()
	return e.text[lo:hi]
}

// selectAll selects the whole text.
func (e *textEdit) selectAll() { e.mark, e.caret = 0, len(e.text) }

// to puts the caret at a byte offset; extend leaves the selection's other end where it is.
func (e *textEdit) to(at int, extend bool) {
	e.caret = at
	if !extend {
		e.mark = at
	}
}

// cut takes text away from lo to hi and puts the caret there; false if there is none.
func (e *textEdit) cut(lo, hi int) bool {
	if lo == hi {
		return false
	}
	e.text = e.text[:lo] + e.text[hi:]
	e.to(lo, false)
	return true
}

// insert puts s in at the caret, in place of what is selected; false, and nothing done, if the text would be longer
// than most bytes.
func (e *textEdit) insert(s string, most int) bool {
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "")
	}
	lo, hi := e.selection()
	if len(e.text)-(hi-lo)+len(s) > most {
		return false
	}
	e.text = e.text[:lo] + s + e.text[hi:]
	e.to(lo+len(s), false)
	return true
}

// erase takes what is selected away, or else the character before the caret.
func (e *textEdit) erase() bool {
	if e.cut(e.selection()) {
		return true
	}
	_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
	return e.cut(e.caret-n, e.caret)
}

// remove takes what is selected away, or else the character after the caret.
func (e *textEdit) remove() bool {
	if e.cut(e.selection()) {
		return true
	}
	_, n := utf8.DecodeRuneInString(e.text[e.caret:])
	return e.cut(e.caret, e.caret+n)
}

// move takes the caret one character on or back; without extend, from a selection to its end.
func (e *textEdit) move(on, extend bool) {
	lo, hi := e.selection()
	switch {
	case !extend && lo != hi && on:
		e.to(hi, false)
	case !extend && lo != hi:
		e.to(lo, false)
	case on:
		_, n := utf8.DecodeRuneInString(e.text[e.caret:])
		e.to(e.caret+n, extend)
	default:
		_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
		e.to(e.caret-n, extend)
	}
}

// at returns the byte offset of the n-th character, or the text's end.
func (e *textEdit) at(n int) int {
	for i := range e.text {
		if n == 0 {
			return i
		}
		n--
	}
	return len(e.text)
}

// index is how many characters stand before the caret.
func (e *textEdit) index() int { return utf8.RuneCountInString(e.text[:e.caret]) }

// span is index for both ends of the selection.
func (e *textEdit) span() (lo, hi int) {
	a, b := e.selection()
	lo = utf8.RuneCountInString(e.text[:a])
	return lo, lo + utf8.RuneCountInString(e.text[a:b])
}

// breakEvery cuts a text into lines of n characters, the last one shorter; a text that ends with a full
// line has an empty line behind it, for the caret.
func breakEvery(dst []string, text string, n int) []string {
	dst = dst[:0]
	start, count := 0, 0
	for i := range text {
		if count == n {
			dst, start, count = append(dst, text[start:i]), i, 0
		}
		count++
	}
	dst = append(dst, text[start:])
	if count == n {
		dst = append(dst, "")
	}
	return dst
}
