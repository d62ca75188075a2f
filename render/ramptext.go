package render

import "unicode/utf8"

// RampText appends a line of text from the left end of r, in its middle, whose letters run along the ramp, as the numbers of a goal do. It
// begins with byte from of a text of so many bytes.
func (l *List) RampText(f *Fonts, t *Theme, id FaceID, s string, r Rect, from, of int) {
	for k, letter := range s {
		at := r
		at.X += f.Width(id, s[:k])
		l.TextIn(f, id, s[k:k+utf8.RuneLen(letter)], at, Start, Middle, letterColor(t, float64(from+k)/float64(max(1, of-1))))
	}
}

// letterColor returns the colour of a letter at a place of the ramp, 0..1.
func letterColor(t *Theme, at float64) Color {
	if t.Contrast {
		return t.Ink
	}
	return t.RibbonColor(t.OnPaper(min(1, at)))
}
