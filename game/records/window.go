package records

import "wildfifteen/game/ui"

// window is the part of a long list that its column spans: places in pixels of a million rows would need more digits
// than their numbers have.
type window struct {
	row         float32 // height of a row
	base        int     // the row at the top of the column
	first, last int     // the rows laid out: those on the screen and some around them
}

// windowRows is the number of rows that the column spans at most; rowsAround is the number of rows laid out beyond each
// edge of the screen, so that the focus can go there.
const (
	windowRows = 4096
	rowsAround = 3
)

// slide moves the window with the scrolling of a list of n rows, and finds the rows on the screen.
func (w *window) slide(s *ui.Scroll, row, area float32, n int) {
	if w.row > 0 && row != w.row {
		s.Offset *= row / w.row
	}
	w.row = row
	at := int(s.Offset / row)
	switch {
	case at > windowRows*3/4 && w.base+windowRows < n:
		w.move(s, min(windowRows/2, n-windowRows-w.base))
	case at < windowRows/4 && w.base > 0:
		w.move(s, -min(windowRows/2, w.base))
	}
	w.find(s, area, n)
}

// move moves the window by so many rows; what is on the screen stays.
func (w *window) move(s *ui.Scroll, by int) {
	w.base += by
	s.Offset -= float32(by) * w.row
}

func (w *window) find(s *ui.Scroll, area float32, n int) {
	at := int(max(0, s.Offset) / w.row)
	w.first = max(w.base, w.base+at-rowsAround)
	w.last = min(n, w.base+windowRows, w.base+at+int(area/w.row)+2+rowsAround)
	s.Above = float32(w.base) * w.row
	s.Below = float32(max(0, n-w.base-windowRows)) * w.row
}

// height returns the height of the column.
func (w *window) height(n int) float32 { return float32(min(n-w.base, windowRows)) * w.row }

// goTo shows a row of a list of n at the top, or as near to it as the end of the list allows.
func (w *window) goTo(s *ui.Scroll, i, n int) {
	w.base = max(0, min(i-windowRows/2, n-windowRows))
	s.Offset, s.Speed = float32(i-w.base)*w.row, 0
	w.find(s, s.Area().H, n)
}

// clamp keeps the window within a list that has become shorter.
func (w *window) clamp(s *ui.Scroll, n int) {
	if w.base+windowRows > n && w.base > 0 {
		w.move(s, max(0, n-windowRows)-w.base)
	}
	w.last = min(w.last, n)
	w.first = min(w.first, w.last)
}
