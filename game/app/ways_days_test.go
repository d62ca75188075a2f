package app_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
	"wildfifteen/puzzle/solve"
)

// monday is a day with a small board.
var monday = days.On(2026, time.January, 5)

// solveBoard plays a shortest solution of the board by taps.
func solveBoard(t *testing.T, r *gametest.Run, goal puzzle.Board) {
	t.Helper()
	s, err := solve.New(r.Board(), goal, solve.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Step(1 << 20) {
	}
	for _, m := range s.Solution().Moves {
		for range m.N {
			r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
			r.Tick(12)
		}
	}
}

// onMonday begins a run of a player who is through the first games.
func onMonday(t *testing.T, o gametest.Options) *gametest.Run {
	t.Helper()
	o.Store = gametest.WithSettings(func(s *session.Settings) { s.FirstDone = true })
	if o.Game == "" {
		o.Game = "4x4.classic#x"
	}
	r := gametest.New(t, o)
	r.In.Date = monday.Date()
	r.Tick(60)
	return r
}

// TestDay plays the board of the day from the chip to the calendar: the day is kept, is its ribbon and leaves the head.
func TestDay(t *testing.T) {
	r := onMonday(t, gametest.Options{})
	r.Tap(game.Touch, gametest.Named("today"))
	r.Tick(30)
	r.Tap(game.Touch, gametest.Named("play"))
	r.Tick(60)
	g := monday.Game()
	if r.Board() != g.Scramble || r.Out.Address != "3x3.wild#daily 2026-01-05" {
		t.Fatalf("played is %v, the address is %q", r.Board(), r.Out.Address)
	}
	r.Key("M")
	r.Tick(12)
	r.Key("Escape")
	r = r.Restart() // the day goes on after a restart
	r.In.Date = monday.Date()
	r.Tick(60)
	if !strings.HasPrefix(r.Out.Title, "Monday 5 January") {
		t.Errorf("after a restart %q is played", r.Out.Title)
	}
	solveBoard(t, r, g.Goal.Board())
	r.Tick(120)
	if text := string(r.Store.Files[game.MarksFile]); !strings.HasPrefix(text, "day 2026-01-05 ") || !strings.Contains(text, " perfect ~") {
		t.Errorf("kept are %q", text)
	}
	if n := len(r.StoredSolves().List); n != 1 || r.StoredSolves().List[0].Config != "3x3.wild" {
		t.Errorf("%d records are stored", n)
	}
	r.Tap(game.Touch, gametest.Named("next"))
	r.Tick(30)
	l := assets.Load("en")
	day := r.Find(ui.ID{Name: "day", N: 5})
	if day == nil || day.Value != l.T("daily.perfect") {
		t.Fatalf("Next leads to %v, the day is %v", r.IDs(), day)
	}
	if c := r.Find(ui.ID{Name: "figure"}); c.Value != "1" {
		t.Errorf("%q days in a row", c.Value)
	}
	r.Key("Escape")
	r.Tick(30)
	if r.Find(gametest.Named("today")) != nil {
		t.Error("the chip stays after the day is solved")
	}
	r = r.Restart()
	r.In.Date = monday.Date()
	r.Tick(60)
	if r.Find(gametest.Named("today")) != nil {
		t.Error("the day is forgotten")
	}
}

// TestDayShared shares a solved day: the text names the goal and the figures, and each tile by a square.
func TestDayShared(t *testing.T) {
	r := onMonday(t, gametest.Options{Game: monday.Game().SeededID(), Boot: func(b *game.Boot) { b.Platform = game.Phone }})
	solveBoard(t, r, monday.Game().Goal.Board())
	r.Tick(120)
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
	r.Tick(1)
	squares := 0
	for _, s := range []string{"🟦", "🟪", "🟥"} {
		squares += strings.Count(r.Out.Words, s)
	}
	if r.Out.Share != "3x3.wild#daily 2026-01-05" || squares != 8 || !strings.Contains(r.Out.Words, "5 January 2026") || !strings.Contains(r.Out.Words, "perfect") {
		t.Errorf("shared is %q with %q", r.Out.Words, r.Out.Share)
	}
	for _, way := range []string{"L", "R", "U", "D"} {
		if strings.Contains(r.Out.Words, way+way) {
			t.Errorf("the text %q gives moves away", r.Out.Words)
		}
	}
}

// letSolve lets the program solve the game.
func letSolve(r *gametest.Run) {
	r.Press(gametest.Named("menu"))
	r.Tick(12)
	r.Press(gametest.Named("auto"))
	r.Tick(12)
	r.Press(ui.ID{Name: "answer"})
	r.TickUntil(3000, "the program solves it", func() bool { return r.Find(gametest.Named("next")) != nil })
}

// TestDayWithHelpShared shares a day that was solved in the fewest moves with a hint, or by the program: neither calls itself
// perfect, and both say what help there was.
func TestDayWithHelpShared(t *testing.T) {
	for name, help := range map[string]func(r *gametest.Run){
		"1 hint": func(r *gametest.Run) {
			r.Key("H")
			r.Tick(30)
			solveBoard(t, r, monday.Game().Goal.Board())
		},
		"23 moves by the solver": letSolve,
	} {
		r := onMonday(t, gametest.Options{Game: monday.Game().SeededID(), Boot: func(b *game.Boot) { b.Platform = game.Phone }})
		help(r)
		r.Tick(180)
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
		r.Tick(1)
		if r.Out.Share != "3x3.wild#daily 2026-01-05" || strings.Contains(r.Out.Words, "perfect") || !strings.Contains(r.Out.Words, "best possible 23 · "+name) {
			t.Errorf("with the help of %s, shared is %q with %q", name, r.Out.Words, r.Out.Share)
		}
	}
}

// TestDayForYou keeps no day that the program solved.
func TestDayForYou(t *testing.T) {
	r := onMonday(t, gametest.Options{Game: monday.Game().SeededID()})
	letSolve(r)
	if text := r.Store.Files[game.MarksFile]; len(text) > 0 {
		t.Errorf("kept are %q", text)
	}
}

// TestCalendar turns months by pad and keys, and plays an earlier day; later days and months cannot be chosen.
func TestCalendar(t *testing.T) {
	r := onMonday(t, gametest.Options{})
	r.In.Date = time.Date(2026, time.March, 10, 9, 0, 0, 0, time.UTC)
	r.Open("daily")
	later := r.Find(gametest.Named("later"))
	if later == nil || !later.Disabled || !r.Find(ui.ID{Name: "day", N: 11}).Disabled || r.Find(ui.ID{Name: "day", N: 10}).Disabled {
		t.Error("the future can be chosen")
	}
	r.Button(game.PadL1)
	r.Press(gametest.Named("earlier"))
	if got := r.Find(gametest.Named("month")).Label; got != "January 2026" || !r.Find(gametest.Named("earlier")).Disabled {
		t.Errorf("two months before March is %q", got)
	}
	r.Button(game.PadR1)
	if got := r.Find(gametest.Named("month")).Label; got != "February 2026" {
		t.Errorf("the month after January is %q", got)
	}
	r.Press(ui.ID{Name: "day", N: 3})
	r.Press(ui.ID{Name: "day", N: 3})
	r.Tick(30)
	if want := days.On(2026, time.February, 3).Game().Scramble; r.Board() != want {
		t.Errorf("played is %v, want %v", r.Board(), want)
	}
}

// TestClockSetWrong opens the calendar with clocks that are set years too early and too late.
func TestClockSetWrong(t *testing.T) {
	for _, date := range []time.Time{{}, time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2400, 2, 29, 0, 0, 0, 0, time.UTC)} {
		r := onMonday(t, gametest.Options{})
		r.In.Date = date
		r.Open("daily")
		r.Press(gametest.Named("play"))
		r.Tick(30)
		if want := max(days.Of(date), days.First()).Game().Scramble; r.Board() != want {
			t.Errorf("on %v played is %v", date, r.Board())
		}
	}
}

// TestStreakOutlivesClocks solves a day, looks at the calendar with clocks that are years wrong and from other zones, and
// solves days by a wrong clock: the next day the row is as long as ever, and what was solved stays.
func TestStreakOutlivesClocks(t *testing.T) {
	r := onMonday(t, gametest.Options{Game: monday.Game().SeededID()})
	solveBoard(t, r, monday.Game().Goal.Board())
	r.Tick(120)
	row := func(at time.Time) string {
		t.Helper()
		r.In.Date = at
		r.App.OpenText("today")
		r.Tick(30)
		n := r.Find(ui.ID{Name: "figure"}).Value
		r.Picture() // of days to come, some solved
		r.Key("Escape")
		r.Tick(10)
		return n
	}
	at := func(year, day, zone int) time.Time {
		return time.Date(year, time.January, day, 12, 0, 0, 0, time.FixedZone("", zone*60*60))
	}
	for _, wrong := range []time.Time{at(1970, 1, 0), at(2026, 12, 0), at(2031, 6, 0)} {
		row(wrong)
		d := max(days.Of(wrong), days.First())
		r.App.OpenText(d.Game().SeededID())
		r.Tick(60)
		if d.Game().Goal.Size().Cells() <= 9 {
			solveBoard(t, r, d.Game().Goal.Board())
			r.Tick(120)
		}
		r = r.Restart()
	}
	for _, c := range []struct {
		at   time.Time
		want string
	}{{at(2026, 5, 14), "1"}, {at(2026, 5, -12), "1"}, {at(2026, 6, 0), "1"}, {at(2026, 6, 14), "1"}, {at(2026, 7, -12), "1"}, {at(2026, 20, 0), "0"}} {
		if n := row(c.at); n != c.want {
			t.Errorf("on %v %s days are in a row, want %s", c.at, n, c.want)
		}
	}
}

// TestStudy solves a study with one move too many, then exactly; Next leads to the next study, a hint names one tile.
func TestStudy(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "studies/1"})
	r.Tick(60)
	if r.Find(gametest.Named("clock")) != nil {
		t.Error("a study has a clock")
	}
	r.Key("H")
	l := assets.Load("en")
	if !strings.Contains(r.Out.Say, "5") || r.Out.Say != l.T("studies.first", "n", 5) {
		t.Errorf("the hint is %q", r.Out.Say)
	}
	first := r.Board()
	for d := puzzle.Up; d <= puzzle.Right; d++ { // there and back again
		if first.MaxRun(d) > 0 {
			r.TapCell(game.Touch, first.Step(d).Blank())
			r.Tick(12)
			r.TapCell(game.Touch, first.Blank())
			r.Tick(12)
			break
		}
	}
	r.PlayStudy(0)
	r.Tick(120)
	if text := string(r.Store.Files[game.MarksFile]); text != markLines("study 1 9") {
		t.Errorf("kept are %q", text)
	}
	r.Press(gametest.Named("again"))
	r.Tick(30)
	if r.Board() != first {
		t.Fatal("Again deals another board")
	}
	r.PlayStudy(0)
	r.Tick(120)
	if text := string(r.Store.Files[game.MarksFile]); text != markLines("study 1 9", "study 1 7") {
		t.Errorf("kept are %q", text)
	}
	for _, s := range r.StoredSolves().List {
		if !strings.HasSuffix(s.Group(), "=study") {
			t.Errorf("the record of a study is among %s", s.Group())
		}
	}
	r.Press(gametest.Named("next"))
	r.Tick(60)
	r.PlayStudy(1)
	r.Tick(100)
	if text := string(r.Store.Files[game.MarksFile]); !strings.HasSuffix(text, markLines("study 2 7")) {
		t.Errorf("kept are %q", text)
	}
}

// TestMapOfGoals deals a goal from the map; once solved it has its count.
func TestMapOfGoals(t *testing.T) {
	r := onMonday(t, gametest.Options{Game: "goals"})
	r.Press(ui.ID{Name: "goal", N: 1})
	r.Tick(60)
	g := r.StoredGame().Game()
	if g.Config.String() != "3x3.snake" {
		t.Fatalf("played is %v", g.Config)
	}
	solveBoard(t, r, g.Goal.Board())
	r.Tick(120)
	r.App.OpenText("goals")
	r.Tick(30)
	if c := r.Find(ui.ID{Name: "goal", N: 1}); c == nil || !strings.HasPrefix(c.Value, "solved once") {
		t.Errorf("the goal is %v", c)
	}
	if c := r.Find(ui.ID{Name: "goal"}); c.Value != assets.Load("en").T("goals.open") {
		t.Errorf("another goal is %q", c.Value)
	}
}

// TestPagesByLink opens pages by texts.
func TestPagesByLink(t *testing.T) {
	r := onMonday(t, gametest.Options{})
	for text, id := range map[string]ui.ID{"today": {Name: "play"}, "new": {Name: "entry"}, "studies": {Name: "book", N: 1}, "https://example.org/#goals": {Name: "goal"},
		"draw": {Name: "line"}, "gallery": {Name: "goal", N: 22}} {
		r.App.OpenText(text)
		r.Tick(30)
		if !slices.Contains(r.IDs(), id) {
			t.Errorf("%q opens %v", text, r.IDs())
		}
	}
}

// TestPagesInAddress opens the pages from the menu: a web page shows their texts in its address, and the game's again once
// they are left; loaded with such an address, it opens the page over the game.
func TestPagesInAddress(t *testing.T) {
	r := onMonday(t, gametest.Options{})
	game := r.Out.Address
	for room, text := range map[string]string{"daily": "today", "runs": "relays", "studies": "studies", "goals": "goals", "others": "others",
		"draw": "draw", "gallery": "gallery", "picture": "pictures", "lessons": "lessons", "newgame": "new", "settings": game} {
		r.Open(room)
		r.Tick(5)
		if r.Out.Address != text {
			t.Errorf("the page %s has the address %q", room, r.Out.Address)
		}
		ids := r.IDs()
		again := gametest.New(t, gametest.Options{Store: r.Store.Clone(), Game: r.Out.Address})
		again.In.Date = r.In.Date
		again.Tick(30)
		if room != "settings" && (!slices.Contains(again.IDs(), ids[len(ids)-1]) || again.StoredGame().Game() != r.StoredGame().Game()) {
			t.Errorf("the address %q opens %v, not %v", text, again.IDs(), ids)
		}
		for range app.Way(room) {
			r.Key("Escape")
			r.Tick(5)
		}
		if r.Out.Address != game {
			t.Errorf("behind the page %s the address is %q", room, r.Out.Address)
		}
	}
}

// markLines returns lines of the file of marks.
func markLines(lines ...string) (text string) {
	for _, line := range lines {
		text += string(session.Summed([]byte(line))) + "\n"
	}
	return text
}
