package app

import (
	"slices"

	"wildfifteen/game/stage"
)

// trouble is what the player has to know about a run that is not saved.
type trouble struct {
	text   string   // one sentence, for the menu and the pause; "" while all is well
	shared string   // the sentence of a run whose game another instance saves; "" of any other
	told   []string // the reasons that were told in this run
}

// share tells that another instance saves the running game.
func (t *trouble) share(s *stage.Stage) {
	t.shared = s.Lang.T("message.shared")
	t.text = t.shared
	s.Queue(t.text, nil)
}

// own tells that this instance saves the running game from now on.
func (t *trouble) own(s *stage.Stage) {
	s.Untoast(t.shared)
	t.text, t.shared = "", ""
	s.Toast(s.Lang.T("message.owned"))
}

// failed tells why saving fails, each reason once in a run: every move may fail again, and what passes may come back.
// The reason "" says that everything is saved again.
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
