package links

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// Verdict is a line about a text: what it would open, or what is wrong with it.
type Verdict struct {
	Text string
	Bad  bool // the text opens nothing
}

// Judge returns the verdict on a text. For "" it is a hint at what the player can enter.
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

// JudgeLab returns the verdict on a question for the laboratory: its configuration, and whether it can be solved.
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
