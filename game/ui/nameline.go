package ui

import (
	"strings"

	"wildfifteen/render"
)

// NameLine is a name and, below it, a sentence about it, in lines for a width: the words of a card.
type NameLine struct {
	Name, Line   []string
	Face, Second render.FaceID
}

// NameLine breaks a name in a face, and a sentence in the usual one, into lines for a width.
func (f *Frame) NameLine(name string, face render.FaceID, line string, width float32) NameLine {
	small := f.Face(render.Regular, 16)
	return NameLine{f.Wrap(name, face, width), f.Wrap(line, small, width), face, small}
}

// How much larger the name and the sentence of a card become in large letters.
const (
	cardName = 1.28
	cardLine = 1.25
)

// CardName is NameFace, and CardLine NameLine, for cards whose words grow less with the text size, for their pictures to stay in sight.
func (f *Frame) CardName(name string, width float32) render.FaceID {
	return min(f.NameFace(name, width), f.Face(render.Title, f.UpTo(render.Title, 20, cardName)))
}

func (f *Frame) CardLine(name, line string, width float32) NameLine {
	face, small := f.CardName(name, width), f.Face(render.Regular, f.UpTo(render.Regular, 16, cardLine))
	return NameLine{f.Wrap(name, face, width), f.Wrap(line, small, width), face, small}
}

// NameFace returns the face of a name in a width: smaller than usual only for a word that is too long.
func (f *Frame) NameFace(name string, width float32) render.FaceID {
	usual, widest, most := f.Face(render.Title, 20), "", float32(0)
	for word := range strings.SplitSeq(name, " ") {
		if w := f.Fonts.Width(usual, word); w > most {
			widest, most = word, w
		}
	}
	return f.Fitting(render.Title, 20, widest, width)
}

// Height returns the height of the words.
func (n NameLine) Height(f *Frame) float32 {
	return f.LinesHeight(n.Face, len(n.Name)) + f.LinesHeight(n.Second, len(n.Line))
}

// Paint draws the words of a control in the middle of the height of r, which is mirrored with the control.
func (n NameLine) Paint(l *render.List, f *Frame, c *Control, r render.Rect, align render.Align) {
	ink, second := f.Theme.Ink, f.Theme.Ink2
	if c.Disabled {
		ink, second = f.Theme.Disabled, f.Theme.Disabled
	}
	n.PaintIn(l, f, c, r, align, ink, second)
}

// PaintIn is Paint with the inks of the name and the sentence.
func (n NameLine) PaintIn(l *render.List, f *Frame, c *Control, r render.Rect, align render.Align, ink, second render.Color) {
	r.Y += (r.H - n.Height(f)) / 2
	put := func(face render.FaceID, lines []string, ink render.Color) {
		r.H = f.Fonts.Metrics(face).Line
		for i, text := range lines {
			l.TextIn(f.Fonts, face, text, f.Within(c.Rect, r.Move(0, f.Leading(face)*float32(i))), align, render.Middle, ink)
		}
		r.Y += f.LinesHeight(face, len(lines))
	}
	put(n.Face, n.Name, ink)
	put(n.Second, n.Line, second)
}
