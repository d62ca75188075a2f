package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Of the last row of a low head in large letters, in dip.
const (
	footName  = 50 // height of the row of the name above it
	footSpace = 10 // below it
	footAbove = 10 // above the legs of a run
	footLeast = 26
)

// footAir is the share of the space to spare that stands above the legs of a run, at most.
const footAir = 0.6

// lowFoot returns the place, below the name and the figures of a low head, of what a player must not miss in large letters
// either: advice, the task, the bars. ok is false without room for it, and with letters that leave it a place of its own.
func (v *sight) lowFoot(f *ui.Frame, r render.Rect) (foot render.Rect, ok bool) {
	if !v.place.twoRows || f.TextSize <= largeText {
		return foot, false
	}
	name := max(f.Dip(footName), f.Fonts.Metrics(f.Face(render.Title, 16)).Line)
	foot = render.Rect{X: r.X, Y: r.Y + render.Floor(name) + f.ControlHeight(), W: r.W}
	foot.H = r.Y + r.H - f.Dip(footSpace) - foot.Y
	return foot, foot.H >= max(f.Dip(footLeast), f.Fonts.Metrics(tipFace(f)).Line)
}

// footText returns the words of the last row, "" if bars stand there.
func (v *sight) footText() string {
	p := v.scene
	if v.place.tip.H <= 0 {
		if text := v.told(); text != "" {
			return text
		}
	}
	if p.blind() {
		return v.words.mode.sense(p, v.words.sense)
	}
	if p.course.Run == nil {
		return v.words.mode.sense(p, p.course.Sense)
	}
	return ""
}

// layoutLowFoot lays out the last row: words, the legs of a run, the bars of a race, or the tiles that are home.
func (v *sight) layoutLowFoot(f *ui.Frame, r render.Rect) {
	if text := v.footText(); text != "" {
		v.layoutFootText(f, r, text)
		return
	}
	if v.scene.course.Run != nil {
		f.Add(ui.Control{ID: stripID, Role: ui.Status, Look: ui.Custom, Label: v.words.sense, Rect: r, Face: tipFace(f)})
		return
	}
	v.words.update(v.scene)
	if v.scene.racing() == nil {
		face := v.footFace(f, v.words.home.Text, r.W)
		if spare := r.H - f.Dip(homeBar+homeGap) - f.Fonts.Metrics(face).Line; spare > 0 {
			r.Y, r.H = r.Y+render.Floor(spare/2), r.H-spare
		}
		v.homeIn(f, r, face)
	} else if face := f.Face(render.Regular, 12/f.TextSize*1.2); 2*f.Fonts.Metrics(face).Line <= r.H {
		if large := tipFace(f); 2*f.Fonts.Metrics(large).Line <= r.H {
			face = large
		}
		v.homeIn(f, r, face)
	}
}

// footFace returns the face of a line of the last row, smaller if it is too long.
func (v *sight) footFace(f *ui.Frame, text string, width float32) render.FaceID {
	return f.Fitting(render.Regular, tipSize(f, 16), text, width)
}

// layoutFootText lays out words in as large letters as fit.
func (v *sight) layoutFootText(f *ui.Frame, r render.Rect, text string) {
	for size := tipSize(f, 16); size*f.TextSize >= coachLeast; size-- {
		face := f.Face(render.Regular, size)
		lines := f.Balance(text, face, r.W)
		high := f.Fonts.Metrics(face).Line * float32(len(lines))
		if high > r.H || f.LongestWord(text, face) > r.W {
			continue
		}
		r.Y, r.H = r.Y+render.Floor((r.H-high)/2), high
		c := f.Add(ui.Control{Role: ui.Text, Label: text, Face: face, Lines: lines, Align: render.Start, Rect: r})
		if text == v.told() || v.scene.trying() { // in the colour of what is to be read
			c.ID, c.Look = toldID, ui.Custom
		}
		return
	}
}

// paintFootStrip draws the legs of a run and, below them, how it stands: which leg it is stands above.
func (v *sight) paintFootStrip(l *render.List, f *ui.Frame, c *ui.Control) {
	strip, text := c.Rect, v.words.split
	face := v.footFace(f, text, strip.W)
	spare := max(0, strip.H-f.Dip(stripHigh)-f.Fonts.Metrics(face).Line)
	strip.Y, strip.H = strip.Y+render.Floor(min(f.Dip(footAbove), spare*footAir)), f.Dip(stripHigh)
	paintStrip(l, f, v.scene.course.Run, strip, v.homePart(homeCount(v.scene.Session())))
	words := c.Rect
	words.Y, words.H = strip.Y+strip.H, c.Rect.Y+c.Rect.H-strip.Y-strip.H
	v.paintSense(l, f, text, face, words, f.Near())
}
