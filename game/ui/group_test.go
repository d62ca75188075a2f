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

// TestLevel lays out two groups of unlike heights side by side: they end alike.
func TestLevel(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 1, TextSize: 1, Screen: render.Rect{W: 900, H: 600}, Safe: render.Rect{W: 900, H: 600}}}
	f.Reset()
	left, right, _ := f.Column(render.Rect{W: 900}).Grounds()
	left.Chapter("One", func() { left.Para("A line") })
	right.Chapter("Two", func() { right.Para("A line"); right.Para("Another") })
	Level(&left, &right)
	var feet []float32
	for _, c := range f.Controls {
		if c.Look == Ground {
			feet = append(feet, c.Rect.Y+c.Rect.H)
		}
	}
	if len(feet) != 2 || feet[0] != feet[1] || left.Y != right.Y {
		t.Errorf("the groups end at %v, the columns at %v and %v", feet, left.Y, right.Y)
	}
}
