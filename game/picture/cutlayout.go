package picture

import (
	"wildfifteen/game/pictures"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the page in dip.
const (
	cutAir   = 16 // around the board's part, where the rest of the picture is seen
	cutMost  = 900
	cutLeast = 120
	dimmed   = 96 // of 255: how much is seen of what the board does not show
	noRoom   = 0.5

	cutFoot   = 16  // below the picture and the rest
	cutShrunk = 0.8 // the part of its height that the picture keeps to leave room for the rest

	cutRest    = 300  // the width of the controls beside the picture
	cutAside   = 0.66 // the largest part of the page's width that the picture has beside them
	cutAbreast = 0.55 // and the least
)

// Layout adds the picture, below or beside it the sliders, and at the foot the button that takes the part.
func (c *Cutter) Layout(f *ui.Frame) {
	col, done := c.open(f)
	t, pinned := c.Stage.Lang.T, done.ID == doneID
	if !pinned { // a low page begins with it, where it is in sight
		col.Button(doneID, t("picture.take"), ui.Primary)
		col.Space(12)
	}
	c.layoutRest(f, col)
	col.Note(c.about)
	c.End(f, col)
	if pinned {
		f.Add(done)
	}
}

// open lays out the picture and begins the column of the controls: beside the picture if there is room, else below it. It also returns the
// button at the foot of the page; the zero Control if the page has no room for one that does not scroll.
func (c *Cutter) open(f *ui.Frame) (col *ui.Column, done ui.Control) {
	title, take := c.Stage.Lang.T("picture.cut_title"), c.Stage.Lang.T("picture.take")
	if f.Wide() && f.Safe.W >= f.Grown(besideWidth) {
		area, column := c.Head(f, title, stage.GridWidth)
		w := render.Floor(max(cutAbreast*column.W, min(cutAside*column.W, column.W-f.Dip(besideGap)-f.Grown(cutRest))))
		c.place(f, render.Rect{X: column.X, Y: area.Y, W: w, H: area.H - f.Dip(16)})
		view, right := stage.Beside(f, area, column, w, besideGap)
		if area.H >= 5*f.ControlHeight() {
			done = f.Pinned(&view, right, doneID, take)
		}
		col = c.Scroll.Begin(f, view, right)
		col.Hang = f.Dip(8)
		return col, done
	}
	area, column := c.Head(f, title, stage.PageWidth)
	if f.Pins(area) {
		done = f.Pinned(&area, column, doneID, take)
	}
	air := 2 * f.Dip(cutAir)
	shape := (column.W-air)*float32(c.Size.H)/float32(c.Size.W) + air
	high := render.Floor(max(f.Dip(cutLeast), min(shape, area.H*0.5)))
	rest := f.Column(column).Measure(func(col *ui.Column) { c.layoutRest(f, col) })
	if room := area.H - f.Dip(cutFoot) - rest; room >= high*cutShrunk { // all of the rest is in sight then
		high = render.Floor(min(shape, room))
	}
	c.place(f, render.Rect{X: column.X, Y: area.Y, W: column.W, H: high})
	area.Y, area.H = area.Y+high+f.Dip(8), area.H-high-f.Dip(8)
	col = c.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	return col, done
}

// place puts the picture in an area that has the same place in every language.
func (c *Cutter) place(f *ui.Frame, area render.Rect) {
	w, h := float32(c.Size.W), float32(c.Size.H)
	in := area.Inset(f.Dip(cutAir))
	cell := render.Floor(min(in.W/w, in.H/h, f.Dip(cutMost)/max(w, h)))
	frame := render.Rect{W: cell * w, H: cell * h}
	frame.X, frame.Y = render.Floor(in.X+(in.W-frame.W)/2), render.Floor(in.Y+(in.H-frame.H)/2)
	f.Add(ui.Control{ID: viewID, Role: ui.Image, Look: ui.Custom, Label: c.told, Rect: area})
	c.frame, c.area = f.Fixed(frame), f.Fixed(area)
}

// layoutRest adds what stands below or beside the picture, but for the note and the button that ends the page.
func (c *Cutter) layoutRest(f *ui.Frame, col *ui.Column) {
	c.layoutSliders(f, col)
	col.Second(wholeID, c.Stage.Lang.T("picture.whole")).Icon = render.Again
}

func (c *Cutter) layoutSliders(f *ui.Frame, col *ui.Column) {
	t := c.Stage.Lang.T
	cut := c.Own.Cut
	col.Slider(zoomID, t("picture.zoom"), c.percent(&c.zoom, cut.Zoom), ui.Range{Lo: 1, Hi: pictures.MaxZoom, At: float32(cut.Zoom), Step: 0.25})
	x, y, _, _ := c.part()
	rx, ry := c.room()
	if c.mirrored = f.RTL; f.RTL { // the slider runs the other way, and the picture does not
		x = rx - x
	}
	across, down := t("picture.across"), t("picture.down")
	f, row := col.F, render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W}
	if !c.paired(f, row.W, across, down) {
		c.slider(col, acrossID, across, &c.across, x, rx)
		c.slider(col, downID, down, &c.down, y, ry)
		return
	}
	c.slider(f.Column(f.Split(row, 2, 0, pairGap)), acrossID, across, &c.across, x, rx)
	second := f.Column(f.Split(row, 2, 1, pairGap))
	c.slider(second, downID, down, &c.down, y, ry)
	col.Y = second.Y
}

// pairGap is the space between the two directions beside each other, and pairWords that between the words of one and its value, in dip.
const (
	pairGap   = 16
	pairWords = 6
)

// paired reports whether the two directions stand beside each other below the picture, which is larger then.
func (c *Cutter) paired(f *ui.Frame, width float32, words ...string) bool {
	if f.Wide() {
		return false
	}
	face := f.Face(render.Regular, 16)
	room := (width-f.Dip(pairGap))/2 - f.Dip(pairWords) - f.Fonts.Width(face, c.percent(&c.full, 1))
	for _, w := range words {
		if f.Fonts.Width(face, w) > room {
			return false
		}
	}
	return true
}

// percent returns the words for a part of a whole, kept in a caption.
func (c *Cutter) percent(text *ui.Caption, part float64) string {
	n := int(part*100 + 0.5)
	if text.Update(int64(n)) {
		text.Text = c.Stage.Lang.T("picture.percent", "n", n)
	}
	return text.Text
}

// slider adds the slider of a direction in which the part can move so far.
func (c *Cutter) slider(col *ui.Column, id ui.ID, label string, text *ui.Caption, at, room float64) {
	part := 0.5
	if room > noRoom {
		part = at / room
	}
	col.Slider(id, label, c.percent(text, part), ui.Range{Hi: 1, At: float32(part), Step: 0.05}).Disabled = room <= noRoom
}

// Paint draws the picture: the part of the board as it is, on its tiles, and dimly what is around it.
func (c *Cutter) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID != viewID || c.frame.Empty() {
		return
	}
	img := c.Own.Image
	w, h := img.Size()
	x, y, pw, _ := c.part()
	scale := c.frame.W / float32(pw) // pixels of the screen in one of the picture
	all := render.Rect{X: c.frame.X - float32(x)*scale, Y: c.frame.Y - float32(y)*scale, W: w * scale, H: h * scale}
	seen := all.Intersect(c.area)
	l.PushClip(c.area)
	was := l.SetAlpha(dimmed)
	l.Image(seen, 0, img, source(seen, all, scale), render.BoxStyle{})
	l.SetAlpha(was)
	c.paintTiles(l, all, scale)
	c.paintFrame(l, f)
	l.PopClip()
}

// source returns what of a picture is seen in r, if all of it stands at a place and is enlarged by a scale.
func source(r, all render.Rect, scale float32) render.Rect {
	return render.Rect{X: (r.X - all.X) / scale, Y: (r.Y - all.Y) / scale, W: r.W / scale, H: r.H / scale}
}
