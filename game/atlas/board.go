package atlas

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/render"
)

// boardPage is the tab of one state space: a chart, the numbers, and the hardest boards.
type boardPage struct {
	Stage *stage.Stage
	study
	desk    Desk
	texts   texts
	picture boardview.GoalPicture
	chart   depthChart
	cards   hardCards
	gap     gapBoard
	tabs    float32 // width of the tabs at the end of the head; 0 if they stand elsewhere
}

var (
	goalID     = ui.ID{Name: "pick"} // the card that opens the picker
	ribbonID   = ui.ID{Name: "ribbon"}
	depthID    = ui.ID{Name: "depth"}
	playID     = ui.ID{Name: "play"}
	logID      = ui.ID{Name: "log"}
	progressID = ui.ID{Name: "progress"}
)

// isStep reports whether id is that of one of the two buttons beside the depth. Their IDs have the slider's name, and as
// number the change of the depth.
func isStep(id ui.ID) bool { return id.Name == depthID.Name && id != depthID }

// chartAnew turns to another board or goal.
func (b *boardPage) chartAnew(c charted) {
	b.begin(c, b.desk.Playing().Seen())
	b.reword()
}

// reword has the next layout make all words anew.
func (b *boardPage) reword() {
	b.cards.forget()
	b.texts.forget()
	b.chart.key = plotKey{}
}

// choose chooses a depth and announces it. It stops the search for a board of the old depth.
func (b *boardPage) choose(depth int) {
	depth = max(0, min(depth, b.survey.radius()))
	if depth == b.depth || !b.survey.done() {
		return
	}
	b.depth, b.finder = depth, work.Finder{}
	b.updateTexts()
	b.Stage.Say(b.texts.depth + ", " + b.texts.share)
}

// updateTexts brings the texts up to date.
func (b *boardPage) updateTexts() { b.texts.update(b.Stage.Lang, &b.study, b.desk.Playing()) }

// arrangement says where the parts of the tab are.
type arrangement uint8

const (
	inColumn    arrangement = iota // all in the scrolled column
	sideBySide                     // the board, the chart and the depth beside the scrolled column
	chartBeside                    // only the chart beside it, on a low screen
)

// Lengths in dip.
const (
	minSideWidth   = 300 // of the side beside the scrolled column
	minSideChart   = 140 // height of a chart at the side, if it is not alone there
	maxSideChart   = 520
	minColumnChart = 160 // height of a chart in the scrolled column
	maxColumnChart = 340
	columnGap      = 24
	chartAbove     = 8    // between the card of the goal and the chart
	sidePart       = 0.58 // of the width: the chart is what the page is about
)

// sideWidth returns the width of the side beside the scrolled column, given the width of both together.
func sideWidth(f *ui.Frame, width float32) float32 {
	return render.Floor((width - f.Dip(columnGap)) * sidePart)
}

// arrange chooses the arrangement for an area of some height and a column of some width in it.
func (b *boardPage) arrange(f *ui.Frame, height, width float32, tabsScroll bool) arrangement {
	side := sideWidth(f, width)
	switch {
	case !f.Wide() || tabsScroll || side < f.Dip(minSideWidth)*max(1, f.TextSize*0.65):
		return inColumn
	case height-b.sideRest(f, side, b.countedHeight(f, side)) < f.Dip(minSideChart):
		return chartBeside
	}
	return sideBySide
}

// sideRest returns the height of everything but the chart in the arrangement sideBySide, given that of the choice.
func (b *boardPage) sideRest(f *ui.Frame, side, choice float32) float32 {
	return b.goalHeight(f, side) + choice + f.Dip(24+chartAbove)
}

// layoutSide lays out the side beside the scrolled column and returns the area and column that remain.
func (b *boardPage) layoutSide(f *ui.Frame, a arrangement, area, column render.Rect) (restArea, restColumn render.Rect) {
	b.chart.alone = a == chartBeside
	if a == inColumn {
		return area, column
	}
	w := sideWidth(f, column.W)
	if a == chartBeside { // the words beside it need more room than the chart; they begin below the tabs, if these have about as much
		w = render.Floor((column.W - f.Dip(columnGap)) / 2)
		if at := column.W - b.tabs - f.Dip(columnGap); b.tabs > w*0.8 && b.tabs < w*1.2 {
			w = at
		}
	}
	side := f.Column(render.Rect{X: column.X, Y: area.Y, W: w})
	if a == chartBeside {
		b.chart.layout(b, f, side.Take(area.H-f.Dip(8)))
	} else {
		b.layoutGoal(f, side)
		side.Space(chartAbove)
		b.chart.layout(b, f, side.Take(min(area.H-b.sideRest(f, w, b.choiceHeight(f, w)), f.Dip(maxSideChart))))
		b.layoutChoice(f, side)
	}
	column.X += w + f.Dip(columnGap)
	column.W -= w + f.Dip(columnGap)
	return stage.ToEdge(area, stage.Viewport(f, area, column)), column
}

// layoutColumn lays out the scrolled column; height is that of the viewport.
func (b *boardPage) layoutColumn(f *ui.Frame, a arrangement, col *ui.Column, height float32) {
	if a != sideBySide {
		b.layoutGoal(f, col)
		if a == inColumn {
			col.Space(chartAbove)
			b.chart.layout(b, f, col.Take(b.chartHeight(f, col, height)))
		}
		b.layoutChoice(f, col)
	}
	b.layoutSpace(f, a, col, height)
}

// chartGrown is how much higher the least chart is in large letters, so that what it shows is in sight with it.
const chartGrown = 1.18

// chartHeight returns the height of the chart in the scrolled column: as high as leaves the figures whole at the end of a
// viewport of some height.
func (b *boardPage) chartHeight(f *ui.Frame, col *ui.Column, height float32) float32 {
	above := col.Y - col.Area.Y
	below := b.choiceHeight(f, col.Area.W) + f.Dip(4+stage.FadeHigh)
	if !over(f) { // else they follow below the fold
		below += f.Dip(figuresAbove) + figuresHeight(f, col.Area.W, b.figures())
	}
	return max(f.Dip(minColumnChart)*min(chartScale(f), chartGrown), min(f.Dip(maxColumnChart), height-above-below))
}

// figuresAbove is the space between the button that plays and the figures, in dip.
const figuresAbove = 12

// layoutSpace lays out the numbers of the whole space, its hardest boards, and what they mean. What changes the chart stands near it or, if
// the chart is large beside all of that, last. While the space is counted, the goal takes the place of the boards in a viewport of some
// height.
func (b *boardPage) layoutSpace(f *ui.Frame, a arrangement, col *ui.Column, height float32) {
	t := b.Stage.Lang.T
	if figures := b.figures(); len(figures) > 0 {
		col.Space(figuresAbove)
		layoutFigures(f, col, figures)
		col.Space(16)
	}
	if b.survey.done() {
		if b.texts.standing != "" {
			col.Para(b.texts.standing)
		}
		if a != sideBySide {
			b.layoutScale(f, col)
		}
		col.Heading(t("atlas.hardest"))
		col.Para(b.texts.hardest)
		b.cards.layout(b, f, col)
	} else if a == sideBySide {
		b.layoutRibbon(f, col, height)
	}
	if a != sideBySide {
		b.layoutMeaningCard(f, col)
		return
	}
	b.layoutMeaning(col)
	if b.survey.done() {
		b.layoutScale(f, col)
	}
}

// figures returns the figures of the whole space or, while it is counted, of what has been counted; none before that.
func (b *boardPage) figures() []figure {
	switch {
	case b.survey.done():
		return b.texts.figures[:]
	case b.survey.err == nil && len(b.survey.counts) > 0:
		return b.texts.soFar[:]
	}
	return nil
}

// ribbonLeast is the least height of the goal beside a chart that is being counted, in dip.
const ribbonLeast = 120

// layoutRibbon lays out the goal, as large as leaves what the chart shows whole in a viewport of some height.
func (b *boardPage) layoutRibbon(f *ui.Frame, col *ui.Column, height float32) {
	size := b.charted.size
	free := height - (col.Y - col.Area.Y) - col.Measure(func(c *ui.Column) { b.layoutMeaning(c) }) - f.Dip(stage.FadeHigh)
	high := render.Floor(min(free, col.Area.W*float32(size.H)/float32(size.W)))
	if high >= f.Dip(ribbonLeast) {
		col.Picture(ribbonID, b.texts.name, high)
	}
}

// layoutScale lays out the switch of the chart's scale.
func (b *boardPage) layoutScale(f *ui.Frame, col *ui.Column) {
	col.Hang = f.Dip(8) // its words begin with the column
	col.Switch(logID, b.Stage.Lang.T("atlas.log"), b.chart.log)
	col.Hang = 0
}

// paint draws one of the controls that the painter of package ui leaves to the scene.
func (b *boardPage) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch {
	case c.ID == goalID:
		b.paintGoal(l, f, c)
	case c.ID == ribbonID:
		b.picture.Draw(l, f.Fonts, c.Rect, f.Scale)
	case c.ID == gapID:
		l.Board(f.Fonts, &b.gap.view)
	case c.ID == chartID:
		b.chart.paint(l, f)
	case c.ID == depthID:
		b.chart.paint(l, f)
		b.chart.paintKnob(l, f, c)
	case c.ID == progressID:
		paintProgress(l, f, c)
	case c.ID.Name == figureGroup:
		paintFigure(l, f, c)
	case c.ID.Name == hardGroup:
		b.cards.paint(l, f, c)
	}
}
