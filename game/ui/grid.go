package ui

import "wildfifteen/render"

// The usual and the least size, in dip, of the words of a grid of commands.
const (
	gridUsual = 15
	gridLeast = 13
)

// gridFace returns the face of the words of commands so many in a row of a width, whose columns are as wide as their words need. ok is
// false if they would be too small.
func (f *Frame) gridFace(width float32, set []Command, perRow int) (face render.FaceID, ok bool) {
	var buf [gridMost]float32
	for size := float32(gridUsual); size >= gridLeast; size-- {
		face = f.Face(render.Regular, size)
		if f.gridNeeds(buf[:perRow], set, face, gridLow) <= width {
			return face, true
		}
	}
	return face, false
}

// Grids reports whether commands have room in rows of exactly so many.
func (f *Frame) Grids(width float32, set []Command, perRow int) bool {
	_, ok := f.gridFace(width, set, perRow)
	return ok && f.TextSize < LargeText && len(set)%perRow == 0
}

// The space between the words of a grid of commands and the edges of their cell, in dip: gridLow where there is no room for more.
const (
	gridAir = 8
	gridLow = 4
)

// gridEdge is the space beside equal columns on their ground, in dip.
const gridEdge = 6

// gridMost is the most columns of a grid of commands, and gridBelow the space below it, in dip.
const (
	gridMost  = 8
	gridBelow = 16
)

// gridNeeds sets the widths that the columns of a grid of commands need with so much space in dip beside their words, and returns their sum.
func (f *Frame) gridNeeds(needs []float32, set []Command, face render.FaceID, air float32) (sum float32) {
	for j := range needs {
		var widest float32
		for i := j; i < len(set); i += len(needs) {
			widest = max(widest, f.Fonts.Width(face, set[i].Label))
		}
		needs[j] = max(widest+f.Dip(2*air), f.Dip(cardLeast))
		sum += needs[j]
	}
	return sum
}

// gridEven returns the largest face in which the words of commands have room in equal columns in a width; ok is false if there is none.
func (f *Frame) gridEven(width float32, set []Command, perRow int) (face render.FaceID, ok bool) {
	for size := float32(gridUsual); size >= gridLeast; size-- {
		face, ok = f.Face(render.Regular, size), true
		for i := range set {
			ok = ok && f.Fonts.Width(face, set[i].Label)+f.Dip(gridLow) <= width/float32(perRow)
		}
		if ok {
			return face, true
		}
	}
	return face, false
}

// gridLevel returns the width of the columns of a grid of commands that need no more: the wider ones take the room of the others.
func gridLevel(needs []float32, width float32) float32 {
	level := width / float32(len(needs))
	for range needs {
		rest, usual := width, len(needs)
		for _, need := range needs {
			if need > level {
				rest, usual = rest-need, usual-1
			}
		}
		level = rest / float32(max(1, usual))
	}
	return level
}

// Grid lays out commands in rows of exactly so many, which Grids has found to have room, all on one ground: in equal columns
// if the words have room.
func (c *Column) Grid(set []Command, perRow int) {
	f := c.F
	face, _ := f.gridFace(c.Area.W, set, perRow)
	var buf [gridMost]float32
	needs := buf[:perRow]
	for air := float32(gridAir); f.gridNeeds(needs, set, face, air) > c.Area.W && air > gridLow; {
		air--
	}
	level := gridLevel(needs, c.Area.W)
	edge := float32(0)
	if even, ok := f.gridEven(c.Area.W-f.Dip(2*gridEdge), set, perRow); ok {
		face, edge = even, f.Dip(gridEdge)
		level = (c.Area.W - 2*edge) / float32(perRow)
		clear(needs)
	}
	high := f.ControlHeight() + f.Dip(4)
	ground := render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W, H: high * float32(len(set)/perRow)}
	f.Add(Control{Look: Ground, Ground: true, Rect: ground})
	for i := 0; i < len(set); i += perRow {
		row := c.Take(high)
		x := edge
		for j, need := range needs {
			end := x + max(level, need)
			cell := render.Rect{X: row.X + render.Floor(x), Y: row.Y, W: render.Floor(end) - render.Floor(x), H: row.H}
			x = end
			b := set[i+j].Control(cell)
			b.Look, b.Face = Stacked, face
			f.Add(b)
		}
	}
	c.Space(gridBelow)
}
