// Package fonts embeds the typefaces of the program: Jost for numbers and titles, Commissioner for words. They are under
// the SIL Open Font License 1.1, whose text package assets holds. Each file is a static weight with the Latin and
// Cyrillic letters, Commissioner also with Greek and Vietnamese ones, without hinting and layout tables.
package fonts

import _ "embed"

// The fonts. In Jost the digits have widths of their own; U+FF10 to U+FF19 hold digits of equal width.
var (
	//go:embed Commissioner-400.ttf
	Commissioner400 []byte
	//go:embed Commissioner-600.ttf
	Commissioner600 []byte
	//go:embed Jost-500.ttf
	Jost500 []byte
	//go:embed Jost-600.ttf
	Jost600 []byte
)
