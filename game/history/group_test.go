package history

import "testing"

// TestOnly removes the games of a group one after the other: the last that is left is the only one.
func TestOnly(t *testing.T) {
	h := New()
	first, _ := h.Add(Row{Hash: 1, Second: 1}, "3x3.classic")
	second, _ := h.Add(Row{Hash: 2, Second: 2}, "3x3.classic")
	g := h.Group("3x3.classic")
	only := func(want ID) {
		t.Helper()
		if id, ok := g.Only(h); id != want || ok != (want != None) {
			t.Errorf("the only game is %v, %v; want %v", id, ok, want)
		}
	}
	only(None)
	h.Remove(second)
	only(first)
	h.Restore(second)
	h.Remove(first)
	only(second)
	h.Remove(second)
	only(None)
}
