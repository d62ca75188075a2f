package app_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render/pixels"
)

var storeFlag = flag.String("store", "", "folder for the pictures that app stores show")

// storeScenes are the scenes that stores show, in their order; Dark ones show the dark theme.
var storeScenes = []struct {
	name string
	dark bool
}{
	{"play-wild", false}, {"newgame", false}, {"daily-month", false}, {"pause", true}, {"review", false}, {"draw-whole", false}, {"records-group", false}, {"atlas-6x2", true},
}

// TestStorePictures checks that there are the scenes that stores show. With -store DIR it paints them for phones and tablets, in
// English: stores show those in every language.
func TestStorePictures(t *testing.T) {
	for i, want := range storeScenes {
		s := gametest.SceneNamed(t, want.name)
		if *storeFlag == "" {
			continue
		}
		for folder, o := range map[string]gametest.Options{
			"phoneScreenshots":   {W: 360, H: 640, Scale: 3, Dark: want.dark, Locale: "en", Phone: true},
			"tenInchScreenshots": {W: 1280, H: 800, Scale: 1.5, Dark: want.dark, Locale: "en", Phone: true},
		} {
			at := filepath.Join(*storeFlag, "en-US", "images", folder, fmt.Sprintf("%d.png", i+1))
			if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := pixels.Save(at, s.Run(t, o).Picture()); err != nil {
				t.Fatal(err)
			}
		}
	}
}
