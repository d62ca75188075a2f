package mirror

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// script reads controls and actions from bytes; what is missing at the end is 0.
type script struct {
	data  []byte
	words []string
}

// next returns a number below n.
func (s *script) next(n int) int {
	if len(s.data) == 0 {
		return 0
	}
	b := int(s.data[0])
	s.data = s.data[1:]
	return b % n
}

func (s *script) is() bool { return s.next(2) == 1 }

func (s *script) word() string { return s.words[s.next(len(s.words))] }

func (s *script) length() float32 {
	return [...]float32{0, 1, -7, 0.004, 400, 1e9, math.MaxFloat32, float32(math.Inf(1))}[s.next(8)]
}

// control returns a control of any kind but a grid.
func (s *script) control() ui.Control {
	role := ui.Role(s.next(len(kinds)))
	if role == ui.Grid || role == ui.Cell {
		role = ui.Panel
	}
	return ui.Control{ID: ui.ID{Name: s.word(), N: s.next(3)}, Role: role, Label: s.word(), Value: s.word(), Asked: s.word(),
		Rect: render.Rect{X: s.length(), Y: s.length(), W: s.length(), H: s.length()}, On: s.is(), Disabled: s.is(), Touch: s.next(5) == 4,
		Focused: s.is(), Range: ui.Range{Lo: s.length(), Hi: s.length(), At: s.length(), Step: s.length()}}
}

// scene returns the controls of a scene: single ones, and boards with their cells in rows.
func (s *script) scene() (list []ui.Control) {
	for range s.next(9) {
		if s.next(4) != 3 {
			list = append(list, s.control())
			continue
		}
		id, w, h := s.word(), 1+s.next(4), 1+s.next(4)
		list = append(list, ui.Control{ID: ui.ID{Name: id, N: s.next(2)}, Role: ui.Grid, Label: "board " + s.word(), Focused: s.is(), Disabled: s.is()})
		n := s.next(w*h) + 1
		for c := range n {
			list = append(list, ui.Control{ID: ui.ID{Name: id + "cell", N: (c + s.next(2)) % 20}, Role: ui.Cell, Label: s.word(), On: s.next(4) == 3,
				Row: c / w, Col: c % w})
		}
	}
	return list
}

// FuzzMirror follows any scenes one after the other, between which the browser moves the focus, changes texts and drops all
// elements: each change is one that the page's script can make, and the page is always the same as one made for the scene alone.
func FuzzMirror(f *testing.F) {
	f.Add([]byte("\x03\x00\x03\x01\x01\x00\x00\x00\x03\x02\x02\x02\x01\x01"), "go\nUndo\n")
	f.Add([]byte("\x05\x03\x01\x03\x03\x01\x00\x00\x08\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b"), "a\x1fb\x1eremove\x1f1\n\x00\né")
	f.Add([]byte(strings.Repeat("\x07\x03\x02\x01", 40)), "")
	f.Fuzz(func(t *testing.T, data []byte, words string) {
		s := &script{data: data[:min(len(data), 600)], words: append(strings.Split(words, "\n"), "", "go", "size")}
		var m Mirror
		p := newPage(t)
		for step := 0; step == 0 || len(s.data) > 0; step++ {
			controls := s.scene()
			p.show(m.Follow(controls, 2))
			var own Mirror
			want := newPage(t)
			want.show(own.Follow(controls, 2))
			if got, want := plain(p), plain(want); got != want {
				t.Fatalf("step %d: the page shows\n%swant\n%s", step, got, want)
			}
			if again := m.Follow(controls, 2); again != "" {
				t.Fatalf("the same controls change %q", again)
			}
			if n := m.Focus(); n != 0 {
				if _, _, ok := m.Control(n); !ok || p.elements[strconv.Itoa(n)] == nil {
					t.Fatalf("the focus is on %d, which is no element", n)
				}
			}
			switch n := s.next(40); s.next(4) {
			case 1:
				if _, _, ok := m.Control(n); m.Focused(n) && (!ok || m.Focus() != n) {
					t.Fatalf("the focus is on %d, want %d", m.Focus(), n)
				}
			case 2:
				p.show(m.Refill())
			case 3:
				m.Forget()
				p = newPage(t)
			}
		}
	})
}
