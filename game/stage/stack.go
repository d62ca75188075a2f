package stage

import (
	"slices"

	"wildfifteen/game/ui"
)

// Stack holds the scenes; the last one is on top.
type Stack struct {
	stage  *Stage
	scenes []Scene
}

// top returns the scene on top, which gets the input.
func (k *Stack) top() Scene { return k.scenes[len(k.scenes)-1] }

// Push shows a scene on top of the present one.
func (k *Stack) Push(n Scene) {
	p := n.page()
	p.Stage = k.stage
	if len(k.scenes) > 0 {
		k.stage.change.leave(k.stage)
	}
	k.stage.CancelFingers()
	if p.Hides {
		k.hear(Covered)
	}
	if p.Over {
		k.stage.Voice.toasts.yield(k.stage)
	}
	if p.Sheet != nil {
		p.Sheet.opened = k.stage.StartFade(sheetTime, sheetFade)
	}
	k.scenes = append(k.scenes, n)
}

// PushAs is Push for a scene that a text opens: a web page shows it in its address.
func (k *Stack) PushAs(text string, n Scene) {
	n.page().OpenedBy(text)
	k.Push(n)
}

// Address returns the text that opens the scene on top or, if there is none, one below it; "" if no text opens any.
func (k *Stack) Address() string {
	for i := len(k.scenes) - 1; i >= 0; i-- {
		if text := k.scenes[i].page().address; text != "" {
			return text
		}
	}
	return ""
}

// Pop goes back to the scene below; on the first scene it does nothing.
func (k *Stack) Pop() {
	if last := len(k.scenes) - 1; last > 0 {
		k.stage.change.leave(k.stage)
		k.stage.CancelFingers()
		k.scenes[last] = nil // a scene may hold much memory
		k.scenes = k.scenes[:last]
	}
}

// Home goes back to the first scene, whatever is on top of it.
func (k *Stack) Home() {
	for len(k.scenes) > 1 {
		k.Pop()
	}
}

// Depth returns the number of scenes.
func (k *Stack) Depth() int { return len(k.scenes) }

// Shows reports whether n is the scene on top.
func (k *Stack) Shows(n Scene) bool { return len(k.scenes) > 0 && k.top() == n }

// Has reports whether n is among the scenes.
func (k *Stack) Has(n Scene) bool { return slices.Contains(k.scenes, n) }

// Top returns the scene on top, for tests.
func (k *Stack) Top() Scene { return k.top() }

func (k *Stack) hear(n News) {
	for i := 0; i < len(k.scenes); i++ { // a scene may push and pop
		k.scenes[i].Hear(n)
	}
}

// Controls returns the controls of the scene on top: what the player can see and do. They are valid until the next
// Update.
func (k *Stack) Controls() []ui.Control { return k.stage.view.frame.Controls }

// Find returns a control of the scene on top, nil if there is none with the ID.
func (k *Stack) Find(id ui.ID) *ui.Control { return ui.Find(k.stage.view.frame.Controls, id) }

// FocusOn reports whether the control with the given ID, in the scene on top, has the focus.
func (k *Stack) FocusOn(id ui.ID) bool { return k.top().page().Focus == id }
