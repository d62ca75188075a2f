package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// replies hands what came from outside to the scene on top, then to those who wait for it.
func (s *Stage) replies() {
	for _, r := range s.In.Replies {
		if s.top().Reply(r) {
			continue
		}
		switch r.Kind {
		case game.Back:
			s.systemBack()
		case game.Failed, game.Told:
			s.Toast(r.Text)
		case game.Saved:
			s.Toast(s.Lang.T("message.file_saved", "name", r.Text))
		case game.Pressed, game.Adjusted, game.FocusMoved:
			s.mirrored(&r)
		default:
			s.rest.Reply(r)
		}
	}
}

// mirrored does what was done to a control by way of the mirror.
func (s *Stage) mirrored(r *game.Reply) {
	c := s.Find(r.ID)
	if c == nil || c.Disabled {
		return
	}
	if c.Focusable() {
		s.top().page().Focus = c.ID
	}
	switch {
	case r.Kind == game.FocusMoved:
		s.Used(Keys)
		s.moveFocus(c.ID, c.Focusable())
	case r.Kind == game.Adjusted && c.Role == ui.Slider:
		s.top().Adjust(c.ID, clamp(r.At, c.Lo, c.Hi))
	case r.Kind == game.Pressed && c.Role == ui.Cell:
		s.top().Act(c.ID)
	case r.Kind == game.Pressed && c.Role != ui.Grid && c.Role != ui.Field:
		s.activate(c)
	}
}

// systemBack goes up one scene; from the first one the program goes to the background.
func (s *Stage) systemBack() {
	if s.Depth() > 1 {
		s.top().Back()
		return
	}
	s.Out.Home = true
}
