package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestGroup checks that the ground of a group lies behind what is in it, and around it.
func TestGroup(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 2, TextSize: 1, Screen: render.Rect{W: 720, H: 1280}}}
	f.Safe, f.clip = f.Screen, f.Screen
	col := f.Column(render.Rect{X: 40, Y: 20, W: 600})
	at := col.BeginGroup()
	row := *col.Open(ID{Name: "row"}, "Row", "")
	col.EndGroup(at)
	ground := f.Controls[at]
	if ground.Look != Ground || at != 0 || ground.Focusable() || ground.Touchable() {
		t.Errorf("the ground is %+v", ground)
	}
	if g, r := ground.Rect, row.Rect; g.X >= r.X || g.Y >= r.Y || g.X+g.W <= r.X+r.W || g.Y+g.H <= r.Y+r.H || col.Y <= g.Y+g.H {
		t.Errorf("the ground is at %v, the row at %v, the column goes on at %v", g, r, col.Y)
	}
}

// TestCapsBesideLabel checks that as many caps as have room stand beside the label, and the others below them.
func TestCapsBesideLabel(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 2, Screen: render.Rect{W: 360, H: 640}}}
	f.Safe, f.clip = f.Screen, f.Screen
	col := f.Column(render.Rect{X: 16, W: 328})
	for _, c := range []struct {
		keys []string
		rows int
	}{{nil, 1}, {[]string{"Z"}, 1}, {[]string{"Z", "Ctrl+Z"}, 1}, {[]string{"Z", "Ctrl+Z", "Backspace"}, 2}, {[]string{"A very long name of a key"}, 2}} {
		row := col.Caps(ID{}, "Undo", c.keys)
		if got := f.capRows(row); got != c.rows {
			t.Errorf("%q stand in %d rows, want %d", c.keys, got, c.rows)
		}
	}
}
