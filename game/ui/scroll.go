package ui

import "wildfifteen/render"

// Scroll is how far a scene's column has been moved up, and how it moves on by itself after a flick.
// The zero value is at the top.
type Scroll struct {
	Offset float32
	Speed  float32 // pixels a tick, after a flick
	area   render.Rect
	height float32 // of the content
	column Column
	was    render.Rect
}

// Begin starts a scrolled column inside area, with the x and width of column: what is added until End is
// cut to the area.
func (s *Scroll) Begin(f *Frame, area, column render.Rect) *Column {
	s.area = f.Fixed(area) // where Mirror will put it
	s.was = f.Clip(area)
	s.column = Column{F: f, Area: render.Rect{X: column.X, Y: area.Y - s.Offset, W: column.W}, Y: area.Y - s.Offset}
	return &s.column
}

// End closes what Begin opened and keeps the offset within the content.
func (s *Scroll) End(f *Frame) {
	f.Unclip(s.was)
	s.height = s.column.Y + s.Offset - s.area.Y
	s.clamp()
}

func (s *Scroll) limit() float32 { return max(0, s.height-s.area.H) }

func (s *Scroll) clamp() {
	if s.Offset > s.limit() {
		s.Offset, s.Speed = s.limit(), 0
	}
	if s.Offset < 0 {
		s.Offset, s.Speed = 0, 0
	}
}

// Area is where the column shows.
func (s *Scroll) Area() render.Rect { return s.area }

// Can reports whether there is more than fits.
func (s *Scroll) Can() bool { return s.limit() > 0 }

// By moves the content up by d pixels (down when negative) and stops a flick.
func (s *Scroll) By(d float32) {
	s.Offset += d
	s.Speed = 0
	s.clamp()
}

// ToStart moves the content to its beginning.
func (s *Scroll) ToStart() { s.By(-s.Offset) }

// ToEnd moves the content to its end.
func (s *Scroll) ToEnd() { s.By(s.limit() - s.Offset) }

// Flick lets the content run on, speed in pixels a tick.
func (s *Scroll) Flick(speed float32) { s.Speed = speed }

// Tick moves a flicked content on and reports whether it moved.
func (s *Scroll) Tick() bool {
	if abs(s.Speed) < 0.5 {
		s.Speed = 0
		return false
	}
	s.Offset += s.Speed
	s.Speed *= 0.94
	s.clamp()
	return true
}

// Show brings r, given as it stands on the screen now, into view with some space around.
func (s *Scroll) Show(r render.Rect, margin float32) {
	if top := s.area.Y + margin - r.Y; top > 0 {
		s.By(-top)
	} else if low := r.Y + r.H - (s.area.Y + s.area.H - margin); low > 0 {
		s.By(low)
	}
}

// Bar returns where the scroll bar's thumb stands, false when everything fits.
func (s *Scroll) Bar(f *Frame) (render.Rect, bool) {
	if !s.Can() {
		return render.Rect{}, false
	}
	h := max(s.area.H*s.area.H/s.height, f.Dip(32))
	y := s.area.Y + (s.area.H-h)*s.Offset/s.limit()
	w := f.Dip(4)
	return render.Rect{X: s.area.X + s.area.W - w - f.Dip(2), Y: y, W: w, H: h}, true
}
