package records

import "wildfifteen/game/ui"

// lowPage reports whether a page is low and letters are small enough for two columns.
func lowPage(f *ui.Frame) bool { return f.Low() && f.TextSize < ui.LargeText }

// lying reports whether a page has its picture on the left and what matters most on the right, all else below both: on a screen that is
// wider than high, but low or too narrow for two columns.
func lying(f *ui.Frame, beside bool) bool {
	return f.Low() || !beside && f.Safe.W > f.Safe.H && f.TextSize < ui.LargeText
}
