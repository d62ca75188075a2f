package stage

import "wildfifteen/game/ui"

// top is the scene that has the player's attention.
func (s *Stage) top() Scene { return s.stack[len(s.stack)-1] }

// Push shows a scene on top of the present one.
func (s *Stage) Push(n Scene) {
	p := n.page()
	p.Stage = s
	s.CancelFingers()
	if p.Hides {
		s.hear(Covered)
	}
	s.stack = append(s.stack, n)
}

// Pop goes back to the scene below; from the first one it does nothing.
func (s *Stage) Pop() {
	if last := len(s.stack) - 1; last > 0 {
		s.CancelFingers()
		s.stack[last] = nil // a scene may hold much memory
		s.stack = s.stack[:last]
	}
}

// Home goes back to the first scene, whatever is on top of it.
func (s *Stage) Home() {
	for len(s.stack) > 1 {
		s.Pop()
	}
}

// Depth returns how many scenes there are.
func (s *Stage) Depth() int { return len(s.stack) }

// Shows reports whether n is the scene on top.
func (s *Stage) Shows(n Scene) bool { return len(s.stack) > 0 && s.top() == n }

// Top returns the scene on top, for tests.
func (s *Stage) Top() Scene { return s.top() }

func (s *Stage) hear(n News) {
	for i := 0; i < len(s.stack); i++ { // a scene may push and pop
		s.stack[i].Hear(n)
	}
}

// Controls returns the controls of the scene on top: what the player can see and do. They are good until the next
// Update.
func (s *Stage) Controls() []ui.Control { return s.view.frame.Controls }

// Find returns a control of the scene on top, nil if there is none with the ID.
func (s *Stage) Find(id ui.ID) *ui.Control { return ui.Find(s.view.frame.Controls, id) }

// FocusOn reports whether a control of the scene on top has the focus.
func (s *Stage) FocusOn(id ui.ID) bool { return s.top().page().Focus == id }
