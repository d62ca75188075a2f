package lab

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestMonkey sends random input, often several inputs in one tick.
func TestMonkey(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	for s := range uint64(6) {
		m := &monkey{onLab(t, options{rtl: s%2 == 1}, labShown), rand.New(rand.NewPCG(seed, s))}
		for range 600 {
			for range 1 + m.rnd.IntN(3) {
				m.act()
			}
			m.tick(1)
			m.stage.Draw(&m.list)
			if b := &m.scene.bench; b.facts.Solvable != puzzle.Solvable(b.start, b.goal.Board()) {
				t.Fatalf("seed %d: the verdict on %v is %v", seed, b.lab(), b.facts.Solvable)
			}
			if !m.stage.Shows(m.scene) {
				m.stage.Home()
				m.stage.Push(m.scene)
			}
		}
	}
}

type monkey struct {
	*run
	rnd *rand.Rand
}

var monkeyKeys = []game.Key{"Tab", "Enter", "Space", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Z", "Y", "Escape", "Home", "End", "V", "C"}

var monkeyTexts = []string{"spiral", "snake", "classic-1", "1 2 3 3", "8 6 7/2 5 4/3 0 1", "1 2/3 0", "3x3.classic#x", "5x2.wild#x", "6x6.spiral#y", "0 2 3/4 5 6/7 8 9"}

// act changes something about the next tick's input.
func (m *monkey) act() {
	in, n := &m.in, m.rnd.IntN
	switch n(9) {
	case 0, 1:
		k := monkeyKeys[n(len(monkeyKeys))]
		in.Keys = append(in.Keys, game.KeyEvent{Key: k, Down: true, Repeat: n(9) == 0, Mods: game.Mods(n(2) * n(16))}, game.KeyEvent{Key: k})
	case 2:
		m.point()
	case 3:
		in.Pointers = nil
	case 4:
		in.Pads = []game.Pad{{Buttons: 1 << n(14)}}
	case 5:
		in.Replies = append(in.Replies, game.Reply{Kind: game.Pasted, Text: monkeyTexts[n(len(monkeyTexts))]})
	case 6, 7:
		c := m.control()
		in.Replies = append(in.Replies, game.Reply{Kind: []game.ReplyKind{game.Pressed, game.Adjusted, game.FocusMoved}[n(3)], ID: c.ID, At: m.rnd.Float32() * 40})
	case 8:
		in.Width, in.Height, in.ReducedMotion = float32(1+n(1500)), float32(1+n(1000)), n(3) == 0
	}
}

// point puts up to two pointers on cells, or anywhere.
func (m *monkey) point() {
	m.in.Pointers = nil
	for id := range 1 + m.rnd.IntN(2) {
		at := render.Point{X: m.rnd.Float32() * m.in.Width, Y: m.rnd.Float32() * m.in.Height}
		if c := m.control(); c.Role == ui.Cell {
			at = c.Rect.Centre()
		}
		m.in.Pointers = append(m.in.Pointers, game.Pointer{Kind: game.PointerKind(m.rnd.IntN(2)), ID: id, Down: m.rnd.IntN(4) > 0, Lost: m.rnd.IntN(9) == 0, At: at})
	}
}

// control returns any control on the screen.
func (m *monkey) control() (c ui.Control) {
	if cs := m.stage.Controls(); len(cs) > 0 {
		c = cs[m.rnd.IntN(len(cs))]
	}
	return c
}
