package play

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
	"wildfifteen/puzzle/solve"
)

// guide is the help that explains: it names the next aim, lights the tiles of it, and follows the player until the aim is
// reached.
type guide struct {
	coach *coach.Coach
	aim   coach.Aim // what the player has asked for
	track coach.Track
	pace  coach.Pace
	board puzzle.Board // the board that the track is on
	lit   []bool       // by label: the tiles of the aim and those that are home for good
	path  []int        // of the blank
}

// explain names the next aim. While an aim shows, it plays the next move towards it.
func (h *help) explain(p *Scene, in session.Input) {
	s := p.Session()
	if s.Over() || s.Paused() || p.blind() || p.recall() {
		return
	}
	if h.guide.track.On && h.guide.board == s.Board() {
		h.stopAuto(p)
		p.hand.move(h.guide.track.Aim.Moves[0], in)
		return
	}
	*h = help{guide: h.guide}
	s.Hint(p.Stage.Now())
	if h.guide.look(s) {
		h.advice = words.Aim(p.Stage.Lang, &h.guide.track.Aim, s.Goal())
		p.Stage.Say(h.advice)
	}
}

// look turns to the next aim on the board of a game. ok is false if there is none.
func (g *guide) look(s *session.Session) (ok bool) {
	if g.coach == nil || g.coach.Goal() != s.Goal() {
		g.coach = coach.New(s.Goal())
	}
	next, ok := g.coach.Next(s.Board())
	g.track.Turn(next, ok)
	if ok {
		g.aim, g.board, g.pace = next, s.Board(), g.coach.Pace(s.Board())
		g.path = next.Path(g.board)
		g.light(s.Goal())
	}
	return ok
}

// light finds the tiles that the aim is about, and those of the sides that are complete.
func (g *guide) light(goal puzzle.Goal) {
	n := goal.Size().Cells()
	if cap(g.lit) <= n {
		g.lit = make([]bool, n+1)
	}
	g.lit = g.lit[:n+1]
	clear(g.lit)
	for _, label := range g.track.Aim.Tiles {
		g.lit[label] = true
	}
	home := goal.Board()
	for _, side := range g.coach.Sides() {
		for _, cell := range side {
			if g.board.At(cell) != home.At(cell) {
				return
			}
			g.lit[home.At(cell)] = true
		}
	}
}

// follow takes a transition of the game, and returns what is to be said of it.
func (g *guide) follow(p *Scene, t session.Transition) (said string) {
	if !g.track.On {
		return ""
	}
	l, s := p.Stage.Lang, p.Session()
	if t.Solved || t.Old != g.board || s.Goal() != g.coach.Goal() {
		g.track = coach.Track{}
		return ""
	}
	follows := t.Kind == session.Slid && g.track.Follows(t.Move)
	stays := follows && g.track.Moved(t.Move)
	g.board = t.New
	switch {
	case follows:
		g.pace.Followed(t.New, t.Move.N)
	case g.left(t):
		said = l.T("coach.better") + " "
	}
	if g.aim.Reached(t.New) && g.pace.Keeps(t.New) || g.pace.Passed(t.New) {
		g.track = coach.Track{}
		return said + l.T("coach.reached")
	}
	if !stays {
		g.track.Turn(g.coach.Next(t.New)) // another way to the aim, or another aim
		g.light(s.Goal())
	}
	g.path = g.track.Aim.Path(t.New)
	said += words.Aim(l, &g.track.Aim, s.Goal())
	if g.track.Astray() {
		said += " " + l.T("coach.astray")
	}
	return said
}

// left takes a transition that leaves the coach's way and reports whether it is better than what was meant.
func (g *guide) left(t session.Transition) (better bool) {
	steps := t.Move.N
	if t.Kind == session.Undone {
		steps = -steps
	}
	return g.pace.Left(t.New, steps)
}

// show lights the tiles of the aim and shows the path of the blank.
func (g *guide) show(v *boardview.View, peeking bool) (shows bool) {
	if !g.shows(v.Board) || peeking {
		return false
	}
	v.Dim(g.lit, g.path)
	return true
}

// shows reports whether there is an aim on a board.
func (g *guide) shows(b puzzle.Board) bool { return g.track.On && g.board == b }

// next returns the next move of the way a person would go, with the aim that it belongs to.
func (g *guide) next(s *session.Session) (m puzzle.Move, ok bool) {
	if !g.shows(s.Board()) && !g.look(s) {
		return m, false
	}
	return g.track.Aim.Moves[0], true
}

// AskSolution asks how the program is to solve the game. On large boards its way is short, but not known to be the shortest.
func (p *Scene) AskSolution() {
	t, short := p.Stage.Lang.T, "coach.shortest"
	if work.UsualMode(p.Session().Board().Size()) != solve.Optimal {
		short = "coach.short"
	}
	p.Stage.Ask(stage.Question{Text: t("coach.which"), Answers: []stage.Answer{
		{Label: t(short), Do: func() { p.StartAuto(false) }},
		{Label: t("coach.person"), Do: func() { p.StartAuto(true) }},
	}})
}

// Explain names the next aim on the board, also of a game that a menu paused in this tick.
func (p *Scene) Explain() {
	p.goOn()
	p.help.explain(p, p.Stage.DeviceInput())
}

// StartAuto lets the program play the game to its end, by the shortest way or as a person would; any input stops it.
func (p *Scene) StartAuto(person bool) { p.help.startAuto(p, person) }
