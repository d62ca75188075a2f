package game

import "testing"

// TestHelpKeys looks whether the key of the help opens it from everywhere, and closes it, and Home and End go to
// its ends.
func TestHelpKeys(t *testing.T) {
	for name, open := range map[string]func(a *App){
		"board":    func(*App) {},
		"menu":     func(a *App) { a.push(newMenu(a)) },
		"settings": func(a *App) { a.push(newSettings(a)) },
	} {
		r := newRun(t, options{game: "4x4.classic#x"})
		open(r.app)
		r.tick(1)
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
	r := newRun(t, options{game: "4x4.classic#x"})
	r.app.message("One sentence.")
	r.tick(1)
	if r.key("F1"); typeName(r.app.top()) != "*game.message" {
		t.Errorf("F1 leads from a question to %s", typeName(r.app.top()))
	}
}
