//go:build !js

package host

import (
	"bytes"
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
	enters := 0
	for h.crash != nil && enters < 10 {
		tick(func() { h.crash.update(h) })
		enters++
	}
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

// teller is a game that has something to report.
type teller struct{ sleeper }

func (t *teller) Report(fault game.Recorded) []byte {
	fault.Game = "told"
	return bare(fault)
}
