package play

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

const (
	revealTime = 200 * time.Millisecond // of the change
	revealOut  = 0.55                   // the part of the change in which the past fades out
	revealIn   = 0.4                    // the part after which the result fades in
)

// reveal is the change from what stands around the board in play to the result: the one fades out, and as it is all but gone
// the other fades in, so that no words lie over others and no frame is empty. The zero reveal is over.
type reveal struct {
	waits   bool        // the last slide, or the light that runs over the solved board, is not over
	wait    stage.Timer // until the light has come to the last tile
	timer   stage.Timer // of the change
	slid    bool        // the slide is over
	skipped bool        // the player does not want to wait any longer than for the slide
	past    ui.Frame    // what stood around the board
	areas   [2]render.Rect
}

var revealID = ui.ID{Name: "reveal"}

// tick waits for the last slide and the light that runs over the board, then starts the cross-fade.
func (v *reveal) tick(p *Scene) {
	if !v.waits || p.sight.board.Motion.Slides(p.Stage) {
		return
	}
	if !v.slid {
		v.slid, v.wait = true, p.Stage.Start(boardview.LightTime(p.Session().Goal()))
	}
	if v.skipped || !p.Stage.Clock.Runs(v.wait) {
		v.waits, v.timer = false, p.Stage.StartFade(revealTime, boardview.FadeTime)
	}
}

func (v *reveal) runs(p *Scene) bool { return v.waits || p.Stage.Clock.Runs(v.timer) }

// layout lays out what stood around the board, in a frame of its own.
func (v *reveal) layout(f *ui.Frame, p *Scene) {
	v.past.Measures, v.past.Fonts = f.Measures, f.Fonts
	v.past.ShowRing = false
	v.past.Reset()
	p.sight.layout(&v.past)
	v.past.Mirror()
}

// cover adds the control that paints what stood there over the result. areas are those of the result.
func (v *reveal) cover(f *ui.Frame, areas ...render.Rect) {
	for i, r := range areas {
		v.areas[i] = f.Fixed(r)
	}
	f.Add(ui.Control{ID: revealID, Look: ui.Custom, Rect: f.Screen})
}

func (v *reveal) paint(l *render.List, f *ui.Frame, p *Scene) {
	part := float32(0)
	if !v.waits {
		part, _ = p.Stage.Part(v.timer)
	}
	v.veil(l, f, 1-max(0, (part-revealIn)/(1-revealIn)))
	if part < revealOut {
		was := l.SetAlpha(uint8(255 * (1 - part/revealOut)))
		v.paintPast(l, p)
		l.SetAlpha(was)
	}
}

// veil covers the areas of the result with an opacity of 0..1.
func (v *reveal) veil(l *render.List, f *ui.Frame, part float32) {
	was := l.SetAlpha(uint8(255 * part))
	for _, r := range v.areas {
		l.Fill(r, 0, f.Theme.Paper)
	}
	l.SetAlpha(was)
}

// paintPast draws what stood around the board.
func (v *reveal) paintPast(l *render.List, p *Scene) {
	for i := range v.past.Controls {
		c := &v.past.Controls[i]
		if c.Role == ui.Grid || c.Role == ui.Cell {
			continue
		}
		ui.Paint(l, &v.past, c)
		if c.Look == ui.Custom {
			p.sight.paint(l, &v.past, c)
		}
	}
}
