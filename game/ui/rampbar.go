package ui

import "wildfifteen/render"

// rampParts is the number of gradients in which a whole bar is drawn: between two colours of a ramp that are so near each other, the
// straight way is that of the ramp.
const rampParts = 8

// Track draws what a bar lies on: in high contrast with an edge, without which it would not be seen.
func Track(l *render.List, f *Frame, r render.Rect) {
	style := render.BoxStyle{Fill: f.Theme.Tray}
	if f.Theme.Contrast {
		style.Edge, style.EdgeWidth = f.Theme.Edge, max(1, f.Dip(1))
	}
	l.Box(r, r.H/2, style)
}

// RampBar draws a bar with round ends along a track, from its start to end, in the colours that a ramp, 0..1, has on the way along the
// track. Nothing lies over another part of it, so it may be faint.
func RampBar(l *render.List, f *Frame, track render.Rect, end float32, color func(at float32) render.Color) {
	n := max(1, int(min(rampParts*end/track.W+0.5, end/track.H)))
	for i := range n {
		piece := track
		from, to := render.Floor(end*float32(i)/float32(n)), render.Floor(end*float32(i+1)/float32(n))
		piece.X, piece.W = track.X+from, to-from
		box := piece // of which the round ends that lie within the bar are cut off
		if i > 0 {
			box.X, box.W = box.X-track.H, box.W+track.H
		}
		if i < n-1 {
			box.W += track.H
		}
		first := color(max(0, (box.X-track.X)/track.W))
		last := color(min(1, (box.X+box.W-track.X)/track.W))
		if f.RTL {
			first, last = last, first
		}
		l.PushClip(f.Within(track, piece))
		l.FillGradient(f.Within(track, box), track.H/2, first, last, render.GradientAcross)
		l.PopClip()
	}
}
