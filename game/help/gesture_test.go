package help

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestGesturesStayInside checks that each gesture is shown and draws its boxes and lines inside its place.
func TestGesturesStayInside(t *testing.T) {
	for _, o := range []options{{}, {width: 1100, height: 760}, {text: 2}, {width: 640, height: 360}, {lang: assets.NewLang(nil, true)}} {
		r := newRun(o)
		h := r.open(Controls)
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: max(1, o.text), RTL: r.Lang.RTL()}}
		found := 0
		for i := range r.Controls() {
			c := &r.Controls()[i]
			if c.ID.Name != gestureGroup && c.ID != crossesID && c.ID != padID {
				continue
			}
			found++
			var l render.List
			l.Reset(2000, 4000, f.Theme.Paper)
			h.Paint(&l, f, c)
			for k := range l.Ops {
				if l.Ops[k].Kind == render.GlyphsOp {
					continue // their bounds are those of the screen
				}
				if b := l.Bounds(&l.Ops[k]); b.Intersect(c.Rect.Inset(-1)) != b {
					t.Errorf("%+v: %v in %v draws in %v", o, c.ID, c.Rect, b)
					break
				}
			}
		}
		if found < gestureCount+1 {
			t.Errorf("%+v: only %d pictures", o, found)
		}
	}
}

// TestGesturesHaveWords checks that in all languages the text that tells of two gestures falls in two.
func TestGesturesHaveWords(t *testing.T) {
	for _, tag := range assets.Languages() {
		for _, device := range []stage.Device{stage.Mouse, stage.Touch} {
			r := newRun(options{lang: assets.Load(tag)})
			r.Used(device)
			h := r.open(Controls)
			for n := range gestureCount {
				if h.gestureText(n) == "" {
					t.Errorf("%s, device %v: nothing is said of gesture %d", tag, device, n)
				}
			}
		}
	}
}

// TestCrossesShowTheKeys checks that the keys that move tiles make crosses as long as all directions have as many signs.
func TestCrossesShowTheKeys(t *testing.T) {
	r := newRun(options{})
	if h := r.open(Controls); h.crosses.count() != 2 || r.Find(crossesID) == nil {
		t.Errorf("%d crosses", h.crosses.count())
	}
	r.Pop()
	r.set.Keys, _ = r.keys.Rebound(keys.Undo, []string{"A"})
	if r.open(Controls); r.Find(crossesID) != nil || r.caps(r.Lang.T("help.act_left")) == "" {
		t.Error("a direction without one of its keys has a place in a cross")
	}
}
