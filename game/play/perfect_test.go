package play

import (
	"testing"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/render"
)

// glowing returns the labels of the tiles that glow, without those that rise.
func glowing(v *boardview.View) (all []int) {
	for _, s := range v.Shift {
		if s.Glow > 0 && s.DY == 0 {
			all = append(all, s.Label)
		}
	}
	return all
}

// TestPerfectSolve solves a game in the fewest moves: after the wave the tray gets a ring, and a light runs back along
// the line. Without motion there is only the ring.
func TestPerfectSolve(t *testing.T) {
	for _, c := range []struct {
		motion  session.Motion
		less    bool
		flashes bool
	}{{session.NormalMotion, false, true}, {session.FastMotion, false, true}, {session.NoMotion, false, false}, {session.NormalMotion, true, false}} {
		r := newRun(t, options{game: nearlySolved})
		r.saves.Settings.Motion, r.in.ReducedMotion = c.motion, c.less
		r.tick(60)
		r.key("ArrowLeft")
		v := &r.play.sight.board
		first, last := 0, 0
		for range 150 {
			if v.Honey && v.Motion.Waves(r.Stage) {
				t.Fatalf("%+v: the ring is there before the end of the wave", c)
			}
			if all := glowing(v); len(all) > 0 {
				if first == 0 {
					first = all[len(all)-1]
				}
				last = all[0]
			}
			r.tick(1)
		}
		if !v.Honey || r.Out.Animating {
			t.Errorf("%+v: ring %v, moving %v", c, v.Honey, r.Out.Animating)
		}
		if want := [2]int{8, 1}; c.flashes && [2]int{first, last} != want || !c.flashes && first > 0 {
			t.Errorf("%+v: the light runs from %d to %d", c, first, last)
		}
		if r.Draw(&r.list); !drawn(&r.list, v.Theme.Honey, v.Rect) {
			t.Errorf("%+v: the ring is not drawn", c)
		}
		r.key("Escape")
		if r.tick(30); !v.Honey {
			t.Errorf("%+v: beside the result the solved board has no ring", c)
		}
		r.key("N")
		if r.tick(30); v.Honey {
			t.Errorf("%+v: the next game has a ring", c)
		}
	}
}

// drawn reports whether a ring of a colour is drawn around the tray.
func drawn(l *render.List, edge render.Color, tray render.Rect) bool {
	for _, op := range l.Ops {
		if op.Kind == render.BoxOp && (op.Style.Edge == edge || op.Style.Fill == edge) && op.Rect == tray {
			return true
		}
	}
	return false
}

// TestImperfectSolve solves a game in more moves than needed, and lets the program solve one: neither gets a ring.
func TestImperfectSolve(t *testing.T) {
	for name, solve := range map[string]func(r *run){
		"detour": func(r *run) { r.key("ArrowDown"); r.key("ArrowUp"); r.key("ArrowLeft") },
		"auto":   func(r *run) { r.play.StartAuto(false) },
	} {
		r := newRun(t, options{game: nearlySolved})
		r.tick(60)
		solve(r)
		r.tickUntil(300, "solved", func() bool { return r.session().Solved() })
		for range 150 {
			if v := &r.play.sight.board; v.Honey || len(glowing(v)) > 0 {
				t.Fatalf("%s: ring %v, glowing %v", name, v.Honey, glowing(v))
			}
			r.tick(1)
		}
	}
}

// TestTapSkipsTheShow taps after the last move: nothing sounds or lights up any more, and the result fades in.
func TestTapSkipsTheShow(t *testing.T) {
	r := newRun(t, options{game: nearlySolved})
	r.tick(60)
	r.key("ArrowLeft")
	r.tick(15)
	r.tap(boardview.GridID)
	r.wantHeard("after the tap")
	v := &r.play.sight.board
	if v.Motion.Runs(r.Stage) || r.play.result.reveal.runs(r.play) || r.session() != r.play.result.of || !v.Honey {
		t.Errorf("motion %v, reveal %v, ring %v", v.Motion.Runs(r.Stage), r.play.result.reveal.runs(r.play), v.Honey)
	}
}

// TestPerfectAllocatesNothing lays out and paints the flash and the ring again and again.
func TestPerfectAllocatesNothing(t *testing.T) {
	r := newRun(t, options{game: nearlySolved})
	r.tick(60)
	r.key("ArrowLeft")
	v := &r.play.sight.board
	r.tickUntil(120, "the light runs back", func() bool { return len(glowing(v)) > 0 })
	v.Shift = append(v.Shift, make([]render.TileShift, 32)...)
	if n := testing.AllocsPerRun(20, func() {
		v.Shift = v.Motion.Append(v.Shift[:0], r.Stage, v)
		r.play.flash()
		r.Draw(&r.list)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestHintedIsNotPerfect solves a game in the fewest moves with a hint: neither the words nor the ring praise it.
func TestHintedIsNotPerfect(t *testing.T) {
	for _, hinted := range []bool{false, true} {
		r := newRun(t, options{game: nearlySolved})
		r.tick(60)
		if hinted {
			r.key("H")
			r.tick(60)
		}
		r.key("ArrowLeft")
		r.tick(200)
		if got := r.session().Hints() > 0; got != hinted {
			t.Fatalf("hints: %v, want %v", got, hinted)
		}
		honey, told, bar := r.play.sight.board.Honey, r.play.result.words.title == r.Lang.T("result.perfect"), r.play.result.bar.perfect
		if honey == hinted || told == hinted || bar == hinted {
			t.Errorf("with a hint %v: ring %v, words %v, bar %v", hinted, honey, told, bar)
		}
	}
}

// TestResultFigures shows what the bar of a solve does not tell beside a large board, where the column has room, and not on a phone.
func TestResultFigures(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		want bool
	}{{1100, 760, true}, {360, 640, false}} {
		r := newRun(t, options{game: nearlySolved, w: c.w, h: c.h})
		r.tick(60)
		r.key("ArrowLeft")
		r.tick(300)
		found := false
		var foot, next float32
		for _, k := range r.Controls() {
			if k.Label == r.Lang.N("result.pushes", r.session().MTM()) {
				found, foot = true, k.Rect.Y+k.Rect.H
			}
			if k.ID == nextID {
				next = k.Rect.Y
			}
		}
		if found != c.want || found && foot > next {
			t.Errorf("%vx%v: figures %v down to %v, want %v above %v", c.w, c.h, found, foot, c.want, next)
		}
	}
}
