// Package fonts embeds the typefaces of the program: Jost for numbers and titles, Commissioner for words, both under the
// SIL Open Font License 1.1, and Go Mono for what these lack, under a BSD licence. Names is cut
// from Noto Sans SC, under the Open Font License, too. Package assets holds the licences. Each file
// is a static weight with the Latin and Cyrillic letters, Commissioner also with Greek and Vietnamese ones, Go Mono with
// ASCII and what Commissioner lacks. They have no hinting, glyph names and layout tables, which the program does not use.
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
	//go:embed GoMono.ttf
	GoMono []byte
	//go:embed Names.ttf
	Names []byte // what the names of languages have that Commissioner lacks; cut by assets/tools/fonts
)
