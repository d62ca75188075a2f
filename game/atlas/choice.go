package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// layoutChoice lays out the part below the chart: the depth chosen and the play button, the progress of a search, or why
// there is neither. Its height is always the same once the space is counted.
func (b *boardPage) layoutChoice(f *ui.Frame, col *ui.Column) {
	col.Space(4)
	end := col.Y + b.choiceHeight(f, col.Area.W)
	switch {
	case b.survey.err != nil:
		col.Line(b.Stage.Lang.T("atlas.no_memory"), ui.Wrong, render.Regular, 16)
	case b.texts.progress != "":
		b.layoutProgress(f, col)
	default:
		b.layoutDepth(f, col)
		b.layoutPlay(col)
	}
	col.Y = max(col.Y, end)
}

// The measures of the depth chosen in dip: its letters, and the space between its words and the button that plays it.
const (
	depthSize  = 20
	depthBelow = 10
)

// choiceHeight returns the height that layoutChoice takes. While the space is counted, the chart has the room of the buttons.
func (b *boardPage) choiceHeight(f *ui.Frame, width float32) float32 {
	if b.survey.counting() {
		face := f.Face(render.Regular, 16)
		return progressHeight(f, len(b.progressLines(f, face, width)), face) + f.Dip(8)
	}
	return b.countedHeight(f, width)
}

// countedHeight is choiceHeight for a space that is counted.
func (b *boardPage) countedHeight(f *ui.Frame, width float32) float32 {
	return b.depthHeight(f, width) + f.Dip(depthBelow) + f.ControlHeight() + f.Dip(8)
}

// depthHeight returns the height of the words of the depth chosen, which are between its two buttons.
func (b *boardPage) depthHeight(f *ui.Frame, width float32) float32 {
	bold, share := f.Face(render.Title, depthSize), f.LineFace(b.texts.share, width-f.Dip(112))
	high := func(face render.FaceID, text string) float32 {
		return f.Fonts.Metrics(face).Line * float32(len(f.Wrap(text, face, width-f.Dip(112))))
	}
	return max(f.Dip(48), high(bold, b.texts.depth)+high(share, b.texts.share))
}

// layoutDepth lays out the depth chosen between the buttons that change it.
func (b *boardPage) layoutDepth(f *ui.Frame, col *ui.Column) {
	row := col.Take(b.depthHeight(f, col.Area.W))
	side, air := f.Dip(48), f.Dip(ui.GroundAir)
	fewer := render.Rect{X: row.X, Y: row.Y + render.Floor((row.H-side)/2), W: side, H: side}.Inset(-air) // their grounds end with the column
	more := fewer
	more.X = row.X + row.W - side - air
	if f.RTL { // the buttons keep the direction of the chart, which runs from left to right
		fewer, more = more, fewer
	}
	b.addStep(f, fewer, -1)
	b.addStep(f, more, 1)
	words := f.Column(render.Rect{X: row.X + side + f.Dip(8), Y: row.Y, W: row.W - 2*side - f.Dip(16)})
	words.Line(b.texts.depth, ui.Plain, render.Title, depthSize).Align = render.Middle
	face := f.LineFace(b.texts.share, words.Area.W)
	lines := f.Wrap(b.texts.share, face, words.Area.W)
	f.Add(ui.Control{Label: b.texts.share, Lines: lines, Look: ui.Small, Face: face, Align: render.Middle, Rect: words.Take(f.Fonts.Metrics(face).Line * float32(len(lines)))})
	col.Space(depthBelow)
}

// addStep adds the button that changes the depth by n, 1 or -1.
func (b *boardPage) addStep(f *ui.Frame, r render.Rect, n int) {
	c := ui.Control{ID: ui.ID{Name: depthID.Name, N: n}, Role: ui.Button, Look: ui.Quiet, Ground: true, Touch: true, Rect: r}
	if n < 0 {
		c.Icon, c.Label, c.Disabled = render.Minus, b.Stage.Lang.T("atlas.fewer"), b.depth <= 0
	} else {
		c.Icon, c.Label, c.Disabled = render.Plus, b.Stage.Lang.T("atlas.more"), b.depth >= b.survey.radius()
	}
	f.Add(c)
}

// layoutPlay lays out the button that plays a board of the depth chosen.
func (b *boardPage) layoutPlay(col *ui.Column) {
	c := col.Button(playID, b.Stage.Lang.T("atlas.play"), ui.Primary)
	c.Icon, c.Disabled, c.Value = render.Play, b.depth == 0, b.texts.depth
}

// layoutProgress lays out the progress bar of the search and, below it, what is searched for.
func (b *boardPage) layoutProgress(f *ui.Frame, col *ui.Column) {
	c := f.Add(ui.Control{ID: progressID, Role: ui.Status, Look: ui.Custom, Label: b.texts.progress, Range: ui.Range{At: b.progress()},
		Face: f.Face(render.Regular, 16)})
	c.Lines = b.progressLines(f, c.Face, col.Area.W)
	c.Rect = col.Take(progressHeight(f, len(c.Lines), c.Face))
}

// progressLines returns the words below the progress bar: short ones while figures tell what has been counted.
func (b *boardPage) progressLines(f *ui.Frame, face render.FaceID, width float32) []string {
	text := b.texts.progress
	if b.survey.counting() {
		text = b.Stage.Lang.T("atlas.counting")
	}
	return f.Wrap(text, face, width)
}

// progressHeight returns the height of the progress bar and some lines below it.
func progressHeight(f *ui.Frame, lines int, face render.FaceID) float32 {
	return f.Fonts.Metrics(face).Line*float32(lines) + f.Dip(24)
}

// paintProgress draws the progress bar and the words below it.
func paintProgress(l *render.List, f *ui.Frame, c *ui.Control) {
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y + f.Dip(4), W: c.Rect.W, H: f.Dip(8)}
	l.Box(bar, bar.H/2, render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	part := bar
	part.W = max(bar.H, bar.W*c.At)
	if f.RTL {
		part.X += bar.W - part.W
	}
	l.Fill(part, bar.H/2, f.Theme.Accent)
	line := f.Fonts.Metrics(c.Face).Line
	for i, text := range c.Lines {
		r := render.Rect{X: c.Rect.X, Y: bar.Y + bar.H + f.Dip(8) + line*float32(i), W: c.Rect.W, H: line}
		l.TextIn(f.Fonts, c.Face, text, r, f.Near(), render.Middle, f.Theme.Ink)
	}
}
