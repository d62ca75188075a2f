package play

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

const (
	sealTime = 420 * time.Millisecond // in which the ribbon closes over the tiles
	openTime = 200 * time.Millisecond // in which it opens again
)

// seal is the ribbon that closes over the tiles of a solved board with the result, and opens as the player leaves that.
type seal struct {
	on    bool
	timer stage.Timer // from open to closed, or back
}

// tick closes the ribbon while the result is shown, and opens it otherwise.
func (a *seal) tick(p *Scene) {
	r := p.result
	on := r != nil && r.of == p.shown && p.shown.Solved() && p.Stage.Has(r) && !r.reveal.waits
	if on == a.on {
		return
	}
	a.on = on
	a.timer = p.Stage.StartFade(openTime, boardview.FadeTime)
	if on {
		a.timer = p.Stage.StartFade(sealTime, boardview.FadeTime)
	}
}

// part returns how far the ribbon has closed, 0..1.
func (a *seal) part(p *Scene) float32 {
	part, _ := p.Stage.Part(a.timer)
	if !a.on {
		part = 1 - part
	}
	return part * part * (3 - 2*part)
}

// sealed reports whether the board is one whose ribbon can close: a picture on the tiles grows together instead, and an
// arrangement has no line.
func (v *sight) sealed() bool { return render.Ordered(v.board.Goal) && !v.board.Pictured() }

// paintSealed draws a solved board over which the ribbon has closed by a part, 0..1: the tiles melt where it has come.
func (v *sight) paintSealed(l *render.List, f *ui.Frame, part float32) {
	still := v.scene.Stage.Still()
	b := v.fade(func(label int) float32 {
		if still {
			return part
		}
		return render.Melted(label, v.board.Board.Size().Cells(), part)
	})
	l.Board(f.Fonts, b)
	if still {
		v.paintRibbon(l, f, part, 0)
	} else {
		v.paintRibbon(l, f, 1, 1-part)
	}
}
