package draw_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

func open(t *testing.T, size string) *gametest.Run {
	t.Helper()
	r := gametest.New(t, gametest.Options{Game: size + ".classic#x"})
	r.Open("draw")
	return r
}

// openWide is open on a desktop, where the size can be changed while a line is drawn.
func openWide(t *testing.T, size string) *gametest.Run {
	t.Helper()
	r := gametest.New(t, gametest.Options{W: 1100, H: 760, Game: size + ".classic#x"})
	r.Open("draw")
	return r
}

// label returns what is said of a cell.
func label(r *gametest.Run, cell int) string {
	return r.Control(ui.ID{Name: "drawcell", N: cell}).Label
}

// wantLine fails unless the first cells have the numbers 1, 2, 3..., and no other one has the next.
func wantLine(t *testing.T, r *gametest.Run, size puzzle.Size, cells ...int) {
	t.Helper()
	drawn := 0
	for cell := range size.Cells() {
		if l := label(r, cell); l[0] >= '0' && l[0] <= '9' {
			drawn++
		}
	}
	if drawn != len(cells) {
		t.Errorf("%d cells are drawn, want %d", drawn, len(cells))
	}
	for i, cell := range cells {
		if l := label(r, cell); !strings.HasPrefix(l, string(rune('1'+i))+",") {
			t.Errorf("cell %d is %q, want %d", cell, l, i+1)
		}
	}
}

// TestFinger draws a line with a finger, goes back along it, goes on by taps, leaves a number out and plays the goal.
func TestFinger(t *testing.T) {
	r, size := open(t, "3x3"), puzzle.Size{W: 3, H: 3}
	r.DrawLine(1)
	wantLine(t, r, size)
	r.DrawLine(0, 1, 2, 5)
	wantLine(t, r, size, 0, 1, 2, 5)
	r.DrawLine(5, 2, 1)
	wantLine(t, r, size, 0, 1)
	r.DrawLine(1, 2)
	wantLine(t, r, size, 0, 1, 2)
	r.DrawLine(5)
	r.DrawLine(4)
	r.DrawLine(3)
	r.DrawLine(6)
	r.DrawLine(8)
	wantLine(t, r, size, 0, 1, 2, 5, 4, 3, 6, 7, 8)
	r.DrawLine(4)
	if !strings.Contains(label(r, 4), "left out") {
		t.Errorf("the number tapped is %q", label(r, 4))
	}
	r.Tap(game.Touch, gametest.Named("start"))
	r.Tick(2)
	if b := r.Board(); b.Missing() != 5 || b.Size() != size {
		t.Errorf("dealt %v", b)
	}
	if got := r.StoredGame().Game().Goal.String(); got != "path(a1:R2DL2DR2)-5" {
		t.Errorf("the goal is %s", got)
	}
}

// TestClosed shows cells that leave no way to finish, before the line goes there, and does not let it.
func TestClosed(t *testing.T) {
	r, size := open(t, "4x4"), puzzle.Size{W: 4, H: 4}
	r.DrawLine(1, 5)
	r.Tick(30)
	for _, cell := range []int{4, 6, 9} {
		b := puzzle.NewBegun(size)
		for _, c := range []int{1, 5, cell} {
			b.Visit(c)
		}
		f := puzzle.NewFinish(b, 1<<30, puzzle.SeedSource("x"))
		for f.Step(100) == puzzle.Unknown {
		}
		if shown := strings.HasPrefix(label(r, cell), "no way"); shown != (f.Chance() == puzzle.Cannot) {
			t.Errorf("cell %d is %q, its chance %d", cell, label(r, cell), f.Chance())
		}
	}
}

// TestPerhaps draws three cells of a board so large that of one way on the program finds out nothing: it says so at the
// cell and of the line, with other dots than where a way is known, and the line may go there.
func TestPerhaps(t *testing.T) {
	r := open(t, "8x8")
	r.DrawLine(30, 22, 21)
	status := func() string { return r.Control(ui.ID{Name: "line"}).Value }
	r.TickUntil(1200, "the search gives up", func() bool { return strings.Contains(status(), "may be a dead end") })
	for cell, want := range map[int]string{13: "perhaps no way to finish", 29: "empty", 41: "empty"} {
		if got := label(r, cell); !strings.HasPrefix(got, want+",") {
			t.Errorf("cell %d is %q, want %q", cell, got, want)
		}
	}
	looks := func(cell int) (colors []render.Color) {
		at := r.Control(ui.ID{Name: "drawcell", N: cell}).Rect
		for _, op := range r.List.Ops {
			if c := op.Rect.Centre(); op.Rect.W < at.W/2 && c.X > at.X && c.X < at.X+at.W && c.Y > at.Y && c.Y < at.Y+at.H {
				colors = append(colors, op.Style.Fill)
			}
		}
		return colors
	}
	r.App.Draw(&r.List)
	if ring, dot := looks(13), looks(29); len(ring) != len(dot)+1 || ring[len(ring)-2] != dot[len(dot)-1] {
		t.Errorf("a cell in doubt looks like %v, one that leads on like %v", ring, dot)
	}
	r.DrawLine(13)
	if got := label(r, 13); !strings.HasPrefix(got, "4,") {
		t.Errorf("the line does not go to a cell in doubt: %q", got)
	}
}

// TestSpoken draws for someone who does not see the board: each cell that the line goes to, or cannot go to, is said, and so is
// that nothing leads on, that the line is whole, and which number is left out.
func TestSpoken(t *testing.T) {
	r := open(t, "4x3")
	press := func(cell int, want string) {
		t.Helper()
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: "drawcell", N: cell}}}
		r.Tick(1)
		if said := strings.Join(r.Heard(5), " | "); !strings.Contains(said, want) {
			t.Errorf("at cell %d %q is said, want %q", cell, said, want)
		}
	}
	press(0, "1, row 1, column 1")
	press(1, "2, row 1, column 2")
	press(5, "3, row 2, column 2")
	press(9, "no way to finish, row 3, column 2")
	press(11, "empty, row 3, column 4")
	r.Key("Z")
	if said := r.Heard(1); len(said) == 0 || said[0] != "2, row 1, column 2" {
		t.Errorf("taken back, %q is said", said)
	}
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("finish")}}
	r.Tick(1)
	if said := strings.Join(r.Heard(60), " | "); !strings.Contains(said, "Your line is complete") {
		t.Errorf("of a whole line %q is said", said)
	}
	press(0, "1, left out, row 1, column 1")
}

// TestKeys draws by the keyboard alone.
func TestKeys(t *testing.T) {
	r, size := open(t, "3x3"), puzzle.Size{W: 3, H: 3}
	for _, k := range []game.Key{"Space", "ArrowRight", "ArrowRight", "ArrowLeft"} {
		r.Key(k)
	}
	wantLine(t, r, size, 0, 1)
	r.Key("Backspace")
	wantLine(t, r, size, 0)
	r.FocusOn(gametest.Named("finish"))
	r.Key("Enter")
	r.Tick(60)
	if r.Find(gametest.Named("start")) == nil {
		t.Errorf("the line is not finished: %v", r.IDs())
	}
	r.FocusOn(gametest.Named("clear"))
	r.Key("Enter")
	r.Tick(1)
	wantLine(t, r, size)
}

// TestPad draws by the pad alone: A sets the pen down, B takes back, and leaves the page when nothing is drawn.
func TestPad(t *testing.T) {
	r, size := open(t, "3x3"), puzzle.Size{W: 3, H: 3}
	for _, b := range []game.PadButton{game.PadA, game.PadDown, game.PadDown} {
		r.Button(b)
	}
	wantLine(t, r, size, 0, 3, 6)
	r.Button(game.PadB)
	wantLine(t, r, size, 0, 3)
	r.Button(game.PadB)
	r.Button(game.PadB)
	wantLine(t, r, size)
	r.Button(game.PadB)
	if r.Find(gametest.Named("line")) != nil {
		t.Error("B does not leave the page")
	}
}

// TestLarge finishes a line on the largest board and changes the size.
func TestLarge(t *testing.T) {
	r := openWide(t, "16x16")
	r.Tap(game.Touch, gametest.Named("finish"))
	r.TickUntil(3000, "a whole line", func() bool { return r.Find(gametest.Named("start")) != nil })
	r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named("width"), At: 2})
	r.Tick(1)
	if r.Find(ui.ID{Name: "drawcell", N: 32}) != nil || r.Find(ui.ID{Name: "drawcell", N: 31}) == nil {
		t.Error("the board is not 2 by 16")
	}
}

// TestGoesOn leaves the page and comes back: the line goes on. An empty page takes the size of the board.
func TestGoesOn(t *testing.T) {
	r, size := open(t, "3x3"), puzzle.Size{W: 3, H: 3}
	r.DrawLine(0, 1, 2)
	r.Key("Escape")
	r.App.OpenText("4x4.classic#x")
	r.Tick(30)
	r.Open("draw")
	wantLine(t, r, size, 0, 1, 2)
	r.DrawLine(2, 5)
	wantLine(t, r, size, 0, 1, 2, 5)
	r.Press(gametest.Named("clear"))
	r.Key("Escape")
	r.Key("Escape")
	r.Open("draw")
	wantLine(t, r, puzzle.Size{W: 4, H: 4})
}

// TestSteady checks that a page at rest allocates nothing.
func TestSteady(t *testing.T) {
	r := open(t, "6x6")
	r.DrawLine(0, 1, 2)
	r.Tick(200)
	r.In.Pointers = nil
	if n := testing.AllocsPerRun(50, func() { r.App.Update(&r.In) }); n > 0 {
		t.Errorf("a tick allocates %v times", n)
	}
}

// TestButtonsStandAtFoot checks that on a desktop the buttons end where the board ends, whatever is drawn, and that on a
// phone all of them show whole.
func TestButtonsStandAtFoot(t *testing.T) {
	for _, o := range []gametest.Options{{W: 1100, H: 760}, {W: 360, H: 640}} {
		o.Game = "3x3.classic#x"
		r := gametest.New(t, o)
		r.Open("draw")
		for _, cells := range [][]int{nil, {0, 1, 2, 5}, {0, 1, 2, 5, 4, 3, 6, 7, 8}} {
			if cells != nil {
				r.DrawLine(cells...)
			}
			r.Tick(2)
			board, last := r.Control(gametest.Named("line")), r.Control(gametest.Named("mine"))
			if foot := last.Rect.Y + last.Rect.H; o.W > o.H && (foot > board.Rect.Y+board.Rect.H || foot < board.Rect.Y+board.Rect.H-24) {
				t.Errorf("%d cells: the buttons end at %v, the board is at %v", len(cells), foot, board.Rect)
			}
			if last.Clip.Intersect(last.Rect) != last.Rect {
				t.Errorf("%vx%v, %d cells: %v is cut by %v", o.W, o.H, len(cells), last.Rect, last.Clip)
			}
		}
	}
}

// TestBoardStaysOnPhone checks that on a phone the board is as wide as the page and stays where it is while a line is drawn, and that
// the button most wanted stands whole at the foot, at every size of text.
func TestBoardStaysOnPhone(t *testing.T) {
	for _, text := range []float32{1, 1.5, 2} {
		r := gametest.New(t, gametest.Options{W: 360, H: 640, TextScale: text, Game: "3x3.classic#x"})
		r.Open("draw")
		r.Tick(2)
		at := r.Control(gametest.Named("line")).Rect
		if text == 1 && at.W < 320 {
			t.Errorf("the board is %v wide", at.W)
		}
		for _, cells := range [][]int{nil, {0, 1, 2, 5}, {0, 1, 2, 5, 4, 3, 6, 7, 8}} {
			main := "finish"
			if cells != nil {
				r.DrawLine(cells...)
			}
			if len(cells) == 9 {
				main = "start"
			}
			r.Tick(2)
			if now := r.Control(gametest.Named("line")).Rect; now != at {
				t.Errorf("text %v, %d cells: the board is at %v, was at %v", text, len(cells), now, at)
			}
			if b := r.Control(gametest.Named(main)); b.Clip.Intersect(b.Rect) != b.Rect || b.Rect.Y+b.Rect.H > 640 || b.Rect.Y < 500 {
				t.Errorf("text %v, %d cells: %s stands at %v", text, len(cells), main, b.Rect)
			}
			if cells == nil {
				continue
			}
			if b := r.Control(gametest.Named("takeback")).Rect; b.Y+b.H > at.Y {
				t.Errorf("text %v, %d cells: what takes back stands at %v, not above the board", text, len(cells), b)
			}
		}
	}
}

// TestSizeByTaps changes the size of the board by the buttons beside it, by a finger and by the mouse, up to its limits.
func TestSizeByTaps(t *testing.T) {
	for _, kind := range []game.PointerKind{game.Touch, game.Mouse} {
		r := open(t, "15x4")
		r.Tap(kind, ui.ID{Name: "width", N: 1})
		r.Tap(kind, ui.ID{Name: "width", N: 1}) // 16 is the most
		r.Tap(kind, ui.ID{Name: "height", N: -1})
		r.Tick(1)
		if w, h := r.Control(gametest.Named("width")).Value, r.Control(gametest.Named("height")).Value; w != "16" || h != "3" {
			t.Errorf("pointer %d: the board is %s x %s, want 16 x 3", kind, w, h)
		}
		if r.Find(ui.ID{Name: "drawcell", N: 16*3 - 1}) == nil || r.Find(ui.ID{Name: "drawcell", N: 16 * 3}) != nil {
			t.Errorf("pointer %d: the board does not have 48 cells", kind)
		}
	}
}

// TestNothingIsLost clears a line, and changes the size of a board with a line and of an arrangement: each comes back.
func TestNothingIsLost(t *testing.T) {
	r, size := openWide(t, "3x3"), puzzle.Size{W: 3, H: 3}
	undo := func() {
		r.Press(gametest.Named("takeback"))
		r.Tick(2)
	}
	wider := func() {
		r.Tap(game.Touch, ui.ID{Name: "width", N: 1})
		r.Tick(2)
		if r.Find(ui.ID{Name: "drawcell", N: 11}) == nil {
			t.Fatal("the board has not grown")
		}
	}
	r.DrawLine(0, 1, 2)
	r.Press(gametest.Named("clear"))
	r.Tick(2)
	wantLine(t, r, size)
	undo()
	wantLine(t, r, size, 0, 1, 2)
	wider()
	wantLine(t, r, puzzle.Size{W: 4, H: 3})
	undo()
	wantLine(t, r, size, 0, 1, 2)
	r.Press(gametest.Named("takeback"))
	wantLine(t, r, size, 0, 1)

	r.Press(ui.ID{Name: "mode", N: 1})
	r.Press(gametest.Named("mirror"))
	wider()
	undo()
	wantNumbers(t, r, size, 3, 2, 1, 6, 5, 4, -9, 8, 7)
	r.Press(ui.ID{Name: "mode"})
	r.Tick(2)
	undo()
	wantLine(t, r, size, 0, 1)
}

// TestUndoStopsFinish lets the program finish an empty board, and presses Undo after each number of ticks: the line that was
// cleared comes back, or the last cell goes, and the program draws no further.
func TestUndoStopsFinish(t *testing.T) {
	for ticks := range 8 {
		r := open(t, "3x3")
		r.DrawLine(0, 1, 2)
		r.Press(gametest.Named("clear"))
		r.Tick(5)
		press := func(name string) {
			r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named(name)}}
			r.Tick(1)
		}
		drawn := func() (n int) {
			for cell := range 9 {
				if l := label(r, cell); l[0] >= '0' && l[0] <= '9' {
					n++
				}
			}
			return n
		}
		press("finish")
		r.Tick(ticks)
		press("takeback")
		r.In.Replies = nil
		was := drawn()
		if r.Tick(60); drawn() != was {
			t.Errorf("Undo after %d ticks: %d cells are drawn, later %d", ticks, was, drawn())
		}
	}
}
