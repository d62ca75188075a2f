package render

import (
	"strings"
	"unicode/utf8"
)

// separators are dropped where a line ends: spaces, and the dot between the items of a list.
const separators = " \u00a0\u202f·"

// Wrap breaks s into lines at most width pixels wide and appends them to dst. Each line is a substring of s; spaces,
// and dots between the items of a list, are dropped where a line ends. Lines are filled greedily and broken at spaces, but
// not within sizes such as "4 × 4";
// a line feed always ends a line. A word wider than width is broken, but never before its first letter.
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
		end = beforeSize(s, end)
		if end <= 0 { // one word fills the line
			_, first := utf8.DecodeRuneInString(s)
			end = max(n, first)
		}
		dst = append(dst, strings.TrimRight(s[:end], separators))
		s = strings.TrimLeft(s[end:], separators)
		if s == "" {
			return dst
		}
	}
}

// beforeSize returns end or, if the space there lies within a size such as "4 × 4", the space before it; 0 if there is none.
func beforeSize(s string, end int) int {
	const times = "×"
	for end > 0 && (strings.HasPrefix(s[end:], " "+times) || strings.HasSuffix(s[:end], " "+times)) {
		end = strings.LastIndexByte(s[:end], ' ')
	}
	return max(end, 0)
}
