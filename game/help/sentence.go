package help

import (
	"strings"
	"unicode/utf8"
)

// sentence splits a text after its first sentence.
func sentence(text string) (first, rest string) {
	for i, r := range text {
		if end := i + utf8.RuneLen(r); r == '。' || r == '.' && strings.HasPrefix(text[end:], " ") {
			return text[:end], strings.TrimLeft(text[end:], " ")
		}
	}
	return text, ""
}
