package app

import (
	"strconv"
	"strings"

	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/links"
	"wildfifteen/game/newgame"
	"wildfifteen/game/others"
	"wildfifteen/game/play"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// othersDesk implements others.Desk.
type othersDesk struct{ app *App }

// openOthers shows the ways to play.
func (a *App) openOthers() { a.stage.PushAs(links.PageOthers, others.New(a.stage, othersDesk{a})) }

// openPractice shows what can be practised.
func (a *App) openPractice() {
	a.stage.PushAs(links.PagePractice, others.NewPractice(a.stage, othersDesk{a}))
}

// Board returns the configuration chosen on the page, at first that of the running game.
func (d othersDesk) Board() puzzle.Config {
	if d.app.others.Size.Cells() == 0 {
		return d.app.Playing().Game().Config
	}
	return d.app.others
}

// ChooseBoard shows the page on which the player chooses a configuration.
func (d othersDesk) ChooseBoard() {
	g := puzzle.Game{Config: d.Board()}
	if drawn, err := puzzle.DealSeeded(g.Config, "board"); err == nil {
		g = drawn // the page shows its missing number
	}
	d.app.stage.Push(newgame.New(d.app.stage, d.app.keys, boardDesk{newGameDesk(d)}, newgame.Options{
		Title: "others.choose", Start: "others.take", Game: g, GoalOnly: true,
	}))
}

// boardDesk implements newgame.Desk for the page on which the player chooses the configuration of the other games. A text that is entered
// there begins a game of its own.
type boardDesk struct{ newGameDesk }

// Chosen takes the configuration.
func (d boardDesk) Chosen(c puzzle.Config, _ int) { d.app.others = c }

// PlayMode deals a game with a mode.
func (d othersDesk) PlayMode(m session.Mode) {
	c := d.Board()
	d.app.stage.Home()
	d.app.dealAs(c, session.Options{Mode: m})
}

// PlayDepth deals a game that needs so many moves.
func (d othersDesk) PlayDepth(moves int) {
	c := d.Board()
	d.app.stage.Home()
	d.app.Deal(c, moves)
}

// ShowRuns shows what runs of several boards there are.
func (d othersDesk) ShowRuns() { d.app.openRuns() }

// SaveSettings keeps a change of the settings.
func (d othersDesk) SaveSettings() { d.app.saves.Change() }

// Practise deals a game in which only a part is left.
func (d othersDesk) Practise(p puzzle.Part) { d.app.practise(d.Board(), p) }

// The words of practice games in their logs: see session.Options.
const (
	rowsWord  = "rows"
	threeWord = "three"
	lineWord  = "line-" // and its number
	endWord   = "end"
)

// practise deals a game in which only a part is left.
func (a *App) practise(c puzzle.Config, p puzzle.Part) {
	a.stage.Home()
	g, err := puzzle.DealPart(c, p, a.boot.Deals)
	if err != nil {
		a.stage.Message(links.Fault(a.stage.Lang, err))
		return
	}
	a.Start(g, session.Options{Own: true, Practice: wordOf(p)})
}

// wordOf returns the word of a part.
func wordOf(p puzzle.Part) string {
	switch p {
	case puzzle.LastRows:
		return rowsWord
	case puzzle.LastThree:
		return threeWord
	}
	return lineWord + strconv.Itoa(int(p))
}

// partOf returns the part of a word; ok is false if it is that of none that a size has.
func partOf(word string, size puzzle.Size) (p puzzle.Part, ok bool) {
	switch word {
	case rowsWord:
		return puzzle.LastRows, true
	case threeWord:
		return puzzle.LastThree, true
	}
	number, ok := strings.CutPrefix(word, lineWord)
	n, err := strconv.Atoi(number)
	return puzzle.Part(n), ok && err == nil && n > 0 && n <= size.Lines()
}

// endOf is the record whose end is to be played once it is read.
type endOf struct {
	id     history.ID
	waited bool
}

// lastGame returns the player's last game, whose end can be practised: of a board that was not chosen, as practice is, if there
// is one.
func (a *App) lastGame() (last history.ID, ok bool) {
	h := a.saves.History
	last = history.None
	for id := history.ID(h.Len() - 1); id >= 0; id-- {
		r := h.Row(id)
		if r.Flags&(history.Told|history.Removed|history.Failed) != 0 || r.STM < 2 {
			continue
		}
		if !r.Is(history.Own) {
			return id, true
		}
		last = max(last, id)
	}
	return last, last != history.None
}

// HasEnd reports whether there is a game whose end can be practised.
func (d othersDesk) HasEnd() bool {
	_, ok := d.app.lastGame()
	return ok
}

// PractiseEnd begins the end of the player's last game.
func (d othersDesk) PractiseEnd() {
	if id, ok := d.app.lastGame(); ok {
		d.app.ending = endOf{id, true}
		d.app.playEnd()
	}
}

// endPart is the part of a game that is its end.
const endPart = 3

// playEnd begins the end of a game as soon as its record is read.
func (a *App) playEnd() {
	if !a.ending.waited {
		return
	}
	solve, ok, err := a.saves.Look(a.ending.id)
	if err == nil && !ok {
		return
	}
	a.ending = endOf{}
	rec, bad := solve.Recording()
	if err != nil || bad != nil {
		a.stage.Message(a.stage.Lang.T("practice.no_end"))
		return
	}
	a.stage.Home()
	a.Start(endGame(rec), session.Options{Own: true, Practice: endWord})
}

// endGame returns the game whose scramble is the board from which the last moves of a recording were made.
func endGame(rec session.Recording) puzzle.Game {
	g := rec.Game
	moves, _ := rec.Line()
	for _, m := range moves[:len(moves)-(len(moves)+endPart-1)/endPart] {
		next, err := g.Scramble.Play(m)
		if err != nil {
			break
		}
		g.Scramble = next
	}
	g.Seed, g.Seeded = "", false
	g.Config.Rule = g.Goal.Rule()
	return g
}

// modeCourse returns the course of a game with a mode or of practice; ok is false for any other.
func (a *App) modeCourse(g puzzle.Game) (c play.Course, ok bool) {
	l := a.stage.Lang
	s := a.Playing()
	if s == nil {
		return c, false
	}
	name, t := words.Deal(l, g, 0), l.T
	o := s.Options()
	again := func() { a.dealAs(g.Config, session.Options{Mode: o.Mode}) }
	switch o.Mode {
	case session.FewestMoves:
		return play.Course{Name: t("modes.fewest", "config", name), Sense: t("modes.fewest_sense"), Next: again}, true
	case session.Blind:
		return play.Course{Name: t("modes.blind", "config", name), Sense: t("modes.blind_sense"), Next: again}, true
	}
	return a.practiceCourse(g, o.Practice, name)
}

// practiceCourse is the course of a practice game: after it comes the next board, or the next line.
func (a *App) practiceCourse(g puzzle.Game, word, name string) (c play.Course, ok bool) {
	t := a.stage.Lang.T
	if word == endWord {
		return play.Course{Name: t("practice.end_of", "config", name), Sense: t("practice.end_sense")}, true
	}
	p, ok := partOf(word, g.Goal.Size())
	if !ok {
		return c, false
	}
	next := p
	key := "practice.line_of"
	switch {
	case p == puzzle.LastRows:
		key = "practice.rows_of"
	case p == puzzle.LastThree:
		key = "practice.three_of"
	default:
		next = p%puzzle.Part(g.Goal.Size().Lines()) + 1
	}
	return play.Course{
		Name: t(key, "config", name, "n", int(p)), Sense: t("practice.sense"),
		Next: func() { a.practise(g.Config, next) },
	}, true
}
