package web

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"wildfifteen/game"
	"wildfifteen/game/twin"
	"wildfifteen/render/pixels"
)

// Tolerances of a comparison of two pictures: the largest difference of a pixel that does not count, in steps of 255, and
// the share of pixels that may differ by more. Where segments of a line overlap, the shader and the reference blend the
// borders differently.
const (
	stepsApart = 6
	onePixelIn = 1000
)

// reference returns the picture of a game one second after its start, painted in software.
func reference(v view, id string) *image.RGBA {
	w := twin.New(game.Boot{Platform: game.Browser, Game: id, Locale: "en-US", Version: "test"}, game.Input{
		Rate: 60, Width: float32(float64(v.w) * v.scale), Height: float32(float64(v.h) * v.scale), Scale: float32(v.scale), Focused: true,
		Locale: "en-US", Dark: v.dark, TextScale: 1, Date: time.Unix(1.7e9, 0),
	})
	w.Ticks(240) // the ribbon has closed over the tiles
	return w.Picture()
}

// picture returns a screenshot of the tab.
func (b *tab) picture() *image.RGBA {
	b.t.Helper()
	var data []byte
	b.run(chromedp.CaptureScreenshot(&data))
	m, err := pixels.Read(bytes.NewReader(data))
	if err != nil {
		b.t.Fatal(err)
	}
	return m
}

func TestPictures(t *testing.T) {
	t.Parallel()
	const id = "4x4.spiral:1,2,3,4,12,13,14,5,11,0,15,6,10,9,8,7"
	for _, c := range []struct {
		name string
		view view
	}{
		{"desk", desk},
		{"dark", view{w: 900, h: 640, scale: 1, dark: true}},
		{"phone", view{w: 360, h: 740, scale: 3, touch: true}},
		{"phone on its side", view{w: 740, h: 360, scale: 3, touch: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTab(t, serve(t, nil), c.view, nil)
			b.open("#" + id)
			want := reference(c.view, id)
			most := len(want.Pix) / 4 / onePixelIn
			var got *image.RGBA
			apart := -1 // number of different pixels; -1 if the sizes differ
			// A busy machine may take minutes for the frames until the ribbon has closed: it is waited for as long as they come.
			last := time.Now().Add(5 * patience)
			for end := time.Now().Add(patience); (apart < 0 || apart > most) && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
				before := got
				if got = b.picture(); (before == nil || !bytes.Equal(before.Pix, got.Pix)) && time.Now().Before(last) {
					end = time.Now().Add(patience)
				}
				if got.Rect == want.Rect {
					apart, _ = pixels.Differ(got, want, stepsApart)
				}
			}
			t.Logf("%d pixels of %d differ by more than %d", apart, len(want.Pix)/4, stepsApart)
			if apart < 0 || apart > most {
				t.Errorf("the page and the reference differ in %d pixels; pictures of %v and %v in %s", apart, got.Rect, want.Rect, save(t, got, want))
			}
			inSight(b, c.view)
		})
	}
}

// inSight checks that every control of the mirror lies on the screen and that touch targets are large enough.
func inSight(b *tab, v view) {
	b.t.Helper()
	type box struct {
		ID         string
		X, Y, W, H float64
		Stop       bool
	}
	boxes := eval[[]box](b, `[...document.querySelectorAll("#mirror [data-id]")].map(e => { const r = e.getBoundingClientRect();
		return {ID: e.dataset.id, X: r.x, Y: r.y, W: r.width, H: r.height, Stop: e.tagName === "BUTTON"} })`)
	if len(boxes) < 20 {
		b.t.Errorf("only %d controls", len(boxes))
	}
	for _, x := range boxes {
		if x.X < -0.5 || x.Y < -0.5 || x.X+x.W > float64(v.w)+0.5 || x.Y+x.H > float64(v.h)+0.5 {
			b.t.Errorf("%s is out of sight: %+v", x.ID, x)
		}
		if x.Stop && (x.W < 47.5 || x.H < 47.5) {
			b.t.Errorf("%s is too small: %+v", x.ID, x)
		}
	}
	canvas := eval[[]float64](b, `(() => {const c = document.querySelector("canvas"), r = c.getBoundingClientRect(); return [c.width, c.height, r.width, r.height, scrollX, scrollY]})()`)
	want := []float64{float64(v.w) * v.scale, float64(v.h) * v.scale, float64(v.w), float64(v.h), 0, 0}
	for i := range want {
		if canvas[i] != want[i] {
			b.t.Errorf("the canvas has pixels, size and scroll %v, want %v", canvas, want)
			break
		}
	}
}

// save saves the pictures of a failed test and returns their folder.
func save(t *testing.T, page, reference *image.RGBA) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "wildfifteen")
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]*image.RGBA{"page.png": page, "reference.png": reference} {
		if err := pixels.Save(filepath.Join(dir, name), m); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
