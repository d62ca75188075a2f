package stage

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// buttons is a page with two buttons and a board below them.
func buttons(r *run) *testScene {
	n := r.push(&testScene{name: "page", first: ui.ID{Name: "board"}, layout: func(f *ui.Frame) {
		button(f, "a", render.Rect{X: 10, Y: 10, W: 100, H: 48})
		button(f, "b", render.Rect{X: 10, Y: 70, W: 100, H: 48})
		f.Add(ui.Control{ID: ui.ID{Name: "board"}, Role: ui.Grid, Look: ui.Custom, Rect: render.Rect{X: 10, Y: 200, W: 300, H: 300}})
	}})
	r.tick(1)
	return n
}

// TestButtonHeld releases a finger on its button, a little beside it, far from it, and on another button.
func TestButtonHeld(t *testing.T) {
	for _, c := range []struct {
		name string
		y    float32
		acts bool
	}{{"on it", 40, true}, {"a little above it", 5, true}, {"on the other one", 94, false}, {"far from it", 300, false}} {
		r := newRun(t)
		n := buttons(r)
		r.hold(60, 34)
		if k := r.Find(ui.ID{Name: "a"}); !k.Pressed || r.Held(k.ID) == nil || r.Idle() {
			t.Errorf("%s: under the finger it is pressed: %v", c.name, k.Pressed)
		}
		r.hold(60, c.y)
		r.lift()
		if c.acts {
			r.want(c.name, n, "act a 0")
		} else {
			r.want(c.name, n)
		}
		if !r.Idle() {
			t.Errorf("%s: a finger is left", c.name)
		}
	}
}

// TestGesture moves a finger over the board: the scene hears of each step. It hears nothing of a finger that rests.
func TestGesture(t *testing.T) {
	r := newRun(t)
	n := buttons(r)
	r.hold(100, 300)
	r.hold(104, 300)
	g := r.Fingers(nil)
	if len(g) != 1 || g[0].Far || !g[0].OnScene() || g[0].Start.X != 100 || g[0].At.X != 104 || g[0].Kind != game.Touch {
		t.Fatalf("the finger is %+v", g[0])
	}
	r.hold(120, 300)
	r.tick(2)
	if !g[0].Far || g[0].Speed.X <= 0 {
		t.Errorf("moved, the finger is %+v", g[0])
	}
	r.lift()
	r.want("a gesture", n, "pressed", "moved", "moved", "released")
}

// TestLongGesture keeps a finger down for a minute, moving: the scene hears of it to the end.
func TestLongGesture(t *testing.T) {
	r := newRun(t)
	n := buttons(r)
	r.hold(100, 300)
	for i := range 60 * 60 {
		r.hold(100+float32(i%100), 300)
	}
	r.lift()
	moved := 0
	for _, note := range n.notes {
		if note == "moved" {
			moved++
		}
	}
	if last := n.notes[len(n.notes)-1]; moved < 3500 || last != "released" {
		t.Errorf("%d steps in a minute, the last note is %q", moved, last)
	}
}

// TestGestureCancelled cancels gestures in every possible way: the scene hears of it once, and hears nothing more of a
// finger that stays down.
func TestGestureCancelled(t *testing.T) {
	for name, end := range map[string]func(r *run){
		"lost":       func(r *run) { r.in.Pointers[0].Down, r.in.Pointers[0].Lost = false, true },
		"gone":       func(r *run) { r.in.Pointers = nil },
		"focus lost": func(r *run) { r.in.Focused = false },
		"a push":     func(r *run) { r.push(&testScene{name: "other"}) },
		"cancelled":  func(r *run) { r.CancelFingers() },
	} {
		r := newRun(t)
		n := buttons(r)
		r.hold(100, 300)
		end(r)
		r.tick(1)
		if len(r.in.Pointers) > 0 {
			r.in.Pointers[0].At.X += 50
			r.tick(1)
		}
		if r.Pop(); len(r.Fingers(nil)) > 0 {
			t.Errorf("%s: a finger is on the scene", name)
		}
		if got := strings.Join(n.notes, " "); got != "pressed cancelled" && got != "pressed cancelled away" && got != "pressed away cancelled" {
			t.Errorf("%s: the scene hears %q", name, got)
		}
	}
}

// TestAnchor presses a button by a pointer: the focus follows it, but not on a page with an anchor.
func TestAnchor(t *testing.T) {
	board := ui.ID{Name: "board"}
	for _, c := range []struct{ anchor, want ui.ID }{{ui.ID{}, ui.ID{Name: "b"}}, {board, board}} {
		r := newRun(t)
		n := buttons(r)
		n.Anchor = c.anchor
		r.hold(60, 94)
		r.lift()
		if n.Focus != c.want {
			t.Errorf("anchor %v: the focus is on %v", c.anchor, n.Focus)
		}
		n.Focus = ui.ID{Name: "b"} // it has the focus already: a screen reader may press like a finger
		r.hold(60, 94)
		if r.lift(); n.Focus.Name != "b" {
			t.Errorf("anchor %v: pressed once more, the focus is on %v", c.anchor, n.Focus)
		}
	}
}

// repeating is a page whose buttons act again and again while they are held down.
type repeating struct {
	testScene
	steps int
}

func (n *repeating) Tick() {
	n.Stage.Repeat(func(id ui.ID) bool { return id.Name == "a" }, func(ui.ID) { n.steps++ })
}

// TestRepeat holds a button down for two seconds.
func TestRepeat(t *testing.T) {
	r := newRun(t)
	n := &repeating{testScene: testScene{name: "page", layout: func(f *ui.Frame) { button(f, "a", render.Rect{X: 10, Y: 10, W: 100, H: 48}) }}}
	r.Push(n)
	r.tick(1)
	r.hold(60, 34)
	if r.tick(int(repeatFirst*60/time.Second) - 2); n.steps != 0 {
		t.Errorf("%d steps at once", n.steps)
	}
	r.tick(96)
	if n.steps < 14 || n.steps > 18 { // one each 6 ticks
		t.Errorf("%d steps in 1.6 s", n.steps)
	}
	steps := n.steps
	r.Spend(r.Held(ui.ID{Name: "a"}))
	r.lift()
	if r.tick(30); n.steps != steps {
		t.Error("it goes on without a finger")
	}
	r.want("a finger let go that was spent", &n.testScene)
}

// TestScrollByFinger pulls a long page: the page follows the finger. If the finger began on a button, that does not act.
func TestScrollByFinger(t *testing.T) {
	r, n := newTabbed(t)
	r.hold(100, 500)
	for y := float32(490); y >= 300; y -= 10 {
		r.hold(100, y)
	}
	if got := n.Scroll.Offset; got < 180 || got > 220 {
		t.Errorf("a finger that goes 200 pixels scrolls by %v", got)
	}
	was := n.Scroll.Offset
	r.lift()
	if r.tick(20); n.Scroll.Offset <= was || n.tabs.At != 0 {
		t.Errorf("let go in motion, the page stops at %v", n.Scroll.Offset)
	}
	r.hold(100, 400)
	r.tick(1)
	if was = n.Scroll.Offset; was <= 0 {
		t.Fatal("not scrolled")
	}
	if r.tick(5); n.Scroll.Offset != was {
		t.Error("a finger does not stop the page")
	}
}

// TestSlider drags a slider's knob, in left-to-right and right-to-left layouts.
func TestSlider(t *testing.T) {
	for mirrored, want := range map[bool]string{false: "adjust s 10", true: "adjust s 0"} {
		r := newRun(t)
		if mirrored {
			r.invented()
		}
		n := r.push(&testScene{name: "page", layout: func(f *ui.Frame) {
			f.Add(ui.Control{ID: ui.ID{Name: "s"}, Role: ui.Slider, Rect: render.Rect{X: 30, Y: 100, W: 300, H: 48}, Range: ui.Range{Lo: 0, Hi: 10, At: 5, Step: 1}})
		}})
		r.tick(1)
		r.hold(180, 124)
		r.hold(335, 124)
		r.lift()
		r.want("dragged to the right", n, want)
		r.in.Replies = []game.Reply{{Kind: game.Adjusted, ID: ui.ID{Name: "s"}, At: 99}}
		r.tick(1)
		r.want("by a screen reader", n, "adjust s 10")
	}
}
