package assets

import "path"

// Faces are the fonts of a language whose characters the typefaces lack, made by assets/tools/fonts; they are empty for others.
type Faces struct {
	Regular []byte `json:"regular,omitempty"`
	Bold    []byte `json:"bold,omitempty"`
}

// Names of the fonts in the folder of a language.
const (
	RegularFace = "regular.ttf"
	BoldFace    = "bold.ttf"
)

// facesOf returns the fonts of an embedded language.
func facesOf(tag string) (f Faces) {
	f.Regular, _ = langFiles.ReadFile(path.Join("lang", tag, RegularFace)) // few languages have one
	f.Bold, _ = langFiles.ReadFile(path.Join("lang", tag, BoldFace))
	return f
}

// Faces returns the language's own fonts.
func (l *Lang) Faces() Faces { return l.faces }
