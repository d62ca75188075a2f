package app_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/puzzle/days"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// fuzzed is a game in a window without the costs of a whole test run.
type fuzzed struct {
	app   *app.App
	in    game.Input
	store *gametest.Memory
	clock time.Duration
}

// look is a clock by which each slice of a search takes a tick's time: searches are not what is fuzzed.
func (f *fuzzed) look() time.Duration {
	f.clock += 20 * time.Millisecond
	return f.clock
}

// shared is what all starts have in common.
type shared struct {
	fonts   *render.Fonts
	lang    *assets.Lang
	studies *studies.All
}

func newShared() *shared { return &shared{render.NewFonts(), assets.Load("en"), studies.Load()} }

var fuzzKeys = slices.DeleteFunc(slices.Clone(monkeyKeys), func(k game.Key) bool { return k == "Q" }) // which quits

func newFuzzed(store *gametest.Memory, res *shared, text string) *fuzzed {
	f := &fuzzed{store: store, in: game.Input{Date: gametest.Start, Width: 400, Height: 600, Scale: 1, Focused: true, Locale: "en"}}
	f.app = app.New(game.Boot{Store: store, Files: game.Files{Data: store.Clone().Files}, Fonts: res.fonts, Lang: res.lang, Game: text, Deals: rand.NewPCG(1, 2),
		Locale: "en", Version: "fuzz", Watch: f.look})
	f.app.Share(res.studies)
	f.tick()
	return f
}

func (f *fuzzed) tick() *game.Output {
	f.in.Now += time.Second / 60
	f.in.Date = f.in.Date.Add(time.Second / 60)
	out := f.app.Update(&f.in)
	f.in.Keys, f.in.Replies, f.in.Text = nil, nil, ""
	return out
}

// FuzzStart starts on any files, plays some keys and starts again: nothing panics, and the second start has the game that the
// first one stored and finds nothing damaged.
func FuzzStart(f *testing.F) {
	res := newShared()
	r := gametest.New(f, gametest.Options{Game: "3x3.classic:1,2,3,4,0,6,7,5,8"})
	r.Key("ArrowUp")
	r.Key("ArrowLeft")
	r.Tick(100)
	f.Add(r.Store.Files[game.GameFile], r.Store.Files[game.SolvesFile], []byte(r.StoredSettings().JSON()), []byte{0, 1, 2, 3, 40, 41})
	f.Add([]byte("game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n"), []byte("{}\n"), []byte(`{"v":1,"theme":7}`), []byte("abc"))
	f.Add([]byte("game 1 2026-11-21T09:50:00Z 3x3.classic:5,6,0,4,1,2,3,7,8\n"), []byte("gam"), []byte("{"), []byte("abc")) // cannot be solved
	f.Add([]byte("rubbish"), []byte("\x00"), []byte("{"), []byte{255, 7, 9})
	f.Fuzz(func(t *testing.T, log, solves, settings, keys []byte) {
		s := gametest.NewMemory()
		for name, data := range map[string][]byte{game.GameFile: log, game.SolvesFile: solves, game.SettingsFile: settings} {
			if len(data) > 0 {
				s.Files[name] = bytes.Clone(data)
			}
		}
		g := newFuzzed(s, res, "")
		for _, b := range keys[:min(len(keys), 40)] {
			k := fuzzKeys[int(b)%len(fuzzKeys)]
			g.in.Keys = []game.KeyEvent{{Key: k, Down: true}, {Key: k}}
			if g.tick().Quit {
				break
			}
		}
		g.startsAgain(t, res)
	})
}

// startsAgain lets some ticks pass, and checks that the next start has the game that is stored and finds nothing damaged.
func (f *fuzzed) startsAgain(t *testing.T, res *shared) {
	t.Helper()
	for range 5 {
		f.tick()
	}
	log := f.store.Files[game.GameFile]
	stored := session.Load(log)
	if stored.BadLines > 0 || stored.Newer > 0 || stored.Log.Current() == nil {
		t.Fatalf("stored is %q: %v", log, stored.Problems)
	}
	again := newFuzzed(f.store.Clone(), res, "")
	if now, was := again.tick().Address, addressOf(stored.Log.Current()); now != was {
		t.Errorf("the next start plays %q, stored was %q", now, was)
	}
}

// addressOf returns what the page's address must be while a game is played.
func addressOf(s *session.Session) string {
	if run := s.Leg().Run; run != "" {
		return run
	}
	if _, ok := days.DayOf(s.Game()); ok {
		return s.Game().SeededID()
	}
	return links.ModeText(s.Mode(), s.Game().ID())
}

// addRandom adds n random texts, of which a maker makes inputs.
func addRandom(f *testing.F, r *rand.Rand, n int) {
	for range n {
		data := make([]byte, 50+r.IntN(400))
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		f.Add(data)
	}
}

// FuzzMadeStart starts on files that are made by their grammars, with sums and with damage, plays, opens texts from outside and
// starts again: nothing panics, and the second start has the game that the first one stored and finds nothing damaged.
func FuzzMadeStart(f *testing.F) {
	res := newShared()
	addRandom(f, rand.New(rand.NewPCG(16, 16)), 40)
	f.Fuzz(func(t *testing.T, data []byte) {
		m := &maker{data: data[:min(len(data), 1000)]}
		g := newFuzzed(m.files(), res, m.one("", "", "", m.text()))
		for range 40 {
			m.input(g)
			if g.tick().Quit || len(m.data) == 0 {
				break
			}
		}
		g.startsAgain(t, res)
	})
}

// FuzzMadeBackup opens backups that are made by their grammars while a game is played, plays and starts again: nothing panics, the
// game that was begun is still there, and the next start has the game that is stored and finds nothing damaged.
func FuzzMadeBackup(f *testing.F) {
	res := newShared()
	addRandom(f, rand.New(rand.NewPCG(16, 17)), 20)
	f.Fuzz(func(t *testing.T, data []byte) {
		s := gametest.NewMemory()
		s.Files[game.GameFile] = []byte(begun)
		m := &maker{data: data[:min(len(data), 1000)]}
		g := newFuzzed(s, res, "")
		for range 1 + m.n(3) {
			g.in.Replies = []game.Reply{{Kind: game.Opened, Text: "x.json", Data: m.backup()}}
			for range 1 + m.n(20) {
				g.tick()
			}
		}
		if !g.hasBegun() {
			t.Errorf("the game is gone: %q", s.Files[game.GameFile])
		}
		g.startsAgain(t, res)
	})
}

// FuzzMadeLinks opens texts that are made by their grammars, one after the other, in whatever scene the one before leads to: nothing
// panics, and the game that was begun is still there.
func FuzzMadeLinks(f *testing.F) {
	res := newShared()
	for _, seed := range []string{"", "a", "\x04\x09\x00\x07\x01", "\x03\x01\x02\x07\x00\x05\x02\x02\x07", "\x06\x01\x01\x01\x00\x01\x01\x07\x07\x05\x01\x00\x00\x02"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := gametest.NewMemory()
		s.Files[game.GameFile] = []byte(begun)
		m := &maker{data: data[:min(len(data), 200)]}
		g := newFuzzed(s, res, "")
		var list render.List
		var opened []string
		for len(opened) < 19 && (len(opened) == 0 || len(m.data) > 0) {
			opened = append(opened, m.text())
			g.in.Replies = []game.Reply{{Kind: []game.ReplyKind{game.Link, game.Pasted}[m.n(2)], Text: opened[len(opened)-1]}}
			for range 1 + m.n(3) {
				g.tick()
			}
			g.app.Draw(&list)
		}
		if !g.hasBegun() {
			t.Errorf("%q remove the game: %q", opened, s.Files[game.GameFile])
		}
	})
}

// begun is the file of a game that was begun.
const begun = "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n"

// hasBegun reports whether that game is in the log.
func (f *fuzzed) hasBegun() bool {
	return slices.ContainsFunc(session.Load(f.store.Files[game.GameFile]).Log.All(), func(g *session.Session) bool { return g.Steps() == 1 })
}

// FuzzLinks opens any text while a game is played: nothing panics, and the game that was begun can be brought back or goes on.
func FuzzLinks(f *testing.F) {
	for _, text := range []string{"4x4.snake#a", "3x3:1,2,3,4,5,6,7,0,8", "lab:1 2 3/4 5 6/7 8 0", "https://example.org/#4x4.wild%23b", "#", "8x8.wild#x",
		"1x4", "javascript:alert(1)", "%zz", "\x00", "3x3.classic:1,2,3,4,5,6,8,7,0", "9x9.random-random#é"} {
		f.Add(text)
	}
	res := newShared()
	f.Fuzz(func(t *testing.T, text string) {
		s := gametest.NewMemory()
		s.Files[game.GameFile] = []byte(begun)
		g := newFuzzed(s, res, text)
		g.in.Replies = []game.Reply{{Kind: game.Link, Text: text}}
		g.tick()
		g.in.Replies = []game.Reply{{Kind: game.Pasted, Text: text}}
		for range 3 {
			g.tick()
		}
		var list render.List
		g.app.Draw(&list)
		if !g.hasBegun() {
			t.Errorf("%q removes the game: %q", text, s.Files[game.GameFile])
		}
	})
}
