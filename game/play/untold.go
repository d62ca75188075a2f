package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Large letters leave no line below the board for what the coach says. Then it stands beside the goal's picture, in the place of
// the name and the figures, until its aim is reached: who asked for an explanation reads that first.

// untold returns what the coach says, "" if that has its place below the board or in the line of sense.
func (v *sight) untold(f *ui.Frame) string {
	h, tip := &v.scene.help, v.place.tip
	if h.advice == "" || !h.guide.shows(v.scene.Session().Board()) {
		return ""
	}
	if v.tells(f) {
		return ""
	}
	face := tipFace(f)
	if tip.H > 0 && f.Fonts.Metrics(face).Line*float32(len(f.Balance(h.advice, face, tip.W))) <= tip.H {
		return ""
	}
	return h.advice
}

// coachLeast is the size of the smallest letters in dip, and coachPicture the largest part of the width for the picture.
const (
	coachLeast   = 12
	coachPicture = 0.34
)

// layoutUntold lays out the goal's picture and the words of the coach in the place of the honours; ok is false if it has no room.
func (v *sight) layoutUntold(f *ui.Frame, r render.Rect, text string) (ok bool) {
	side := min(r.H, render.Floor(r.W*coachPicture))
	words := render.Rect{X: r.X + side + f.Dip(16), Y: r.Y, W: r.W - side - f.Dip(16), H: r.H}
	for size := float32(20); size*f.TextSize >= coachLeast; size-- {
		face := f.Face(render.Regular, size)
		lines := f.Wrap(text, face, words.W)
		high := f.Fonts.Metrics(face).Line * float32(len(lines))
		if high > words.H || f.LongestWord(text, face) > words.W {
			continue
		}
		v.thumb(f, render.Rect{X: r.X, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side})
		words.Y, words.H = words.Y+render.Floor((words.H-high)/2), high
		f.Add(ui.Control{ID: toldID, Role: ui.Text, Look: ui.Custom, Label: text, Lines: lines, Face: face, Rect: words})
		return true
	}
	return false
}
