package ui

import "wildfifteen/render"

// gridLeast is the least size, in dip, of the words of a grid of commands.
const gridLeast = 13

// gridFace returns the face of the words of commands so many in a row of a width. ok is false if they would be too small.
func (f *Frame) gridFace(width float32, set []Command, perRow int) (face render.FaceID, ok bool) {
	for size := float32(16); size >= gridLeast; size-- {
		face = f.Face(render.Regular, size)
		if most, _ := f.commandRows(width, set, face); most >= perRow {
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
	gridLow = 3
)

// gridRoom returns the space in dip for which the columns of a grid of commands have room.
func (f *Frame) gridRoom(width float32, set []Command, perRow int, face render.FaceID) (air float32) {
	for air = gridAir; air > gridLow; air-- {
		var all float32
		for j := range perRow {
			all += f.gridNeed(set, perRow, j, face, air)
		}
		if all <= width {
			break
		}
	}
	return air
}

// gridNeed returns the width that a column of a grid of commands needs, with so much space in dip beside its words.
func (f *Frame) gridNeed(set []Command, perRow, column int, face render.FaceID, air float32) (width float32) {
	for i := column; i < len(set); i += perRow {
		width = max(width, f.Fonts.Width(face, set[i].Label))
	}
	return max(width+f.Dip(2*air), f.Dip(cardLeast))
}

// gridLevel returns the width of the columns of a grid of commands that need no more: the wider ones take the room of the others.
func (f *Frame) gridLevel(width float32, set []Command, perRow int, face render.FaceID, air float32) float32 {
	level := width / float32(perRow)
	for range perRow {
		rest, usual := width, perRow
		for j := range perRow {
			if need := f.gridNeed(set, perRow, j, face, air); need > level {
				rest, usual = rest-need, usual-1
			}
		}
		level = rest / float32(max(1, usual))
	}
	return level
}

// Grid lays out commands in rows of exactly so many, which Grids has found to have room.
func (c *Column) Grid(set []Command, perRow int) {
	f := c.F
	face, _ := f.gridFace(c.Area.W, set, perRow)
	air := f.gridRoom(c.Area.W, set, perRow, face)
	level := f.gridLevel(c.Area.W, set, perRow, face, air)
	for i := 0; i < len(set); i += perRow {
		row := c.Take(f.StackedHeight())
		var x float32
		for j := range perRow {
			end := x + max(level, f.gridNeed(set, perRow, j, face, air))
			cell := render.Rect{X: row.X + render.Floor(x), Y: row.Y, W: render.Floor(end) - render.Floor(x), H: row.H}
			x = end
			b := set[i+j].Control(cell)
			b.Look, b.Face = Stacked, face
			f.Add(b)
		}
	}
	c.Space(8)
}
