package help

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// item is a thing with a name, and what it is, given by the keys of their texts, and the icon that stands for it elsewhere.
type item struct {
	name, text string
	icon       render.Icon
}

// The measures of items in dip.
const (
	itemName = 112 // the width of the names
	itemRest = 150 // the least width of the texts beside them
)

// items adds things with their names: what they are stands beside the name or, in large letters, below it.
func (h *Scene) items(col *ui.Column, list ...item) {
	f, t := col.F, h.Stage.Lang.T
	words, bold := f.Face(render.Regular, 16), f.Face(render.Bold, 16)
	line := f.Fonts.Metrics(words).Line
	name := f.Dip(itemName)
	for _, one := range list {
		name = max(name, f.Fonts.Width(bold, t(one.name))+f.Dip(16))
	}
	beside := col.Area.W-name >= f.Grown(itemRest)
	for _, one := range list {
		if !beside {
			col.Line(t(one.name), ui.Plain, render.Bold, 16)
			col.Long(t(one.text))
			continue
		}
		lines := f.Wrap(t(one.text), words, col.Area.W-name)
		r := col.Take(line * float32(len(lines)))
		first := r
		first.W, first.H = name, line
		f.Add(ui.Control{Label: t(one.name), Rect: first, Face: bold})
		r.X, r.W = r.X+name, r.W-name
		f.Add(ui.Control{Label: t(one.text), Lines: lines, Rect: r, Face: words})
		col.Space(6)
	}
	col.Space(6)
}

// iconGroup is the name in the IDs of the icons of things; their numbers are those of the icons.
const iconGroup = "icon"

// The measures of things with icons in dip.
const (
	iconBox   = 44 // the ground of an icon
	iconAfter = 10
)

// icons adds a chapter of things with their icons, and paragraphs below them.
func (h *Scene) icons(col *ui.Column, heading string, texts []string, list ...item) {
	t := h.Stage.Lang.T
	col.Chapter(t(heading), func() {
		for i, one := range list {
			col.Entry(ui.ID{Name: iconGroup, N: int(one.icon)}, iconBox, t(one.name), t(one.text)).At = float32(i) / float32(len(list))
			col.Space(iconAfter)
		}
		h.paras(col, texts...)
	})
}

// paintIcon draws the icon of a thing, on a ground in the colour of its place in the ramp.
func paintIcon(l *render.List, f *ui.Frame, c *ui.Control) {
	style, ink := ui.Ramped(f, c.At)
	l.Box(c.Rect, f.Dip(10), style)
	l.Icon(render.Icon(c.ID.N), c.Rect.Inset(f.Dip(10)), f.Dip(2), ink)
}
