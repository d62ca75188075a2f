//go:build !js

package host

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wildfifteen/game"
)

// TestGameThatPanicsIsSetAside starts with a running game that makes each start panic: after some starts it is kept in
// another file, the player is told, and the game starts.
func TestGameThatPanicsIsSetAside(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{game.GameFile: "poison\n", game.BadGameFile: "older\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, _ := testPhone(t, dir)
	h := p.host
	h.options.New = func(b game.Boot) Game {
		if len(b.Files.Data[game.GameFile]) > 0 {
			panic("as asked")
		}
		return &sleeper{store: b.Store}
	}
	enters := h.restarts()
	if h.game == nil || enters != maxFailed {
		t.Fatalf("started after %d keys: %v", enters, h.game != nil)
	}
	kept, err := os.ReadFile(filepath.Join(dir, game.BadGameFile+"2"))
	if err != nil || string(kept) != "poison\n" {
		t.Errorf("kept is %q, %v", kept, err)
	}
	if n := len(h.requests.replies); n != 1 || h.requests.replies[0].Kind != game.Told {
		t.Errorf("%d replies", n)
	}
}

// TestSaveThatPanicsIsSetAside starts with a file that makes each start panic: it is kept in another file, with those that were tried
// before it, the player is told, and the game starts.
func TestSaveThatPanicsIsSetAside(t *testing.T) {
	for i, poison := range mayPanic {
		dir := t.TempDir()
		for _, name := range mayPanic {
			text := "fine " + name + "\n"
			if name == poison {
				text = "poison\n"
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p, _ := testPhone(t, dir)
		h := p.host
		h.options.New = func(b game.Boot) Game {
			for _, name := range mayPanic {
				if string(b.Files.Data[name]) == "poison\n" {
					panic("as asked")
				}
			}
			if len(b.Files.Data[game.SettingsFile]) == 0 {
				b.Store.Replace(game.SettingsFile, []byte("new"))
			}
			return &sleeper{store: b.Store}
		}
		enters := h.restarts()
		if h.game == nil || enters != maxFailed+i {
			t.Fatalf("with %s started after %d keys: %v", poison, enters, h.game != nil)
		}
		told := h.store.Replies(h.requests.replies, h.lang.Load())
		if len(told) != i+1 || !strings.Contains(told[i].Text, poison) {
			t.Errorf("with %s told is %+v", poison, told)
		}
		all := ""
		for _, name := range mayPanic {
			for _, end := range []string{"", ".bad", ".aside"} {
				data, _ := os.ReadFile(filepath.Join(dir, name+end))
				all += string(data)
			}
		}
		for _, name := range mayPanic {
			if name != poison && !strings.Contains(all, "fine "+name) {
				t.Errorf("with %s, %s is lost", poison, name)
			}
		}
		if !strings.Contains(all, "poison") {
			t.Errorf("%s is lost", poison)
		}
	}
}

// restarts starts the game, and again by a key as long as it panics, and returns the number of keys.
func (h *host) restarts() (keys int) {
	tick := func(f func()) {
		defer func() {
			if v := recover(); v != nil {
				h.crashed(v)
			}
		}()
		h.clock.ticks++
		f()
	}
	tick(h.begin)
	h.devices.in.Keys = []game.KeyEvent{{Key: "Enter", Down: true}}
	for h.crash != nil && keys < 10 {
		tick(func() { h.crash.update(h) })
		keys++
	}
	h.store.Flush()
	return keys
}

// TestPanicInPlayKeepsTheGame lets the game panic again and again, but not at its start.
func TestPanicInPlayKeepsTheGame(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, game.GameFile), []byte("game\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p, _ := testPhone(t, dir)
	h := p.host
	h.options.New = func(b game.Boot) Game { return &sleeper{store: b.Store} }
	h.begin()
	h.devices.in.Keys = []game.KeyEvent{{Key: "Enter", Down: true}}
	for range 5 {
		h.clock.ticks += 2 * tps
		h.crashed("as asked")
		h.crash.update(h)
	}
	if data, err := os.ReadFile(filepath.Join(dir, game.GameFile)); err != nil || string(data) != "game\n" {
		t.Errorf("the game is %q, %v", data, err)
	}
}

// TestCrashIsReported lets the game panic: the store has a report that can be read as a recording, with what the game tells.
func TestCrashIsReported(t *testing.T) {
	dir := t.TempDir()
	p, _ := testPhone(t, dir)
	h := p.host
	for _, g := range []Game{nil, &sleeper{}, &teller{}} {
		h.game = g
		h.crashed("as asked")
		h.store.Flush()
		data, err := os.ReadFile(filepath.Join(dir, game.CrashFile))
		if err != nil {
			t.Fatal(err)
		}
		from, err := game.ReadRecording(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if s := from.Start; s.Fault != "as asked" || !strings.Contains(s.Stack, "TestCrashIsReported") || s.System != runtime.GOOS+"/"+runtime.GOARCH {
			t.Errorf("the report begins with %+v", s)
		}
		if _, tells := g.(*teller); tells && from.Start.Game != "told" {
			t.Error("the game is not asked")
		}
	}
}

// TestFaultIsAnonymous lets the game panic with errors that quote what the player has typed and name folders: the report has none of that.
func TestFaultIsAnonymous(t *testing.T) {
	home, dir := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	p, _ := testPhone(t, dir)
	for fault, want := range map[string]string{
		fmt.Sprintf("parsing %q: invalid", `wendy "darling"`): `parsing "...": invalid`,
		"no such size: 'peter pan'":                           "no such size: '...'",
		"it isn't there":                                      "it isn't there",
		"open " + filepath.Join(dir, game.GameFile) + ": no":  "open " + filepath.Join("(data)", game.GameFile) + ": no",
		"open " + filepath.Join(home, "hook") + ": no":        "open " + filepath.Join("~", "hook") + ": no",
		"runtime error: index out of range [5] with length 3": "runtime error: index out of range [5] with length 3",
	} {
		from, err := game.ReadRecording(bytes.NewReader(p.host.report(fault)))
		if err != nil {
			t.Fatal(err)
		}
		if got := from.Start.Fault; got != want {
			t.Errorf("%s is reported as %s", fault, got)
		}
	}
}

// teller is a game that has something to report.
type teller struct{ sleeper }

func (t *teller) Report(fault game.Recorded) []byte {
	fault.Game = "told"
	return bare(fault)
}
