package game

import (
	"testing"

	"wildfifteen/render/golden"
)

// shade is how far a colour may be off a golden: processors round differently.
const shade = 2

// goldens are the games whose pictures are kept: what changes them is looked at by a person.
var goldens = []struct{ name, game string }{
	{"3x3", "3x3.classic:8,6,7,2,5,4,3,0,1"},
	{"spiral", "4x4.spiral#golden"},
	{"wild", "10x10.wild#golden"},
}

// TestGoldens compares the first scene's display lists as text and its pictures as pixels.
func TestGoldens(t *testing.T) {
	for _, g := range goldens {
		for _, v := range []struct {
			name string
			o    options
		}{
			{"portrait", options{w: 360, h: 640}},
			{"portrait-dark", options{w: 360, h: 640, dark: true}},
			{"landscape", options{w: 640, h: 360}},
			{"landscape-dark", options{w: 640, h: 360, dark: true}},
		} {
			t.Run(g.name+"-"+v.name, func(t *testing.T) {
				v.o.game = g.game
				r := newRun(t, v.o)
				r.tick(60)
				img := r.picture()
				golden.Picture(t, g.name+"-"+v.name+".png", img, shade)
				golden.Text(t, g.name+"-"+v.name+".txt", r.list.Dump(nil, r.app.boot.Fonts))
			})
		}
	}
}
