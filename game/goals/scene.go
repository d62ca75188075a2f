// Package goals is the scene with the map of goals: a ribbon for each kind and size, with a tick and the best once it is solved.
package goals

import (
	"slices"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// Solved returns how often the player has solved a configuration, dealt at random, and the best time; ok is false if
	// no solve counts for a best.
	Solved(c puzzle.Config) (count int, best time.Duration, ok bool)
	// PlayGoal leaves the scene and deals a game of a configuration.
	PlayGoal(c puzzle.Config)
	// ShowGallery and DrawGoal lead to other pages of goals.
	ShowGallery()
	DrawGoal()
}

// The kinds and the sides of the boards on the map.
var (
	kinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random}
	sides = [...]int{3, 4, 5, 6, 8, 10}
)

// Scene is the map.
type Scene struct {
	stage.Page
	desk   Desk
	total  string // how many are solved
	names  [len(kinds)]string
	rows   [len(sides)]sizeRow
	cells  [len(sides) * len(kinds)]cell
	side   float32 // the side of all pictures, in whose middle they stand; 0: as large as their places
	named  float32 // the height of the names of kinds below their pictures, on cards; 0: they stand at the head of the map
	air    float32 // of a card above and below its picture
	count  bool    // how often a goal was solved stands after its best
	beside bool    // the bests stand beside the pictures
	done   int     // how many are solved
}

// sizeRow is a size of the boards: its name, and how many of its goals are solved.
type sizeRow struct {
	name, count string
	done        int
}

// cell is a goal on the map.
type cell struct {
	config      puzzle.Config
	name, state string
	count, best string
	solved      bool
	picture     boardview.GoalPicture
}

// goalGroup is the name in the IDs of the goals, headGroup in those of the names of the kinds, countGroup in those of how many goals of a
// size and of all sizes are solved.
const (
	goalGroup  = "goal"
	headGroup  = "head"
	countGroup = "count"
	totalGroup = "total"
)

// New returns the map.
func New(s *stage.Stage, desk Desk) *Scene {
	m := &Scene{Page: stage.NewPage(s), desk: desk}
	m.read()
	return m
}

// read makes all words anew.
func (s *Scene) read() {
	l, done := s.Stage.Lang, 0
	for i, k := range kinds {
		s.names[i] = words.Kind(l, k)
	}
	for y, side := range sides {
		row := sizeRow{name: l.T("goals.size", "w", side, "h", side)}
		for x, k := range kinds {
			size := puzzle.Size{W: side, H: side}
			c := cell{config: puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: k}}, name: words.SizeAndKind(l, size, k), state: l.T("goals.open")}
			if n, best, ok := s.desk.Solved(c.config); ok {
				c.solved, c.count, c.best = true, l.T("goals.times", "n", l.Count(n)), words.Clock(best, 0)
				c.state = l.N("goals.solved", n, "best", c.best)
				row.done++
			}
			s.cells[y*len(kinds)+x] = c
		}
		row.count = l.T("goals.count", "n", row.done, "all", len(kinds))
		s.rows[y] = row
		done += row.done
	}
	s.done = done
	s.total = l.T("goals.count", "n", done, "all", len(s.cells))
}

// First returns the first goal.
func (s *Scene) First() ui.ID { return ui.ID{Name: goalGroup} }

// Hear makes the words anew when the language changes.
func (s *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		s.read()
	}
}

// Act plays a goal, or leads to another page.
func (s *Scene) Act(id ui.ID) {
	switch {
	case id.Name == goalGroup:
		s.desk.PlayGoal(s.cells[id.N].config)
	case id == GalleryID:
		s.desk.ShowGallery()
	case id == DrawID:
		s.desk.DrawGoal()
	}
}

// The measures of the map in dip.
const (
	mapWidth   = 720
	mapGap     = 8
	headMore   = 3 // by how much the name of a kind may reach into the gaps beside it
	cellPad    = 3
	bestGap    = 8   // between the best and how often a goal was solved
	headLeast  = 14  // the size under which the names of all kinds are too small side by side
	wideHeight = 560 // and its height
	wideLeast  = 900 // of a screen with the whole map on one page
)

// The map where the names of all kinds side by side would be too small, in dip but for the first: how many cards stand in a row, the gap
// below each, the size of their words and that of the words that tell a board's size, the air in a card, and the bar of what is solved.
const (
	largeRow   = 3
	largeGap   = ui.CardGap
	largeWords = 13
	largeSize  = 20
	largeAir   = 8
	largeBar   = 8
	totalSize  = 24 // the letters that tell how many of all goals are solved
	totalBar   = 6  // and the bar below them
	largeLeast = 64 // the least side of a picture
	largeMore  = 36 // the most that a card is higher than what is on it
)

// next returns the index of the first goal that is not solved, in the order of the map.
func (s *Scene) next() int {
	return slices.IndexFunc(s.cells[:], func(c cell) bool { return !c.solved })
}

// Layout lays out a row for each size, below the names of the kinds; on a wide screen a column for each size.
func (s *Scene) Layout(f *ui.Frame) {
	s.colour(f)
	s.side, s.named, s.count, s.beside = 0, 0, false, false
	if f.Wide() && f.Safe.W >= f.Grown(wideLeast) && f.Safe.H >= f.Grown(wideHeight) {
		s.layoutWide(f)
		return
	}
	area, column := s.head(f, mapWidth)
	col := s.Scroll.Begin(f, area, column)
	s.layoutTop(col)
	if f.Low() {
		s.layoutTable(f, col, f.Grown(lowSide), area.Y+area.H, lowRows)
		s.End(f, col)
		return
	}
	if side := f.Dip(tableSide); f.TextSize < ui.LargeText && (col.Area.W-side)/float32(len(kinds)) >= f.Dip(48) {
		s.layoutTable(f, col, side, area.Y+area.H-f.Dip(mapGap), len(sides))
		s.Scroll.End(f)
		return
	}
	face := s.headFace(f, col.Area.W, len(kinds), mapGap)
	if f.TextSize >= ui.LargeText || f.Fonts.Metrics(face).Cap < f.Fonts.Metrics(f.Face(render.Regular, headLeast/f.TextSize)).Cap {
		s.layoutLarge(f, col, area.Y+area.H-f.Dip(stage.FadeHigh))
		s.End(f, col)
		return
	}
	s.layoutHeads(col, mapGap, face)
	for y := range s.rows {
		s.layoutSize(col, s.rows[y].name)
		s.layoutGoals(col, y)
	}
	s.End(f, col)
}

// layoutTop adds what the ticks mean and, at the end of the row, how many goals are solved.
func (s *Scene) layoutTop(col *ui.Column) {
	f, about := col.F, s.Stage.Lang.T("goals.about")
	face := f.Face(render.Title, totalSize)
	width := f.Fonts.Width(face, s.total) + f.Dip(12)
	high := f.Fonts.Metrics(face).Line + f.Dip(totalBar)
	total := ui.Control{ID: ui.ID{Name: totalGroup}, Role: ui.Text, Look: ui.Custom, Label: s.total, Face: face, Align: render.End}
	if len(f.Wrap(about, f.Face(render.Regular, 16), col.Area.W-width)) > 2 {
		total.Rect, total.Align = col.Take(high), render.Start
		f.Add(total)
		col.Space(8)
		col.Intro(about)
		return
	}
	line := *col
	line.Area.W -= width
	total.Rect = render.Rect{X: col.Area.X + line.Area.W, Y: col.Y, W: width, H: high}
	f.Add(total)
	line.Space(5)
	line.Small(about)
	col.Y = max(line.Y, total.Rect.Y+total.Rect.H+f.Dip(8))
}

// besidePart is the part of the place of a goal on a low screen that its picture has: its best stands beside it.
const besidePart = 0.56

// The measures in dip of the card of a goal that is solved: what its lip takes, and how much wider than the picture it is on each side.
const (
	cardLip   = 3
	cardAir   = 10
	cardApart = 4 // what the pictures of an upright screen leave to the gaps between the cards
)

// The measures of the table in dip: the width of the sizes beside the goals and the least side of a goal, on an upright and on a low
// screen, and the most room between the rows; and how many rows of a low one are in sight.
const (
	tableSide  = 54
	tableLeast = 48
	tableMore  = 36
	lowSide    = 72
	lowLeast   = 56
	lowRows    = 3
)

// layoutTable lays out the goals with their sizes beside them, as high that so many rows are in sight above the end of the page.
func (s *Scene) layoutTable(f *ui.Frame, col *ui.Column, side, end float32, rows int) {
	right := *col
	right.Area.X, right.Area.W = col.Area.X+side, col.Area.W-side
	least, gap := float32(tableLeast), float32(0) // on a narrow screen only what the pictures leave free of their places lies between them
	if f.Low() {
		least, gap = lowLeast, mapGap
	}
	s.beside = f.Low()
	s.layoutHeads(&right, gap, s.headFace(f, right.Area.W, len(kinds), gap))
	wide := f.Split(render.Rect{W: right.Area.W}, len(kinds), 0, gap).W
	line := bestLine(f, wide)
	if s.beside {
		line, wide = f.Dip(cardLip), render.Floor(wide*besidePart)
	} else {
		wide -= f.Dip(cardApart)
	}
	room := end - right.Y - line*float32(rows)
	pitch := render.Floor(room / float32(rows)) // the last row, too, has the room below it
	if f.Low() {
		pitch++ // nothing of the next one is in sight
	}
	s.side = max(min(pitch-f.Dip(gap), wide), min(wide, f.Dip(least)))
	more := max(f.Dip(gap), min(pitch-s.side, f.Dip(tableMore)))
	face := f.Face(render.Title, 20)
	for y := range s.rows {
		face = min(face, f.Fitting(render.Title, 20, s.rows[y].name, side-f.Dip(2)))
	}
	for y := range s.rows {
		row := right.Take(s.side + line)
		if y < len(s.rows)-1 {
			right.Y += more
		}
		f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: s.rows[y].name, Face: face, Align: render.Start,
			Rect: render.Rect{X: col.Area.X, Y: row.Y, W: side, H: s.side}})
		for x := range kinds {
			s.add(f, y*len(kinds)+x, f.Split(row, len(kinds), x, gap))
		}
	}
	col.Y = right.Y
}

// layoutLarge lays out, for large letters, each size as a heading above cards of equal height: a goal above the name of its kind and its
// best. What is left of the last row tells how many of them are solved. Those of the first size end with the page, if the cards are neither
// too low nor too high then.
func (s *Scene) layoutLarge(f *ui.Frame, col *ui.Column, end float32) {
	card := f.Split(render.Rect{W: col.Area.W}, largeRow, 0, largeGap)
	inner := card.W - f.Dip(largeAir)
	face := f.Face(render.Regular, largeWords)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, inner))
	}
	s.named = f.Fonts.Metrics(face).Line
	words, rows := s.named+bestLine(f, inner)+f.Dip(2*largeAir), float32((len(kinds)+largeRow-1)/largeRow)
	head := f.Fonts.Metrics(f.Face(render.Title, largeSize)).Line + f.Dip(largeGap*3/2)
	fits := render.Floor((end-col.Y-head)/rows) - f.Dip(largeGap) // the height of a card
	s.side = min(card.W-2*f.Dip(largeAir), max(f.Dip(largeLeast), fits-words))
	s.air = f.Dip(largeAir) + render.Floor(max(0, min(fits-s.side-words, f.Dip(largeMore)))/3)
	card.H = s.side + words + 3*(s.air-f.Dip(largeAir))
	for y := range s.rows {
		col.Space(largeGap)
		col.Line(s.rows[y].name, ui.Title, render.Title, largeSize).Role = ui.Heading
		col.Space(largeGap / 2)
		for x := range kinds {
			if x%largeRow == 0 {
				card.Y = col.Take(card.H).Y
				col.Space(largeGap)
			}
			r := f.Split(render.Rect{X: col.Area.X, Y: card.Y, W: col.Area.W, H: card.H}, largeRow, x%largeRow, largeGap)
			s.add(f, y*len(kinds)+x, r).Face = face
		}
		rest := f.Split(render.Rect{X: col.Area.X, Y: card.Y, W: col.Area.W, H: card.H}, largeRow, len(kinds)%largeRow, largeGap)
		f.Add(ui.Control{ID: ui.ID{Name: countGroup, N: y}, Role: ui.Text, Look: ui.Custom, Label: s.rows[y].count,
			Face: f.Fitting(render.Title, largeSize, s.rows[y].count, inner), Rect: rest})
	}
}

// headFace returns the face in which the names of the kinds fit, so many in a row of a width with gaps of so many dip.
func (s *Scene) headFace(f *ui.Frame, width float32, perRow int, gap float32) render.FaceID {
	w := f.Split(render.Rect{W: width}, perRow, 0, gap).W + 2*f.Dip(min(headMore, gap/2))
	face := f.Face(render.Regular, 16)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, w))
	}
	return face
}

// layoutHeads adds the names of the kinds above goals with gaps of so many dip between them.
func (s *Scene) layoutHeads(col *ui.Column, gap float32, face render.FaceID) {
	f, more := col.F, col.F.Dip(min(headMore, gap/2))
	heads := col.Take(f.Fonts.Metrics(face).Line + f.Dip(4))
	for i, name := range s.names {
		r := f.Split(heads, len(kinds), i, gap)
		align := render.Middle
		if s.beside { // the pictures stand at the start of their places
			r.X, r.W, align = r.X+f.Dip(cellPad), r.W-f.Dip(cellPad), render.Start
		} else {
			r.X, r.W = r.X-more, r.W+2*more
		}
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Align: align, Rect: r})
	}
}

// layoutSize adds the name of a size.
func (s *Scene) layoutSize(col *ui.Column, name string) {
	col.Space(12)
	col.Line(name, ui.Title, render.Title, 16).Role = ui.Heading
}

// layoutGoals adds a row of the goals of a size.
func (s *Scene) layoutGoals(col *ui.Column, size int) {
	f, from := col.F, size*len(kinds)
	h := f.Split(render.Rect{W: col.Area.W}, len(kinds), 0, mapGap).W
	if slices.ContainsFunc(s.cells[from:from+len(kinds)], func(c cell) bool { return c.solved }) {
		h += bestLine(f, h)
	}
	row := col.Take(max(h, f.Dip(48)))
	for x := range kinds {
		s.add(f, from+x, f.Split(row, len(kinds), x, mapGap))
	}
}

// add adds a goal.
func (s *Scene) add(f *ui.Frame, i int, r render.Rect) *ui.Control {
	c := &s.cells[i]
	return f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state, Rect: r})
}

// layoutWide lays out the whole map on one page: a column for each size, a row for each kind.
func (s *Scene) layoutWide(f *ui.Frame) {
	area, column := s.head(f, stage.GridWidth)
	col := s.Scroll.Begin(f, area, column)
	top := col.Y
	s.layoutTop(col)
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
	line := bestLine(f, wide)
	h := max(f.Dip(88)+line, render.Floor((area.H-(col.Y-top)-f.Dip(16))/float32(len(kinds)))-f.Dip(mapGap))
	s.side, s.count = min(wide, h-line), true
	for x, name := range s.names {
		row := col.Take(h)
		col.Space(mapGap)
		f.Add(ui.Control{ID: ui.ID{Name: headGroup, N: x}, Role: ui.Text, Look: ui.Custom, Label: name, Face: face, Align: render.Start,
			Rect: render.Rect{X: row.X, Y: row.Y, W: left, H: s.side}})
		right.Y, right.H = row.Y, h
		for y := range sides {
			s.add(f, y*len(kinds)+x, f.Split(right, len(sides), y, mapGap))
		}
	}
	s.Scroll.End(f)
}

// colour makes the colours of all goals: what is solved has them, or the first one while nothing is.
func (s *Scene) colour(f *ui.Frame) {
	for i := range s.cells {
		c := &s.cells[i]
		c.picture.Blank = !c.solved && (i > 0 || s.done > 0)
		c.picture.Set(c.config, f.Theme, s.Stage.Set.Scheme)
		c.picture.View.Plain = true
	}
}

// Paint draws a goal with its best and its count, or the name of a kind.
func (s *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	switch k.ID.Name {
	case headGroup:
		align := render.Middle
		if k.Align == render.Start || k.Align == render.End {
			align = k.Align
		}
		l.TextIn(f.Fonts, k.Face, k.Label, k.Rect, align, render.Middle, f.Theme.Ink2)
	case goalGroup:
		s.paintGoal(l, f, k)
	case countGroup:
		s.paintCount(l, f, k)
	case totalGroup:
		s.paintTotal(l, f, k)
	}
}

// paintGoal draws a goal and, once it is solved, below it a tick with its best.
func (s *Scene) paintGoal(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &s.cells[k.ID.N], k.Rect
	side := s.pictureSide(r)
	picture := render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: r.Y, W: side, H: side}
	frame := picture
	switch {
	case s.named > 0:
		picture.Y += s.air
		frame = r
	case s.beside:
		picture.X = f.Within(r, render.Rect{X: r.X, W: side}).X
		frame = picture
	}
	if c.solved && !f.Theme.Contrast { // what is won lies on a card, in high contrast only what is next is framed
		card := s.card(f, r)
		picture.Y += ui.Face(l, f, k, card, f.Radius(), f.FaceStyle(k)).Y - card.Y
	} else {
		if s.named > 0 {
			l.Box(r, f.Radius(), render.BoxStyle{Fill: f.Theme.Tinted(float64(k.ID.N%len(kinds)+1) / float64(len(kinds)))})
		}
		ui.Shade(l, f, k, r, f.Radius())
	}
	if k.ID.N == s.next() {
		l.Box(frame, f.Radius(), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
	c.picture.DrawEven(l, f.Fonts, picture.Inset(f.Dip(cellPad)), f.Scale)
	below := render.Rect{X: r.X, Y: picture.Y + side, W: r.W, H: s.named}
	if s.named > 0 {
		below.Y += s.air - f.Dip(largeAir)
		name := below
		if !c.solved { // in the middle of what is left of the card
			name.Y = render.Floor((picture.Y + side + r.Y + r.H - name.H) / 2)
		}
		l.TextIn(f.Fonts, k.Face, s.names[k.ID.N%len(kinds)], name, render.Middle, render.Middle, f.Theme.Ink2)
	}
	switch {
	case c.solved && s.beside:
		rest := render.Rect{X: r.X + side, W: r.W - side - f.Dip(cellPad)}
		rest.H = bestLine(f, rest.W)
		rest.Y = render.Floor(picture.Y + (side-rest.H)/2)
		s.paintBest(l, f, c, f.Within(r, rest))
	case c.solved:
		below.Y += s.named
		s.paintBest(l, f, c, below)
	}
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
}

// card returns the card below a goal in r that is solved: in a table it is little wider than the picture, in large letters as large as
// all others.
func (s *Scene) card(f *ui.Frame, r render.Rect) render.Rect {
	lip := f.Dip(cardLip)
	if s.named > 0 || s.beside {
		r.H -= lip
		return r
	}
	wide := min(r.W-2*f.Dip(1), s.pictureSide(r)+2*f.Dip(cardAir))
	return render.Rect{X: r.X + render.Floor((r.W-wide)/2), Y: r.Y - f.Dip(1), W: wide, H: r.H + f.Dip(1)}
}

// pictureSide returns the side of the picture in the place of a goal. Those of a row differ by a pixel.
func (s *Scene) pictureSide(r render.Rect) float32 {
	if s.side > 0 {
		return min(r.W, s.side)
	}
	return min(r.W, r.H)
}

// paintCount draws how many goals of a size are solved, and below it a bar of them.
func (s *Scene) paintCount(l *render.List, f *ui.Frame, k *ui.Control) {
	line, high, wide := f.Fonts.Metrics(k.Face).Line, f.Dip(largeBar), f.Fonts.Width(k.Face, k.Label)
	at := render.Rect{X: render.Floor(k.Rect.X + (k.Rect.W-wide)/2), Y: render.Floor(k.Rect.Y + (k.Rect.H-line-high)/2), W: render.Floor(wide) + 1, H: line}
	l.TextIn(f.Fonts, k.Face, k.Label, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y, at.H = at.Y+line, high
	ui.Bar(l, f, at, float32(s.rows[k.ID.N].done)/float32(len(kinds)))
}

// paintTotal draws how many of all goals are solved, and below it a bar of them that is as wide.
func (s *Scene) paintTotal(l *render.List, f *ui.Frame, k *ui.Control) {
	high, wide := f.Dip(totalBar), render.Floor(f.Fonts.Width(k.Face, k.Label))+1
	at := render.Rect{X: k.Rect.X, Y: k.Rect.Y, W: wide, H: k.Rect.H - high}
	if k.Align == render.End {
		at.X += k.Rect.W - wide
	}
	l.TextIn(f.Fonts, k.Face, k.Label, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y, at.H = at.Y+at.H, high
	ui.Bar(l, f, at, float32(s.done)/float32(len(s.cells)))
}
