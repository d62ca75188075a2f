package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// chooserPlace is how the scene is divided in this tick.
type chooserPlace struct {
	wide bool
	side render.Rect // the picture and the size, where they stand beside the rest
	foot render.Rect // the button that starts the game
	need float32     // height of the column without spare room
	room float32     // spare room between its parts
}

func (c *chooser) layout(f *ui.Frame) {
	c.freshen()
	t := c.app.lang.T
	width := float32(pageWidth)
	if f.Safe.W > f.Safe.H {
		width = 920
	}
	area, column := c.head(f, t("newgame.title"), width)
	inBar := c.entryInBar(f, column)
	c.divide(f, &area, &column)
	c.pictures(f)
	if c.place.wide {
		c.beside(f)
	}
	col := c.scroll.Begin(f, area, column)
	if !c.place.wide {
		c.above(f, col)
	}
	col.Space(4)
	c.kinds(f, col)
	col.Space(12)
	col.Y += c.place.room
	col.Choice(wayGroup, t("newgame.missing"), c.ways, c.missing)
	if c.missing == missingChosen {
		col.Stepper(numberID, t("newgame.number"), c.words.number.text, ui.Range{Lo: 1, Hi: float32(c.size.Cells()), At: float32(min(c.number, c.size.Cells())), Step: 1})
	}
	c.level.layout(c.app, c.size, col)
	if !inBar {
		col.Y += c.place.room
		open := col.Button(entryID, t("newgame.entry"), ui.Quiet)
		open.Icon = render.Keyboard
	}
	c.spread(f, area, col)
	c.scroll.End(f)
	play := f.Add(ui.Control{ID: startID, Role: ui.Button, Look: ui.Primary, Label: t("newgame.play"), Icon: render.Play,
		Rect: c.place.foot, Align: render.Middle})
	play.Rect.X = column.X
	play.Rect.W = column.W
}

// entryInBar puts the way to the text entry beside the title where there is room for it.
func (c *chooser) entryInBar(f *ui.Frame, column render.Rect) bool {
	t := c.app.lang.T
	text := t("newgame.entry")
	w := f.Fonts.Width(f.Face(render.Regular, 16), text) + f.Dip(64)
	if !f.Wide() || w+f.Fonts.Width(f.Face(render.Bold, 20), t("newgame.title"))+f.Dip(72) > column.W {
		return false
	}
	heading := &f.Controls[len(f.Controls)-1]
	heading.Rect.W = column.X + column.W - w - heading.Rect.X
	f.Add(ui.Control{ID: entryID, Role: ui.Button, Look: ui.Quiet, Label: text, Icon: render.Keyboard,
		Rect: render.Rect{X: column.X + column.W - w, Y: f.Safe.Y + f.Dip(8), W: w, H: f.ControlHeight()}})
	return true
}

// spread finds how much room is to spare between the parts of the column.
func (c *chooser) spread(f *ui.Frame, area render.Rect, col *ui.Column) {
	pl := &c.place
	parts := float32(2)
	if pl.wide {
		parts = 1
	}
	pl.need = col.Y + c.scroll.Offset - area.Y - parts*pl.room
	pl.room = float32(int(clamp((area.H-pl.need)/(parts+1), 0, f.Dip(32))))
}

// divide cuts the screen below the title: one column, or two where it is wide, and the foot.
func (c *chooser) divide(f *ui.Frame, area, column *render.Rect) {
	pl := &c.place
	foot := f.ControlHeight() + f.Dip(16)
	sliders := 2*(f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(48)) + f.Dip(8)
	pl.wide = f.Wide() && area.H-sliders >= f.Dip(72) && column.W >= f.Dip(480)*f.TextSize*0.8
	if pl.wide {
		tall := min(area.H-f.Dip(8), max(f.Dip(440)*max(1, f.TextSize*0.8), pl.need+foot))
		area.Y += float32(int((area.H - f.Dip(8) - tall) * 0.3))
		area.H = tall
		gap := f.Dip(24)
		w := float32(int((column.W - gap) * 0.42))
		pl.side = render.Rect{X: column.X, Y: area.Y, W: w, H: area.H}
		column.X += w + gap
		column.W -= w + gap
	}
	area.H -= foot
	pl.foot = render.Rect{Y: area.Y + area.H + f.Dip(8), H: f.ControlHeight()}
	if pl.wide {
		area.X, area.W = column.X-f.Dip(12), column.W+f.Dip(24) // with room for a scroll bar
	}
}

// pictures brings the pictures of the goals up to date.
func (c *chooser) pictures(f *ui.Frame) {
	scheme := c.app.set.Scheme
	c.picture.set(c.config(chooserKinds[c.kind]), false, f.Theme, scheme)
	c.picture.view.Numbers = true
	for i, k := range chooserKinds {
		c.cards[i].set(symbol(c.config(k)), !c.app.set.Solved.Has(kindName(k)), f.Theme, scheme)
	}
}

// The longest sides of boards on cards: of larger ones no line could be told, or no number read.
const (
	symbolMost   = 8
	symbolRandom = 4 // of goals without a line
)

// symbol is a configuration as it is pictured on a card.
func symbol(c puzzle.Config) puzzle.Config {
	most := symbolMost
	if c.Rule.Kind == puzzle.Random {
		most = symbolRandom
	}
	c.Size = puzzle.Size{W: min(c.Size.W, most), H: min(c.Size.H, most)}
	if c.Rule.Missing >= c.Size.Cells() {
		c.Rule.Missing = puzzle.MissingLast
	}
	return c
}

// above lays out the picture and the size at the top of one column.
func (c *chooser) above(f *ui.Frame, col *ui.Column) {
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	h := 2 * (line + f.Dip(48))
	if col.Area.W < f.Dip(300)*f.TextSize {
		h = f.Dip(120)
		c.sketch(f, col.Take(h))
		col.Space(8)
		c.sliders(col)
		return
	}
	r := col.Take(h)
	side := min(h, float32(int(col.Area.W*0.42)))
	c.sketch(f, render.Rect{X: r.X, Y: r.Y + (h-side)/2, W: side, H: side})
	part := ui.Column{F: f, Area: render.Rect{X: r.X + side + f.Dip(16), Y: r.Y, W: r.W - side - f.Dip(16)}, Y: r.Y}
	c.sliders(&part)
	col.Space(8)
}

// beside lays out the picture and the size beside the rest.
func (c *chooser) beside(f *ui.Frame) {
	r := c.place.side
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	low := 2 * (line + f.Dip(48))
	c.sketch(f, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - low - f.Dip(8)})
	part := ui.Column{F: f, Area: r, Y: r.Y + r.H - low}
	c.sliders(&part)
}

func (c *chooser) sketch(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: pictureID, Role: ui.Image, Look: ui.Custom, Label: c.app.lang.T("newgame.picture"), Rect: r})
}

// sides is the range of a board's sides.
func sides(at int) ui.Range {
	return ui.Range{Lo: puzzle.MinSide, Hi: chooserMost, At: float32(at), Step: 1}
}

func (c *chooser) sliders(col *ui.Column) {
	t := c.app.lang.T
	if col.Area.W >= col.F.Dip(300) {
		col.Stepper(widthID, t("newgame.width"), c.words.width.text, sides(c.size.W))
		col.Stepper(heightID, t("newgame.height"), c.words.height.text, sides(c.size.H))
		return
	}
	col.Slider(widthID, t("newgame.width"), c.words.width.text, sides(c.size.W))
	col.Slider(heightID, t("newgame.height"), c.words.height.text, sides(c.size.H))
}

// kinds lays out the cards of the goals, as many in a row as have room for their words.
func (c *chooser) kinds(f *ui.Frame, col *ui.Column) {
	var words [len(chooserKinds)]string
	for i, k := range chooserKinds {
		words[i] = c.app.lang.T(kindKeys[k])
	}
	per, face := f.CardRow(col.Area.W, words[:], len(words))
	w := (col.Area.W - f.Dip(ui.CardGap)*float32(per-1)) / float32(per)
	h := float32(int(min(w, f.Dip(96)*f.TextSize) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line))
	for i, word := range words {
		r := f.Split(render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: h}, per, i%per, ui.CardGap)
		f.Add(ui.Control{ID: ui.ID{Name: kindGroup, N: i}, Role: ui.Radio, Look: ui.Card, Label: word, Rect: r, Face: face,
			On: i == c.kind})
		if i%per == per-1 || i == len(words)-1 {
			col.Y += h
			if i < len(words)-1 {
				col.Space(ui.CardGap)
			}
		}
	}
}
