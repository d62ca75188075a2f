package gallery_test

import (
	"strings"
	"testing"

	"wildfifteen/game/gallery"
	"wildfifteen/game/gametest"
	"wildfifteen/game/saves"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestGallery opens every goal of the gallery: the game dealt has the size that its card names, and a solvable board.
func TestGallery(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	seen := map[string]bool{}
	for n := 0; ; n++ {
		r.Open("gallery")
		c := r.Find(ui.ID{Name: "goal", N: n})
		if c == nil {
			break
		}
		label := c.Label
		if seen[label] || c.Value == "" {
			t.Errorf("card %d is %q, %q", n, label, c.Value)
		}
		seen[label] = true
		r.Press(ui.ID{Name: "goal", N: n})
		r.Tick(2)
		g := r.StoredGame().Game()
		if size := g.Goal.Size(); !strings.HasSuffix(label, " × "+strings.Split(size.String(), "x")[1]) || !g.Solvable() {
			t.Errorf("%q deals %v", label, g.ID())
		}
	}
	if len(seen) < 20 {
		t.Errorf("%d goals", len(seen))
	}
}

// desk is a gallery.Desk of a player who has solved one goal.
type desk struct {
	solved puzzle.Config
	goals  *saves.Goals
}

func (d desk) Goals() *saves.Goals            { return d.goals }
func (d desk) Hung(puzzle.Config)             {}
func (d desk) NameGoal(puzzle.Config)         {}
func (d desk) KeepGoal(puzzle.Config, string) {}
func (d desk) RemoveGoal(puzzle.Config)       {}
func (d desk) ChangeGoal(puzzle.Config)       {}
func (d desk) CanChange(puzzle.Config) bool   { return true }
func (d desk) Solved(c puzzle.Config) bool    { return c == d.solved }

// colours counts the colourful points of the gallery's first two cards.
func colours(d desk) (first, second int) {
	p := stagetest.NewPhone()
	p.Stage.Push(gallery.New(p.Stage, d))
	p.Tick(1)
	var l render.List
	p.Stage.Draw(&l)
	img := soft.New(p.Fonts).Picture(&l)
	count := func(n int) (coloured int) {
		for _, c := range p.Stage.Controls() {
			if c.ID != (ui.ID{Name: "goal", N: n}) {
				continue
			}
			for y := int(c.Rect.Y); y < int(c.Rect.Y+c.Rect.H); y++ {
				for x := int(c.Rect.X); x < int(c.Rect.X+c.Rect.W); x++ {
					at := img.RGBAAt(x, y)
					if by := max(at.R, at.G, at.B) - min(at.R, at.G, at.B); by > 50 {
						coloured++
					}
				}
			}
		}
		return coloured
	}
	return count(0), count(1)
}

// TestColour checks that the pictures of goals are in full colour, solved or not, and that a goal that is solved has a tick.
func TestColour(t *testing.T) {
	size := puzzle.Size{W: 4, H: 4}
	rule, _ := puzzle.Columns.Rule(size)
	none, other := colours(desk{goals: &saves.Goals{}})
	if none < 5000 || other < 5000 {
		t.Errorf("%d and %d coloured points before a goal is solved", none, other)
	}
	if first, second := colours(desk{puzzle.Config{Size: size, Rule: rule}, &saves.Goals{}}); first <= none || second != other {
		t.Errorf("%d coloured points in the goal that is solved, %d before; %d in another, %d before", first, none, second, other)
	}
}

// BenchmarkOpen opens the gallery, with its first layout and picture.
func BenchmarkOpen(b *testing.B) {
	p := stagetest.NewPhone()
	var l render.List
	for b.Loop() {
		p.Stage.Push(gallery.New(p.Stage, desk{goals: &saves.Goals{}}))
		p.Stage.Update(&p.In)
		p.Stage.Draw(&l)
		p.Stage.Pop()
	}
}

// TestLowScreen hangs the goals of the gallery on a wide, low screen: the first row's pictures are whole in it.
func TestLowScreen(t *testing.T) {
	r := gametest.New(t, gametest.Options{W: 640, H: 360, Game: "4x4.snake#x"})
	r.Open("gallery")
	first := r.Find(ui.ID{Name: "goal"})
	for n := range 4 {
		c := r.Find(ui.ID{Name: "goal", N: n})
		if c == nil || c.Rect.Y != first.Rect.Y || c.Rect.Y+c.Rect.W > 360 {
			t.Errorf("card %d is %v, the first at %v", n, c, first.Rect)
		}
	}
}
