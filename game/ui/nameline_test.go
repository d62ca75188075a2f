package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestNameFaceHoldsTheWidestWord shows names whose widest word is not the one of most letters or bytes: each word has room.
func TestNameFaceHoldsTheWidestWord(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 1, TextSize: 1}}
	usual := f.Face(render.Title, 20)
	for _, name := range []string{"WWWWWWWWWW illillillilli", "WWWWWWWWWW \u0456\u0456\u0456\u0456\u0456\u0456\u0456\u0456"} {
		whole := f.LongestWord(name, usual)
		width := whole * 0.8
		if w := f.LongestWord(name, f.NameFace(name, width)); w > width {
			t.Errorf("the widest word of %q takes %v of %v", name, w, width)
		}
		if f.NameFace(name, whole) != usual {
			t.Errorf("%q is smaller than usual, although there is room", name)
		}
	}
}
