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
	case it.IsPage && it.Page.Study > 0:
		return Verdict{Text: l.T("studies.study", "n", it.Page.Study)}
	case it.IsPage:
		return Verdict{Text: l.T(pageWords[it.Page.Name])}
	case it.IsLab:
		return JudgeLab(l, it.Lab)
	case it.IsConfig:
		return judgeConfig(l, it.Config)
	case it.IsReplay && !it.Replay.Game.Scramble.Size().Playable():
		return Verdict{l.T("message.one_row"), true}
	case it.IsReplay:
		return Verdict{Text: l.T("text.replay", "game", words.Config(l, it.Replay.Game), "sum", words.Replay(l, it.Replay))}
	case !it.Game.Scramble.Size().Playable():
		return Verdict{l.T("message.one_row"), true}
	}
	return judge(l, it.Game)
}

// pageWords are the keys of the names of the pages.
var pageWords = map[string]string{PageToday: "daily.title", PageGoals: "goals.title", PageStudies: "studies.title"}

// JudgeLab returns the verdict on a question for the laboratory: its configuration, and whether it can be solved.
func JudgeLab(l *assets.Lang, it puzzle.Lab) Verdict { return judge(l, Game(it)) }

// judgeConfig returns the verdict on a configuration of which a game is to be dealt.
func judgeConfig(l *assets.Lang, c puzzle.Config) Verdict {
	if !c.Size.Playable() {
		return Verdict{l.T("message.one_row"), true}
	}
	if _, err := puzzle.NewDealer(c, puzzle.DealOptions{}); err != nil {
		return Verdict{Fault(l, err), true}
	}
	text := words.SizeAndKind(l, c.Size, c.Rule.Kind)
	if m := c.Rule.Missing; m > 0 {
		text = l.T("common.config_missing", "config", text, "n", m)
	}
	return Verdict{Text: l.T("text.deals", "game", text)}
}

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
