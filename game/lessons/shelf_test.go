package lessons_test

import (
	"image/color"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestShelfBridges looks at the list of lessons, some of them done: the numbers of two that are done are joined in colour, others in
// the colour of the groove. In high contrast there is nothing but black and white.
func TestShelfBridges(t *testing.T) {
	for _, contrast := range []bool{false, true} {
		r := gametest.SceneNamed(t, "lessons-some").Run(t, gametest.Options{W: 360, H: 640, Contrast: contrast})
		picture := r.Picture()
		between := func(n int) color.RGBA { // below the number of a lesson
			c, next := r.Control(ui.ID{Name: "lesson", N: n}).Rect, r.Control(ui.ID{Name: "lesson", N: n + 1}).Rect
			return picture.RGBAAt(int(c.X)+8+28, int(next.Y))
		}
		groove := render.LightTheme().Groove
		undone := color.RGBA{groove.R, groove.G, groove.B, 255}
		if contrast {
			undone = color.RGBA{255, 255, 255, 255}
		}
		if got := between(4); got != undone {
			t.Errorf("contrast %v: two lessons that are not done are joined by %v, not %v", contrast, got, undone)
		}
		if done := between(1); !contrast && (done == undone || done.B < done.R) {
			t.Errorf("two lessons that are done are joined by %v", done)
		}
		c := r.Control(ui.ID{Name: "lesson", N: 1}).Rect
		for y := int(c.Y) + 8; contrast && y < int(c.Y)+48; y++ {
			for x := int(c.X) + 8; x < int(c.X)+48; x++ {
				if p := picture.RGBAAt(x, y); p.R != p.G || p.G != p.B {
					t.Fatalf("the number of a lesson that is done has the colour %v", p)
				}
			}
		}
	}
}

// TestShelfBridgesBelow asks a question over the list of lessons: below it their numbers stay joined.
func TestShelfBridgesBelow(t *testing.T) {
	r := gametest.New(t, gametest.Options{W: 360, H: 640})
	r.Open("lessons")
	c, next := r.Control(ui.ID{Name: "lesson", N: 1}).Rect, r.Control(ui.ID{Name: "lesson", N: 2}).Rect
	r.Tick(60)
	joined := func() bool {
		p := r.Picture()
		return p.RGBAAt(int(c.X)+8+28, int(next.Y)) != p.RGBAAt(int(c.X)+2, int(next.Y))
	}
	if !joined() {
		t.Fatal("the list has no bridge")
	}
	r.App.OpenText("3x1:1,0,2")
	r.Tick(60)
	if r.Find(ui.ID{Name: "lesson", N: 1}) != nil {
		t.Fatalf("no question over the list but %v", r.IDs())
	}
	if !joined() {
		t.Error("below a question the bridge is gone")
	}
}

// TestShelfGoesOn looks at the list with three lessons done: the card of the fourth has a frame, and on a desktop each lesson has
// a picture, however low the window is, without scrolling.
func TestShelfGoesOn(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 1100, H: 760}, {W: 900, H: 600}} {
		r := gametest.SceneNamed(t, "lessons-some").Run(t, o)
		picture, accent := r.Picture(), render.LightTheme().Accent
		for n := 1; n <= 5; n++ {
			c := r.Control(ui.ID{Name: "lesson", N: n}).Rect
			got := picture.RGBAAt(int(c.X+c.W/2), int(c.Y)+1)
			if framed := got == (color.RGBA{accent.R, accent.G, accent.B, 255}); framed != (n == 4) {
				t.Errorf("%v by %v: lesson %d has a frame: %v", o.W, o.H, n, framed)
			}
		}
		last := r.Find(ui.ID{Name: "lesson", N: 12})
		if o.W > 640 && (last == nil || last.Rect.Y+last.Rect.H > o.H) {
			t.Errorf("%v by %v: the last lesson is %v", o.W, o.H, last)
		}
	}
}

// TestShelfEndsAtTheFold checks that on a phone the last lesson in sight shows whole, and the next one not at all.
func TestShelfEndsAtTheFold(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 360, H: 640, TextScale: 2}, {W: 640, H: 360}} {
		o.Phone = true
		r := gametest.New(t, o)
		r.Open("lessons")
		for n := 1; ; n++ {
			c := r.Find(ui.ID{Name: "lesson", N: n})
			if c == nil || c.Rect.Y+8 >= c.Clip.Y+c.Clip.H {
				break
			}
			if foot := c.Rect.Y + c.Rect.H; foot > c.Clip.Y+c.Clip.H {
				t.Errorf("%v by %v: lesson %d is cut: it ends at %v, the page at %v", o.W, o.H, n, foot, c.Clip.Y+c.Clip.H)
			}
		}
	}
}

// TestShelfIsAGrid checks that on a large page the lessons stand in rows of four, as a snake each joined to the next, and that a lower
// window keeps two columns.
func TestShelfIsAGrid(t *testing.T) {
	for h, across := range map[float32]bool{760: true, 600: false} {
		r := gametest.SceneNamed(t, "lessons-some").Run(t, gametest.Options{W: 1100, H: h})
		lesson := func(n int) render.Rect { return r.Control(ui.ID{Name: "lesson", N: n}).Rect }
		if first, second := lesson(1), lesson(2); (first.Y == second.Y) != across || across && (lesson(5).X != lesson(4).X || lesson(9).X != first.X) {
			t.Errorf("%v high: lessons at %v, %v and %v", h, first, second, lesson(5))
		}
		if !across {
			continue
		}
		picture := r.Picture()
		for n := 1; n < 12; n++ {
			c, next := lesson(n), lesson(n+1)
			beside, joined := int(c.X+c.W)+8, false
			if next.X < c.X || next.X == c.X && c.X < 550 { // backwards, or round the start of the rows
				beside = int(c.X) - 8
			}
			for y := c.Y + 8; y < c.Y+c.H/2; y++ {
				joined = joined || picture.RGBAAt(beside, int(y)) != picture.RGBAAt(2, 2)
			}
			if !joined {
				t.Errorf("lesson %d is not joined to the next", n)
			}
		}
	}
}

// TestShelfLow checks that on the screen of a phone on its side the lessons are one path in rows whose bridges stay clear of the edges.
func TestShelfLow(t *testing.T) {
	r := gametest.SceneNamed(t, "lessons-some").Run(t, gametest.Options{W: 640, H: 360, Phone: true})
	lesson := func(n int) render.Rect { return r.Control(ui.ID{Name: "lesson", N: n}).Rect }
	if lesson(1).Y != lesson(4).Y || lesson(5).X != lesson(4).X || lesson(8).X != lesson(1).X {
		t.Errorf("lessons at %v, %v, %v and %v", lesson(1), lesson(4), lesson(5), lesson(8))
	}
	if end := lesson(4); end.X+end.W > 640-24 || lesson(1).X < 24 {
		t.Errorf("rows from %v to %v", lesson(1), end)
	}
}
