package app_test

import (
	"flag"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/gametest"
	"wildfifteen/render/pixels"
)

var screenshots = flag.String("screenshots", "", "folder for pictures of every scene")

var sceneFlag = flag.String("scenes", "", "only scenes whose name begins so")

var viewFlag = flag.String("views", "", "with -screenshots, only these views, separated by commas")

// view is a window, and what the system tells of the player.
type view struct {
	name string
	o    gametest.Options
}

// views are the windows in which every scene is laid out.
var views = []view{
	{"phone", gametest.Options{W: 360, H: 640, Scale: 2, Phone: true}},
	{"phone-dark", gametest.Options{W: 360, H: 640, Scale: 2, Dark: true, Phone: true}},
	{"phone-wide", gametest.Options{W: 640, H: 360, Scale: 2, Phone: true}},
	{"desk", gametest.Options{W: 1100, H: 760}},
	{"desk-dark", gametest.Options{W: 1100, H: 760, Dark: true}},
	{"large", gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2, Phone: true}},
	{"large-wide", gametest.Options{W: 800, H: 480, Scale: 2, TextScale: 2, Dark: true}},
	{"larger", gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 1.5, Phone: true}},
	{"large-small", gametest.Options{W: 320, H: 568, Scale: 2, TextScale: 2, Phone: true}},
	{"contrast", gametest.Options{W: 360, H: 640, Scale: 2, Contrast: true, Phone: true}},
	{"mirrored", gametest.Options{W: 360, H: 640, Scale: 2, RightToLeft: true, Phone: true}},
	{"mirrored-wide", gametest.Options{W: 900, H: 600, RightToLeft: true}},
}

// allViews returns the views, and for each language but English the smallest phone, upright, on its side and with large texts.
func allViews() []view {
	all := slices.Clone(views)
	for _, tag := range assets.Languages() {
		if tag != "en" {
			all = append(all, view{tag, gametest.Options{W: 320, H: 568, Scale: 2, Locale: tag}},
				view{tag + "-wide", gametest.Options{W: 640, H: 360, Scale: 2, Locale: tag}},
				view{tag + "-large", gametest.Options{W: 320, H: 568, Scale: 2, TextScale: 2, Locale: tag}})
		}
	}
	return all
}

// TestScreenshots lays out every scene in every view and looks for faults. With -screenshots DIR it also paints the
// scenes into that folder. Without, one run goes through all views by resizing its window and changing its language,
// because starting a run takes most of the time: it is a desktop's, whose pages hold the most; in pictures a phone is one.
// Only the made-up language gets a run of its own. That pages follow the language, TestLanguageChangesEverywhere checks; the
// few scenes that show what was said once get a run for each language.
func TestScreenshots(t *testing.T) {
	names := map[string]bool{}
	for _, s := range gametest.Scenes() {
		if names[s.Name] {
			t.Errorf("there are two scenes %q", s.Name)
		}
		names[s.Name] = true
		if !strings.HasPrefix(s.Name, *sceneFlag) {
			continue
		}
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			var r *gametest.Run
			views := allViews()
			for i, v := range views {
				v.o.Phone = v.o.Phone && *screenshots != ""
				if *viewFlag != "" && !slices.Contains(strings.Split(*viewFlag, ","), v.name) {
					continue
				}
				anew := r == nil || *screenshots != "" || v.o.RightToLeft != views[i-1].o.RightToLeft
				if anew || v.o.Locale != views[i-1].o.Locale && slices.Contains(saidOnce, s.Name) {
					r = s.Run(t, v.o)
				}
				r.Resize(v.o)
				gametest.CheckLayout(r, s.Name+" "+v.name)
				if *screenshots != "" {
					if err := pixels.Save(filepath.Join(*screenshots, s.Name+"-"+v.name+".png"), r.Picture()); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
}
