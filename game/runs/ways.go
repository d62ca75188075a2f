package runs

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// shape is a board in the picture of a way, in parts of its height, and its place in the ramp.
type shape struct {
	at  render.Rect
	hue float64
}

// shapes are the boards in the picture of each way: those of relays grow, the smaller ones over the larger, those of a marathon are alike.
var shapes = [ways][]shape{
	squares:  {{render.Rect{W: 1, H: 1}, 1}, {render.Rect{Y: 0.3, W: 0.7, H: 0.7}, 0.5}, {render.Rect{Y: 0.6, W: 0.4, H: 0.4}, 0}},
	widths:   {{render.Rect{Y: 0.2, W: 1.4, H: 0.6}, 1}, {render.Rect{Y: 0.2, W: 0.98, H: 0.6}, 0.5}, {render.Rect{Y: 0.2, W: 0.56, H: 0.6}, 0}},
	heights:  {{render.Rect{W: 0.6, H: 1}, 1}, {render.Rect{Y: 0.3, W: 0.6, H: 0.7}, 0.5}, {render.Rect{Y: 0.6, W: 0.6, H: 0.4}, 0}},
	allSizes: mosaic(),
	marathon: deck(4, 0.6),
}

// mosaic returns boards of three widths and three heights.
func mosaic() (all []shape) {
	starts, sides := [...]float32{0, 0.26, 0.59}, [...]float32{0.2, 0.27, 0.41}
	for i := range starts {
		for j := range starts {
			all = append(all, shape{render.Rect{X: 1.4 * starts[i], Y: starts[j], W: 1.4 * sides[i], H: sides[j]}, float64(i+j) / 4})
		}
	}
	return all
}

// deck returns so many equal boards that lie one over the other.
func deck(n int, side float32) (all []shape) {
	for i := range n {
		part := float32(i) / float32(n-1)
		all = append(all, shape{render.Rect{X: (1.4 - side) * part, Y: (1 - side) * part, W: side, H: side}, float64(1 - part)})
	}
	return all
}

// The measures of the cards of ways and goals, in dip but for the last.
const (
	wayHigh     = 32 // the picture of a way, and at most
	wayMost     = 56
	wayPad      = 8
	wayGap      = 12 // between that and its name, at most
	barGap      = 16
	besideHigh  = 40  // that beside its name
	besideFrom  = 2.2 // the width of a card whose picture stands so, in parts of its height
	shapeGap    = 2   // around the smaller boards
	shapeRadius = 4
	goalPart    = 0.72 // the height of a goal's picture, as a share of the card's width
)

// rows returns how many rows of cards with these words a width needs, and the font of the words.
func rows(f *ui.Frame, width float32, words []string) (n int, face render.FaceID) {
	perRow, face := f.CardRow(width, words, len(words))
	return (len(words) + perRow - 1) / perRow, face
}

// grid adds a card for each word of a group, in n rows, of which the last is full, too. high returns the height of a card's
// picture, given the width of the narrowest card.
func (p *Scene) grid(col *ui.Column, group, asked string, words []string, n int, face render.FaceID, on int, high func(width float32) float32) {
	f := col.F
	perRow := (len(words) + n - 1) / n
	picture := high(f.Split(render.Rect{W: col.Area.W}, perRow, 0, ui.CardGap).W)
	for from := 0; from < len(words); from += perRow {
		n, row := min(perRow, len(words)-from), col.Take(picture+f.Dip(3*wayPad)+f.Fonts.Metrics(face).Line+p.cards)
		for i := range n {
			f.Add(ui.Control{ID: ui.ID{Name: group, N: from + i}, Role: ui.Radio, Look: ui.Card, Label: words[from+i], Asked: asked, Face: face,
				On: from+i == on, Rect: f.Split(row, n, i, ui.CardGap)})
		}
		col.Space(ui.CardGap)
	}
	col.Space(gridFoot)
}

// gridFoot is the space below cards, in dip.
const gridFoot = 10

// layoutWays adds a card for each way.
func (p *Scene) layoutWays(col *ui.Column) {
	n, face := rows(col.F, col.Area.W, p.ways)
	p.grid(col, wayGroup, "", p.ways, n, face, int(p.choice.way), func(float32) float32 { return col.F.Dip(wayHigh) })
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
	n, face := rows(col.F, col.Area.W, p.kinds)
	p.grid(col, kindGroup, asked, p.kinds, n, face, p.choice.kind, func(width float32) float32 { return render.Floor(width * goalPart) })
}

// goalSide is the side of the boards in the pictures of the goals.
const goalSide = 4

// paintWay draws the boards of a way and its name: below them, or beside them on a card of its own row.
func paintWay(l *render.List, f *ui.Frame, c *ui.Control) {
	r, line, pad := c.Rect, f.Fonts.Metrics(c.Face).Line, f.Dip(wayPad)
	list := shapes[c.ID.N]
	high := render.Floor(max(f.Dip(wayHigh), min(r.H-line-3*pad, f.Dip(wayMost), (r.W-2*pad)/width(shapes[allSizes]))))
	between := max(0, min(f.Dip(wayGap), (r.H-line-high)/3))
	at := render.Rect{Y: r.Y + render.Floor((r.H-line-between-high)/2), H: high}
	words := render.Rect{X: r.X, Y: at.Y + high + between, W: r.W, H: line}
	align := render.Middle
	if r.W > besideFrom*r.H {
		high = f.Dip(besideHigh)
		wide, gap, text := width(list)*high, f.Dip(barGap), f.Fonts.Width(c.Face, c.Label)
		at = render.Rect{X: r.X + (r.W-wide-gap-text)/2, Y: r.Y + (r.H-high)/2, W: wide, H: high}
		words = f.Within(r, render.Rect{X: at.X + wide + gap, Y: r.Y, W: text + 1, H: r.H})
	} else {
		at.W = width(list) * high
		at.X = r.X + (r.W-at.W)/2
	}
	l.TextIn(f.Fonts, c.Face, c.Label, words, align, render.Middle, f.Theme.Ink)
	for _, s := range list {
		board := render.Rect{X: render.Floor(at.X + s.at.X*high), Y: render.Floor(at.Y + s.at.Y*high), W: render.Floor(s.at.W * high), H: render.Floor(s.at.H * high)}
		board = f.Within(r, board)
		l.Fill(board.Inset(-f.Dip(shapeGap)), f.Dip(shapeRadius+shapeGap), f.Theme.Tray)
		l.Fill(board, f.Dip(shapeRadius), f.Theme.RibbonColor(f.Theme.OnPaper(s.hue)))
	}
}

// width returns the width of a picture, in parts of its height.
func width(list []shape) (w float32) {
	for _, s := range list {
		w = max(w, s.at.X+s.at.W)
	}
	return w
}
