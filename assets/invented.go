package assets

import (
	"maps"
	"strings"
)

// Invented returns a made-up language for tests of layouts: each English text a third longer, written from right to left.
func Invented() *Lang {
	texts := maps.Clone(loadOne("en").texts)
	for key, text := range texts {
		texts[key] = text + strings.Repeat("·", len(text)/3)
	}
	return NewLang(texts, true)
}
