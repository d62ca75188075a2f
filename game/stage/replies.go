package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// replies passes each reply to the scene on top. Replies that the scene does not use are handled here or by the Rest.
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
		case game.NotCopied:
			s.Message(r.Text + "\n" + string(r.Data)) // the player can still read the text off, or take a picture of it
		case game.Pressed, game.Adjusted, game.FocusMoved:
			s.mirrored(&r)
		case game.Worded:
			s.worded(r)
		default:
			s.rest.Reply(r)
		}
	}
}

// mirrored applies a reply from the accessible mirror (see package mirror) to the control that it names.
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
		s.top().Adjust(c.ID, max(c.Lo, min(c.Hi, r.At)))
	case r.Kind == game.Pressed && c.Role == ui.Cell:
		s.top().Act(c.ID)
	case r.Kind == game.Pressed && c.Role != ui.Grid && c.Role != ui.Field:
		s.activate(c)
	}
}

// systemBack goes back in the scene on top; on the first scene it puts the program into the background.
func (s *Stage) systemBack() {
	if s.Depth() > 1 {
		s.top().Back()
		return
	}
	s.Out.Home = true
}
