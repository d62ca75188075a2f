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

// chipWidths appends the widths of chips with the room around their words, which may be in two lines, and returns the largest and the sum of them.
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
