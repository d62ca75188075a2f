package stage

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Sheet is a panel over another scene: it comes from below on narrow screens, or if it is as wide as the screen; else it opens at the
// control that leads to it.
type Sheet struct {
	Anchor ui.ID              // that control, in the scene below
	Clear  bool               // the scene below shows what is chosen in the sheet, so it is not covered, or only a little by a sheet from below
	Below  bool               // it opens below its anchor rather than above it, where both have room
	Room   func() render.Rect // the place that the scene below leaves for it, beside what shows what is chosen; nil or the zero rectangle: none
	opened Timer
	inside float32      // the height of the content at its last layout, if Layout laid it out
	height float32      // of the panel, if it comes from below; 0 at its anchor
	roomed bool         // it stands in the place that the scene below leaves
	beside bool         // it stands in the column beside the board
	corner render.Point // of the panel at its anchor from which it grows
}

// How long a sheet takes to come, and to appear if the system asks for less motion.
const (
	sheetTime = 160 * time.Millisecond
	sheetFade = 120 * time.Millisecond
)

// SheetMargin is the distance between a sheet and the edges of the screen or its anchor, in dip.
const SheetMargin = 8

const (
	sheetFromBelow = 600 // narrower screens, in dip, have the sheet come from below
	sheetGrow      = 0.9 // the size from which a sheet at its anchor grows
	sheetEdge      = 4   // between the edges of a sheet and the bar of its scrolled content
)

// The measures of the content of a sheet in dip, with which a scene measures what it leaves room for: the space around it, how far its
// rows hang over, and the space below the button with which it ends.
const (
	SheetPad    = 16
	SheetHang   = 8
	SheetButton = 8
)

// Layout adds the panel of a page, so many pixels wide, and in it what add puts into a column, which ends with a button. The panel
// is as high as that was at the last layout, and if that is too high for the screen, it scrolls.
func (s *Sheet) Layout(p *Page, f *ui.Frame, width float32, add func(col *ui.Column)) {
	if s.inside == 0 { // the first layout, in a frame that the second replaces
		s.inside = f.Safe.H
		s.layout(p, f, width, add)
		f.Reset()
	}
	s.layout(p, f, width, add)
}

func (s *Sheet) layout(p *Page, f *ui.Frame, width float32, add func(col *ui.Column)) {
	pad, edge, below := f.Dip(SheetPad), f.Dip(sheetEdge), f.Dip(SheetButton)
	r := s.Place(p, f, width, s.inside+2*pad)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	area := render.Rect{X: r.X + edge, Y: in.Y, W: r.W - 2*edge, H: in.H + below}
	col := p.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	col.Hang = f.Dip(SheetHang)
	top, from := col.Y, len(f.Controls)
	add(col)
	s.inside = col.Y - top - below
	if spare := in.H - s.inside; spare > 0 { // it is higher than it needs to be, see covering and whole
		f.Spread(from, spare)
	}
	p.Scroll.End(f)
}

// SheetRoom returns the height that a sheet has for its content, a button last, if it covers the whole screen.
func SheetRoom(f *ui.Frame) float32 {
	return f.Safe.H - f.Dip(2*SheetMargin+2*SheetPad-SheetButton)
}

// Place returns the rectangle of the panel, which is as large as asked for if the screen has the room.
func (s *Sheet) Place(p *Page, f *ui.Frame, width, height float32) render.Rect {
	safe := f.Safe.Inset(f.Dip(SheetMargin))
	r := render.Rect{W: min(width, safe.W), H: min(height, safe.H)}
	anchor := ui.Find(p.Stage.view.below.Controls, s.Anchor)
	s.height, s.roomed, s.beside = 0, false, false
	if s.Room != nil {
		if room := s.Room(); !room.Empty() {
			s.roomed = true
			return s.At(p, f, room)
		}
	}
	if anchor == nil || safe.W < f.Dip(sheetFromBelow) || r.W >= safe.W {
		r.W = min(safe.W, max(r.W, f.Grown(480)))
		r.X, r.Y = render.Floor(safe.X+(safe.W-r.W)/2), safe.Y+safe.H-r.H
		if top := p.whole(f, r.Y); top >= safe.Y {
			r.Y, r.H = top, safe.Y+safe.H-top
		}
		s.height = r.H + f.Dip(SheetMargin)
		return r
	}
	a := f.Fixed(anchor.Rect)
	within := func(at, lo, hi float32) float32 { return render.Floor(max(lo, min(at, hi))) }
	r.X = a.X + a.W - r.W // its right edge is the anchor's, or its left edge
	if r.X < max(safe.X, grid(f).X) {
		r.X = a.X
	}
	r.X = within(r.X, safe.X, safe.X+safe.W-r.W)
	above, below := a.Y-f.Dip(SheetMargin)-r.H, a.Y+a.H+f.Dip(SheetMargin)
	if r.Y = above; (above < safe.Y || s.Below) && below+r.H <= safe.Y+safe.H {
		r.Y = below
	}
	r.Y = within(r.Y, safe.Y, safe.Y+safe.H-r.H)
	return s.At(p, f, r)
}

// The most by which a panel from below is higher than it needs to be, and what of a control may be hidden by its edge, in dip.
const (
	raiseMost = 64
	hiddenAir = 4
	boardAir  = 8 // how far a panel reaches beyond a board, of which a line would be seen
)

// whole returns the top of a panel from below that hides no control of the scene below by halves, and is to be no lower than top.
func (p *Page) whole(f *ui.Frame, top float32) float32 {
	least, air := top-f.Dip(raiseMost), f.Dip(hiddenAir)
	all := p.Stage.view.below.Controls
	for raised := true; raised; { // a higher panel may reach other controls
		raised = false
		for i := range all {
			c, beyond, from := &all[i], air, top-air
			if c.Role == ui.Grid {
				beyond = f.Dip(boardAir)
				from = top + beyond - air
			}
			if seen := c.Rect.Intersect(c.Clip); seen.Y < from && seen.Y+seen.H > top+air && seen.Y-beyond >= least && c.Role != ui.Panel {
				top, raised = render.Floor(seen.Y-beyond), true
			}
		}
	}
	return top
}

// At puts the panel into a rectangle, into which it grows from its anchor.
func (s *Sheet) At(p *Page, f *ui.Frame, r render.Rect) render.Rect {
	s.height, s.corner = 0, r.Centre()
	if anchor := ui.Find(p.Stage.view.below.Controls, s.Anchor); anchor != nil {
		a := f.Fixed(anchor.Rect).Centre()
		s.corner = render.Point{X: render.Floor(max(r.X, min(a.X, r.X+r.W))), Y: render.Floor(max(r.Y, min(a.Y, r.Y+r.H)))}
	}
	return r
}

// Beside is At for what Column returned: all that the panel leaves in sight is the board, and nothing covers that.
func (s *Sheet) Beside(p *Page, f *ui.Frame, column render.Rect) render.Rect {
	s.beside = true
	return s.At(p, f, column)
}

// Column returns the place of what stands beside the board in the scene below. ok is false if nothing stands there.
func (s *Sheet) Column(p *Page, f *ui.Frame) (r render.Rect, ok bool) { return p.columnBelow(f) }

// drawSheet draws a scene as its sheet comes, and the scrim below it. The sheet is opaque from the start: from below it
// glides, at its anchor it grows. With less motion it fades in.
func (s *Stage) drawSheet(l *render.List, n Scene, f *ui.Frame) {
	sheet := n.page().Sheet
	part, runs := s.Part(sheet.opened)
	part = 1 - (1-part)*(1-part)*(1-part)
	scrim := f.Theme.Scrim
	scrim.A = byte(float32(scrim.A) * part * sheet.cover())
	l.Fill(f.Screen, 0, scrim)
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	drawTop(l, n, f, ui.ID{})
	switch {
	case !runs:
	case s.Still():
		fadeOps(l, ops, part)
	case sheet.height > 0:
		if dy := render.Floor(sheet.height * (1 - part)); dy > 0 {
			lower(l, ops, points, glyphs, dy)
		}
	default:
		at := sheet.corner
		if f.RTL {
			at.X = f.Screen.W - at.X
		}
		zoom(l, ops, points, glyphs, at, at, sheetGrow+(1-sheetGrow)*part)
	}
}

// cover returns the part of the usual scrim that lies over the scene below.
func (s *Sheet) cover() float32 {
	switch {
	case s.beside:
		return 0
	case !s.Clear:
		return 1
	case s.height > 0:
		return 0.4
	case s.Room != nil && !s.roomed:
		return 1
	}
	return 0
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
