package stage

import "wildfifteen/game/ui"

// stepped returns the row that a button with the given ID steps, one that ui.Column.Stepper has added; nil if it steps
// none.
func (s *Stage) stepped(id ui.ID) *ui.Control {
	if id.N != 1 && id.N != -1 {
		return nil
	}
	if row := s.Find(ui.ID{Name: id.Name}); row != nil && row.Look == ui.Steps {
		return row
	}
	return nil
}

// step sets a row to the value of one of its buttons, and reports whether the ID is one of such a button. Held down, the button
// steps on.
func (s *Stage) step(id ui.ID) bool {
	row := s.stepped(id)
	if row == nil {
		return false
	}
	if to := max(row.Lo, min(row.Hi, row.At+float32(id.N)*row.Step)); to != row.At {
		s.top().Adjust(row.ID, to)
	}
	return true
}

// repeatSteps repeats the step of a button that is held down.
func (s *Stage) repeatSteps() {
	s.Repeat(func(id ui.ID) bool { return s.stepped(id) != nil }, func(id ui.ID) { s.step(id) })
}
