package play

import (
	"testing"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// TestTipsFit checks that no tip takes more height than is reserved for it, whatever the device, and only one line on a
// narrow phone; and that each fits in the line of sense where none is reserved.
func TestTipsFit(t *testing.T) {
	for _, o := range []options{
		{w: 360, h: 640}, {w: 640, h: 360, scale: 2}, {w: 1100, h: 760, scale: 1.25}, {w: 320, h: 480}, {w: 360, h: 640, text: 2},
		{w: 800, h: 480, text: 2, invented: true}, {w: 360, h: 640, invented: true}, {w: 360, h: 640, contrast: true, text: 1.5},
	} {
		for _, first := range []bool{true, false} {
			if o.game = "4x4.classic#x"; first {
				o.game = ""
			}
			r := newRun(t, o)
			if r.session().First() != first {
				t.Fatalf("first game: %v", !first)
			}
			checkTips(r, o, first)
		}
	}
}

// checkTips fails if a tip of a game takes more height than is reserved for it.
func checkTips(r *run, o options, first bool) {
	r.t.Helper()
	v := &r.play.sight
	f := r.frame()
	room := v.tipHeight(f)
	for _, tip := range []*tip{&firstTip, &rowTip, &hintTip, &goalTip, &zoomTip, &tryTip} {
		if (tip == &firstTip) != first {
			continue
		}
		for by := stage.Keys; by <= stage.Pad; by++ {
			text := tip.textFor(r.play, by)
			face := tipFace(f)
			lines := f.Balance(text, face, v.tipWidth(f))
			if room == 0 {
				if !v.lineFits(f, text, v.tipWidth(f)) {
					r.t.Errorf("%vx%v, text %v: %q has no room in the line of sense", o.w, o.h, o.text, text)
				}
				continue
			}
			if height := f.Fonts.Metrics(face).Line * float32(len(lines)); height > room {
				r.t.Errorf("%vx%v, text %v: %q takes %v of %v", o.w, o.h, o.text, text, height, room)
			}
			if o.w >= 360 && o.text <= 1 && !o.invented && !v.place.beside && len(lines) != 1 {
				r.t.Errorf("%vx%v: %q takes %d lines", o.w, o.h, text, len(lines))
			}
		}
	}
}

// framed is a scene that keeps the frame on which it was laid out.
type framed struct {
	stage.Page
	frame *ui.Frame
}

func (n *framed) Layout(f *ui.Frame) { n.frame = f }

// frame returns the frame of the scene on top.
func (r *run) frame() *ui.Frame {
	n := &framed{Page: stage.Page{Stage: r.Stage}}
	r.Push(n)
	r.tick(1)
	r.Pop()
	return n.frame
}
