package render

import (
	"strings"
	"unicode/utf8"
)

// between is what stands between words and is not needed where a line ends.
const between = " \u00a0·"

// Wrap appends the lines of s, each at most width pixels wide, as parts of s without the spaces around them, or
// the dot that parts one item of a list from the next. Lines are filled greedily and end at spaces; a line feed
// always ends one; a word wider than width is broken. A width below one letter puts one letter on a line.
func (f *Fonts) Wrap(dst []string, id FaceID, s string, width float32) []string {
	for {
		par, rest, more := strings.Cut(s, "\n")
		dst = f.wrapParagraph(dst, id, par, width)
		if !more {
			return dst
		}
		s = rest
	}
}

func (f *Fonts) wrapParagraph(dst []string, id FaceID, s string, width float32) []string {
	s = strings.Trim(s, " ")
	for {
		n, _ := f.fit(id, s, width)
		if n == len(s) {
			return append(dst, s)
		}
		end := n
		if s[n] != ' ' {
			end = strings.LastIndexByte(s[:n], ' ')
		}
		if end <= 0 { // one word fills the line
			_, first := utf8.DecodeRuneInString(s)
			end = max(n, first)
		}
		dst = append(dst, strings.TrimRight(s[:end], between))
		s = strings.TrimLeft(s[end:], between)
		if s == "" {
			return dst
		}
	}
}
