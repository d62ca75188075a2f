package e2e_test

import (
	"flag"
	"path/filepath"
	"testing"

	"wildfifteen/game/e2e"
	"wildfifteen/render/pixels"
)

var screenshots = flag.String("screenshots", "", "folder for pictures of the running program")

// TestScreenshots goes through the scenes of the real program with the keyboard; with -screenshots DIR it saves pictures
// of the window there.
func TestScreenshots(t *testing.T) {
	p := e2e.Start(t, e2e.Options{Args: []string{"--game", "4x4.spiral#monday"}})
	p.Ticks(60)
	last := p.Picture()
	for _, s := range []struct {
		name string
		keys []string
	}{
		{"play", nil},
		{"hint", []string{"H"}},
		{"pause", []string{"ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "P"}},
		{"menu", []string{"P", "M"}},
		{"help", []string{"Escape", "F1"}},
	} {
		p.Press(s.keys...)
		p.Ticks(90)
		img := p.Picture()
		if n, _ := pixels.Differ(img, last, 8); s.keys != nil && n == 0 {
			t.Errorf("%s looks like the scene before it", s.name)
		}
		last = img
		if *screenshots == "" {
			continue
		}
		if err := pixels.Save(filepath.Join(*screenshots, "program-"+s.name+".png"), img); err != nil {
			t.Fatal(err)
		}
	}
}
