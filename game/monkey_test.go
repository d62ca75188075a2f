package game

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/render"
)

// monkeyKeys are what a monkey finds on a keyboard.
var monkeyKeys = []Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "W", "A", "S", "D", "Z", "Y", "H", "G", "N", "R", "P", "I", "B", "Q",
	"M", "Escape", "Enter", "Space", "Tab", "F1", "F11", "PageUp", "PageDown", "Equal", "Minus", "Backspace", "Delete", "Home", "End", "V", "C", "Digit3"}

// TestMonkey plays at random with everything there is: nothing may break, and what is on the disk is always
// the game on the screen.
func TestMonkey(t *testing.T) {
	runs, ticks := 12, 1500
	if testing.Short() {
		runs = 3
	}
	for i := range runs {
		seed := uint64(i) + 1
		m := monkey{r: newRun(t, options{}), rnd: rand.New(rand.NewPCG(seed, 77))}
		for k := range ticks {
			m.act()
			m.r.tick(1)
			m.r.app.Draw(&m.r.list)
			if m.r.out.Quit {
				m.r = newRun(t, options{store: m.r.store})
			}
			if k%250 == 249 {
				m.restart(seed, k)
			}
			if t.Failed() {
				t.Fatalf("seed %d, tick %d, scene %T", seed, k, m.r.app.top())
			}
		}
	}
}

type monkey struct {
	r   *run
	rnd *rand.Rand
}

// act changes something about the next tick's input.
func (m *monkey) act() {
	in, n := &m.r.in, m.rnd.IntN
	switch n(12) {
	case 0, 1, 2:
		k := monkeyKeys[n(len(monkeyKeys))]
		e := KeyEvent{Key: k, Mods: Mods(0), Down: true, Repeat: n(9) == 0}
		if n(4) == 0 {
			e.Mods = Mods(n(16))
		}
		if len(k) == 1 {
			e.Printed = string(k)
		}
		up := e
		up.Down = false
		in.Keys = append(in.Keys, e, up)
	case 3, 4:
		m.point()
	case 5:
		in.Pointers = nil
	case 6:
		in.Pads = []Pad{{Buttons: PadButton(1 << n(14)), Stick: render.Point{X: m.rnd.Float32()*2 - 1, Y: m.rnd.Float32()*2 - 1}}}
	case 7:
		in.Pads = nil
	case 8:
		in.Text = []string{"4x4.snake#a", "<>\x00", "é", "3x3:1,2,3,4,5,6,7,0,8", "#"}[n(5)]
	case 9:
		m.world()
	case 10:
		in.Replies = []Reply{{Kind: ReplyKind(n(7)), Text: []string{"4x4.wild#b", "nonsense", "", "2x2:1,2,3,0", "16x16.spiral#z"}[n(5)]}}
	case 11:
		m.tapControl()
	}
}

// point puts up to three pointers somewhere, some outside the window.
func (m *monkey) point() {
	in := &m.r.in
	in.Pointers = nil
	for id := range 1 + m.rnd.IntN(3) {
		in.Pointers = append(in.Pointers, Pointer{Kind: PointerKind(m.rnd.IntN(2)), ID: id, Down: m.rnd.IntN(4) > 0,
			At: render.Point{X: (m.rnd.Float32()*1.2 - 0.1) * in.Width, Y: (m.rnd.Float32()*1.2 - 0.1) * in.Height}})
	}
}

// tapControl presses a control that is there.
func (m *monkey) tapControl() {
	cs := m.r.app.Controls()
	c := &cs[m.rnd.IntN(len(cs))]
	if c.Rect.Intersect(c.Clip).Empty() {
		return
	}
	at := c.Rect.Intersect(c.Clip).Centre()
	m.r.in.Pointers = []Pointer{{Kind: Touch, ID: 9, At: at, Down: true}}
	m.r.tick(1)
	m.r.in.Pointers = []Pointer{{Kind: Touch, ID: 9, At: at}}
}

// world changes the window and the system's wishes.
func (m *monkey) world() {
	in, n := &m.r.in, m.rnd.IntN
	switch n(8) {
	case 0:
		in.Width, in.Height = float32(1+n(2000)), float32(1+n(1500))
	case 1:
		in.Width, in.Height, in.Scale = 720, 1280, 2
	case 2:
		in.Dark = !in.Dark
	case 3:
		in.TextScale = 1 + m.rnd.Float32()*2
	case 4:
		in.Focused = !in.Focused
	case 5:
		in.Suspended = !in.Suspended
	case 6:
		in.Insets = Insets{float32(n(60)), float32(n(60)), float32(n(60)), float32(n(60))}
	case 7:
		in.ReducedMotion, in.Contrast = n(2) == 0, n(2) == 0
	}
}

// restart kills the game and looks whether the same one comes back.
func (m *monkey) restart(seed uint64, tick int) {
	t := m.r.t
	old := m.r.app.log.Current()
	again := newRun(t, options{store: m.r.store})
	s := again.app.log.Current()
	if s.Game() != old.Game() || s.Board() != old.Board() || s.STM() != old.STM() || s.Undos() != old.Undos() || s.Hints() != old.Hints() {
		t.Errorf("seed %d tick %d: after a restart %v with %d moves, was %v with %d", seed, tick, s.Board(), s.STM(), old.Board(), old.STM())
	}
	if bad := m.r.store.files[badGame]; len(bad) > 0 {
		t.Errorf("bad lines in the log: %q", bad)
	}
	if all := session.LoadSolves(m.r.store.files[SolvesFile]); all.BadLines > 0 {
		t.Errorf("bad records: %q", all.Bad)
	}
	m.r = again
}
