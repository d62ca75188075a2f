package render

import "unicode/utf8"

// RampText appends a line of text whose letters run along the ramp, as the numbers of a goal do. It begins at the left end of r, halfway
// down. The line begins with byte from of a text of so many bytes.
func (l *List) RampText(f *Fonts, t *Theme, id FaceID, s string, r Rect, from, of int) {
	for k, letter := range s {
		at := r
		at.X += f.Width(id, s[:k])
		l.TextIn(f, id, s[k:k+utf8.RuneLen(letter)], at, Start, Middle, t.RibbonColor(t.OnPaper(part(from+k, of))))
	}
}
