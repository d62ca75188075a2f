package game

import (
	"fmt"
	"strings"
	"testing"

	"wildfifteen/game/ui"
)

// TestToastBesideBoard looks whether a sentence leaves the tiles and the pause's buttons in sight.
func TestToastBesideBoard(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 760}, {w: 360, h: 640, rtl: true}, {w: 640, h: 360, rtl: true}} {
		for _, game := range []string{"4x4.classic#x", "16x16.classic#x", "3x9.snake#x"} {
			o.game = game
			r := newRun(t, o)
			r.checkToast(game + ", playing")
			r.moveAbout()
			r.key("P")
			if _, ok := r.app.top().(*pause); !ok {
				t.Fatalf("P leads to %s", typeName(r.app.top()))
			}
			r.checkToast(game + ", in pause")
		}
	}
}

// moveAbout tries a move in each direction: at least two of them are made.
func (r *run) moveAbout() {
	for _, k := range arrow {
		r.key(k)
	}
}

// checkToast shows a sentence and fails where it leaves the screen, or lies over the board or the button that
// ends the pause.
func (r *run) checkToast(name string) {
	r.t.Helper()
	r.app.toast.show(r.app, "Row 3 column 2 is where 14 belongs, as the goal has it.")
	r.tick(1)
	at, lines := r.app.toast.place(r.app)
	name += fmt.Sprintf(" in %v", r.app.frame.Screen)
	if len(lines) == 0 || at.Intersect(r.app.frame.Safe) != at {
		r.t.Errorf("%s: %d lines at %v", name, len(lines), at)
	}
	if over := at.Intersect(r.app.play.place.tray); !over.Empty() {
		r.t.Errorf("%s: %v lies over the board by %v", name, at, over)
	}
	if c := ui.Find(r.app.Controls(), resumeID); c != nil && !at.Intersect(c.Rect).Empty() {
		r.t.Errorf("%s: %v lies over %q", name, at, c.Label)
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
		r.reply(Reply{Kind: StoreFailed, Text: "the disk is full"})
		return r.app.toast.text
	}
	if got := fail(); !strings.Contains(got, "Nothing can be saved here: the disk is full") {
		t.Errorf("the first failure says %q", got)
	}
	r.tick(300)
	if got := fail(); got != "" {
		t.Errorf("the second failure says %q", got)
	}
	r.reply(Reply{Kind: StoreFailed, Text: "no permission"})
	if got := r.app.toast.text; !strings.Contains(got, "no permission") {
		t.Errorf("a failure for another reason says %q", got)
	}
	r.reply(Reply{Kind: StoreFailed})
	if r.tapOn(Touch, menuID); r.says("saved here") {
		t.Errorf("all is kept again, and the menu says %q", r.labels())
	}
	r.key("Escape")
	if r.tick(300); fail() != "" {
		t.Errorf("a failure for a reason told before says %q", r.app.toast.text)
	}
	for _, leave := range []func(){func() { r.tapOn(Touch, menuID) }, func() { r.key("P") }} {
		r.moveAbout()
		leave()
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

// TestCutShortComesBack looks whether a sentence that was due at the start is shown again after another has taken its
// place, and one that just came is not.
func TestCutShortComesBack(t *testing.T) {
	s := newMemory()
	s.files[GameFile] = []byte("rubbish\n")
	r := newRun(t, options{store: s})
	const due = "Not all of the saved game"
	r.tick(30)
	if got := r.app.toast.text; !strings.Contains(got, due) {
		t.Fatalf("at the start it says %q", got)
	}
	r.reply(Reply{Kind: StoreFailed, Text: "the disk is full"})
	r.tick(30)
	r.reply(Reply{Kind: Told, Text: "News."})
	if got := r.app.toast.text; got != "News." {
		t.Fatalf("of news says %q", got)
	}
	r.tick(200)
	if got := r.app.toast.text; !strings.Contains(got, due) {
		t.Errorf("after the news it says %q", got)
	}
	if r.tick(200); r.app.toast.text != "" {
		t.Errorf("at the end it says %q", r.app.toast.text)
	}
}

// TestKeptAgain looks whether the sentence that nothing can be saved goes once all is kept again, and no other does.
func TestKeptAgain(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	r.reply(Reply{Kind: StoreFailed, Text: "the disk is full"})
	if r.reply(Reply{Kind: StoreFailed}); r.app.toast.text != "" {
		t.Errorf("all is kept again, and it says %q", r.app.toast.text)
	}
	r.reply(Reply{Kind: StoreFailed, Text: "no permission"})
	r.reply(Reply{Kind: Told, Text: "News."})
	if r.reply(Reply{Kind: StoreFailed}); r.app.toast.text != "News." {
		t.Errorf("all is kept again, and of news says %q", r.app.toast.text)
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
	r.reply(Reply{Kind: StoreFailed, Text: "the disk is full"})
	r.reply(Reply{Kind: StoreFailed})
	if !r.says("plays without saving") {
		t.Errorf("after another failure that has passed the menu does not say it: %q", r.labels())
	}
}

// TestToastClearOfMenu looks whether a sentence leaves an overlay in sight, comes when that is gone, and is not said
// twice where the menu has it too.
func TestToastClearOfMenu(t *testing.T) {
	const text = "Row 3 column 2 is where 14 belongs, as the goal has it, and a good deal more besides."
	for _, o := range []options{{w: 700, h: 640}, {w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 900}, {w: 360, h: 640, text: 2}} {
		o.game = "4x4.classic#x"
		r := newRun(t, o)
		r.tapOn(Mouse, menuID)
		r.app.toast.show(r.app, text)
		for range 300 {
			r.tick(1)
			at, lines := r.app.toast.place(r.app)
			if c := r.app.panel(); c == nil || !at.Intersect(c.Rect).Empty() {
				t.Fatalf("in %vx%v the menu %+v is under a sentence at %v", o.w, o.h, c, at)
			} else if lines != nil && at.Intersect(r.app.frame.Safe) != at {
				t.Fatalf("in %vx%v a sentence leaves the screen: %v", o.w, o.h, at)
			} else if lines == nil && r.app.toast.text != text {
				t.Fatalf("in %vx%v a sentence is gone that nobody saw", o.w, o.h)
			}
		}
		r.app.storeFailed("the disk is full")
		if r.tick(1); r.app.toast.text != "" || !r.says("the disk is full") {
			t.Errorf("in %vx%v %q is said twice: %q", o.w, o.h, r.app.toast.text, r.labels())
		}
	}
}
