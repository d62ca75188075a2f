package stage

import (
	"strings"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// BackID is the ID of the button Back, in the corner of a page.
var BackID = ui.ID{Name: "back"}

// PageWidth is the maximum width of a column of text and controls, in dip.
const PageWidth = 560

// GridWidth is the maximum width of a page on a screen wider than high, in dip. There all pages begin at its left edge.
const GridWidth = 1040

// readWidth is the maximum width of a column of text on such a screen, in dip.
const readWidth = 680

// grid returns the place of all pages on a screen wider than high; only X and W are set.
func grid(f *ui.Frame) render.Rect {
	w := min(f.Safe.W-2*f.Dip(16), f.Grown(GridWidth))
	return render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), W: w}
}

// Begin lays out the button Back and the title, and opens the scrolled column below them. The caller fills the column
// and closes it with End.
func (p *Page) Begin(f *ui.Frame, title string) *ui.Column {
	width := float32(PageWidth)
	if f.Wide() {
		width = readWidth
	}
	area, column := p.Head(f, title, width)
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	return col
}

// BeginWide is Begin with a column as wide as the grid, for scenes that have parts side by side.
func (p *Page) BeginWide(f *ui.Frame, title string) *ui.Column {
	if !f.Wide() {
		return p.Begin(f, title)
	}
	area, column := p.Head(f, title, GridWidth)
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	return col
}

// Head lays out the button Back and the title. It returns the area below them, and a column at most width dip wide, of
// which only X and W are set: it is centred in the area, or begins at the left edge of the grid if the screen is wide.
func (p *Page) Head(f *ui.Frame, title string, width float32) (area, column render.Rect) {
	safe := f.Safe
	w := min(safe.W-2*f.Dip(16), f.Grown(width))
	x := render.Floor(safe.X + (safe.W-w)/2)
	if f.Wide() {
		x = grid(f).X
	}
	bar := render.Rect{X: safe.X, Y: safe.Y, W: safe.W, H: f.ControlHeight() + f.Dip(16)}
	words := p.BackIn(f, bar, x)
	words.W -= f.Dip(titleEnd)
	f.Add(titleIn(f, title, titleMost, words))
	area = render.Rect{X: safe.X, Y: bar.Y + bar.H, W: safe.W, H: safe.H - bar.H}
	return area, render.Rect{X: x, W: w}
}

// HeadWith is Head with controls at the end of the title, which need some room. It returns their place at the end of the column,
// empty if the title leaves too little.
func (p *Page) HeadWith(f *ui.Frame, title string, width, room float32) (area, column, end render.Rect) {
	at := len(f.Controls) + 1 // after the button Back
	area, column = p.Head(f, title, width)
	c := &f.Controls[at]
	x, gap := column.X+column.W-room, f.Dip(titleGap)
	if c.Rect.X+f.Fonts.Width(c.Face, c.Label)+gap > x {
		return area, column, render.Rect{}
	}
	c.Rect.W = x - gap - c.Rect.X
	high := f.ControlHeight()
	return area, column, render.Rect{X: x, Y: c.Rect.Y + render.Floor((c.Rect.H-high)/2), W: room, H: high}
}

// HeadEnd is what stands at the end of a title: a choice, and after it a button that has an icon without words; its ID is empty if there
// is none.
type HeadEnd struct {
	Group   string // the name in the IDs of the options
	Options []string
	On      int
	Button  ui.Command
}

// HeadChoice is Head with a choice and a button at the end of the title, and reports which of them have room there. The button has it
// before the choice; the caller lays out the rest below.
func (p *Page) HeadChoice(f *ui.Frame, title string, width float32, e HeadEnd) (area, column render.Rect, choice, button bool) {
	button = e.Button.ID != ui.ID{}
	side, room := float32(0), float32(0)
	if button {
		side = f.Dip(48)
	}
	if len(e.Options) > 0 {
		room = f.ChoiceWidth(e.Options)
		if button {
			room += f.Dip(8)
		}
	}
	at := len(f.Controls)
	area, column, end := p.HeadWith(f, title, width, room+side)
	if choice = room > 0 && !end.Empty(); choice {
		bar := f.Column(render.Rect{X: end.X, Y: end.Y, W: f.ChoiceWidth(e.Options)})
		bar.Choice(e.Group, "", e.Options, e.On)
	} else if button && room > 0 {
		f.Controls = f.Controls[:at]
		area, column, end = p.HeadWith(f, title, width, side)
	}
	if button = button && !end.Empty(); button { // its icon ends with the column
		b := e.Button.Control(render.Rect{X: end.X + end.W - side + f.Dip(12), Y: end.Y, W: side, H: end.H})
		b.Look = ui.Quiet
		f.Add(b)
	}
	return area, column, choice, button
}

// HeadTabs is HeadChoice for tabs. It returns their width there; 0: the caller lays them out.
func (p *Page) HeadTabs(f *ui.Frame, title string, width float32, tabs *ui.Tabs) (area, column render.Rect, beside float32) {
	area, column, choice, _ := p.HeadChoice(f, title, width, HeadEnd{Group: tabs.Group, Options: tabs.Names, On: tabs.At})
	if choice {
		beside = tabs.Width(f)
	}
	return area, column, beside
}

// HeadIcons is Head with buttons at the end of the title that have icons without words, for which the title is made smaller: where
// large letters would push these buttons out of sight, or all else.
func (p *Page) HeadIcons(f *ui.Frame, title string, width float32, buttons ...ui.Command) (area, column render.Rect) {
	area, column = p.Head(f, title, width)
	side, head := f.Dip(48), &f.Controls[len(f.Controls)-1]
	x := column.X + column.W - side*float32(len(buttons)) + f.Dip(8)
	head.Rect.W = x - f.Dip(4) - head.Rect.X
	head.Face, head.Lines = f.Fitting(render.Title, titleMost, title, head.Rect.W), nil
	y := head.Rect.Y + render.Floor((head.Rect.H-side)/2)
	for i, c := range buttons {
		b := c.Control(render.Rect{X: x + float32(i)*side, Y: y, W: side, H: side})
		b.Look = ui.Quiet
		f.Add(b)
	}
	return area, column
}

// titleGap is the least gap between a title and what stands at its end, and titleEnd that between it and the edge of the page, in dip.
const (
	titleGap = 16
	titleEnd = 24
)

// HeadBelow is Head for a title too long for its line that begins with a shorter one: the rest then stands below that, in small
// letters.
func (p *Page) HeadBelow(f *ui.Frame, title, short string, width float32) (area, column render.Rect) {
	area, column = p.Head(f, title, width)
	rest, ok := strings.CutPrefix(title, short)
	rest = strings.TrimLeft(rest, ",，、 ")
	last := len(f.Controls) - 1
	room := render.Rect{X: f.Controls[last].Rect.X, Y: f.Safe.Y, W: f.Controls[last].Rect.W, H: area.Y - f.Safe.Y}
	first, second := f.Fitting(render.Title, titleMost, short, room.W), f.FaceFitting(rest, room.W)
	high, low := f.Fonts.Metrics(first).Line, f.Fonts.Metrics(second).Line
	if !ok || rest == "" || f.Fonts.Width(f.Face(render.Title, titleMost), title) <= room.W || high+low > room.H || f.Fonts.Width(second, rest) > room.W {
		return area, column
	}
	f.Controls = f.Controls[:last]
	room.Y += render.Floor((room.H - high - low) / 2)
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: short, Face: first, Rect: render.Rect{X: room.X, Y: room.Y, W: room.W, H: high}})
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: rest, Face: second, Align: f.Near(), Rect: render.Rect{X: room.X, Y: room.Y + high, W: room.W, H: low}})
	return area, column
}

// HeadBeside is Head for a page with a few words beside its title.
func (p *Page) HeadBeside(f *ui.Frame, title, beside string, width float32) (area, column render.Rect) {
	area, column = p.Head(f, title, width)
	last := len(f.Controls) - 1
	room := render.Rect{X: f.Controls[last].Rect.X, Y: f.Safe.Y, W: f.Controls[last].Rect.W, H: area.Y - f.Safe.Y}
	room.W = min(room.W, column.X+column.W-room.X)
	f.Controls = f.Controls[:last]
	face := f.Face(render.Regular, max(12, 16/f.TextSize))
	end := room
	end.W = render.Floor(f.Fonts.Width(face, beside)) + 1
	end.X += room.W - end.W
	room.W -= end.W + f.Dip(titleGap)
	f.Add(titleIn(f, title, titleMost, room))
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: beside, Face: face, Align: f.Far(), Rect: end})
	return area, column
}

// titleMost is the size of a title in dip.
const titleMost = 24

// titleLeast is the size, in dip, under which a title stands in two lines, and the largest size of these. It grows as words do.
const titleLeast = 14

// titleIn returns the title of a page, of so many dip, in a rectangle: in one line, or in two if one would be much smaller than it
// should be.
func titleIn(f *ui.Frame, title string, most float32, r render.Rect) ui.Control {
	c := ui.Control{Role: ui.Heading, Look: ui.Title, Label: title, Face: f.Fitting(render.Title, most, title, r.W), Rect: r}
	high := func(face render.FaceID) float32 { return f.Fonts.Metrics(face).Cap }
	for size := titleLeast * max(1, f.TextSize/ui.TitleGrown); high(f.Face(render.Title, size)) > high(c.Face); size-- {
		face := f.Face(render.Title, size)
		n := len(f.Wrap(title, face, r.W))
		lines := f.LinesHeight(face, n)
		if lines > r.H || f.LongestWord(title, face) > r.W || n > 2 {
			continue
		}
		c.Face, c.Lines = face, f.Balance(title, face, r.W)
		c.Rect.Y, c.Rect.H = r.Y+render.Floor((r.H-lines)/2), lines
		break
	}
	return c
}

// Beside divides the column of a page: at its near end stands a column of a width, which does not scroll; a gap of so many
// dip follows; the rest of it scrolls in view, which has room for the scroll bar.
func Beside(f *ui.Frame, area, column render.Rect, width, gap float32) (view, rest render.Rect) {
	by := width + f.Dip(gap)
	rest = render.Rect{X: column.X + by, W: column.W - by}
	return ToEdge(area, Viewport(f, area, rest)), rest
}

// ToEdge extends the viewport of a column beside something to the end of an area, where the scroll bar of a page stands.
func ToEdge(area, view render.Rect) render.Rect {
	view.W = area.X + area.W - view.X
	return view
}

// Viewport returns the part of an area in which a column scrolls, with room for the scroll bar.
func Viewport(f *ui.Frame, area, column render.Rect) render.Rect {
	area.X, area.W = column.X-f.Dip(12), column.W+f.Dip(24)
	return area
}

// backSide is the side of the button Back in dip.
const backSide = 48

// arrowIn returns how far the arrow of the button Back begins inside it: half of what the button is wider than the icon, and what is before
// the arrow's tip in that.
func arrowIn(f *ui.Frame) float32 {
	return render.Floor((f.Dip(backSide)-f.IconSide())/2 + f.IconSide()/8)
}

// BackIn adds the button Back to a bar, so that its arrow begins at x, where what is below does. It returns the bar's place for a title.
func (p *Page) BackIn(f *ui.Frame, bar render.Rect, x float32) (rest render.Rect) {
	side, left := f.Dip(backSide), max(f.Safe.X, x-arrowIn(f))
	f.Add(ui.Control{ID: BackID, Role: ui.Button, Look: ui.Quiet, Label: p.Stage.Lang.T("common.back"), Icon: render.Back,
		Rect: render.Rect{X: left, Y: bar.Y + render.Floor((bar.H-side)/2), W: side, H: side}})
	from := left + side + f.Dip(4)
	return render.Rect{X: from, Y: bar.Y, W: bar.X + bar.W - from, H: bar.H}
}

// End closes the column that Begin opened.
func (p *Page) End(f *ui.Frame, c *ui.Column) {
	c.Space(24)
	p.Scroll.End(f)
}

// Of a card in dip: the space around what it holds, and that below the last button of a column.
const (
	cardAir  = 24
	cardFoot = 8
)

// CardRoom returns the width of what a card of a width in dip holds.
func CardRoom(f *ui.Frame, width float32) float32 {
	return min(f.Safe.W-f.Dip(32), f.Grown(width)) - 2*f.Dip(cardAir)
}

// Card opens a card of a width in dip, in the middle of the screen, for things of a height, which scroll if it is too high. The caller
// adds these and ends p.Scroll.
func (p *Page) Card(f *ui.Frame, width, high float32) *ui.Column {
	pad := f.Dip(cardAir)
	r := p.middle(f, CardRoom(f, width)+2*pad, min(high+2*pad-f.Dip(cardFoot), f.Safe.H-f.Dip(16)))
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	in.H += f.Dip(cardFoot)
	return p.Scroll.Begin(f, in, render.Rect{X: in.X, W: in.W})
}

// middle returns the place of a card: the middle of the board in the scene below, if the screen is wide and the card is
// not wider than the board, otherwise the middle of the screen.
func (p *Page) middle(f *ui.Frame, w, h float32) render.Rect {
	over := f.Safe
	if board := p.boardBelow(f); f.Wide() && board.W >= w && board.H >= h {
		over = board
	}
	return render.Rect{X: render.Floor(over.X + (over.W-w)/2), Y: render.Floor(over.Y + (over.H-h)/2), W: w, H: h}
}

// heroBelow returns the place of the board in the scene below and of the picture of its goal above it, the zero rectangle unless there are
// both.
func (p *Page) heroBelow(f *ui.Frame) render.Rect {
	goal, board := ui.Find(p.Stage.view.below.Controls, questionGoalID), p.boardBelow(f)
	if goal == nil || board.Empty() || goal.Rect.Y >= board.Y {
		return render.Rect{}
	}
	return render.Rect{X: board.X, Y: goal.Rect.Y, W: board.W, H: board.Y + board.H - goal.Rect.Y}
}

// boardBelow returns the place of the board in the scene below, the zero rectangle if there is none.
func (p *Page) boardBelow(f *ui.Frame) (r render.Rect) {
	for i := range p.Stage.view.below.Controls {
		if c := &p.Stage.view.below.Controls[i]; c.Role == ui.Grid {
			r = f.Fixed(c.Rect)
		}
	}
	return r
}

// columnAir is how far letters reach beyond the edges of the board beside them, in dip.
const columnAir = 2

// columnBelow returns the place of what stands beside the board in the scene below, as high as the board and the letters beside
// its edge. ok is false if nothing stands there.
func (p *Page) columnBelow(f *ui.Frame) (r render.Rect, ok bool) {
	all, board := p.Stage.view.below.Controls, p.boardBelow(f)
	left, right := f.Safe.X+f.Safe.W, float32(0)
	for i := range all {
		if c := f.Fixed(all[i].Rect); board.W > 0 && c.X >= board.X+board.W {
			left, right = min(left, c.X), max(right, c.X+c.W)
		}
	}
	air := f.Dip(columnAir)
	return render.Rect{X: left, Y: board.Y - air, W: right - left, H: board.H + 2*air}, right > left
}
