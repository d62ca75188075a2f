package app_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// monkeyKeys are the keys that the monkey presses.
var monkeyKeys = []game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "W", "A", "S", "D", "Z", "Y", "H", "G", "N", "R", "P", "I", "B", "Q",
	"M", "Escape", "Enter", "Space", "Tab", "F1", "F11", "PageUp", "PageDown", "Equal", "Minus", "Backspace", "Delete", "Home", "End", "V", "C", "Digit3"}

// TestMonkey makes random inputs of every kind: nothing may panic, and the stored game is always the one on the screen.
func TestMonkey(t *testing.T) {
	runs, ticks := 12, 1500
	if testing.Short() {
		runs = 3
	}
	for i := range runs {
		seed := uint64(i) + 1
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			m := monkey{r: gametest.New(t, gametest.Options{}), random: rand.New(rand.NewPCG(seed, 77))}
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("seed %d, tick %d: %v on %v", seed, m.tick, p, m.r.IDs())
					panic(p)
				}
			}()
			for m.tick = range ticks {
				m.act()
				m.r.Tick(1)
				m.r.App.Draw(&m.r.List)
				if m.r.Out.Quit {
					m.r = gametest.New(t, gametest.Options{Store: m.r.Store})
				}
				if m.tick%50 == 49 {
					m.check()
				}
				if m.tick%250 == 249 {
					m.restart()
				}
				if t.Failed() {
					t.Fatalf("seed %d, tick %d, controls %v", seed, m.tick, m.r.IDs())
				}
			}
		})
	}
}

type monkey struct {
	r      *gametest.Run
	random *rand.Rand
	tick   int
}

// act changes the next tick's input at random.
func (m *monkey) act() {
	in, n := &m.r.In, m.random.IntN
	switch n(12) {
	case 0, 1, 2:
		m.key()
	case 3, 4:
		m.point()
	case 5:
		in.Pointers = nil
	case 6:
		stick := render.Point{X: m.random.Float32()*2 - 1, Y: m.random.Float32()*2 - 1}
		in.Pads = []game.Pad{{Buttons: game.PadButton(1 << n(14)), Stick: stick}}
	case 7:
		in.Pads = nil
	case 8:
		in.Text = []string{"4x4.snake#a", "<>\x00", "é", "3x3:1,2,3,4,5,6,7,0,8", "#"}[n(5)]
	case 9:
		m.world()
	case 10:
		text := []string{"4x4.wild#b", "nonsense", "", "2x2:1,2,3,0", "16x16.spiral#z"}[n(5)]
		in.Replies = []game.Reply{{Kind: game.ReplyKind(n(7)), Text: text}}
	case 11:
		m.tapControl()
	}
}

// key presses a key and lets it go.
func (m *monkey) key() {
	n := m.random.IntN
	k := monkeyKeys[n(len(monkeyKeys))]
	e := game.KeyEvent{Key: k, Down: true, Repeat: n(9) == 0}
	if n(4) == 0 {
		e.Mods = game.Mods(n(16))
	}
	if len(k) == 1 {
		e.Printed = string(k)
	}
	up := e
	up.Down = false
	m.r.In.Keys = append(m.r.In.Keys, e, up)
}

// point puts up to three pointers somewhere, some outside the window.
func (m *monkey) point() {
	in := &m.r.In
	in.Pointers = nil
	for id := range 1 + m.random.IntN(3) {
		in.Pointers = append(in.Pointers, game.Pointer{Kind: game.PointerKind(m.random.IntN(2)), ID: id, Down: m.random.IntN(4) > 0,
			At: render.Point{X: (m.random.Float32()*1.2 - 0.1) * in.Width, Y: (m.random.Float32()*1.2 - 0.1) * in.Height}})
	}
}

// tapControl presses a control that is there.
func (m *monkey) tapControl() {
	controls := m.r.App.Controls()
	seen := gametest.Seen(&controls[m.random.IntN(len(controls))])
	if seen.Empty() {
		return
	}
	m.r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 9, At: seen.Centre(), Down: true}}
	m.r.Tick(1)
	m.r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 9, At: seen.Centre()}}
}

// world changes the window and the system's preferences.
func (m *monkey) world() {
	in, n := &m.r.In, m.random.IntN
	switch n(8) {
	case 0:
		in.Width, in.Height = float32(1+n(2000)), float32(1+n(1500))
	case 1:
		in.Width, in.Height, in.Scale = 720, 1280, 2
	case 2:
		in.Dark = !in.Dark
	case 3:
		in.TextScale = 1 + m.random.Float32()*2
	case 4:
		in.Focused = !in.Focused
	case 5:
		in.Suspended = !in.Suspended
	case 6:
		in.Insets = game.Insets{Left: float32(n(60)), Top: float32(n(60)), Right: float32(n(60)), Bottom: float32(n(60))}
	case 7:
		in.ReducedMotion, in.Contrast = n(2) == 0, n(2) == 0
	}
}

// check fails if the board on the screen is not the stored one.
func (m *monkey) check() {
	shown, ok := labels(m.r)
	if ok {
		if stored := m.r.StoredGame().Board(); !slices.Equal(shown, numbers(stored)) {
			m.r.T.Errorf("tick %d: stored is %v, on the screen are %v", m.tick, stored, shown)
		}
	}
}

// labels returns the numbers on the board, 0 for the blank, if the scene on top shows them.
func labels(r *gametest.Run) (all []int, ok bool) {
	if r.SceneName() != "play" {
		return nil, false
	}
	for _, c := range r.App.Controls() {
		if c.Role != ui.Cell {
			continue
		}
		n, digits := 0, 0
		for digits < len(c.Label) && c.Label[digits] >= '0' && c.Label[digits] <= '9' {
			n = 10*n + int(c.Label[digits]-'0')
			digits++
		}
		ok = ok || digits > 0 // a board that is covered has none
		all = append(all, n)
	}
	return all, ok
}

// numbers returns the labels of a board.
func numbers(b puzzle.Board) (all []int) {
	for cell := range b.Size().Cells() {
		all = append(all, b.At(cell))
	}
	return all
}

// restart kills the game and checks that the same game comes back: with the same address, board and counts as if it had
// ended in the usual way.
func (m *monkey) restart() {
	t, old := m.r.T, m.r
	killed := old.Store.Clone()
	m.r = gametest.New(t, gametest.Options{Store: old.Store.Clone()})
	if now, was := m.r.Out.Address, old.Out.Address; now != was && old.SceneName() == "play" { // other pages have addresses of their own
		t.Errorf("tick %d: after a restart %q is played, was %q", m.tick, now, was)
	}
	s := session.Load(killed.Files[game.GameFile]).Log.Current()
	old.App.Shutdown()
	if was := old.StoredGame(); s.Board() != was.Board() || s.STM() != was.STM() || s.Undos() != was.Undos() || s.Hints() != was.Hints() {
		t.Errorf("tick %d: stored are %v, %d moves, %d undos, %d hints; were %v, %d, %d, %d", m.tick,
			s.Board(), s.STM(), s.Undos(), s.Hints(), was.Board(), was.STM(), was.Undos(), was.Hints())
	}
	m.comesBack(s)
	if bad := old.Store.Files[game.BadGameFile]; len(bad) > 0 {
		t.Errorf("bad lines in the log: %q", bad)
	}
	all := old.StoredSolves()
	if all.BadLines > 0 {
		t.Errorf("bad records: %q", all.Bad)
	}
	wins := map[string]bool{}
	for _, r := range all.List {
		if win := r.ID + r.Events; r.MS > 0 && wins[win] {
			t.Errorf("tick %d: recorded twice is %s", m.tick, r.Line())
		} else {
			wins[win] = true
		}
	}
}

// comesBack checks that a program that has just started shows the stored game on its board, once the player leaves the
// pause or the result.
func (m *monkey) comesBack(s *session.Session) {
	r := gametest.New(m.r.T, gametest.Options{Store: m.r.Store.Clone(), W: 1100, H: 760})
	r.TickUntil(20, "the board", func() bool {
		if r.SceneName() == "play" {
			return true
		}
		r.Key("Escape")
		return false
	})
	shown, ok := labels(r)
	moves := r.Find(gametest.Named("moves"))
	if !ok || !slices.Equal(shown, numbers(s.Board())) || moves != nil && strings.ReplaceAll(moves.Value, ",", "") != strconv.Itoa(s.STM()) {
		m.r.T.Errorf("tick %d: stored are %v and %d moves, on the screen %v and %+v", m.tick, s.Board(), s.STM(), shown, moves)
	}
}
