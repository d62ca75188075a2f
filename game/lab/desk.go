package lab

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// actDesk handles the buttons that lead out of the laboratory or bring a question in, and reports whether id is one of
// them.
func (l *Scene) actDesk(id ui.ID) bool {
	switch id {
	case goalID, goalRowID:
		l.chooseGoal()
	case entryID:
		l.enter()
	case shareID:
		l.Share(l.bench.lab().String())
	case gameID:
		l.takeGame()
	case playID:
		l.desk.Play(links.Game(l.bench.lab()))
	default:
		return false
	}
	return true
}

// chooseGoal lets the player choose another goal, which may have another size.
func (l *Scene) chooseGoal() {
	l.desk.ChooseGoal(GoalChoice{
		Game: links.Game(l.bench.lab()),
		Chosen: func(c puzzle.Config) {
			l.takeOver(links.WithConfig(l.bench.lab(), c, l.budget.Source()))
		},
		Enter: l.enter,
		Paste: l.open,
	})
}

// enter lets the player enter a text.
func (l *Scene) enter() {
	l.desk.Enter(l.Lang.T("lab.enter_title"), l.judge, func(text string) {
		l.Pop()
		l.open(text)
	})
}

// Reply takes what was pasted.
func (l *Scene) Reply(r game.Reply) bool {
	if r.Kind != game.Pasted {
		return false
	}
	l.open(r.Text)
	return true
}

// open shows the question that a text gives, or says what is wrong with the text.
func (l *Scene) open(text string) {
	l.takeOver(links.ParseLab(l.bench.lab(), text, l.budget.Source()))
}

func (l *Scene) takeOver(it puzzle.Lab, err error) {
	if err != nil {
		l.Message(links.Fault(l.Lang, err))
		return
	}
	l.bench.change(it)
}

// maxExampleSide is the maximum side of a board for which a path is shown as an example. A longer path could not be read.
const maxExampleSide = 8

// judge says what the question would become with a text; for "" it says what can be entered.
func (l *Scene) judge(text string) links.Verdict {
	if text == "" {
		size := l.bench.goal.Size()
		if max(size.W, size.H) > maxExampleSide {
			return links.Verdict{Text: l.Lang.T("lab.enter_hint_large"), Bad: true}
		}
		// The path has the size of the present board, so that it is a goal for that board.
		return links.Verdict{Text: l.Lang.T("lab.enter_hint", "path", puzzle.SnakePath(size)), Bad: true}
	}
	it, err := links.ParseLab(l.bench.lab(), text, l.budget.Source())
	if err != nil {
		return links.Verdict{Text: links.Fault(l.Lang, err), Bad: true}
	}
	return links.JudgeLab(l.Lang, it)
}

// takeGame shows the board of the game being played, which counts as a hint in that game. Of a solved game it shows the
// scramble.
func (l *Scene) takeGame() {
	s := l.desk.Playing()
	it := puzzle.Lab{Start: s.Board(), Goal: s.Goal()}
	switch {
	case s.Solved():
		it.Start = s.Game().Scramble
	case s.Started():
		countHint(s, l.Now())
		l.Toast(l.Lang.T("lab.game_hint"))
	}
	l.bench.change(it)
}

// countHint counts a hint in a game whose clock stands still.
func countHint(s *session.Session, now time.Duration) {
	woken := s.Resume(now)
	s.Hint(now)
	if woken {
		s.Pause(now)
	}
}
