package runs

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// shapes are the boards in the picture of each way, in cells.
var shapes = [ways][]render.Rect{
	squares:  {{X: 0, Y: 2, W: 2, H: 2}, {X: 3, Y: 1, W: 3, H: 3}, {X: 7, Y: 0, W: 4, H: 4}},
	widths:   {{X: 0, Y: 0.5, W: 2, H: 3}, {X: 3, Y: 0.5, W: 3, H: 3}, {X: 7, Y: 0.5, W: 4, H: 3}},
	heights:  {{X: 1.5, Y: 2, W: 2, H: 2}, {X: 4.5, Y: 1, W: 2, H: 3}, {X: 7.5, Y: 0, W: 2, H: 4}},
	allSizes: {{X: 0, Y: 0, W: 2, H: 1}, {X: 3, Y: 0, W: 3, H: 1}, {X: 7, Y: 0, W: 4, H: 1}, {X: 0, Y: 2, W: 2, H: 2}, {X: 3, Y: 2, W: 3, H: 2}, {X: 7, Y: 2, W: 4, H: 2}},
	marathon: {{X: 0, Y: 1, W: 2, H: 2}, {X: 3, Y: 1, W: 2, H: 2}, {X: 6, Y: 1, W: 2, H: 2}, {X: 9, Y: 1, W: 2, H: 2}},
}

// longMarathon is the picture of a marathon on a wide card.
var longMarathon = append(slices.Clone(shapes[marathon]),
	render.Rect{X: 12, Y: 1, W: 2, H: 2}, render.Rect{X: 15, Y: 1, W: 2, H: 2})

// The measures of the cards of ways and goals: those of the pictures in cells, the others in dip.
const (
	shapesWide = 11
	longWide   = 17
	shapesHigh = 4
	shapeLeast = 7
	shapeMost  = 9
	wayPad     = 8
	goalPart   = 0.72 // the height of a goal's picture, as a share of the card's width
)

// rows returns how many rows of cards with these words a width needs, and the font of the words.
func rows(f *ui.Frame, width float32, words []string) (n int, face render.FaceID) {
	perRow, face := f.CardRow(width, words, len(words))
	return (len(words) + perRow - 1) / perRow, face
}

// wayRows returns in how many rows the cards of ways stand.
func (p *Scene) wayRows(col *ui.Column) int {
	n, _ := rows(col.F, col.Area.W, p.ways)
	return n
}

// grid adds a card for each word of a group, in columns; the last one is as wide as what is left of its row. high returns the height of a
// card's picture, given the width of the narrowest card.
func (p *Scene) grid(col *ui.Column, group, asked string, words []string, on int, high func(width float32) float32) {
	f := col.F
	n, face := rows(f, col.Area.W, words)
	perRow := (len(words) + n - 1) / n
	picture := high(f.Split(render.Rect{W: col.Area.W}, perRow, 0, ui.CardGap).W)
	for from := 0; from < len(words); from += perRow {
		n, row := min(perRow, len(words)-from), col.Take(picture+f.Dip(3*wayPad)+f.Fonts.Metrics(face).Line+p.cards)
		for i := range n {
			r := f.Split(row, perRow, i, ui.CardGap)
			if from+i == len(words)-1 {
				r.W = row.X + row.W - r.X
			}
			f.Add(ui.Control{ID: ui.ID{Name: group, N: from + i}, Role: ui.Radio, Look: ui.Card, Label: words[from+i], Asked: asked, Face: face,
				On: from+i == on, Rect: r})
		}
		col.Space(ui.CardGap)
	}
	col.Space(10)
}

// layoutWays adds a card for each way.
func (p *Scene) layoutWays(col *ui.Column) {
	p.grid(col, wayGroup, "", p.ways, int(p.choice.way), func(width float32) float32 {
		cell := render.Floor((width - col.F.Dip(3*wayPad)) / shapesWide)
		return shapesHigh * max(col.F.Dip(shapeLeast), min(cell, col.F.Dip(shapeMost)))
	})
}

// layoutGoals adds a card for each kind of goal.
func (p *Scene) layoutGoals(col *ui.Column) {
	asked := p.Stage.Lang.T("runs.goal")
	col.Line(asked, ui.Plain, render.Regular, 16)
	col.Space(4)
	for i, k := range kinds {
		c := puzzle.Config{Size: puzzle.Size{W: goalSide, H: goalSide}, Rule: puzzle.Rule{Kind: k}}
		p.goals[i].Set(c, col.F.Theme, p.Stage.Set.Scheme)
		p.goals[i].View.Plain = true
	}
	p.grid(col, kindGroup, asked, p.kinds, p.choice.kind, func(width float32) float32 { return render.Floor(width * goalPart) })
}

// goalSide is the side of the boards in the pictures of the goals.
const goalSide = 4

// paintWay draws the boards of a way, solved, and below them its name.
func paintWay(l *render.List, f *ui.Frame, c *ui.Control) {
	r, line, pad := c.Rect, f.Fonts.Metrics(c.Face).Line, f.Dip(wayPad)
	l.TextIn(f.Fonts, c.Face, c.Label, render.Rect{X: r.X, Y: r.Y + r.H - line - pad, W: r.W, H: line}, render.Middle, render.Middle, f.Theme.Ink)
	cell := min((r.W-2*pad)/shapesWide, (r.H-line-3*pad)/shapesHigh, f.Dip(shapeMost))
	x, y := r.X+(r.W-shapesWide*cell)/2, r.Y+(r.H-line-pad-shapesHigh*cell)/2
	list := shapes[c.ID.N]
	if c.ID.N == int(marathon) && r.W-4*pad >= longWide*cell {
		list, x = longMarathon, r.X+(r.W-longWide*cell)/2
	}
	for _, b := range list {
		at := f.Within(r, render.Rect{X: x + b.X*cell, Y: y + b.Y*cell, W: b.W * cell, H: b.H * cell})
		paintShape(l, f, render.Point{X: at.X, Y: at.Y}, puzzle.Size{W: int(b.W), H: int(b.H)}, cell)
	}
}

// tileGap is the gap between the tiles of a small board, in dip.
const tileGap = 1

// paintShape draws a solved board with a corner at a point, its tiles in the colours of the ribbon.
func paintShape(l *render.List, f *ui.Frame, corner render.Point, board puzzle.Size, cell float32) {
	tiles, side := board.Cells()-1, cell-f.Dip(tileGap)
	for i := range tiles {
		at := render.Rect{X: corner.X + float32(i%board.W)*cell, Y: corner.Y + float32(i/board.W)*cell, W: side, H: side}
		l.Fill(at, side/4, f.Theme.RibbonColor(f.Theme.OnPaper(float64(i)/float64(max(1, tiles-1)))))
	}
}
