package app_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/render"
)

// replayed plays a report and returns the game at its end.
func replayed(t *testing.T, report []byte) *app.Replay {
	t.Helper()
	from, err := game.ReadRecording(bytes.NewReader(report))
	if err != nil {
		t.Fatal(err)
	}
	p := app.NewReplay(game.Boot{Fonts: render.NewFonts()}, from)
	for !p.Update(nil).Quit {
	}
	if err := p.Err(); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestReportOfAShortRun replays the report of a crash soon after the start.
func TestReportOfAShortRun(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "5x4.snake#x"})
	for range 20 {
		r.Tick(30)
		r.MoveAny()
	}
	r.Tick(60)
	report := r.App.Report(game.Recorded{Fault: "as asked", Stack: "here", System: "test/test"})
	for _, part := range []string{`"as asked"`, `"here"`, `"test/test"`, `"version":"1.0.0"`, `"seed"`} {
		if !bytes.Contains(report, []byte(part)) {
			t.Errorf("the report lacks %s: %.500s", part, report)
		}
	}
	if p := replayed(t, report); board(p.App) != board(r.App) {
		t.Errorf("replayed is %s, was %s", board(p.App), board(r.App))
	}
}

// TestReportOfDeals replays the report of a run whose deals came from the system's source, which has no seed.
func TestReportOfDeals(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Boot: func(b *game.Boot) { b.Deals = nil }})
	r.Tick(10)
	first := board(r.App)
	for range 3 {
		r.Key("N")
		r.Tick(60)
	}
	if board(r.App) == first {
		t.Fatal("nothing was dealt")
	}
	report := r.App.Report(game.Recorded{})
	if !bytes.Contains(report, []byte(`"drawn"`)) {
		t.Errorf("the report lacks what was drawn: %.300s", report)
	}
	if p := replayed(t, report); board(p.App) != board(r.App) {
		t.Errorf("replayed is %s, was %s", board(p.App), board(r.App))
	}
}

// TestReportOfDrawnGoals replays reports of runs that began with a link to a game whose goal was drawn, as a first game or
// beside a stored one: further deals draw goals, too.
func TestReportOfDrawnGoals(t *testing.T) {
	const stored = "game 1 2026-01-02T03:04:05Z 3x3.classic:1,2,3,4,5,6,7,0,8\n+0 R k\n+5 L k\n"
	for _, link := range []string{"4x4.wild#x", "3x3.random#x", "3x3.classic-random#x", "4x4.snake#x"} {
		for _, running := range []string{"", stored} {
			store := gametest.NewMemory()
			store.Replace(game.GameFile, []byte(running))
			r := gametest.New(t, gametest.Options{Game: link, Store: store})
			r.Tick(30)
			for range 3 {
				r.MoveAny()
				r.Key("N")
				r.Tick(60)
			}
			p := replayed(t, r.App.Report(game.Recorded{}))
			if board(p.App) != board(r.App) {
				t.Errorf("%s: replayed is %s, was %s", link, board(p.App), board(r.App))
			}
		}
	}
}

// board returns what the cells of the board say.
func board(a *app.App) string {
	var all []string
	for _, c := range a.Controls() {
		if c.ID.Name == "cell" {
			all = append(all, c.Label)
		}
	}
	return strings.Join(all, "|")
}

// TestReportOfALongRun replays the report of a crash minutes after the start: it begins within the game.
func TestReportOfALongRun(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.spiral#x"})
	for range 60 * 4 {
		r.Tick(59)
		r.MoveAny()
	}
	report := r.App.Report(game.Recorded{})
	if n := bytes.Count(report, []byte{'\n'}); n < 60*60 || n > 100*60 {
		t.Errorf("%d lines, want those of the last minute, or some more", n)
	}
	if p := replayed(t, report); board(p.App) != board(r.App) {
		t.Errorf("replayed is %s, was %s", board(p.App), board(r.App))
	}
}

// TestReportOfLinks replays reports of runs in which links were opened: to games with a seed and without, to runs, replays, the
// laboratory, pages, and to nothing.
func TestReportOfLinks(t *testing.T) {
	for _, link := range []string{"4x4.wild#x", "3x3.random#x", "4x4.snake#x", "5x3.classic", "blind(3x3.snake#x)", "2x2:1,2,0,3", "https://example.org/#3x3.spiral%23x",
		"lab:1,2,3/4,5,6/7,8,0>snake", "studies/7", "gallery", "nonsense", nearReplay(t, time.Second)} {
		r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
		r.Tick(30)
		r.Reply(game.Reply{Kind: game.Link, Text: link})
		r.Tick(60)
		was := sceneOf(r)
		for range 3 {
			r.Key("N")
			r.Tick(60)
		}
		report := r.App.Report(game.Recorded{})
		p := replayed(t, report)
		if board(p.App) != board(r.App) || was == "" {
			t.Errorf("%s: replayed is %s, was %s", link, board(p.App), board(r.App))
		}
	}
}

// TestReportIsAnonymous types, pastes and opens texts: the report has none of them.
func TestReportIsAnonymous(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#peter%20pan"})
	r.Open("newgame")
	r.Press(gametest.Named("entry"))
	r.Tick(30)
	r.Type("wendy darling")
	for _, c := range "TIGER" {
		r.Key(game.Key(string(c)))
	}
	r.Reply(game.Reply{Kind: game.Pasted, Text: "captain hook"})
	r.Reply(game.Reply{Kind: game.Opened, Text: "/home/smee", Data: []byte("lost boys")})
	for _, link := range []string{"3x3.wild#tinker%20bell", "https://nana.example/#relay(2x2..3x3).snake%23tootles", "slightly"} {
		r.Reply(game.Reply{Kind: game.Link, Text: link})
	}
	r.Tick(60)
	report := string(r.App.Report(game.Recorded{}))
	var typed strings.Builder
	for line := range strings.Lines(report) {
		if _, after, ok := strings.Cut(line, `"Key":"`); ok && strings.Contains("TIGER", after[:1]) && strings.HasPrefix(after[1:], `"`) {
			typed.WriteString(after[:1])
		}
	}
	if typed.String() != "" {
		t.Errorf("typed letters are kept: %s", typed.String())
	}
	for _, secret := range []string{"peter", "wendy", "hook", "smee", "lost", "bell", "nana", "tootles", "slightly"} {
		if strings.Contains(report, secret) {
			t.Errorf("the report tells %q", secret)
		}
	}
	from, err := game.ReadRecording(strings.NewReader(report))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range from.Start.Files {
		if bytes.Contains(data, []byte("peter")) {
			t.Errorf("%s holds the seed: %s", name, data)
		}
	}
}

// TestReportIsOffered starts after a crash: the player is told, once, and may save the report or throw it away.
func TestReportIsOffered(t *testing.T) {
	for answer, saved := range []bool{true, false} {
		s := gametest.WithSettings(func(s *session.Settings) { s.FirstDone = true })
		s.Files[game.CrashFile] = []byte("what happened")
		r := gametest.New(t, gametest.Options{Store: s})
		r.Tick(20)
		if r.SceneName() == "play" {
			t.Fatal("nothing is said")
		}
		if answer == 0 { // who closes the program without an answer is asked again
			r = gametest.New(t, gametest.Options{Store: s.Clone()})
			r.Tick(20)
			s = r.Store
		}
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("answer")}}
		r.In.Replies[0].ID.N = answer
		r.Tick(1)
		if f := r.Out.Save; (f != nil) != saved || saved && string(f.Data) != "what happened" {
			t.Errorf("answer %d: saved is %+v", answer, f)
		}
		if left := s.Files[game.CrashFile]; len(left) > 0 {
			t.Errorf("answer %d: left is %q", answer, left)
		}
		again := gametest.New(t, gametest.Options{Store: s})
		again.Tick(20)
		if again.Find(gametest.Named("answer")) != nil {
			t.Errorf("answer %d: it is said again", answer)
		}
	}
}
