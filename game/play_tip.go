package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// tipTall is the room kept for one line of advice.
// It is there whether a tip shows or not, so that the board stays where it is.
func (p *play) tipTall(f *ui.Frame) float32 {
	longest := "play.tip_row"
	if p.session().First() {
		longest = "play.tip_first"
	}
	face := p.tipFace(f)
	lines := f.Wrap(p.app.lang.T(longest), face, p.tipWide(f))
	return f.Fonts.Metrics(face).Line*float32(len(lines)) + f.Dip(12)
}

// tipFace grows less than other text, so that advice does not take the board's room.
func (p *play) tipFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, 16*min(1, 1.3/f.TextSize))
}

func (p *play) tipWide(f *ui.Frame) float32 {
	if p.place.wide {
		return p.place.rest.W - f.Dip(16)
	}
	return f.Safe.W - f.Dip(24)
}

// tipLine shows the one line of advice, if there is any.
func (p *play) tipLine(f *ui.Frame, r render.Rect, align render.Align) {
	text := p.hint.advice
	if text == "" && p.tip != "" {
		text = p.app.lang.T(p.tip)
	}
	if text == "" {
		return
	}
	face := p.tipFace(f)
	lines := f.Wrap(text, face, r.W)
	tall := f.Fonts.Metrics(face).Line * float32(len(lines))
	if r.Y+tall > f.Safe.Y+f.Safe.H {
		return // no room beside a low board: advice is the first to go
	}
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: text, Face: face, Lines: lines, Align: align, Enabled: true,
		Rect: render.Rect{X: r.X, Y: r.Y + max(0, (r.H-tall)/2), W: r.W, H: tall}})
}
