package app_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

var (
	checkID   = gametest.Named("check")
	blindNear = "blind(" + nearGoal + ")"
)

// names returns the names of the board's cells, as screen readers say them.
func names(r *gametest.Run) (all []string) {
	for _, c := range r.App.Controls() {
		if c.ID.Name == boardview.CellGroup {
			all = append(all, c.Label)
		}
	}
	return all
}

// told reports whether anything on the screen or spoken since tells the number or the home of a tile.
func told(r *gametest.Run) bool {
	for _, n := range names(r) {
		if n != english.T("play.cell_hidden") && n != english.T("play.cell_blank") {
			return true
		}
	}
	return strings.Contains(textOf(r), " home")
}

// moveBlindly makes a move whatever the board is.
func moveBlindly(r *gametest.Run) {
	before := r.StoredGame().Steps()
	for _, k := range []game.Key{"ArrowUp", "ArrowDown"} {
		if r.StoredGame().Steps() == before {
			r.Key(k)
		}
	}
}

// TestBlindHides plays a blind game: from the first move on nothing tells the tiles, but a peek, which leaves a mark; after a
// restart they are still hidden.
func TestBlindHides(t *testing.T) {
	t.Parallel()
	for _, platform := range []game.Platform{game.Desktop, game.Browser} {
		on := func(b *game.Boot) { b.Platform = platform }
		r := gametest.New(t, gametest.Options{Game: "blind(4x4.classic#x)", Boot: on})
		r.Tick(60)
		if !strings.Contains(strings.Join(names(r), " "), "goal row") || r.Find(gametest.Named("home")) != nil {
			t.Fatalf("before the first move: %q", names(r))
		}
		if b := r.Control(checkID); !b.Disabled {
			t.Error("a check ends a game without a move")
		}
		moveBlindly(r)
		r.Tick(30)
		if told(r) || r.Find(ui.ID{Name: "goalboard"}) != nil {
			t.Errorf("after a move: %q, %q", names(r), textOf(r))
		}
		moveBlindly(r)
		said := r.Heard(2)
		for _, k := range []game.Key{"I", "B", "Q"} {
			r.Key(k)
			said = append(said, r.Heard(2)...)
		}
		if len(said) < 4 {
			t.Errorf("only %q is said", said)
		}
		for _, s := range said {
			if strings.Contains(s, "home") || strings.Contains(s, "belongs") {
				t.Errorf("%q is said", s)
			}
		}
		r.Tap(game.Touch, gametest.Named("goal"))
		r.Tick(20)
		if !told(r) || r.StoredGame().Peeks() != 1 {
			t.Errorf("a peek shows %q; %d peeks", names(r), r.StoredGame().Peeks())
		}
		moveBlindly(r)
		r.Tick(20)
		if told(r) {
			t.Error("a move does not end the peek")
		}
		address := r.Out.Address
		o := gametest.Options{Store: r.Restart().Store, Game: address, Boot: on}
		again := gametest.New(t, o)
		again.Tick(30)
		if again.SceneName() != "pause" || told(again) || strings.Contains(textOf(again), "of 15") {
			t.Errorf("after a restart with %q: %s, %q", address, again.SceneName(), textOf(again))
		}
		again.Press(gametest.Named("resume"))
		again.Tick(10)
		if s := again.StoredGame(); told(again) || !s.Hidden() || s.Peeks() != 1 {
			t.Errorf("goes on with %q", names(again))
		}
	}
}

// TestBlindLooksAlike plays blind games on two boards whose gaps stand alike, in all looks, with numbers, dots and pictures: from
// the first move on their screens are equal, pixel by pixel, and so is all that a screen reader is told.
func TestBlindLooksAlike(t *testing.T) {
	t.Parallel()
	looks := map[string]func(*session.Settings){
		"numbers": func(*session.Settings) {},
		"dots":    func(s *session.Settings) { s.HomeDots = true },
		"picture": func(s *session.Settings) { s.Picture = "contours" },
	}
	for look, set := range looks {
		for _, o := range []gametest.Options{{}, {W: 640, H: 360, Dark: true}, {Contrast: true}} {
			var pictures [2][]byte
			var told [2]string
			for i, board := range []string{"1,2,3,4,5,6,0,7,8", "2,3,1,5,6,4,0,7,8"} {
				o.Game, o.Store = "blind(3x3.classic:"+board+")", gametest.WithSettings(set)
				r := gametest.New(t, o)
				r.Tick(60)
				if r.Key("ArrowLeft"); !r.StoredGame().Hidden() {
					t.Fatal("the first move hides nothing")
				}
				r.Tick(60)
				pictures[i], told[i] = r.Picture().Pix, r.Labels()
			}
			if !slices.Equal(pictures[0], pictures[1]) || told[0] != told[1] {
				t.Errorf("%s in %+v: the screens differ: %q, %q", look, o, told[0], told[1])
			}
		}
	}
}

// TestBlindCheck ends blind games by each device: the record is written once, as solved or failed, and the result says how far
// off the board is.
func TestBlindCheck(t *testing.T) {
	t.Parallel()
	check := map[string]func(r *gametest.Run){
		"keyboard": func(r *gametest.Run) { r.Key("H") }, "pad": func(r *gametest.Run) { r.Button(game.PadY) },
		"mouse": func(r *gametest.Run) { r.Tap(game.Mouse, checkID) }, "touch": func(r *gametest.Run) { r.Tap(game.Touch, checkID) },
	}
	for device, end := range check {
		for _, c := range []struct {
			moves  []game.Key
			failed bool
		}{{[]game.Key{"ArrowLeft", "ArrowLeft"}, false}, {[]game.Key{"ArrowLeft"}, true}} {
			r := gametest.New(t, gametest.Options{Game: blindNear})
			r.Tick(60)
			for _, k := range c.moves {
				r.Key(k)
				r.Tick(30)
			}
			if n := len(r.StoredSolves().List); n > 0 || r.SceneName() != "play" {
				t.Fatalf("%d records before the check, in %s", n, r.SceneName())
			}
			end(r)
			r.Tick(120)
			list := r.StoredSolves().List
			if len(list) != 1 || list[0].Failed != c.failed || list[0].Mode != session.Blind || r.SceneName() != "result" {
				t.Fatalf("by %s after %v: %+v in %s", device, c.moves, list, r.SceneName())
			}
			if says := r.Says(english.N("modes.misplaced", 1, "moves", english.N("result.moves", 1))); says != c.failed {
				t.Errorf("by %s: the result says %q", device, textOf(r))
			}
			again := r.Restart()
			again.Tick(30)
			if list := again.StoredSolves().List; len(list) != 1 || again.SceneName() != "result" {
				t.Errorf("after a restart: %d records, %s", len(list), again.SceneName())
			}
			again.Press(gametest.Named("next"))
			again.Tick(30)
			if s := again.StoredGame(); s.Mode() != session.Blind || s.Own() || s.Over() {
				t.Errorf("the next game is %+v", s.Options())
			}
		}
	}
}

// TestPeekedApart solves a blind game without a peek and one with, and fails in a third one after a peek: what was peeked at
// counts towards no best, which its result says, and a failure is one all the same.
func TestPeekedApart(t *testing.T) {
	t.Parallel()
	h := history.New()
	for _, c := range []struct {
		keys            []game.Key
		counts, saysWhy bool
	}{
		{[]game.Key{"ArrowLeft", "ArrowLeft", "H"}, true, false},
		{[]game.Key{"ArrowLeft", "G", "ArrowLeft", "H"}, false, true},
		{[]game.Key{"ArrowLeft", "G", "H"}, true, false},
	} {
		r := gametest.New(t, gametest.Options{Game: blindNear})
		r.Tick(60)
		for _, k := range c.keys {
			r.Key(k)
			r.Tick(30)
		}
		r.Tick(120)
		list := r.StoredSolves().List
		if len(list) != 1 || (list[0].Peeks > 0) != slices.Contains(c.keys, "G") {
			t.Fatalf("after %v: %+v in %s", c.keys, list, r.SceneName())
		}
		row := history.RowOf(list[0])
		if _, news := h.Add(row, list[0].Group()); news.Counted != c.counts || list[0].Counts() != c.counts {
			t.Errorf("after %v: counted %v, counts %v", c.keys, news.Counted, list[0].Counts())
		}
		if says := r.Says(english.T("modes.peeked", "peeks", english.N("modes.peeks", 1))); says != c.saysWhy {
			t.Errorf("after %v the result says %q", c.keys, textOf(r))
		}
	}
}

// TestFailedGame opens everything that can be done with a failed game.
func TestFailedGame(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: blindNear})
	r.Tick(60)
	for _, k := range []game.Key{"ArrowLeft", "ArrowLeft", "ArrowRight", "H"} { // through the goal
		r.Key(k)
		r.Tick(30)
	}
	r.Tick(120)
	for _, lead := range []string{"watch", "review"} {
		r.Press(gametest.Named("more"))
		r.Press(gametest.Named(lead))
		r.Tick(120)
		r.Key("Escape")
		r.Tick(20)
		if r.SceneName() != "result" {
			t.Fatalf("%s leads back to %s", lead, r.SceneName())
		}
	}
	r.Press(gametest.Named("share"))
	r.Tick(20)
	r.Press(gametest.Named("menu"))
	r.Press(gametest.Named("records"))
	r.Press(ui.ID{Name: "card"})
	r.Tick(10)
	if !strings.Contains(textOf(r), "Not solved") {
		t.Errorf("the page says %q", textOf(r))
	}
	if r.Find(gametest.Named("race")) != nil || r.Find(gametest.Named("share")) != nil {
		t.Error("a failed game is raced or shared")
	}
	for _, lead := range []string{"watch", "review"} {
		r.Press(gametest.Named(lead))
		r.Tick(60)
		r.Key("Escape")
		r.Tick(20)
	}
}

// TestStudyClock runs the clock of a blind game from its deal, if the settings say so.
func TestStudyClock(t *testing.T) {
	t.Parallel()
	for _, on := range []bool{false, true} {
		r := gametest.New(t, gametest.Options{Game: blindNear, Store: gametest.WithSettings(func(s *session.Settings) { s.StudyClock = on })})
		r.Tick(180)
		if s := r.StoredGame(); s.Started() != on || s.Hidden() {
			t.Errorf("setting %v: started %v, hidden %v", on, s.Started(), s.Hidden())
		}
	}
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Open("others")
	r.Press(gametest.Named("studyclock"))
	r.Tick(5)
	if !r.StoredSettings().StudyClock {
		t.Error("the switch changes nothing")
	}
}

// TestMissLeadsToTheSameBoard fails a blind game: the main button deals its board again, and the record shows the board as it was
// left, with the ways to the same board and to a new one.
func TestMissLeadsToTheSameBoard(t *testing.T) {
	t.Parallel()
	r := gametest.SceneNamed(t, "blind-failed").Run(t, gametest.Options{})
	board := r.StoredGame().Game().Scramble
	if c := r.Control(gametest.Named("again")); c.Look != ui.Primary || r.Control(gametest.Named("next")).Look == ui.Primary {
		t.Fatalf("the main button is not Again: %s", r.Labels())
	}
	r.Key("Enter")
	r.Tick(30)
	if s := r.StoredGame(); s.Over() || s.Game().Scramble != board {
		t.Errorf("after Enter the game is %v, over: %v", s.Game().ID(), s.Over())
	}
	r = gametest.SceneNamed(t, "records-failed").Run(t, gametest.Options{})
	for _, key := range []string{"records.same_board", "records.new_board"} {
		if !r.Says(english.T(key)) {
			t.Errorf("the record does not say %q: %s", english.T(key), r.Labels())
		}
	}
}
