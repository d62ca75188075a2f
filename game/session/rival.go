package session

import (
	"strings"

	"wildfifteen/puzzle"
)

// maxRival is the largest number of bytes of the text of a rival, as readers of replays take it.
const maxRival = 64 << 10

// RivalText returns the text of a game to race against for [Options]: what follows the game ID in the text of its replay.
// It is empty if the text would be too long to be read again.
func RivalText(r puzzle.Replay) string {
	text := r.String()
	_, steps, _ := strings.Cut(text, "!")
	if len(text) > maxRival {
		return ""
	}
	return steps
}

// Rival returns the game that the session races against; ok is false if there is none, or it cannot be read.
func (s *Session) Rival() (r Recording, ok bool) {
	if s.options.Rival == "" {
		return Recording{}, false
	}
	rep, err := puzzle.ParseReplay(s.game.ID() + "!" + s.options.Rival)
	if err != nil || !rep.Timed || len(rep.Steps) == 0 || !rep.Solved() {
		return Recording{}, false
	}
	rep.Game = s.game
	return Recording{Replay: rep, Options: s.options}, true
}
