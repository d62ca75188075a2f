package web

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// TestAway leaves the page for another site, from which the browser may restore it from its back-forward cache, and
// continues the game in another tab.
func TestAway(t *testing.T) {
	t.Parallel()
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
	}))
	t.Cleanup(site.Close)
	first := newTab(t, serve(t, nil), desk, nil)
	first.excuse("foreign request: " + site.URL)
	g, moves := puzzleNear(t, "snake", 6)
	first.open(link(g))
	first.playByKeys(g, moves[:3])
	first.run(chromedp.Navigate(site.URL))
	second := newTab(t, first.server, desk, first)
	second.open("")
	second.until("the pause", `document.querySelector("#mirror [data-id=resume]")`)
	if s := second.log(); s.Game().ID() != g.ID() || s.STM() != 3 {
		t.Fatalf("the second tab has %s after %d moves", s.Game().ID(), s.STM())
	}
	second.press("resume", 0)
	rest := g
	for _, d := range moves[:3] {
		rest.Scramble = rest.Scramble.Step(d)
	}
	second.playByKeys(rest, moves[3:5])
	first.do("history.back()")
	first.until("the notice", `document.getElementById("said").textContent.includes("Nothing you play here")`)
	if s := second.log(); s.Game().ID() != g.ID() || s.STM() != 5 {
		t.Errorf("the first tab has come back, and kept are %s and %d moves", s.Game().ID(), s.STM())
	}
}

// fills is a script that makes a page's storage full while the page's variable full is true.
const fills = `window.full = sessionStorage.full === "yes";
const keep = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
	if (full && key.startsWith("wildfifteen/") && !key.endsWith("probe")) throw new DOMException("full", "QuotaExceededError");
	return keep.call(this, key, value);
};`

// TestFullSettings changes a setting while the storage is full, and then frees some.
func TestFullSettings(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(hear)
	b.before(fills)
	g, _ := puzzleNear(t, "snake", 6)
	other, moves := puzzleNear(t, "classic", 6)
	b.open(link(g))
	b.untilCells(g.Scramble)
	b.do("full = true")
	b.do("location.hash = " + quote(link(other)))
	b.untilCells(other.Scramble)
	b.untilTold("no room")
	b.do("full = false")
	b.playByKeys(other, moves[:1])
	b.do(`dispatchEvent(new Event("pagehide"))`)
	if text := b.kept("wildfifteen/file/")["wildfifteen/file/"+game.SettingsFile]; !strings.Contains(text, `"3x3.classic"`) {
		t.Errorf("kept is %s", text)
	}
}

// TestFullRewrite starts with a log that must be rewritten while the storage is full, and frees some later.
func TestFullRewrite(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "classic", 8)
	b.open(link(g))
	b.playByKeys(g, moves[:3])
	b.before(`if (!sessionStorage.full) { // an incomplete line
		localStorage["wildfifteen/game/0/0"] += "+99";
		sessionStorage.full = "yes";
	}`)
	b.before(fills)
	b.reload()
	b.do(`full = false; sessionStorage.full = "no"`)
	b.press("resume", 0)
	rest := g
	for _, d := range moves[:3] {
		rest.Scramble = rest.Scramble.Step(d)
	}
	b.playByKeys(rest, moves[3:6])
	b.reload()
	if s := b.log(); s.STM() != 6 {
		t.Errorf("%d moves are kept, want 6", s.STM())
	}
}

// TestSpareAgain makes one write of the spare copy fail.
func TestSpareAgain(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(`{
		const begin = IDBDatabase.prototype.transaction;
		let n = 0;
		IDBDatabase.prototype.transaction = function (table, mode) {
			const t = begin.call(this, table, mode);
			if (table === "spare" && mode === "readwrite" && ++n === 2) t.abort();
			return t;
		};
	}`)
	g, moves := puzzleNear(t, "classic", 6)
	b.open(link(g))
	b.playByKeys(g, moves[:4])
	b.until("the copy", copied)
}

// TestNoAnswer starts with a database that opens and then never responds.
func TestNoAnswer(t *testing.T) {
	t.Parallel()
	for _, method := range []string{"get", "getAllKeys"} {
		t.Run(method, func(t *testing.T) {
			b := newTab(t, serve(t, nil), desk, nil)
			b.before(hear)
			b.before(`const later = setTimeout;
			window.setTimeout = (f, ms, ...more) => later(f, ms > 5000 ? 100 : ms, ...more); // shorter than for players
			IDBObjectStore.prototype.` + method + ` = () => ({});`)
			g, moves := puzzleNear(t, "classic", 5)
			b.open(link(g))
			if method == "getAllKeys" {
				b.untilTold("doesn't answer")
			}
			b.playByKeys(g, moves[:2])
			if s := b.log(); s.STM() != 2 {
				t.Errorf("%d moves are kept", s.STM())
			}
			if method == "getAllKeys" {
				b.toldOnce("doesn't answer")
			}
		})
	}
}

// TestBrokenSave starts with a damaged save: the damaged lines are set aside, and the player is told. If the stamp is
// damaged too, the spare copy is used.
func TestBrokenSave(t *testing.T) { everywhere(t, brokenSave) }

func brokenSave(t *testing.T, open opener) {
	const junk = `localStorage["wildfifteen/game/0/0"] = "junk\u0000\nmore +++\n";
	localStorage["wildfifteen/file/settings.json"] = "{broken";`
	for _, c := range []struct {
		name, broken, told string
		moves              int
	}{
		{"save", junk, "Part of your saved game", 0},
		{"save and stamp", junk + `localStorage["wildfifteen/stamp"] = "nonsense";`, "", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, serve(t, nil), desk, nil)
			b.before(hear)
			g, moves := puzzleNear(t, "snake", 6)
			b.open(link(g))
			b.playByKeys(g, moves[:3])
			b.do(`dispatchEvent(new Event("pagehide"))`)
			b.until("the copy", copied)
			b.before("if (!sessionStorage.broken) { sessionStorage.broken = 1; " + c.broken + " }")
			b.open("")
			if c.told != "" {
				b.untilTold(c.told)
				if text := b.kept("wildfifteen/file/")["wildfifteen/file/game.log.bad"]; !strings.Contains(text, "more +++") {
					t.Errorf("kept aside is %q", text)
				}
			}
			if s := b.log(); s.STM() != c.moves {
				t.Errorf("%d moves are kept, want %d", s.STM(), c.moves)
			}
		})
	}
}

// TestClearedStorage clears the storage while a game is played that fills more than a piece of it.
func TestClearedStorage(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "snake", 8)
	log := "game 1 2026-11-21T09:50:00Z " + g.ID() + "\n+0 " + moves[0].String() + " k\n" + strings.Repeat("+1 undo\n+1 redo\n", 200)
	b.before(`if (!sessionStorage.begun) {
		localStorage["wildfifteen/game/0/0"] = ` + strings.ReplaceAll(quote(log), "\n", `\n`) + `;
		sessionStorage.begun = "yes";
	}`)
	b.open("")
	b.press("resume", 0)
	g.Scramble = g.Scramble.Step(moves[0])
	b.playByKeys(g, moves[1:4])
	b.do("localStorage.clear()")
	for _, d := range moves[1:4] {
		g.Scramble = g.Scramble.Step(d)
	}
	b.playByKeys(g, moves[4:6])
	b.reload()
	if s := b.log(); s.STM() != 6 || s.Undos() != 200 {
		t.Errorf("%d moves and %d undos are kept, want 6 and 200", s.STM(), s.Undos())
	}
}

// TestMissingPiece starts with a save that lacks its first piece, or one in the middle: the spare copy has it. Without the
// copy, what follows the gap is kept aside, and the player is told.
func TestMissingPiece(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, piece, more, told string }{
		{"the first", "/0", "", ""},
		{"one in the middle", "/1", "", ""},
		{"no copy", "/1", `indexedDB.deleteDatabase("wildfifteen");`, "Part of your saved game"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTab(t, serve(t, nil), desk, nil)
			b.before(hear)
			g, moves := puzzleNear(t, "snake", 8)
			log := "game 1 2026-11-21T09:50:00Z " + g.ID() + "\n+0 " + moves[0].String() + " k\n" + strings.Repeat("+1 undo\n+1 redo\n", 600)
			log = string(session.Load([]byte(log)).Log.Compact())
			script := "if (!sessionStorage.begun) { sessionStorage.begun = 1;\n"
			for i := 0; log != ""; i++ {
				n := 1 + strings.IndexByte(log[min(4096, len(log)-1):], '\n') + min(4096, len(log)-1)
				script += fmt.Sprintf("localStorage['wildfifteen/game/0/%d'] = %s;\n", i, strings.ReplaceAll(quote(log[:n]), "\n", `\n`))
				log = log[n:]
			}
			b.before(script + "}")
			b.open("")
			b.press("resume", 0)
			g.Scramble = g.Scramble.Step(moves[0])
			b.playByKeys(g, moves[1:3])
			b.until("the copy", copied)
			b.before(`if (sessionStorage.begun && !sessionStorage.lost) {
				sessionStorage.lost = "yes";
				localStorage.removeItem("wildfifteen/game/" + (localStorage["wildfifteen/game"] ?? "0") + "` + c.piece + `");
				` + c.more + `
			}`)
			b.open("")
			if c.told != "" {
				b.untilTold(c.told)
				return
			}
			if s := b.log(); s.STM() != 3 || s.Undos() != 600 {
				t.Errorf("%d moves and %d undos are kept, want 3 and 600", s.STM(), s.Undos())
			}
		})
	}
}
