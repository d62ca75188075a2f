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
	"wildfifteen/game/session"
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
		for range 5 {
			g.tick()
		}
		stored := session.Load(s.Files[game.GameFile])
		if stored.BadLines > 0 || stored.Newer > 0 || stored.Log.Current() == nil {
			t.Fatalf("stored is %q: %v", s.Files[game.GameFile], stored.Problems)
		}
		again := newFuzzed(s.Clone(), res, "")
		if now, was := again.tick().Address, stored.Log.Current().Game().ID(); now != was {
			t.Errorf("the next start plays %q, stored was %q", now, was)
		}
	})
}

// FuzzLinks opens any text while a game is played: nothing panics, and the game that was begun can be brought back or goes on.
func FuzzLinks(f *testing.F) {
	for _, text := range []string{"4x4.snake#a", "3x3:1,2,3,4,5,6,7,0,8", "lab:1 2 3/4 5 6/7 8 0", "https://example.org/#4x4.wild%23b", "#", "8x8.wild#x",
		"1x4", "javascript:alert(1)", "%zz", "\x00", "3x3.classic:1,2,3,4,5,6,8,7,0", "9x9.random-random#é"} {
		f.Add(text)
	}
	res := newShared()
	const begun = "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n"
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
		kept := slices.ContainsFunc(session.Load(s.Files[game.GameFile]).Log.All(), func(g *session.Session) bool { return g.Steps() == 1 })
		if !kept {
			t.Errorf("%q removes the game: %q", text, s.Files[game.GameFile])
		}
	})
}
