package ui

import "wildfifteen/render"

// Column lays out controls one below the other.
type Column struct {
	F    *Frame
	Area render.Rect // its X and W are those of the controls; its height is not used
	Y    float32     // top of the next control
	Hang float32     // rows extend so far on both sides, to align their text with that of other controls

	grounds int // one more than the index of the last ground; 0: there is none
}

// Column returns a column with the horizontal extent of r that starts at its top.
func (f *Frame) Column(r render.Rect) *Column { return &Column{F: f, Area: r, Y: r.Y} }

// Space adds a gap of d dip.
func (c *Column) Space(d float32) { c.Y += c.F.Dip(d) }

// Measure returns the height of what add puts into the column, and adds nothing. A function literal for add is inlined: a method
// value would be allocated in each frame.
func (c *Column) Measure(add func(col *Column)) float32 {
	try, n := *c, len(c.F.Controls)
	add(&try)
	c.F.Controls = c.F.Controls[:n]
	return try.Y - c.Y
}

// Take reserves the next h pixels of the column and returns their rectangle.
func (c *Column) Take(h float32) render.Rect {
	r := render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W, H: h}
	c.Y += h
	return r
}

// spreadAir is the least distance between two controls for Spread to add to it, in dip.
const spreadAir = 4

// Spread moves the controls from a place in the list down so that they take some more height: the same is added to each distance from
// one to the next below it, and half of that above the first.
func (f *Frame) Spread(from int, more float32) {
	all, parts, foot := f.Controls[from:], float32(1), float32(0)
	below := func(i int) bool { return i > 0 && all[i].Rect.Y >= foot+f.Dip(spreadAir) }
	for i := range all {
		if below(i) {
			parts++
		}
		foot = max(foot, all[i].Rect.Y+all[i].Rect.H)
	}
	down := more / parts / 2
	foot = 0
	for i := range all {
		if below(i) {
			down += more / parts
		}
		foot = max(foot, all[i].Rect.Y+all[i].Rect.H)
		all[i].Rect.Y += render.Floor(down)
	}
}

// Split divides r into n equal parts side by side, gap dip apart, and returns the i-th.
func (f *Frame) Split(r render.Rect, n, i int, gap float32) render.Rect {
	g := f.Dip(gap)
	w := (r.W - g*float32(n-1)) / float32(n)
	x0 := render.Floor(r.X + (w+g)*float32(i) + 0.5)
	x1 := render.Floor(r.X + (w+g)*float32(i) + w + 0.5)
	return render.Rect{X: x0, Y: r.Y, W: x1 - x0, H: r.H}
}

// Heading adds the heading of a part of a scene.
func (c *Column) Heading(text string) {
	c.Space(16)
	c.heading(text)
}

// heading adds a heading without the space above it.
func (c *Column) heading(text string) {
	c.words(text, Heading, Plain, render.Title, 20)
	c.Space(8)
}

// The measures of the icon beside a heading in dip: of its ground, around it, and after that.
const (
	badgeSide = 32
	badgePad  = 6
	badgeGap  = 12
)

// Badge adds the heading of a part of a scene with an icon on a ground in a colour of the ramp, 0..1.
func (c *Column) Badge(text string, icon render.Icon, at float32) {
	f := c.F
	side, gap := f.Dip(badgeSide), f.Dip(badgeGap)
	c.Space(8)
	words := *c
	words.Area.X, words.Area.W = c.Area.X+side+gap, c.Area.W-side-gap
	words.words(text, Heading, Plain, render.Title, 20)
	h := max(side, words.Y-c.Y)
	head := &f.Controls[len(f.Controls)-1]
	head.Rect.Y += render.Floor((h - head.Rect.H) / 2)
	r := c.Take(h)
	head.Unit = r.Y + r.H - head.Rect.Y // icon and words are shown together
	f.Add(Control{Look: Badge, Icon: icon, Range: Range{At: at}, Rect: render.Rect{X: r.X, Y: r.Y + render.Floor((h-side)/2), W: side, H: side}, Unit: h + f.Dip(foldAir)})
	c.Space(8)
}

// Ramped returns the ground of an icon in a colour of the ramp, 0..1, and the ink on it.
func Ramped(f *Frame, at float32) (render.BoxStyle, render.Color) {
	if f.Theme.Contrast || f.Theme.Inked {
		return render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: painter{f}.hair()}, f.Theme.Ink
	}
	return render.BoxStyle{Fill: f.Theme.OnPaper(float64(at))}, f.Theme.Number
}

// badge paints the icon beside a heading.
func (p painter) badge(l *render.List, c *Control) {
	style, ink := Ramped(p.Frame, c.At)
	l.Box(c.Rect, p.Dip(8), style)
	p.icon(l, c, c.Rect.Inset(p.Dip(badgePad)), ink)
}

// Para adds a paragraph.
func (c *Column) Para(text string) {
	c.words(text, Text, Plain, render.Regular, 16)
	c.Space(8)
}

// Long is Para for texts of a page or more.
func (c *Column) Long(text string) {
	c.words(text, Text, Plain, render.Regular, c.F.LongSize())
	c.Space(8)
}

// Small adds a paragraph of secondary text.
func (c *Column) Small(text string) {
	c.words(text, Text, Small, render.Regular, 16)
	c.Space(8)
}

// introGrown is how much larger an introduction becomes in large letters.
const introGrown = 1.4

// Intro is Small for the words at the head of a page, which grow less with the text size: what they are about is to be in sight. It returns
// the words, good until the next Add.
func (c *Column) Intro(text string) *Control {
	words := c.words(text, Text, Small, render.Regular, c.F.UpTo(render.Regular, 16, introGrown))
	c.Space(8)
	return words
}

// Line adds a short text in a given look and size, balanced if it needs several lines (see Frame.Balance).
func (c *Column) Line(text string, look Look, w render.Weight, dip float32) *Control {
	b := c.words(text, Text, look, w, dip)
	b.Lines = c.F.Balance(text, b.Face, c.Area.W)
	return b
}

func (c *Column) words(text string, role Role, look Look, w render.Weight, dip float32) *Control {
	face := c.F.Face(w, dip)
	for size := dip - 1; size >= 12 && c.F.TextSize > 1 && c.F.LongestWord(text, face) > c.Area.W; size-- {
		face = c.F.Face(w, size)
	}
	lines := c.F.Wrap(text, face, c.Area.W)
	r := c.Take(c.F.LinesHeight(face, len(lines)))
	return c.F.Add(Control{Role: role, Look: look, Label: text, Rect: r, Lines: lines, Face: face})
}

// label adds the words above a choice, in large letters in one line if smaller ones have the room.
func (c *Column) label(text string) {
	face := c.F.LineFace(text, c.Area.W)
	lines := c.F.Wrap(text, face, c.Area.W)
	c.F.Add(Control{Role: Text, Label: text, Rect: c.Take(c.F.Fonts.Metrics(face).Line * float32(len(lines))), Lines: lines, Face: face})
}

// The width from which a column's buttons are narrower than the column, and their width then, in dip.
const (
	wideColumn = 600
	buttonMost = 360
)

// Button adds a button as wide as the column, unless that is wide.
func (c *Column) Button(id ID, label string, look Look) *Control {
	w := c.Area.W
	if w > c.F.Grown(wideColumn) {
		w = c.F.Grown(buttonMost)
	}
	b := c.F.Add(Control{ID: id, Role: Button, Look: look, Label: label, Rect: c.Take(c.F.ButtonHeight(label, look, w)), Align: render.Middle})
	b.Rect.W = w
	c.Space(8)
	return b
}

// Second is Button for what is not the first thing to do: on a quiet ground.
func (c *Column) Second(id ID, label string) *Control {
	b := c.Button(id, label, Plain)
	b.Ground = true
	return b
}

// ButtonHeight returns the height of a button in a column, with or without an icon.
func (f *Frame) ButtonHeight(label string, look Look, width float32) (h float32) {
	b := Control{Role: Button, Look: look, Label: label, Rect: render.Rect{W: width}}
	h = f.ControlHeight()
	for _, icon := range [...]render.Icon{render.Play, render.NoIcon} { // the caller may set an icon
		b.Icon = icon
		lines, face := f.LabelLines(&b)
		h = max(h, f.Fonts.Metrics(face).Line*float32(len(lines))+f.Dip(16))
	}
	return h
}

// Switch adds a row with a label and an on-off switch.
func (c *Column) Switch(id ID, label string, on bool) *Control {
	return c.F.Add(Control{ID: id, Role: Switch, Look: Row, Label: label, Rect: c.rowFor(label, c.F.switchEnd()-2*c.Hang), On: on})
}

// Open adds a row that works as a button: a label and a value.
func (c *Column) Open(id ID, label, value string) *Control {
	return c.open(id, label, value, c.F.IconSide()) // the caller may set an icon
}

// open is Open with so much room before the label.
func (c *Column) open(id ID, label, value string, icon float32) *Control {
	f := c.F
	r := c.rowFor(label, f.Dip(40)+icon)
	if face := f.Face(render.Regular, 16); f.valueBelow(label, value, r.W-icon) {
		h := f.Fonts.Metrics(face).Line*float32(1+len(f.Wrap(label, face, r.W-f.Dip(32)-icon))) + f.Dip(16)
		c.Y += h - r.H
		r.H = h
	}
	return f.Add(Control{ID: id, Role: Button, Look: Row, Label: label, Value: value, Rect: r})
}

// Lead is Open for a row whose value is chosen on another page, as an arrow at its end says. It has an icon or a value, not both.
func (c *Column) Lead(id ID, label, value string) *Control {
	side, icon := c.F.IconSide(), float32(0)
	if value == "" {
		icon = side
	}
	c.Area.W -= side
	row := c.open(id, label, value, icon)
	c.Area.W += side
	row.Rect.W += side
	row.Leads = true
	return row
}

// valueBelow reports whether the value of a row, so wide without its icon, stands below its label, because a word of the label is too long
// to stand beside it or, in large letters, the label would need more lines there.
func (f *Frame) valueBelow(label, value string, width float32) bool {
	if value == "" {
		return false
	}
	face := f.Face(render.Regular, 16)
	beside := min(f.Fonts.Width(face, value)+f.Dip(24), width*0.5)
	alone := width - f.Dip(32)
	if f.TextSize >= LargeText && len(f.Wrap(label, face, alone-beside)) > len(f.Wrap(label, face, alone)) {
		return true
	}
	return f.LongestWord(label, face) > alone-beside
}

// rowFor reserves a row high enough for its label, beside something of width end at the row's end.
func (c *Column) rowFor(label string, end float32) render.Rect {
	return c.hang(c.Take(c.F.rowHeight(label, c.Area.W-end)))
}

// rowHeight returns the height of a row whose label has a width.
func (f *Frame) rowHeight(label string, width float32) float32 {
	face := f.Face(render.Regular, 16)
	n := len(f.Wrap(label, face, max(width, f.Dip(80))))
	return max(f.ControlHeight(), f.Fonts.Metrics(face).Line*float32(n)+f.Dip(16))
}

// SwitchHeight returns the height that Switch takes in a column of a width.
func (f *Frame) SwitchHeight(label string, width float32) float32 {
	return f.rowHeight(label, width-f.switchEnd())
}

// hang extends a row by c.Hang on both sides.
func (c *Column) hang(r render.Rect) render.Rect {
	return render.Rect{X: r.X - c.Hang, Y: r.Y, W: r.W + 2*c.Hang, H: r.H}
}

// Slider adds a label and a value, and below them a slider.
func (c *Column) Slider(id ID, label, value string, r Range) *Control {
	face := c.F.Face(render.Regular, 16)
	h := c.F.Fonts.Metrics(face).Line + c.F.Dip(48)
	return c.F.Add(Control{ID: id, Role: Slider, Label: label, Value: value, Rect: c.Take(h), Range: r, Face: face})
}

// FilterSide returns the width that labels have beside their choices in a column, with the gap after them; 0 if the options of one have no
// room there.
func (c *Column) FilterSide(labels []string, options [][]string) (side float32) {
	if c.F.TextSize >= LargeText {
		return 0
	}
	face := c.F.Face(render.Regular, 16)
	for _, label := range labels {
		side = max(side, c.F.Fonts.Width(face, label)+c.F.Dip(filterGap))
	}
	side = render.Floor(side)
	rest := Column{F: c.F, Area: render.Rect{W: c.Area.W - side}}
	for _, o := range options {
		if !rest.ChoiceFits(o) {
			return 0
		}
	}
	return side
}

// filterGap is the gap between a label and the choice beside it in dip.
const filterGap = 16

// Filter is Choice with its label beside it, in a width from FilterSide; if that is 0, above it.
func (c *Column) Filter(name, label string, options []string, on int, side float32) {
	if side == 0 {
		c.Choice(name, label, options, on)
		return
	}
	bar := *c
	bar.Area.X, bar.Area.W = c.Area.X+side, c.Area.W-side
	face := c.F.Face(render.Regular, 16)
	line := c.F.Fonts.Metrics(face).Line
	c.F.Add(Control{Role: Text, Look: Small, Label: label, Lines: c.F.Wrap(label, face, side), Face: face,
		Rect: render.Rect{X: c.Area.X, Y: c.Y + render.Floor((c.F.ControlHeight()-line)/2), W: side, H: line}})
	if !bar.evenChips(name, label, options, on) {
		bar.chips(name, label, options, on)
	}
	c.Y = bar.Y
}

// Choice adds a label and below it a group of radio chips, joined to a tray; on is the index of the chosen option. The chips are
// equal cells of one row or, if that is too short for their words, of several. Only a row that has room for all words but not for
// equal chips has chips as long as their words need.
// The IDs of the chips have the name and N = 0, 1, ...
func (c *Column) Choice(name, label string, options []string, on int) {
	if label != "" {
		first := len(c.F.Controls)
		c.label(label)
		c.Space(4)
		foot := c.Y + c.F.ControlHeight() - c.F.Dip(foldAir) // a label is not seen above the fold without its first row
		for i := first; i < len(c.F.Controls); i++ {
			l := &c.F.Controls[i]
			l.Unit = foot - l.Rect.Y
		}
	}
	c.chips(name, label, options, on)
}

// Note adds a sentence of secondary text at the end of a column; nothing for "".
func (c *Column) Note(text string) {
	if text != "" {
		c.Space(8)
		c.Small(text)
	}
}

// NoteHeight returns the height that Note takes in a column of a width.
func (f *Frame) NoteHeight(text string, width float32) float32 {
	if text == "" {
		return 0
	}
	face := f.Face(render.Regular, 16)
	return f.Fonts.Metrics(face).Line*float32(len(f.Wrap(text, face, width))) + f.Dip(16)
}
