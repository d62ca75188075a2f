package app_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var (
	reviewID = gametest.Named("review")
	detourID = ui.ID{Name: "detour"}
	stopID   = gametest.Named("stopbest")
)

// reviewRun opens the review of a replay and waits for its end.
func reviewRun(t *testing.T, o gametest.Options) *gametest.Run {
	t.Helper()
	r, _ := replayRun(t, o)
	r.Press(answerTo(1))
	r.Press(reviewID)
	r.TickUntil(900, "the review", func() bool { return !r.Out.Animating })
	if c := r.Control(detourID); !strings.HasPrefix(c.Label, "Moves 1 to ") {
		t.Fatalf("a detour says %q and %q", c.Label, c.Value)
	}
	return r
}

// TestReviewByTouch reviews with a finger alone: the curve, the steps, a detour and the way back.
func TestReviewByTouch(t *testing.T) {
	t.Parallel()
	r := reviewRun(t, gametest.Options{})
	r.Slide(curveID, 0.5)
	mid := r.Control(curveID).At
	if mid < 2 || mid > r.Control(curveID).Hi-2 {
		t.Fatalf("the middle of the curve leads to position %v", mid)
	}
	r.Tap(game.Touch, gametest.Named("after"))
	r.Tap(game.Touch, gametest.Named("after"))
	r.Tap(game.Touch, gametest.Named("before"))
	if at := r.Control(curveID).At; at != mid+1 {
		t.Errorf("two steps and one back lead from %v to %v", mid, at)
	}
	touchTo(r, detourID)
	r.Tick(90)
	if r.Find(stopID) == nil {
		t.Fatal("no better way is shown")
	}
	touchTo(r, stopID)
	if r.Find(stopID) != nil {
		t.Error("the better way goes on")
	}
	r.Tap(game.Touch, ui.ID{Name: "board"})
	r.Tick(60)
	if r.Find(stopID) == nil {
		t.Error("a tap on the board does not play the best way")
	}
	r.Tap(game.Touch, gametest.Named("back"))
	r.Tap(game.Touch, gametest.Named("back"))
	if r.Find(scrubID) == nil {
		t.Errorf("back leads to %s", sceneOf(r))
	}
}

// TestReviewByKeys reviews with the keyboard alone.
func TestReviewByKeys(t *testing.T) {
	t.Parallel()
	r := reviewRun(t, gametest.Options{W: 1100, H: 760})
	r.Key("End")
	r.Key("ArrowLeft")
	if c := r.Control(curveID); c.At != c.Hi-1 {
		t.Errorf("the arrow leads to %v of %v", c.At, c.Hi)
	}
	focusOnID(r, "Tab", detourID)
	r.Key("Enter")
	r.Tick(60)
	if r.Find(stopID) == nil {
		t.Fatal("no better way is shown")
	}
	r.Key("ArrowRight") // steps, and stops the show
	shown := textOf(r)
	r.Tick(120)
	if textOf(r) != shown {
		t.Error("the better way plays on after a step")
	}
	r.Key("Escape")
	if r.Find(stopID) != nil || r.Find(curveID) == nil {
		t.Error("Escape does not lead back to the solve")
	}
}

// TestReviewByPad reviews with a pad alone.
func TestReviewByPad(t *testing.T) {
	t.Parallel()
	r := reviewRun(t, gametest.Options{})
	r.Button(game.PadR1)
	r.Button(game.PadR1)
	r.Button(game.PadL1)
	if at := r.Control(curveID).At; at != 1 {
		t.Errorf("the shoulders lead to %v", at)
	}
	for i := 0; r.Focus() != detourID; i++ {
		if i == 10 {
			t.Fatalf("the pad leads down to %v", r.Focus())
		}
		r.Button(game.PadDown)
	}
	r.Button(game.PadA)
	r.Tick(60)
	if r.Find(stopID) == nil {
		t.Fatal("no better way is shown")
	}
	r.Button(game.PadX)
	shown := textOf(r)
	r.Tick(120)
	if textOf(r) != shown {
		t.Error("X does not stop the better way")
	}
	r.Button(game.PadB)
	r.Button(game.PadB)
	if r.Find(scrubID) == nil {
		t.Errorf("B leads to %s", sceneOf(r))
	}
}

// TestReviewMirrored steps the other way round where words run from right to left.
func TestReviewMirrored(t *testing.T) {
	t.Parallel()
	r := reviewRun(t, gametest.Options{RightToLeft: true})
	r.Key("ArrowLeft")
	r.Key("ArrowLeft")
	r.Key("ArrowRight")
	if at := r.Control(curveID).At; at != 1 {
		t.Errorf("the arrows lead to %v", at)
	}
	r.Slide(curveID, 0) // the left edge
	if c := r.Control(curveID); c.At != c.Hi {
		t.Errorf("the end of the curve is %v of %v", c.At, c.Hi)
	}
}

// TestReviewOfResult reviews the game just solved, from the figures of its result, and watches it from there.
func TestReviewOfResult(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: twoMoves})
	r.Key("ArrowRight") // away
	r.Key("ArrowLeft")
	r.Key("ArrowUp")
	r.Key("ArrowLeft")
	r.Tick(120)
	r.Press(gametest.Named("more"))
	r.Tick(10)
	r.Tap(game.Touch, reviewID)
	r.TickUntil(300, "the review", func() bool { return !r.Out.Animating })
	if words := textOf(r); !strings.Contains(words, "4 moves, 2 needed") {
		t.Errorf("the review says %q", words)
	}
	touchTo(r, gametest.Named("rewatch"))
	if r.Find(scrubID) == nil {
		t.Error("no way to watch")
	}
}

// TestWatchedBoardInLargeText watches a game with large letters: the board keeps three tenths of a phone's height.
func TestWatchedBoardInLargeText(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640, TextScale: 2}, {W: 320, H: 568, TextScale: 2}} {
		r := gametest.New(t, o)
		r.Tick(60)
		r.OpenReplay(gametest.Replay(t, "4x4.snake", 60, 7), 1)
		r.Tick(60)
		if b := r.Control(boardview.GridID).Rect; b.H < o.H*0.29 {
			t.Errorf("%vx%v: the board is %v high", o.W, o.H, b.H)
		}
		r.Key("Space")
		clock := r.Control(gametest.Named("clock"))
		fonts := render.NewFonts()
		digits, words := fonts.Metrics(clock.Face).Cap, fonts.Metrics(fonts.Face(render.Regular, 32)).Cap
		if digits < words {
			t.Errorf("%vx%v: the digits of the clock are %v high, words %v", o.W, o.H, digits, words)
		}
	}
}

// TestReviewOfBetterWay shows the better way of a detour: the cursor runs on it, and nothing moves on the page.
func TestReviewOfBetterWay(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 1100, H: 760}, {W: 360, H: 640, TextScale: 2}} {
		r := reviewRun(t, o)
		before := gametest.Named("before")
		place, next := r.Control(before).Rect, r.Control(detourID).Rect
		sum := r.Control(ui.ID{Name: "figure"}).Rect
		if sum.Y+sum.H > o.H {
			t.Errorf("%v: the sum stands at %v", o, sum)
		}
		r.Tap(game.Touch, boardview.GridID)
		r.Tick(70)
		stop := r.Control(stopID).Rect
		if r.Control(before).Rect != place || r.Control(detourID).Rect != next || stop.Y+stop.H > o.H {
			t.Errorf("%v: the page has moved, or %v is not in sight", o, stop)
		}
		at := r.Control(curveID).At
		r.Key("ArrowRight")
		if now := r.Control(curveID).At; at < 1 || now != at+1 {
			t.Errorf("%v: a step on the better way leads from %v to %v", o, at, now)
		}
	}
}

// TestWatchColumn looks at the columns beside the board of a game that is watched, and of one that is reviewed: they end with the board.
func TestWatchColumn(t *testing.T) {
	t.Parallel()
	o := gametest.Options{W: 1100, H: 760}
	watch, _ := replayRun(t, o)
	watch.Press(answerTo(1))
	watch.Tick(60)
	for last, r := range map[string]*gametest.Run{"film": watch, "rewatch": reviewRun(t, o)} {
		board, at := r.Control(boardview.GridID).Rect, r.Control(gametest.Named(last)).Rect
		if below := board.Y + board.H - at.Y - at.H; below < 0 || below > 16 {
			t.Errorf("%s ends %v above the board at %v", last, below, board)
		}
	}
}

// TestWatchSaysEachThingOnce watches a game: above the slider stands how many tiles are home, as the figure of the moves says the place,
// with and without undos and pauses; and what leads elsewhere is of one kind.
func TestWatchSaysEachThingOnce(t *testing.T) {
	t.Parallel()
	r, _ := replayRun(t, gametest.Options{W: 1100, H: 760})
	r.Press(answerTo(1))
	r.Tick(60)
	r.Key("Space")
	r.Slide(scrubID, 0.3)
	above := func() string {
		controls, track := r.App.Controls(), r.Control(scrubID).Rect
		i := slices.IndexFunc(controls, func(c ui.Control) bool {
			return c.Role == ui.Text && c.Rect.X == track.X && c.Rect.Y+c.Rect.H == track.Y
		})
		if i < 0 {
			return ""
		}
		return controls[i].Label
	}
	check := func(when string) {
		if text, place := above(), r.Control(scrubID).Value; !strings.HasSuffix(text, " of 8 home") || place == "" {
			t.Errorf("%s: above the slider stands %q, its value is %q", when, text, place)
		}
	}
	check("the moves")
	for _, name := range []string{"fromhere", "review", "share", "picture", "film"} {
		if c := r.Control(gametest.Named(name)); c.Look != ui.Stacked {
			t.Errorf("%s is of another kind: %v", name, c.Look)
		}
	}
	r.Press(gametest.Named("whole"))
	check("with undos and pauses")
}

// TestFilmButtonsInSight checks that the main button of a replay and of a review is in sight where the page does not fade yet, and that
// what the slider of the review shows is named right above it.
func TestFilmButtonsInSight(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640, Scale: 2}, {W: 360, H: 640, Scale: 2, TextScale: 2}, {W: 640, H: 360, Scale: 2}, {W: 1100, H: 760, Scale: 1}} {
		r, _ := replayRun(t, o)
		r.Press(answerTo(1))
		r.Tick(10)
		check := func(page string) {
			c := r.Control(gametest.Named("run"))
			if foot := o.H*o.Scale - c.Rect.Y - c.Rect.H; c.Look != ui.Primary || gametest.Seen(c) != c.Rect || foot < 16*o.Scale {
				t.Errorf("%s, %v x %v, text %v: the main button is at %v, %v above the foot", page, o.W, o.H, o.TextScale, c.Rect, foot)
			}
		}
		check("replay")
		r.Press(reviewID)
		r.TickUntil(900, "the review", func() bool { return !r.Out.Animating })
		check("review")
		place, curve := r.Control(gametest.Named("place")).Rect, r.Control(curveID).Rect
		if gap := curve.Y - place.Y - place.H; gap < 0 || gap > 12*o.Scale || place.X != curve.X {
			t.Errorf("%v x %v, text %v: the place is at %v, the curve at %v", o.W, o.H, o.TextScale, place, curve)
		}
	}
}

// TestWatchMirrored checks that what stands above the slider begins where words do that run from right to left.
func TestWatchMirrored(t *testing.T) {
	t.Parallel()
	r, _ := replayRun(t, gametest.Options{RightToLeft: true})
	r.Press(answerTo(1))
	r.Tick(60)
	i := slices.IndexFunc(r.App.Controls(), func(c ui.Control) bool { return strings.Contains(c.Label, " of 8 home") })
	if i < 0 || r.App.Controls()[i].Align != render.End {
		t.Errorf("the words above the slider do not begin at the right: %d of %q", i, r.Labels())
	}
}

// TestReviewStepsBelowItsCurve shows a review on a phone: the board, the curve below it, and below that the buttons that step along it.
func TestReviewStepsBelowItsCurve(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 360, H: 640, TextScale: 2}, {W: 320, H: 480}} {
		r := gametest.SceneNamed(t, "review").Run(t, o)
		y := float32(0)
		for _, id := range []ui.ID{boardview.GridID, {Name: "place"}, {Name: "curve"}, {Name: "run"}} {
			c := r.Control(id)
			if c.Rect.Y < y {
				t.Errorf("in %vx%v, text %v: %s begins at %v, above %v", o.W, o.H, o.TextScale, id.Name, c.Rect.Y, y)
			}
			y = c.Rect.Y + c.Rect.H
		}
	}
}
