package atlas

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// sceneWidth is the maximum width, in dip, of the scene on a screen wider than high.
const sceneWidth = stage.GridWidth

// Layout lays out the button Back, the title, the tabs, and the tab shown.
func (s *Scene) Layout(f *ui.Frame) {
	s.board.updateTexts()
	area, column := s.layoutHead(f)
	switch s.tabs.At {
	case boardTab:
		a := s.board.arrange(f, area.H, column.W, s.tabsScroll)
		area, column = s.board.layoutSide(f, a, area, column)
		col := s.open(f, area, column)
		s.board.layoutColumn(f, a, col, area.H)
		s.End(f, col)
	case sizesTab:
		col := s.open(f, area, column)
		s.sizes.layout(s.Stage.Lang, f, col, area.H)
		s.End(f, col)
	case walksTab:
		col := s.open(f, area, column)
		s.walks.layout(s.Stage.Lang, f, col, area.H)
		s.End(f, col)
	}
}

// layoutHead lays out the button Back, the title and the tabs: beside the title if there is room, else in a row below
// it. If the tabs need more than one row, open lays them out instead. It returns the area below the tabs and its column.
func (s *Scene) layoutHead(f *ui.Frame) (area, column render.Rect) {
	width := float32(stage.PageWidth)
	if f.Safe.W > f.Safe.H {
		width = sceneWidth
	}
	area, column, s.board.tabs = s.HeadTabs(f, s.Stage.Lang.T("atlas.title"), width, &s.tabs)
	s.tabsScroll = false
	if s.board.tabs > 0 {
		return area, column
	}
	if s.tabs.Width(f) > column.W {
		s.tabsScroll = true
		return area, column
	}
	bar := f.Column(render.Rect{X: column.X, Y: area.Y, W: column.W})
	s.tabs.Layout(bar)
	area.H -= bar.Y - area.Y
	area.Y = bar.Y
	return area, column
}

// open begins the scrolled column of a tab; End ends it.
func (s *Scene) open(f *ui.Frame, area, column render.Rect) *ui.Column {
	col := s.Scroll.Begin(f, area, column)
	if s.tabsScroll {
		s.tabs.Layout(col)
	}
	return col
}
