package game

import "testing"

// TestHelpKeys looks whether the key of the help opens it from everywhere, and closes it, and Home and End go to
// its ends.
func TestHelpKeys(t *testing.T) {
	from := map[string]func(a *App){
		"board": func(*App) {},
		"menu":  func(a *App) { a.push(newMenu(a)) },
	}
	for _, pg := range pages {
		from[pg.name] = func(a *App) { a.push(pg.open(a)) }
	}
	for name, open := range from {
		r := newRun(t, options{game: "4x4.classic#x"})
		open(r.app)
		r.tick(1)
		if _, ok := r.app.top().(*help); ok {
			continue // there it closes it
		}
		r.key("F1")
		h, ok := r.app.top().(*help)
		if !ok || h.tab != controlsTab {
			t.Errorf("%s: F1 leads to %s", name, typeName(r.app.top()))
			continue
		}
		r.tick(1)
		r.key("End")
		end := h.scroll.Offset
		if h.scroll.By(1); end <= 0 || h.scroll.Offset != end {
			t.Errorf("%s: End goes to %v, more is at %v", name, end, h.scroll.Offset)
		}
		if r.key("Home"); h.scroll.Offset != 0 {
			t.Errorf("%s: Home goes to %v", name, h.scroll.Offset)
		}
		if r.key("F1"); r.app.top() == scene(h) {
			t.Errorf("%s: F1 does not close the help", name)
		}
	}
	r, e := entryRun(t, options{})
	r.write("4x4.snake#day")
	r.app.setKeys(actHelp, []string{"Home"})
	if r.key("Home"); r.app.top() != scene(e) || e.edit.caret != 0 {
		t.Errorf("a key that edits, bound to the help, leads to %s", typeName(r.app.top()))
	}
	r = newRun(t, options{game: "4x4.classic#x"})
	r.app.message("One sentence.")
	r.tick(1)
	if r.key("F1"); typeName(r.app.top()) != "*game.message" {
		t.Errorf("F1 leads from a question to %s", typeName(r.app.top()))
	}
}
