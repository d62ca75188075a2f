package links

import (
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
)

// Public returns a text that means the same as another but has nothing of what a player may have typed: games have no seed but
// that of a day, a run has another one. config is the configuration of a game whose ID does not tell it, "" for others.
// The result is "" if the text means nothing.
func Public(text string) (public, config string) {
	it, err := Parse(text)
	switch {
	case err != nil:
		return "", ""
	case it.IsLab:
		return it.Lab.String(), ""
	case it.IsPage:
		return it.Page.String(), ""
	case it.IsRun:
		if it.Run.Seed != "" {
			it.Run.Seed = "report"
		}
		return it.Run.ID(), ""
	case it.IsConfig:
		return ModeText(it.Mode, it.Config.String()), ""
	case it.IsReplay:
		return it.Replay.String(), ""
	}
	if _, ok := days.DayOf(it.Game); ok && it.IsGame() {
		return ModeText(it.Mode, it.Game.SeededID()), ""
	}
	if c := (puzzle.Config{Size: it.Game.Goal.Size(), Rule: it.Game.Goal.Rule()}); c != it.Game.Config {
		config = it.Game.Config.String()
	}
	return ModeText(it.Mode, it.Game.ID()), config
}
