package cli

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"wildfifteen/render"
)

// padded is a text that fmt pads by the columns that it takes in a terminal, as in %-8s.
type padded string

// Format implements fmt.Formatter.
func (p padded) Format(s fmt.State, _ rune) {
	width, _ := s.Width()
	text, space := string(p), strings.Repeat(" ", max(width-columns(string(p)), 0))
	if s.Flag('-') {
		text, space = space, text
	}
	_, _ = io.WriteString(s, space+text)
}

// columns returns how many columns a text takes in a terminal: a character of Chinese or Japanese takes two.
func columns(text string) int {
	n := utf8.RuneCountInString(text)
	for _, r := range text {
		if render.Wide(r) {
			n++
		}
	}
	return n
}

// widths are those of the columns of a table; negative ones are of texts, which begin at the left.
type widths []int

// fit widens columns so that they hold the texts of a line.
func (w widths) fit(texts ...string) widths {
	for i, text := range texts {
		if n := columns(text); w[i] < 0 {
			w[i] = min(w[i], -n)
		} else {
			w[i] = max(w[i], n)
		}
	}
	return w
}

// line returns a line of the table.
func (w widths) line(texts ...string) string {
	line, between := "", ""
	for i, text := range texts {
		line += between + fmt.Sprintf("%*s", w[i], padded(text))
		between = "  "
	}
	return strings.TrimRight(line, " ")
}

// pieces splits a word where a line may end within it, as Chinese and Japanese, which have no spaces, allow.
func pieces(word string) []string {
	var all []string
	begin, before := 0, rune(0)
	for i, r := range word {
		if i > 0 && render.MayBreak(before, r) {
			all = append(all, word[begin:i])
			begin = i
		}
		before = r
	}
	return append(all, word[begin:])
}
