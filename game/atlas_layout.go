package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// atlasPlace is how the scene is divided in this tick.
type atlasPlace struct {
	tabsIn bool // the tabs are part of what scrolls: they need more than a row
}

var progressID = ui.ID{Name: "progress"}

// figureGroup is the name in the IDs of the large numbers.
const figureGroup = "figure"

// Widths in dip.
const (
	atlasWidth = 1040 // of the scene on a wide screen
	chartLeast = 140  // height of a chart beside the rest
	chartShort = 180  // and of one above it
	chartTall  = 340
)

// tabBar lays out the button back, the title and the tabs, which stand beside the title where they have room.
func (s *atlas) tabBar(f *ui.Frame) (area, column render.Rect) {
	width := float32(pageWidth)
	if f.Safe.W > f.Safe.H {
		width = atlasWidth
	}
	area, column = s.head(f, s.app.lang.T("atlas.title"), width)
	title := &f.Controls[len(f.Controls)-1]
	words := f.Fonts.Width(title.Face, title.Label) + f.Dip(24)
	tabs := s.tabsWide(f)
	end := column.X + column.W
	s.place.tabsIn = false
	if title.Rect.X+words+tabs <= end {
		title.Rect.W = words
		y := title.Rect.Y + float32(int((title.Rect.H-f.ControlHeight())/2))
		bar := ui.Column{F: f, Area: render.Rect{X: end - tabs, W: tabs}, Y: y}
		bar.Choice(tabGroup, "", s.tabs, s.tab)
		return area, column
	}
	if tabs > column.W {
		s.place.tabsIn = true
		return area, column
	}
	bar := ui.Column{F: f, Area: render.Rect{X: column.X, W: column.W}, Y: area.Y}
	bar.Choice(tabGroup, "", s.tabs, s.tab)
	area.H -= bar.Y - area.Y
	area.Y = bar.Y
	return area, column
}

// tabsWide is how wide the tabs are in one row.
func (s *atlas) tabsWide(f *ui.Frame) float32 {
	face, gap := f.Face(render.Regular, 16), f.Dip(8)
	sum := -gap
	for _, o := range s.tabs {
		sum += gap + float32(int(max(f.Fonts.Width(face, o)+f.Dip(32), f.Dip(56))))
	}
	return sum + 1
}

// open opens the scrolled column of a tab.
func (s *atlas) open(f *ui.Frame, area, column render.Rect) *ui.Column {
	col := s.scroll.Begin(f, area, column)
	if s.place.tabsIn {
		col.Choice(tabGroup, "", s.tabs, s.tab)
	}
	return col
}

// layoutBoard lays out the tab of one board. On a wide screen the chart stands still beside the rest, on a low
// one alone.
func (s *atlas) layoutBoard(f *ui.Frame, area, column render.Rect) {
	gap := f.Dip(24)
	wide := float32(int((column.W - gap) * 0.56))
	fixed := s.pickTall(f, wide) + s.lowTall(f, wide) + f.Dip(24)
	low := s.pickTall(f, column.W) + s.lowTall(f, column.W)
	beside := f.Wide() && !s.place.tabsIn && wide >= f.Dip(300)*max(1, f.TextSize*0.65)
	alone := beside && area.H-fixed < f.Dip(chartLeast)
	if beside {
		side := ui.Column{F: f, Area: render.Rect{X: column.X, Y: area.Y, W: wide}, Y: area.Y}
		column.X += wide + gap
		column.W -= wide + gap
		if alone {
			s.chartOf.layout(s, f, side.Take(area.H-f.Dip(8)))
		} else {
			s.pick(f, &side)
			s.chartOf.layout(s, f, side.Take(min(area.H-fixed, f.Dip(520))))
			s.below(f, &side)
		}
		area.X, area.W = column.X-f.Dip(8), column.W+f.Dip(16)
	}
	col := s.open(f, area, column)
	if alone || !beside {
		s.pick(f, col)
		if !beside {
			s.chartOf.layout(s, f, col.Take(clamp(area.H-low-f.Dip(92), f.Dip(chartShort)*s.chartOf.enlarged(f), f.Dip(chartTall))))
		}
		s.below(f, col)
	}
	s.rest(f, col)
	s.end(f, col)
}

// pickTall is the height of the card that tells the board.
func (s *atlas) pickTall(f *ui.Frame, width float32) float32 {
	name, more := s.pickWords(f, width)
	line := f.Fonts.Metrics(f.Face(render.Bold, 16)).Line
	return max(f.ControlHeight(), line*float32(len(name)+len(more))) + f.Dip(16)
}

// pickWords are the words of that card in lines.
func (s *atlas) pickWords(f *ui.Frame, width float32) (name, more []string) {
	room := width - f.ControlHeight()*pickWide - f.Dip(24+5*8)
	return f.Wrap(s.words.name, f.Face(render.Bold, 16), room), f.Wrap(s.app.lang.T("atlas.change"), f.Face(render.Regular, 16), room)
}

// pickWide is the width of the goal's picture on the card, in heights.
const pickWide = 1.25

// pick lays out what board it is.
func (s *atlas) pick(f *ui.Frame, col *ui.Column) {
	s.picture.set(puzzle.Config{Size: s.what.size, Rule: s.goal.Rule()}, false, f.Theme, s.app.set.Scheme)
	f.Add(ui.Control{ID: pickID, Role: ui.Button, Look: ui.Card, Label: s.words.name, Value: s.app.lang.T("atlas.change"),
		Rect: col.Take(s.pickTall(f, col.Area.W))})
	col.Space(8)
}

// below lays out what stands below the chart: the depth chosen, or what is under way.
func (s *atlas) below(f *ui.Frame, col *ui.Column) {
	col.Space(4)
	end := col.Y + s.lowTall(f, col.Area.W)
	switch {
	case s.survey.err != nil:
		col.Line(s.app.lang.T("atlas.no_memory"), ui.Wrong, render.Regular, 16)
	case s.words.doing != "":
		c := f.Add(ui.Control{ID: progressID, Role: ui.Status, Look: ui.Custom, Label: s.words.doing, Range: ui.Range{At: s.share01()}, Face: f.Face(render.Regular, 16)})
		c.Lines = f.Wrap(c.Label, c.Face, col.Area.W)
		c.Rect = col.Take(f.Fonts.Metrics(c.Face).Line*float32(len(c.Lines)) + f.Dip(24))
	default:
		s.chosen(f, col)
	}
	col.Y = max(col.Y, end)
}

// share01 is how much of what is under way is done.
func (s *atlas) share01() float32 {
	if s.catch.depth > 0 {
		return s.catch.share(s.survey.counts)
	}
	return s.survey.share()
}

// lowTall is the height of what stands below the chart, whatever it is just now.
func (s *atlas) lowTall(f *ui.Frame, width float32) float32 {
	return s.depthTall(f, width) + f.Dip(4) + f.ControlHeight() + f.Dip(8)
}

// depthTall is the height of the words of the depth chosen, between its two buttons.
func (s *atlas) depthTall(f *ui.Frame, width float32) float32 {
	bold, plain := f.Face(render.Bold, 16), f.Face(render.Regular, 16)
	lines := len(f.Wrap(s.words.depth, bold, width-f.Dip(112))) + len(f.Wrap(s.words.share, plain, width-f.Dip(112)))
	return max(f.Dip(48), f.Fonts.Metrics(plain).Line*float32(max(lines, 2)))
}

// chosen lays out the depth chosen, the buttons that step through the depths, and the one that plays.
func (s *atlas) chosen(f *ui.Frame, col *ui.Column) {
	t := s.app.lang.T
	row := col.Take(s.depthTall(f, col.Area.W))
	side := f.Dip(48)
	step := func(n int, icon render.Icon, label string, x float32, enabled bool) {
		f.Add(ui.Control{ID: ui.ID{Name: depthID.Name, N: n}, Role: ui.Button, Look: ui.Quiet, Label: label, Icon: icon, Touch: true,
			Disabled: !enabled, Rect: render.Rect{X: x, Y: row.Y + float32(int((row.H-side)/2)), W: side, H: side}})
	}
	left, right := row.X, row.X+row.W-side
	if f.RTL { // as the chart, from left to right
		left, right = right, left
	}
	step(-1, render.Minus, t("atlas.fewer"), left, s.depth > 0)
	step(1, render.Plus, t("atlas.more"), right, s.depth < s.survey.radius())
	words := ui.Column{F: f, Area: render.Rect{X: row.X + side + f.Dip(8), W: row.W - 2*side - f.Dip(16)}, Y: row.Y}
	words.Line(s.words.depth, ui.Plain, render.Bold, 16).Align = render.Middle
	words.Line(s.words.share, ui.Small, render.Regular, 16).Align = render.Middle
	col.Space(4)
	b := col.Button(playID, t("atlas.play"), ui.Primary)
	b.Icon, b.Disabled, b.Value = render.Play, s.depth == 0, s.words.depth
}

// rest lays out what is told of the whole space.
func (s *atlas) rest(f *ui.Frame, col *ui.Column) {
	t, w := s.app.lang.T, &s.words
	if s.survey.done() {
		col.Space(8)
		s.layoutFigures(f, col)
		col.Space(8)
		if w.stand != "" {
			col.Para(w.stand)
		}
		col.Switch(logID, t("atlas.log"), s.log)
		col.Heading(t("atlas.hardest"))
		col.Para(w.hardest)
		s.cards.layout(s, f, col)
	}
	col.Heading(t("atlas.meaning"))
	col.Para(t("atlas.meaning_text"))
	col.Para(w.blank)
	col.Small(t("atlas.blank_text"))
}

// layoutFigures lays out the large numbers, side by side where they have room.
func (s *atlas) layoutFigures(f *ui.Frame, col *ui.Column) {
	big, small := f.Face(render.Bold, 20), f.Face(render.Regular, 16)
	var sum float32
	for _, g := range s.words.figures {
		sum += max(f.Fonts.Width(big, g.value), f.Fonts.Width(small, g.label)) + f.Dip(12)
	}
	beside := sum <= col.Area.W
	tall := f.Fonts.Metrics(big).Line + f.Dip(4)
	if beside {
		tall += f.Fonts.Metrics(small).Line
	}
	x, extra := col.Area.X, (col.Area.W-sum)/float32(len(s.words.figures))
	for i, g := range s.words.figures {
		c := f.Add(ui.Control{ID: ui.ID{Name: figureGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Face: big})
		if !beside {
			c.Rect = col.Take(tall)
			continue
		}
		w := max(f.Fonts.Width(big, g.value), f.Fonts.Width(small, g.label)) + f.Dip(12) + extra
		c.Align = render.Middle
		c.Rect = render.Rect{X: float32(int(x)), Y: col.Y, W: float32(int(w)), H: tall}
		x += w
	}
	if beside {
		col.Y += tall
	}
}
