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
