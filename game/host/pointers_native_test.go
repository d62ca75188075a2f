//go:build !js

package host

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/render"
)

// pointer formats a pointer for comparison: its number, its position, and "v" if it is down.
func pointer(p game.Pointer) string {
	s := fmt.Sprintf("%d:%v,%v", p.ID, p.At.X, p.At.Y)
	if p.Down || p.Right || p.Middle {
		s += "v"
	}
	return s
}

func pointers(ps []game.Pointer) string {
	var all []string
	for _, p := range ps {
		all = append(all, pointer(p))
	}
	return strings.Join(all, " ")
}

func at(id int, x float32) touch { return touch{id: ebiten.TouchID(id), at: render.Point{X: x}} }

func TestTouches(t *testing.T) {
	const s = time.Second
	type tick struct {
		now  time.Duration
		seen []touch
		drop bool
		want string
	}
	tests := map[string][]tick{
		"two fingers": {
			{0, []touch{at(7, 1)}, false, "0:1,0v"},
			{1, []touch{at(7, 2), at(9, 5)}, false, "0:2,0v 1:5,0v"},
			{2, []touch{at(9, 5)}, false, "0:2,0 1:5,0v"},
			{3, nil, false, "1:5,0"},
			{4, nil, false, ""},
		},
		"a number used again is another finger": {
			{0, []touch{at(1, 1)}, false, "0:1,0v"},
			{1, nil, false, "0:1,0"},
			{2, []touch{at(1, 8)}, false, "1:8,0v"},
		},
		"a finger left behind by the system goes when another comes": {
			{0, []touch{at(1, 1)}, false, "0:1,0v"},
			{3 * s, []touch{at(1, 1), at(2, 6)}, false, "0:1,0 1:6,0v"},
			{4 * s, []touch{at(1, 1), at(2, 6)}, false, "1:6,0v"},
			{5 * s, []touch{at(2, 6)}, false, "1:6,0v"},
		},
		"a finger that moves stays beside another": {
			{0, []touch{at(1, 1)}, false, "0:1,0v"},
			{2 * s, []touch{at(1, 2)}, false, "0:2,0v"},
			{3 * s, []touch{at(1, 2), at(2, 6)}, false, "0:2,0v 1:6,0v"},
		},
		"a finger that swipes on stays, however long": {
			{0, []touch{at(1, 1)}, false, "0:1,0v"},
			{20 * s, []touch{at(1, 2)}, false, "0:2,0v"},
			{50 * s, []touch{at(1, 3)}, false, "0:3,0v"},
			{100 * s, []touch{at(1, 4)}, false, "0:4,0v"},
			{100 * s, []touch{at(1, 5), at(2, 9)}, false, "0:5,0v 1:9,0v"},
			{101 * s, []touch{at(1, 6)}, false, "0:6,0v 1:9,0"},
		},
		"a finger does not rest for ever": {
			{0, []touch{at(1, 1)}, false, "0:1,0v"},
			{59 * s, []touch{at(1, 1)}, false, "0:1,0v"},
			{60 * s, []touch{at(1, 1)}, false, "0:1,0"},
			{61 * s, []touch{at(1, 3)}, false, ""},
		},
		"dropped fingers go up once": {
			{1, []touch{at(1, 1), at(2, 2)}, false, "0:1,0v 1:2,0v"},
			{2, []touch{at(1, 1), at(2, 2)}, true, "0:1,0 1:2,0"},
			{3, []touch{at(1, 9), at(2, 2)}, false, ""},
			{4, nil, false, ""},
			{5, []touch{at(1, 4)}, false, "2:4,0v"},
		},
	}
	for name, ticks := range tests {
		t.Run(name, func(t *testing.T) {
			var f touches
			for i, k := range ticks {
				if k.drop {
					f.drop()
				}
				if got := pointers(f.append(nil, k.seen, k.now)); got != k.want {
					t.Fatalf("tick %d: %q, want %q", i, got, k.want)
				}
			}
		})
	}
}

func TestMouse(t *testing.T) {
	var m mouse
	window := render.Rect{W: 100, H: 100}
	p := func(x float32, down bool) game.Pointer { return game.Pointer{At: render.Point{X: x}, Down: down} }
	ticks := []struct {
		p    game.Pointer
		want string
	}{
		{p(0, false), ""}, // there may be no mouse
		{p(5, false), "0:5,0"},
		{p(5, true), "0:5,0v"},
		{p(150, true), "0:150,0v"}, // dragged out
		{p(150, false), "0:150,0"}, // released there
		{p(150, false), ""},
		{p(50, false), "0:50,0"},
	}
	for i, k := range ticks {
		if got := pointers(m.append(nil, k.p, window)); got != k.want {
			t.Fatalf("tick %d: %q, want %q", i, got, k.want)
		}
	}
}
