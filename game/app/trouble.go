package app

import (
	"slices"

	"wildfifteen/game/stage"
)

// trouble tells the player that, and why, this run is not saved.
type trouble struct {
	text   string   // the sentence for the menu and the pause; "" if the run is saved
	shared string   // the sentence for the case that another instance saves the running game; "" in any other case
	told   []string // the reasons that the player was told in this run
}

// share tells the player that another instance saves the running game.
func (t *trouble) share(s *stage.Stage) {
	t.shared = s.Lang.T("message.shared")
	t.text = t.shared
	s.Queue(t.text, nil)
}

// own tells the player that this instance saves the running game from now on.
func (t *trouble) own(s *stage.Stage) {
	s.Untoast(t.shared)
	t.text, t.shared = "", ""
	s.Toast(s.Lang.T("message.owned"))
}

// failed tells the player why saving fails; why is "" if everything is saved again. Each reason is told once in a run,
// because every further move may fail for the same reason.
func (t *trouble) failed(s *stage.Stage, why string) {
	if why == "" {
		if t.text != t.shared {
			s.Untoast(t.text)
		}
		t.text = t.shared
		return
	}
	t.text = s.Lang.T("message.not_saved", "why", why)
	if !slices.Contains(t.told, why) {
		t.told = append(t.told, why)
		s.Toast(t.text)
	}
}
