package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/studies"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	studylist "wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// heroRooms are the rooms that the menu shows as cards with a ribbon, above all others: a new game, today's board, and the
// next study.
var heroRooms = [...]string{"newgame", "daily", "studies"}

// hero is a card of the menu.
type hero struct {
	config  puzzle.Config // whose goal the ribbon is
	picture boardview.GoalPicture
	lines   []string      // of what it is, or how it stands, below its word, if there is room
	told    []string      // the same before it is fitted: each part is a line
	value   string        // the same in one line
	face    render.FaceID // of the lines
}

func isHero(room string) bool { return slices.Contains(heroRooms[:], room) }

// menuHeroes returns the cards of the menu: a wild goal of the size played, the goal of today, and the ribbon of the book
// with the first study that is not solved.
func (a *App) menuHeroes() (all [len(heroRooms)]hero) {
	size := a.Playing().Goal().Size()
	side := func(n int) int { return min(max(n, heroLeast), heroMost) }
	all[0].config = puzzle.Config{Size: puzzle.Size{W: side(size.W), H: side(size.H)}, Rule: puzzle.Rule{Kind: puzzle.Wild}}
	all[1].config = drawnConfig(a.today().Game().Goal)
	all[2].config = drawnConfig(studies.Ribbon(studylist.BookOf(a.nextStudy(studylist.Count - 1))))
	return all
}

// dayState is how the board of the day stands.
type dayState struct {
	solved bool
	row    int // number of days in a row that are
	in     *assets.Lang

	studies int // the number of studies that are solved
}

// tellHeroes sets what the cards tell: what a wild goal is, how the board of the day stands, and how many studies are solved. It does so
// again when that has changed, or the language.
func (m *menu) tellHeroes() {
	marks, today, l := &m.app.saves.Marks, m.app.today(), m.Stage.Lang
	_, solved := marks.Day(today)
	day := dayState{solved, marks.Streak(today), l, m.app.studiesSolved()}
	if m.day == day {
		return
	}
	m.day = day
	m.heroes[0].told = []string{l.T("newgame.wild_line")}
	told := []string{l.T("daily.open")}
	if solved {
		told[0] = l.T("daily.solved")
	}
	if day.row > 1 {
		told = append(told, strconv.Itoa(day.row)+" "+l.N("daily.row", day.row))
	}
	m.heroes[1].told, m.heroes[1].value = told, strings.Join(told, ", ")
	m.heroes[2].value = l.T("studies.count", "n", day.studies, "all", studylist.Count)
	m.heroes[2].told = []string{m.heroes[2].value}
}

// studiesSolved returns the number of studies that are solved.
func (a *App) studiesSolved() (n int) {
	for i := range studylist.Count {
		if a.saves.Marks.Study(i) > 0 {
			n++
		}
	}
	return n
}

// The sides of the wild goal in a card: fewer cells are no line worth looking at, more are too many for its picture.
const (
	heroLeast = 4
	heroMost  = 6
)

// The measures of the cards in dip: the least and the largest height of the picture of a new game, that of the others beside or below it,
// and the gap between two cards.
const (
	heroLow     = 40
	heroLowMost = 72 // on a low screen
	heroHigh    = 168
	heroSecond  = 68 // as three lines of words
	pairRibbon  = 52 // of the two cards below that of a new game
	pairTight   = 32 // the same where there is no room
	pairLine    = 36 // what the word below it takes, less where there is no room, and what that tells
	pairLow     = 28
	pairTold    = 18
	heroLarge   = 64 // of a new game, with large words
	dayMore     = 16 // how much higher the second one is then, for what it tells
	heroGap     = 8
)

// heroPart is the part of the window's height that the picture of a new game has at most.
const heroPart = 0.23

// heroMost returns the most height of that picture.
func (m *menu) heroMost(f *ui.Frame) float32 {
	if f.Safe.H < f.Dip(lowScreen) {
		return f.Dip(heroLowMost)
	}
	return max(f.Dip(heroLow), render.Floor(min(f.Safe.H*heroPart, f.Dip(heroHigh))))
}

// fitHeroes sets the height of the picture of a new game above a grid in a room of some height: what the groups leave. If that is too
// little the other cards are lower.
func (m *menu) fitHeroes(f *ui.Frame, s *menuShape, room float32) {
	left := func() float32 {
		return room - m.gridHeight(f, *s) - m.heroesHeight(f, *s) - 2*f.Dip(menuPad) + s.picture
	}
	s.picture = m.heroMost(f)
	s.tight = s.columns == 3 && left() < f.Dip(heroLow)
	s.picture = max(f.Dip(heroLow), min(s.picture, left()))
}

// heroesHeight returns the height that the cards take, with the space below them.
func (m *menu) heroesHeight(f *ui.Frame, s menuShape) float32 {
	places := m.heroPlaces(f, s, render.Rect{W: s.width})
	last := places[len(places)-1]
	return max(places[0].Y+places[0].H, last.Y+last.H) + f.Dip(heroGap)
}

// heroPlaces returns the places of the cards from the top of r on, whose height is not used. A new game is the first thing to do, and
// larger than the others: on a low screen the three stand in a row, in a wide menu the others beside a new game, else below it, with
// large words one below the other.
func (m *menu) heroPlaces(f *ui.Frame, s menuShape, r render.Rect) (places [len(heroRooms)]render.Rect) {
	pad, gap := f.Dip(2*heroPad), f.Dip(heroGap)
	second := f.Dip(heroSecond) + pad
	if s.paired() {
		second = pairHeight(f, s.tight)
	}
	switch {
	case s.kind == menuList:
		r.H = f.Grown(heroLarge)
		places[0] = r
		r.Y, r.H = r.Y+r.H+gap, f.ControlHeight()
		places[1], places[2] = r, r.Move(0, r.H+f.Dip(dayMore)+gap)
		places[1].H += f.Dip(dayMore)
	case s.columns == 6:
		r.H = s.picture + pad
		places = [...]render.Rect{across(f, r, 6, 0, 2), across(f, r, 6, 3, 4), across(f, r, 6, 5, 5)}
	case s.kind == menuColumns:
		r.H = max(s.picture+pad, 2*second+gap)
		places[0], places[1] = f.Split(r, 2, 0, heroGap), f.Split(r, 2, 1, heroGap)
		places[1].H = render.Floor((r.H - gap) / 2)
		places[2] = places[1].Move(0, r.H-places[1].H)
	default:
		r.H = s.picture + pad
		places[0] = r
		r.Y, r.H = r.Y+r.H+gap, second
		places[1], places[2] = f.Split(r, 2, 0, heroGap), f.Split(r, 2, 1, heroGap)
	}
	return places
}

// paired reports whether the cards of the day and of the studies are alike, below that of a new game.
func (s menuShape) paired() bool { return s.kind == menuGrid && s.columns == 3 }

// pairHeight returns the height of those two. If it is tight they tell nothing below their words.
func pairHeight(f *ui.Frame, tight bool) float32 {
	if tight {
		return f.Dip(2*heroPad+pairTight) + f.Grown(pairLow)
	}
	return f.Dip(2*heroPad+pairRibbon) + f.Grown(pairLine+pairTold)
}

// across returns the part of a row of n columns from one of these to another.
func across(f *ui.Frame, r render.Rect, n, from, to int) render.Rect {
	first, last := f.Split(r, n, from, heroGap), f.Split(r, n, to, heroGap)
	first.W = last.X + last.W - first.X
	return first
}

// The sizes of the words on the cards in dip: of a new game, the same on a low screen or with large words, and of the others.
const (
	heroWord    = 28
	heroWordLow = 24
	dayWord     = 20
	otherWord   = 16
)

// layoutHeroes adds the cards, with their words beside the ribbons.
func (m *menu) layoutHeroes(f *ui.Frame, col *ui.Column, s menuShape) {
	m.listed, m.below, m.paired, m.tight = s.kind == menuList, s.kind == menuGrid, s.paired(), s.tight
	places := m.heroPlaces(f, s, render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W})
	size := float32(heroWord)
	if s.columns == 6 || m.listed {
		size = heroWordLow
	}
	m.tellHeroes()
	var words [len(heroRooms)]string
	for i, name := range heroRooms {
		words[i] = m.Stage.Lang.T(roomNamed(name).word)
	}
	fit := func(i int, w render.Weight, size float32) render.FaceID {
		return f.Fitting(w, size, words[i], m.heroRoom(f, i, places[i]).W)
	}
	faces := [...]render.FaceID{fit(0, render.Title, size), fit(1, render.Title, dayWord), s.face}
	if s.kind == menuColumns {
		faces[2] = fit(2, render.Title, dayWord)
	}
	if m.paired { // one size for both
		faces[1] = min(faces[1], fit(2, render.Title, dayWord))
		faces[2] = faces[1]
	}
	if m.listed { // one size for both
		faces[1] = min(fit(1, render.Regular, otherWord), fit(2, render.Regular, otherWord))
		faces[2] = faces[1]
	}
	for i, name := range heroRooms {
		m.prepare(f, i)
		c := f.Add(ui.Control{ID: ui.ID{Name: name}, Role: ui.Button, Look: ui.Card, Label: words[i], Face: faces[i], Rect: places[i],
			Range: ui.Range{At: heroTints[i]}})
		c.Value = m.heroes[i].value
		m.fitLines(f, i, c.Rect, c.Face)
	}
	col.Y += m.heroesHeight(f, s)
}

// prepare makes the ribbon of a card.
func (m *menu) prepare(f *ui.Frame, i int) {
	m.heroes[i].picture.Set(m.heroes[i].config, f.Theme, m.Stage.Set.Scheme)
	m.heroes[i].picture.View.Plain = true
}

// heroTints are the places in the ramp of the grounds of the cards.
var heroTints = [len(heroRooms)]float32{0.5, 0.1, 0.9}

// heroPad is the space around a ribbon with its word beside it, in dip.
const heroPad = 8

// heroIn is the same with large words.
const heroIn = 12

// Of the card of the day in a grid: the part of its width that its ribbon has, and the space on both sides of that, in dip.
const (
	dayRibbon = 0.31
	dayIn     = 12
)

// listIn is how far the rows of a list stand in, for their icons to stand below the middles of the ribbons.
func (m *menu) listIn(f *ui.Frame) float32 {
	return render.Floor((f.ControlHeight()-f.BadgeSide())/2) - f.Dip(menuIn)
}

// heroRibbon returns the place of the ribbon of a card, heroRoom that of its word beside it or, where the others are high, below it.
func (m *menu) heroRibbon(f *ui.Frame, i int, r render.Rect) render.Rect {
	pad := f.Dip(heroPad)
	if m.listed {
		pad = f.Dip(heroIn)
	}
	side := m.heroSide(f, i, r) - 2*pad
	if m.paired && i > 0 {
		side = f.Dip(pairRibbon)
		if m.tight {
			side = f.Dip(pairTight)
		}
		return render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: r.Y + pad, W: side, H: side}
	}
	if i == 1 && m.below { // its words need the room
		side = min(side, render.Floor(r.W*dayRibbon))
		return render.Rect{X: r.X + f.Dip(dayIn), Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
	}
	if m.wordBelow(i) {
		room := side - f.Fonts.Metrics(f.Face(render.Regular, otherWord)).Line
		side = min(room, r.W-2*pad)
		return render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: r.Y + pad + render.Floor((room-side)/2), W: side, H: side}
	}
	return render.Rect{X: r.X + pad, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
}

// heroSide returns the side of a ribbon with the space around it: the height of its card, but ribbons in a list are as large as each other.
func (m *menu) heroSide(f *ui.Frame, i int, r render.Rect) float32 {
	if m.listed && i > 0 {
		return f.ControlHeight()
	}
	return r.H
}

func (m *menu) heroRoom(f *ui.Frame, i int, r render.Rect) render.Rect {
	at, pad := m.heroRibbon(f, i, r), f.Dip(heroPad)
	if m.wordBelow(i) {
		from := at.Y + at.H + pad/2
		if m.paired {
			return render.Rect{X: r.X + pad, Y: from, W: r.W - 2*pad, H: r.Y + r.H - pad - from}
		}
		from = max(from, r.Y+r.H-pad/2-f.Fonts.Metrics(f.Face(render.Regular, otherWord)).Line)
		return render.Rect{X: r.X + pad, Y: from, W: r.W - 2*pad, H: r.Y + r.H - pad/2 - from}
	}
	from := r.X + m.heroSide(f, i, r) + pad
	if i == 1 && m.below {
		from = at.X + at.W + f.Dip(dayIn)
	}
	if r.H > f.Dip(heroBig) {
		from += pad
	}
	return render.Rect{X: from, Y: r.Y, W: r.X + r.W - pad - from, H: r.H}
}

// wordBelow reports whether a card has its word below its ribbon, as the places below it have theirs: one that is as wide as these.
func (m *menu) wordBelow(i int) bool { return i == 2 && m.below || i > 0 && m.paired }

// heroBig is the height of a card in dip from which its word keeps twice the distance from its ribbon.
const heroBig = 96

// paintHero draws the ribbon of a card and its word beside it, and below that of a new game what it is, if there is room.
func (m *menu) paintHero(l *render.List, f *ui.Frame, c *ui.Control, i int) {
	m.heroes[i].picture.Draw(l, f.Fonts, f.Within(c.Rect, m.heroRibbon(f, i, c.Rect)), f.Scale)
	room, align := f.Within(c.Rect, m.heroRoom(f, i, c.Rect)), f.Near()
	if m.wordBelow(i) {
		align = render.Middle
	}
	if lines := m.heroes[i].lines; len(lines) > 0 {
		face := m.heroes[i].face
		word, line := f.Fonts.Metrics(c.Face).Line, f.Fonts.Metrics(face).Line
		room.Y, room.H = room.Y+render.Floor((room.H-word-line*float32(len(lines)))/2), word
		l.TextIn(f.Fonts, c.Face, c.Label, room, align, render.Middle, f.Theme.Ink)
		room.Y, room.H = room.Y+word, line
		for _, text := range lines {
			l.TextIn(f.Fonts, face, text, room, align, render.Middle, f.Theme.Ink2)
			room.Y += line
		}
		return
	}
	l.TextIn(f.Fonts, c.Face, c.Label, room, align, render.Middle, f.Theme.Ink)
}

// fitLines chooses the lines of what a card tells below its word, and their face: all of its parts, the first one wrapped if it is alone,
// or none if they have no room beside its ribbon.
func (m *menu) fitLines(f *ui.Frame, i int, r render.Rect, word render.FaceID) {
	h, room := &m.heroes[i], m.heroRoom(f, i, r)
	h.lines, h.face = h.told, f.Face(render.Regular, otherWord)
	if m.paired && i > 0 { // one line: the last is of a solved day how many in a row are
		h.lines = h.told[:1]
		if i == 1 && m.day.solved {
			h.lines = h.told[len(h.told)-1:]
		}
		h.face = f.Fitting(render.Regular, otherWord, h.lines[0], room.W)
		if m.tight {
			h.lines = nil
		}
		return
	}
	if m.wordBelow(i) || m.listed && i != 1 {
		h.lines = nil
	} else if m.listed {
		h.lines, h.face = h.told[:1], f.Face(render.Regular, 12)
	} else if len(h.told) == 1 {
		h.lines = f.Balance(h.told[0], h.face, room.W)
	} else if len(h.told) > 1 {
		h.face = f.Fitting(render.Regular, otherWord, slices.MaxFunc(h.told, func(a, b string) int {
			return cmp.Compare(f.Fonts.Width(h.face, a), f.Fonts.Width(h.face, b))
		}), room.W)
	}
	high := f.Fonts.Metrics(word).Line + f.Fonts.Metrics(h.face).Line*float32(len(h.lines))
	wide := func(line string) bool { return f.Fonts.Width(h.face, line) > room.W }
	if len(h.lines) > 2 || high > r.H-f.Dip(heroPad) || slices.ContainsFunc(h.lines, wide) {
		h.lines = nil
	}
}

// roomNamed returns the room of a name.
func roomNamed(name string) room {
	for _, r := range rooms {
		if r.name == name {
			return r
		}
	}
	panic("no room " + name)
}

// Paint draws the ribbon and the word of a card.
func (m *menu) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if i := slices.Index(heroRooms[:], c.ID.Name); i >= 0 {
		m.paintHero(l, f, c, i)
		return
	}
	m.paintPlace(l, f, c)
}
