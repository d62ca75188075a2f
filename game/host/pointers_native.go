//go:build !js

package host

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"wildfifteen/game"
	"wildfifteen/render"
)

// mouse tracks the mouse as the engine reports it.
type mouse struct {
	at    render.Point
	known bool // it has moved or clicked; until then there may be no mouse, which the engine reports at 0, 0
	down  bool // some button was down in the previous tick
}

// hasMouse reports whether the main pointer is known to be a mouse; the platform tells as much.
func hasMouse() bool { return platform == game.Desktop }

func (m *mouse) gather(dst []game.Pointer, width, height float32) []game.Pointer {
	x, y := ebiten.CursorPositionF()
	p := game.Pointer{
		Kind: game.Mouse, At: render.Point{X: float32(x), Y: float32(y)},
		Down:   pressed(ebiten.MouseButtonLeft),
		Right:  pressed(ebiten.MouseButtonRight),
		Middle: pressed(ebiten.MouseButtonMiddle),
	}
	return m.append(dst, p, render.Rect{W: width, H: height})
}

func (m *mouse) wheel() render.Point {
	x, y := ebiten.Wheel()
	return render.Point{X: float32(x), Y: float32(y)}
}

// pressed reports whether a button is or was down in this tick: a click on a touch pad can be shorter than a tick.
func pressed(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

// time returns the present: the engine reports no earlier state.
func (m *mouse) time(time.Time) time.Time { return time.Now() }

// waits reports whether a state has not been gathered yet.
func (m *mouse) waits() bool { return false }

// append does the work of gather, with the state that the engine reports.
func (m *mouse) append(dst []game.Pointer, p game.Pointer, window render.Rect) []game.Pointer {
	held := p.Down || p.Right || p.Middle
	m.known = m.known || held || p.At != m.at
	was := m.down
	m.at, m.down = p.At, held
	if !m.known || !held && !was && !window.Contains(p.At) {
		return dst
	}
	return append(dst, p)
}

// The engine may report a touch as down for ever after the system has taken it over for a gesture. So a finger that
// rests for long counts as lifted.
const (
	maxRestAmong = 2 * time.Second  // if another finger comes down
	maxRest      = 60 * time.Second // in any case
)

// touches tracks fingers as the engine reports them.
type touches struct {
	fingers []finger
	next    int // number of the next finger
	ids     []ebiten.TouchID
	seen    []touch
}

// touch is a finger as the engine reports it in a tick.
type touch struct {
	id ebiten.TouchID
	at render.Point
}

type finger struct {
	touch
	number int
	moved  time.Duration // when it came down or last moved
	gone   bool          // reported as up: ignored until the engine reports the same
	lost   bool          // taken over by the system, not lifted
}

func (t *touches) gather(dst []game.Pointer, now time.Duration) []game.Pointer {
	t.ids = ebiten.AppendTouchIDs(t.ids[:0])
	t.seen = t.seen[:0]
	for _, id := range t.ids {
		x, y := ebiten.TouchPositionF(id)
		t.seen = append(t.seen, touch{id, render.Point{X: float32(x), Y: float32(y)}})
	}
	return t.append(dst, t.seen, now)
}

// append does the work of gather, with the fingers that the engine reports.
func (t *touches) append(dst []game.Pointer, seen []touch, now time.Duration) []game.Pointer {
	fresh := false
	for _, s := range seen {
		f := t.find(s.id)
		if f == nil {
			t.fingers = append(t.fingers, finger{touch: s, number: t.next, moved: now})
			t.next++
			fresh = true
		} else if f.at != s.at {
			f.at, f.moved = s.at, now
		}
	}
	held := t.fingers[:0]
	for _, f := range t.fingers {
		reported := contains(seen, f.id)
		rest := now - f.moved
		down := reported && rest < maxRest && !(fresh && rest > maxRestAmong)
		if !f.gone {
			dst = append(dst, game.Pointer{Kind: game.Touch, ID: f.number, At: f.at, Down: down, Lost: !down && (f.lost || reported)})
		}
		f.gone = f.gone || !down
		if reported {
			held = append(held, f)
		}
	}
	t.fingers = held
	return dst
}

func (t *touches) drop() {
	for i := range t.fingers {
		t.fingers[i].moved, t.fingers[i].lost = -maxRest, true
	}
}

func (t *touches) find(id ebiten.TouchID) *finger {
	for i := range t.fingers {
		if t.fingers[i].id == id {
			return &t.fingers[i]
		}
	}
	return nil
}

func contains(seen []touch, id ebiten.TouchID) bool {
	return slices.ContainsFunc(seen, func(t touch) bool { return t.id == id })
}
