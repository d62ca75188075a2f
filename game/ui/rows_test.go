package ui

import (
	"slices"
	"testing"

	"wildfifteen/render"
)

// TestChipsAreEqual checks that chips are equal cells of a tray, in one row or in several, unless a row that has room for all words
// has none for equal chips; and that three of them are never two and one.
func TestChipsAreEqual(t *testing.T) {
	fonts := render.NewFonts()
	for _, options := range [][]string{{"System", "Light", "Dark", "Contrast", "Slate", "Clay", "Ink", "Felt"}, {"All", "Last 7 days", "Today"}, {"Line", "Arrange"}} {
		for width := float32(100); width < 900; width++ {
			f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: width, H: 1000}}}
			f.Reset()
			col := f.Column(render.Rect{W: width, H: 1000})
			col.Choice("c", "", options, 0)
			rows := map[float32]int{}
			first, least, most := f.Controls[0].Rect, width, float32(0)
			for _, c := range f.Controls {
				rows[c.Rect.Y]++
				least, most = min(least, c.Rect.W), max(most, c.Rect.W)
				if end := c.Rect.X + c.Rect.W + c.Ends; end > width+0.5 {
					t.Errorf("%v wide: %q ends at %v", width, c.Label, end)
				}
			}
			_, widest, _ := col.chipWidths(nil, options, 16, false)
			room := widest*float32(len(options)) <= width
			if most > least+1 && (room || len(rows) > 1) {
				t.Errorf("%v wide: chips of %v to %v", width, least, most)
			}
			if per := rows[first.Y]; len(options) == 3 && per == 2 {
				t.Errorf("%v wide: %d of 3 chips in the first row", width, per)
			}
			last := f.Controls[len(f.Controls)-1]
			if end, want := last.Rect.X+last.Rect.W+last.Ends, first.X+min(width, barMost); end < want-1 {
				t.Errorf("%v wide: the tray ends at %v, not %v", width, end, want)
			}
		}
	}
}

// TestFewChipsStayInARow checks that large letters become somewhat smaller, and names two lines, rather than break a row of three chips.
func TestFewChipsStayInARow(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 2, Screen: render.Rect{W: 360, H: 640}}}
	for _, c := range []struct {
		options []string
		rows    int
	}{{[]string{"One board", "All sizes", "Shuffling"}, 1}, {[]string{"Last played", "Most games", "Name"}, 1}, {[]string{"Last played", "Most games played", "Name"}, 1},
		{[]string{"Last played", "Wiederholungen", "Anfangsbuchstaben"}, 3}} {
		f.Reset()
		f.Column(render.Rect{W: 328, H: 640}).Choice("c", "", c.options, 0)
		first, last := f.Controls[0], f.Controls[len(f.Controls)-1]
		if rows := 1 + int((last.Rect.Y-first.Rect.Y)/first.Rect.H+0.5); rows != c.rows {
			t.Errorf("%q stand in %d rows, want %d", c.options, rows, c.rows)
		}
		smaller := first.Face < f.Face(render.Regular, 16)
		if smaller != (c.rows == 1) || first.Face < f.Face(render.Regular, chipSmallest) {
			t.Errorf("%q has the face %v", first.Label, first.Face)
		}
	}
}

// TestChipsKeepAir checks that the word of each chip keeps off the ends of the pill of the chosen one, at each width and text size.
func TestChipsKeepAir(t *testing.T) {
	fonts := render.NewFonts()
	for _, text := range []float32{1, 1.5, 2} {
		for width := float32(280); width < 900; width += 3 {
			for _, options := range [][]string{{"System", "100%", "125%", "150%", "200%"}, {"Last played", "Most games", "Name"}, {"Choose", "None"}} {
				f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: text, Screen: render.Rect{W: width, H: 1000}}}
				f.Reset()
				f.Column(render.Rect{W: width, H: 1000}).Choice("c", "", options, 0)
				for _, c := range f.Controls {
					lines := c.Lines
					if lines == nil {
						lines = []string{c.Label}
					}
					for _, line := range lines {
						if air := (c.Rect.W-fonts.Width(c.Face, line))/2 - chipRing; air < chipPad-1 {
							t.Errorf("%v wide, text of %v: %q keeps %v off the ends of its pill", width, text, line, air)
						}
					}
				}
			}
		}
	}
}

// TestChipsOfOneTrayTouch checks that each chip of several rows touches others exactly where its joint says so.
func TestChipsOfOneTrayTouch(t *testing.T) {
	fonts := render.NewFonts()
	for width := float32(100); width < 800; width += 7 {
		f := &Frame{Fonts: fonts, Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: width, H: 1000}}}
		f.Reset()
		f.Column(render.Rect{W: width, H: 1000}).Choice("c", "", []string{"System", "Light", "Dark", "Contrast", "Slate", "Clay"}, 0)
		for i := range f.Controls {
			c := &f.Controls[i]
			sides := map[Joint]render.Point{
				Before: {X: c.Rect.X - 1, Y: c.Rect.Y + 1}, After: {X: c.Rect.X + c.Rect.W + 1, Y: c.Rect.Y + 1},
				Above: {X: c.Rect.X + 1, Y: c.Rect.Y - 1}, Below: {X: c.Rect.X + 1, Y: c.Rect.Y + c.Rect.H + 1},
			}
			for side, p := range sides {
				if side == After && c.Ends > 0 {
					continue // an empty part of the tray
				}
				touches := slices.ContainsFunc(f.Controls, func(o Control) bool { o.Rect.W += o.Ends; return o.Rect.Contains(p) })
				if touches != (c.Joint&side != 0) {
					t.Errorf("%v wide: chip %d of joint %b touches another on side %b: %v", width, i, c.Joint, side, touches)
				}
			}
		}
	}
}

// TestFilterLabels checks that a filter has its label beside its options where these have room, else above them, and that all say what
// they are of.
func TestFilterLabels(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1, Screen: render.Rect{W: 360, H: 640}}}
	options := []string{"Any", "With", "Without"}
	for _, wide := range []bool{false, true} {
		f.Reset()
		col := f.Column(render.Rect{W: 200, H: 640})
		if wide {
			col.Area.W = 328
		}
		side := col.FilterSide([]string{"When", "Undo"}, [][]string{options})
		col.Filter("f", "Undo", options, 2, side)
		label, first := f.Controls[0], f.Controls[1].Rect
		if label.Label != "Undo" || (side > 0) != wide || (first.X >= label.Rect.X+label.Rect.W) != wide || (first.Y >= label.Rect.Y+label.Rect.H) == wide {
			t.Errorf("wide %v: %q at %v of a side of %v, the first option at %v", wide, label.Label, label.Rect, side, first)
		}
		for _, c := range f.Controls[1:] {
			if c.Look != Chip || c.Asked != "Undo" {
				t.Errorf("%q asks %q", c.Label, c.Asked)
			}
		}
	}
}

// TestSwitchGrows checks that a switch is larger beside large letters.
func TestSwitchGrows(t *testing.T) {
	small, large := &Frame{Measures: Measures{Scale: 1, TextSize: 1}}, &Frame{Measures: Measures{Scale: 1, TextSize: 2}}
	w, h := switchSize(small)
	if w2, h2 := switchSize(large); w2 <= w || h2 <= h {
		t.Errorf("the switch is %v by %v at the usual size of text, %v by %v at twice that", w, h, w2, h2)
	}
}

// TestGroundsEndWithTheColumn checks that the grounds of commands in several rows begin and end with the column, with equal gaps.
func TestGroundsEndWithTheColumn(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 2, TextSize: 1, Screen: render.Rect{W: 720, H: 1280}}}
	f.Reset()
	col := f.Column(render.Rect{X: 32, Y: 100, W: 656, H: 1000})
	col.Block([]Command{{Label: "Rename", Icon: render.Draw}, {Label: "Change", Icon: render.Tiles}, {Label: "Share", Icon: render.Share}, {Label: "Picture", Icon: render.Picture}}, 2)
	ground := func(i int) render.Rect { return f.Controls[i].Rect.Inset(f.Dip(GroundAir)) }
	first, second, below := ground(0), ground(1), ground(2)
	if first.X != 32 || second.X+second.W != 688 {
		t.Errorf("the grounds reach from %v to %v", first, second)
	}
	if across, down := second.X-first.X-first.W, below.Y-first.Y-first.H; across != down {
		t.Errorf("the gaps are %v across and %v down", across, down)
	}
}
