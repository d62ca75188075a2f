package play

import (
	"slices"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestHero looks at what stands beside the board: the goal's picture is large, the figures are, and all buttons stand in
// one row.
func TestHero(t *testing.T) {
	for _, c := range []struct {
		o       options
		picture float32 // the least width, as a share of the name's
		digits  int     // the least size of the clock
	}{
		{options{w: 390, h: 844}, 218.0 / 358, 44},
		{options{w: 360, h: 640}, 0.3, 36},
		{options{w: 320, h: 568}, 0.3, 28},
		{options{w: 280, h: 653}, 0.57, 24},
		{options{w: 844, h: 390}, 0.35, 44},
		{options{w: 1280, h: 800}, 0.95, 44},
		{options{w: 3840, h: 2160}, 0.95, 56},
	} {
		c.o.game = "5x5.wild#x"
		r := newRun(t, c.o)
		r.tick(1)
		name, goal, clock := r.Find(configID), r.Find(goalID), r.Find(clockID)
		if part := goal.Rect.W / name.Rect.W; part < c.picture-0.01 {
			t.Errorf("%v x %v: the picture takes %.2f of the width, want %.2f", c.o.w, c.o.h, part, c.picture)
		}
		if clock.Face.Weight() != render.Figure || clock.Face.Px() < c.digits {
			t.Errorf("%v x %v: the clock is written in %v, want %d", c.o.w, c.o.h, clock.Face, c.digits)
		}
		if !r.says(" of 24 home") {
			t.Errorf("%v x %v: it does not say how many tiles are home: %s", c.o.w, c.o.h, r.labels())
		}
		for _, id := range []ui.ID{redoID, hintID, newID, menuID} {
			if at, first := r.Find(id).Rect, r.Find(undoID).Rect; at.Y != first.Y {
				t.Errorf("%v x %v: %s is not in the row of the first button", c.o.w, c.o.h, id.Name)
			}
		}
	}
}

// TestNoEmptyThird checks that no third of a phone's height is empty, whatever the shape of the board.
func TestNoEmptyThird(t *testing.T) {
	for _, id := range []string{"4x4.classic#x", "5x5.wild#x", "9x3.snake#x", "3x9.snake#x", "16x2.classic#x"} {
		for _, o := range []options{{w: 390, h: 844}, {w: 320, h: 568}, {w: 280, h: 653}} {
			o.game = id
			r := newRun(t, o)
			r.tick(1)
			var used [1000]bool
			for _, c := range r.Controls() {
				for y := c.Rect.Y; y < c.Rect.Y+c.Rect.H; y++ {
					used[int(y)] = true
				}
			}
			empty := 0
			for y := range int(o.h) {
				if empty++; used[y] {
					empty = 0
				}
				if float32(empty) > o.h/4 {
					t.Fatalf("%s in %v x %v: nothing stands from %d to %d", id, o.w, o.h, y-empty, y)
				}
			}
		}
	}
}

// TestSense checks the line below the name.
func TestSense(t *testing.T) {
	for id, want := range map[string][2]string{
		"4x4.classic#x":  {"4 × 4 Classic", "Row by row, from 1 to 15"},
		"5x5.wild#x":     {"5 × 5 Wild", "Follow the line from 1 to 24"},
		"3x3.snake-1#x":  {"3 × 3 Snake without 1", "Follow the line from 2 to 9"},
		"3x3.spiral-4#x": {"3 × 3 Spiral without 4", "Follow the line from 1 to 9"},
		"4x4.random#x":   {"4 × 4 Random", "Arrange the tiles as in the picture"},
	} {
		r := newRun(t, options{game: id})
		if c := r.Find(configID); c.Label != want[0] || c.Value != want[1] {
			t.Errorf("%s: it says %q, %q, want %q", id, c.Label, c.Value, want)
		}
	}
}

// TestBestsShown solves a game: from then on its bests stand below clock and moves.
func TestBestsShown(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic#x"})
	b := &r.play.sight.words.best
	if len(b.time) != 1 || len(b.moves) != 1 {
		t.Fatalf("before any solve: %q, %q", b.time, b.moves)
	}
	for _, m := range quickMoves(t, r.session()) {
		r.tick(20)
		r.key(arrow[m.Dir])
	}
	if !r.session().Solved() {
		t.Fatal("not solved")
	}
	moves := r.session().STM()
	r.play.Again()
	if len(b.time) != 1 || !r.session().Own() {
		t.Errorf("the bests %q of dealt boards stand beside practice", b.time)
	}
	r.play.NewDeal()
	r.tick(1)
	if want := "moves · best " + r.Lang.Count(moves); len(b.time) != 3 || b.moves[0] != want {
		t.Errorf("after a solve: %q, %q, want %q", b.time, b.moves, want)
	}
}

// TestShortCaption checks that a language whose word for moves is long has a shorter one for narrow heads.
func TestShortCaption(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic#x"})
	r.Stage.Lang = assets.Load("es")
	if b := bestsOf(r.play); !slices.Equal(b.moves, []string{"movimientos", "mov."}) {
		t.Errorf("the captions are %q", b.moves)
	}
}
