package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestEntry lays out an entry in a wide and in a narrow column: the words stand beside the picture or below it, and never on it.
func TestEntry(t *testing.T) {
	for _, width := range []float32{320, 150} {
		f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 1, TextSize: 1, Safe: render.Rect{W: width, H: 600}}}
		col := f.Column(render.Rect{W: width})
		col.Entry(ID{Name: "picture"}, 56, "Gap", "The empty cell, also called the blank. Every move slides tiles into it.")
		picture, name, text := f.Controls[0].Rect, f.Controls[1].Rect, f.Controls[2].Rect
		if !picture.Intersect(name).Empty() || !picture.Intersect(text).Empty() || name.X < picture.X+picture.W {
			t.Errorf("width %v: picture %v, name %v, text %v", width, picture, name, text)
		}
		if beside := text.X == name.X; beside != (width > 300) {
			t.Errorf("width %v: the text at %v, the name at %v", width, text, name)
		}
		if col.Y < picture.Y+picture.H || col.Area.W != width {
			t.Errorf("width %v: the column goes on at %v, %v wide", width, col.Y, col.Area.W)
		}
	}
}

// TestEntryIsShownWhole lays out an entry that the fold cuts below its name: nothing of it is drawn.
func TestEntryIsShownWhole(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 1, TextSize: 1, Screen: render.Rect{W: 300, H: 200}}}
	f.Reset()
	var s Scroll
	col := s.Begin(f, render.Rect{W: 300, H: 200}, render.Rect{W: 300})
	col.Space(160)
	col.Entry(ID{Name: "one"}, 56, "Name", "A few words")
	col.Space(100)
	s.End(f)
	for i := range f.Controls {
		if c := &f.Controls[i]; f.Seen(c) > 0 {
			t.Errorf("%q at %v is drawn", c.Label, c.Rect)
		}
	}
}
