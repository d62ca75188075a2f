package ui

import (
	"cmp"
	"strings"

	"wildfifteen/render"
)

// Caps adds a row with a label and key caps, which stand at the row's end; those that do not fit there stand below the others.
// With a zero id the row is a text, with any other a button.
func (c *Column) Caps(id ID, label string, keys []string) *Control {
	role := Button
	if id == (ID{}) {
		role = Text
	}
	b := c.F.Add(Control{ID: id, Role: role, Look: Keys, Label: label, Lines: keys,
		Rect: c.hang(render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W})})
	b.Rect.H = max(c.F.ControlHeight(), c.F.capsHeight()*float32(c.F.capRows(b))+c.F.Dip(12))
	c.Y += b.Rect.H
	return b
}

// BigCaps adds key caps with words of a size in dip, or a smaller one if they have no room, side by side in the middle of the column. It
// returns them, good until the next Add.
func (c *Column) BigCaps(keys []string, size float32) *Control {
	face := c.F.bigCapFace(size)
	for size--; size >= 16 && c.F.bigCapsWidth(face, keys) > c.Area.W; size-- {
		face = c.F.bigCapFace(size)
	}
	return c.F.Add(Control{Role: Text, Look: Keys, Align: render.Middle, Label: keys[0], Lines: keys, Face: face, Rect: c.Take(c.F.bigCapHeight(face))})
}

// Of large caps: how much larger their words become in large letters, and the space around these in dip.
const (
	bigCapGrown = 1.3
	bigCapAir   = 10
)

func (f *Frame) bigCapFace(dip float32) render.FaceID {
	return f.Face(render.Title, f.UpTo(render.Title, dip, bigCapGrown))
}

func (f *Frame) bigCapHeight(face render.FaceID) float32 {
	return render.Floor(f.Fonts.Metrics(face).Line + f.Dip(2*bigCapAir))
}

func (f *Frame) bigCapWidth(face render.FaceID, key string) float32 {
	return render.Floor(max(f.bigCapHeight(face), f.Fonts.Width(face, key)+f.Dip(4*bigCapAir)))
}

// bigCapsWidth returns the width of caps side by side.
func (f *Frame) bigCapsWidth(face render.FaceID, keys []string) float32 {
	w := -f.Dip(capGap)
	for _, key := range keys {
		w += f.bigCapWidth(face, key) + f.Dip(capGap)
	}
	return w
}

// bigCaps draws caps in the middle of their row.
func (f painter) bigCaps(l *render.List, c *Control) {
	x := c.Rect.X + (c.Rect.W-f.bigCapsWidth(c.Face, c.Lines))/2
	for _, key := range c.Lines {
		w := f.bigCapWidth(c.Face, key)
		f.cap(l, c, key, render.Rect{X: x, Y: c.Rect.Y, W: w, H: c.Rect.H})
		x += w + f.Dip(capGap)
	}
}

// capsHeight returns the height of a row of caps with the space around it.
func (f *Frame) capsHeight() float32 {
	return f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(14)
}

// capWidth returns the width of a cap.
func (f *Frame) capWidth(key string) float32 {
	words, arrow := capParts(key)
	wide := f.Fonts.Width(f.Face(render.Regular, 16), words) + f.Dip(16)
	if arrow != render.NoIcon {
		wide += f.Grown(capArrow)
	}
	return max(wide, f.capsHeight()-f.Dip(2))
}

// The space between two caps, and at both ends of their row, in dip.
const (
	capGap = 6
	capPad = 8
)

// capRow returns how many caps stand side by side in a room, and how wide they are together.
func (f *Frame) capRow(keys []string, room float32) (n int, width float32) {
	for _, key := range keys {
		w := width + f.capWidth(key)
		if n > 0 {
			w += f.Dip(capGap)
		}
		if w > room {
			break
		}
		n, width = n+1, w
	}
	return n, width
}

// capRooms returns the room for caps beside the label of a row, and below it.
func (f *Frame) capRooms(c *Control) (beside, below float32) {
	below = c.Rect.W - 2*f.Dip(capPad)
	return below - f.Fonts.Width(f.Face(render.Regular, 16), c.Label) - f.Dip(16), below
}

// capRows returns the number of rows of a control's caps, of which the first is beside the label.
func (f *Frame) capRows(c *Control) (rows int) {
	beside, below := f.capRooms(c)
	i, _ := f.capRow(c.Lines, beside)
	for rows = 1; i < len(c.Lines); rows++ {
		n, _ := f.capRow(c.Lines[i:], below)
		i += max(n, 1)
	}
	return rows
}

// caps draws a label with caps.
func (f painter) caps(l *render.List, c *Control) {
	if c.Align == render.Middle {
		f.bigCaps(l, c)
		return
	}
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	pad, gap, height := f.Dip(capPad), f.Dip(capGap), f.capsHeight()
	y := c.Rect.Y + render.Floor((c.Rect.H-height*float32(f.capRows(c)))/2)
	words := render.Rect{X: c.Rect.X + pad, Y: y, W: c.Rect.W - 2*pad, H: height}
	l.TextIn(f.Fonts, f.Face(render.Regular, 16), c.Label, words, f.Near(), render.Middle, f.Theme.Ink)
	room, below := f.capRooms(c)
	n, width := f.capRow(c.Lines, room)
	f.leader(l, c, words, width)
	for i := 0; ; { // a row of caps, which ends where the control does
		x := c.Rect.X + c.Rect.W - pad - width
		for _, key := range c.Lines[i : i+n] {
			w := f.capWidth(key)
			f.cap(l, c, key, render.Rect{X: x, Y: y + f.Dip(4), W: w, H: height - f.Dip(8)})
			x += w + gap
		}
		if i += n; i >= len(c.Lines) {
			break
		}
		if n, width = f.capRow(c.Lines[i:], below); n == 0 { // a cap wider than the row
			n, width = 1, below
		}
		y += height
	}
	f.ring(l, c, f.Radius())
}

// leader draws a thin line from the label of a row to its caps, which are so wide together and may stand far from it.
func (f painter) leader(l *render.List, c *Control, words render.Rect, caps float32) {
	gap, hair := f.Dip(12), max(1, f.Dip(1))
	from, to := words.X+f.Fonts.Width(f.Face(render.Regular, 16), c.Label)+gap, words.X+words.W-caps-gap
	if caps > 0 && to > from {
		l.Fill(f.Within(c.Rect, render.Rect{X: from, Y: render.Floor(words.Y + (words.H-hair)/2), W: to - from, H: hair}), 0, f.Theme.ChartGrid)
	}
}

// capIcons are the signs of the arrow keys, which are drawn alike in size: in the typeface they differ.
var capIcons = map[string]render.Icon{"↑": render.Up, "↓": render.Down, "←": render.Left, "→": render.Right}

// capParts divides what stands on a cap into its words and the arrow at their end, if there is one.
func capParts(key string) (words string, arrow render.Icon) {
	for sign, icon := range capIcons {
		if rest, ok := strings.CutSuffix(key, sign); ok {
			return rest, icon
		}
	}
	return key, render.NoIcon
}

// capArrow is the side of an arrow on a cap in dip.
const capArrow = 16

// capLip is the height of the lip below a cap in dip.
const capLip = 2

// capColors returns how the face of a cap looks, the colour of the lip below it, and that of the words on it. In a list, whose rows say how
// far down they stand, the caps are tiles whose colours run along the ramp.
func (f painter) capColors(c *Control) (face render.BoxStyle, lip, ink render.Color) {
	if c.Hi == 0 || f.Theme.Contrast || f.Theme.Inked {
		return render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Edge, EdgeWidth: f.hair()}, f.Theme.Edge, f.Theme.Ink
	}
	color := f.Theme.OnPaper(float64(c.At / c.Hi))
	return render.BoxStyle{Fill: color}, render.Lip(color), f.Theme.Number
}

// cap draws one cap, mirrored inside its row in a right-to-left layout.
func (f painter) cap(l *render.List, c *Control, key string, r render.Rect) {
	if f.RTL {
		r = f.Within(c.Rect, r)
	}
	r.X, r.W = render.Floor(r.X), render.Floor(r.W)
	style, lip, ink := f.capColors(c)
	l.Fill(r, f.Dip(6), lip) // the foot shows below the face and follows its corners
	r.H -= f.Dip(capLip)
	l.Box(r, f.Dip(6), style)
	face := cmp.Or(c.Face, f.Face(render.Regular, 16))
	words, arrow := capParts(key)
	if arrow != render.NoIcon {
		side := min(f.Grown(capArrow), r.H)
		if c.Face != 0 {
			side = render.Floor(r.H / 2)
		}
		wide := f.Fonts.Width(face, words)
		at := render.Rect{X: render.Floor(r.X + (r.W-wide-side)/2 + wide), Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
		l.Icon(arrow, at, f.Dip(2), ink)
		r.X, r.W = at.X-wide, wide
	}
	l.TextIn(f.Fonts, face, words, r, render.Middle, render.Middle, ink)
}

// PaintCap draws a cap that a scene places, in the first colour of the ramp.
func PaintCap(l *render.List, f *Frame, key string, r render.Rect) {
	painter{f}.cap(l, &Control{Rect: r, Range: Range{Hi: 1}}, key, r)
}

// keyRadius is the radius of a key's corners in dip.
const keyRadius = 8

// KeyStyle returns how the face of a key of the on-screen keyboard looks, and its ink: as quiet as paper, since what is typed is what a page
// with a keyboard is about. A key that types no letter has a ground.
func KeyStyle(f *Frame, c *Control, letter bool) (render.BoxStyle, render.Color) {
	style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: painter{f}.hair()}
	switch {
	case c.On || c.Pressed:
		return render.BoxStyle{Fill: f.Theme.Accent}, f.Theme.OnAccent
	case f.Theme.Contrast:
		style.Edge = f.Theme.Edge
	case !letter:
		style = render.BoxStyle{Fill: f.Theme.Tray}
	}
	return style, f.Theme.Ink
}

// keyFoot is the room in dip that a key leaves below it for its lip, beside the space around it.
const keyFoot = 2

// KeyFace draws the face of a key of the on-screen keyboard on its lip. It returns the rectangle of the face.
func KeyFace(l *render.List, f *Frame, c *Control, style render.BoxStyle) render.Rect {
	r := c.Rect.Inset(f.Dip(2))
	if !f.Theme.Contrast {
		r.H -= f.Dip(keyFoot)
	}
	return Face(l, f, c, r, f.Dip(keyRadius), style)
}

// keyboardKey draws a key of the on-screen keyboard.
func (f painter) keyboardKey(l *render.List, c *Control) {
	style, ink := KeyStyle(f.Frame, c, true)
	radius := f.Dip(keyRadius)
	r := KeyFace(l, f.Frame, c, style)
	if c.Icon != render.NoIcon {
		side, at := min(f.Dip(24), r.W-f.Dip(4)), r.Centre()
		l.Icon(c.Icon, render.Rect{X: render.Floor(at.X - side/2), Y: render.Floor(at.Y - side/2), W: side, H: side}, f.Dip(2), ink)
	} else {
		px := min(20*f.Scale*f.TextSize, r.H*0.6)
		if w := f.Fonts.Width(f.Fonts.Face(render.Regular, int(px)), c.Label); w > r.W*0.84 {
			px *= r.W * 0.84 / w
		}
		l.TextIn(f.Fonts, f.Fonts.Face(render.Regular, int(px)), c.Label, r, render.Middle, render.Middle, ink)
	}
	if c.Focused && f.ShowRing {
		in := f.Dip(4)
		Ring(l, f.Frame, r.Inset(in), radius-in)
	}
}
