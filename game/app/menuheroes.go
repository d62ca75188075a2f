package app

import (
	"slices"

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

// The sides of the wild goal in a card: fewer cells are no line worth looking at, more are too many for its picture.
const (
	heroLeast = 4
	heroMost  = 6
)

// The measures of the cards in dip: the least and the largest height of a picture, and the gap between two cards.
const (
	heroLow  = 40
	heroHigh = 112
	heroGap  = 8
)

// heroPart is the part of the window's height that a picture has at most; on low screens it has the least height.
const heroPart = 0.15

// heroMost returns the most height of a picture.
func (m *menu) heroMost(f *ui.Frame) float32 {
	if f.Safe.H < f.Dip(lowScreen) {
		return f.Dip(heroLow)
	}
	return max(f.Dip(heroLow), render.Floor(min(f.Safe.H*heroPart, f.Dip(heroHigh))))
}

// heroFit returns the height of the pictures above a grid in a room of some height: what the groups leave.
func (m *menu) heroFit(f *ui.Frame, s menuShape, room float32) float32 {
	return max(f.Dip(heroLow), min(m.heroMost(f), room-m.gridHeight(f, s)-m.heroesHeight(f, s)-2*f.Dip(menuPad)+s.picture))
}

// heroesHeight returns the height that the cards take, with the space below them.
func (m *menu) heroesHeight(f *ui.Frame, s menuShape) float32 {
	if s.kind == menuList {
		return float32(len(heroRooms)) * (m.heroHeight(f, s) + f.Dip(heroGap))
	}
	return m.heroHeight(f, s) + f.Dip(heroGap)
}

func (m *menu) heroHeight(f *ui.Frame, s menuShape) float32 {
	switch {
	case s.kind == menuList:
		return f.ControlHeight()
	case s.columns == 6:
		return f.Dip(heroLow + 2*heroPad)
	}
	return s.picture + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(12)
}

// layoutHeroes adds the cards side by side or, with large words, one below the other. There and on low screens their words stand
// beside the ribbons.
func (m *menu) layoutHeroes(f *ui.Frame, col *ui.Column, s menuShape) {
	m.listed = s.kind == menuList
	m.beside = m.listed || s.columns == 6
	if s.kind == menuList {
		m.listHeroes(f, col, s)
		return
	}
	row := col.Take(m.heroHeight(f, s))
	face := f.Face(render.Regular, 16)
	if s.kind == menuGrid && !m.beside { // as the words of the cards below
		face, _ = m.gridFace(f, s)
	}
	var words [len(heroRooms)]string
	for i, name := range heroRooms { // one size for all words
		words[i] = m.Stage.Lang.T(roomNamed(name).word)
		room := f.Split(row, len(heroRooms), 0, heroGap).W - f.Dip(8)
		if m.beside {
			room -= row.H + f.Dip(heroPad)
		}
		face = min(face, f.FaceFitting(words[i], room))
	}
	for i, name := range heroRooms {
		r := f.Split(row, len(heroRooms), i, heroGap)
		m.prepare(f, i)
		f.Add(ui.Control{ID: ui.ID{Name: name}, Role: ui.Button, Look: ui.Card, Label: words[i], Face: face, Rect: r})
	}
	col.Space(heroGap)
}

// prepare makes the ribbon of a card.
func (m *menu) prepare(f *ui.Frame, i int) {
	m.heroes[i].picture.Set(m.heroes[i].config, f.Theme, m.Stage.Set.Scheme)
	m.heroes[i].picture.View.Plain = true
}

// listHeroes adds the cards one below the other, with their words beside the ribbons.
func (m *menu) listHeroes(f *ui.Frame, col *ui.Column, s menuShape) {
	for i, name := range heroRooms {
		m.prepare(f, i)
		word := m.Stage.Lang.T(roomNamed(name).word)
		r := col.Take(m.heroHeight(f, s))
		f.Add(ui.Control{ID: ui.ID{Name: name}, Role: ui.Button, Look: ui.Card, Label: word, Face: f.FaceFitting(word, r.W-r.H-f.Dip(16)), Rect: r})
		col.Space(heroGap)
	}
}

// heroPad is the space around a ribbon with its word beside it, in dip.
const heroPad = 6

// heroIn is the same in a list, whose ribbons and words stand in one column with those of the rows below.
const heroIn = 12

// listIn is how far the rows of a list stand in, for their icons to stand below the middles of the ribbons.
func (m *menu) listIn(f *ui.Frame) float32 {
	return render.Floor((f.ControlHeight()-f.BadgeSide())/2) - f.Dip(menuIn)
}

// paintBeside draws the ribbon of a card and its word beside it.
func (m *menu) paintBeside(l *render.List, f *ui.Frame, c *ui.Control, i int) {
	r, pad := c.Rect, f.Dip(heroPad)
	if m.listed {
		pad = f.Dip(heroIn)
	}
	picture := render.Rect{X: r.X + pad, Y: r.Y + pad, W: r.H - 2*pad, H: r.H - 2*pad}
	m.heroes[i].picture.Draw(l, f.Fonts, f.Within(r, picture), f.Scale)
	word := render.Rect{X: r.X + r.H + f.Dip(heroPad), Y: r.Y, W: r.W - r.H - f.Dip(2*heroPad), H: r.H}
	if m.listed {
		word.X = r.X + m.listIn(f) + r.H - f.RowRoom(r.H) - f.Dip(menuIn)
		word.W = r.X + r.W - pad - word.X
	}
	l.TextIn(f.Fonts, c.Face, c.Label, f.Within(r, word), f.Near(), render.Middle, f.Theme.Ink)
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
	switch i := slices.Index(heroRooms[:], c.ID.Name); {
	case i < 0:
		m.paintPlace(l, f, c)
	case m.beside:
		m.paintBeside(l, f, c, i)
	default:
		m.heroes[i].picture.PaintCard(l, f, c)
	}
}
