package app

import (
	"strings"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/daily"
	"wildfifteen/game/goals"
	"wildfifteen/game/links"
	"wildfifteen/game/play"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/studies"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
	studylist "wildfifteen/puzzle/studies"
)

// today returns the day that the player's clock shows.
func (a *App) today() days.Day { return max(days.Of(a.stage.In.Date), days.First()) }

// waysDesk implements the Desks of the calendar, the studies and the map of goals.
type waysDesk struct{ app *App }

func (w waysDesk) DrawGoal()    { w.app.DrawGoal() }
func (w waysDesk) ShowGallery() { w.app.ShowGallery() }

// Today returns the day that the player's clock shows.
func (w waysDesk) Today() days.Day { return w.app.today() }

// Marks returns the solved days and studies.
func (w waysDesk) Marks() *saves.Marks { return &w.app.saves.Marks }

// Studies returns the studies.
func (w waysDesk) Studies() *studylist.All { return w.app.studies() }

// PlayDay begins the board of a day, or goes on with it. Who has solved or begun it before practises.
func (w waysDesk) PlayDay(d days.Day) {
	g := d.Game()
	_, solved := w.app.saves.Marks.Day(d)
	w.app.playCourse(g, session.Options{Own: solved || w.app.saves.Log.Met(g, session.Ordinary, nil)})
}

// PlayStudy begins a study, or goes on with it.
func (w waysDesk) PlayStudy(n int) {
	w.app.playCourse(w.app.studies().List[n].Game, session.Options{Own: true, Study: true})
}

// Solved returns how often a configuration was solved, and the best time.
func (w waysDesk) Solved(c puzzle.Config) (count int, best time.Duration, ok bool) {
	g := w.app.saves.History.Group(c.String())
	if g == nil {
		return 0, 0, false
	}
	t := g.Tally(session.NoInput)
	if t == nil || !t.Time.OK {
		return 0, 0, false
	}
	return t.Games, time.Duration(t.Time.Value * float64(time.Second)), true
}

// PlayGoal deals a game of a goal.
func (w waysDesk) PlayGoal(c puzzle.Config) {
	w.app.stage.Home()
	w.app.Deal(c, 0)
}

// studies returns the studies, which it reads when they are first asked for.
func (a *App) studies() *studylist.All {
	if a.list == nil {
		a.list = studylist.Load()
	}
	return a.list
}

// chosen returns the options of a game on a board that was chosen, not dealt: its records are apart.
func (a *App) chosen(g puzzle.Game) session.Options {
	_, study := a.findStudy(g)
	return session.Options{Own: true, Study: study}
}

// findStudy returns the number of the study with the position of a game, from 0; ok is false if there is none.
func (a *App) findStudy(g puzzle.Game) (n int, ok bool) {
	if cells := g.Goal.Size().Cells(); cells != 9 && cells != 16 {
		return 0, false // no study is of another size
	}
	return a.studies().Find(g)
}

// playCourse begins a game, unless it is the running one and not solved yet.
func (a *App) playCourse(g puzzle.Game, o session.Options) {
	a.stage.Home()
	if s := a.Playing(); s.Over() || s.Mode() != session.Ordinary || s.Game().ID() != g.ID() || s.Game().Seed != g.Seed {
		a.Start(g, o)
	}
}

// openDays shows the calendar, open at a day.
func (a *App) openDays(d days.Day) {
	a.stage.PushAs(links.PageToday, daily.New(a.stage, waysDesk{a}, d))
}

// openStudies shows the books of studies.
func (a *App) openStudies() {
	a.stage.PushAs(links.PageStudies, studies.NewShelf(a.stage, waysDesk{a}))
}

// openGoals shows the map of goals.
func (a *App) openGoals() { a.stage.PushAs(links.PageGoals, goals.New(a.stage, waysDesk{a})) }

// Waits reports whether the board of the day is not solved yet. It troubles no player in the first games.
func (a *App) Waits() bool {
	_, solved := a.saves.Marks.Day(a.today())
	return !solved && a.saves.Settings.FirstDone
}

// dayGoal is the goal of a day, kept because every frame asks for it while that waits.
type dayGoal struct {
	of   days.Day
	goal puzzle.Goal
}

// DayGoal returns the goal of the board of the day.
func (a *App) DayGoal() puzzle.Goal {
	if d := a.today(); a.day.goal.Board().IsZero() || a.day.of != d {
		a.day = dayGoal{d, d.Game().Goal}
	}
	return a.day.goal
}

// Today shows the calendar.
func (a *App) Today() { a.openDays(a.today()) }

// Course returns what a game is part of.
func (a *App) Course(g puzzle.Game) play.Course {
	if s := a.Playing(); s.Game() == g {
		if r, leg, ok := runOf(s); ok {
			return a.legCourse(s, r, leg)
		}
	}
	if c, ok := a.modeCourse(g); ok {
		return c
	}
	if d, ok := days.DayOf(g); ok {
		return a.dayCourse(d, g)
	}
	if n, ok := a.findStudy(g); ok {
		return a.studyCourse(n)
	}
	return play.Course{}
}

// dayCourse is the course of a day's board. After it comes the calendar.
func (a *App) dayCourse(d days.Day, g puzzle.Game) play.Course {
	l := a.stage.Lang
	mark := func(s *session.Session, perfect bool) {
		a.saves.MarkDay(d, a.stage.In.Date, saves.Day{Moves: s.STM(), Time: s.Clock(a.stage.Now()), Perfect: perfect && s.Hints() == 0})
	}
	return play.Course{
		Name: daily.FullDate(l, d),
		Next: func() {
			a.stage.Home()
			a.openDays(a.today())
		},
		Solved:  func(s *session.Session) { mark(s, false) },
		Perfect: func(s *session.Session) { mark(s, true) },
		Share:   func(s *session.Session, fewest int) string { return a.dayText(d, s, fewest) },
		ID:      g.SeededID(),
		Address: g.SeededID(),
	}
}

// studyCourse is the course of a study. After it comes the next one that is not solved.
func (a *App) studyCourse(n int) play.Course {
	l, all := a.stage.Lang, a.studies()
	s := &all.List[n]
	return play.Course{
		Name:   l.T("studies.study", "n", n+1),
		Sense:  l.T("studies.sense", "n", s.Par()),
		Par:    s.Par(),
		First:  l.T("studies.first", "n", s.First()),
		Tile:   s.First(),
		Next:   func() { waysDesk{a}.PlayStudy(a.nextStudy(n)) },
		Solved: func(s *session.Session) { a.saves.MarkStudy(n, s.STM()) },
	}
}

// nextStudy returns the first study after n that is not solved, or the one after n if all are. After the last one comes the first.
func (a *App) nextStudy(n int) int {
	for i := 1; i <= studylist.Count; i++ {
		if m := (n + i) % studylist.Count; a.saves.Marks.Study(m) == 0 {
			return m
		}
	}
	return (n + 1) % studylist.Count
}

// dayText returns the text about a solved day that gives no move away: squares show in which order the tiles came home, in
// the colours of their places along the goal.
func (a *App) dayText(d days.Day, s *session.Session, fewest int) string {
	l := a.stage.Lang
	moves, help := l.N("daily.moves", s.STM()), play.MarkWords(l, s)
	switch {
	case fewest > 0 && fewest == s.STM() && help == "":
		moves = l.T("daily.share_perfect", "moves", moves)
	case fewest > 0:
		moves = l.T("daily.share_moves", "moves", moves, "n", fewest)
	}
	if help != "" {
		moves = l.T("result.marked", "joy", moves, "mark", help)
	}
	return l.T("daily.share", "date", l.Date(d.Date(), assets.FullDate), "game", words.Deal(l, s.Game(), 0), "time", words.Clock(s.Clock(a.stage.Now()), 0), "moves", moves, "squares", squares(s))
}

// hues are squares in the colours of the ramp, from the goal's first tile to its last.
var hues = [...]string{"🟦", "🟪", "🟥"}

// squares returns a square for each tile, in the order in which the tiles came home for good.
func squares(s *session.Session) string {
	var text strings.Builder
	cells := s.Board().Size().Cells()
	for _, label := range arrivals(s) {
		text.WriteString(hues[(label-1)*len(hues)/cells])
	}
	return text.String()
}

// arrivals returns the tiles in the order in which they came home for good; those that never moved come first.
func arrivals(s *session.Session) (tiles []int) {
	b, goal := s.Game().Scramble, s.Goal().Board()
	cells := b.Size().Cells()
	since := make([]int, cells+1) // the number of the move by which each tile came home
	for i := range s.Steps() {
		m, _ := s.Step(i)
		next, err := b.Play(m)
		if err != nil {
			break
		}
		for c := range cells {
			if next.At(c) == goal.At(c) && b.At(c) != goal.At(c) {
				since[goal.At(c)] = i + 1
			}
		}
		b = next
	}
	for n := range s.Steps() + 1 {
		for label := 1; label <= cells; label++ {
			if label != goal.Missing() && since[label] == n {
				tiles = append(tiles, label)
			}
		}
	}
	return tiles
}

// openPage opens a page that was read from a text.
func (a *App) openPage(p links.Page) {
	a.stage.Home()
	switch {
	case p.Name == links.PageLessons:
		a.openLessons(p.Number)
	case p.Number > 0:
		waysDesk{a}.PlayStudy(p.Number - 1)
	case p.Name == links.PageNew:
		a.NewGame()
	case p.Name == links.PageStudies:
		a.openStudies()
	case p.Name == links.PageDraw:
		a.DrawGoal()
	case p.Name == links.PageGallery:
		a.ShowGallery()
	case p.Name == links.PageGoals:
		a.openGoals()
	case p.Name == links.PageOthers:
		a.openOthers()
	case p.Name == links.PagePractice:
		a.openPractice()
	case p.Name == links.PageRelays:
		a.openRuns()
	case p.Name == links.PagePictures:
		a.ShowPictures()
	default:
		a.Today()
	}
}

// Day returns the board of the day, and whether it is solved.
func (a *App) Day() (g puzzle.Game, solved bool) {
	_, solved = a.saves.Marks.Day(a.today())
	return a.today().Game(), solved
}
