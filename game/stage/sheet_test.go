package stage

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// openSheet opens a sheet of 200 by 300 pixels at a button of a page with a title, in a window.
func openSheet(t *testing.T, w, h float32, anchor render.Rect) (*run, *testScene) {
	t.Helper()
	r := newRun(t)
	r.in.Width, r.in.Height = w, h
	r.Top().(*testScene).layout = func(f *ui.Frame) {
		f.Add(ui.Control{Role: ui.Heading, Label: "title", Rect: render.Rect{X: 8, W: 100, H: 20}})
		button(f, "anchor", anchor)
	}
	r.tick(1)
	n := &testScene{Page: Page{Over: true, Sheet: &Sheet{Anchor: ui.ID{Name: "anchor"}}}, name: "sheet"}
	n.layout = func(f *ui.Frame) {
		f.Add(ui.Control{Role: ui.Panel, Rect: n.Sheet.Place(&n.Page, f, 200, 300)})
	}
	r.push(n)
	r.tick(1)
	return r, n
}

// TestSheetPlace opens sheets: from below on a narrow window, else above or below the control that leads there, and
// always within the window.
func TestSheetPlace(t *testing.T) {
	for _, c := range []struct {
		w, h         float32
		anchor, want render.Rect
	}{
		{360, 640, render.Rect{X: 300, Y: 580, W: 48, H: 48}, render.Rect{X: 8, Y: 332, W: 344, H: 300}},
		{360, 240, render.Rect{X: 300, Y: 180, W: 48, H: 48}, render.Rect{X: 8, Y: 8, W: 344, H: 224}},
		{1000, 700, render.Rect{X: 900, Y: 600, W: 48, H: 48}, render.Rect{X: 748, Y: 292, W: 200, H: 300}},
		{1000, 700, render.Rect{X: 400, Y: 10, W: 100, H: 48}, render.Rect{X: 300, Y: 66, W: 200, H: 300}},
		{1000, 320, render.Rect{X: 0, Y: 200, W: 48, H: 48}, render.Rect{X: 8, Y: 8, W: 200, H: 300}},
	} {
		r, _ := openSheet(t, c.w, c.h, c.anchor)
		if got := r.Controls()[0].Rect; got != c.want {
			t.Errorf("%v x %v: the sheet is at %v, want %v", c.w, c.h, got, c.want)
		}
	}
}

// TestSheetComes looks at a sheet while it comes: it takes 160 ms, and only its picture moves. Without motion there is
// none.
func TestSheetComes(t *testing.T) {
	panel := func(r *run) render.Op {
		var l render.List
		r.Draw(&l)
		return l.Ops[len(l.Ops)-1]
	}
	r, _ := openSheet(t, 360, 640, render.Rect{W: 48, H: 48})
	place := r.Controls()[0].Rect
	first, ticks := panel(r), 0
	for ; r.out.Animating; ticks++ {
		if ticks > 30 {
			t.Fatal("the sheet comes to no rest")
		}
		if r.Controls()[0].Rect != place {
			t.Error("the control moves")
		}
		r.tick(1)
	}
	if last := panel(r); first.Rect.Y <= last.Rect.Y || last.Rect != place || ticks < 7 || ticks > 11 {
		t.Errorf("in %d ticks from %v to %v, want %v", ticks, first.Rect, last.Rect, place)
	}

	r.in.ReducedMotion = true
	r.Pop()
	r.push(&testScene{Page: Page{Over: true, Sheet: &Sheet{}}, layout: func(f *ui.Frame) {
		f.Add(ui.Control{Role: ui.Panel, Rect: render.Rect{W: 100, H: 100}})
	}})
	if r.tick(1); panel(r).Rect.Y != 0 || panel(r).Alpha == 255 {
		t.Errorf("with less motion it comes as %+v", panel(r))
	}
	r.set.Motion = "off"
	r.Pop()
	r.push(&testScene{Page: Page{Over: true, Sheet: &Sheet{}}, layout: func(f *ui.Frame) {
		f.Add(ui.Control{Role: ui.Panel, Rect: render.Rect{W: 100, H: 100}})
	}})
	if r.tick(1); panel(r).Alpha != 255 || r.out.Animating {
		t.Errorf("without motion it comes as %+v", panel(r))
	}
}

// TestClearSheet checks how much of the scene below a sheet is covered: nothing by one at its anchor that is Clear, or beside the board.
func TestClearSheet(t *testing.T) {
	at, below := Sheet{Clear: true}, Sheet{Clear: true, height: 100}
	if full := (&Sheet{}).cover(); at.cover() != 0 || below.cover() <= 0 || below.cover() >= full || full != 1 {
		t.Errorf("covers: %v at the anchor, %v from below, %v of another sheet", at.cover(), below.cover(), full)
	}
	if beside := (&Sheet{beside: true}).cover(); beside != 0 {
		t.Errorf("a sheet beside the board covers %v of it", beside)
	}
}

// TestSheetHidesNothingByHalves opens a sheet from below whose top would lie on a button of the page: it covers all of that button,
// and nothing of one above it.
func TestSheetHidesNothingByHalves(t *testing.T) {
	r := newRun(t)
	r.in.Width, r.in.Height = 360, 640
	cut, above := render.Rect{X: 8, Y: 310, W: 100, H: 48}, render.Rect{X: 8, Y: 250, W: 100, H: 48}
	r.Top().(*testScene).layout = func(f *ui.Frame) {
		button(f, "above", above)
		button(f, "cut", cut)
	}
	r.tick(1)
	n := &testScene{Page: Page{Over: true, Sheet: &Sheet{}}, name: "sheet"}
	n.layout = func(f *ui.Frame) { f.Add(ui.Control{Role: ui.Panel, Rect: n.Sheet.Place(&n.Page, f, 200, 300)}) }
	r.push(n)
	r.tick(1)
	if at := r.Controls()[0].Rect; at.Y > cut.Y || at.Y < above.Y+above.H || at.Y+at.H != 632 {
		t.Errorf("the sheet is at %v over a button at %v and below one at %v", at, cut, above)
	}
}
