package game

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

var allTips = []*tip{&firstTip, &rowTip, &hintTip, &goalTip, &zoomTip}

// TestTipsByDevice looks whether advice speaks of the device last used, and of the keys as they are bound.
func TestTipsByDevice(t *testing.T) {
	r := newRun(t, options{boot: func(b *Boot) { b.Platform = Phone }})
	for _, c := range []struct {
		do   func()
		want string
	}{
		{func() {}, "Slide the tiles into order: tap one by the blank"},
		{func() { r.key("F") }, "Slide the tiles into order with the arrow keys"},
		{func() { r.point(Mouse, render.Point{X: 2, Y: 300}) }, "Slide the tiles into order: click one by the blank"},
		{func() { r.app.device(byPad) }, "Slide the tiles into order with pad or stick"},
		{func() { r.point(Touch, render.Point{X: 2, Y: 300}) }, "Slide the tiles into order: tap one by the blank"},
		{func() { r.app.play.tip = &goalTip; r.key("F") }, "G shows the goal"},
		{func() { r.app.device(byMouse); r.app.setKeys(actPeek, []string{"K"}); r.tick(1); r.key("F") }, "K shows the goal"},
		{func() { r.app.device(byMouse); r.app.setKeys(actPeek, nil); r.tick(1); r.key("F") }, "Click the small picture to see the goal"},
	} {
		if c.do(); !r.says(c.want) {
			r.tick(1)
			if !r.says(c.want) {
				t.Errorf("want %q, got %q", c.want, r.app.play.tipText())
			}
		}
	}
}

// TestTipsFit looks whether every tip takes no more lines than are kept for it, whatever the device, and on a narrow
// phone one line alone.
func TestTipsFit(t *testing.T) {
	for _, o := range pageWindows {
		for _, first := range []bool{true, false} {
			if o.game = "4x4.classic#x"; first {
				o.game = ""
			}
			r := newRun(t, o)
			p, f := r.app.play, &r.app.frame
			room := p.tipTall(f)
			for _, tip := range allTips {
				if (tip == &firstTip) != first {
					continue
				}
				for by := byKeys; by <= byPad; by++ {
					text := r.app.tipFor(tip, by)
					face := p.tipFace(f)
					lines := f.Balance(text, face, p.tipWide(f))
					if tall := f.Fonts.Metrics(face).Line * float32(len(lines)); tall > room {
						t.Errorf("%vx%v, text %v: %q takes %v of %v", o.w, o.h, o.text, text, tall, room)
					}
					if o.w >= 360 && o.text <= 1 && !o.rtl && !p.place.wide && len(lines) != 1 {
						t.Errorf("%vx%v: %q takes %d lines", o.w, o.h, text, len(lines))
					}
				}
			}
		}
	}
}

// TestZoomTipGoes looks whether the advice to look closer ends once one has, and where cells are large again.
func TestZoomTipGoes(t *testing.T) {
	const text = "to look closer"
	for name, end := range map[string]func(r *run){
		"wheel":      func(r *run) { r.in.Mods, r.in.Wheel = Ctrl, render.Point{Y: 1}; r.tick(1) },
		"key":        func(r *run) { r.key("Equal", Shift) },
		"larger":     func(r *run) { r.in.Width, r.in.Height = 1600, 1200; r.tick(2) },
		"first move": func(r *run) { r.tapCell(Mouse, source(r.board(), puzzle.Up)) },
	} {
		r := newRun(t, options{game: "16x16.classic#x"})
		r.tick(5)
		if !r.says(text) {
			t.Fatalf("not said: %q", r.labels())
		}
		end(r)
		r.tick(2)
		if r.says(text) {
			t.Errorf("%s: still says %q", name, r.app.play.tipText())
		}
	}
}

// TestFirstTipAgain closes the very first game before and after its first move: who has not moved is told how once more.
func TestFirstTipAgain(t *testing.T) {
	store := newMemory()
	for _, moved := range []bool{false, true} {
		r := newRun(t, options{store: store})
		r.tick(5)
		if !r.app.play.session().First() || r.app.play.tip != &firstTip {
			t.Fatalf("moved %v: no advice in the first game: %q", moved, r.labels())
		}
		if moved {
			r.key(arrow[quickMoves(t, r.board(), r.app.log.Current().Goal().Board())[0].Dir])
		}
		r.app.Shutdown()
	}
	r := newRun(t, options{store: store})
	r.tick(5)
	if !r.app.play.session().First() || r.app.play.tip != nil {
		t.Errorf("advice after the first move: %q", r.labels())
	}
}
