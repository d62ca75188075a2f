package ui

import "wildfifteen/render"

// The measures of an entry in dip.
const (
	entryGap   = 16
	entryLeast = 150 // the least width of words beside a picture
	entryLarge = 260 // the same of large letters, which are ragged in a narrow column
	entryDown  = 2   // from the top of the words to that of the picture
)

// How much larger the name and the words of an entry become in large letters: several entries are to be in sight, and names lead.
const (
	entryNamed = 1.6
	entryGrown = 1.4
)

// Entry adds a picture of some side in dip, which the scene paints, with a name and what it is beside it. Where the words are too
// narrow for that, only the name stands beside the picture, in its middle. It returns the picture, good until the next Add.
func (c *Column) Entry(id ID, side float32, name, text string) *Control {
	f, whole, high := c.F, c.Area, c.F.Dip(side)
	gap, down := f.Dip(entryGap), f.Dip(entryDown)
	top := c.Y
	at := len(f.Controls)
	f.Add(Control{ID: id, Look: Custom, Rect: render.Rect{X: whole.X, Y: top + down, W: high, H: high}})
	named, small := f.UpTo(render.Bold, 16, entryNamed), f.UpTo(render.Regular, 16, entryGrown)
	least := f.Grown(entryLeast)
	if f.TextSize >= LargeText {
		least = f.Dip(entryLarge)
	}
	beside := whole.W-high-gap >= least
	c.Area.X, c.Area.W = whole.X+high+gap, whole.W-high-gap
	if !beside {
		line := c.Measure(func(c *Column) { c.Line(name, Plain, render.Bold, named) })
		c.Y += max(0, render.Floor((high+down-line)/2))
	}
	c.Line(name, Plain, render.Bold, named)
	if !beside {
		c.Y = max(c.Y, top+high+down+f.Dip(8))
		c.Area = whole
	}
	c.words(text, Text, Plain, render.Regular, small)
	c.Area = whole
	if beside {
		c.Y = max(c.Y, top+high+down)
	}
	for i := at + 1; i < len(f.Controls); i++ { // the words are shown with the picture
		words := &f.Controls[i]
		words.Unit = max(0, top+high+down-words.Rect.Y)
	}
	return &f.Controls[at]
}
