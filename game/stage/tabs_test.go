package stage

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// tabbed is a page of three tabs, each long enough to be scrolled.
type tabbed struct {
	Page
	tabs ui.Tabs
}

func (n *tabbed) First() ui.ID             { return n.tabs.ID() }
func (n *tabbed) Key(e game.KeyEvent) bool { return n.TabKey(&n.tabs, e) }
func (n *tabbed) Pad(p PadPress) bool      { return n.TabPad(&n.tabs, p) }
func (n *tabbed) Act(id ui.ID)             { n.ShowTab(&n.tabs, id.N) }
func (n *tabbed) Layout(f *ui.Frame) {
	col := n.Begin(f, "Tabs")
	n.tabs.Layout(col)
	for i := range 30 {
		col.Open(ui.ID{Name: "row", N: i}, "row", "")
	}
	n.End(f, col)
}

func newTabbed(t *testing.T) (*run, *tabbed) {
	r := newRun(t)
	n := &tabbed{Page: NewPage(r.Stage), tabs: ui.Tabs{Group: "tab", Names: []string{"one", "two", "three"}}}
	r.Push(n)
	r.tick(2)
	return r, n
}

// TestTabsGoRound turns the tabs with the arrow keys: after the last tab comes the first, and the focus goes along. In a
// right-to-left layout the keys are mirrored.
func TestTabsGoRound(t *testing.T) {
	for _, mirrored := range []bool{false, true} {
		r, n := newTabbed(t)
		on, back := game.Key("ArrowRight"), game.Key("ArrowLeft")
		if mirrored {
			r.invented()
			r.tick(1)
			on, back = back, on
		}
		for i, c := range []struct {
			key  game.Key
			want int
		}{{on, 1}, {on, 2}, {on, 0}, {back, 2}, {back, 1}, {back, 0}, {back, 2}} {
			if r.press(c.key, 0); n.tabs.At != c.want || !r.FocusOn(n.tabs.ID()) || !r.Find(n.tabs.ID()).On {
				t.Errorf("mirrored %v, step %d: tab %d, focus %v, want %d", mirrored, i, n.tabs.At, n.Focus, c.want)
			}
		}
		n.Focus = ui.ID{Name: "row", N: 1}
		if r.press(on, 0); n.tabs.At != 2 {
			t.Errorf("an arrow away from the tabs leads to tab %d", n.tabs.At)
		}
	}
}

// TestTabsByPad turns the tabs with a game pad: the shoulder buttons do that wherever the focus is.
func TestTabsByPad(t *testing.T) {
	r, n := newTabbed(t)
	push := func(b game.PadButton, want int) {
		t.Helper()
		r.in.Pads = []game.Pad{{Buttons: b}}
		r.tick(1)
		r.in.Pads = []game.Pad{{}}
		if r.tick(1); n.tabs.At != want {
			t.Errorf("tab %d, want %d", n.tabs.At, want)
		}
	}
	push(game.PadLeft, 2)
	push(game.PadRight, 0)
	n.Focus = ui.ID{Name: "row", N: 1}
	push(game.PadRight, 0)
	n.Focus = ui.ID{Name: "row", N: 1}
	push(game.PadL1, 2)
	n.Focus = ui.ID{Name: "row", N: 1}
	push(game.PadR1, 0)
}

// TestTabsKeepTheirPlace scrolls a tab, looks at another and comes back: each is where it was left.
func TestTabsKeepTheirPlace(t *testing.T) {
	r, n := newTabbed(t)
	r.in.Wheel = render.Point{Y: -4}
	r.tick(2)
	was := n.Scroll.Offset
	n.Focus = n.tabs.ID()
	if r.press("ArrowRight", 0); was <= 0 || n.Scroll.Offset != 0 {
		t.Errorf("the first tab is scrolled by %v, the second by %v", was, n.Scroll.Offset)
	}
	if r.press("ArrowLeft", 0); n.Scroll.Offset != was {
		t.Errorf("back on the first tab, it is scrolled by %v, was by %v", n.Scroll.Offset, was)
	}
}

// besideTitle is a page with tabs beside its title and nothing else.
type besideTitle struct{ tabbed }

func (n *besideTitle) Layout(f *ui.Frame) {
	area, column, beside := n.HeadTabs(f, "Tabs", GridWidth, &n.tabs)
	if beside == 0 {
		panic("the tabs have no room")
	}
	n.End(f, n.Scroll.Begin(f, area, column))
}

// TestBackFromTabsBesideIt goes up from tabs that stand beside the title: to the button Back.
func TestBackFromTabsBesideIt(t *testing.T) {
	r := newRun(t)
	n := &besideTitle{tabbed{Page: NewPage(r.Stage), tabs: ui.Tabs{Group: "tab", Names: []string{"one", "two", "three"}}}}
	r.in.Width, r.in.Height = 1100, 760
	r.Push(n)
	r.tick(2)
	n.Focus = n.tabs.ID()
	r.press("ArrowUp", 0)
	if n.Focus != BackID {
		t.Errorf("up leads to %v", n.Focus)
	}
}

// headEnds is a page with a choice and a button at the end of its title.
type headEnds struct {
	Page
	choice, button bool
}

func (n *headEnds) Layout(f *ui.Frame) {
	end := HeadEnd{Group: "order", Options: []string{"by date", "by name"}, Button: ui.Command{ID: ui.ID{Name: "copy"}, Label: "Copy", Icon: render.Copy}}
	_, _, n.choice, n.button = n.HeadChoice(f, "A page", GridWidth, end)
}

// TestHeadChoice makes the window of a page narrower: the choice leaves the title's line first, then the button.
func TestHeadChoice(t *testing.T) {
	r := newRun(t)
	n := &headEnds{Page: NewPage(r.Stage)}
	r.Push(n)
	for _, c := range []struct {
		width          float32
		choice, button bool
	}{{900, true, true}, {320, false, true}, {180, false, false}} {
		r.in.Width, r.in.Height = c.width, 640
		r.tick(2)
		if n.choice != c.choice || n.button != c.button {
			t.Errorf("%v wide: the choice %v, the button %v", c.width, n.choice, n.button)
		}
		if n.choice && n.button {
			order, copy := r.Find(ui.ID{Name: "order", N: 1}).Rect, r.Find(ui.ID{Name: "copy"}).Rect
			if order.X+order.W > copy.X {
				t.Errorf("the choice ends at %v, the button begins at %v", order.X+order.W, copy.X)
			}
		}
	}
}

// longTitle is a page with a title that needs all of its line.
type longTitle struct{ Page }

func (n *longTitle) Layout(f *ui.Frame) {
	n.Head(f, "A title so long that it needs all of the line", GridWidth)
}

// TestTitleKeepsOffTheEdge checks that a long title keeps some distance from the edge of the page.
func TestTitleKeepsOffTheEdge(t *testing.T) {
	r := newRun(t)
	n := &longTitle{NewPage(r.Stage)}
	r.in.Width, r.in.Height = 360, 640
	r.Push(n)
	r.tick(2)
	for _, c := range r.Controls() {
		if end := c.Rect.X + c.Rect.W; c.Role == ui.Heading && end > 360-titleEnd {
			t.Errorf("the title ends at %v of 360", end)
		}
	}
}
