package gallery_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gallery"
	"wildfifteen/game/gametest"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
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

// colours counts the colourful points of the gallery.
func colours(d desk) (n int) {
	set, fonts := session.Defaults(), render.NewFonts()
	s := stage.New(stage.Options{Fonts: fonts, Settings: &set, Locale: "en"}, stagetest.Rest{})
	s.Push(gallery.New(s, d))
	s.Update(&game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en", TextScale: 1})
	var l render.List
	s.Draw(&l)
	pix := soft.New(fonts).Picture(&l).Pix
	for i := 0; i+3 < len(pix); i += 4 {
		if d := int(pix[i]) - int(pix[i+2]); d > 40 || d < -40 {
			n++
		}
	}
	return n
}

// TestColour shows all goals in colour, also those that are not solved, and a tick on a solved one.
func TestColour(t *testing.T) {
	size := puzzle.Size{W: 4, H: 4}
	rule, _ := puzzle.Columns.Rule(size)
	if before, after := colours(desk{goals: &saves.Goals{}}), colours(desk{puzzle.Config{Size: size, Rule: rule}, &saves.Goals{}}); before < 10000 || after <= before {
		t.Errorf("%d coloured points before a goal is solved, %d after", before, after)
	}
}

// BenchmarkOpen opens the gallery, with its first layout and picture.
func BenchmarkOpen(b *testing.B) {
	set := session.Defaults()
	s := stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Locale: "en"}, stagetest.Rest{})
	in := game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en", TextScale: 1}
	var l render.List
	for b.Loop() {
		s.Push(gallery.New(s, desk{goals: &saves.Goals{}}))
		s.Update(&in)
		s.Draw(&l)
		s.Pop()
	}
}
