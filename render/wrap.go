package render

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// separators are dropped where a line ends: spaces, and the dot between the items of a list.
const separators = " \u00a0\u202f·"

// Wrap breaks s into lines at most width pixels wide and appends them to dst. Each line is a substring of s; spaces,
// and dots between the items of a list, are dropped where a line ends. Lines are filled greedily and broken at spaces, but
// not within sizes such as "4 × 4" nor between a number and its word, if they have room in a line. Chinese and Japanese, which have no spaces, are broken between any two characters but
// before what closes and after what opens. A line feed always ends a line. A word wider than width is broken, but never before its first letter.
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
			end = lastBreak(s, n)
		}
		if at := beforeTie(s, end, inNumber); at > 0 && f.Width(id, firstWords(s[at:], end-at)) <= width {
			end = at
		} else { // a number leaves its word rather than that this is broken
			end = beforeTie(s, end, inSize)
		}
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

// beforeTie returns end or, if the space there is tied, the last break before it; 0 if there is none.
func beforeTie(s string, end int, tied func(before, after string) bool) int {
	for end > 0 && end < len(s) && s[end] == ' ' && tied(s[:end], s[end+1:]) {
		_, size := utf8.DecodeLastRuneInString(s[:end])
		end = lastBreak(s, end-size)
	}
	return max(end, 0)
}

// firstWords returns the words of s, which begins with a space, up to the end of the one after the space at n.
func firstWords(s string, n int) string {
	if n >= len(s) {
		return s[1:]
	}
	if next := strings.IndexByte(s[n+1:], ' '); next >= 0 {
		return s[1 : n+1+next]
	}
	return s[1:]
}

// inSize reports whether the space between two parts of a sentence lies within a size such as "4 × 4".
func inSize(before, after string) bool {
	const times = "×"
	return strings.HasPrefix(after, times) || strings.HasSuffix(before, times)
}

// inNumber reports whether the space between two parts of a sentence lies within a size, between a number and the word after it, or
// before a number that is a year or ends the sentence.
func inNumber(before, after string) bool {
	if inSize(before, after) {
		return true
	}
	last := before[strings.LastIndexByte(before, ' ')+1:]
	next, rest, _ := strings.Cut(after, " ")
	if r, _ := utf8.DecodeRuneInString(next); isNumber(last) && unicode.IsLetter(r) {
		return true
	}
	next = strings.TrimRight(next, ".,;:!?)")
	return isNumber(next) && !isNumber(last) && (rest == "" || len(next) == 4)
}

// isNumber reports whether a word consists of digits.
func isNumber(word string) bool {
	return word != "" && strings.Trim(word, "0123456789") == ""
}

// lastBreak returns the last place at or before n where a line may end, which is a space or between two characters of which one
// is Chinese or Japanese; 0 if there is none.
func lastBreak(s string, n int) int {
	for n > 0 {
		if s[n] == ' ' {
			return n
		}
		before, size := utf8.DecodeLastRuneInString(s[:n])
		if after, _ := utf8.DecodeRuneInString(s[n:]); MayBreak(before, after) {
			return n
		}
		n -= size
	}
	return 0
}

// What no line of Chinese or Japanese begins with, and what none ends with.
const (
	closing = "、。，．：；？！）］｝」』】〉》〕〗”’・ー々〜…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%),.!?:;]}»"
	opening = "（［｛「『【〈《〔〖“‘([{«"
)

// MayBreak reports whether a line may end between two characters without a space.
func MayBreak(before, after rune) bool {
	if !Wide(before) && !Wide(after) || strings.ContainsRune(closing, after) || strings.ContainsRune(opening, before) {
		return false
	}
	return before < '0' || before > '9' // a number stays with what it counts
}

// Wide reports whether a rune is Chinese or Japanese, a sign of these scripts, or a wide form. Wide digits are not: see Figures.
func Wide(r rune) bool {
	return r >= 0x2e80 && r <= 0x9fff || r >= 0xf900 && r <= 0xfaff || r >= 0xff01 && r <= 0xff60 && (r < '０' || r > '９') || r >= 0x20000 && r <= 0x3ffff
}
