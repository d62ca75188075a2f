package gametest

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TinyWindow is the width in dip below which controls may be smaller than is good for a finger.
const TinyWindow = 240

// layoutCheck checks the layout of one picture.
type layoutCheck struct {
	*Run
	f      *ui.Frame
	name   string
	scroll bool // the whole screen scrolls
}

// CheckLayout fails the test if controls overlap, leave the safe part of the screen or are too small to hit, or if a text
// is cut off, also by the foot of a strip. It reads the control tree and the display list and paints nothing. name is the name of the scene for
// messages.
func CheckLayout(r *Run, name string) {
	r.T.Helper()
	r.App.Draw(&r.List)
	f, controls := r.Frame(), r.App.Controls()
	CheckLabels(r, name)
	l := layoutCheck{r, f, fmt.Sprintf("%s in %v", name, f.Screen), scrollsWhole(r)}
	if len(r.List.Ops) < 5 || len(controls) == 0 {
		r.T.Errorf("%s: %d ops and %d controls", l.name, len(r.List.Ops), len(controls))
	}
	l.cuts()
	for i := range controls {
		c := &controls[i]
		if c.Role == ui.Cell || Seen(c).Empty() && c.Clip != f.Screen { // scrolled away
			continue
		}
		l.place(c)
		l.words(c)
		l.breaks(c)
		l.halves(c)
		for j := range controls[:i] {
			d := &controls[j]
			nested := c.Touch || c.Role == ui.Button && d.Role == ui.Field || d.Role == ui.Panel || d.Look == ui.Ground || d.Role == ui.Cell ||
				c.Role == ui.Switch && d.Look == ui.Card && d.Rect.Intersect(c.Rect) == c.Rect // a card with a switch on it
			if !nested && !Seen(c).Inset(0.5).Intersect(Seen(d).Inset(0.5)).Empty() {
				r.T.Errorf("%s: %v %q %v and %v %q %v overlap", l.name, c.ID, c.Label, c.Rect, d.ID, d.Label, d.Rect)
			}
		}
	}
}

// Seen returns the visible part of a control.
func Seen(c *ui.Control) render.Rect { return c.Rect.Intersect(c.Clip) }

// Frame returns a frame with the measures that follow from the inputs and the stored settings. It has the
// controls of the scene on top but no theme, and is valid until the next tick.
func (r *Run) Frame() *ui.Frame {
	f, in := &r.frame, &r.In
	f.Fonts, f.Scale = r.Fonts, in.Scale
	f.Screen = render.Rect{W: max(1, in.Width), H: max(1, in.Height)}
	i := in.Insets
	f.Safe = render.Rect{X: i.Left, Y: i.Top, W: max(1, f.Screen.W-i.Left-i.Right), H: max(1, f.Screen.H-i.Top-i.Bottom)}
	f.TextSize = min(2, float32(r.StoredSettings().TextSize))
	if f.TextSize <= 0 {
		f.TextSize = max(1, min(2, in.TextScale))
	}
	f.Controls = r.App.Controls()
	return f
}

// place fails if a control leaves the safe part of the screen, other than by scrolling, or is too small for a finger.
func (l *layoutCheck) place(c *ui.Control) {
	l.T.Helper()
	f, s := l.f, l.f.Safe
	fixed := c.Clip == f.Screen && !l.scroll
	if c.Rect.X < s.X-0.5 || c.Rect.X+c.Rect.W > s.X+s.W+0.5 ||
		fixed && (c.Rect.Y < s.Y-0.5 || c.Rect.Y+c.Rect.H > s.Y+s.H+0.5) {
		l.T.Errorf("%s: %v %q at %v leaves %v", l.name, c.ID, c.Label, c.Rect, s)
	}
	width, height := f.Dip(48), f.Dip(48)
	if c.Look == ui.Stacked || c.Icon != render.NoIcon && c.Look == ui.Quiet {
		width = f.Dip(44) // five of them stand side by side in 240 dip
	}
	if c.ID.Name == "day" {
		width, height = f.Dip(45), f.Dip(40) // seven of them stand side by side in 320 dip, five on a low screen with a head
	}
	if s.W < f.Dip(TinyWindow) {
		width, height = f.Dip(38), f.Dip(38)
	}
	if c.Touchable() && c.Role != ui.Grid && c.Look != ui.Cap && (c.Rect.H < height || c.Rect.W < width) {
		l.T.Errorf("%s: %v %q is only %v by %v", l.name, c.ID, c.Label, c.Rect.W, c.Rect.H)
	}
}

// scrollsWhole reports whether the whole screen scrolls. Then the clip of the scrolled controls, too, is the screen.
func scrollsWhole(r *Run) bool {
	bar, ok := r.ScrollBar()
	f := r.Frame()
	return ok && bar.X+bar.W == f.Screen.W-f.Dip(2) && !slices.ContainsFunc(r.App.Controls(), func(c ui.Control) bool {
		return c.Role != ui.Cell && c.Clip != f.Screen
	})
}

// words fails if a text is wider than its control.
func (l *layoutCheck) words(c *ui.Control) {
	l.T.Helper()
	for _, line := range c.Lines {
		if c.Look != ui.Keys && l.Fonts.Width(c.Face, line) > c.Rect.W+0.5 {
			l.T.Errorf("%s: %q is wider than its place", l.name, line)
		}
	}
	oneLine := c.Lines == nil && (c.Role == ui.Heading || c.Look == ui.Card || c.Look == ui.Chip)
	if w := l.Fonts.Width(c.Face, c.Label); oneLine && w > c.Rect.W {
		l.T.Errorf("%s: %q is %v wide in %v", l.name, c.Label, w, c.Rect.W)
	}
}

// halves fails if a strip of words above a board ends within a line: so low a strip does not look as if it scrolled, and the line
// looks cut off.
func (l *layoutCheck) halves(c *ui.Control) {
	l.T.Helper()
	foot := c.Clip.Y + c.Clip.H
	above := slices.ContainsFunc(l.App.Controls(), func(g ui.Control) bool {
		return g.Role == ui.Grid && g.Rect.Y >= foot-l.f.Dip(1)
	})
	if !above || c.Role != ui.Text && c.Role != ui.Heading || c.Face == 0 {
		return
	}
	m, lines := l.Fonts.Metrics(c.Face), max(1, len(c.Lines))
	high := min(m.Line, c.Rect.H/float32(lines))
	if c.Clip.H < high { // a tiny window: the strip has room for no line
		return
	}
	for i := range lines {
		y := c.Rect.Y + c.Rect.H*(float32(i)+0.5)/float32(lines)
		if y-high/2 < foot-l.f.Dip(2) && y+high/2 > foot+l.f.Dip(2) {
			l.T.Errorf("%s: a line of %q is cut at the foot of %v", l.name, c.Label, c.Clip)
			return
		}
	}
}

// breaks fails if a line of a label ends within a word. Chinese and Japanese, which have no spaces, break between letters.
func (l *layoutCheck) breaks(c *ui.Control) {
	l.T.Helper()
	lines := c.Lines
	switch {
	case c.Look == ui.Keys || c.Look == ui.Custom || c.Role == ui.Field:
		return
	case c.Look == ui.Row:
		w := c.Rect.W - l.f.Dip(16)
		if c.Icon != render.NoIcon {
			w -= l.f.IconSide() + l.f.Dip(16)
		}
		if c.Role == ui.Switch {
			w -= l.f.Dip(64)
		}
		lines, _ = l.f.RowLines(c.Label, w)
	case lines == nil && c.Role == ui.Button && (c.Look == ui.Plain || c.Look == ui.Primary) && !l.f.IconAlone(c):
		lines, _ = l.f.LabelLines(c)
	}
	rest := c.Label
	for i, line := range lines {
		at := strings.Index(rest, line)
		if at < 0 {
			return
		}
		if i > 0 && at == 0 && isLetter(line) && !spaceless(lines[i-1], line) {
			l.T.Errorf("%s: a word of %q is broken: %q", l.name, c.Label, lines)
			return
		}
		rest = rest[at+len(line):]
	}
}

// spaceless reports whether the end of a line or the beginning of the next one is Chinese or Japanese.
func spaceless(line, next string) bool {
	before, _ := utf8.DecodeLastRuneInString(line)
	after, _ := utf8.DecodeRuneInString(next)
	return wide(before) || wide(after)
}

// wide reports whether a rune is Chinese or Japanese, or a sign of these scripts.
func wide(r rune) bool { return r >= 0x2e80 && r <= 0x9fff || r >= 0xff01 && r <= 0xff60 }

// isLetter reports whether a text begins with a letter.
func isLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// cuts fails if the picture shows more ellipses than the texts of the scene contain, because a text that is cut off ends
// in one. It does not count below a card, where the texts of another scene are visible.
func (l *layoutCheck) cuts() {
	l.T.Helper()
	said, card := 0, false
	for _, c := range l.App.Controls() {
		said += strings.Count(c.Label+c.Value, "…")
		card = card || c.Role == ui.Panel
	}
	cut := 0
	dots := map[render.FaceID]render.Glyph{} // of a font that has none, that of another font
	for _, op := range l.List.Ops {
		if op.Kind != render.GlyphsOp {
			continue
		}
		for _, g := range l.List.Glyphs[op.Lo:op.Hi] {
			dot, ok := dots[g.Face]
			if !ok {
				dot = l.Fonts.AppendGlyphs(nil, g.Face, "…", 0, 0)[0]
				dots[g.Face] = dot
			}
			index, _ := g.Parts()
			if ellipsis, _ := dot.Parts(); dot.Face == g.Face && index == ellipsis {
				cut++
			}
		}
	}
	if cut > said && !card {
		l.T.Errorf("%s: %d ellipses are shown, %d are in the words: %s", l.name, cut, said, l.Labels())
	}
}
