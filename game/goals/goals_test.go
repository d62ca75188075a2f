package goals

import (
	"slices"
	"testing"
	"time"

	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// desk is the Desk of a player who has solved one goal.
type desk struct{ solved, played puzzle.Config }

func (d *desk) Solved(c puzzle.Config) (int, time.Duration, bool) {
	return 1234, 3*time.Hour + 4*time.Second, c == d.solved
}

func (d *desk) PlayGoal(c puzzle.Config) { d.played = c }

func (d *desk) ShowGallery() {}
func (d *desk) DrawGoal()    {}

// TestMap has a ribbon for each kind and size; only the one that is solved, with a best and a count, and the next one
// to try are in full colour, and the map says how many are solved. Each deals its goal. At rest nothing is allocated.
func TestMap(t *testing.T) {
	d := &desk{solved: puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Snake}}}
	p := stagetest.NewPhone()
	s := New(p.Stage, d)
	p.Stage.Push(s)
	p.Tick(60)
	seen := map[puzzle.Config]bool{}
	for i := range s.cells {
		c := &s.cells[i]
		seen[c.config] = true
		whole := render.TileColors(nil, c.picture.View.Theme, render.PathScheme, c.picture.View.Goal)
		if solved := c.config == d.solved; (solved || i == s.next()) != slices.Equal(whole, c.picture.View.Colors) || solved != (c.best == "3:00:04") || solved != (c.count != "") {
			t.Errorf("%v has the colours %v, best %q, count %q", c.config, c.picture.View.Colors, c.best, c.count)
		}
		s.Act(ui.ID{Name: goalGroup, N: i})
		if d.played != c.config {
			t.Errorf("%v deals %v", c.config, d.played)
		}
	}
	if s.total != "1 of 30" {
		t.Errorf("the map says %q", s.total)
	}
	if len(seen) != len(kinds)*len(sides) {
		t.Errorf("%d goals", len(seen))
	}
	if n := testing.AllocsPerRun(50, func() { p.Tick(1) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestPicturesAreEven checks that on upright screens of all widths the pictures of a row differ by a pixel at most.
func TestPicturesAreEven(t *testing.T) {
	p := stagetest.NewPhone()
	s := New(p.Stage, &desk{})
	p.Stage.Push(s)
	for p.In.Width = 320; p.In.Width < 480; p.In.Width++ {
		p.Tick(1)
		first := map[float32]float32{} // the side of the first picture of each row
		for _, c := range p.Stage.Controls() {
			if c.ID.Name != goalGroup {
				continue
			}
			side := s.pictureSide(c.Rect)
			if first[c.Rect.Y] == 0 {
				first[c.Rect.Y] = side
			}
			if more := side - first[c.Rect.Y]; side < 40 || max(more, -more) > 1 {
				t.Fatalf("width %v: a picture of %v in %v", p.In.Width, side, c.Rect)
			}
		}
	}
}

// TestWholeMapOnAPhone checks that an upright phone shows all goals at once, with even gaps between the rows, and that in large
// letters the pictures are large.
func TestWholeMapOnAPhone(t *testing.T) {
	p := stagetest.NewPhone()
	p.In.Width, p.In.Height, p.In.Scale = 360, 640, 1
	p.Stage.Push(New(p.Stage, &desk{solved: puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Snake}}}))
	p.Tick(1)
	foot, gaps := float32(0), map[float32]bool{}
	for _, c := range p.Stage.Controls() {
		if c.ID.Name != goalGroup {
			continue
		}
		if c.Rect.Intersect(c.Clip) != c.Rect {
			t.Errorf("%q at %v is not in sight", c.Label, c.Rect)
		}
		if c.ID.N%len(kinds) == 0 {
			if foot > 0 {
				gaps[c.Rect.Y-foot] = true
			}
			foot = c.Rect.Y + c.Rect.H
		}
	}
	if len(gaps) != 1 {
		t.Errorf("the gaps between the rows are %v", gaps)
	}
}

// TestLargeCards checks that in large letters each size is a heading above cards of equal size, with the number of those solved in what is
// left of the last row.
func TestLargeCards(t *testing.T) {
	p := stagetest.NewPhone()
	p.In.Width, p.In.Height, p.In.Scale, p.In.TextScale = 360, 640, 1, 2
	p.Stage.Push(New(p.Stage, &desk{}))
	p.Tick(1)
	var first, head, count render.Rect
	heads := 0
	for _, c := range p.Stage.Controls() {
		switch {
		case c.ID.Name == goalGroup:
			if first.Empty() {
				first = c.Rect
			}
			if d := c.Rect.W - first.W; c.Rect.H != first.H || max(d, -d) > 1 || c.Rect.Y < head.Y+head.H {
				t.Errorf("%q is %v below %v, the first is %v", c.Label, c.Rect, head, first)
			}
			if overlap := c.Rect.Intersect(count); !overlap.Empty() {
				t.Errorf("%q at %v lies over the count at %v", c.Label, c.Rect, count)
			}
		case c.ID.Name == countGroup:
			count = c.Rect
		case c.Role == ui.Heading && c.Rect.Y > 0 && c.Clip != p.Stage.Controls()[0].Clip:
			head = c.Rect
			heads++
		}
	}
	if heads < len(sides) {
		t.Errorf("%d headings", heads)
	}
}

// TestBestsAreBelow checks that on a desktop bests stand below their pictures, where they are not taken for those of the next column.
func TestBestsAreBelow(t *testing.T) {
	p := stagetest.NewPhone()
	p.In.Width, p.In.Height, p.In.Scale = 1100, 760, 1
	s := New(p.Stage, &desk{})
	p.Stage.Push(s)
	p.Tick(1)
	for _, c := range p.Stage.Controls() {
		if c.ID.Name == goalGroup && (s.side < 72 || c.Rect.H < s.side+16) {
			t.Errorf("%q is %v with a picture of %v", c.Label, c.Rect, s.side)
		}
	}
}

// TestCardsAreApart checks that on all screens with a table the cards of what is solved lie apart from each other, in sight, on a phone
// upright and on its side, and that three sizes are in sight there.
func TestCardsAreApart(t *testing.T) {
	for _, size := range [...]render.Point{{X: 360, Y: 640}, {X: 640, Y: 360}, {X: 1100, Y: 760}} {
		p := stagetest.NewPhone()
		p.In.Width, p.In.Height, p.In.Scale = size.X, size.Y, 1
		s := New(p.Stage, &desk{})
		p.Stage.Push(s)
		p.Tick(1)
		f, whole := &ui.Frame{Measures: ui.Measures{Scale: 1, TextSize: 1}}, 0
		var cards []render.Rect
		for _, c := range p.Stage.Controls() {
			if c.ID.Name != goalGroup {
				continue
			}
			card := s.card(f, c.Rect)
			card.H += f.Dip(cardLip)
			for _, other := range cards {
				if both := card.Intersect(other); !both.Empty() {
					t.Errorf("%v: the cards %v and %v overlap", size, card, other)
				}
			}
			cards = append(cards, card)
			if c.Rect.Intersect(c.Clip) == c.Rect {
				whole++
			}
		}
		if whole < 3*len(kinds) {
			t.Errorf("%v: %d goals are in sight", size, whole)
		}
	}
}
