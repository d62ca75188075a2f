package stage

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// shows fails unless the toast on the screen has this text; "" stands for no toast.
func (r *run) shows(when, want string) {
	r.t.Helper()
	if got := r.toasts.text; got != want {
		r.t.Errorf("%s it shows %q, want %q", when, got, want)
	}
}

// TestToastQueue queues sentences at the start and shows another between them. Each is announced when it appears, a
// replaced one comes back, and for each the stage calls shown.
func TestToastQueue(t *testing.T) {
	r := newRun(t)
	var seen []string
	for _, text := range []string{"one", "two"} {
		r.Queue(text, func() { seen = append(seen, text) })
	}
	r.tick(1)
	r.shows("at first", "one")
	if r.out.Say != "one" || len(seen) != 1 {
		t.Errorf("announced %q, seen %q", r.out.Say, seen)
	}
	r.tick(30)
	r.Toast("now")
	r.shows("at once", "now")
	r.tick(179)
	r.shows("for three seconds", "now")
	r.tick(2)
	r.shows("then", "one")
	r.tick(185)
	r.shows("then", "two")
	r.tick(185)
	r.shows("at the end", "")
	if len(seen) != 2 || seen[1] != "two" {
		t.Errorf("seen %q", seen)
	}
}

// TestUntoast removes one sentence from the screen, and no other.
func TestUntoast(t *testing.T) {
	r := newRun(t)
	r.Toast("one")
	r.Untoast("two")
	r.tick(1)
	r.shows("another was taken back:", "one")
	r.Untoast("one")
	r.tick(1)
	r.shows("taken back,", "")
}

// TestToastUnderCard opens a card over the scene that a sentence is about: the sentence goes, unless it was told in the same
// tick or comes from the queue.
func TestToastUnderCard(t *testing.T) {
	card := func() *testScene { return &testScene{Page: Page{Over: true}} }
	r := newRun(t)
	r.Toast("one")
	r.tick(10)
	r.Push(card())
	r.shows("under a card", "")
	r.Toast("two")
	r.Push(card())
	r.shows("told with the card", "two")
	r.tick(200)
	r.Queue("three", nil)
	r.tick(10)
	r.Push(card())
	r.shows("queued", "three")
}

// TestToastTold checks that no toast repeats the sentence in Page.Told.
func TestToastTold(t *testing.T) {
	r := newRun(t)
	n := r.push(&testScene{name: "page"})
	n.Told = "one"
	r.Toast("one")
	r.tick(1)
	r.shows("on that page", "")
	r.Toast("two")
	r.tick(1)
	r.shows("of another sentence", "two")
}

// TestToastWaits checks that a toast waits while there is no room for it, and that its time begins when there is.
func TestToastWaits(t *testing.T) {
	r := newRun(t)
	r.push(&testScene{Page: Page{Over: true}, name: "card", layout: func(f *ui.Frame) {
		f.Add(ui.Control{Role: ui.Panel, Rect: f.Safe.Inset(10)})
	}})
	r.tick(1)
	seen := false
	r.Queue("one", func() { seen = true })
	r.tick(400)
	r.shows("over a card as large as the screen", "one")
	var l render.List
	r.Draw(&l)
	for _, op := range l.Ops {
		if op.Kind == render.GlyphsOp {
			t.Fatal("it is drawn over the card")
		}
	}
	if seen {
		t.Error("it is said to be seen")
	}
	r.Pop()
	r.tick(170)
	r.shows("for three seconds", "one")
	if !seen {
		t.Error("it is not said to be seen")
	}
	r.tick(20)
	r.shows("at the end", "")
}

// TestToastPlace shows a sentence on pages of every kind: it stands beside the button back, above a card, or where the
// page says, in its line if that is high enough; on a page without any of those, at the top.
func TestToastPlace(t *testing.T) {
	const text = "Copied to the clipboard"
	own := ToastArea{Area: render.Rect{X: 0, Y: 300, W: 360, H: 340}, Floor: 500}
	line, low := render.Rect{Y: 560, W: 360, H: 40}, render.Rect{Y: 560, W: 360, H: 20}
	card, bar := render.Rect{X: 20, Y: 200, W: 320, H: 300}, render.Rect{W: 360, H: 64}
	for _, c := range []struct {
		name   string
		page   Page
		layout func(p *Page, f *ui.Frame)
		within render.Rect
	}{
		{"plain", Page{}, func(*Page, *ui.Frame) {}, render.Rect{W: 360, H: 100}},
		{"with a way back", Page{}, func(p *Page, f *ui.Frame) { p.BackIn(f, bar, 16) }, render.Rect{X: 49, W: 311, H: 100}},
		{"card", Page{Over: true}, func(p *Page, f *ui.Frame) { f.Add(ui.Control{Role: ui.Panel, Rect: card}) }, render.Rect{W: 360, H: 200}},
		{"its own", Page{Toasts: own}, func(*Page, *ui.Frame) {}, render.Rect{Y: 300, W: 360, H: 200}},
		{"its line", Page{Toasts: ToastArea{Line: line, Area: own.Area, Floor: own.Floor}}, func(*Page, *ui.Frame) {}, line},
		{"a line too low", Page{Toasts: ToastArea{Line: low, Area: own.Area, Floor: own.Floor}}, func(*Page, *ui.Frame) {}, render.Rect{Y: 300, W: 360, H: 200}},
	} {
		r := newRun(t)
		n := &testScene{Page: c.page, name: c.name}
		n.layout = func(f *ui.Frame) { c.layout(&n.Page, f) }
		r.push(n)
		r.Toast(text)
		r.tick(1)
		if p := r.toasts.place(r.Stage); len(p.lines) != 1 || p.at.Intersect(c.within) != p.at {
			t.Errorf("%s: %q stands at %v, want within %v", c.name, p.lines, p.at, c.within)
		}
	}
}

// TestToastKeepsOff checks that in a low line a toast has smaller letters, so that what stands above and below has air.
func TestToastKeepsOff(t *testing.T) {
	line := render.Rect{Y: 500, W: 360, H: 40}
	r := newRun(t)
	n := &testScene{Page: Page{Toasts: ToastArea{Line: line, Area: render.Rect{W: 360, H: 400}, Floor: 400}}, name: "low"}
	n.layout = func(*ui.Frame) {}
	r.push(n)
	r.Toast("Try a way.")
	r.tick(1)
	at := r.toasts.place(r.Stage).at
	if above, below := at.Y-line.Y, line.Y+line.H-at.Y-at.H; above < lineAir || below < lineAir {
		t.Errorf("it stands at %v: %v and %v from the ends of its line", at, above, below)
	}
}

// TestDrop checks that Drop removes a sentence, but none from the queue.
func TestDrop(t *testing.T) {
	r := newRun(t)
	r.Toast("one")
	r.Drop()
	r.tick(1)
	r.shows("dropped,", "")
	r.Queue("two", nil)
	r.tick(1)
	r.Drop()
	r.tick(1)
	r.shows("from the queue,", "two")
}
