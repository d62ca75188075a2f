package newgame

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

func TestChooseByTouch(t *testing.T) {
	r, _ := open(t, options{game: "4x4.spiral#x"})
	r.slide(widthID, 1)
	r.slide(heightID, 0)
	r.tapOn(idOf(kindGroup, 1)) // snake
	r.tapOn(idOf(wayGroup, missingChosen))
	r.slide(numberID, 0)
	r.tapOn(idOf("number", 1))
	r.tapOn(startID)
	r.chosen("16x2.snake-2", 0)
}

func TestChooseByPad(t *testing.T) {
	r, s := open(t, options{game: "4x4.classic#x", w: 640, h: 360})
	r.button(game.PadUp)
	for range 20 {
		if s.Focus.Name == kindGroup {
			break
		}
		r.button(game.PadUp)
	}
	for range 4 {
		r.button(game.PadRight)
	}
	if s.Focus != idOf(kindGroup, 4) {
		t.Fatalf("the focus is at %v", s.Focus)
	}
	r.button(game.PadA)
	r.button(game.PadStart)
	r.chosen("4x4.random", 0)
}

// TestKeys deals and pastes with the same keys as on the board. Space presses the focused control, whatever it is bound
// to.
func TestKeys(t *testing.T) {
	r, s := open(t, options{game: "5x4.classic#x"})
	r.key("V", game.Ctrl)
	if !r.out.Paste {
		t.Error("Ctrl+V asks for nothing")
	}
	r.set.Keys = map[string][]string{"new": {"N", "Space"}}
	s.Focus = idOf(kindGroup, 1)
	r.key("Space")
	r.key("N")
	r.chosen("5x4.snake", 0)
	if len(r.out.Sounds) > 0 {
		t.Errorf("a key sounds like a button: %v", r.out.Sounds)
	}
}

func TestEnter(t *testing.T) {
	r, s := open(t, options{game: "4x4.classic#x"})
	r.tapOn(enterID)
	if !slices.Equal(r.desk.asked, []string{"enter"}) || !r.stage.Shows(s) {
		t.Errorf("the desk is asked for %q", r.desk.asked)
	}
}

// TestPasteIsLeft checks that the scene leaves a pasted text to the stage's rest.
func TestPasteIsLeft(t *testing.T) {
	r, s := open(t, options{game: "4x4.classic#x"})
	text := ""
	r.rest = func(p game.Reply) { text = p.Text }
	r.reply(game.Reply{Kind: game.Pasted, Text: "x"})
	if text != "x" || len(r.desk.asked) > 0 || !r.stage.Shows(s) {
		t.Errorf("text %q, the desk is asked for %q", text, r.desk.asked)
	}
}

// TestGoalOnly opens the choice of a goal over another scene: each way out leads back to that scene.
func TestGoalOnly(t *testing.T) {
	for _, way := range []struct {
		asked string
		do    func(r *run)
	}{
		{"chosen", func(r *run) { r.tapOn(startID) }},
		{"chosen", func(r *run) { r.button(game.PadStart) }},
		{"enter", func(r *run) { r.tapOn(enterID) }},
		{"paste", func(r *run) { r.reply(game.Reply{Kind: game.Pasted, Text: " x"}) }},
	} {
		r := newRun(t, options{})
		below := &firstScene{}
		r.stage.Push(below)
		s := r.open(options{game: "3x3.spiral-4#x", depth: 5, goal: true})
		if r.stage.Find(idOf(levelGroup, 1)) != nil || r.stage.Find(depthID) != nil {
			t.Error("a goal has a difficulty")
		}
		for _, label := range []string{"Title", "Start", "Enter"} {
			if !r.says(label) {
				t.Errorf("no %s: %q", label, r.labels())
			}
		}
		r.key("N")
		r.key("V", game.Ctrl)
		if len(r.desk.asked) > 0 || r.out.Paste || !r.stage.Shows(s) {
			t.Errorf("a key asks for %q", r.desk.asked)
		}
		way.do(r)
		if !slices.Equal(r.desk.asked, []string{way.asked}) || r.desk.scenes != 2 || !r.stage.Shows(below) {
			t.Errorf("the desk is asked for %q with %d scenes, want %s with 2", r.desk.asked, r.desk.scenes, way.asked)
		}
		switch {
		case way.asked == "chosen" && (r.desk.config.String() != "3x3.spiral-4" || r.desk.depth != 0):
			t.Errorf("chosen %v, depth %d", r.desk.config, r.desk.depth)
		case way.asked == "paste" && r.desk.text != " x":
			t.Errorf("pasted %q", r.desk.text)
		}
	}
}

// TestHeldStepGoesOn holds the button at the end of a slider.
func TestHeldStepGoesOn(t *testing.T) {
	r, s := open(t, options{game: "9x9.classic#x"})
	r.tapOn(idOf(wayGroup, missingChosen))
	s.choice.number = 5
	r.tick(1)
	p := r.find(idOf("number", 1)).Rect.Centre()
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, At: p, Down: true}}
	r.tick(90)
	held := s.choice.number
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, At: p}}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(60)
	if held < 12 || held > 30 || s.choice.number < held || s.choice.number > held+1 {
		t.Errorf("held for 1.5 s: %d, then %d", held, s.choice.number)
	}
}

func TestCardsFillOnceSolved(t *testing.T) {
	r, s := open(t, options{game: "4x4.snake#x"})
	plain := func(i int) bool {
		colors := s.pictures.cards[i].View.Colors
		return len(slices.Compact(slices.Clone(colors[1:16]))) == 1
	}
	if !plain(1) || !plain(2) {
		t.Error("a goal never solved shows its colours")
	}
	r.set.Solved.Add("snake")
	r.tick(1)
	if plain(1) || !plain(2) {
		t.Errorf("snake solved: snake plain %v, spiral plain %v", plain(1), plain(2))
	}
}

// TestNothingScrolls chooses a difficulty in windows that are high enough for all of it.
func TestNothingScrolls(t *testing.T) {
	for _, o := range []options{{w: 1100, h: 760}, {w: 1920, h: 1080}, {w: 1920, h: 1080, text: 2}, {w: 1024, h: 768, scale: 1.5}} {
		o.game = "3x3.snake#a"
		r, s := open(t, o)
		for _, exact := range []bool{true, false} {
			for way := range s.ways {
				s.level.exact, s.choice.way = exact, way
				r.tick(3)
				if s.Scroll.Can() {
					t.Errorf("%v x %v, text %v, difficulty %v, missing %d: the column scrolls", o.w, o.h, o.text, exact, way)
				}
			}
		}
	}
}

func TestLevelByTouch(t *testing.T) {
	r, _ := open(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	if r.stage.Find(idOf(levelGroup, 1)) != nil {
		t.Error("the level of a 4x4 game can be chosen")
	}
	r.tapOn(idOf("width", -1))
	r.tapOn(idOf("height", -1))
	r.tapOn(idOf(kindGroup, 2)) // spiral
	r.tapOn(idOf(levelGroup, 1))
	r.slide(depthID, 1)
	r.tapOn(idOf("moves", -1))
	r.tapOn(startID)
	r.chosen("3x3.spiral", 29)
	r.desk.asked = nil
	r.open(options{game: "3x3.spiral#x", depth: r.desk.depth})
	r.tapOn(idOf(kindGroup, 3))
	r.tapOn(startID)
	r.chosen("3x3.wild", 29)
}

func TestLevelByKeysAndPad(t *testing.T) {
	r, s := open(t, options{game: "2x2.classic#x"})
	for s.Focus.Name != levelGroup {
		r.key("Tab")
	}
	r.key("ArrowRight")
	r.key("Enter")
	for s.Focus != depthID {
		r.key("Tab")
	}
	for range 9 {
		r.key("ArrowLeft")
	}
	r.button(game.PadRight)
	r.button(game.PadStart)
	r.chosen("2x2.classic", 2)
}

// TestLevelStays chooses larger boards, which have no choice of a depth, and smaller ones, which have no board of the
// chosen depth.
func TestLevelStays(t *testing.T) {
	r, s := open(t, options{game: "3x3.classic#x", depth: 29})
	for _, c := range []struct{ w, depth int }{{4, 0}, {2, 21}, {3, 29}} {
		s.choice.resize(puzzle.Size{W: c.w, H: 3})
		s.start()
		if r.desk.depth != c.depth {
			t.Errorf("%dx3: depth %d, want %d", c.w, r.desk.depth, c.depth)
		}
	}
	s.Act(idOf(levelGroup, 0))
	if s.start(); r.desk.depth != 0 {
		t.Errorf("any number of moves: depth %d", r.desk.depth)
	}
}

// TestLabels checks that the page has the usual texts where none are given.
func TestLabels(t *testing.T) {
	r, _ := open(t, options{game: "4x4.classic#x"})
	for id, key := range map[ui.ID]string{startID: "newgame.play", enterID: "newgame.entry"} {
		if got := r.find(id).Label; got != r.stage.Lang.T(key) {
			t.Errorf("%v is %q", id, got)
		}
	}
	if !r.says(r.stage.Lang.T("newgame.title")) {
		t.Errorf("no title: %q", r.labels())
	}
}
