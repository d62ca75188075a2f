package records

import "wildfifteen/game/ui"

// lying reports whether a page has its picture on the left and what matters most on the right, all else below both: on a screen that is
// wider than high, but low or too narrow for two columns.
func lying(f *ui.Frame, beside bool) bool {
	return f.Low() || !beside && f.Safe.W > f.Safe.H && f.TextSize < ui.LargeText
}
