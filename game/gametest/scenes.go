package gametest

import (
	"slices"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// Scene is a state of the game that can be reached by inputs alone, for tests and screenshots.
type Scene struct {
	Name  string
	Game  string                  // the game ID or link that the program is started with
	Set   func(*session.Settings) // changes the settings of a new player; nil: no change
	Begun int                     // so many tiles of the game are home, and the player goes on with it
	Kept  bool                    // the player has records, see WithSolves
	Marks string                  // the file of solved days and studies
	Goals [][2]string             // the goals that the player keeps, with their names
	Lead  func(r *Run)            // makes the inputs that lead to the state; nil: none are needed
}

// Run begins a run in the state. The scene replaces the Game of the options and, if it has settings, the Store.
func (s Scene) Run(t testing.TB, o Options) *Run {
	t.Helper()
	o.Game = s.Game
	if s.Set != nil {
		o.Store = WithSettings(s.Set)
	}
	if s.Kept {
		settings := o.Store
		if o.Store = WithSolves(t); s.Set != nil {
			o.Store.Files[game.SettingsFile] = settings.Files[game.SettingsFile]
		}
	}
	if s.Begun > 0 {
		o.Game, o.Store = "", Begun(t, s.Game, s.Begun, 400*time.Millisecond)
	}
	if s.Marks != "" {
		if s.Set == nil && !s.Kept {
			o.Store = NewMemory()
		}
		o.Store.Files[game.MarksFile] = []byte(s.Marks)
	}
	if s.Goals != nil {
		o.Store = WithGoals(t, s.Goals...)
	}
	r := New(t, o)
	r.Tick(60)
	if s.Begun > 0 {
		r.Press(Named("resume"))
		r.Tick(60)
	}
	if s.Lead != nil {
		s.Lead(r)
		r.Tick(30)
	}
	return r
}

// labShown is the question in most pictures of the laboratory, a board for a snake goal.
const labShown = "lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake"

// swapped is the classic goal with its two largest tiles swapped.
const swapped = "1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0"

// Scenes returns the states of all screenshots: each room of the menu as it opens, and others.
func Scenes() (all []Scene) {
	const plain = "4x4.classic#x"
	for _, room := range app.Rooms() {
		s := Scene{Name: room, Game: plain, Lead: func(r *Run) {
			r.Open(room)
			if room == "picture" {
				r.Tick(pictureTicks)
			}
		}}
		switch room {
		case "newgame": // what was played is chosen again
			s.Game = "4x4.wild#ribbon"
		case "daily", "studies", "lessons": // as a player finds them who has been here before
			s.Marks, s.Lead = marksOf(autumn), func(r *Run) { r.In.Date = autumn; r.Open(room) }
		}
		all = append(all, s)
	}
	all = append(all, playScenes()...)
	all = append(all, newGameScenes()...)
	all = append(all, atlasScenes()...)
	all = append(all, labScenes()...)
	all = append(all, recordsScenes()...)
	all = append(all, replayScenes()...)
	all = append(all, wayScenes()...)
	all = append(all, lessonScenes()...)
	all = append(all, runScenes()...)
	all = append(all, modeScenes()...)
	all = append(all, drawScenes()...)
	all = append(all, pictureScenes()...)
	for _, s := range []Scene{
		{Name: "settings-middle", Lead: openSound},
		{Name: "settings-end", Lead: func(r *Run) { r.Open("settings"); r.Scroll(1e4) }},
		{Name: "settings-language", Lead: func(r *Run) { r.Open("settings"); r.Press(Named("list-language")) }},
		{Name: "keys", Lead: openKeys},
		{Name: "keys-ask", Lead: func(r *Run) { openKeys(r); r.Tap(game.Mouse, ui.ID{Name: "bind", N: 4}) }},
		{Name: "help-controls", Lead: func(r *Run) { r.Key("F1") }},
		{Name: "help-maths", Lead: openMaths},
		{Name: "help-maths2", Lead: func(r *Run) { openMaths(r); r.Scroll(520.0 / 48) }},
		{Name: "help-maths3", Lead: func(r *Run) { openMaths(r); r.Scroll(1e4) }},
		{Name: "licence", Lead: func(r *Run) { r.Open("about"); r.Press(ui.ID{Name: "licence", N: 1}) }},
		{Name: "entry", Lead: openEntry},
		{Name: "entry-board", Lead: func(r *Run) { openEntry(r); r.Type("8 6 7/2 5 4/3 0 1") }},
		{Name: "entry-config", Lead: func(r *Run) { openEntry(r); r.Type("6x6.spiral") }},
		{Name: "entry-touch", Lead: func(r *Run) { openEntry(r); r.Type("4x4.snake#monday"); r.Tap(game.Touch, Named("field")) }},
		{Name: "entry-bad", Lead: func(r *Run) {
			openEntry(r)
			r.Type("4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0")
			r.Tap(r.Hand(), Named("field"))
		}},
	} {
		s.Game = plain
		all = append(all, s)
	}
	return all
}

// openSound scrolls the settings to the group about sound and touch, the first one with a badge, right above which another has ended.
func openSound(r *Run) {
	r.Open("settings")
	f := r.Frame()
	var group ui.Control
	for _, c := range f.Controls {
		switch c.Look {
		case ui.Ground:
			group = c
		case ui.Badge:
			r.Scroll((group.Rect.Y - group.Clip.Y - f.Dip(16)) / f.Dip(48))
			return
		}
	}
	r.T.Fatal("no group of the settings has a badge")
}

// SceneNamed returns the state of a name. The test fails if there is none.
func SceneNamed(t testing.TB, name string) Scene {
	t.Helper()
	all := Scenes()
	i := slices.IndexFunc(all, func(s Scene) bool { return s.Name == name })
	if i < 0 {
		t.Fatalf("there is no scene %q", name)
	}
	return all[i]
}

func openKeys(r *Run) { r.Open("settings"); r.Press(Named("keys")) }

func openMaths(r *Run) { r.Open("help"); r.Press(ui.ID{Name: "tab", N: 2}) }

func openEntry(r *Run) { r.Open("newgame"); r.Press(Named("entry")) }

// playScenes returns the scenes with the board.
func playScenes() []Scene {
	return []Scene{
		{Name: "play-first"},
		{Name: "play-snake", Game: "4x4.snake#monday"},
		{Name: "play-spiral", Game: "4x4.spiral:1,2,3,4,12,13,14,5,11,0,15,6,10,9,8,7", Lead: func(r *Run) { r.Tick(60) }},
		{Name: "play-wild10", Game: "10x10.wild#monday", Begun: 40},
		{Name: "play-wild", Game: "4x4.wild#ribbon", Lead: func(r *Run) { playHalf(r) }},
		{Name: "play-3x3", Game: "3x3.classic:8,6,7,2,5,4,3,0,1", Begun: 4},
		{Name: "play-16", Game: "16x16.spiral#x", Begun: 120},
		{Name: "play-tall", Game: "3x9.snake#x"},
		{Name: "play-random", Game: "4x4.random#x", Begun: 7},
		{Name: "goal", Game: "4x4.spiral#x", Begun: 6, Lead: func(r *Run) { r.Tap(r.Hand(), Named("goal")) }},
		{Name: "hint", Game: "4x4.classic#x", Begun: 6, Lead: func(r *Run) { r.Tap(game.Touch, Named("hint")); r.Tick(60) }},
		{Name: "explain", Game: "4x4.snake#monday", Begun: 5, Lead: func(r *Run) { r.Tap(game.Touch, Named("menu")); r.Press(Named("explain")) }},
		{Name: "focus", Game: "4x4.snake#monday", Begun: 6, Lead: func(r *Run) { r.Key("Tab"); r.Key("ArrowRight") }},
		{Name: "menu", Game: "4x4.wild#ribbon", Kept: true, Marks: marksOf(autumn), Lead: func(r *Run) { r.In.Date = autumn; playHalf(r); r.Tap(game.Touch, Named("menu")) }},
		{Name: "pause", Game: "4x4.wild#ribbon", Lead: func(r *Run) {
			r.tapShortest(38, 20)
			r.In.Focused = false // another window covers the game
			r.Tick(2)
			r.In.Focused = true
		}},
		{Name: "result", Game: "4x4.wild#ribbon", Kept: true, Set: solvedAll, Lead: solveDealt},
		{Name: "result-more", Game: "4x4.wild#ribbon", Kept: true, Set: solvedAll, Lead: func(r *Run) { solveDealt(r); r.Press(Named("more")) }},
		{Name: "message", Game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"},
	}
}

// solvedAll makes a player one who has solved goals of all kinds: the result offers none.
func solvedAll(s *session.Settings) {
	for _, k := range []puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random} {
		s.Solved.Add(k.String())
	}
}

// solveDealt deals a game and solves it as a player does who is better than before: fast, and with a detour now and then.
func solveDealt(r *Run) {
	r.Key("N")
	r.Tick(60)
	s, err := solve.New(r.Board(), r.StoredGame().Goal().Board(), solve.Options{Mode: solve.Quick, Repeatable: true})
	if err != nil {
		r.T.Fatal(err)
	}
	for range 40 {
		s.Step(10_000)
	}
	tap := func(d puzzle.Dir) {
		r.TapCell(game.Touch, r.Board().Step(d).Blank())
		r.Tick(29)
	}
	for i, m := range s.Solution().Moves {
		if d := (m.Dir + 2) % 4; i%9 == 4 && r.Board().MaxRun(d) > 0 {
			tap(d)
			tap(d.Opposite())
		}
		tap(m.Dir)
	}
	r.Tick(140)
}

// tapShortest taps at most the first n moves of a shortest solution, and waits some ticks after each.
func (r *Run) tapShortest(n, wait int) {
	way := r.Shortest()
	for _, m := range way[:min(n, len(way))] {
		r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
		r.Tick(wait)
	}
}

// playHalf plays as the coach says until half of the tiles are home and an aim is reached, and makes a move more.
func playHalf(r *Run) {
	half, reached := r.Board().Size().Cells()/2, assets.Load(r.In.Locale).T("coach.reached")
	for n := 0; n < 200; n++ {
		r.Key("E")
		r.Tick(12)
		home := atHome(r.Board(), r.StoredGame().Goal())
		if r.Says(reached) && home >= half {
			break
		}
	}
	for cell, b := 0, r.Board(); cell < b.Size().Cells(); cell++ {
		if _, ok := b.RunTo(cell); ok {
			r.TapCell(game.Touch, cell) // after a touch no focus shows
			break
		}
	}
	r.Tick(60)
}

// newGameScenes returns the scenes in which the player chooses a game.
func newGameScenes() []Scene {
	byConfig := func(r *Run) { r.Tap(game.Touch, Named("config")) }
	return []Scene{
		{Name: "chooser", Game: "4x4.spiral#x", Lead: byConfig},
		{Name: "chooser-large", Game: "12x9.wild-random#x", Lead: byConfig, Set: func(s *session.Settings) {
			s.Solved.Add("wild")
			s.Solved.Add("snake")
		}},
		{Name: "chooser-number", Game: "5x4.snake-7#x", Lead: byConfig},
		{Name: "newgame-bests", Game: "4x4.classic#x", Kept: true, Lead: func(r *Run) { r.Open("newgame") }},
		{Name: "newgame-size", Game: "7x5.wild#a", Lead: func(r *Run) { r.Open("newgame"); r.Press(ui.ID{Name: "size", N: 4}) }},
		{Name: "newgame-missing", Game: "4x4.snake-7#a", Lead: func(r *Run) { r.Open("newgame"); r.Press(Named("missing")) }},
		{Name: "newgame-level", Game: "3x3.snake#a", Lead: func(r *Run) {
			r.Open("newgame")
			r.Press(Named("difficulty"))
			r.Reply(game.Reply{Kind: game.Adjusted, ID: Named("moves"), At: 24})
		}},
	}
}

// atlasScenes returns the scenes of the atlas.
func atlasScenes() []Scene {
	tab := func(n int) func(r *Run) {
		return func(r *Run) { r.Open("atlas"); r.Press(ui.ID{Name: "tab", N: n}) }
	}
	return []Scene{
		{Name: "atlas-3x3", Game: "3x3.classic:8,6,7,2,5,4,3,0,1", Lead: func(r *Run) { r.Open("atlas"); r.Tick(30) }},
		{Name: "atlas-low", Game: "3x3.spiral:8,6,7,2,5,4,3,1,0", Lead: func(r *Run) {
			r.Press(ui.ID{Name: "answer"}) // the board is mended
			r.Open("atlas")
			r.Tick(30)
			r.Scroll(1e4)
		}},
		{Name: "atlas-6x2", Game: "6x2.classic#a", Lead: func(r *Run) {
			r.Open("atlas")
			r.Tick(400)
			r.Key("ArrowRight")
			r.Press(Named("log"))
		}},
		{Name: "atlas-counting", Game: "4x3.classic#a", Lead: func(r *Run) { r.Open("atlas"); r.Tick(20) }},
		{Name: "atlas-pick", Game: "3x4.wild#a", Lead: func(r *Run) { r.Open("atlas"); r.Press(Named("pick")) }},
		{Name: "atlas-sizes", Game: "3x3.classic#a", Lead: tab(1)},
		{Name: "atlas-walks", Game: "3x3.classic#a", Lead: tab(2)},
		{Name: "atlas-walks2", Game: "3x3.classic#a", Lead: func(r *Run) {
			tab(2)(r)
			down := float32(560)
			if r.In.Width < r.In.Height { // a phone shows the experiment from its heading on
				down = 512
			}
			r.Scroll(down / 48)
		}},
		{Name: "atlas-mixed", Game: "3x3.classic#a", Lead: func(r *Run) {
			tab(2)(r)
			r.Tick(60)
			for range 3 {
				r.Press(Named("mix"))
			}
			r.Tick(400)
		}},
	}
}

// The tabs of the laboratory.
const (
	labWhy = 1 + iota
	labParity
	labSolve
)

func labTab(n int) func(r *Run) {
	return func(r *Run) { r.Press(ui.ID{Name: "labtab", N: n}) }
}

// labTap shows a tab of the laboratory and taps a cell.
func labTap(tab, cell int) func(r *Run) {
	return func(r *Run) { labTab(tab)(r); r.TapCell(game.Touch, cell) }
}

// largest returns the text of a 16x16 board, as in a game ID.
func largest() string {
	g, err := puzzle.ParseGame("16x16.spiral#x")
	if err != nil {
		panic(err) // the ID is valid
	}
	return g.Scramble.String()
}

// labScenes returns the scenes of the laboratory.
func labScenes() []Scene {
	large := "lab:" + largest() + ">spiral"
	return []Scene{
		{Name: "lab-setup", Game: labShown, Lead: labAll},
		{Name: "lab-lifted", Game: labShown, Lead: func(r *Run) { r.TapCell(game.Touch, 5) }},
		{Name: "lab-why", Game: labShown, Lead: labTab(labWhy)},
		{Name: "lab-pairs", Game: labShown, Lead: labTap(labWhy, 10)},
		{Name: "lab-classic", Game: "lab:" + swapped + ">classic", Lead: labTap(labWhy, 13)},
		{Name: "lab-parity", Game: labShown, Lead: labTap(labParity, 11)},
		{Name: "lab-unsolvable", Game: "lab:" + swapped + ">classic", Lead: labTab(labSolve)},
		{Name: "lab-solve", Game: labShown, Lead: labTab(labSolve)},
		{Name: "lab-solution", Game: "lab:8,6,7/2,5,4/3,0,1>classic", Lead: func(r *Run) {
			labTab(labSolve)(r)
			r.Tap(game.Touch, Named("solve"))
			r.Tick(300)
			for range 5 {
				r.Tap(game.Touch, Named("after"))
			}
		}},
		{Name: "lab-search", Game: "lab:15,14,8,12/10,11,9,13/2,6,5,1/3,4,7,0>classic", Lead: func(r *Run) {
			labTab(labSolve)(r)
			r.Tap(game.Touch, Named("solve"))
		}},
		{Name: "lab-16", Game: puzzle.LinkEscape(large), Lead: labTab(labWhy)},
		{Name: "lab-loupe", Game: large, Lead: func(r *Run) {
			r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: r.Cell(100).Centre(), Down: true}}
			r.Tick(1)
		}},
		{Name: "lab-goal", Game: labShown, Lead: func(r *Run) { r.Tap(game.Touch, Named("labgoal")) }},
		{Name: "lab-enter", Game: labShown, Lead: func(r *Run) { labAll(r); r.Press(Named("labentry")) }},
	}
}

// labAll shows all commands of the laboratory's setup, which a desktop has room for at once.
func labAll(r *Run) {
	if r.Find(Named("labmore")) != nil {
		r.Press(Named("labmore"))
	}
}

// replayScenes returns the scenes about games that were played.
func replayScenes() []Scene {
	watch := func(config string, n, at int) func(r *Run) {
		return func(r *Run) {
			r.OpenReplay(Replay(r.T, config, n, 7), 1)
			r.Press(Named("run")) // stop
			r.Reply(game.Reply{Kind: game.Adjusted, ID: Named("scrub"), At: float32(at)})
			r.Tick(60)
		}
	}
	review := func(config string, n, at int) func(r *Run) {
		return func(r *Run) {
			watch(config, n, 0)(r)
			r.Press(Named("review"))
			r.Tick(600)
			r.Reply(game.Reply{Kind: game.Adjusted, ID: Named("curve"), At: float32(at)})
			r.Tick(60)
		}
	}
	return []Scene{
		{Name: "race", Game: "4x4.snake#x", Lead: func(r *Run) {
			r.OpenReplay(Replay(r.T, "4x4.snake", 60, 7), 0)
			r.tapShortest(27, 40)
			r.Tick(300) // the toast that tells the lead goes
		}},
		{Name: "race-small", Game: "4x4.snake#x", Lead: func(r *Run) {
			r.OpenReplay(Replay(r.T, "3x3.classic", 30, 7), 0)
			r.MoveAny()
			r.Tick(200)
		}},
		{Name: "race-result", Game: "4x4.snake#x", Lead: func(r *Run) {
			r.OpenReplay(Replay(r.T, "4x4.snake", 60, 7), 0)
			r.tapShortest(100, 40)
			r.Tick(140)
		}},
		{Name: "review", Game: "4x4.snake#x", Lead: review("4x4.snake", 60, 25)},
		{Name: "review-small", Game: "4x4.snake#x", Lead: review("3x3.classic", 90, 40)},
		{Name: "review-better", Game: "4x4.snake#x", Lead: func(r *Run) {
			review("4x4.snake", 60, 0)(r)
			r.Press(Named("run"))
			r.Tick(400)
			r.Press(Named("run"))
			r.Tick(60)
		}},
		{Name: "review-large", Game: "4x4.snake#x", Lead: review("5x5.spiral", 100, 20)},
		{Name: "watch", Game: "4x4.snake#x", Lead: watch("4x4.snake", 60, 25)},
		{Name: "watch-whole", Game: "4x4.snake#x", Lead: func(r *Run) { watch("4x4.spiral", 60, 25)(r); r.Press(Named("whole")) }},
		{Name: "watch-end", Game: "4x4.snake#x", Lead: watch("3x3.classic", 30, 1000)},
		{Name: "watch-large", Game: "4x4.snake#x", Lead: watch("12x7.spiral", 60, 9)},
		{Name: "greeting", Game: "4x4.snake#x", Lead: func(r *Run) {
			r.Reply(game.Reply{Kind: game.Link, Text: Replay(r.T, "4x4.snake", 60, 7)})
		}},
	}
}

// recordsScenes returns the scenes of the records.
func recordsScenes() (all []Scene) {
	press := func(names ...ui.ID) func(r *Run) {
		return func(r *Run) {
			r.Tick(60)
			r.Open("records")
			r.Tick(2)
			for _, id := range names {
				r.Press(id)
				r.Tick(5)
			}
		}
	}
	card, best := ui.ID{Name: "card"}, ui.ID{Name: "best"}
	for _, s := range []Scene{
		{Name: "records-cards", Lead: press()},
		{Name: "records-find", Lead: press(Named("find"))},
		{Name: "records-found", Lead: func(r *Run) { press(Named("find"))(r); r.Type("4"); r.Tick(30) }},
		{Name: "records-group", Lead: press(card)},
		{Name: "records-group2", Lead: func(r *Run) { press(card)(r); r.Scroll(16) }},
		{Name: "records-which", Lead: press(card, Named("filter"))},
		{Name: "records-spread", Lead: press(card, ui.ID{Name: "kind", N: 1})},
		{Name: "records-compare", Lead: press(card, Named("compare"), ui.ID{Name: "card", N: 1})},
		{Name: "records-list", Lead: press(card, Named("list"))},
		{Name: "records-export", Lead: press(card, Named("list"), Named("export"))},
		{Name: "records-filter", Lead: press(card, Named("list"), Named("filter"), ui.ID{Name: "sort", N: 1}, ui.ID{Name: "undone", N: 2})},
		{Name: "records-solve", Lead: press(card, best)},
		{Name: "records-share", Lead: press(card, best, Named("share"))},
		{Name: "records-share-square", Lead: press(card, best, Named("share"), ui.ID{Name: "shape", N: 1})},
		{Name: "records-average", Lead: press(card, ui.ID{Name: "best", N: 5})},
	} {
		s.Game, s.Kept = "4x4.classic#x", true
		all = append(all, s)
	}
	return all
}
