package game

import (
	"strings"
	"testing"

	"wildfifteen/game/ui"
)

// TestToastBesideBoard looks whether a sentence leaves the tiles and the pause's buttons in sight.
func TestToastBesideBoard(t *testing.T) {
	const text = "Row 3 column 2 is where 14 belongs, as the goal has it."
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 760}, {w: 360, h: 640, rtl: true}, {w: 640, h: 360, rtl: true}} {
		for _, game := range []string{"4x4.classic#x", "16x16.classic#x", "3x9.snake#x"} {
			o.game = game
			r := newRun(t, o)
			for _, scene := range []string{"play", "pause"} {
				if scene == "pause" {
					r.key("ArrowUp")
					r.key("ArrowLeft")
					r.key("ArrowDown")
					r.key("ArrowRight")
					r.key("P")
					if _, ok := r.app.top().(*pause); !ok {
						t.Fatalf("P leads to %s", typeName(r.app.top()))
					}
				}
				r.app.toast.show(r.app, text)
				r.tick(1)
				at, lines := r.app.toast.place(r.app)
				if len(lines) == 0 || at.Intersect(r.app.frame.Safe) != at {
					t.Errorf("%s, %s in %vx%v: %d lines at %v", game, scene, o.w, o.h, len(lines), at)
				}
				if over := at.Intersect(r.app.play.place.tray); !over.Empty() {
					t.Errorf("%s, %s in %vx%v: %v lies over the board by %v", game, scene, o.w, o.h, at, over)
				}
				if c := ui.Find(r.app.Controls(), resumeID); c != nil && !at.Intersect(c.Rect).Empty() {
					t.Errorf("%s in %vx%v: %v lies over %q", game, o.w, o.h, at, c.Label)
				}
			}
		}
	}
}

// TestToastOnPages leaves the button back in sight.
func TestToastOnPages(t *testing.T) {
	for _, pg := range pages {
		for _, o := range pageWindows {
			r := onPage(t, o, pg.open)
			r.app.toast.show(r.app, "Copied to the clipboard")
			r.tick(1)
			at, _ := r.app.toast.place(r.app)
			c := ui.Find(r.app.Controls(), backID)
			if c == nil || at.Intersect(r.app.frame.Safe) != at || !at.Intersect(c.Rect).Empty() {
				t.Errorf("%s in %vx%v, text %v: the sentence stands at %v", pg.name, o.w, o.h, o.text, at)
			}
		}
	}
}

// TestStoreFailsOnce looks whether a store that fails is said once and can be read in menu and pause.
func TestStoreFailsOnce(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	fail := func() string {
		r.in.Replies = []Reply{{Kind: StoreFailed, Text: "the disk is full"}}
		r.tick(1)
		return r.app.toast.text
	}
	if got := fail(); !strings.Contains(got, "Nothing can be saved here: the disk is full") {
		t.Errorf("the first failure says %q", got)
	}
	r.tick(300)
	if got := fail(); got != "" {
		t.Errorf("the second failure says %q", got)
	}
	for _, key := range []Key{"F10", "P"} {
		r.key("ArrowUp")
		r.key("ArrowLeft")
		r.key("ArrowDown")
		r.key("ArrowRight")
		if key == "F10" {
			r.tapOn(Touch, menuID)
		} else {
			r.key(key)
		}
		r.tick(1)
		if r.app.top() == scene(r.app.play) || !r.says("the disk is full") {
			t.Errorf("%s does not say that nothing is saved: %q", typeName(r.app.top()), r.labels())
		}
		for _, c := range r.app.Controls() {
			if strings.Contains(c.Label, "the disk is full") && c.Rect.Intersect(c.Clip) != c.Rect {
				t.Errorf("%s: the sentence at %v is cut by %v", typeName(r.app.top()), c.Rect, c.Clip)
			}
		}
		r.key("Escape")
		r.tick(1)
	}
}

// TestSharedGameIsSaid looks whether a game that another instance keeps says so for as long as it lasts.
func TestSharedGameIsSaid(t *testing.T) {
	r := newRun(t, options{boot: func(b *Boot) { b.Files.Shared = true }})
	r.tick(400)
	if r.app.toast.text != "" {
		t.Fatalf("still says %q", r.app.toast.text)
	}
	r.tapOn(Touch, menuID)
	r.tick(1)
	if !r.says("plays without saving") {
		t.Errorf("the menu does not say it: %q", r.labels())
	}
}
