package stage

import (
	"strings"
	"unicode/utf8"
)

// FirstSentence divides a text after its first sentence.
func FirstSentence(text string) (first, rest string) {
	for i, r := range text {
		if end := i + utf8.RuneLen(r); r == '。' || r == '.' && strings.HasPrefix(text[end:], " ") {
			return text[:end], strings.TrimSpace(text[end:])
		}
	}
	return text, ""
}
