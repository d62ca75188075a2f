package about

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a page on which all is in sight, in dip: the columns of the licences, the least side of the emblem above them, the most
// as a part of the width, and the space beside it and below it.
const (
	posterColumns = 3
	posterLeast   = 240
	posterMost    = 0.42
	posterGap     = 40
	posterBelow   = 24
	posterAir     = 16 // above the words, and between two columns of licences
)

// layoutPoster lays out the emblem with the name and the words beside it, and below them all licences side by side. It returns false if
// that leaves the emblem no room.
func (s *Scene) layoutPoster(f *ui.Frame, col *ui.Column) bool {
	s.rows.bare = true
	room := f.Safe.Y + f.Safe.H - col.Y - f.Dip(8+posterBelow) - col.Measure(func(c *ui.Column) { s.layoutGrid(c) })
	side := render.Floor(min(room, col.Area.W*posterMost))
	if s.rows.bare = side >= f.Dip(posterLeast); !s.rows.bare {
		return false
	}
	in := render.Floor(side * emblemIn)
	f.Add(ui.Control{ID: emblemID, Role: ui.Image, Look: ui.Custom, Label: s.Stage.Lang.T("common.title"),
		Rect: render.Rect{X: col.Area.X - in, Y: col.Y - in, W: side, H: side}}) // it begins where the words below it do
	words := *col
	by := side - in + f.Dip(posterGap)
	words.Area.X, words.Area.W = col.Area.X+by, min(col.Area.W-by, f.Grown(posterWords))
	words.Y += max(0, render.Floor((side-2*in-words.Measure(func(c *ui.Column) { s.layoutHeroWords(c, posterAir) }))/2))
	s.layoutHeroWords(&words, posterAir)
	col.Y += side - in + f.Dip(posterBelow)
	s.layoutGrid(col)
	return true
}

// posterWords is the width of the words beside the emblem in dip.
const posterWords = 640

// layoutGrid adds all licences in columns on one ground, each row as high as its highest.
func (s *Scene) layoutGrid(col *ui.Column) {
	f, t := col.F, s.Stage.Lang.T
	col.Chapter(t("about.licences"), func() {
		s.layoutThanks(f)
		whole := col.Area
		for from := 0; from < len(s.licences); from += posterColumns {
			to, first, top, foot := min(from+posterColumns, len(s.licences)), len(f.Controls), col.Y, float32(0)
			for i := from; i < to; i++ {
				cell := *col
				cell.Area = f.Split(render.Rect{X: whole.X, W: whole.W}, posterColumns, i-from, posterAir)
				cell.Y = top
				s.rows.add(&cell, i, s.Stage.Set.Scheme)
				foot = max(foot, cell.Y)
			}
			for i := range f.Controls[first:] {
				f.Controls[first+i].Rect.H = foot - top
			}
			col.Y = foot
		}
	})
}

// layoutThanks says at the end of the line of the heading, which was the last control, what the program builds on, if that has room there.
func (s *Scene) layoutThanks(f *ui.Frame) {
	head := &f.Controls[len(f.Controls)-1]
	face := f.Face(render.Regular, 16)
	thanks, _ := stage.FirstSentence(s.Stage.Lang.T("about.licences_text"))
	first, room := f.Fonts.Width(head.Face, head.Label)+1, head.Rect
	room.X, room.W = head.Rect.X+first+f.Dip(posterGap), head.Rect.W-first-f.Dip(posterGap)
	if f.Fonts.Width(face, thanks) <= room.W {
		head.Rect.W = first
		f.Add(ui.Control{Look: ui.Small, Label: thanks, Face: face, Align: render.End, Rect: room})
	}
}
