package svg

import (
	"golang.org/x/image/font/sfnt"

	"wildfifteen/render"
)

func (w *writer) glyphs(op *render.Op) {
	w.body = w.body.add("<g").fill(op.Color)
	if op.Zoom != 1 {
		mid := op.Rect.Centre()
		w.body = w.body.add(` transform="translate(`).val(mid.X * (1 - op.Zoom)).add(" ").val(mid.Y * (1 - op.Zoom))
		w.body = w.body.add(") scale(").val(op.Zoom).add(`)"`)
	}
	w.body = w.body.add(">\n")
	for _, g := range w.list.Glyphs[op.Lo:op.Hi] {
		id, units := w.glyph(g)
		if id == 0 {
			continue
		}
		_, dx := g.Parts()
		w.body = w.body.add(`<use xlink:href="#g`).int(id).add(`" transform="translate(`)
		w.body = w.body.val(g.X + dx).add(" ").val(g.Y).add(") scale(")
		w.body = w.body.float(float64(g.Face.Px()) / float64(units)).add(`)"/>` + "\n")
	}
	w.body = w.body.add("</g>\n")
}

// glyph returns the number of a glyph's outline in defs, 0 for a glyph without ink, and the font's units to the em.
func (w *writer) glyph(g render.Glyph) (id, units int) {
	type key struct {
		weight render.Weight
		index  uint16
	}
	index, _ := g.Parts()
	segs, units := w.fonts.Outline(g.Face.Weight(), index)
	if len(segs) == 0 {
		return 0, units
	}
	n, fresh := w.id(key{g.Face.Weight(), index})
	if fresh {
		w.defs = w.defs.add(`<path id="g`).int(n).add(`" d="`)
		for i, s := range segs {
			if s.Op == sfnt.SegmentOpMoveTo && i > 0 {
				w.defs = w.defs.add("Z")
			}
			w.defs = w.defs.segment(s)
		}
		w.defs = w.defs.add(`Z"/>` + "\n")
	}
	return n, units
}

func (t text) segment(s sfnt.Segment) text {
	name, n := "M", 1
	switch s.Op {
	case sfnt.SegmentOpLineTo:
		name = "L"
	case sfnt.SegmentOpQuadTo:
		name, n = "Q", 2
	case sfnt.SegmentOpCubeTo:
		name, n = "C", 3
	}
	t = t.add(name)
	for i, p := range s.Args[:n] {
		if i > 0 {
			t = t.add(" ")
		}
		t = t.int(int(p.X)).add(" ").int(int(p.Y))
	}
	return t
}

// ink returns the bounds of a run of glyphs as shown.
func (w *writer) ink(op *render.Op) render.Rect {
	var all render.Rect
	for i, g := range w.list.Glyphs[op.Lo:op.Hi] {
		m, left, top := w.fonts.Mask(g.Face, g.Index)
		if m == nil {
			continue
		}
		size := m.Rect.Size()
		r := render.Rect{X: g.X + float32(left), Y: g.Y + float32(top), W: float32(size.X), H: float32(size.Y)}
		if i == 0 || all.Empty() {
			all = r
		}
		all = all.Union(r)
	}
	if op.Zoom == 1 {
		return all
	}
	mid := op.Rect.Centre()
	return render.Rect{
		X: mid.X + (all.X-mid.X)*op.Zoom, Y: mid.Y + (all.Y-mid.Y)*op.Zoom, W: all.W * op.Zoom, H: all.H * op.Zoom,
	}
}
