package goals

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the map in dip.
const (
	mapWidth   = 720
	mapGap     = 8
	headMore   = 3   // by how much the name of a kind may reach into the gaps beside it, where these are wider than those of the table
	headLeast  = 14  // the size under which the names of all kinds are too small side by side
	wideLeast  = 900 // the least width of a screen with the whole map on one page
	wideHeight = 560 // and the least height
	wideSide   = 56  // the least side of a picture on one
	wideAir    = 8   // and the air above and below what is on a card
	cardMore   = 14  // the most that a card is higher than what is on it
)

// The measures of the table in dip: the width of the sizes beside the goals, the gap between the goals and the least side of one, on an
// upright and on a low screen, and the most room between the rows; and how many rows of a low one are in sight.
const (
	tableSide  = 54
	tableGap   = 4
	tableLeast = 44
	tableMore  = 24
	lowSide    = 72
	lowLeast   = 56
	lowRows    = 3
)

// besidePart is the part of the place of a goal on a low screen that its picture has, and widePart that on a wide one: its best stands
// beside it.
const (
	besidePart = 0.52
	widePart   = 0.56
)

// Layout lays out a row for each size, below the names of the kinds; on a wide screen a column for each size.
func (s *Scene) Layout(f *ui.Frame) {
	s.colour(f)
	s.places = places{}
	if f.Wide() && f.Safe.W >= f.Grown(wideLeast) && f.Safe.H >= f.Grown(wideHeight) {
		s.layoutWide(f)
		return
	}
	area, column := s.head(f, mapWidth)
	col := s.Scroll.Begin(f, area, column)
	s.layoutTop(col)
	if f.Low() {
		s.layoutTable(f, col, f.Grown(lowSide), area.Y+area.H-f.Dip(mapGap), lowRows)
		s.End(f, col)
		return
	}
	if side := f.Dip(tableSide); f.TextSize < ui.LargeText && (col.Area.W-side)/float32(len(kinds)) >= f.Dip(48) {
		s.layoutTable(f, col, side, area.Y+area.H-f.Dip(mapGap), len(sides))
		s.Scroll.End(f)
		return
	}
	face := s.headFace(f, col.Area.W, mapGap)
	if f.TextSize >= ui.LargeText || f.Fonts.Metrics(face).Cap < f.Fonts.Metrics(f.Face(render.Regular, headLeast/f.TextSize)).Cap {
		s.layoutLarge(f, col, area.Y+area.H-f.Dip(stage.FadeHigh))
		s.End(f, col)
		return
	}
	s.layoutHeads(col, mapGap, face)
	for y := range s.rows {
		s.layoutSize(col, y)
	}
	s.End(f, col)
}

// layoutTop adds how many goals are solved and, once there is one, what the ticks mean: beside that or, in large letters, below it.
func (s *Scene) layoutTop(col *ui.Column) {
	f, about := col.F, s.Stage.Lang.T("goals.about")
	face := f.Face(render.Title, totalSize)
	width := f.Fonts.Width(face, s.total) + f.Dip(20)
	total := col.Take(f.Fonts.Metrics(face).Line + f.Dip(totalBar))
	total.W = min(total.W, width-f.Dip(8))
	f.Add(ui.Control{ID: ui.ID{Name: totalGroup}, Role: ui.Text, Look: ui.Custom, Label: s.total, Face: face, Rect: total})
	col.Space(8)
	switch {
	case s.done == 0: // there is no tick to explain
	case len(f.Wrap(about, f.Face(render.Regular, 16), col.Area.W-width)) > 2:
		col.Intro(about)
	default:
		line := *col
		line.Area.X, line.Area.W = col.Area.X+width, col.Area.W-width
		line.Y = total.Y
		high := line.Measure(func(c *ui.Column) { c.Small(about) })
		line.Y += max(0, render.Floor((total.H-high)/2))
		line.Small(about)
		col.Y = max(col.Y, line.Y)
	}
}

// layoutTable lays out the goals with their sizes beside them, as high that so many rows are in sight above the end of the page.
func (s *Scene) layoutTable(f *ui.Frame, col *ui.Column, side, end float32, rows int) {
	right := *col
	right.Area.X, right.Area.W = col.Area.X+side, col.Area.W-side
	least, gap := float32(tableLeast), float32(tableGap)
	if s.beside = f.Low(); s.beside {
		least, gap = lowLeast, mapGap
	}
	s.layoutHeads(&right, gap, s.headFace(f, right.Area.W, gap))
	pitch := render.Floor((end - right.Y - s.Scroll.Offset) / float32(rows)) // the last row, too, has the room below it
	wide := f.Split(render.Rect{W: right.Area.W}, len(kinds), 0, gap).W
	high := s.tableHeight(f, wide, pitch-f.Dip(gap), least)
	more := max(f.Dip(gap), min(pitch-high, f.Dip(tableMore)))
	if s.beside {
		more = max(more, pitch+f.Dip(mapGap)/2-high) // nothing of the next row is in sight
	}
	face := f.Face(render.Title, 20)
	for y := range s.rows {
		face = min(face, f.Fitting(render.Title, 20, s.rows[y].name, side-f.Dip(tableGap*3/2)))
	}
	for y := range s.rows {
		row := right.Take(high)
		if y < len(s.rows)-1 {
			right.Y += more
		}
		f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: s.rows[y].name, Face: face, Align: render.Start,
			Rect: render.Rect{X: col.Area.X, Y: row.Y, W: side, H: high - f.Dip(cardLip)}})
		for x := range kinds {
			s.add(f, y*len(kinds)+x, f.Split(row, len(kinds), x, gap))
		}
	}
	col.Y = right.Y
}

// tableHeight returns the height of places so wide for which there is so much room, and sets the side of their pictures, so many dip at
// least.
func (s *Scene) tableHeight(f *ui.Frame, wide, room, least float32) float32 {
	line := bestLine(f, wide) + f.Dip(cardLip)
	wide -= f.Dip(2 * cardPad)
	if s.beside {
		line, wide = f.Dip(cardLip), render.Floor(wide*besidePart)
	}
	least = min(wide, f.Dip(least))
	s.side = max(least, min(wide, room-line-f.Dip(2*cardPad)))
	return max(s.side+line+f.Dip(2*cardPad), min(room, s.side+line+f.Dip(cardMore)))
}

// headFace returns the face in which the names of all kinds fit in a row of a width with gaps of so many dip.
func (s *Scene) headFace(f *ui.Frame, width, gap float32) render.FaceID {
	w := f.Split(render.Rect{W: width}, len(kinds), 0, gap).W + 2*f.Dip(min(headMore, gap-tableGap))
	face := f.Face(render.Regular, 16)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, w))
	}
	return face
}

// layoutHeads adds the names of the kinds above goals with gaps of so many dip between them.
func (s *Scene) layoutHeads(col *ui.Column, gap float32, face render.FaceID) {
	f, more := col.F, col.F.Dip(min(headMore, gap-tableGap))
	heads := col.Take(f.Fonts.Metrics(face).Line + f.Dip(4))
	for i, name := range s.names {
		r := f.Split(heads, len(kinds), i, gap)
		r.X, r.W = r.X-more, r.W+2*more
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Align: render.Middle, Rect: r})
	}
}

// layoutSize adds the name of a size and a row of its goals.
func (s *Scene) layoutSize(col *ui.Column, size int) {
	col.Space(12)
	col.Line(s.rows[size].name, ui.Title, render.Title, 16).Role = ui.Heading
	f := col.F
	wide := f.Split(render.Rect{W: col.Area.W}, len(kinds), 0, mapGap).W
	s.side = wide
	row := col.Take(wide + bestLine(f, wide) + f.Dip(cardLip+cardPad))
	for x := range kinds {
		s.add(f, size*len(kinds)+x, f.Split(row, len(kinds), x, mapGap))
	}
}

// layoutWide lays out the whole map on one page: a column for each size, a row for each kind.
func (s *Scene) layoutWide(f *ui.Frame) {
	area, column := s.head(f, stage.GridWidth)
	col := s.Scroll.Begin(f, area, column)
	top := col.Y
	s.layoutTop(col)
	if s.done == 0 {
		col.Space(4) // it stands apart from the sizes below it
	}
	face, title := f.Face(render.Regular, 16), f.Face(render.Title, 20)
	left := float32(0)
	for _, name := range s.names {
		left = max(left, f.Fonts.Width(face, name))
	}
	left += f.Dip(16)
	right := render.Rect{X: col.Area.X + left, W: col.Area.W - left}
	heads := col.Take(f.Fonts.Metrics(title).Line + f.Dip(4))
	right.Y, right.H = heads.Y, heads.H
	for y := range s.rows {
		r, name := f.Split(right, len(sides), y, mapGap), s.rows[y].name
		f.Add(ui.Control{Role: ui.Heading, Label: name, Face: f.Fitting(render.Title, 20, name, r.W), Align: render.Middle, Rect: r})
	}
	wide := f.Split(right, len(sides), 0, mapGap).W
	rest := f.Dip(cardLip + 2*wideAir)
	high := max(f.Dip(wideSide)+rest, render.Floor((area.H-(col.Y-top)-f.Dip(16))/float32(len(kinds)))-f.Dip(mapGap))
	s.side, s.count, s.beside = min(render.Floor(wide*widePart), high-rest), true, true
	for x, name := range s.names {
		row := col.Take(high)
		col.Space(mapGap)
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: x}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Align: render.Start,
			Rect: render.Rect{X: row.X, Y: row.Y, W: left, H: high - f.Dip(cardLip)}})
		right.Y, right.H = row.Y, high
		for y := range sides {
			s.add(f, y*len(kinds)+x, f.Split(right, len(sides), y, mapGap))
		}
	}
	s.Scroll.End(f)
}
