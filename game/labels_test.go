package game

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestButtonsShowTheirWords looks whether any button's words are cut at the largest text size.
func TestButtonsShowTheirWords(t *testing.T) {
	for _, s := range scenes {
		for _, o := range []options{{w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2}} {
			o.game = s.game
			r := newRun(t, o)
			r.tick(10)
			if s.lead != nil {
				s.lead(r)
			}
			r.tick(2)
			r.checkLabels(s.name)
		}
	}
}

// checkLabels fails where the words of a button do not fit into it.
func (r *run) checkLabels(name string) {
	r.t.Helper()
	f := &r.app.frame
	for i := range r.app.Controls() {
		c := &r.app.Controls()[i]
		iconAlone := c.Icon != render.NoIcon && c.Look == ui.Quiet && c.Rect.W < f.Dip(72)
		if c.Role != ui.Button || iconAlone {
			continue
		}
		switch c.Look {
		case ui.Plain, ui.Primary, ui.Quiet:
			lines, face := f.LabelLines(c)
			room := c.Rect.W - f.Dip(8)
			if c.Icon != render.NoIcon {
				room = c.Rect.W - f.Dip(48)
			}
			for _, line := range lines {
				if f.Fonts.Width(face, line) > room+0.5 || f.Fonts.Metrics(face).Line*float32(len(lines)) > c.Rect.H {
					r.t.Errorf("%s in %v: %q in %d lines is cut in %v", name, f.Screen, line, len(lines), c.Rect)
				}
			}
		case ui.Stacked:
			if w := f.Fonts.Width(c.Face, c.Label); w > c.Rect.W+0.5 {
				r.t.Errorf("%s in %v: %q is %v wide in %v", name, f.Screen, c.Label, w, c.Rect.W)
			}
		}
	}
}

// TestResultShowsNext looks whether the button that goes on is in sight at once.
func TestResultShowsNext(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2}, {w: 640, h: 360}, {w: 320, h: 320}, {w: 1100, h: 760}} {
		o.game = "3x3.classic:1,2,3,4,5,6,7,0,8"
		r := newRun(t, o)
		r.tick(60)
		r.tapCell(Touch, 8)
		r.tick(100)
		res, ok := r.app.top().(*result)
		if !ok {
			t.Fatalf("the top scene is %s", typeName(r.app.top()))
		}
		c := ui.Find(r.app.Controls(), nextID)
		if c == nil || seen(c) != c.Rect {
			t.Errorf("%vx%v, text %v: Next is not whole in sight", o.w, o.h, o.text)
		}
		if res.scroll.Can() && o.h == 640 && o.text < 2 {
			t.Errorf("%vx%v, text %v: the result scrolls", o.w, o.h, o.text)
		}
	}
}

// TestEntryShowsWhatIsWrong looks whether the text entry says in sight what it does not take.
func TestEntryShowsWhatIsWrong(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2}} {
		o.game = "4x4.classic#x"
		r := newRun(t, o)
		r.app.push(newEntry(r.app))
		r.tick(1)
		r.write("4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0")
		r.tapOn(Touch, fieldID)
		r.tick(5)
		found := false
		for i := range r.app.Controls() {
			if c := &r.app.Controls()[i]; c.Look == ui.Wrong {
				found = true
				if seen(c) != c.Rect {
					t.Errorf("%vx%v, text %v: of %q at %v only %v shows", o.w, o.h, o.text, c.Label, c.Rect, seen(c))
				}
			}
		}
		if !found {
			t.Errorf("nothing is wrong: %q", r.labels())
		}
	}
}

// TestZoomIsTold looks whether a player learns once how to look closer, where cells are small.
func TestZoomIsTold(t *testing.T) {
	for platform, want := range map[Platform]string{Desktop: "Ctrl and wheel, or +, to look closer", Phone: "Spread two fingers to look closer"} {
		r := newRun(t, options{game: "16x16.classic#x", boot: func(b *Boot) { b.Platform = platform }})
		r.tick(5)
		if !r.says(want) {
			t.Errorf("the first board of small cells does not say %q: %q", want, r.app.play.tipText())
		}
		if again := newRun(t, options{game: "16x16.classic#y", store: r.store}); again.says(want) {
			t.Error("it is said again in the next run")
		}
	}
	r := newRun(t, options{game: "4x4.classic#x"})
	r.tick(5)
	if r.says("look closer") {
		t.Error("a board of large cells says how to look closer")
	}
}
