package app_test

import (
	"flag"
	"image"
	"image/draw"
	"path/filepath"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render/pixels"
)

var docsFlag = flag.String("docs", "", "folder for the pictures of the README")

// docsScenes are the scenes that the README shows side by side, as on phones.
var docsScenes = []struct {
	name string
	dark bool
}{{"play-wild", true}, {"pause", false}, {"records-group", false}, {"review", true}}

// TestDocsPictures checks that there are the scenes that the README shows. With -docs DIR it paints them.
func TestDocsPictures(t *testing.T) {
	const gap = 20
	row := image.NewRGBA(image.Rect(0, 0, len(docsScenes)*(360+gap)-gap, 640))
	for i, want := range docsScenes {
		s := gametest.SceneNamed(t, want.name)
		if *docsFlag == "" {
			continue
		}
		m := s.Run(t, gametest.Options{W: 360, H: 640, Dark: want.dark}).Picture()
		draw.Draw(row, image.Rect(i*(360+gap), 0, i*(360+gap)+360, 640), m, image.Point{}, draw.Src)
	}
	if *docsFlag == "" {
		return
	}
	play := gametest.SceneNamed(t, "play-wild").Run(t, gametest.Options{W: 1100, H: 760}).Picture()
	for name, m := range map[string]image.Image{"play.png": play, "scenes.png": row} {
		if err := pixels.Save(filepath.Join(*docsFlag, name), m); err != nil {
			t.Fatal(err)
		}
	}
}
