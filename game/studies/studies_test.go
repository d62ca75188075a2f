package studies

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/saves"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// desk is a Desk with marks of its own. It is a game.Store that keeps nothing.
type desk struct {
	all    *studies.All
	marks  *saves.Saves
	played int // the study begun last, from 0
	in     *game.Input
}

func (d *desk) Studies() *studies.All { return d.all }
func (d *desk) Marks() *saves.Marks   { return &d.marks.Marks }
func (d *desk) PlayStudy(n int)       { d.played = n }
func (desk) Append(string, []byte)    {}
func (desk) Replace(string, []byte)   {}
func (desk) Confirm(string, string)   {}
func (desk) Flush() bool              { return true }

// shelf shows the books of a player who has solved the first studies, each in one move more than the one before.
func shelf(t *testing.T, solved int) (*Shelf, *desk, func(n int)) {
	t.Helper()
	d := &desk{all: studies.Load()}
	d.marks, _ = saves.Open(game.Files{}, d)
	for n := range solved {
		d.marks.MarkStudy(n, d.all.List[n].Par()+n)
	}
	p := stagetest.NewPhone()
	s := NewShelf(p.Stage, d)
	p.Stage.Push(s)
	d.in = &p.In
	p.Tick(3)
	return s, d, p.Tick
}

// TestBookFills fills the bar of a book with each of its studies, from nothing to the whole; First leads to the next study.
func TestBookFills(t *testing.T) {
	_, to := studies.Book(0)
	was := float32(-1)
	for solved := 0; solved <= to; solved++ {
		s, _, _ := shelf(t, solved)
		now := s.books[0].done
		if now <= was || (now == 0) != (solved == 0) || (now == 1) != (solved == to) {
			t.Errorf("%d of %d studies fill %v, one fewer %v", solved, to, now, was)
		}
		if want := (ui.ID{Name: bookGroup, N: studies.BookOf(solved) + 1}); s.First() != want {
			t.Errorf("after %d studies First is %v", solved, s.First())
		}
		was = now
	}
}

// TestBookPage shows the boards that studies begin with, how many are solved and with how many dots, begins one, and allocates nothing at rest.
func TestBookPage(t *testing.T) {
	s, d, tick := shelf(t, 6)
	s.Act(ui.ID{Name: bookGroup, N: 1})
	tick(30)
	b := s.Stage.Top().(*Book)
	for n, want := range []int{3, 2, 2, 1, 1, 0, 0} {
		c := &b.cards[n]
		if c.dots != want || c.solved != (n < 6) {
			t.Errorf("study %d has %d dots, solved %v", n+1, c.dots, c.solved)
		}
	}
	if b.count != "6 of 31" || b.moves != "7 moves" {
		t.Errorf("the book says %q, %q", b.count, b.moves)
	}
	for i := range b.cards {
		if v := &b.cards[i].start.view; v.Board != d.all.List[i].Game.Scramble || v.Board == v.Goal.Board() {
			t.Errorf("study %d shows %v", i+1, v.Board)
		}
	}
	var l render.List
	s.Stage.Draw(&l)
	if v := &b.cards[0].start.view; v.Cell == 0 {
		t.Error("a solved study does not show its board")
	}
	v := &b.cards[6].start.view
	cells := render.CellRect(v.Origin, v.Cell, v.Board.Size(), 0)
	if v.Cell == 0 || v.Rect.X >= cells.X || v.Rect.Y >= cells.Y {
		t.Errorf("tiles of %v at %v are cut off at %v", v.Cell, cells, v.Rect)
	}
	if want := (ui.ID{Name: studyGroup, N: 7}); b.First() != want {
		t.Errorf("First is %v", b.First())
	}
	b.Act(ui.ID{Name: studyGroup, N: 7})
	if d.played != 6 {
		t.Errorf("study %d is begun", d.played+1)
	}
	tick(60)
	if n := testing.AllocsPerRun(50, func() { tick(1) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestShelfIsWhole checks that a desktop shows all books without scrolling, each with a ribbon as high as the card but for its
// edge.
func TestShelfIsWhole(t *testing.T) {
	h, d, tick := shelf(t, 3)
	d.in.Width, d.in.Height = 1100, 760
	tick(2)
	n := 0
	for _, c := range h.Stage.Controls() {
		if c.ID.Name == bookGroup {
			n++
			if c.Clip.Intersect(c.Rect) != c.Rect || c.Rect.H < besideLeast || c.Rect.W < besideWidth {
				t.Errorf("%s stands at %v in %v", c.Label, c.Rect, c.Clip)
			}
		}
	}
	if n != len(h.books) {
		t.Errorf("%d books", n)
	}
}

// TestBookEndsWithItsCount checks that in a window a book shows all of its studies, and how many are solved beside the last one, once.
func TestBookEndsWithItsCount(t *testing.T) {
	s, d, tick := shelf(t, 6)
	d.in.Width, d.in.Height = 1100, 760
	s.Act(ui.ID{Name: bookGroup, N: 1})
	tick(30)
	b := s.Stage.Top().(*Book)
	last, n := render.Rect{}, 0
	for _, c := range s.Stage.Controls() {
		if c.ID.Name == studyGroup {
			last = c.Rect
		}
		if c.Label != b.count {
			continue
		}
		if n++; c.ID != countID || c.Rect.X < last.X+last.W || c.Rect.Y != last.Y || c.Clip.Intersect(c.Rect) != c.Rect {
			t.Errorf("%q stands at %v in %v, the last study at %v", c.Label, c.Rect, c.Clip, last)
		}
	}
	if n != 1 {
		t.Errorf("%q stands %d times", b.count, n)
	}
}
