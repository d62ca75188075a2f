package app

import (
	"slices"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/links"
	"wildfifteen/game/play"
	"wildfifteen/game/runs"
	"wildfifteen/game/session"
	"wildfifteen/game/share"
	"wildfifteen/puzzle"
)

// StartRun begins a run. Without a seed, one is drawn.
func (a *App) StartRun(r puzzle.Run) {
	a.stage.Home()
	a.startLeg(a.seeded(r), 0, false)
}

// openRun begins a run that was read from a text. Several texts in a row remove no game that was played before them.
func (a *App) openRun(r puzzle.Run) {
	a.stage.Home()
	a.dealLeg(a.saves.Supplant, a.seeded(r), 0, false)
}

// seeded returns a run with a seed.
func (a *App) seeded(r puzzle.Run) puzzle.Run {
	if r.Seed == "" {
		r.Seed = puzzle.DrawSeed(a.boot.Deals)
	}
	return r
}

// openRuns shows the choice of a run.
func (a *App) openRuns() { a.stage.PushAs(links.PageRelays, runs.New(a.stage, runsDesk{a})) }

// runsDesk implements runs.Desk.
type runsDesk struct{ app *App }

func (d runsDesk) StartRun(r puzzle.Run) { d.app.StartRun(r) }

// LastRun returns the run that is being played, or the latest one finished.
func (d runsDesk) LastRun() (puzzle.Run, bool) {
	if r, _, ok := runOf(d.app.Playing()); ok {
		return r, true
	}
	for _, g := range d.app.saves.History.Groups() {
		if r, ok := g.Run(); ok {
			return r, true
		}
	}
	return puzzle.Run{}, false
}

// BestRun returns how many runs of a kind were finished, and the best time.
func (d runsDesk) BestRun(r puzzle.Run) (count int, best time.Duration) {
	g := d.app.saves.History.Group(r.String())
	if g == nil || g.Tally(session.NoInput) == nil {
		return 0, 0
	}
	t := g.Tally(session.NoInput)
	return t.Games, time.Duration(t.Time.Value * float64(time.Second))
}

// startLeg deals a leg of a run, from 0. own says that the player has seen boards of the run before.
func (a *App) startLeg(r puzzle.Run, leg int, own bool) { a.dealLeg(a.saves.Start, r, leg, own) }

// dealLeg is startLeg by a way to begin a game.
func (a *App) dealLeg(begin func(puzzle.Game, session.Options, time.Duration, time.Time), r puzzle.Run, leg int, own bool) {
	g, err := r.Deal(leg)
	if err != nil {
		a.stage.Message(links.Fault(a.stage.Lang, err))
		return
	}
	begin(g, session.Options{Own: own, Leg: session.Leg{Run: r.ID(), N: leg + 1}}, a.stage.Now(), a.stage.In.Date)
	a.Playing().StartStudy(a.stage.Now())
	a.play.Begin()
}

// runOf returns the run of which a game is a leg, and the number of the leg from 0; ok is false if it is of none.
func runOf(s *session.Session) (r puzzle.Run, leg int, ok bool) {
	if s.Leg().Run == "" {
		return puzzle.Run{}, 0, false
	}
	r, err := puzzle.ParseRun(s.Leg().Run)
	return r, s.Leg().N - 1, err == nil
}

// passOn deals the next leg if the program was ended between the end of one and the deal of the next. That is paused.
func (a *App) passOn() {
	s := a.Playing()
	if r, leg, ok := runOf(s); ok && s.Solved() && leg+1 < r.Len() {
		a.startLeg(r, leg+1, s.Own())
		a.Playing().Pause(a.stage.Now())
	}
}

// leaveRun ends the run that is being played: an ordinary game like its present board follows. Undo brings the run back.
func (a *App) leaveRun() {
	r, leg, ok := runOf(a.Playing())
	if !ok {
		return
	}
	a.Deal(r.Config(leg), 0)
	a.stage.Tell(a.stage.Lang.T("runs.left", "run", words.Run(a.stage.Lang, r)))
}

// legCourse is the course of a leg.
func (a *App) legCourse(s *session.Session, r puzzle.Run, leg int) play.Course {
	l := a.stage.Lang
	fresh := r
	fresh.Seed = ""
	run := &play.Run{Of: r, Leg: leg, GoOn: func() { a.startLeg(r, leg+1, s.Own()) }}
	legs := a.saves.Log.Legs()
	run.Lost = len(legs) == 0
	if !run.Lost {
		legs = legs[:len(legs)-1]
	}
	for _, done := range legs {
		run.Times = append(run.Times, done.Clock(0))
		run.Moves += done.STM()
		run.Hints += done.Hints()
		run.Autos = run.Autos || done.Autos() > 0
	}
	run.Best = a.saves.BestLegs(r.String())
	return play.Course{
		Name: words.Run(l, r),
		Next: func() { a.StartRun(fresh) },
		// Whoever has seen no board but the first knows no other.
		Again:   func() { a.startLeg(r, 0, s.Own() || leg > 0 || s.Solved()) },
		ID:      r.ID(),
		Address: r.ID(),
		Card: func() {
			a.shareRun(r, append(slices.Clone(run.Times), s.Clock(a.stage.Now())), a.play.Moves(), a.stage.In.Date)
		},
		Run: run,
	}
}

// legsShared is the most legs of a run whose goals all stand on its card.
const legsShared = 6

// legGoals returns the goals of the legs of a run, nil if there are many; those of a marathon are alike.
func legGoals(r puzzle.Run) (all []puzzle.Goal) {
	if r.Kind == puzzle.Marathon || r.Len() > legsShared {
		return nil
	}
	for i := range r.Len() {
		g, err := r.Deal(i)
		if err != nil {
			return nil
		}
		all = append(all, g.Goal)
	}
	return all
}

// shareRun offers a picture of a run and its text.
func (a *App) shareRun(r puzzle.Run, legs []time.Duration, moves int, date time.Time) {
	g, err := r.Deal(r.Largest())
	if err != nil {
		return // none that was played
	}
	v := share.Solve{Game: g, Name: func(l *assets.Lang) string { return words.Run(l, r) }, Legs: legs, Moves: moves, Text: r.ID(), Goals: legGoals(r)}
	for _, t := range legs {
		v.Time += t
	}
	a.share(v, date)
}
