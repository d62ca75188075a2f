package game

import (
	"strings"
	"unicode/utf8"
)

// textEdit is a text and the place in it where typing goes on. The caret stands between two characters.
type textEdit struct {
	text  string
	caret int // byte offset
}

// insert puts s in at the caret; false, and nothing done, if the text would be longer than most bytes.
func (e *textEdit) insert(s string, most int) bool {
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, "")
	}
	if len(e.text)+len(s) > most {
		return false
	}
	e.text = e.text[:e.caret] + s + e.text[e.caret:]
	e.caret += len(s)
	return true
}

// erase takes the character before the caret away.
func (e *textEdit) erase() bool {
	if e.caret == 0 {
		return false
	}
	_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
	e.text = e.text[:e.caret-n] + e.text[e.caret:]
	e.caret -= n
	return true
}

// remove takes the character after the caret away.
func (e *textEdit) remove() bool {
	if e.caret == len(e.text) {
		return false
	}
	_, n := utf8.DecodeRuneInString(e.text[e.caret:])
	e.text = e.text[:e.caret] + e.text[e.caret+n:]
	return true
}

// move takes the caret one character on or back.
func (e *textEdit) move(on bool) {
	if on {
		_, n := utf8.DecodeRuneInString(e.text[e.caret:])
		e.caret += n
		return
	}
	_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
	e.caret -= n
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
