package entry

import (
	"strings"
	"unicode/utf8"
)

// textEdit is a text with a caret and a selection. The caret stands between two characters; the text between it and
// the mark is selected. Methods that change the text report whether they did.
type textEdit struct {
	text  string
	caret int // byte offset
	mark  int // byte offset of the other end of the selection
}

// selection returns the byte offsets of the selected text; they are equal if none is selected.
func (e *textEdit) selection() (start, end int) { return min(e.caret, e.mark), max(e.caret, e.mark) }

// selected returns the selected text.
func (e *textEdit) selected() string {
	start, end := e.selection()
	return e.text[start:end]
}

// selectAll selects the whole text.
func (e *textEdit) selectAll() { e.mark, e.caret = 0, len(e.text) }

// moveTo moves the caret to a byte offset. It keeps the other end of the selection where it is if extend is set.
func (e *textEdit) moveTo(offset int, extend bool) {
	e.caret = offset
	if !extend {
		e.mark = offset
	}
}

// step moves the caret by one character, onwards or backwards. Without extend it moves from a selection to its end on
// that side.
func (e *textEdit) step(onwards, extend bool) {
	start, end := e.selection()
	switch {
	case !extend && start != end && onwards:
		e.moveTo(end, false)
	case !extend && start != end:
		e.moveTo(start, false)
	case onwards:
		_, n := utf8.DecodeRuneInString(e.text[e.caret:])
		e.moveTo(e.caret+n, extend)
	default:
		_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
		e.moveTo(e.caret-n, extend)
	}
}

// insert replaces the selection with s. It changes nothing if the text would become longer than limit bytes.
func (e *textEdit) insert(s string, limit int) bool {
	s = strings.ToValidUTF8(s, "")
	start, end := e.selection()
	if len(e.text)-(end-start)+len(s) > limit {
		return false
	}
	e.text = e.text[:start] + s + e.text[end:]
	e.moveTo(start+len(s), false)
	return true
}

// eraseSelection removes the selected text.
func (e *textEdit) eraseSelection() bool { return e.remove(e.selection()) }

// eraseBefore removes the selected text or, if none is selected, the character before the caret.
func (e *textEdit) eraseBefore() bool {
	if e.eraseSelection() {
		return true
	}
	_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
	return e.remove(e.caret-n, e.caret)
}

// eraseAfter removes the selected text or, if none is selected, the character after the caret.
func (e *textEdit) eraseAfter() bool {
	if e.eraseSelection() {
		return true
	}
	_, n := utf8.DecodeRuneInString(e.text[e.caret:])
	return e.remove(e.caret, e.caret+n)
}

// remove removes the text between two byte offsets and moves the caret there.
func (e *textEdit) remove(start, end int) bool {
	if start == end {
		return false
	}
	e.text = e.text[:start] + e.text[end:]
	e.moveTo(start, false)
	return true
}

// offset returns the byte offset of the n-th character, from 0, or that of the end if the text is shorter.
func (e *textEdit) offset(n int) int {
	for i := range e.text {
		if n == 0 {
			return i
		}
		n--
	}
	return len(e.text)
}

// caretIndex returns how many characters stand before the caret.
func (e *textEdit) caretIndex() int { return utf8.RuneCountInString(e.text[:e.caret]) }

// selectionIndices returns how many characters stand before the start and the end of the selection.
func (e *textEdit) selectionIndices() (start, end int) {
	a, b := e.selection()
	start = utf8.RuneCountInString(e.text[:a])
	return start, start + utf8.RuneCountInString(e.text[a:b])
}

// breakLines cuts a text into lines that fit, after a separator of cells where a line has one in its second half. The
// lines replace those in dst.
func breakLines(dst []string, text string, fits func(line string) bool) []string {
	dst = dst[:0]
	start := 0
	for i := range text {
		_, size := utf8.DecodeRuneInString(text[i:])
		if i > start && !fits(text[start:i+size]) {
			cut := i
			if at := strings.LastIndexAny(text[start:i], " ,/:") + 1; at > (i-start)/2 {
				cut = start + at
			}
			dst, start = append(dst, text[start:cut]), cut
		}
	}
	dst = append(dst, text[start:])
	joinLast(dst, fits)
	return dst
}

// orphan is the length of a last line that takes a cell from the line before: it would look lost.
const orphan = 2

// joinLeast is the length of a line from which on that is so: shorter ones are ragged in any case.
const joinLeast = 12

// joinLast moves the last cell of the last line but one to the last line, if that is very short.
func joinLast(lines []string, fits func(line string) bool) {
	last := len(lines) - 1
	if last < 1 || lines[last] == "" || utf8.RuneCountInString(lines[last]) > orphan {
		return
	}
	before := lines[last-1]
	cut := strings.LastIndexAny(before[:len(before)-1], " ,/:") + 1
	if joined := before[cut:] + lines[last]; cut > len(before)/2 && utf8.RuneCountInString(before) >= joinLeast && fits(joined) {
		lines[last-1], lines[last] = before[:cut], joined
	}
}
