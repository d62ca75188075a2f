package draw_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// arranging opens the page to arrange numbers.
func arranging(t *testing.T, size string) *gametest.Run {
	t.Helper()
	r := open(t, size)
	r.Press(ui.ID{Name: "mode", N: 1})
	r.Tick(1)
	return r
}

// numbers returns the numbers of all cells; the one left out is negative.
func numbers(r *gametest.Run, size puzzle.Size) (all []int) {
	for cell := range size.Cells() {
		text := label(r, cell)
		n := 0
		for _, c := range text[:strings.IndexByte(text, ',')] {
			n = 10*n + int(c-'0')
		}
		if strings.Contains(text, "left out") {
			n = -n
		}
		all = append(all, n)
	}
	return all
}

func wantNumbers(t *testing.T, r *gametest.Run, size puzzle.Size, want ...int) {
	t.Helper()
	r.Tick(1)
	if got := numbers(r, size); !slices.Equal(got, want) {
		t.Errorf("the numbers are %v, want %v", got, want)
	}
}

// TestArrange swaps numbers by taps and by carrying one to another, leaves one out, takes all back, and plays the goal.
func TestArrange(t *testing.T) {
	r, size := arranging(t, "3x2"), puzzle.Size{W: 3, H: 2}
	wantNumbers(t, r, size, 1, 2, 3, 4, 5, -6)
	r.TapDrawn(0)
	r.TapDrawn(4)
	wantNumbers(t, r, size, 5, 2, 3, 4, 1, -6)
	r.DrawLine(2, 1, 0)
	wantNumbers(t, r, size, 3, 2, 5, 4, 1, -6)
	r.TapDrawn(1)
	r.TapDrawn(1)
	wantNumbers(t, r, size, 3, 2, 5, 4, 1, -6)
	r.TapDrawn(3)
	r.Press(gametest.Named("leaveout"))
	wantNumbers(t, r, size, 3, 2, 5, -4, 1, 6)
	r.Press(gametest.Named("takeback"))
	wantNumbers(t, r, size, 3, 2, 5, 4, 1, -6)
	r.TapDrawn(5) // the gap is swapped like a number
	r.TapDrawn(0)
	wantNumbers(t, r, size, -6, 2, 5, 4, 1, 3)
	r.Press(gametest.Named("start"))
	r.Tick(2)
	g := r.StoredGame().Game()
	if got := g.Goal.String(); got != "board(0,2,5/4,1,3)" || !g.Solvable() {
		t.Errorf("the goal is %s", got)
	}
}

// TestArrangeActions mirrors, turns, shifts and shuffles, and takes everything back.
func TestArrangeActions(t *testing.T) {
	r, size := arranging(t, "3x2"), puzzle.Size{W: 3, H: 2}
	turned := puzzle.Size{W: 2, H: 3}
	press := func(name string) { r.Press(gametest.Named(name)) }
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("mirror")}}
	if r.Tick(1); !strings.Contains(r.Out.Say, "Mirrored") {
		t.Errorf("said is %q", r.Out.Say)
	}
	wantNumbers(t, r, size, 3, 2, 1, -6, 5, 4)
	press("turn")
	wantNumbers(t, r, turned, -6, 3, 5, 2, 4, 1)
	press("shift")
	wantNumbers(t, r, turned, 1, -6, 3, 5, 2, 4)
	press("shuffle")
	r.Tick(1)
	got := numbers(r, turned)
	for i, n := range got {
		got[i] = max(n, -n)
	}
	if slices.Sort(got); !slices.Equal(got, []int{1, 2, 3, 4, 5, 6}) {
		t.Errorf("shuffled are %v", got)
	}
	for range 4 {
		press("takeback")
	}
	wantNumbers(t, r, size, 1, 2, 3, 4, 5, -6)
	if !r.Control(gametest.Named("takeback")).Disabled {
		t.Error("there is more to take back")
	}
}

// TestArrangeAlone arranges by keys alone and by the pad alone.
func TestArrangeAlone(t *testing.T) {
	size := puzzle.Size{W: 3, H: 2}
	r := arranging(t, "3x2")
	r.FocusOn(ui.ID{Name: "line"})
	for _, k := range []game.Key{"Space", "ArrowRight", "ArrowDown", "Enter"} {
		r.Key(k)
	}
	wantNumbers(t, r, size, 5, 2, 3, 4, 1, -6)
	r.Key("Space")
	r.Key("Escape") // puts it down
	r.Key("Backspace")
	wantNumbers(t, r, size, 1, 2, 3, 4, 5, -6)
	r = arranging(t, "3x2")
	r.FocusOn(ui.ID{Name: "line"})
	for _, b := range []game.PadButton{game.PadA, game.PadRight, game.PadA} {
		r.Button(b)
	}
	wantNumbers(t, r, size, 2, 1, 3, 4, 5, -6)
	r.Button(game.PadB)
	wantNumbers(t, r, size, 1, 2, 3, 4, 5, -6)
	r.Button(game.PadB)
	if r.Find(gametest.Named("line")) != nil {
		t.Error("B does not leave the page")
	}
}

// TestArrangeLine begins with the numbers of a whole line; what is a line in the end is a path, reading order is classic.
func TestArrangeLine(t *testing.T) {
	r := open(t, "2x2")
	r.DrawLine(0, 1, 3, 2)
	r.Press(ui.ID{Name: "mode", N: 1})
	wantNumbers(t, r, puzzle.Size{W: 2, H: 2}, 1, 2, -4, 3)
	r.Press(gametest.Named("mirror"))
	r.Press(gametest.Named("start"))
	r.Tick(2)
	if got := r.StoredGame().Game().Goal.String(); got != "path(b1:LDR)" {
		t.Errorf("the goal is %s", got)
	}
	r = arranging(t, "2x2")
	if !r.Control(gametest.Named("keep")).Disabled {
		t.Error("the classic goal can be kept")
	}
	r.Press(gametest.Named("start"))
	r.Tick(2)
	if got := r.StoredGame().Game().Goal.String(); got != "classic" {
		t.Errorf("the goal is %s", got)
	}
}

// TestEveryArrangementIsSolvable deals games of shuffled goals.
func TestEveryArrangementIsSolvable(t *testing.T) {
	for range 20 {
		r := arranging(t, "3x3")
		r.Press(gametest.Named("shuffle"))
		r.Press(gametest.Named("start"))
		r.Tick(2)
		if g := r.StoredGame().Game(); !g.Solvable() || g.Goal.Kind() == puzzle.Classic {
			t.Fatalf("%v is dealt", g.ID())
		}
	}
}

// TestZoom enlarges a board of small cells by buttons, keys and two fingers; the first finger of these draws nothing.
func TestZoom(t *testing.T) {
	r := open(t, "16x16")
	side := func() float32 { return r.Control(ui.ID{Name: "drawcell"}).Rect.W }
	whole := side()
	r.Press(gametest.Named("zoomin"))
	r.Tick(30)
	if side() < whole*1.3 {
		t.Errorf("a cell is %v wide, was %v", side(), whole)
	}
	r.Press(gametest.Named("zoomout"))
	r.Tick(1)
	if side() != whole {
		t.Errorf("a cell is %v wide, was %v", side(), whole)
	}
	r.Key("+")
	r.Tick(2)
	if side() < whole*1.3 {
		t.Errorf("by a key a cell is %v wide, was %v", side(), whole)
	}
	r.Button(game.PadL2)
	r.Tick(2)
	if side() != whole {
		t.Errorf("by the pad a cell is %v wide, was %v", side(), whole)
	}
	r.In.Mods = game.Ctrl
	for range 3 {
		r.In.Wheel.Y = 1
		r.Tick(1)
	}
	if r.In.Mods = 0; side() < whole*1.3 {
		t.Errorf("by the wheel a cell is %v wide, was %v", side(), whole)
	}
	r.Button(game.PadL2)
	r.Tick(2)
	a, b := r.LinePoint(100), r.LinePoint(105)
	fingers := func(a0, b0 float32, down bool) {
		r.In.Pointers = []game.Pointer{
			{Kind: game.Touch, ID: 1, At: a, Down: down}, {Kind: game.Touch, ID: 2, At: b, Down: down}}
		r.In.Pointers[0].At.X -= a0
		r.In.Pointers[1].At.X += b0
		r.Tick(1)
	}
	for i := range 8 {
		fingers(float32(6*i), float32(6*i), true)
	}
	fingers(42, 42, false)
	r.In.Pointers = nil
	r.Tick(2)
	if side() < whole*1.3 {
		t.Errorf("after a pinch a cell is %v wide, was %v", side(), whole)
	}
	wantLine(t, r, puzzle.Size{W: 16, H: 16})
	r.DrawLine(100)
	wantLine(t, r, puzzle.Size{W: 16, H: 16}, 100)
}

// TestZoomFollows keeps the pen in sight while keys lead it over an enlarged board.
func TestZoomFollows(t *testing.T) {
	r := open(t, "16x16")
	r.Press(gametest.Named("zoomin"))
	r.Press(gametest.Named("zoomin"))
	r.FocusOn(ui.ID{Name: "line"})
	r.Key("Space")
	for i := range 15 {
		r.Key("ArrowRight")
		r.Tick(40)
		c := r.Control(ui.ID{Name: "drawcell", N: i + 1})
		if gametest.Seen(c) != c.Rect {
			t.Fatalf("cell %d is not whole in sight", i+1)
		}
	}
}

// TestKeptSteady shows goals that are kept, in both modes: a page at rest allocates nothing.
func TestKeptSteady(t *testing.T) {
	r := gametest.New(t, gametest.Options{Store: gametest.WithGoals(t, [2]string{"3x3.path(b2:LDR2U2L2)", "Unwind"}), Game: "6x6.classic#x"})
	r.Open("draw")
	for mode := range 2 {
		r.Press(ui.ID{Name: "mode", N: mode})
		r.Tick(200)
		r.In.Pointers = nil
		if n := testing.AllocsPerRun(50, func() { r.App.Update(&r.In) }); n > 0 {
			t.Errorf("in mode %d a tick allocates %v times", mode, n)
		}
	}
}

// TestArrangeLarger makes the board of an arrangement larger, and makes an arrangement of another line: the tiles have the
// colours of the goal that they show.
func TestArrangeLarger(t *testing.T) {
	r := arranging(t, "4x4")
	r.Scroll(1e4)
	r.Tap(game.Touch, ui.ID{Name: "width", N: 1})
	r.Picture()
	wantNumbers(t, r, puzzle.Size{W: 5, H: 4}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, -20)

	line := func(r *gametest.Run, cells ...int) []byte {
		r.Press(ui.ID{Name: "mode", N: 0})
		if clear := r.Find(gametest.Named("clear")); clear != nil {
			r.Press(clear.ID)
		}
		r.DrawLine(cells...)
		r.Press(ui.ID{Name: "mode", N: 1})
		r.Tick(30)
		return r.Picture().Pix
	}
	again, fresh := open(t, "2x2"), open(t, "2x2")
	line(again, 0, 1, 3, 2)
	if !bytes.Equal(line(again, 0, 2, 3, 1), line(fresh, 0, 2, 3, 1)) {
		t.Error("the tiles of another line have the colours of the first")
	}
}

// TestArrangeKeepsWhatWasMade goes back to a whole line and again to the arrangement: what was made of the line stays. A line
// that is another one now is taken over, and even that can be taken back.
func TestArrangeKeepsWhatWasMade(t *testing.T) {
	r, size := open(t, "2x2"), puzzle.Size{W: 2, H: 2}
	mode := func(n int) {
		r.Press(ui.ID{Name: "mode", N: n})
		r.Tick(2)
	}
	r.DrawLine(0, 1, 3, 2)
	mode(1)
	r.Press(gametest.Named("mirror"))
	wantNumbers(t, r, size, 2, 1, 3, -4)
	mode(0)
	mode(1)
	wantNumbers(t, r, size, 2, 1, 3, -4)
	mode(0)
	r.DrawLine(3) // leaves its number out
	mode(1)
	wantNumbers(t, r, size, 1, 2, 4, -3)
	r.Press(gametest.Named("takeback"))
	wantNumbers(t, r, size, 2, 1, 3, -4)
	r.Press(gametest.Named("takeback"))
	wantNumbers(t, r, size, 1, 2, -4, 3)
}

// TestLeaveOutBesideItsSentence lifts numbers: the button that leaves one out stands below the sentence about it and only then, and the
// gap is called so and has no number.
func TestLeaveOutBesideItsSentence(t *testing.T) {
	r, out := arranging(t, "4x3"), gametest.Named("leaveout")
	if r.Find(out) != nil || r.Find(gametest.Named("mirror")) == nil {
		t.Fatalf("with nothing lifted there is %s", r.Labels())
	}
	r.TapDrawn(4)
	r.Tick(2)
	said := slices.IndexFunc(r.App.Controls(), func(c ui.Control) bool { return strings.HasPrefix(c.Label, "Click where 5") })
	if c := r.Find(out); c == nil || said < 0 || c.Disabled {
		t.Fatalf("with a number lifted there is %s", r.Labels())
	} else if gap := c.Rect.Y - r.App.Controls()[said].Rect.Y - r.App.Controls()[said].Rect.H; gap < 0 || gap > 16 {
		t.Errorf("it stands %v below its sentence", gap)
	}
	r.TapDrawn(4)
	r.TapDrawn(11)
	r.Tick(2)
	if r.Find(out) != nil || !r.Says("Click where the gap should go") {
		t.Errorf("with the gap lifted there is %s", r.Labels())
	}
	r.App.Draw(&r.List)
	in := func(cell int) (n int) {
		at := r.Control(ui.ID{Name: "drawcell", N: cell}).Rect
		for _, g := range r.List.Glyphs {
			if at.Contains(render.Point{X: g.X, Y: g.Y}) {
				n++
			}
		}
		return n
	}
	if in(0) != 1 || in(11) != 0 {
		t.Errorf("%d characters are written on the 1, %d in the gap", in(0), in(11))
	}
}

// TestWordsFitThePointer reads of clicks after a click and of taps after a touch.
func TestWordsFitThePointer(t *testing.T) {
	r := arranging(t, "3x3")
	for pointer, want := range map[game.PointerKind]string{game.Mouse: "Click where", game.Touch: "Tap where"} {
		r.Point(pointer, r.LinePoint(4))
		if r.Tick(2); !strings.Contains(r.Labels(), want) {
			t.Errorf("after %v the page does not say %q: %s", pointer, want, r.Labels())
		}
		r.Point(pointer, r.LinePoint(4))
	}
}

// TestLiftedNumberIsRaised checks that a number that is lifted is drawn higher, as large as before, until it is put down.
func TestLiftedNumberIsRaised(t *testing.T) {
	r := arranging(t, "3x2")
	tile := func() (at render.Rect) {
		r.Tick(30)
		r.App.Draw(&r.List)
		for _, op := range r.List.Ops {
			if op.Kind == render.BoxOp && op.Rect.Contains(r.LinePoint(3)) && op.Style.Fill.A == 255 {
				at = op.Rect
			}
		}
		return at
	}
	was := tile()
	r.TapDrawn(3)
	if now := tile(); now.Y >= was.Y || now.W != was.W {
		t.Errorf("lifted it is at %v, before at %v", now, was)
	}
	r.TapDrawn(3)
	if now := tile(); now != was {
		t.Errorf("put down it is at %v, before at %v", now, was)
	}
}
