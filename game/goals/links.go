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

// linkGap is the gap between the buttons, in dip.
const linkGap = 8

// head lays out the head of the page with the buttons that lead to the gallery and to drawing a goal: at the end of the title
// if there is room, else below it. Like Page.Head it returns the area below and the column in it.
func (s *Scene) head(f *ui.Frame, width float32) (area, column render.Rect) {
	t := s.Stage.Lang.T
	at := len(f.Controls)
	area, column = s.Head(f, t("goals.title"), width)
	title := &f.Controls[at+1]
	links := [...]ui.Command{{ID: GalleryID, Label: t("gallery.menu"), Icon: render.Picture}, {ID: DrawID, Label: t("draw.menu"), Icon: render.Draw}}
	face := f.Face(render.Regular, 16)
	var each float32
	for i := range links {
		each = max(each, f.Fonts.Width(face, links[i].Label)+f.IconSide()+f.Dip(40))
	}
	both := 2*each + f.Dip(linkGap)
	if f.Fonts.Width(title.Face, title.Label)+f.Dip(24) <= column.X+column.W-title.Rect.X-both {
		bar := render.Rect{X: column.X + column.W - both, Y: title.Rect.Y + (title.Rect.H-f.ControlHeight())/2, W: both, H: f.ControlHeight()}
		title.Rect.W = bar.X - title.Rect.X - f.Dip(8)
		for i := range links {
			f.Add(links[i].Control(f.Split(bar, len(links), i, linkGap))).Align = render.Middle
		}
		return area, column
	}
	bar := render.Rect{X: column.X, Y: area.Y, W: column.W, H: f.ControlHeight()}
	for i := range links {
		b := links[i].Control(f.Split(bar, len(links), i, linkGap))
		if f.LongestWord(b.Label, face)+f.IconSide()+f.Dip(40) > b.Rect.W {
			b.Icon = render.NoIcon
		}
		lines, small := f.LabelLines(&b)
		bar.H = max(bar.H, f.Fonts.Metrics(small).Line*float32(len(lines))+f.Dip(16))
		links[i].Icon = b.Icon
	}
	for i := range links {
		f.Add(links[i].Control(f.Split(bar, len(links), i, linkGap))).Align = render.Middle
	}
	bar.H += f.Dip(linkGap)
	area.Y, area.H = area.Y+bar.H, area.H-bar.H
	return area, column
}

// follow leads to another page of goals.
func (s *Scene) follow(id ui.ID) {
	switch id {
	case GalleryID:
		s.desk.ShowGallery()
	case DrawID:
		s.desk.DrawGoal()
	}
}
