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
			return picture.RGBAAt(int(c.X)+8+20, int(next.Y))
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
	joined := func() bool {
		p := r.Picture()
		return p.RGBAAt(int(c.X)+8+20, int(next.Y)) != p.RGBAAt(int(c.X)+2, int(next.Y))
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
