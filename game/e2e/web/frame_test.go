package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// probe is a script added to the page in the frame: it sends the announcements and the board to the page around the frame
// and clicks cells on its request. The two pages have no other way to communicate.
const probe = `addEventListener("DOMContentLoaded", () => {
	const said = document.getElementById("said"), mirror = document.getElementById("mirror");
	let last = "";
	new MutationObserver(() => parent.postMessage({said: said.textContent}, "*")).observe(said, {childList: true, characterData: true, subtree: true});
	setInterval(() => {
		const cells = [...mirror.querySelectorAll("[data-id=cell]")].map(e => parseInt(e.ariaLabel) || 0).join();
		if (cells !== last) parent.postMessage({cells: last = cells}, "*");
	}, 20);
	addEventListener("error", (e) => parent.postMessage({said: String(e.message)}, "*"));
	const trouble = document.getElementById("trouble");
	new MutationObserver(() => parent.postMessage({said: trouble.innerText}, "*")).observe(trouble, {attributes: true});
	let kept = "";
	try { localStorage.length; kept = "the storage is open" } catch {}
	parent.postMessage({kept}, "*");
	addEventListener("message", (e) => mirror.querySelectorAll("[data-id=cell]")[e.data].click());
});`

// TestSandboxedFrame plays in a sandboxed frame, which has an opaque origin and therefore no storage.
func TestSandboxedFrame(t *testing.T) {
	t.Parallel()
	g, moves := puzzleNear(t, "classic", 5)
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch r.URL.Path {
			case "/around":
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				fmt.Fprintf(w, `<!doctype html><link rel="icon" href="icon-192.png"><script>window.heard = []; window.cells = ""; window.kept = null;
				addEventListener("message", (e) => {
					if ("said" in e.data) heard.push(e.data.said);
					if ("cells" in e.data) window.cells = e.data.cells;
					if ("kept" in e.data) window.kept = e.data.kept;
				})</script><iframe id="game" sandbox="allow-scripts" width="800" height="560" src="/%s"></iframe>`, link(g))
			case "/probe.js":
				w.Header().Set("Content-Type", "text/javascript")
				fmt.Fprint(w, probe)
			case "/":
				h.ServeHTTP(withProbe{w}, plain(r))
			default:
				h.ServeHTTP(w, r)
			}
		})
	})
	b := newTab(t, s, desk, nil)
	b.load("around")
	shows := func(board puzzle.Board) {
		t.Helper()
		b.wait("the board "+board.String(), `cells === "`+cells(board)+`"`, `cells + " | " + heard.join(" | ")`)
	}
	shows(g.Scramble)
	if kept := eval[string](b, "kept"); kept != "" {
		t.Fatalf("the frame is no sandbox: %s", kept)
	}
	b.untilTold("keeps nothing")
	board := g.Scramble
	for _, d := range moves {
		b.do(fmt.Sprintf(`document.getElementById("game").contentWindow.postMessage(%d, "*")`, tileFor(board, d)))
		board = board.Step(d)
		shows(board)
	}
	b.wait("the solved game's announcement", `heard.some(t => t.includes("5 moves"))`, `heard.join(" | ")`)
	b.toldOnce("keeps nothing")
}

// TestFrameKeys plays in a frame with the mouse and then with keys, beside a text field that had the keyboard focus.
func TestFrameKeys(t *testing.T) {
	t.Parallel()
	g, moves := puzzleNear(t, "classic", 5)
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/around" {
				h.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, `<!doctype html><link rel="icon" href="icon-192.png"><body style="margin: 0"><iframe id="game" width="800" height="560" style="border: 0; display: block" src="/%s"></iframe><input id="field">`, link(g))
		})
	})
	b := newTab(t, s, desk, nil)
	b.load("around")
	const inside = `document.getElementById("game").contentDocument`
	shows := func(board puzzle.Board) {
		t.Helper()
		b.wait("the board "+board.String(), `[...`+inside+`.querySelectorAll("#mirror [data-id=cell]")].map(e => parseInt(e.ariaLabel) || 0).join() === "`+cells(board)+`"`, inside+".body.innerText")
	}
	shows(g.Scramble)
	b.until("the first picture", `document.getElementById("game").contentWindow.performance.getEntriesByName("wildfifteen-ready").length > 0`)
	b.do(`document.getElementById("field").focus()`)
	at := eval[[]float64](b, `(() => {
		const r = `+inside+`.querySelectorAll("#mirror [data-id=cell]")[`+fmt.Sprint(tileFor(g.Scramble, moves[0]))+`].getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2];
	})()`)
	b.click(at[0], at[1])
	board := g.Scramble.Step(moves[0])
	shows(board)
	for _, d := range moves[1:] {
		b.key(arrowKeys[d])
		board = board.Step(d)
		shows(board)
	}
}

// plain returns a copy of a request that accepts no compression.
func plain(r *http.Request) *http.Request {
	r = r.Clone(r.Context())
	r.Header.Del("Accept-Encoding")
	return r
}

// withProbe adds the probe to a page.
type withProbe struct{ http.ResponseWriter }

func (w withProbe) Write(page []byte) (int, error) {
	w.Header().Del("Content-Length")
	_, err := fmt.Fprint(w.ResponseWriter, strings.Replace(string(page), "</head>", `<script src="probe.js"></script></head>`, 1))
	return len(page), err
}
