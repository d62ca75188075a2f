//go:build !js

package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"wildfifteen/game"
	"wildfifteen/render"
)

// mouse follows the mouse.
type mouse struct {
	at    render.Point
	known bool // it has moved or clicked: until then it stands at 0, 0 even where there is none
	down  bool // some button was down in the tick before
}

// gather appends the mouse as it stands, if it is over the window or a button is held or has just come up.
func (m *mouse) gather(dst []game.Pointer, w, h float32) []game.Pointer {
	x, y := ebiten.CursorPositionF()
	p := game.Pointer{
		Kind: game.Mouse, At: render.Point{X: float32(x), Y: float32(y)},
		Down:   pressed(ebiten.MouseButtonLeft),
		Right:  pressed(ebiten.MouseButtonRight),
		Middle: pressed(ebiten.MouseButtonMiddle),
	}
	return m.append(dst, p, render.Rect{W: w, H: h})
}

// wheel returns how far the wheel has turned in this tick.
func (m *mouse) wheel() render.Point {
	x, y := ebiten.Wheel()
	return render.Point{X: float32(x), Y: float32(y)}
}

// pressed reports whether a button is down, or was for a part of this tick: a click on a touch pad can be
// shorter than a tick.
func pressed(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

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

// Limits of what is taken for a finger. The engine may hold a touch for down that the system has taken over
// for a gesture of its own.
const (
	stillWhenNew = 2 * time.Second  // a finger that has not moved for so long is gone when another comes
	stillAtMost  = 60 * time.Second // and after so long in any case
)

// touches follows the fingers.
type touches struct {
	fingers []finger
	next    int // the number of the next finger
	ids     []ebiten.TouchID
	seen    []touch
}

// touch is a finger as the engine sees it in a tick.
type touch struct {
	id ebiten.TouchID
	at render.Point
}

type finger struct {
	touch
	number int
	moved  time.Duration // when it came or last moved
	gone   bool          // reported as up: ignored until the engine lets it go
	lost   bool          // taken away, not let go
}

// gather appends the fingers that are down, and those that came up in this tick where they last were.
func (t *touches) gather(dst []game.Pointer, now time.Duration) []game.Pointer {
	t.ids = ebiten.AppendTouchIDs(t.ids[:0])
	t.seen = t.seen[:0]
	for _, id := range t.ids {
		x, y := ebiten.TouchPositionF(id)
		t.seen = append(t.seen, touch{id, render.Point{X: float32(x), Y: float32(y)}})
	}
	return t.append(dst, t.seen, now)
}

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
	kept := t.fingers[:0]
	for _, f := range t.fingers {
		held := holds(seen, f.id)
		still := now - f.moved
		down := held && still < stillAtMost && !(fresh && still > stillWhenNew)
		if !f.gone {
			dst = append(dst, game.Pointer{Kind: game.Touch, ID: f.number, At: f.at, Down: down, Lost: !down && (f.lost || held)})
		}
		f.gone = f.gone || !down
		if held {
			kept = append(kept, f)
		}
	}
	t.fingers = kept
	return dst
}

// drop takes all fingers for gone; the next gather reports them as lost.
func (t *touches) drop() {
	for i := range t.fingers {
		t.fingers[i].moved, t.fingers[i].lost = -stillAtMost, true
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

func holds(seen []touch, id ebiten.TouchID) bool {
	for _, s := range seen {
		if s.id == id {
			return true
		}
	}
	return false
}
