package play_test

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

// resultWindows are windows of many shapes.
var resultWindows = []gametest.Options{
	{W: 320, H: 568}, {W: 320, H: 480}, {W: 280, H: 653}, {W: 240, H: 320}, {W: 390, H: 844}, {W: 700, H: 700},
	{W: 768, H: 1024, Scale: 1.5}, {W: 568, H: 320}, {W: 844, H: 390}, {W: 1280, H: 800}, {W: 390, H: 844, TextScale: 1.5},
	{W: 320, H: 568, TextScale: 2}, {W: 800, H: 480, TextScale: 2}, {W: 360, H: 640, RightToLeft: true}, {W: 844, H: 390, RightToLeft: true},
}

// solveOne begins a game of one move and makes it.
func solveOne(t *testing.T, o gametest.Options) *gametest.Run {
	t.Helper()
	o.Game = oneMove
	r := gametest.New(t, o)
	r.Tick(60)
	r.Key("ArrowLeft")
	r.Tick(100)
	if r.SceneName() != "result" {
		t.Fatalf("%v x %v: no result but the %s", o.W, o.H, r.SceneName())
	}
	return r
}

// named returns the first control whose label holds a text, in capitals or not, nil if there is none.
func named(all []ui.Control, text string) *ui.Control {
	for i := range all {
		if strings.Contains(strings.ToLower(all[i].Label), strings.ToLower(text)) {
			return &all[i]
		}
	}
	return nil
}

// TestResultMore opens the sheet behind "more" in windows of many shapes: the figures are in sight in it or, in wide windows, beside the
// board before it opens, and not in both unless it covers these. Escape closes it.
func TestResultMore(t *testing.T) {
	for _, o := range resultWindows {
		r := solveOne(t, o)
		closed, all := places(r), slices.Clone(r.App.Controls())
		r.Press(moreID)
		r.Tick(6)
		gametest.CheckLayout(r, "more")
		opened := r.App.Controls()
		panel := opened[slices.IndexFunc(opened, func(c ui.Control) bool { return c.Role == ui.Panel })].Rect
		all = slices.DeleteFunc(all, func(c ui.Control) bool { return c.Rect.Intersect(panel) == c.Rect })
		all = append(all, opened...)
		for _, want := range []string{"push", "over the best"} {
			i, n := -1, 0
			for j := range all {
				if strings.Contains(strings.ToLower(all[j].Label), want) {
					i, n = j, n+1
				}
			}
			if n != 1 || o.H >= 480 && gametest.Seen(&all[i]) != all[i].Rect {
				t.Errorf("%v x %v, text %v: %q stands in %d places, or not in sight: %q", o.W, o.H, o.TextScale, want, n, r.Labels())
			}
		}
		r.Key("Escape")
		r.Tick(6)
		if got := places(r); r.SceneName() != "result" || !slices.Equal(got, closed) {
			t.Errorf("%v x %v: opened and closed, %v have become %v", o.W, o.H, closed, got)
		}
	}
}

// TestFiguresInRow checks that figures stand in one row, as they do on usual phones in English, or each in its own, and that the moves
// are told once: among the figures, or by the bar of the fewest moves, in the sheet or in sight above it.
func TestFiguresInRow(t *testing.T) {
	for _, o := range resultWindows {
		r := solveOne(t, o)
		if named(r.App.Controls(), "push") != nil { // they stand beside the board
			continue
		}
		bar := r.Find(ui.ID{Name: "best"})
		foot := float32(0)
		if bar != nil {
			foot = bar.Rect.Y + bar.Rect.H
		}
		r.Press(moreID)
		r.Tick(6)
		moves := 0
		for _, c := range r.App.Controls() {
			if c.Role == ui.Panel && foot > 0 && foot <= c.Rect.Y {
				moves++
			}
			if c.ID == (ui.ID{}) && strings.Contains(strings.ToLower(c.Label), "tile moved") || c.ID == (ui.ID{Name: "best"}) {
				moves++
			}
		}
		if moves != 1 {
			t.Errorf("%v x %v, text %v: the moves are told %d times: %q", o.W, o.H, o.TextScale, moves, r.Labels())
		}
		a, b := named(r.App.Controls(), "push").Rect, named(r.App.Controls(), "over the best").Rect
		if usual := o.TextScale <= 1 && o.W >= 360 && !o.RightToLeft; usual && a.Y != b.Y || a.Y > b.Y {
			t.Errorf("%v x %v, text %v: the figures are at %v and %v", o.W, o.H, o.TextScale, a, b)
		}
		if !a.Intersect(b).Empty() {
			t.Errorf("%v x %v, text %v: the figures overlap: %v and %v", o.W, o.H, o.TextScale, a, b)
		}
	}
}

// TestMoreCross checks that the cross of the sheet of figures stands on the line of its title in large letters, where the goal stands
// before that.
func TestMoreCross(t *testing.T) {
	r := solveOne(t, gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2})
	r.Press(moreID)
	r.Tick(6)
	goal, cross := r.Control(gametest.Named("solvedgoal")).Rect, named(r.App.Controls(), "Close").Rect
	if a, b := goal.Centre().Y, cross.Centre().Y; a-b > 1 || b-a > 1 {
		t.Errorf("the goal at %v, the cross at %v", goal, cross)
	}
}

// place is a control and its rectangle.
type place struct {
	id    ui.ID
	label string
	rect  render.Rect
}

// places returns the places of all controls that have an ID.
func places(r *gametest.Run) (all []place) {
	for _, c := range r.App.Controls() {
		if c.ID != (ui.ID{}) {
			all = append(all, place{c.ID, c.Label, c.Rect})
		}
	}
	return all
}

// TestAroundTheBoard pauses and solves a game in windows of many shapes: all controls have room, and the buttons that go
// on are in sight.
func TestAroundTheBoard(t *testing.T) {
	for _, o := range resultWindows {
		o.Game = oneMove
		r := gametest.New(t, o)
		r.Tick(60)
		r.Key("ArrowDown")
		r.Key("ArrowUp")
		r.Tick(30)
		check := func(scene string, on ui.ID) {
			t.Helper()
			gametest.CheckLayout(r, scene)
			if c := r.Find(on); c == nil || gametest.Seen(c) != c.Rect {
				t.Errorf("%v x %v, text %v: in the %s the button that goes on is not in sight", o.W, o.H, o.TextScale, r.SceneName())
			}
		}
		r.Key("P")
		r.Tick(30)
		check("pause", resumeID)
		r.Key("P")
		r.Tick(30)
		r.Key("ArrowLeft")
		r.Tick(100)
		check("result", nextID)
	}
}

// TestSolvedBoardStaysUsable leaves the result and brings it back in every way, and goes on from it.
func TestSolvedBoardStaysUsable(t *testing.T) {
	for name, back := range map[string]func(r *gametest.Run){
		"tap":    func(r *gametest.Run) { r.TapCell(game.Touch, 4) },
		"Space":  func(r *gametest.Run) { r.Key("Space") },
		"arrow":  func(r *gametest.Run) { r.Key("ArrowUp") },
		"hint":   func(r *gametest.Run) { r.Key("H") },
		"undo":   func(r *gametest.Run) { r.Key("Z") },
		"button": func(r *gametest.Run) { r.Tap(game.Mouse, gametest.Named("result")) },
		"pad":    func(r *gametest.Run) { r.Button(game.PadA) },
	} {
		r := solveOne(t, gametest.Options{})
		r.Key("Escape")
		r.Tick(40)
		if r.SceneName() != "play" {
			t.Fatalf("Escape leads to the %s", r.SceneName())
		}
		back(r)
		r.Tick(40)
		if r.SceneName() != "result" {
			t.Errorf("%s leads to the %s, want the result", name, r.SceneName())
			continue
		}
		if name == "pad" {
			r.Button(game.PadA)
		} else {
			r.TapCell(game.Touch, 4)
		}
		if r.Tick(2); r.SceneName() != "play" || r.Board() == r.StoredGame().Goal().Board() {
			t.Errorf("%s: on the way on, the %s with %v", name, r.SceneName(), r.Board())
		}
	}
}

// TestMenuOverResult opens the menu over the result by key, button and pad, and starts over from it.
func TestMenuOverResult(t *testing.T) {
	for name, open := range map[string]func(r *gametest.Run){
		"key":    func(r *gametest.Run) { r.Key("M") },
		"button": func(r *gametest.Run) { r.Tap(game.Touch, menuID) },
		"pad":    func(r *gametest.Run) { r.Button(game.PadStart) },
	} {
		r := solveOne(t, gametest.Options{})
		if open(r); r.SceneName() != "menu" {
			t.Errorf("%s leads to the %s, want the menu", name, r.SceneName())
			continue
		}
		r.Key("Escape")
		if r.SceneName() != "result" {
			t.Errorf("%s: from the menu Escape leads to the %s", name, r.SceneName())
		}
		open(r)
		r.Tap(game.Touch, gametest.Named("again"))
		if r.Tick(2); r.SceneName() != "play" || r.Board() != r.StoredGame().Game().Scramble {
			t.Errorf("%s: started over, the %s with %v", name, r.SceneName(), r.Board())
		}
	}
}

// TestSolvedGameIsCelebratedOnce brings a solved game back by undo: it is not celebrated again.
func TestSolvedGameIsCelebratedOnce(t *testing.T) {
	r := solveOne(t, gametest.Options{})
	r.Key("N")
	r.Tick(60)
	heard := len(r.Sounds)
	r.Key("Z")
	r.Tick(100)
	for _, s := range r.Sounds[heard:] {
		if s.Kind == game.NoteSound {
			t.Error("the solved game sounds again")
		}
	}
	if r.SceneName() != "play" {
		t.Errorf("undo leads to the %s", r.SceneName())
	}
}

// TestHoneyRing checks that a honey ring lies around the board after a perfect solve, and after no other.
func TestHoneyRing(t *testing.T) {
	for _, perfect := range []bool{true, false} {
		r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
		if !perfect {
			r.Key("ArrowRight")
			r.Key("ArrowLeft")
		}
		r.Key("ArrowLeft")
		r.Tick(120)
		if r.SceneName() != "result" {
			t.Fatalf("no result: %q", r.Labels())
		}
		var l render.List
		r.App.Draw(&l)
		honey := render.LightTheme().Honey
		ring := slices.ContainsFunc(l.Ops, func(op render.Op) bool { return op.Style.Fill == honey && op.Rect.W > 300 })
		if ring != perfect {
			t.Errorf("perfect %v: ring %v", perfect, ring)
		}
	}
}

// TestResultLeaves shows a result with the largest letters on a phone: what has no room whole above the board stands in the sheet.
func TestResultLeaves(t *testing.T) {
	r := solveOne(t, gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2})
	const remark = "A custom board doesn't count as a best."
	for _, c := range r.App.Controls() {
		if c.Label == remark || c.Role == ui.Text && gametest.Seen(&c) != c.Rect {
			t.Errorf("%q is at %v, of which %v is seen", c.Label, c.Rect, gametest.Seen(&c))
		}
	}
	r.Press(moreID)
	r.Tick(6)
	if !strings.Contains(r.Labels(), remark) {
		t.Errorf("the sheet says %q, not %q", r.Labels(), remark)
	}
}

// TestHighColumn looks at the column beside the board of a desktop: the board as it was dealt stands in the lower half of a result,
// its sheet leaves the figures in sight and ends with the board, and a pause shows the bar of the tiles at home, so that no half of it is
// empty.
func TestHighColumn(t *testing.T) {
	desk := gametest.Options{W: 1100, H: 760}
	r := solveOne(t, desk)
	if c := r.Find(gametest.Named("deal")); c == nil || c.Rect.Y+c.Rect.H < desk.H/2 {
		t.Errorf("the board as it was dealt: %+v", c)
	}
	figure, board := named(r.App.Controls(), "push").Rect, r.Control(boardview.GridID).Rect
	r.Press(moreID)
	r.Tick(6)
	for _, c := range r.App.Controls() {
		if foot := c.Rect.Y + c.Rect.H; c.Role == ui.Panel && (c.Rect.Y < figure.Y+figure.H || foot < board.Y+board.H-1 || c.Rect.X < board.X+board.W) {
			t.Errorf("the sheet at %v, the figures to %v, the board at %v", c.Rect, figure, board)
		}
	}
	desk.Game = "4x4.classic#x"
	r = gametest.New(t, desk)
	r.MoveAny()
	r.Key("P")
	r.Tick(6)
	for _, id := range []ui.ID{clockID, gametest.Named("home")} {
		if c := r.Control(id); c.Rect.Y < desk.H/4 || c.Rect.Y > desk.H*3/4 {
			t.Errorf("in a pause %v is at %v", id, c.Rect)
		}
	}
}

// TestMoreIsEven opens the sheet of figures on a phone: these stand in equal columns of one row, and what leads on side by side below
// them.
func TestMoreIsEven(t *testing.T) {
	r := solveOne(t, gametest.Options{W: 360, H: 640, Scale: 2})
	r.Press(moreID)
	r.Tick(6)
	var figures, leads []render.Rect
	for _, name := range []string{"push", "over the best"} {
		figures = append(figures, named(r.App.Controls(), name).Rect)
	}
	for _, name := range []string{"watch", "review", "race"} {
		leads = append(leads, r.Control(gametest.Named(name)).Rect)
	}
	for i := 1; i < len(figures); i++ {
		if a, b := figures[i-1], figures[i]; a.Y != b.Y || b.X-a.X < a.W || a.W-b.W > 1 || b.W-a.W > 1 {
			t.Errorf("figures at %v and %v", a, b)
		}
		if a, b := leads[i-1], leads[i]; a.Y != b.Y || a.H != b.H || a.X+a.W > b.X {
			t.Errorf("buttons at %v and %v", a, b)
		}
	}
}

// TestResultRests lays out and draws a perfect result at rest: it allocates nothing, and asks for no more frames.
func TestResultRests(t *testing.T) {
	r := solveOne(t, gametest.Options{})
	r.Tick(120)
	if r.Out.Animating {
		t.Error("the result moves")
	}
	var l render.List
	r.App.Draw(&l)
	if n := testing.AllocsPerRun(20, func() { r.App.Update(&r.In); r.App.Draw(&l) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}
