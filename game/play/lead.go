package play

import (
	"strings"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// standing returns the words of the line of sense that say how a race or a run stands, and whether the player is behind; "" if it says
// nothing of that.
func (v *sight) standing() (words string, late bool) {
	if rival := v.scene.racing(); rival != nil {
		if rival.told == rival.first {
			return "", false
		}
		return rival.lead, rival.behind > 0
	}
	return v.words.lead, v.words.late
}

// The sign before these words, in dip.
const (
	leadSign   = 14
	leadAfter  = 3
	leadStroke = 2.5
)

// paintSense draws the line of sense in letters of a face. What tells at its end how a race or a run stands is bold, in a colour of its own,
// behind a sign that points up for ahead and down for behind.
func (v *sight) paintSense(l *render.List, f *ui.Frame, text string, face render.FaceID, r render.Rect, align render.Align) {
	lead, late := v.standing()
	rest, ok := strings.CutSuffix(text, lead)
	if bold := f.Fonts.Face(render.Bold, face.Px()); lead != "" && ok {
		sign := f.Dip(leadSign + leadAfter)
		before, wide := f.Fonts.Width(face, rest), f.Fonts.Width(bold, lead)
		if all := before + sign + wide + 1; all <= r.W {
			at := render.Rect{X: r.X + render.Floor((r.W-all)*float32(align)/2), Y: r.Y, W: all, H: r.H}
			v.paintLead(l, f, late, [2]string{rest, lead}, [2]render.FaceID{face, bold}, at, before)
			return
		}
	}
	l.TextIn(f.Fonts, face, text, r, align, render.Middle, f.Theme.Ink2)
}

// paintLead draws the two parts of a line as wide as r, the first one so wide, and the sign between them.
func (v *sight) paintLead(l *render.List, f *ui.Frame, late bool, parts [2]string, faces [2]render.FaceID, r render.Rect, before float32) {
	ink, icon, side := f.Theme.Accent, render.Up, f.Dip(leadSign)
	if late {
		ink, icon = f.Theme.Error, render.Down
	}
	l.TextIn(f.Fonts, faces[0], parts[0], r, f.Near(), render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, faces[1], parts[1], r, f.Far(), render.Middle, ink)
	at := render.Rect{X: r.X + before, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
	l.Icon(icon, f.Within(r, at), f.Dip(leadStroke), ink)
}
