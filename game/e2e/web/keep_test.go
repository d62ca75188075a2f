package web

import (
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// log replays the running game from the page's storage.
func (b *tab) log() *session.Session {
	b.t.Helper()
	all := b.kept("wildfifteen/game")
	series := all["wildfifteen/game"]
	if series == "" {
		series = "0"
	}
	var text strings.Builder
	for i := 0; ; i++ {
		piece, ok := all["wildfifteen/game/"+series+"/"+strconv.Itoa(i)]
		if !ok {
			break
		}
		text.WriteString(piece)
	}
	loaded := session.Load([]byte(text.String()))
	if loaded.BadLines > 0 || loaded.Log.Current() == nil {
		b.t.Fatalf("the running game is not whole: %v in %q", loaded.Problems, text.String())
	}
	return loaded.Log.Current()
}

// copied is an expression that is true once the spare copy in the database equals the local storage.
const copied = `new Promise(yes => {
	const open = indexedDB.open("wildfifteen", 2);
	open.onerror = () => yes(false);
	open.onsuccess = () => {
		const items = open.result.transaction("spare").objectStore("spare");
		const keys = items.getAllKeys(), texts = items.getAll();
		texts.onsuccess = () => {
			open.result.close();
			const ours = Object.keys(localStorage).filter(k => k.startsWith("wildfifteen/"));
			const there = new Map(keys.result.map((k, i) => [k, texts.result[i]]));
			yes(ours.length > 2 && ours.length === there.size && ours.every(k => there.get(k) === localStorage[k]));
		};
	};
})`

func TestReloadInTheMiddle(t *testing.T) { everywhere(t, reloadInTheMiddle) }

func reloadInTheMiddle(t *testing.T, open opener) {
	b := open(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "snake", 8)
	half := len(moves) / 2
	b.open(link(g))
	b.playByKeys(g, moves[:half])
	at := g.Scramble
	for _, d := range moves[:half] {
		at = at.Step(d)
	}
	if s := b.log(); s.Board() != at || s.STM() != half {
		t.Fatalf("kept %v after %d moves, want %v after %d", s.Board(), s.STM(), at, half)
	}
	b.until("the copy", copied)
	b.reload()
	b.until("the copy", copied)
	b.until("the pause", `document.querySelector("#mirror [data-id=resume]")`)
	if names := b.names("cell"); strings.ContainsAny(strings.Join(names, ""), "12345678") {
		t.Errorf("the paused board shows itself to the mirror: %q", names)
	}
	b.press("resume", 0)
	b.untilCells(at)
	rest := puzzle.Game{Config: g.Config, Goal: g.Goal, Scramble: at}
	b.playByKeys(rest, moves[half:])
	if s := b.solves(1)[0]; s.ID != g.ID() || s.STM != len(moves) {
		t.Errorf("kept %s with %d moves, played %s with %d", s.ID, s.STM, g.ID(), len(moves))
	}
}

// TestGoesAway hides the page during a game: everything must be saved before the handler of the browser's event returns.
func TestGoesAway(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "snake", 6)
	b.open(link(g))
	b.playByKeys(g, moves[:2])
	kept := eval[string](b, `(() => {
		dispatchEvent(new Event("pagehide"));
		return Object.keys(localStorage).filter(k => k.startsWith("wildfifteen/game/")).map(k => localStorage[k]).join("");
	})()`)
	lines := strings.Split(strings.TrimSpace(kept), "\n")
	if !strings.Contains(lines[len(lines)-1], " pause ~") {
		t.Errorf("the last line is %q", lines[len(lines)-1])
	}
	if s := b.log(); s.STM() != 2 || !s.Paused() {
		t.Errorf("kept: %d moves, paused %v", s.STM(), s.Paused())
	}
}

func TestTwoTabs(t *testing.T) { everywhere(t, twoTabs) }

func twoTabs(t *testing.T, open opener) {
	s := serve(t, nil)
	first := open(t, s, desk, nil)
	one, moves := puzzleNear(t, "classic", 6)
	first.openGame(one)
	second := open(t, s, desk, first)
	other, otherMoves := puzzleNear(t, "snake", 7)
	second.open(link(other))
	second.until("the notice", `document.getElementById("said").textContent.includes("Nothing you play here")`)
	second.playByKeys(other, otherMoves)
	second.solves(1)
	if id := first.log().Game().ID(); id != one.ID() {
		t.Errorf("the second page has written the running game: %s", id)
	}
	// The first page was in the background. Its game is not paused, because it was not started.
	first.playByKeys(one, moves)
	first.until("the copy with what the second page changed", copied)
	again, againMoves := puzzleNear(t, "spiral", 6)
	second.do("location.hash = " + quote(link(again)))
	second.playByKeys(again, againMoves[:2])
	first.must(first.driver.navigate("about:blank"))
	second.until("the notice", `document.getElementById("said").textContent.includes("this game is saved")`)
	if s := second.log(); s.Game().ID() != again.ID() || s.STM() != 2 {
		t.Errorf("once the first page has gone, the second one keeps %s after %d moves", s.Game().ID(), s.STM())
	}
	second.reload()
	if s := second.log(); s.Game().ID() != again.ID() || s.STM() != 2 {
		t.Errorf("after a reload the second page keeps %s after %d moves", s.Game().ID(), s.STM())
	}
	second.until("the copy", copied)
	ids := map[string]bool{}
	for _, s := range second.solves(2) {
		ids[s.ID] = true
	}
	if !ids[one.ID()] || !ids[other.ID()] {
		t.Errorf("solves kept: %v", ids)
	}
}

// hear makes the page record all announcements.
const hear = `window.heard = [];
addEventListener("DOMContentLoaded", () => {
	const said = document.getElementById("said");
	new MutationObserver(() => heard.push(said.textContent)).observe(said, {childList: true, characterData: true, subtree: true});
});`

// untilTold waits for an announcement that contains a text. A test must wait before it causes the next announcement,
// which would replace one that is still pending for half a second.
func (b *tab) untilTold(text string) {
	b.t.Helper()
	b.wait("the sentence "+text, "heard.some(t => t.includes("+quote(text)+"))", `heard.join(" | ")`)
}

// toldOnce fails the test unless exactly one of the recorded announcements contains a text.
func (b *tab) toldOnce(text string) {
	b.t.Helper()
	heard, told := eval[[]string](b, "heard"), 0
	for _, sentence := range heard {
		if strings.Contains(sentence, text) {
			told++
		}
	}
	if told != 1 {
		b.t.Errorf("%d times it is said %q: %q", told, text, heard)
	}
}

// TestNothingKept plays in a browser that forbids every kind of storage.
func TestNothingKept(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(hear)
	b.before(`for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
		Object.defineProperty(window, name, {get() { throw new DOMException("forbidden", "SecurityError") }});
	}
	Object.defineProperty(navigator, "locks", {value: {request() { throw new DOMException("forbidden", "SecurityError") }}});
	Object.defineProperty(navigator, "serviceWorker", {value: undefined});`)
	g, moves := puzzleNear(t, "classic", 5)
	b.open(link(g))
	b.untilTold("keeps nothing")
	b.playByKeys(g, moves)
	b.untilTold("Solved!")
	b.toldOnce("keeps nothing")
}

// TestRecordsNotRead plays with a database that saves records but cannot read them. The player is told that once, and not
// that nothing can be saved. A page that starts on the result of a game whose record it cannot see does not record it again.
func TestRecordsNotRead(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(hear)
	b.before(`IDBObjectStore.prototype.getAllKeys = () => { throw new DOMException("damaged", "UnknownError") };`)
	g, moves := puzzleNear(t, "classic", 5)
	b.open(link(g))
	b.untilTold("records couldn't be read")
	b.playByKeys(g, moves)
	b.solves(1)
	b.toldOnce("records couldn't be read")
	for _, text := range eval[[]string](b, "heard") {
		if strings.Contains(text, "be saved") {
			t.Errorf("it is said %q", text)
		}
	}
	b.open("")
	b.untilTold("records couldn't be read")
	for range 2 {
		b.solves(1)
		time.Sleep(time.Second) // for a second record to come
	}
}

// TestFullStorage fills the storage during a game and then frees some.
func TestFullStorage(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(hear)
	b.before(`window.full = false;
	const keep = Storage.prototype.setItem;
	Storage.prototype.setItem = function (key, value) {
		if (full) throw new DOMException("full", "QuotaExceededError");
		return keep.call(this, key, value);
	};`)
	g, moves := puzzleNear(t, "classic", 8)
	b.open(link(g))
	board := g.Scramble
	b.untilCells(board)
	for i, d := range moves {
		switch i {
		case 2:
			b.do("full = true")
		case 6:
			b.do("full = false")
		}
		b.key(arrowKeys[d])
		board = board.Step(d)
		b.untilCells(board)
		want := i + 1
		if i >= 2 && i < 6 {
			want = 2
		}
		if i == 2 { // the next move's announcement would replace it
			b.untilTold("no room")
		}
		if have := b.log().STM(); have != want {
			t.Errorf("after move %d, %d are kept, want %d", i+1, have, want)
		}
	}
	b.solves(1)
	if s := b.log(); !s.Solved() || s.STM() != len(moves) {
		t.Errorf("kept after the end: %d moves of %d", s.STM(), len(moves))
	}
	b.toldOnce("no room")
}

// varying answers as hosts do that choose between forms of a file. A browser's cache refuses to keep such answers.
type varying struct{ http.ResponseWriter }

func (v varying) Write(data []byte) (int, error) {
	v.Header().Set("Vary", "*")
	return v.ResponseWriter.Write(data)
}

func TestOffline(t *testing.T) { everywhere(t, offline) }

func offline(t *testing.T, open opener) {
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/worker.js" { // Firefox itself would not keep it
				w = varying{w}
			}
			h.ServeHTTP(w, r)
		})
	})
	b := open(t, s, desk, nil)
	b.open("")
	b.until("the service worker", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	s.mu.Lock()
	s.down = true
	programs := 0
	for _, p := range s.asked {
		if strings.Contains(p, ".wasm") {
			programs++
		}
	}
	s.mu.Unlock()
	if programs != 1 {
		t.Errorf("the program was asked for %d times", programs)
	}
	g, moves := puzzleNear(t, "spiral", 4)
	b.excuse("/icon-192.png") // the browser fetches the tab's icon without the service worker
	b.excuse("/files.json")   // the service worker checks for a newer version
	b.open(link(g))
	b.reload()
	b.untilCells(g.Scramble)
	b.until("the icon", `fetch("icon-192.png").then(r => r.blob()).then(createImageBitmap).then(picture => picture.width === 192)`)
	b.playByKeys(g, moves)
	b.solves(1)
}

// TestSettingsAreKept checks that the stored files are what the game wrote.
func TestSettingsAreKept(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, _ := puzzleNear(t, "snake", 4)
	b.open(link(g))
	b.until("the settings", `localStorage.getItem("wildfifteen/file/`+game.SettingsFile+`")`)
	set, problems := session.LoadSettings([]byte(b.kept("wildfifteen/file/")["wildfifteen/file/"+game.SettingsFile]))
	if len(problems) > 0 || set.Config != "3x3.snake" {
		t.Errorf("kept %q, with problems %v", set.Config, problems)
	}
}
