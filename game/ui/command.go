package ui

import "wildfifteen/render"

// Command is one of several buttons in a row: its label and its icon.
type Command struct {
	ID       ID
	Label    string
	Icon     render.Icon
	Disabled bool
	Hue      float32 // the place of the colour of its icon in the ramp; 0: the icon has its ink
}

// Control returns the command as a button at r.
func (c Command) Control(r render.Rect) Control {
	return Control{ID: c.ID, Role: Button, Label: c.Label, Icon: c.Icon, Disabled: c.Disabled, Range: Range{At: c.Hue}, Rect: r}
}

// Command adds a command as a button as wide as the column, unless that is wide.
func (c *Column) Command(what Command, look Look) {
	b := c.Button(what.ID, what.Label, look)
	b.Icon, b.Disabled, b.At = what.Icon, what.Disabled, what.Hue
}

// Label sets the face of a button of a bar, a Stacked one that has so much room for its word: that of at most a size in dip in which all
// words of the bar have room but the longest, which alone may be smaller and has more of the width.
func (f *Frame) Label(c *Control, set []Command, size, room float32) {
	face := f.Face(render.Regular, size)
	var longest, second string
	for i := range set {
		switch l, w := set[i].Label, f.Fonts.Width(face, set[i].Label); {
		case w > f.Fonts.Width(face, longest):
			longest, second = l, longest
		case w > f.Fonts.Width(face, second):
			second = l
		}
	}
	c.Face = f.Fitting(render.Regular, size, second, room)
	c.Ends = f.Fonts.Metrics(c.Face).Line
	if c.Label == longest {
		c.Face = min(c.Face, f.Fitting(render.Regular, size, longest, min(room+f.Grown(4), c.Rect.W-f.Dip(2))))
	}
}

// commandGrown is how much larger the words of commands become in large letters where these would need several rows.
const commandGrown = 1.3

// CommandRows returns in how many rows Commands lays out commands in a width, and how many stand in a row.
func (f *Frame) CommandRows(width float32, set []Command) (perRow, rows int) {
	return f.commandRows(width, set, f.commandFace(width, set))
}

// commandLeast is the least size, in dip, of the words of commands that would need several rows otherwise.
const commandLeast = 14

// commandFace returns the face of the words of commands in a width.
func (f *Frame) commandFace(width float32, set []Command) render.FaceID {
	face := f.Face(render.Regular, 16)
	if f.TextSize < LargeText {
		for size := float32(16); size >= commandLeast; size-- {
			small := f.Face(render.Regular, size)
			if _, rows := f.commandRows(width, set, small); rows == 1 {
				return small
			}
		}
		return face
	}
	if perRow, rows := f.commandRows(width, set, face); rows > 1 && perRow > 1 {
		return f.Face(render.Regular, f.UpTo(render.Regular, 16, commandGrown))
	}
	return face
}

// commandRows returns in how many rows commands with words in a face stand in a width, and how many in a row.
func (f *Frame) commandRows(width float32, set []Command, face render.FaceID) (perRow, rows int) {
	var widest float32
	for i := range set {
		widest = max(widest, f.Fonts.Width(face, set[i].Label))
	}
	perRow = min(max(int(width/max(widest+f.Dip(6), f.Dip(52))), 1), len(set))
	rows = (len(set) + perRow - 1) / perRow
	return (len(set) + rows - 1) / rows, rows // rows of about the same length
}

// Of commands on grounds of their own, in dip: the room around the words in a ground, and the space between two commands, between whose
// grounds it is GroundAir wider on both sides.
const (
	groundWords = 10
	groundGap   = 4
	besideRoom  = 32 // around and between an icon and the words beside it
)

// groundFace returns the face of the words of commands on grounds so wide: face, or a smaller one if the widest would touch the edges.
func (f *Frame) groundFace(face render.FaceID, width float32, set []Command) render.FaceID {
	for i := range set {
		fits := f.FaceFitting(set[i].Label, width-2*f.Dip(groundWords))
		face = min(face, max(fits, f.Face(render.Regular, commandLeast)))
	}
	return face
}

// besideIcons reports whether commands on grounds so wide have room for their words beside their icons.
func (f *Frame) besideIcons(face render.FaceID, width float32, set []Command) bool {
	for i := range set {
		if f.Fonts.Width(face, set[i].Label)+f.IconSide()+f.Dip(besideRoom) > width {
			return false
		}
	}
	return true
}

// Commands lays out commands in as few rows as hold their words, about equally long; with one in a row their icons stand beside
// the words.
func (c *Column) Commands(set []Command) { c.commands(set, c.F.TextSize >= LargeText, len(set)) }

// Rows is Commands in rows of at most so many.
func (c *Column) Rows(set []Command, most int) { c.commands(set, c.F.TextSize >= LargeText, most) }

// Block is Commands in rows of at most so many, on grounds that fill a block.
func (c *Column) Block(set []Command, most int) { c.commands(set, true, most) }

// commands adds commands, at most so many in a row. If grounds is set, those in several rows stand on grounds of their own, which fill the
// last row, too.
func (c *Column) commands(set []Command, grounds bool, most int) {
	f := c.F
	face := f.commandFace(c.Area.W, set)
	perRow, _ := f.commandRows(c.Area.W, set, face)
	perRow = min(perRow, most)
	if perRow == 1 && len(set) > 1 {
		for i := range set {
			row := c.Open(set[i].ID, set[i].Label, "")
			row.Icon, row.Disabled, row.At = set[i].Icon, set[i].Disabled, set[i].Hue
		}
		c.Space(8)
		return
	}
	ground := grounds && perRow < len(set) // in several rows large words would float
	gap, area := float32(2), c.Area
	if ground { // which end with the column: the buttons reach a little beyond it
		gap = groundGap
		area = c.Area.Inset(-f.Dip(GroundAir))
		face = f.groundFace(face, f.Split(area, perRow, 0, gap).W, set)
	}
	look, height := Stacked, f.StackedHeight()
	if ground && f.besideIcons(face, f.Split(area, perRow, 0, gap).W, set) {
		look, height = Quiet, f.ControlHeight()+f.Dip(2*GroundAir)
	}
	for i := 0; i < len(set); i += perRow {
		part, n := set[i:min(i+perRow, len(set))], perRow
		if i > 0 && (ground || most < len(set)) {
			c.Space(groundGap)
		}
		if ground {
			n = len(part)
		}
		row := c.Take(height)
		row.X, row.W = area.X, area.W
		for j := range part {
			b := part[j].Control(f.Split(row, n, j, gap))
			b.Look, b.Face, b.Ground = look, face, ground
			f.Add(b)
		}
	}
	c.Space(8)
}
