package game

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

func TestLabText(t *testing.T) {
	old := mustLab("lab:1,2,3/4,5,6/7,8,0>snake")
	game, err := puzzle.ParseGame("3x3.snake#monday")
	if err != nil {
		t.Fatal(err)
	}
	monday := puzzle.Lab{Start: game.Scramble, Goal: game.Goal}
	for _, c := range []struct{ text, want string }{
		{"8 6 7/2 5 4/3 0 1", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"8 6 7\n2 5 4\r\n3 0 1\n", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"8,6,7,2,5,4,3,0,1", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"0 2 3/4 5 6/7 8 9", "lab:0,2,3/4,5,6/7,8,9>snake-1"},
		{"1 2/3 0", "lab:1,2/3,0>snake"},
		{"classic", "lab:1,2,3/4,5,6/7,8,0>classic"},
		{"spiral-1", "lab:9,2,3/4,5,6/7,8,0>spiral-1"},
		{"path(a1:R2DL2DR2)", "lab:1,2,3/4,5,6/7,8,0>path(a1:R2DL2DR2)"},
		{"board(1,2,3/8,0,4/7,6,5)", "lab:1,2,3/4,5,6/7,8,0>board(1,2,3/8,0,4/7,6,5)"},
		{"3x2.classic:1,2,3,5,4,0", "lab:1,2,3/5,4,0>classic"},
		{"lab:1,2/0,3>classic", "lab:1,2/0,3>classic"},
		{"https://example.com/play#3x3.snake%23monday", monday.String()},
		{"wildfifteen:lab%3A1,2/0,3%3Eclassic", "lab:1,2/0,3>classic"},
		{"", ""}, {"1 2 3 4 0", ""}, {"1 2 3", ""}, {"0 1 2", ""}, {"1x5:1,2,3,0,4", ""}, {"snail", ""}, {"lab:1,2/0,3>wild", ""},
		{"3x3.classic:1", ""}, {"1 1/2 0", ""}, {strings.Repeat("9", 1<<16), ""},
	} {
		it, err := readLab(old, c.text, rand.NewPCG(1, 2))
		if c.want == "" {
			if err == nil {
				t.Errorf("%.40q reads as %v", c.text, it)
			}
			continue
		}
		if err != nil || it.String() != c.want {
			t.Errorf("%q reads as %v, %v; want %s", c.text, it, err, c.want)
		}
	}
	for _, kind := range []string{"wild", "random", "wild-random", "wild-2"} {
		it, err := readLab(old, kind, rand.NewPCG(1, 2))
		if err != nil || !it.Goal.Rule().Drawn() || it.Start.Missing() != it.Goal.Missing() {
			t.Errorf("%s reads as %v, %v", kind, it, err)
		}
	}
}

// TestLabTextFaults looks whether a text with a slip in it is judged as what it is meant for.
func TestLabTextFaults(t *testing.T) {
	r := onLab(t, options{}, labShown)
	for text, says := range map[string]string{
		"1 2 3/4 x 6/8 7 0":                   "expected a number, at character 9",
		"1 2 3/4 5":                           "a row of 2 cells instead of 3, at character 7",
		"4x4.snail#a":                         "not a goal",
		"https://example.com/#4x4.snail%23a":  "not a goal",
		"https://example.com/about":           "this link has no game ID",
		"https://example.com/#about":          "this link has no game ID",
		"https://example.com/#lab:1,2/3,3>ss": "3 stands twice",
	} {
		if v := r.lab().judge(text); !v.bad || !strings.Contains(v.text, says) {
			t.Errorf("%q: %q, want %q", text, v.text, says)
		}
	}
}

// TestLabHintIsTrue enters the examples that the empty field gives.
func TestLabHintIsTrue(t *testing.T) {
	for _, shown := range []string{"lab:1,2/0,3>classic", "lab:1,2,3/4,5,0>snake", labShown} {
		l := onLab(t, options{}, shown).lab()
		hint := l.judge("").text
		for _, goal := range []string{"spiral", hint[strings.Index(hint, "path("):]} {
			if v := l.judge(goal); v.bad || !strings.Contains(hint, goal) {
				t.Errorf("%s: the hint %q, but %q: %s", shown, hint, goal, v.text)
			}
		}
	}
	for _, side := range []int{2, 8, 9, 32} { // and is short enough to be read
		g, err := puzzle.NewGoal(puzzle.Size{W: side, H: side}, puzzle.Rule{})
		if err != nil {
			t.Fatal(err)
		}
		l := newLab(newRun(t, options{}).app, puzzle.Lab{Start: g.Board(), Goal: g})
		if hint := l.judge("").text; len([]rune(hint)) > 110 || !strings.Contains(hint, "spiral") || strings.Contains(hint, "path(") != (side <= 8) {
			t.Errorf("%[1]dx%[1]d: the hint %[2]q", side, hint)
		}
	}
}

// FuzzLabText reads any text: what is taken is a question that all the laboratory can work on.
func FuzzLabText(f *testing.F) {
	for _, s := range []string{"8 6 7/2 5 4/3 0 1", "1 2\n3 0", "classic-3", "path(a1:RDL)", "board(1,0/2,3)", "3x2.wild#x", "lab:1,2/3,0>snake-1",
		"lab%3A1,2/3,0%3Espiral", "wildfifteen:2x2:1,2,3,0", "random-random", "0", "1x2:1,0", "%", "(", "9999999999/0", "\x00"} {
		f.Add(s)
	}
	old := mustLab("lab:1,2/3,0>snake")
	f.Fuzz(func(t *testing.T, text string) {
		it, err := readLab(old, text, rand.NewPCG(1, 2))
		if err != nil {
			return
		}
		x := puzzle.Explain(it.Start, it.Goal)
		if x.Applied == puzzle.OtherTiles || x.Solvable != puzzle.Solvable(it.Start, it.Goal.Board()) || !it.Start.Size().Playable() {
			t.Fatalf("%q reads as %v: %+v", text, it, x)
		}
		if again, err := puzzle.ParseLab(it.String()); err != nil || again != it {
			t.Fatalf("%q reads as %v, which reads as %v, %v", text, it, again, err)
		}
		if swapsTo(it.Start, it.Goal)%2 == 1 != x.PermutationOdd {
			t.Fatalf("%v: %d swaps, permutation odd %v", it, swapsTo(it.Start, it.Goal), x.PermutationOdd)
		}
	})
}

func TestLabOpens(t *testing.T) {
	r := onLab(t, options{}, "lab:1,2/3,0>classic") // at the start
	if !r.lab().solved() {
		t.Error("the goal is not taken for the goal")
	}
	r = newRun(t, options{game: "4x4.snake#x"})
	r.in.Replies = []Reply{{Kind: Link, Text: "wildfifteen:" + puzzle.LinkEscape(labShown)}} // from another program
	r.tick(1)
	if r.lab().it != mustLab(labShown) {
		t.Errorf("the link opens %v", r.lab().it)
	}
	r.in.Replies = []Reply{{Kind: Pasted, Text: "spiral"}} // from the clipboard
	r.tick(1)
	if got := r.lab().it; got.Goal.Kind() != puzzle.Spiral || got.Start != mustLab(labShown).Start {
		t.Errorf("pasting a goal leads to %v", got)
	}
	r.in.Replies = []Reply{{Kind: Pasted, Text: " https://example.org/#" + puzzle.LinkEscape("lab:2,1/3,0>snake") + "\n"}}
	r.tick(1)
	if got := r.lab().it.String(); got != "lab:2,1/3,0>snake" {
		t.Errorf("pasting a link leads to %v", got)
	}
	r.in.Replies = []Reply{{Kind: Pasted, Text: "1 2 3 3"}}
	r.tick(1)
	if typeName(r.app.top()) != "*game.message" || !r.says("3 stands twice") {
		t.Errorf("pasting nonsense leads to %T", r.app.top())
	}
	r = newRun(t, options{game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"}) // a game that cannot be solved
	r.tapOn(Touch, onward2ID)
	if r.lab().solvable() || !r.says("Lab") {
		t.Error("the game that cannot be solved is not looked at")
	}
	r = newRun(t, options{game: "4x4.snake#x"}) // from the menu, and by the text entry
	r.tapOn(Touch, menuID)
	r.touchTo(labID)
	if r.lab().it.Goal != r.app.play.session().Goal() || r.lab().solvable() {
		t.Errorf("the menu opens %v", r.lab().it)
	}
	r.touchTo(labEntryID)
	r.write("2 1/3 0")
	r.key("Enter")
	r.tick(1)
	if r.lab().it.String() != "lab:2,1/3,0>snake" {
		t.Errorf("the text entry leads to %v", r.lab().it)
	}
	r.touchTo(labGoalRowID)
	r.touchTo(idOf(kindGroup, 2))
	r.tapOn(Touch, startID)
	if r.lab().it.String() != "lab:2,1/3,0>spiral" {
		t.Errorf("choosing a goal leads to %v", r.lab().it)
	}
}

// TestLabGameCountsAsHint takes the board of a running game over.
func TestLabGameCountsAsHint(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x"})
	r.tapCell(Touch, source(r.board(), puzzle.Up))
	r.tick(30)
	s := r.app.log.Current()
	r.app.openLab(r.app.labQuestion())
	r.tick(2)
	if r.lab().it.Start == r.board() || !s.Paused() || s.Hints() != 0 {
		t.Fatal("the laboratory shows the board of a game whose clock stands still")
	}
	clock := s.Clock(r.in.Now)
	r.touchTo(labGameID)
	if r.lab().it.Start != r.board() || s.Hints() != 1 || !s.Paused() || s.Clock(r.in.Now) != clock {
		t.Errorf("board %v, %d hints, paused %v", r.lab().it.Start, s.Hints(), s.Paused())
	}
}

// TestLabDrag carries a tile to another cell, in mirrored windows too.
func TestLabDrag(t *testing.T) {
	for _, o := range []options{{}, {rtl: true, w: 900, h: 600}, {w: 640, h: 360, scale: 2}} {
		r := onLab(t, o, labShown)
		l := r.lab()
		a, b := l.middle(0), l.middle(6)
		want := l.it.Start.Swap(0, 6)
		r.point(Touch, a, render.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, b, b)
		if l.it.Start != want {
			t.Errorf("%v x %v: board %v, want %v", o.w, o.h, l.it.Start, want)
		}
		r.tapCell(Touch, 3)
		if l.lifted != 3 {
			t.Errorf("%v x %v: a tap on cell 3 lifts %d", o.w, o.h, l.lifted)
		}
	}
}

// TestLabHover passes the mouse over the board without a button.
func TestLabHover(t *testing.T) {
	r := onLab(t, options{w: 1100, h: 760}, labShown)
	l := r.lab()
	l.show(whyTab)
	r.tick(1)
	r.in.Pointers = []Pointer{{At: l.middle(10)}}
	r.tick(1)
	if l.probe != 10 || !r.says("Tile 15: smaller ones after it 4") {
		t.Errorf("the mouse over 15 shows cell %d: %q", l.probe, l.probeWords())
	}
	r.in.Pointers = []Pointer{{At: render.Point{X: 1, Y: 1}}}
	r.tick(1)
	if l.probe != noCell {
		t.Errorf("beside the board cell %d still shows", l.probe)
	}
}

// TestLabEverySize looks whether each board lies whole on the screen in whole pixels.
func TestLabEverySize(t *testing.T) {
	for _, o := range []options{{}, {w: 640, h: 360, scale: 2}, {w: 1100, h: 760}, {w: 320, h: 320}, {text: 2}, {w: 900, h: 600, rtl: true}} {
		r := newRun(t, o)
		for w := 2; w <= 16; w++ {
			for _, h := range []int{2, w, 16} {
				g, err := puzzle.NewGoal(puzzle.Size{W: w, H: h}, puzzle.Rule{})
				if err != nil {
					t.Fatal(err)
				}
				r.app.openLab(puzzle.Lab{Start: g.Board(), Goal: g})
				r.tick(1)
				pl := &r.lab().place
				if in := pl.tray.Intersect(r.app.frame.Safe); in != pl.tray || pl.cell != float32(int(pl.cell)) || pl.cell < 8 || pl.at.X != float32(int(pl.at.X)) {
					t.Errorf("%dx%d in %v: tray %v, cells of %v at %v", w, h, r.app.frame.Screen, pl.tray, pl.cell, pl.at)
				}
				for _, c := range r.app.Controls() {
					if c.Role != 0 && c.ID.Name == cellName && !pl.tray.Contains(c.Rect.Centre()) {
						t.Fatalf("%dx%d in %v: %v lies at %v beside the tray %v", w, h, r.app.frame.Screen, c.ID, c.Rect, pl.tray)
					}
				}
			}
		}
	}
}
