package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render/golden"
)

// shade is the maximum difference of a colour from its golden: processors round differently.
const shade = 2

// goldens are the games whose pictures are stored. A person looks at every change of them.
var goldens = []struct{ name, game string }{
	{"3x3", "3x3.classic:8,6,7,2,5,4,3,0,1"},
	{"spiral", "4x4.spiral#golden"},
	{"wild", "10x10.wild#golden"},
}

// TestGoldens compares display lists as text, and pictures as pixels, with the stored ones.
func TestGoldens(t *testing.T) {
	for _, g := range goldens {
		for _, v := range []struct {
			name string
			o    gametest.Options
		}{
			{"portrait", gametest.Options{W: 360, H: 640}},
			{"portrait-dark", gametest.Options{W: 360, H: 640, Dark: true}},
			{"landscape", gametest.Options{W: 640, H: 360}},
			{"landscape-dark", gametest.Options{W: 640, H: 360, Dark: true}},
		} {
			t.Run(g.name+"-"+v.name, func(t *testing.T) {
				v.o.Game = g.game
				r := gametest.New(t, v.o)
				r.Tick(60)
				img := r.Picture()
				golden.Picture(t, g.name+"-"+v.name+".png", img, shade)
				golden.Text(t, g.name+"-"+v.name+".txt", r.List.Dump(nil, r.Fonts))
			})
		}
	}
}
