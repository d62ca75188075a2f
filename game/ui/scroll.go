package ui

import "wildfifteen/render"

// Scroll is the scroll position of a column, with its motion after a flick. The zero value is at the top.
type Scroll struct {
	Offset float32 // pixels by which the content is moved up
	Speed  float32 // pixels a tick, after a flick

	// Above and Below are the heights of content before and after that of the column. A list too long to be laid out
	// whole has them; the scroll bar shows where in all of it the column is.
	Above, Below float32

	area   render.Rect
	height float32 // of the content
	column Column
	was    render.Rect
}

// Begin starts a scrolled column with the horizontal extent of column. Controls added until End are clipped to area.
func (s *Scroll) Begin(f *Frame, area, column render.Rect) *Column {
	s.area = f.Fixed(area) // where Mirror will put it
	s.was = f.Clip(area)
	s.column = Column{F: f, Area: render.Rect{X: column.X, Y: area.Y - s.Offset, W: column.W}, Y: area.Y - s.Offset}
	return &s.column
}

// Room returns the height from where the column is down to the foot of its area, as it is before anything is scrolled: what
// fills a page does not change as it scrolls.
func (s *Scroll) Room() float32 { return s.area.Y + s.area.H - s.column.Y - s.Offset }

// foldLeast is how much must be hidden below a column for words to keep off its foot, in dip: more than the margin at the end of a page.
const foldLeast = 32

// End ends the column that Begin started and clamps the offset to the content.
func (s *Scroll) End(f *Frame) {
	f.Unclip(s.was)
	s.height = s.column.Y + s.Offset - s.area.Y
	s.clamp()
	if _, below := s.Hidden(); below > f.Dip(foldLeast) {
		f.fold = s.area.Y + s.area.H
	}
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

// Area returns the viewport of the column.
func (s *Scroll) Area() render.Rect { return s.area }

// Hidden returns how much of the content is above and below the viewport.
func (s *Scroll) Hidden() (above, below float32) { return s.Offset, s.limit() - s.Offset }

// Can reports whether the content is higher than the viewport.
func (s *Scroll) Can() bool { return s.limit() > 0 }

// By moves the content up by d pixels, or down if d is negative, and stops a flick.
func (s *Scroll) By(d float32) {
	s.Offset += d
	s.Speed = 0
	s.clamp()
}

// ToStart scrolls to the top.
func (s *Scroll) ToStart() { s.By(-s.Offset) }

// ToEnd scrolls to the bottom.
func (s *Scroll) ToEnd() { s.By(s.limit() - s.Offset) }

// Flick starts a motion with a speed in pixels a tick, which then decays.
func (s *Scroll) Flick(speed float32) { s.Speed = speed }

// Tick continues the motion of a flick and reports whether there was one. Call it every tick.
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

// Show scrolls until r, a rectangle on the screen as scrolled now, is in the viewport with a margin in pixels above and
// below.
func (s *Scroll) Show(r render.Rect, margin float32) {
	if top := s.area.Y + margin - r.Y; top > 0 {
		s.By(-top)
	} else if low := r.Y + r.H - (s.area.Y + s.area.H - margin); low > 0 {
		s.By(low)
	}
}

// barLeast is how much must be hidden for a scroll bar to show, in dip.
const barLeast = 16

// Bar returns the rectangle of the scroll bar's thumb; false if everything fits, or all but a strip of the margin.
func (s *Scroll) Bar(f *Frame) (render.Rect, bool) {
	if s.limit() < f.Dip(barLeast) {
		return render.Rect{}, false
	}
	all := s.Above + s.height + s.Below
	h := max(s.area.H*s.area.H/all, f.Dip(32))
	y := s.area.Y + (s.area.H-h)*(s.Above+s.Offset)/(all-s.area.H)
	w := f.Dip(3)
	return render.Rect{X: s.area.X + s.area.W - w - f.Dip(2), Y: y, W: w, H: h}, true
}
