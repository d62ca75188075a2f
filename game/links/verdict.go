package links

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// Verdict says in a line what a text would open, or what is wrong with it.
type Verdict struct {
	Text string
	Bad  bool // it opens nothing
}

// Judge says what a text would open; "" gives a hint at what can be entered.
func Judge(l *assets.Lang, text string) Verdict {
	if text == "" {
		return Verdict{l.T("text.hint"), true}
	}
	it, err := Parse(text)
	switch {
	case err != nil:
		return Verdict{Fault(l, err), true}
	case it.IsLab:
		return JudgeLab(l, it.Lab)
	case !it.Game.Scramble.Size().Playable():
		return Verdict{l.T("message.one_row"), true}
	}
	return judge(l, it.Game)
}

// JudgeLab says what a question for the laboratory is about and what its answer is.
func JudgeLab(l *assets.Lang, it puzzle.Lab) Verdict { return judge(l, Game(it)) }

func judge(l *assets.Lang, g puzzle.Game) Verdict {
	key := "text.unsolvable"
	switch {
	case g.Solved():
		key = "text.solved"
	case g.Solvable():
		key = "text.solvable"
	}
	return Verdict{Text: l.T(key, "game", words.Config(l, g))}
}

// Game returns a question for the laboratory as a game.
func Game(it puzzle.Lab) puzzle.Game {
	return puzzle.Game{Config: puzzle.Config{Size: it.Goal.Size(), Rule: it.Goal.Rule()}, Goal: it.Goal, Scramble: it.Start}
}
