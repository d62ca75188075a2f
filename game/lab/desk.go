package lab

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// gate leads out of the laboratory, and brings questions in.
type gate struct{ *Scene }

// act handles the buttons of the gate, and reports whether id is one of them.
func (g gate) act(id ui.ID) bool {
	switch id {
	case goalID, goalRowID:
		g.chooseGoal()
	case entryID:
		g.enter()
	case shareID:
		g.Stage.Share(g.bench.lab().String())
	case gameID:
		g.takeGame()
	case playID:
		g.desk.Play(links.Game(g.bench.lab()))
	default:
		return false
	}
	return true
}

// chooseGoal lets the player choose another goal, which may have another size.
func (g gate) chooseGoal() {
	g.desk.ChooseGoal(GoalChoice{
		Game: links.Game(g.bench.lab()),
		Chosen: func(c puzzle.Config) {
			g.takeOver(links.WithConfig(g.bench.lab(), c, g.budget.Source()))
		},
		Enter: g.enter,
		Paste: g.open,
	})
}

// enter lets the player enter a text.
func (g gate) enter() {
	g.desk.Enter("lab.enter_title", g.judge, func(text string) {
		g.Stage.Pop()
		g.open(text)
	})
}

// Reply takes what was pasted.
func (l *Scene) Reply(r game.Reply) bool {
	if r.Kind != game.Pasted {
		return false
	}
	gate{l}.open(r.Text)
	return true
}

// open shows the question that a text gives, or says what is wrong with the text.
func (g gate) open(text string) {
	g.takeOver(links.ParseLab(g.bench.lab(), text, g.budget.Source()))
}

func (g gate) takeOver(it puzzle.Lab, err error) {
	if err != nil {
		g.Stage.Message(links.Fault(g.Stage.Lang, err))
		return
	}
	g.bench.change(it)
}

// maxExampleSide is the maximum side of a board for which a path is shown as an example. A longer path could not be read.
const maxExampleSide = 8

// judge says what the question would become with a text; for "" it says what can be entered.
func (g gate) judge(text string) links.Verdict {
	if text == "" {
		size := g.bench.goal.Size()
		if max(size.W, size.H) > maxExampleSide {
			return links.Verdict{Text: g.Stage.Lang.T("lab.enter_hint_large"), Bad: true}
		}
		// The path has the size of the present board, so that it is a goal for that board.
		return links.Verdict{Text: g.Stage.Lang.T("lab.enter_hint", "path", puzzle.SnakePath(size)), Bad: true}
	}
	it, err := links.ParseLab(g.bench.lab(), text, g.budget.Source())
	if err != nil {
		return links.Verdict{Text: links.Fault(g.Stage.Lang, err), Bad: true}
	}
	return links.JudgeLab(g.Stage.Lang, it)
}

// takeGame shows the board of the game being played, which counts as a hint in that game. Of a solved game it shows the
// scramble.
func (g gate) takeGame() {
	s := g.desk.Playing()
	it := puzzle.Lab{Start: s.Board(), Goal: s.Goal()}
	switch {
	case s.Hidden():
		g.Stage.Toast(g.Stage.Lang.T("modes.tiles_hidden"))
		return
	case s.Over():
		it.Start = s.Game().Scramble
	case s.Started():
		countHint(s, g.Stage.Now())
		g.Stage.Toast(g.Stage.Lang.T("lab.game_hint"))
	}
	g.bench.change(it)
}

// countHint counts a hint in a game whose clock stands still.
func countHint(s *session.Session, now time.Duration) {
	woken := s.Resume(now)
	s.Hint(now)
	if woken {
		s.Pause(now)
	}
}
