package game

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// pages are the scenes beside the board, as the menu and other scenes open them.
var pages = []struct {
	name string
	open func(a *App) scene
}{
	{"chooser", func(a *App) scene { return newChooser(a) }},
	{"chooser with a number", func(a *App) scene {
		c := newChooser(a)
		c.missing = missingChosen
		return c
	}},
	{"chooser with a level", func(a *App) scene {
		c := newChooser(a)
		c.size, c.missing, c.number, c.level.exact = puzzle.Size{W: 3, H: 3}, missingLast, 9, true
		return c
	}},
	{"settings", func(a *App) scene { return newSettings(a) }},
	{"keys", func(a *App) scene { return newKeyList(a) }},
	{"rules", func(a *App) scene { return newHelpAt(a, rulesTab) }},
	{"controls", func(a *App) scene { return newHelpAt(a, controlsTab) }},
	{"mathematics", func(a *App) scene { return newHelpAt(a, mathsTab) }},
	{"about", func(a *App) scene { return newAbout(a) }},
	{"licence", func(a *App) scene { return newLicence(a, newAbout(a).licences[0]) }},
	{"atlas", func(a *App) scene { return newAtlas(a) }},
	{"atlas of sizes", func(a *App) scene { return atlasAt(a, sizesTab) }},
	{"atlas of walks", func(a *App) scene { return atlasAt(a, walksTab) }},
	{"atlas's boards", func(a *App) scene { return newAtlasPick(newAtlas(a)) }},
	{"entry", func(a *App) scene {
		e := newEntry(a)
		e.insert("4x4.snake#monday")
		return e
	}},
}

// pageWindows are the windows that the pages are tried in.
var pageWindows = []options{
	{w: 360, h: 640}, {w: 640, h: 360, scale: 2}, {w: 1100, h: 760, scale: 1.25}, {w: 320, h: 480},
	{w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2, rtl: true}, {w: 360, h: 640, rtl: true}, {w: 360, h: 640, sharp: true, text: 1.5},
}

// onPage runs the game up to a page.
func onPage(t testing.TB, o options, open func(*App) scene) *run {
	o.game = "5x4.snake-7#x"
	r := newRun(t, o)
	r.tick(60)
	r.app.push(open(r.app))
	r.tick(2)
	return r
}

// focusables are the controls that keyboard and game pad must come to.
func (r *run) focusables() map[ui.ID]bool {
	ids := map[ui.ID]bool{}
	for _, c := range r.app.Controls() {
		if c.Focusable() {
			ids[c.ID] = true
		}
	}
	return ids
}

// walk goes over a page with pushes in four directions, each tried from every control reached on every tab,
// and returns the controls reached from the first.
func (r *run) walk(push func(d int)) map[ui.ID]bool {
	type place struct {
		tab int
		id  ui.ID
	}
	p := r.app.top().base()
	tab, show := tabsOf(r.app.top())
	home := tab()
	first := place{home, p.focus}
	known := map[place]bool{first: true}
	for todo := []place{first}; len(todo) > 0; todo = todo[1:] {
		for d := range 4 {
			show(todo[0].tab)
			p.focus = todo[0].id
			p.scroll.Offset = 0
			r.tick(1)
			if c := ui.Find(r.app.Controls(), p.focus); c != nil && p.scroll.Can() && c.Clip == p.scroll.Area() {
				p.scroll.Show(c.Rect, 0)
			}
			for range 200 { // a push may scroll, or walk over the board, before it moves the focus
				was, cell := p.scroll.Offset, r.labCursor()
				push(d)
				if p.focus != todo[0].id || p.scroll.Offset == was && r.labCursor() == cell {
					break
				}
			}
			if next := (place{tab(), p.focus}); !known[next] {
				known[next] = true
				todo = append(todo, next)
			}
		}
	}
	show(home)
	r.tick(1)
	reached := map[ui.ID]bool{}
	for k := range known {
		reached[k.id] = true
	}
	return reached
}

// tabsOf returns how to tell the tab that a scene stands at and how to turn it to another.
func tabsOf(s scene) (tab func() int, show func(int)) {
	switch s := s.(type) {
	case *help:
		return func() int { return s.tab }, s.show
	case *atlas:
		return func() int { return s.tab }, s.show
	case *lab:
		return func() int { return s.tab }, s.show
	}
	return func() int { return 0 }, func(int) {}
}

func TestKeysReachEverything(t *testing.T) {
	arrows := []Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
	for _, pg := range pages {
		for _, o := range pageWindows[:5] {
			r := onPage(t, o, pg.open)
			r.key("Tab")
			reached := r.walk(func(d int) { r.key(arrows[d]) })
			for range 60 {
				r.key("Tab")
				reached[r.app.top().base().focus] = true
			}
			for id := range r.focusables() {
				if !reached[id] {
					t.Errorf("%s in %vx%v: the keyboard does not come to %v", pg.name, o.w, o.h, id)
				}
			}
		}
	}
}

func TestPadReachesEverything(t *testing.T) {
	buttons := []PadButton{PadUp, PadDown, PadLeft, PadRight}
	for _, pg := range pages {
		for _, o := range pageWindows {
			r := onPage(t, o, pg.open)
			r.button(PadR2) // from now on the pad is what the player uses
			reached := r.walk(func(d int) { r.button(buttons[d]) })
			for id := range r.focusables() {
				if !reached[id] {
					t.Errorf("%s in %vx%v, text %v: the game pad does not come to %v", pg.name, o.w, o.h, o.text, id)
				}
			}
		}
	}
}

// TestTouchReachesEverything scrolls with a finger and looks whether each control comes to lie under it.
func TestTouchReachesEverything(t *testing.T) {
	for _, pg := range pages {
		for _, o := range pageWindows {
			r := onPage(t, o, pg.open)
			r.app.device(byTouch)
			r.tick(1)
			left := map[ui.ID]bool{}
			for _, c := range r.app.Controls() {
				if c.Touchable() {
					left[c.ID] = true
				}
			}
			p := r.app.top().base()
			for range 400 {
				cs := r.app.Controls()
				for i := range cs {
					if k := ui.Hit(cs, seen(&cs[i]).Centre()); k >= 0 && k == i && seen(&cs[i]).H >= 24*r.in.Scale {
						delete(left, cs[i].ID)
					}
				}
				was := p.scroll.Offset
				if !p.scroll.Can() {
					break
				}
				// A finger on free ground or on words pulls the page up.
				at := p.scroll.Area().Centre()
				at.X = p.scroll.Area().X + 2*r.in.Scale
				r.point(Touch, at, render.Point{X: at.X, Y: at.Y - 20*r.in.Scale}, render.Point{X: at.X, Y: at.Y - 60*r.in.Scale})
				p.scroll.Flick(0)
				if p.scroll.Offset == was {
					break
				}
			}
			if len(left) > 0 {
				t.Errorf("%s in %vx%v, text %v: no finger comes to %v", pg.name, o.w, o.h, o.text, left)
			}
		}
	}
}

func TestPagesLieWell(t *testing.T) {
	for _, pg := range pages {
		for _, o := range pageWindows {
			r := onPage(t, o, pg.open)
			for _, d := range []device{byMouse, byTouch} {
				r.app.device(d)
				r.tick(1)
				r.checkLayout(pg.name)
			}
		}
	}
}

func TestSteadyPagesAllocateNothing(t *testing.T) {
	for _, pg := range pages {
		for _, d := range []device{byMouse, byTouch} {
			r := onPage(t, options{w: 1100, h: 760}, pg.open)
			r.app.device(d)
			r.tick(5)
			r.app.Draw(&r.list)
			if n := testing.AllocsPerRun(50, func() {
				r.in.Now += time.Second / 60
				r.app.Update(&r.in)
				r.app.Draw(&r.list)
			}); n != 0 {
				t.Errorf("%s: %v allocations a frame, want 0", pg.name, n)
			}
		}
	}
}

func TestPagesStandStill(t *testing.T) {
	for _, pg := range pages {
		r := onPage(t, options{}, pg.open)
		r.tick(5)
		var a, b render.List
		r.app.Draw(&a)
		r.tick(100)
		r.app.Draw(&b)
		if !a.Equal(&b) || r.out.Animating {
			t.Errorf("%s changes by itself", pg.name)
		}
	}
}

func TestPagesPauseTheGame(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	r.button(PadUp)
	r.button(PadDown)
	r.button(PadLeft)
	if !r.app.log.Current().Running() {
		t.Fatal("the clock does not run")
	}
	for _, pg := range pages {
		r.app.push(pg.open(r.app))
		r.tick(2)
		if !r.app.log.Current().Paused() {
			t.Errorf("%s leaves the clock running", pg.name)
		}
		r.key("Escape")
		r.tick(2)
		if r.app.top() != scene(r.app.play) || r.app.log.Current().Paused() {
			t.Errorf("%s: Escape leads to %s", pg.name, typeName(r.app.top()))
		}
		r.app.push(pg.open(r.app))
		r.tick(2)
		r.button(PadB)
		if r.app.top() != scene(r.app.play) {
			t.Errorf("%s: B leads to %s", pg.name, typeName(r.app.top()))
		}
	}
}

func TestHelpShowsKeysAsTheyAre(t *testing.T) {
	r := newRun(t, options{})
	r.app.setKeys(actUndo, []string{"Ctrl+U"})
	r.key("F1")
	r.tick(1)
	h, ok := r.app.top().(*help)
	if !ok || h.tab != controlsTab {
		t.Fatalf("F1 opens %s", typeName(r.app.top()))
	}
	found := false
	for _, c := range r.app.Controls() {
		if c.Look == ui.Keys && c.Label == "Undo" {
			found = found || strings.Join(c.Lines, " ") == "Ctrl+U"
		}
	}
	if !found {
		t.Error("no row says that Ctrl+U undoes")
	}
	for i, want := range []int{mathsTab, controlsTab, rulesTab} {
		r.button([]PadButton{PadR1, PadL1, PadL1}[i])
		if h.tab != want {
			t.Errorf("push %d of a shoulder leads to tab %d, want %d", i, h.tab, want)
		}
	}
}

// TestHelpIsReadByKeys goes through each page of the help with the arrow down until its end is in sight.
func TestHelpIsReadByKeys(t *testing.T) {
	for tab := range helpTabs {
		r := onPage(t, options{w: 640, h: 360}, func(a *App) scene { return newHelpAt(a, tab) })
		p := r.app.top().base()
		for range 300 {
			r.key("ArrowDown")
		}
		low := float32(0)
		for _, c := range r.app.Controls() {
			low = max(low, c.Rect.Y+c.Rect.H)
		}
		if !p.scroll.Can() || low > p.scroll.Area().Y+p.scroll.Area().H {
			t.Errorf("tab %d ends at %v, the screen at %v", tab, low, p.scroll.Area())
		}
		for range 300 {
			r.key("ArrowUp")
		}
		if p.scroll.Offset != 0 {
			t.Errorf("tab %d: back at the top the offset is %v", tab, p.scroll.Offset)
		}
	}
}

func TestLicencesOpen(t *testing.T) {
	r := onPage(t, options{}, func(a *App) scene { return newAbout(a) })
	about := r.app.top().(*about)
	for i, l := range about.licences {
		about.focus = idOf(licenceGroup, i)
		r.key("Enter")
		r.tick(1)
		n, ok := r.app.top().(*licence)
		if !ok {
			t.Fatalf("%s opens %s", l.Name, typeName(r.app.top()))
		}
		shown := strings.Fields(strings.Join(n.paras, " "))
		at := 0
		for _, word := range strings.Fields(l.Text) {
			switch {
			case at < len(shown) && shown[at] == word:
				at++
			case strings.Trim(word, "-=*_#") != "":
				t.Fatalf("%s: %q is missing after %q", l.Name, word, shown[max(0, at-3):at])
			}
		}
		r.key("Escape")
	}
	if len(about.licences) < 5 {
		t.Errorf("only %d licences", len(about.licences))
	}
}
