package atlas

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestPagesAreWhole checks that each page shows whole, without scrolling, what it is about: the three figures of a board,
// the curves of all sizes, the board that is shuffled with its chart and its buttons.
func TestPagesAreWhole(t *testing.T) {
	pages := []struct {
		tab int
		ids []ui.ID
	}{
		{boardTab, []ui.ID{depthID, playID, idOf(figureGroup, 0), idOf(figureGroup, 2)}},
		{sizesTab, []ui.ID{idOf(sizesGroup, 0), idOf(sizesGroup, 7)}},
		{walksTab, []ui.ID{mixBoardID, mixChartID, mixID, mixBackID}},
	}
	for _, o := range []options{{w: 360, h: 640, game: "3x3.classic#x"}, {w: 360, h: 640, game: "6x2.classic#x"}, {w: 412, h: 800, game: "3x3.classic#x"},
		{w: 1100, h: 760, game: "3x3.classic#x"}, {w: 1920, h: 1080, game: "3x3.classic#x"}} {
		r, s := inAtlas(t, o)
		for _, p := range pages {
			s.ShowTab(&s.tabs, p.tab)
			r.tick(2)
			for _, id := range p.ids {
				if c := r.control(id); c.Clip.Intersect(c.Rect) != c.Rect {
					t.Errorf("%+v: %v at %v is cut by %v", o, id, c.Rect, c.Clip)
				}
			}
		}
	}
}

// TestCurveMeetsItsWords checks that the words of a row do not reach into its curve.
func TestCurveMeetsItsWords(t *testing.T) {
	for _, o := range []options{{}, {w: 320, h: 568, text: 2}, {w: 1100, h: 760}, {w: 900, h: 600, rtl: true}} {
		o.game = "3x3.classic#x"
		r, s := inAtlas(t, o)
		s.ShowTab(&s.tabs, sizesTab)
		r.tick(2)
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: max(1, o.text), RTL: o.rtl, Safe: render.Rect{W: r.in.Width, H: r.in.Height}}}
		for i := range s.sizes.cards {
			c := r.control(idOf(sizesGroup, i))
			words, chart, moves, end := s.sizes.split(f, c.Rect)
			if !words.Intersect(chart).Empty() || !moves.Intersect(chart).Empty() || !end.Intersect(chart).Empty() || !end.Intersect(moves).Empty() || chart.W < f.Dip(64) {
				t.Errorf("%+v: words %v, curve %v, moves %v, end %v", o, words, chart, moves, end)
			}
		}
	}
}
