package ui

import "wildfifteen/render"

// barMost is the width up to which a bar of chips fills its column, in dip: as wide as a column of text is at most.
const barMost = 720

// ChipRoom is the width of a chip, in dip, that its word leaves: the word keeps chipPad off each end of the pill of the chosen one, which
// stands chipRing inside of the chip.
const (
	chipPad   = 7
	ChipRoom  = 2 * (chipPad + chipRing)
	chipLeast = 56 // the least width of a chip

	chipsFew     = 5  // so many chips have smaller words rather than several rows
	chipSmallest = 9  // the least size of these words in dip
	chipFolded   = 13 // the size of words in two lines at most
	chipReadable = 14 // and the least that the player's text size makes of it
)

// chipSize returns the size of the words of chips: smaller than usual where that keeps few chips in a row.
func (c *Column) chipSize(options []string) float32 {
	const usual = 16
	if len(options) > chipsFew {
		return usual
	}
	for size := float32(usual); size >= chipSmallest && size*max(1, c.F.TextSize) >= chipReadable; size -= 0.5 {
		var buf [chipsFew]float32
		if _, _, sum := c.chipWidths(buf[:0], options, size, false); sum <= c.Area.W+0.5 {
			return size
		}
	}
	return usual
}

// foldedSize returns the size of the words of few chips in large letters, in two lines where one is too long, with which they stand in a
// row; 0 if that is no larger than a size.
func (c *Column) foldedSize(options []string, than float32) float32 {
	if c.F.TextSize < LargeText || len(options) > chipsFew {
		return 0
	}
	var buf [chipsFew]float32
	if _, _, sum := c.chipWidths(buf[:0], options, than, false); sum > c.Area.W+0.5 { // several rows
		than = chipSmallest
	}
	for size := float32(chipFolded); size > than; size -= 0.5 {
		if _, _, sum := c.chipWidths(buf[:0], options, size, true); sum <= c.Area.W+0.5 {
			return size
		}
	}
	return 0
}

// foldedWidth returns the width that a text needs in at most two lines.
func (f *Frame) foldedWidth(text string, face render.FaceID) float32 {
	least := f.Fonts.Width(face, text)
	for i, r := range text {
		if r == ' ' {
			least = min(least, max(f.Fonts.Width(face, text[:i]), f.Fonts.Width(face, text[i+1:])))
		}
	}
	return least
}

// chipWidths appends the widths of chips with the room around their words, which are in up to two lines if two is set, and returns the
// largest and the sum of them.
func (c *Column) chipWidths(widths []float32, options []string, size float32, two bool) (all []float32, widest, sum float32) {
	face := c.F.Face(render.Regular, size)
	for _, o := range options {
		word := c.F.Fonts.Width(face, o)
		if two {
			word = c.F.foldedWidth(o, face) + 1
		}
		w := render.Floor(min(max(word+c.F.Dip(ChipRoom), c.F.Dip(chipLeast)), c.Area.W))
		widths, widest, sum = append(widths, w), max(widest, w), sum+w
	}
	return widths, widest, sum
}

// ChoiceFits reports whether Choice has all options in one bar, in letters hardly smaller than usual.
func (c *Column) ChoiceFits(options []string) bool {
	var buf [32]float32
	size := max(c.chipSize(options), chipReadable)
	_, _, sum := c.chipWidths(buf[:0], options, size, false)
	return sum <= c.Area.W+0.5
}

// ChoiceWidth returns the width of a choice at the end of something, as of a title: in one row, with some air around its words.
func (f *Frame) ChoiceWidth(options []string) float32 {
	face, gap := f.Face(render.Regular, 16), f.Dip(8)
	sum := -gap
	for _, o := range options {
		sum += gap + render.Floor(max(f.Fonts.Width(face, o)+f.Dip(32), f.Dip(chipLeast)))
	}
	return sum + 1
}

// chipsInRow returns how many of n chips stand in a row that has room for so many: as many in each row, if they can. Three are never
// two and one.
func chipsInRow(n, room int) int {
	perRow := max(1, min(n, room))
	rows := (n + perRow - 1) / perRow
	perRow = (n + rows - 1) / rows
	if n == 3 && perRow == 2 {
		return 1
	}
	return perRow
}

// chips adds the chips of a choice with a label.
func (c *Column) chips(name, label string, options []string, on int) {
	height, n := c.F.ControlHeight(), len(options)
	var buf [32]float32 // enough for the languages
	size, two := c.chipSize(options), false
	if larger := c.foldedSize(options, size); larger > 0 {
		size, two = larger, true
	}
	widths, widest, sum := c.chipWidths(buf[:0], options, size, two)
	perRow := chipsInRow(n, int((c.Area.W+0.5)/max(1, widest)))
	length := min(c.Area.W, max(c.F.Grown(barMost), widest*float32(perRow)))
	uneven := perRow < n && sum <= c.Area.W+0.5
	if uneven {
		perRow, length = n, min(c.Area.W, max(c.F.Grown(barMost), sum))
	}
	rows := (n + perRow - 1) / perRow
	cell := func(row render.Rect, i int) render.Rect { return c.F.Split(row, perRow, i, 0) }
	if uneven {
		x, more := c.Area.X, (length-sum)/float32(n)
		cell = func(row render.Rect, i int) render.Rect {
			from := x
			x = render.Floor(x + widths[i] + more)
			if i == n-1 {
				x = row.X + row.W
			}
			return render.Rect{X: from, Y: row.Y, W: x - from, H: row.H}
		}
	}
	for i := range options {
		row, at := i/perRow, i%perRow
		bar := render.Rect{X: c.Area.X, Y: c.Y + height*float32(row), W: render.Floor(length), H: height}
		r := cell(bar, at)
		chip := Control{ID: ID{name, i}, Role: Radio, Look: Chip, Label: options[i], Asked: label, On: i == on, Align: render.Middle,
			Face: c.F.Face(render.Regular, size), Joint: JointOf(at, min(perRow, n-row*perRow)) | rowJoint(row, rows), Rect: r}
		if room := r.W - c.F.Dip(ChipRoom); two && c.F.Fonts.Width(chip.Face, options[i]) > room {
			chip.Lines = c.F.Balance(options[i], chip.Face, room)
		} else {
			chip.Face = min(chip.Face, c.F.FaceFitting(options[i], c.Area.W-c.F.Dip(ChipRoom)))
		}
		if i == n-1 { // the tray goes on to the end of the last row
			chip.Ends = bar.X + bar.W - r.X - r.W
		}
		c.F.Add(chip)
	}
	c.Y += height * float32(rows)
	c.Space(12)
}

// The least room, in dip, around the word of one of several equal chips, and the least size of the words for which the chips are equal.
const (
	evenRoom  = 12
	evenLeast = 14
)

// evenChips adds chips as wide as the column in equal cells, so that the choices of a page stand on one grid. ok is false, and nothing is
// added, if the words are too long for that.
func (c *Column) evenChips(name, label string, options []string, on int) (ok bool) {
	f, n := c.F, len(options)
	bar := render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W, H: f.ControlHeight()}
	if bar.W > f.Grown(barMost) {
		return false
	}
	size, room := float32(16), f.Split(bar, n, 0, 0).W-f.Dip(evenRoom)
	for _, text := range options {
		for f.Fonts.Width(f.Face(render.Regular, size), text) > room {
			if size--; size < evenLeast {
				return false
			}
		}
	}
	face := f.Face(render.Regular, size)
	for i, text := range options {
		f.Add(Control{ID: ID{name, i}, Role: Radio, Look: Chip, Label: text, Asked: label, On: i == on, Align: render.Middle, Face: face,
			Joint: JointOf(i, n), Rect: f.Split(bar, n, i, 0)})
	}
	c.Y += bar.H
	c.Space(12)
	return true
}

// The shape of chips in dip: how far a tray of several is lower than its controls, and the distance of the chosen one from it. One that is
// alone fills its tray, and that its control.
const (
	chipLow  = 4
	chipRing = 4

	chipLeading = 0.85 // of the height of a line that two lines of a chip are apart
)

// chip draws a chip: a part of a tray in which the chosen one is raised.
func (f painter) chip(l *render.List, c *Control) {
	r := f.trayPart(c)
	radius := f.Radius()
	tray := r
	tray.W += c.Ends
	if f.RTL {
		tray.X -= c.Ends
	}
	f.tray(l, c, tray, radius)
	ring := f.Dip(chipRing)
	if alone(c) {
		ring = 0
	}
	in := r.Inset(ring)
	inner, ink := radius-ring, f.ink(c)
	switch {
	case c.On:
		ink = f.Theme.OnAccent
		l.Fill(in, inner, f.Theme.Accent)
	case c.Pressed:
		l.Fill(in, inner, f.Theme.Groove)
	}
	f.shade(l, c, in, inner)
	if c.Icon != render.NoIcon {
		side, at := f.Dip(24), in.Centre()
		f.icon(l, c, render.Rect{X: render.Floor(at.X - side/2), Y: render.Floor(at.Y - side/2), W: side, H: side}, ink)
	} else {
		f.chipWords(l, c, r, ink)
	}
	if c.Focused && f.ShowRing { // which lies within the tray
		Ring(l, f.Frame, r.Inset(f.Dip(chipRing)), radius-f.Dip(chipRing))
	}
}

// chipWords draws the words of a chip: two lines stand close.
func (f painter) chipWords(l *render.List, c *Control, r render.Rect, ink render.Color) {
	if len(c.Lines) < 2 {
		l.TextIn(f.Fonts, c.Face, c.Label, r.Inset(f.Dip(2)), render.Middle, render.Middle, ink)
		return
	}
	line := render.Floor(f.Fonts.Metrics(c.Face).Line * chipLeading)
	r.Y += render.Floor((r.H - line*float32(len(c.Lines))) / 2)
	r.H = line
	for _, text := range c.Lines {
		l.TextIn(f.Fonts, c.Face, text, r, render.Middle, render.Middle, ink)
		r.Y += line
	}
}

// alone reports whether a chip is alone in its tray, which then looks like a button.
func alone(c *Control) bool { return c.Joint == 0 && c.Ends == 0 }

// trayPart returns a chip's part of its tray.
func (f painter) trayPart(c *Control) render.Rect {
	r := c.Rect
	if alone(c) || f.TextSize >= LargeText { // in large letters it is as high as the buttons beside it
		return r
	}
	if c.Joint&Above == 0 {
		r.Y += f.Dip(chipLow)
		r.H -= f.Dip(chipLow)
	}
	if c.Joint&Below == 0 {
		r.H -= f.Dip(chipLow)
	}
	return r
}

// tray draws the part r of a tray: straight where another part touches it, round at the tray's corners.
func (f painter) tray(l *render.List, c *Control, r render.Rect, radius float32) {
	l.PushClip(r)
	defer l.PopClip()
	before, after := Before, After
	if f.RTL {
		before, after = after, before
	}
	if c.Joint&before != 0 {
		r.X -= radius
		r.W += radius
	}
	if c.Joint&after != 0 {
		r.W += radius
	}
	if c.Joint&Above != 0 {
		r.Y -= radius
		r.H += radius
	}
	if c.Joint&Below != 0 {
		r.H += radius
	}
	style := render.BoxStyle{Fill: f.Theme.Tray}
	if f.Theme.Contrast {
		style = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.hair()}
	}
	l.Box(r, radius, style)
}
