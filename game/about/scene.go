// Package about is the scene that says what the program is and shows the licences of its parts.
package about

import (
	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Scene shows the program's emblem, its version and a list of licences.
type Scene struct {
	stage.Page
	number   string // of the version
	version  string // as a sentence
	licences []assets.Licence
	emblem   boardview.GoalPicture
	rows     rows
}

var emblemID = ui.ID{Name: "emblem"}

// licenceGroup is the name in the IDs of the licences; their numbers are indices of Scene.licences.
const licenceGroup = "licence"

// New returns the scene of a version of the program.
func New(s *stage.Stage, version string) *Scene {
	n := &Scene{Page: stage.NewPage(s), number: version, licences: assets.Licences()}
	n.rows = newRows(n.licences)
	n.reword()
	return n
}

func (s *Scene) reword() {
	s.version = s.Stage.Lang.T("about.version", "version", s.number)
}

// Hear words the version anew in another language.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.reword()
	}
}

// First returns the first licence.
func (s *Scene) First() ui.ID { return ui.ID{Name: licenceGroup} }

// Layout adds the emblem, the words and the list of licences.
func (s *Scene) Layout(f *ui.Frame) {
	s.emblem.SetEmblem(f.Theme, s.Stage.Set.Scheme)
	col := s.BeginWide(f, s.Stage.Lang.T("about.title"))
	left, right, ok := col.Halves()
	s.rows.bare = false
	switch {
	case ok && f.TextSize < ui.LargeText && s.layoutPoster(f, col):
		s.End(f, col)
		return
	case ok:
		s.layoutHero(&left)
	case f.Low() && f.TextSize < ui.LargeText:
		left, right = col.Equal(32)
		s.layoutFirst(&left)
	default:
		s.layoutFirst(&left)
		left.Space(8)
		right.Y = left.Y
	}
	s.layoutLicences(&right)
	col.Y = max(left.Y, right.Y)
	s.End(f, col)
}

// The side of the emblem in dip: on a low screen, elsewhere, and in large letters.
const (
	emblemLow   = 88
	emblemHigh  = 168
	emblemLarge = 136
)

// The size of the name in dip.
const (
	nameHero  = 66 // below a large emblem, about as wide as that
	nameHigh  = 44 // at most beside or below a small one
	nameLow   = 28 // at most on a low screen and in large letters
	nameSmall = 20 // at least
)

// emblemIn is how far the line of the emblem stands inside its picture, as a part of its side.
const emblemIn = 0.035

// layoutFirst adds the emblem with the name beside it or, where a word of that is too long, below it, and the words. Large letters have
// the version below the emblem; on a low screen the name is in one line.
func (s *Scene) layoutFirst(col *ui.Column) {
	f := col.F
	large, low := f.TextSize >= ui.LargeText, f.Low() && f.TextSize < ui.LargeText
	high, size := f.Dip(emblemHigh), float32(nameHigh)
	switch {
	case low:
		high, size = f.Dip(emblemLow), nameLow
	case large:
		high, size = f.Dip(emblemLarge), nameLow
	}
	in := render.Floor(high * emblemIn)
	emblem := col.Picture(emblemID, s.Stage.Lang.T("common.title"), high)
	emblem.Rect.X -= in // it begins where the words do
	emblem.Rect.W = high
	name := *col
	by := high + f.Dip(16) - in
	name.Area.X, name.Area.W = col.Area.X+by, col.Area.W-by
	for size > nameSmall && s.nameWidth(f, size, !low) > name.Area.W {
		size--
	}
	words := func(c *ui.Column) {
		s.layoutName(c, size)
		if !large {
			c.Space(4)
			c.Intro(s.version)
		}
	}
	beside := s.nameWidth(f, size, !low) <= name.Area.W
	if beside {
		name.Y -= high
		name.Y += max(0, render.Floor((high-name.Measure(words))/2))
		words(&name)
		col.Y = max(col.Y, name.Y)
	} else {
		col.Space(16)
		words(col)
	}
	if beside || !large {
		col.Space(16)
	}
	if large {
		col.Intro(s.version)
	}
	s.layoutWords(col)
}

// nameWidth returns the width that the name needs, in a line or with each of its words in one.
func (s *Scene) nameWidth(f *ui.Frame, size float32, folded bool) float32 {
	face := f.Face(render.Title, size)
	if folded {
		return f.LongestWord(s.Stage.Lang.T("common.title"), face)
	}
	return f.Fonts.Width(face, s.Stage.Lang.T("common.title"))
}

// layoutHero adds the emblem, as large as leaves room for the name and the words below it.
func (s *Scene) layoutHero(col *ui.Column) {
	f := col.F
	below := func(c *ui.Column) {
		c.Space(16)
		s.layoutHeroWords(c, 8)
	}
	room := f.Safe.Y + f.Safe.H - col.Y - f.Dip(16) - col.Measure(below)
	side := render.Floor(max(f.Dip(128), min(room, col.Area.W)))
	emblem := col.Picture(emblemID, s.Stage.Lang.T("common.title"), side)
	emblem.Rect.X -= render.Floor(side * emblemIn) // it begins where the words do
	emblem.Rect.W = side
	below(col)
}

// layoutHeroWords adds the name and the words of a page that begins with the emblem, with so much air in dip above what the program is.
func (s *Scene) layoutHeroWords(col *ui.Column, air float32) {
	s.layoutName(col, nameHero)
	col.Line(s.version, ui.Small, render.Regular, 16)
	col.Space(air)
	col.Line(s.Stage.Lang.T("about.text"), ui.Plain, render.Regular, wordsHigh)
	col.Space(8)
	col.Line(s.Stage.Lang.T("about.private"), ui.Small, render.Regular, 16)
}

// wordsHigh is the size of the words that say what the program is, where they have the room.
const wordsHigh = 20

// layoutWords says what the program is: in large letters as briefly as an introduction, for the licences to begin in sight.
func (s *Scene) layoutWords(col *ui.Column) {
	if col.F.TextSize >= ui.LargeText {
		col.Space(4)
		col.Intro(s.Stage.Lang.T("about.text")).Look = ui.Plain // it matters most
		col.Space(4)
		col.Intro(s.Stage.Lang.T("about.private"))
		return
	}
	if col.F.Low() {
		col.Para(s.Stage.Lang.T("about.text"))
		col.Para(s.Stage.Lang.T("about.private"))
		return
	}
	col.Line(s.Stage.Lang.T("about.text"), ui.Plain, render.Regular, wordsHigh)
	col.Space(8)
	col.Small(s.Stage.Lang.T("about.private"))
}

// layoutLicences adds the list of licences.
func (s *Scene) layoutLicences(col *ui.Column) {
	t := s.Stage.Lang.T
	col.Chapter(t("about.licences"), func() {
		for i := range s.licences {
			if col.F.TextSize < ui.LargeText { // large letters need the width
				s.rows.add(col, i, s.Stage.Set.Scheme)
				continue
			}
			col.Lead(ui.ID{Name: licenceGroup, N: i}, s.licences[i].Name, s.licences[i].Terms)
		}
		col.Space(8)
		col.Small(t("about.licences_text"))
	})
}

// Act opens a licence.
func (s *Scene) Act(id ui.ID) {
	if id.Name == licenceGroup {
		s.Stage.Push(newLicence(s.Stage, s.licences, id.N))
	}
}

// Paint draws the emblem and the rows of the parts.
func (s *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == nameID:
		paintName(l, f, c)
	case c.ID == emblemID:
		s.emblem.Draw(l, f.Fonts, c.Rect, f.Scale)
	case c.ID.Name == licenceGroup && c.Look == ui.Custom:
		s.rows.paint(l, f, c)
	}
}
