package gametest

import (
	"math"
	"strings"
	"sync"

	"wildfifteen/render"
)

// Toast returns the text of the toast in the picture and its rectangle; "" if there is no toast.
func (r *Run) Toast() (text string, at render.Rect) {
	r.App.Draw(&r.List)
	ops := r.List.Ops
	last := len(ops) - 1
	for last >= 0 && ops[last].Kind == render.GlyphsOp {
		last--
	}
	if last < 0 || !toastBox(&ops[last], r.In.Scale) {
		return "", render.Rect{}
	}
	var lines []string
	for _, op := range ops[last+1:] {
		lines = append(lines, readGlyphs(r.List.Glyphs[op.Lo:op.Hi]))
	}
	return strings.Join(lines, " "), ops[last].Rect
}

// toastBox reports whether an op draws the box of a toast. It recognizes the box by its corner radius and its shadow.
func toastBox(op *render.Op, scale float32) bool {
	dip := func(d float32) float32 { return float32(math.Floor(float64(d*scale) + 0.5)) }
	return op.Kind == render.BoxOp && op.Radius == dip(16) && op.Style.Shadow == render.Color{A: 70} &&
		op.Style.ShadowY == dip(3) && op.Style.ShadowBlur == dip(12)
}

// readGlyphs returns the text of a run of glyphs; it returns "?" for an unknown glyph.
func readGlyphs(glyphs []render.Glyph) string {
	var b strings.Builder
	runes := regularRunes()
	for _, g := range glyphs {
		index, _ := g.Parts()
		c, ok := runes[index]
		if !ok {
			c = '?'
		}
		b.WriteRune(c)
	}
	return b.String()
}

// regularRunes maps the glyphs of the regular font to their runes.
var regularRunes = sync.OnceValue(func() map[uint16]rune {
	fonts, all := render.NewFonts(), map[uint16]rune{}
	face := fonts.Face(render.Regular, 16)
	for c := rune(' '); c < 0x2200; c++ {
		for _, g := range fonts.AppendGlyphs(nil, face, string(c), 0, 0) {
			if index, _ := g.Parts(); index != 0 && all[index] == 0 {
				all[index] = c
			}
		}
	}
	return all
})
