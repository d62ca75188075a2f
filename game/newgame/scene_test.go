package newgame

import (
	"slices"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

func TestChooseByTouch(t *testing.T) {
	r, _ := open(t, options{game: "4x4.spiral#x"})
	r.inSheet(idOf(sizeGroup, otherSize), func() {
		r.adjust(widthID, maxSide)
		for range 3 {
			r.tapOn(idOf("height", -1))
		}
	})
	r.tapOn(idOf(kindGroup, 1)) // snake
	r.inSheet(missingID, func() {
		r.tapOn(idOf(wayGroup, missingChosen))
		r.adjust(numberID, 1)
		r.tapOn(idOf("number", 1))
	})
	r.tapOn(startID)
	r.chosen("16x2.snake-2", 0)
}

func TestChooseByPad(t *testing.T) {
	r, s := open(t, options{game: "4x4.classic#x", w: 844, h: 390})
	r.button(game.PadRight)
	for range 8 { // some pushes scroll
		if s.Focus.N < 4 {
			r.button(game.PadDown)
		}
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
		if r.stage.Find(difficultyID) != nil {
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

// TestHeldStepGoesOn holds a button that takes one step.
func TestHeldStepGoesOn(t *testing.T) {
	r, s := open(t, options{game: "9x9.classic-5#x"})
	r.tapOn(missingID)
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

// TestSteppers taps the buttons of each number, to both ends of its range: one step a tap, wherever the row is tapped
// beside them nothing changes, and a step chooses the number, too.
func TestSteppers(t *testing.T) {
	r, s := open(t, options{game: "3x3.classic#x"})
	r.tapOn(idOf(sizeGroup, otherSize))
	r.tapOn(idOf("width", -1))
	if s.choice.size.W != 2 || !r.find(idOf("width", -1)).Disabled {
		t.Errorf("one step from 3 leads to %d; at 2 there is another step: %v", s.choice.size.W, !r.find(idOf("width", -1)).Disabled)
	}
	for range maxSide {
		r.tapOn(idOf("width", 1))
	}
	if s.choice.size.W != maxSide || !r.find(idOf("width", 1)).Disabled {
		t.Errorf("steps lead up to %d", s.choice.size.W)
	}
	row := r.find(widthID).Rect
	for part := range 4 { // between the buttons
		r.touch(render.Point{X: row.X + row.W*float32(8+part)/20, Y: row.Y + row.H/2})
	}
	if s.choice.size != (puzzle.Size{W: maxSide, H: 3}) {
		t.Errorf("taps on the row lead to %v", s.choice.size)
	}
	r.tapOn(doneID)
	r.tapOn(idOf(sizeGroup, 0))
	r.inSheet(missingID, func() { r.tapOn(idOf("number", -1)) })
	r.inSheet(difficultyID, func() { r.tapOn(idOf("moves", 1)) })
	r.tapOn(startID)
	r.chosen("3x3.classic-8", 21)
}

// TestNothingJumps makes every choice in windows of many shapes: no control of the page moves, and none comes or goes,
// but for the two options, which share their place.
func TestNothingJumps(t *testing.T) {
	type spot struct {
		id   ui.ID
		rect render.Rect
	}
	spots := func(r *run) (all []spot) {
		for _, c := range r.stage.Controls() {
			if c.ID != missingID && c.ID != difficultyID {
				all = append(all, spot{c.ID, c.Rect})
			}
		}
		return all
	}
	for _, o := range []options{{}, {w: 320, h: 480}, {w: 280, h: 653}, {w: 390, h: 844, text: 2}, {w: 844, h: 390}, {w: 1100, h: 760, scale: 1.5}} {
		o.game = "4x4.classic#x"
		r, s := open(t, o)
		r.desk.bests = map[string]time.Duration{"5x5.snake=0": time.Hour, "3x3.classic=0": time.Minute}
		want := spots(r)
		check := func(what string) {
			t.Helper()
			if r.tick(2); !slices.Equal(spots(r), want) {
				t.Errorf("%v x %v, text %v: after %s controls are at %v, were at %v", o.w, o.h, o.text, what, spots(r), want)
			}
		}
		for i := range usualSides {
			s.Act(idOf(sizeGroup, i))
			check(s.choice.size.String())
			for k := range kinds {
				s.Act(idOf(kindGroup, k))
				check(s.startLabel())
			}
		}
		s.choice.resize(puzzle.Size{W: 16, H: 16})
		check("16x16")
		s.choice.resize(puzzle.Size{W: 2, H: 3})
		check("2x3")
		for way := range s.ways {
			s.Act(idOf(wayGroup, way))
			check(s.ways[way])
		}
		s.Adjust(depthID, 20)
		check("a difficulty")
	}
}

// TestWildIsRedrawn waits on the page: the picture of the wild goal changes every four seconds while it is chosen, on the
// card as well, and not where the system asks for less motion.
func TestWildIsRedrawn(t *testing.T) {
	r, s := open(t, options{game: "5x5.wild#x"})
	changes := func(seconds int) (n int) {
		last := s.pictures.cards[3].View.Goal
		for range seconds * 60 {
			r.tick(1)
			if now := s.pictures.cards[3].View.Goal; now != last {
				last = now
				n++
			}
		}
		if kinds[s.choice.kind] == puzzle.Wild && s.pictures.goal.View.Goal != last {
			t.Error("the two pictures of the chosen goal differ")
		}
		return n
	}
	if n := changes(13); n != 3 {
		t.Errorf("in 13 seconds %d new lines", n)
	}
	r.in.ReducedMotion = true
	if n := changes(9); n != 0 {
		t.Errorf("with less motion %d new lines", n)
	}
	r.in.ReducedMotion = false
	s.Act(idOf(kindGroup, 2))
	r.tick(1)
	if n := changes(9); n != 0 {
		t.Errorf("beside a spiral %d new lines", n)
	}
}

// TestBests shows the best of each kind of goal for the size and the difficulty chosen.
func TestBests(t *testing.T) {
	r := newRun(t, options{})
	r.desk.bests = map[string]time.Duration{"3x3.snake=0": 75 * time.Second, "3x3.snake=9": 3661 * time.Second, "4x4.classic=0": 9 * time.Second}
	s := r.open(options{game: "3x3.snake#x"})
	for _, c := range []struct {
		act  func()
		kind int
		want string
	}{
		{func() {}, 1, "back and forth, best 1:15"},
		{func() {}, 0, "row by row"},
		{func() { s.Adjust(depthID, 9) }, 1, "back and forth, best 1:01:01"},
		{func() { s.Act(idOf(sizeGroup, 1)) }, 0, "row by row, best 0:09"},
		{func() {}, 1, "back and forth"},
	} {
		c.act()
		r.tick(1)
		if got := r.find(idOf(kindGroup, c.kind)).Value; got != c.want {
			t.Errorf("the card says %q, want %q", got, c.want)
		}
	}
}

func TestLevelByTouch(t *testing.T) {
	r, _ := open(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	missing := r.find(missingID).Rect
	if r.stage.Find(difficultyID) != nil || missing.W != r.find(startID).Rect.W {
		t.Errorf("a 4x4 game has a level, or the missing number at %v not the whole row", missing)
	}
	r.tapOn(idOf(sizeGroup, 0))
	if level := r.find(difficultyID).Rect; level.Y != missing.Y || level.H != missing.H {
		t.Errorf("the level at %v does not share the row of %v", level, missing)
	}
	r.tapOn(idOf(kindGroup, 2)) // spiral
	r.inSheet(difficultyID, func() {
		r.tapOn(idOf(levelGroup, 1))
		r.adjust(depthID, 30)
		r.tapOn(idOf("moves", -1))
	})
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
	for s.Focus != difficultyID {
		r.key("Tab")
	}
	r.key("Enter")
	for !r.stage.FocusOn(depthID) {
		r.key("Tab")
	}
	for range 9 {
		r.key("ArrowLeft")
	}
	r.button(game.PadRight)
	r.key("Escape")
	r.button(game.PadStart)
	r.chosen("2x2.classic", 2)
}

// TestLevelStays chooses larger boards, which have no choice of a depth, and smaller ones, which have no board of the
// chosen depth.
func TestLevelStays(t *testing.T) {
	r, s := open(t, options{game: "3x3.classic#x", depth: 29})
	for _, c := range []struct{ w, depth int }{{4, 0}, {2, 21}, {3, 29}} {
		s.choice.resize(puzzle.Size{W: c.w, H: 3})
		s.start(s.choice.config(), s.depth())
		if r.desk.depth != c.depth {
			t.Errorf("%dx3: depth %d, want %d", c.w, r.desk.depth, c.depth)
		}
	}
	s.Act(idOf(levelGroup, 0))
	if s.start(s.choice.config(), s.depth()); r.desk.depth != 0 {
		t.Errorf("any number of moves: depth %d", r.desk.depth)
	}
}

// TestLabels checks that the page has the usual texts where none are given.
func TestLabels(t *testing.T) {
	r, _ := open(t, options{game: "5x4.wild#x"})
	for id, want := range map[ui.ID]string{startID: "Play 5 × 4 Wild", enterID: "Game code", idOf(sizeGroup, otherSize): "5\u00a0×\u00a04"} {
		if got := r.find(id).Label; got != want {
			t.Errorf("%v is %q", id, got)
		}
	}
	r.tapOn(idOf(sizeGroup, 0))
	if r.find(startID).Label != "Play 3 × 3 Wild" || r.find(idOf(sizeGroup, otherSize)).Label != "Other" || !r.says("New game") {
		t.Errorf("the labels are %q", r.labels())
	}
}

// TestSteadyFrame checks that a frame in which nothing changes allocates nothing, on the page and in a sheet.
func TestSteadyFrame(t *testing.T) {
	for _, o := range []options{{game: "5x4.wild-7#x"}, {game: "3x3.snake#x", w: 1100, h: 760}} {
		r, _ := open(t, o)
		r.desk.bests = map[string]time.Duration{"3x3.snake=0": time.Minute}
		var l render.List
		frame := func() {
			r.in.Now += time.Millisecond
			r.out = r.stage.Update(&r.in)
			r.stage.Draw(&l)
		}
		for _, at := range []ui.ID{{}, missingID} {
			if at != (ui.ID{}) {
				r.tapOn(at)
			}
			r.tick(20)
			frame()
			if n := testing.AllocsPerRun(50, frame); n > 0 {
				t.Errorf("%v wide, sheet %q: %v allocations in a steady frame", o.w, at.Name, n)
			}
		}
	}
}

// TestFeetAlign checks that in a wide window the list of goals ends where the button that starts does.
func TestFeetAlign(t *testing.T) {
	for _, h := range []float32{757, 760, 761, 763} {
		r, _ := open(t, options{w: 1100, h: h, game: "4x4.wild#x"})
		r.tick(2)
		start, gallery := r.find(startID).Rect, r.find(galleryID).Rect
		if start.Y+start.H != gallery.Y+gallery.H {
			t.Errorf("%v high: the button ends at %v, the list at %v", h, start.Y+start.H, gallery.Y+gallery.H)
		}
	}
}

// TestGoalsGrid checks that in a wide window the board of the day and the goals are cards of one size in two columns, but not in
// large letters.
func TestGoalsGrid(t *testing.T) {
	r, page := open(t, options{w: 1100, h: 760, game: "4x4.wild#x"})
	first := r.find(todayID).Rect
	for i := range kinds {
		c := r.find(idOf(kindGroup, i)).Rect
		if c.W != first.W || c.H != first.H || (i%2 == 1) != (c.X == first.X) {
			t.Errorf("card %d at %v, the board of the day at %v", i, c, first)
		}
	}
	_, large := open(t, options{w: 1100, h: 760, text: 2, game: "4x4.wild#x"})
	if !page.cards.inGrid() || large.cards.inGrid() {
		t.Errorf("in a grid: %v, in large letters: %v", page.cards.inGrid(), large.cards.inGrid())
	}
}
