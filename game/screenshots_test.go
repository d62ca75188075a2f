package game

import (
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render/pixels"
)

var screenshots = flag.String("screenshots", "", "folder for pictures of every scene")

var sceneFlag = flag.String("scenes", "", "only scenes whose name begins so")

// views are the windows that every scene is looked at in.
var views = []struct {
	name string
	o    options
}{
	{"phone", options{w: 360, h: 640, scale: 2}},
	{"phone-dark", options{w: 360, h: 640, scale: 2, dark: true}},
	{"phone-wide", options{w: 640, h: 360, scale: 2}},
	{"desk", options{w: 1100, h: 760}},
	{"desk-dark", options{w: 1100, h: 760, dark: true}},
	{"large", options{w: 360, h: 640, scale: 2, text: 2}},
	{"large-wide", options{w: 800, h: 480, scale: 2, text: 2, dark: true}},
	{"contrast", options{w: 360, h: 640, scale: 2, sharp: true}},
	{"mirrored", options{w: 360, h: 640, scale: 2, rtl: true}},
	{"mirrored-wide", options{w: 900, h: 600, rtl: true}},
}

// scenes lead to every scene from a fixed game.
var scenes = []struct {
	name string
	game string
	lead func(r *run)
}{
	{"play-first", "", nil},
	{"play-snake", "4x4.snake#monday", nil},
	{"play-spiral", "4x4.spiral:1,2,3,4,12,13,14,5,11,0,15,6,10,9,8,7", nil},
	{"play-wild10", "10x10.wild#monday", nil},
	{"play-3x3", "3x3.classic:8,6,7,2,5,4,3,0,1", nil},
	{"play-16", "16x16.spiral#x", nil},
	{"play-tall", "3x9.snake#x", nil},
	{"play-random", "4x4.random#x", nil},
	{"goal", "4x4.spiral#x", func(r *run) { r.tapOn(Touch, goalID) }},
	{"hint", "4x4.classic#x", func(r *run) { r.key("H"); r.tick(60) }},
	{"menu", "4x4.classic#x", func(r *run) { r.tapOn(Touch, menuID) }},
	{"pause", "4x4.classic#x", func(r *run) { r.key("ArrowUp"); r.key("ArrowLeft"); r.key("ArrowDown"); r.key("P") }},
	{"result", "3x3.classic:1,2,3,4,5,6,7,0,8", func(r *run) { r.tapCell(Touch, 8); r.tick(100) }},
	{"message", "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", nil},
	{"newgame-level", "3x3.snake#a", func(r *run) { r.app.level = 24; r.app.push(newChooser(r.app)) }},
	{"atlas-3x3", "3x3.classic:8,6,7,2,5,4,3,0,1", func(r *run) { r.app.push(newAtlas(r.app)); r.tick(30) }},
	{"atlas-low", "3x3.spiral:8,6,7,2,5,4,3,1,0", func(r *run) { r.app.push(newAtlas(r.app)); r.tick(30); r.app.top().base().scroll.By(9999) }},
	{"atlas-6x2", "6x2.classic#a", func(r *run) {
		r.app.push(newAtlas(r.app))
		r.tick(400)
		r.key("ArrowRight")
		r.app.top().act(logID)
	}},
	{"atlas-counting", "4x3.classic#a", func(r *run) { r.app.push(newAtlas(r.app)); r.tick(20) }},
	{"atlas-pick", "3x4.wild#a", func(r *run) { r.app.push(newAtlas(r.app)); r.app.push(newAtlasPick(r.app.top().(*atlas))) }},
	{"atlas-sizes", "3x3.classic#a", func(r *run) {
		r.app.push(newAtlas(r.app))
		r.tick(1)
		r.app.top().act(ui.ID{Name: tabGroup, N: sizesTab})
	}},
	{"atlas-walks", "3x3.classic#a", func(r *run) {
		r.app.push(newAtlas(r.app))
		r.tick(1)
		r.app.top().act(ui.ID{Name: tabGroup, N: walksTab})
	}},
	{"focus", "4x4.snake#monday", func(r *run) { r.key("Tab") }},
}

// TestScreenshots lays every scene out in every view and looks for faults; with -screenshots DIR it paints them
// and leaves the pictures there. Without, one run goes through all views by having its window changed, but for
// the mirrored ones, whose language is another: to begin anew costs most of the time.
func TestScreenshots(t *testing.T) {
	for _, s := range scenes {
		if !strings.HasPrefix(s.name, *sceneFlag) {
			continue
		}
		var r *run
		for i, v := range views {
			o := v.o
			o.game = s.game
			if *screenshots != "" || i == 0 || o.rtl != views[i-1].o.rtl {
				r = newRun(t, o)
				r.tick(60)
				if s.lead != nil {
					s.lead(r)
					r.tick(30)
				}
			}
			r.resize(o)
			r.checkLayout(s.name + " " + v.name)
			if *screenshots != "" {
				if err := pixels.Save(filepath.Join(*screenshots, s.name+"-"+v.name+".png"), r.picture()); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// resize makes the window what the options say.
func (r *run) resize(o options) {
	scale := max(1, o.scale)
	r.in.Width, r.in.Height, r.in.Scale = o.w*scale, o.h*scale, scale
	r.in.Dark, r.in.Contrast, r.in.TextScale = o.dark, o.sharp, max(1, o.text)
	r.tick(3)
}
