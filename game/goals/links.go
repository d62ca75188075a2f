package goals

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The buttons that lead to the other pages of goals.
var (
	GalleryID = ui.ID{Name: "gallery"}
	DrawID    = ui.ID{Name: "draw"}
)

// The measures of the buttons in dip: the gap between them, and the room around the icon and the word of one.
const (
	linkGap = 8
	linkPad = 40
)

// head lays out the head of the page with the buttons that lead to the gallery and to drawing a goal: at the end of the title
// if there is room, in large letters without words, else below it. Like Page.Head it returns the area below and the column in it.
func (s *Scene) head(f *ui.Frame, width float32) (area, column render.Rect) {
	t := s.Stage.Lang.T
	links := [...]ui.Command{{ID: GalleryID, Label: t("gallery.menu"), Icon: render.Gallery}, {ID: DrawID, Label: t("draw.menu"), Icon: render.Draw}}
	face := f.Face(render.Regular, 16)
	var each float32
	for i := range links {
		each = max(each, f.Fonts.Width(face, links[i].Label)+f.IconSide()+f.Dip(linkPad))
	}
	if f.TextSize >= ui.LargeText && !f.Wide() {
		return s.HeadIcons(f, t("goals.title"), width, links[:]...)
	}
	area, column, bar := s.HeadWith(f, t("goals.title"), width, 2*each+f.Dip(linkGap))
	if bar.Empty() {
		bar = render.Rect{X: column.X, Y: area.Y, W: column.W}
		bar.H = fitLinks(f, links[:], bar)
		high := bar.H + f.Dip(linkGap)
		area.Y, area.H = area.Y+high, area.H-high
		for i := range links {
			c := f.Add(links[i].Control(f.Split(bar, len(links), i, linkGap)))
			c.Align, c.Ground = render.Middle, true
		}
		return area, column
	}
	for i := range links { // beside the title they have no frames, which would outweigh it
		c := f.Add(links[i].Control(f.Split(bar, len(links), i, linkGap)))
		c.Look, c.Align = ui.Quiet, render.Middle
	}
	return area, column
}

// fitLinks takes the icons from buttons if one has no room for it side by side in r, and returns the height that all need.
func fitLinks(f *ui.Frame, links []ui.Command, r render.Rect) float32 {
	face, width, high := f.Face(render.Regular, 13), f.Split(r, len(links), 0, linkGap).W, f.ControlHeight()
	for _, b := range links {
		if f.LongestWord(b.Label, face)+f.IconSide()+f.Dip(24) <= width {
			continue
		}
		for i := range links { // both have their icons or neither has
			links[i].Icon = render.NoIcon
		}
	}
	for i := range links {
		b := links[i].Control(f.Split(r, len(links), i, linkGap))
		lines, small := f.LabelLines(&b)
		high = max(high, f.Fonts.Metrics(small).Line*float32(len(lines))+f.Dip(16))
	}
	return high
}
