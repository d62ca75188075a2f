package stage

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Sheet is a panel over another scene: it comes from below on narrow screens; on others it opens at the control that
// leads to it.
type Sheet struct {
	Anchor ui.ID // that control, in the scene below
	opened Timer
	height float32 // of the panel, if it comes from below; 0 at its anchor
}

// How long a sheet takes to come, and to appear if the system asks for less motion.
const (
	sheetTime = 160 * time.Millisecond
	sheetFade = 120 * time.Millisecond
)

const (
	sheetFromBelow = 600 // narrower screens, in dip, have the sheet come from below
	sheetMargin    = 8   // between the sheet and the edges of the screen or its anchor, in dip
	sheetDrop      = 8   // way of a sheet at its anchor while it appears, in dip
)

// Place returns the rectangle of the panel, which is as large as asked for if the screen has the room.
func (s *Sheet) Place(p *Page, f *ui.Frame, width, height float32) render.Rect {
	safe := f.Safe.Inset(f.Dip(sheetMargin))
	r := render.Rect{W: min(width, safe.W), H: min(height, safe.H)}
	anchor := ui.Find(p.Stage.view.below.Controls, s.Anchor)
	s.height = 0
	if anchor == nil || safe.W < f.Dip(sheetFromBelow) {
		r.W = min(safe.W, max(r.W, f.Grown(480)))
		r.X, r.Y = render.Floor(safe.X+(safe.W-r.W)/2), safe.Y+safe.H-r.H
		s.height = r.H + f.Dip(sheetMargin)
		return r
	}
	a := f.Fixed(anchor.Rect)
	within := func(at, lo, hi float32) float32 { return render.Floor(max(lo, min(at, hi))) }
	r.X = within(a.X+(a.W-r.W)/2, safe.X, safe.X+safe.W-r.W)
	above, below := a.Y-f.Dip(sheetMargin)-r.H, a.Y+a.H+f.Dip(sheetMargin)
	if r.Y = above; above < safe.Y && below+r.H <= safe.Y+safe.H {
		r.Y = below
	}
	r.Y = within(r.Y, safe.Y, safe.Y+safe.H-r.H)
	return r
}

// drawSheet draws a scene as its sheet comes, and the scrim below it.
func (s *Stage) drawSheet(l *render.List, n Scene, f *ui.Frame) {
	sheet := n.page().Sheet
	part, _ := s.Part(sheet.opened)
	part = 1 - (1-part)*(1-part)*(1-part)
	way := sheet.height
	if way == 0 {
		way = f.Dip(sheetDrop)
	}
	alpha := byte(255)
	if s.Still() || sheet.height == 0 {
		alpha = byte(255 * part)
	}
	if s.Still() {
		way = 0
	}
	scrim := f.Theme.Scrim
	scrim.A = byte(float32(scrim.A) * part)
	l.Fill(f.Screen, 0, scrim)
	was := l.SetAlpha(alpha)
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	drawScene(l, n, f, ui.ID{})
	l.SetAlpha(was)
	if dy := render.Floor(way * (1 - part)); dy > 0 {
		lower(l, ops, points, glyphs, dy)
	}
}

// lower moves what was appended to a list since it had so many ops, points and glyphs.
func lower(l *render.List, ops, points, glyphs int, dy float32) {
	for i := range l.Ops[ops:] {
		op := &l.Ops[ops+i]
		op.Rect, op.Clip = op.Rect.Move(0, dy), op.Clip.Move(0, dy)
	}
	for i := range l.Points[points:] {
		l.Points[points+i].Y += dy
	}
	for i := range l.Glyphs[glyphs:] {
		l.Glyphs[glyphs+i].Y += dy
	}
}
