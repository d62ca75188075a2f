package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// wantPlaying fails unless the board shows a game of a configuration that is depth moves from its goal; depth 0 stands
// for any number.
func wantPlaying(r *gametest.Run, config string, depth int) {
	r.T.Helper()
	r.Tick(2)
	if got := sceneOf(r); got != "play" {
		r.T.Fatalf("in %s, not on the board: %q", got, wordsShown(r))
	}
	s := r.StoredGame()
	if got := configOf(r); got != config || r.Board() != s.Board() {
		r.T.Errorf("playing %s with %v, want %s with the stored %v", got, r.Board(), config, s.Board())
	}
	if depth == 0 {
		return
	}
	if n := r.Fewest(); n != depth || s.Depth() != depth {
		r.T.Errorf("%d moves from the goal, dealt as one of %d; want %d", n, s.Depth(), depth)
	}
}

// focusOn presses a key until a control, or one of a group, has the focus.
func focusOn(r *gametest.Run, k game.Key, what string, is func(id ui.ID) bool) {
	r.T.Helper()
	for n := 0; !is(r.Focus()); n++ {
		if n == 100 {
			r.T.Fatalf("%s does not lead to %s", k, what)
		}
		r.Key(k)
	}
}

func focusOnID(r *gametest.Run, k game.Key, id ui.ID) {
	r.T.Helper()
	focusOn(r, k, id.Name, func(at ui.ID) bool { return at == id })
}

func focusOnGroup(r *gametest.Run, k game.Key, group string) {
	r.T.Helper()
	focusOn(r, k, group, func(at ui.ID) bool { return at.Name == group })
}

// otherSize is the button on the page New game for sizes that have no button of their own.
var otherSize = ui.ID{Name: "size", N: 4}

// TestChooseByTouch chooses a game from the board's caption; New deals the same configuration, after a restart too.
func TestChooseByTouch(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.spiral#x"})
	r.Tap(game.Touch, gametest.Named("config"))
	r.Tap(game.Touch, otherSize)
	for range 12 {
		r.Tap(game.Touch, ui.ID{Name: "width", N: 1})
	}
	for range 2 {
		r.Tap(game.Touch, ui.ID{Name: "height", N: -1})
	}
	r.Tap(game.Touch, gametest.Named("done"))
	r.Tap(game.Touch, ui.ID{Name: "kind", N: 1}) // snake
	r.Tap(game.Touch, gametest.Named("missing"))
	r.Tap(game.Touch, ui.ID{Name: "way", N: 2}) // without a number chosen
	for range 30 {
		r.Tap(game.Touch, ui.ID{Name: "number", N: -1})
	}
	r.Tap(game.Touch, gametest.Named("done"))
	r.Tap(game.Touch, gametest.Named("start"))
	wantPlaying(r, "16x2.snake-2", 0)
	r = r.Restart()
	r.Key("N")
	wantPlaying(r, "16x2.snake-2", 0)
	first := r.Board()
	r.Key("N")
	wantPlaying(r, "16x2.snake-2", 0)
	if r.Board() == first {
		t.Error("New deals the same board")
	}
	r.Open("newgame")
	if got := r.Control(otherSize).Label; got != "16\u00a0×\u00a02" {
		t.Errorf("the size offered is %s", got)
	}
	if got := r.Control(gametest.Named("missing")).Value; got != "2" {
		t.Errorf("the missing number offered is %s", got)
	}
	if !r.Control(ui.ID{Name: "kind", N: 1}).On {
		t.Error("the goal offered is another one")
	}
}

// TestChooseAfterRestart starts without a stored game: a game of the configuration chosen last is dealt.
func TestChooseAfterRestart(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{}) // the first deal, which a player gets until there was another
	r.Open("newgame")
	r.Press(ui.ID{Name: "kind", N: 3}) // wild
	r.Press(gametest.Named("start"))
	wantPlaying(r, "3x3.wild", 0)
	delete(r.Store.Files, game.GameFile)
	wantPlaying(gametest.New(t, gametest.Options{Store: r.Store}), "3x3.wild", 0)
}

// TestChooseByKeys begins in the menu and uses the keyboard alone.
func TestChooseByKeys(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Key("M")
	focusOnID(r, "ArrowDown", gametest.Named("newgame"))
	r.Key("Enter")
	if got := sceneOf(r); got != "newgame" {
		t.Fatalf("the menu leads to %s", got)
	}
	focusOnGroup(r, "Tab", "size")
	for range 3 {
		r.Key("ArrowRight")
	}
	r.Key("Enter") // another size
	focusOnID(r, "Tab", gametest.Named("width"))
	r.Key("ArrowRight")
	focusOnID(r, "Tab", gametest.Named("height"))
	r.Key("ArrowLeft")
	r.Key("Escape")
	focusOnGroup(r, "Tab", "kind")
	for _, key := range [...]game.Key{"ArrowDown", "ArrowDown", "ArrowLeft"} { // two goals stand in a row
		r.Key(key)
	}
	r.Key("Space") // wild
	focusOnID(r, "Tab", gametest.Named("missing"))
	r.Key("Enter")
	focusOnGroup(r, "Tab", "way")
	r.Key("ArrowRight")
	r.Key("Enter") // random
	r.Key("Escape")
	focusOnID(r, "Tab", gametest.Named("start"))
	r.Key("Enter")
	wantPlaying(r, "5x3.wild-random", 0)
}

// TestChooseByPad begins in the menu and uses the game pad alone.
func TestChooseByPad(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Button(game.PadStart)
	padTo(r, gametest.Named("newgame"))
	r.Button(game.PadA)
	r.Button(game.PadUp)
	padTo(r, ui.ID{Name: "kind", N: 4})
	r.Button(game.PadA)
	r.Button(game.PadStart)
	wantPlaying(r, "4x4.random", 0)
}

// padTo moves the focus to a control by the directions of a game pad, by the shortest way.
func padTo(r *gametest.Run, id ui.ID) {
	r.T.Helper()
	from, pushes := r.Focus(), 0
	for ; r.Focus() != id && pushes < 30; pushes++ {
		b, ok := firstPush(r, id)
		if !ok {
			break
		}
		r.Button(b)
	}
	if got := r.Focus(); got != id {
		r.T.Fatalf("from %v the pad leads to %v, not to %v, by %d pushes", from, got, id, pushes)
	}
}

// firstPush returns the first push on the shortest way from the focus to a control, as the page stands: each push may scroll it.
func firstPush(r *gametest.Run, id ui.ID) (b game.PadButton, ok bool) {
	buttons := []struct {
		d ui.Direction
		b game.PadButton
	}{{ui.Up, game.PadUp}, {ui.Down, game.PadDown}, {ui.Left, game.PadLeft}, {ui.Right, game.PadRight}}
	from := r.Focus()
	first := map[ui.ID]game.PadButton{}
	for todo := []ui.ID{from}; len(todo) > 0; todo = todo[1:] {
		for _, d := range buttons {
			next, reached := ui.Toward(r.App.Controls(), todo[0], d.d)
			if _, known := first[next]; !reached || known || next == from {
				continue
			}
			first[next] = d.b
			if todo[0] != from {
				first[next] = first[todo[0]]
			}
			todo = append(todo, next)
		}
	}
	b, ok = first[id]
	return b, ok
}

// TestLevelByTouch chooses a difficulty. The next game has it too, and New game offers it for another goal.
func TestLevelByTouch(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Tap(game.Touch, gametest.Named("config"))
	if r.Find(gametest.Named("difficulty")) != nil {
		t.Error("the level of a 4x4 game can be chosen")
	}
	r.Tap(game.Touch, ui.ID{Name: "size"})       // 3x3
	r.Tap(game.Touch, ui.ID{Name: "kind", N: 2}) // spiral
	r.Tap(game.Touch, gametest.Named("difficulty"))
	r.Tap(game.Touch, ui.ID{Name: "level", N: 1})
	for range 15 { // up to the largest number, 30, and back
		r.Tap(game.Touch, ui.ID{Name: "moves", N: 1})
	}
	r.Tap(game.Touch, ui.ID{Name: "moves", N: -1})
	r.Tap(game.Touch, gametest.Named("done"))
	r.Tap(game.Touch, gametest.Named("start"))
	wantPlaying(r, "3x3.spiral", 29)
	first := r.Board()
	r.Key("N")
	wantPlaying(r, "3x3.spiral", 29)
	if r.Board() == first {
		t.Error("New deals the same board")
	}
	r.Tap(game.Touch, gametest.Named("config"))
	r.Tap(game.Touch, ui.ID{Name: "kind", N: 3})
	r.Tap(game.Touch, gametest.Named("start"))
	wantPlaying(r, "3x3.wild", 29)
}

func TestLevelByKeysAndPad(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "2x2.classic#x"})
	r.Open("newgame")
	focusOnID(r, "Tab", gametest.Named("difficulty"))
	r.Key("Enter")
	focusOnGroup(r, "Tab", "level")
	r.Key("ArrowRight")
	r.Key("Enter")
	focusOnID(r, "Tab", gametest.Named("moves"))
	for range 9 {
		r.Key("ArrowLeft")
	}
	r.Button(game.PadRight)
	r.Key("Escape")
	r.Button(game.PadStart)
	wantPlaying(r, "2x2.classic", 2)
}

// TestLargeCards opens the page in large letters: four goals are in sight with their names, not two and the edge of a third.
func TestLargeCards(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#a", W: 360, H: 640, TextScale: 2})
	r.Open("newgame")
	r.Tick(30)
	for n := range 4 {
		c := r.Control(ui.ID{Name: "kind", N: n})
		if seen := gametest.Seen(c); seen.H < c.Rect.H*0.85 {
			t.Errorf("of %q at %v only %v is in sight", c.Label, c.Rect, seen)
		}
	}
}
