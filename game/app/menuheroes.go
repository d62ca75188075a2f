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

// heroPart is the part of the window's height that a picture has; on low screens it has the least height.
const heroPart = 0.13

// heroesHeight returns the height that the cards take, with the space below them.
func (m *menu) heroesHeight(f *ui.Frame) float32 {
	if m.listed {
		return float32(len(heroRooms)) * (m.heroHeight(f) + f.Dip(heroGap))
	}
	return m.heroHeight(f) + f.Dip(heroGap)
}

func (m *menu) heroHeight(f *ui.Frame) float32 {
	if m.listed {
		return f.ControlHeight()
	}
	picture := f.Dip(heroLow)
	if f.Safe.H >= f.Dip(lowScreen) {
		picture = max(picture, render.Floor(min(f.Safe.H*heroPart, f.Dip(heroHigh))))
	}
	return picture + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(12)
}

// layoutHeroes adds the cards side by side or, with large words, one below the other.
func (m *menu) layoutHeroes(f *ui.Frame, col *ui.Column) {
	if m.listed {
		m.listHeroes(f, col)
		return
	}
	row := col.Take(m.heroHeight(f))
	face := f.Face(render.Regular, 16)
	var words [len(heroRooms)]string
	for i, name := range heroRooms { // one size for all words
		words[i] = m.Stage.Lang.T(roomNamed(name).word)
		face = min(face, f.FaceFitting(words[i], f.Split(row, len(heroRooms), 0, heroGap).W-f.Dip(8)))
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
func (m *menu) listHeroes(f *ui.Frame, col *ui.Column) {
	for i, name := range heroRooms {
		m.prepare(f, i)
		word := m.Stage.Lang.T(roomNamed(name).word)
		r := col.Take(m.heroHeight(f))
		f.Add(ui.Control{ID: ui.ID{Name: name}, Role: ui.Button, Look: ui.Card, Label: word, Face: f.FaceFitting(word, r.W-r.H-f.Dip(16)), Rect: r})
		col.Space(heroGap)
	}
}

// paintListed draws the ribbon of a card and its word beside it.
func (m *menu) paintListed(l *render.List, f *ui.Frame, c *ui.Control, i int) {
	r, pad := c.Rect, f.Dip(6)
	picture := render.Rect{X: r.X + pad, Y: r.Y + pad, W: r.H - 2*pad, H: r.H - 2*pad}
	m.heroes[i].picture.Draw(l, f.Fonts, f.Within(r, picture), f.Scale)
	word := render.Rect{X: r.X + r.H + pad, Y: r.Y, W: r.W - r.H - 2*pad, H: r.H}
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
	case m.listed:
		m.paintListed(l, f, c, i)
	default:
		m.heroes[i].picture.PaintCard(l, f, c)
	}
}
