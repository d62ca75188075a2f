package stage

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestHover moves the mouse over a scene: what a click would act on is hovered, and the cursor tells what it is.
func TestHover(t *testing.T) {
	r := newRun(t)
	at := func(x float32) render.Rect { return render.Rect{X: x, Y: 100, W: 40, H: 40} }
	r.push(&testScene{name: "page", layout: func(f *ui.Frame) {
		button(f, "button", at(0))
		f.Add(ui.Control{ID: ui.ID{Name: "off"}, Role: ui.Button, Rect: at(50), Disabled: true})
		f.Add(ui.Control{Role: ui.Text, Label: "text", Rect: at(100)})
		f.Add(ui.Control{ID: ui.ID{Name: "grid"}, Role: ui.Grid, Rect: render.Rect{X: 150, Y: 100, W: 90, H: 40}})
		f.Add(ui.Control{ID: ui.ID{Name: "free"}, Role: ui.Cell, Rect: at(150)})
		f.Add(ui.Control{ID: ui.ID{Name: "stuck"}, Role: ui.Cell, Rect: at(200), Disabled: true})
		f.Add(ui.Control{ID: ui.ID{Name: "field"}, Role: ui.Field, Rect: at(250)})
	}})
	hovered := func() (name string) {
		for _, c := range r.Controls() {
			if c.Hovered {
				name += c.ID.Name
			}
		}
		return name
	}
	for _, c := range []struct {
		x      float32
		want   string
		cursor game.Cursor
	}{
		{10, "button", game.HandCursor}, {60, "", game.ArrowCursor}, {110, "", game.ArrowCursor}, {160, "free", game.HandCursor},
		{210, "", game.ArrowCursor}, {260, "field", game.BeamCursor}, {310, "", game.ArrowCursor}, {10, "button", game.HandCursor},
	} {
		r.in.Pointers = []game.Pointer{{Kind: game.Mouse, At: render.Point{X: c.x, Y: 110}}}
		r.tick(1)
		if got := hovered(); got != c.want || r.out.Cursor != c.cursor {
			t.Errorf("mouse at %v: %q is hovered, want %q; cursor %v, want %v", c.x, got, c.want, r.out.Cursor, c.cursor)
		}
	}
	r.in.Pointers = append(r.in.Pointers, game.Pointer{Kind: game.Touch, ID: 1, At: render.Point{X: 300, Y: 300}, Down: true})
	if r.tick(1); hovered() != "" || r.out.Cursor != game.ArrowCursor {
		t.Error("something is hovered while the player uses a finger")
	}
}

// TestRowsOutOfSight scrolls a page so that less than half of a row is in sight, which then is not drawn: the mouse hovers
// over nothing there, and a press does nothing.
func TestRowsOutOfSight(t *testing.T) {
	r := newRun(t)
	n := r.push(&testScene{name: "page", layout: func(f *ui.Frame) {
		button(f, "other", render.Rect{X: 300, Y: 10, W: 40, H: 40})
		was := f.Clip(render.Rect{Y: 100, W: 400, H: 200})
		button(f, "row", render.Rect{X: 10, Y: 280, W: 100, H: 48})
		f.Unclip(was)
	}})
	at := render.Point{X: 50, Y: 290}
	r.in.Pointers = []game.Pointer{{Kind: game.Mouse, At: at}}
	if r.tick(1); r.Find(ui.ID{Name: "row"}).Hovered {
		t.Error("the mouse hovers over a row that is not drawn")
	}
	r.in.Pointers[0].Down = true
	r.tick(1)
	r.in.Pointers[0].Down = false
	if r.tick(1); slices.Contains(n.notes, "act row 0") {
		t.Errorf("a press on a row that is not drawn: %q", n.notes)
	}
}
