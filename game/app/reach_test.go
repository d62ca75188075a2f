package app_test

import (
	"fmt"
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// place is a control of a page, on one of its tabs.
type place struct {
	tab ui.ID // the zero ID on a page without tabs
	id  ui.ID
}

// walker moves the focus over a page by presses in four directions.
type walker struct {
	*gametest.Run
	push func(d int) // prepares the input of a push for the next tick
}

// place returns where the focus is.
func (w *walker) place() place {
	p := place{id: w.Focus()}
	for _, c := range w.App.Controls() {
		if c.Role == ui.Radio && c.On && (c.ID.Name == "tab" || c.ID.Name == "labtab") {
			p.tab = c.ID
		}
	}
	return p
}

// put scrolls the page to its start, moves the focus to a place, as a screen reader does, and presses direction d. It
// scrolls first so that the result does not depend on earlier steps. put returns false if the control is gone: a slider
// may have changed the page.
func (w *walker) put(p place, d int) bool {
	if now := w.place(); now.tab != p.tab {
		w.In.Replies = []game.Reply{{Kind: game.Pressed, ID: p.tab}}
	}
	w.Scroll(-1e4)
	if c := w.Find(p.id); c == nil || c.Disabled {
		return false
	}
	w.In.Replies = []game.Reply{{Kind: game.FocusMoved, ID: p.id}}
	w.step(d)
	return true
}

func (w *walker) step(d int) {
	w.push(d)
	w.Tick(1)
	w.In.Pads = nil
	w.Tick(1)
}

// view returns what a press may change instead of the focus: the scroll position, and the cell of the board's cursor.
func (w *walker) view() (scroll float32, cursor int) {
	for _, c := range w.App.Controls() {
		switch {
		case c.Role != ui.Cell:
			scroll += c.Rect.Y
		case c.On:
			cursor = c.ID.N
		}
	}
	return scroll, cursor
}

// walk tries all directions from every control reached on every tab, and returns the controls reached from the first.
func (w *walker) walk() map[ui.ID]bool {
	first := w.place()
	known := map[place]bool{first: true}
	for todo := []place{first}; len(todo) > 0; todo = todo[1:] {
		for d := range 4 {
			if !w.put(todo[0], d) {
				continue
			}
			for range 200 { // a push may scroll, or walk over the board, before it moves the focus
				if w.Focus() != todo[0].id {
					break
				}
				scroll, cursor := w.view()
				w.step(d)
				if s, c := w.view(); s == scroll && c == cursor {
					break
				}
			}
			if next := w.place(); !known[next] {
				known[next] = true
				todo = append(todo, next)
			}
		}
	}
	if w.place().tab != first.tab {
		w.Press(first.tab)
	}
	reached := map[ui.ID]bool{}
	for p := range known {
		reached[p.id] = true
	}
	return reached
}

// focusables returns the controls that keyboard and game pad must come to.
func focusables(r *gametest.Run) map[ui.ID]bool {
	ids := map[ui.ID]bool{}
	for _, c := range r.App.Controls() {
		if c.Focusable() {
			ids[c.ID] = true
		}
	}
	return ids
}

// onPages runs a test for every page in windows, each page beside the others.
func onPages(t *testing.T, windows []gametest.Options, test func(t *testing.T, r *gametest.Run, name string)) {
	each := func(p gametest.Page, store func(t testing.TB) *gametest.Memory) {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			for _, o := range windows {
				o.Store = store(t)
				test(t, p.Run(t, o), fmt.Sprintf("%s in %vx%v, text %v", p.Name, o.W, o.H, o.TextScale))
			}
		})
	}
	for _, p := range gametest.Pages() {
		each(p, func(testing.TB) *gametest.Memory { return gametest.NewMemory() })
	}
	for _, p := range gametest.KeptPages() {
		each(p, gametest.WithSolves)
	}
}

func TestKeysReachEverything(t *testing.T) {
	arrows := [4]game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
	onPages(t, gametest.PageWindows[:5], func(t *testing.T, r *gametest.Run, name string) {
		r.Key("Tab")
		w := walker{r, func(d int) {
			r.In.Keys = []game.KeyEvent{{Key: arrows[d], Down: true}, {Key: arrows[d]}}
		}}
		reached := w.walk()
		for range 60 {
			r.Key("Tab")
			reached[r.Focus()] = true
		}
		for id := range focusables(r) {
			if !reached[id] {
				t.Errorf("%s: the keyboard does not come to %v", name, id)
			}
		}
	})
}

func TestPadReachesEverything(t *testing.T) {
	buttons := [4]game.PadButton{game.PadUp, game.PadDown, game.PadLeft, game.PadRight}
	onPages(t, gametest.PageWindows, func(t *testing.T, r *gametest.Run, name string) {
		r.Button(game.PadR2) // from now on the pad is what the player uses
		w := walker{r, func(d int) { r.In.Pads = []game.Pad{{Buttons: buttons[d]}} }}
		reached := w.walk()
		for id := range focusables(r) {
			if !reached[id] {
				t.Errorf("%s: the game pad does not come to %v", name, id)
			}
		}
	})
}

// TestTouchReachesEverything scrolls with a finger and checks that each control becomes visible.
func TestTouchReachesEverything(t *testing.T) {
	onPages(t, gametest.PageWindows, func(t *testing.T, r *gametest.Run, name string) {
		r.Use(game.Touch)
		r.Scroll(-1e4)
		left := map[ui.ID]bool{}
		for _, c := range r.App.Controls() {
			if c.Touchable() && c.Role != ui.Panel {
				left[c.ID] = true
			}
		}
		for range 400 {
			f, all := r.Frame(), r.App.Controls()
			for i := range all {
				seen := gametest.Seen(&all[i])
				if f.Hit(seen.Centre()) == i && seen.H >= 24*r.In.Scale {
					delete(left, all[i].ID)
				}
			}
			area, scrolls := r.ScrollArea()
			if !scrolls {
				break
			}
			was := slices.Clone(all)
			r.Pull(area, 60) // a finger on free ground or on words pulls the page up
			if slices.EqualFunc(was, r.App.Controls(), func(a, b ui.Control) bool { return a.Rect == b.Rect }) {
				break
			}
		}
		if len(left) > 0 {
			t.Errorf("%s: no finger comes to %v", name, left)
		}
	})
}
