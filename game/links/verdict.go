package links

import (
	"errors"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Verdict is a line about a text: what it would open, or what is wrong with it.
type Verdict struct {
	Text string
	Bad  bool        // the text opens nothing
	Game puzzle.Game // what the text would open; the goal alone of a game that is dealt; zero: no board
	Mark int         // the place of what is wrong: so many bytes of the text, with it, are before it; 0: no such place
	Read AsRead      // with a Mark: the board as far as the text tells it
}

// Judge returns the verdict on a text. For "" it is a hint at what the player can enter.
func Judge(l *assets.Lang, text string) Verdict {
	if text == "" {
		return Verdict{Text: l.T("text.hint"), Bad: true}
	}
	it, err := Parse(text)
	if err == nil && it.Mode != session.Ordinary {
		v := judgeText(l, it)
		if !v.Bad {
			v.Text = l.T(modeWords[it.Mode], "text", v.Text)
		}
		return v
	}
	if err != nil {
		v := Verdict{Text: Fault(l, err), Bad: true, Mark: mark(text, err)}
		if v.Mark > 0 { // the place is shown
			v.Text, v.Read = words.FaultAlone(l, err), asRead(text, v.Mark)
		}
		return v
	}
	return judgeText(l, it)
}

// mark returns the Mark of a fault in a text.
func mark(text string, err error) int {
	var fault *puzzle.Error
	if !errors.As(err, &fault) || fault.Offset < 0 || fault.Input == "" {
		return 0
	}
	at := strings.Index(text, fault.Input)
	if at < 0 || at+fault.Offset >= len(text) {
		return 0
	}
	return at + fault.Offset + 1
}

// modeWords are the keys of the verdicts on games with a mode.
var modeWords = map[session.Mode]string{session.FewestMoves: "modes.verdict_fewest", session.Blind: "modes.verdict_blind"}

// judgeText returns the verdict on what a text means.
func judgeText(l *assets.Lang, it Text) Verdict {
	switch {
	case it.IsPage && it.Page.Number > 0 && it.Page.Name == PageLessons:
		return Verdict{Text: l.T("lessons.lesson", "n", it.Page.Number)}
	case it.IsPage && it.Page.Number > 0:
		return Verdict{Text: l.T("studies.study", "n", it.Page.Number)}
	case it.IsPage:
		return Verdict{Text: l.T(pageWords[it.Page.Name])}
	case it.IsLab:
		return JudgeLab(l, it.Lab)
	case it.IsRun:
		return Verdict{Text: l.T("text.deals", "game", words.Run(l, it.Run))}
	case it.IsConfig:
		return judgeConfig(l, it.Config)
	case it.IsReplay && !it.Replay.Game.Scramble.Size().Playable():
		return Verdict{Text: l.T("message.one_row"), Bad: true}
	case it.IsReplay:
		return Verdict{Text: l.T("text.replay", "game", words.Config(l, it.Replay.Game), "sum", words.Replay(l, it.Replay)), Game: it.Replay.Game}
	case !it.Game.Scramble.Size().Playable():
		return Verdict{Text: l.T("message.one_row"), Bad: true}
	}
	return judge(l, it.Game)
}

// pageWords are the keys of the titles of all pages.
var pageWords = map[string]string{PageToday: "daily.title", PageNew: "newgame.title", PageGoals: "goals.title", PageStudies: "studies.title",
	PageDraw: "draw.title", PageGallery: "gallery.title", PageOthers: "others.title", PagePractice: "practice.title", PageRelays: "runs.title",
	PageLessons: "lessons.title", PagePictures: "picture.title"}

// JudgeLab returns the verdict on a question for the laboratory: its configuration, and whether it can be solved.
func JudgeLab(l *assets.Lang, it puzzle.Lab) Verdict { return judge(l, Game(it)) }

// judgeConfig returns the verdict on a configuration of which a game is to be dealt.
func judgeConfig(l *assets.Lang, c puzzle.Config) Verdict {
	if !c.Size.Playable() {
		return Verdict{Text: l.T("message.one_row"), Bad: true}
	}
	g, err := puzzle.DealSeeded(c, "example")
	if err != nil {
		return Verdict{Text: Fault(l, err), Bad: true}
	}
	text := words.SizeAndKind(l, c.Size, c.Rule.Kind)
	if m := c.Rule.Missing; m > 0 {
		text = l.T("common.config_missing", "config", text, "n", m)
	}
	return Verdict{Text: l.T("text.deals", "game", text), Game: puzzle.Game{Config: c, Goal: g.Goal}}
}

func judge(l *assets.Lang, g puzzle.Game) Verdict {
	key := "text.unsolvable"
	switch {
	case g.Solved():
		key = "text.solved"
	case g.Solvable():
		key = "text.solvable"
	}
	return Verdict{Text: l.T(key, "game", words.Config(l, g)), Game: g}
}

// Game returns a question for the laboratory as a game.
func Game(it puzzle.Lab) puzzle.Game {
	return puzzle.Game{Config: puzzle.Config{Size: it.Goal.Size(), Rule: it.Goal.Rule()}, Goal: it.Goal, Scramble: it.Start}
}
