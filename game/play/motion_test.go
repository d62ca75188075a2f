package play

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// over returns how far the tiles with a shift are beyond their cells, seen from where they came from: the most, in dip.
func over(r *run, dx float32) (most float32) {
	for _, s := range r.play.sight.board.Shift {
		most = max(most, s.DX*dx)
	}
	return most
}

// TestLanding checks that a tile goes up to 1 dip beyond its cell and back after a move of the player, and only then: not
// after an undo, not if the next move comes before, not without motion.
func TestLanding(t *testing.T) {
	land := func(set func(r *run), act func(r *run), dx float32) (most float32, ticks int) {
		r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
		set(r)
		r.tick(60)
		act(r)
		for range 30 {
			if o := over(r, dx); o > 0 {
				most, ticks = max(most, o), ticks+1
			}
			r.tick(1)
		}
		if r.Out.Animating {
			t.Error("the tile does not come to rest")
		}
		return most, ticks
	}
	plain := func(*run) {}
	if most, ticks := land(plain, func(r *run) { r.key("ArrowLeft") }, -1); most <= 0.5 || most > 1 || ticks > 3 {
		t.Errorf("a move: %v dip in %d ticks", most, ticks)
	}
	for name, c := range map[string]struct{ set, act func(r *run) }{
		"undo":        {plain, func(r *run) { r.key("ArrowLeft"); r.tick(30); r.play.undo() }},
		"motion off":  {func(r *run) { r.saves.Settings.Motion = session.NoMotion }, func(r *run) { r.key("ArrowLeft") }},
		"less motion": {func(r *run) { r.in.ReducedMotion = true }, func(r *run) { r.key("ArrowLeft") }},
	} {
		dx := float32(-1)
		if name == "undo" {
			dx = 1
		}
		if most, _ := land(c.set, c.act, dx); most > 0 {
			t.Errorf("%s: %v dip beyond", name, most)
		}
	}
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	r.tick(60)
	for i := range 8 { // faster than a slide
		r.key([2]game.Key{"ArrowLeft", "ArrowRight"}[i%2])
		for range 5 {
			if o := over(r, [2]float32{-1, 1}[i%2]); o > 0 {
				t.Fatalf("move %d of a run: %v dip beyond", i, o)
			}
			r.tick(1)
		}
	}
}

// step makes any move.
func (r *run) step() {
	for d := range puzzle.Dir(4) {
		if r.session().Board().MaxRun(d) > 0 {
			r.play.hand.move(puzzle.Move{Dir: d, N: 1}, session.Keyboard)
			return
		}
	}
}

func parse(t *testing.T, id string) puzzle.Game {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// digitsOf returns the number of digits in the goal's picture.
func digitsOf(v render.GoalView) int {
	l := &render.List{}
	l.Reset(300, 300, v.Theme.Paper)
	v.Rect, v.Scale = l.Clip(), 1
	l.GoalThumb(render.NewFonts(), &v)
	return len(l.Glyphs)
}

// TestLineDrawsItself checks that the line of the goal's picture grows in a new player's first game with a line that
// turns, until the first move, and that it stands at once in all other games and without motion.
func TestLineDrawsItself(t *testing.T) {
	parts := func(id string, first bool, set func(r *run)) (r *run, seen []float32) {
		r = newRun(t, options{game: "3x3.classic#a"})
		set(r)
		r.tick(60)
		r.first = parse(t, id)
		r.Start(r.first, session.Options{First: first})
		for range 80 {
			r.tick(1)
			if u := r.play.sight.undrawn(); len(seen) == 0 || seen[len(seen)-1] != u {
				seen = append(seen, u)
			}
		}
		return r, seen
	}
	plain := func(*run) {}
	if r, seen := parts("4x4.snake#a", true, plain); len(seen) < 40 || seen[len(seen)-1] != 0 || r.Out.Animating {
		t.Errorf("the first snake: %v, moving %v", seen, r.Out.Animating)
	}
	for name, seen := range map[string][]float32{
		"another snake": second(parts("4x4.snake#a", false, plain)),
		"classic":       second(parts("4x4.classic#a", true, plain)),
		"no motion":     second(parts("4x4.snake#a", true, func(r *run) { r.saves.Settings.Motion = session.NoMotion })),
		"less motion":   second(parts("4x4.snake#a", true, func(r *run) { r.in.ReducedMotion = true })),
	} {
		if len(seen) != 1 || seen[0] != 0 {
			t.Errorf("%s: %v", name, seen)
		}
	}
	r, _ := parts("4x4.snake#a", false, plain)
	r.Start(parse(t, "4x4.spiral#a"), session.Options{First: true})
	r.tick(20)
	was := r.play.sight.undrawn()
	r.step()
	if now := r.play.sight.undrawn(); was < 0.5 || now != 0 {
		t.Errorf("%v of the line are missing before a move, %v after it", was, now)
	}
	v := render.GoalView{Goal: r.session().Goal(), Theme: render.LightTheme()}
	v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, v.Goal)
	last := -1
	for _, u := range []float32{1, 0.8, 0.5, 0.2, 0} {
		v.Undrawn = u
		if n := digitsOf(v); n <= last {
			t.Errorf("without %v of the line there are %d digits, after %d", u, n, last)
		} else {
			last = n
		}
	}
}

func second(_ *run, seen []float32) []float32 { return seen }

// TestPauseLaysRibbon checks that the ribbon grows over a board that the player pauses, and stands at once without motion.
func TestPauseLaysRibbon(t *testing.T) {
	for _, still := range []bool{false, true} {
		r := newRun(t, options{game: "4x4.snake#a"})
		r.in.ReducedMotion = still
		r.tick(60)
		r.step()
		r.tick(60)
		r.play.Pause()
		ticks := 0
		for range 30 {
			r.tick(1)
			if r.play.sight.laid() > 0 {
				ticks++
			}
		}
		if still != (ticks == 0) || ticks > 15 || r.Out.Animating {
			t.Errorf("less motion %v: the ribbon grows in %d ticks, moving %v", still, ticks, r.Out.Animating)
		}
	}
}

// TestNewGameWhileGoalFades begins a smaller game while the picture still shows where a tile of the larger one belongs.
func TestNewGameWhileGoalFades(t *testing.T) {
	r := newRun(t, options{game: "5x5.classic#a"})
	r.tick(60)
	c := r.Find(boardview.CellID(0)).Rect.Centre()
	if r.session().Board().At(0) == 0 {
		t.Fatal("the blank is in the first cell")
	}
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: c, Down: true}}
	r.tick(20)
	r.in.Pointers = nil
	r.tick(1)
	if !r.play.sight.aim.Shown.On {
		t.Fatal("the picture has faded at once")
	}
	r.Start(parse(t, "2x2.classic#a"), session.Options{})
	r.tick(1)
	r.Draw(&r.list)
	if r.play.sight.aim.Shown.On {
		t.Errorf("the new picture shows cell %d", r.play.sight.aim.Shown.At)
	}
}
