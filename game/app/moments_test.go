package app_test

import (
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render"
	"wildfifteen/render/pixels"
)

// stripRow is the number of frames in a row of a strip.
const stripRow = 8

// TestScreenshotsOfMoments follows everything that moves frame by frame: it must begin to move and come to rest. With
// -screenshots DIR it also saves the frames, 60 a second, side by side in one picture.
func TestScreenshotsOfMoments(t *testing.T) {
	for _, m := range gametest.Moments() {
		if !strings.HasPrefix("strip-"+m.Name, *sceneFlag) {
			continue
		}
		for _, v := range []struct {
			name string
			o    gametest.Options
		}{
			{"", gametest.Options{W: 360, H: 640}},
			{"-dark", gametest.Options{W: 360, H: 640, Dark: true}},
			{"-desk", gametest.Options{W: 640, H: 440}},
		} {
			t.Run(m.Name+v.name, func(t *testing.T) {
				t.Parallel()
				r := m.Run(t, v.o)
				var frames []*image.RGBA
				var last, list render.List
				moved := -1 // the first frame differs from none
				see := func() {
					if r.App.Draw(&list); !list.Equal(&last) {
						moved++
					}
					last.CopyFrom(&list)
					if *screenshots != "" {
						frames = append(frames, r.Picture())
					}
				}
				see()
				m.Begin(r)
				for range m.Frames {
					see()
					r.Tick(1)
				}
				if moved < 3 {
					t.Errorf("%d of %d frames differ from the one before", moved, m.Frames)
				}
				r.In.Pointers = nil
				r.TickUntil(180, "rest", func() bool { return !r.Out.Animating })
				if *screenshots == "" {
					return
				}
				area := frames[0].Bounds()
				if m.Board {
					b := r.Control(gametest.Named("board")).Rect.Inset(-6)
					area = area.Intersect(image.Rect(int(b.X), int(b.Y), int(b.X+b.W), int(b.Y+b.H)))
				}
				if err := pixels.Save(filepath.Join(*screenshots, "strip-"+m.Name+v.name+".png"), strip(frames, area)); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}

// strip puts an area of all frames side by side.
func strip(frames []*image.RGBA, area image.Rectangle) *image.RGBA {
	const gap = 8
	w, h := area.Dx()+gap, area.Dy()+gap
	s := image.NewRGBA(image.Rect(0, 0, min(len(frames), stripRow)*w+gap, (len(frames)+stripRow-1)/stripRow*h+gap))
	draw.Draw(s, s.Bounds(), image.NewUniform(color.Gray{128}), image.Point{}, draw.Src)
	for i, f := range frames {
		at := image.Pt(gap+i%stripRow*w, gap+i/stripRow*h)
		draw.Draw(s, image.Rectangle{at, at.Add(area.Size())}, f, area.Min, draw.Src)
	}
	return s
}
