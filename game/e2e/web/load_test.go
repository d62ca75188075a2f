package web

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/tools/web/site"
)

// The largest compressed sizes of the program.
const (
	mostBrotli = 4_280_000
	mostGzip   = 5_165_000
)

// TestSize checks the compressed sizes of the program. The published page is compressed better than the one tested here.
func TestSize(t *testing.T) {
	t.Logf("%d bytes, %d gzip, %d brotli", sizes.Plain, sizes.Gzip, sizes.Brotli)
	if sizes.Brotli > mostBrotli || sizes.Gzip > mostGzip {
		t.Errorf("the program is too large: %d bytes brotli of %d, %d gzip of %d", sizes.Brotli, mostBrotli, sizes.Gzip, mostGzip)
	}
}

// TestNoMeter checks that the program for players does not contain the code that measures it in tests.
func TestNoMeter(t *testing.T) {
	has := func(folder string) bool { return bytes.Contains(programIn(t, folder), []byte("wildfifteenMeter")) }
	measured, err := buildMeasured()
	if err != nil {
		t.Fatal(err)
	}
	if has(folder) || !has(measured) {
		t.Errorf("the program measures itself: %v, that of the tests: %v", has(folder), has(measured))
	}
}

// programIn returns the page's program in a folder.
func programIn(t *testing.T, folder string) []byte {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.wasm"))
	if err != nil || len(names) != 1 {
		t.Fatalf("programs %q, %v", names, err)
	}
	program, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// slowly sends a response in small parts.
type slowly struct{ http.ResponseWriter }

func (w slowly) Write(data []byte) (n int, err error) {
	for part := range 20 {
		end := len(data) * (part + 1) / 20
		m, err := w.ResponseWriter.Write(data[n:end])
		n += m
		if err != nil {
			return n, err
		}
		w.ResponseWriter.(http.Flusher).Flush()
		time.Sleep(30 * time.Millisecond)
	}
	return n, nil
}

func TestProgress(t *testing.T) {
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".wasm") {
				w = slowly{w}
			}
			h.ServeHTTP(w, r)
		})
	})
	s.ownBrowser()
	b := newTab(t, s, desk, nil)
	b.before(`window.seen = [];
	addEventListener("DOMContentLoaded", () => {
		const p = document.getElementById("progress");
		new MutationObserver(() => seen.push(p.value)).observe(p, {attributes: true});
	});`)
	b.open("")
	seen := eval[[]float64](b, "seen")
	if len(seen) < 5 || seen[len(seen)-1] != 1 {
		t.Fatalf("progress seen: %v", seen)
	}
	for i := 1; i < len(seen); i++ {
		if seen[i] < seen[i-1] {
			t.Errorf("progress goes back: %v", seen)
		}
	}
	if !eval[bool](b, `getComputedStyle(document.getElementById("loading")).display === "none"`) {
		t.Error("the progress stays in sight")
	}
	if left := eval[string](b, `document.getElementById("fill").getAttribute("stroke-dashoffset")`); left != "0" {
		t.Errorf("the ribbon lacks %s of 100 at the end", left)
	}
	first := eval[float64](b, `performance.getEntriesByName("wildfifteen-ready")[0].startTime`)
	b.until("the program to be kept", `caches.keys().then(async names => {
		for (const n of names) for (const r of await (await caches.open(n)).keys()) if (r.url.endsWith(".wasm")) return true;
	})`)
	b.reload()
	again := eval[float64](b, `performance.getEntriesByName("wildfifteen-ready")[0].startTime`)
	t.Logf("FIRST PICTURE after %.0f ms of a slow network, after %.0f ms of a cached load (aim: 1500 ms on 2 idle cores)", first, again)
}

// stalling sends the first half of a response, and the rest when it is released.
type stalling struct {
	http.ResponseWriter
	rest <-chan struct{}
}

func (w stalling) Write(data []byte) (int, error) {
	half := len(data) / 2
	n, err := w.ResponseWriter.Write(data[:half])
	if err != nil {
		return n, err
	}
	w.ResponseWriter.(http.Flusher).Flush()
	<-w.rest
	m, err := w.ResponseWriter.Write(data[half:])
	return n + m, err
}

func TestStalled(t *testing.T) {
	t.Parallel()
	rest := make(chan struct{})
	release := sync.OnceFunc(func() { close(rest) })
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".wasm") {
				w = stalling{w, rest}
			}
			h.ServeHTTP(w, r)
		})
	})
	t.Cleanup(release) // otherwise the server waits for ever
	b := newTab(t, s, desk, nil)
	b.before(`const later = setTimeout;
	window.setTimeout = (f, ms, ...more) => later(f, ms === 15000 ? 200 : ms, ...more); // shorter than for players`)
	b.load("")
	b.until("the message", `document.getElementById("state").textContent.includes("Waiting for the network")`)
	release()
	b.ready()
}

// TestPlainHost serves the files without compression, as simple hosts do, and .gz files with a Content-Encoding, as others
// do.
func TestPlainHost(t *testing.T) {
	t.Parallel()
	for _, encoding := range []string{"", "gzip"} {
		t.Run("gz as "+encoding, func(t *testing.T) {
			s := serve(t, func(h http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					r.Header.Del("Accept-Encoding")
					if strings.HasSuffix(r.URL.Path, ".gz") && encoding != "" {
						w.Header().Set("Content-Encoding", encoding)
					}
					h.ServeHTTP(w, r)
				})
			})
			b := newTab(t, s, desk, nil)
			b.open("")
			s.mu.Lock()
			defer s.mu.Unlock()
			found := false
			for _, p := range s.asked {
				found = found || strings.HasSuffix(p, ".wasm.gz")
			}
			if !found {
				t.Errorf("the compressed program was not asked for: %v", s.asked)
			}
		})
	}
}

func TestHeaders(t *testing.T) {
	s := serve(t, nil)
	a, page := s.read(t, "/", "br, gzip")
	if a.Header.Get("Content-Encoding") != "br" || a.Header.Get("Cache-Control") != "no-cache" {
		t.Errorf("the page comes with %v", a.Header)
	}
	a, plain := s.read(t, "/", "gzip;q=0")
	if a.Header.Get("Content-Encoding") != "" || len(plain) <= len(page) {
		t.Errorf("%d bytes compressed, %d plain: %v", len(page), len(plain), a.Header)
	}
	if a.Header.Get("Content-Security-Policy") != site.Policy || !strings.Contains(string(plain), site.Policy) {
		t.Error("the page has no policy")
	}
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
		"Cross-Origin-Opener-Policy": "same-origin", "Content-Security-Policy": "frame-ancestors 'self'"} {
		if got := a.Header.Values(name); !slices.Contains(got, want) {
			t.Errorf("%s is %q", name, got)
		}
		if !strings.Contains(string(readme), "`"+name+": "+want+"`") {
			t.Errorf("README.md does not tell hosts to send %s: %s", name, want)
		}
	}
	for _, rule := range []string{"default-src 'none'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'"} {
		if !strings.Contains(site.Policy, rule) {
			t.Errorf("the policy lacks %s", rule)
		}
	}
	if strings.Contains(site.Policy, "unsafe-inline") || strings.Contains(site.Policy, "'unsafe-eval'") || strings.Contains(site.Policy, "*") {
		t.Errorf("the policy is weak: %s", site.Policy)
	}
	i := strings.Index(string(plain), "wildfifteen.")
	name := string(plain[i : i+len("wildfifteen.123456789012.wasm")])
	a, data := s.read(t, "/"+name, "gzip, deflate, br")
	if a.Header.Get("Content-Type") != "application/wasm" || !strings.Contains(a.Header.Get("Cache-Control"), "immutable") || len(data) != sizes.Brotli {
		t.Errorf("%s: %d bytes, %v", name, len(data), a.Header)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(folder), "secret"), []byte("beside the page's folder"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/../secret", "/%2e%2e/secret", "/nothing"} {
		if a, _ := s.read(t, path, ""); a.StatusCode == http.StatusOK {
			t.Errorf("%s is served", path)
		}
	}
}

// TestMissingFiles loads the page with one of its small files missing.
func TestMissingFiles(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"wasm_exec", "mirror", "style", "page"} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, func(h http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					if strings.HasPrefix(r.URL.Path, "/"+name) {
						panic(http.ErrAbortHandler)
					}
					h.ServeHTTP(w, r)
				})
			})
			b := newTab(t, s, desk, nil)
			b.excuse("ERR_")
			b.load("")
			if name != "page" {
				b.until("the message", `document.getElementById("what").textContent === "The game couldn't be loaded"`)
				return
			}
			b.do(`document.getElementById("late").getAnimations()[0].finish()`) // without waiting as long as players do
			if v := eval[string](b, `getComputedStyle(document.getElementById("late")).visibility`); v != "visible" {
				t.Errorf("the line for a page without a script is %s", v)
			}
		})
	}
}

// TestCannotRun simulates browsers that cannot run the game.
func TestCannotRun(t *testing.T) {
	t.Parallel()
	const blind = "HTMLCanvasElement.prototype.getContext = () => null"
	for _, c := range []struct{ name, script, want string }{
		{"no WebAssembly", "delete window.WebAssembly", "WebAssembly"},
		{"no WebGL", blind, assets.Load("en").T("web.no_webgl")},
		{"no WebGL, in German", speaking + blind, assets.Load("de").T("web.no_webgl")},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newTab(t, serve(t, nil), desk, nil)
			b.before(c.script)
			b.load("")
			b.until("the message", `!document.getElementById("trouble").hidden`)
			if text := eval[string](b, `document.getElementById("trouble").innerText`); !strings.Contains(text, c.want) {
				t.Errorf("the page says %q", text)
			}
		})
	}
}

// TestBadAnswers replaces the program by something else. The page reports that and does not keep it: once the network
// works, the program loads.
func TestBadAnswers(t *testing.T) {
	t.Parallel()
	const page = "<!doctype html><title>Sign in</title>"
	packed := func(text string) []byte {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		_, err := io.WriteString(w, text)
		if err = errors.Join(err, w.Close()); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	for _, c := range []struct {
		name, says string
		answer     func(w http.ResponseWriter, r *http.Request)
	}{
		{"none", "online?", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }},
		{"an error", "online?", func(w http.ResponseWriter, _ *http.Request) { http.Error(w, page, http.StatusBadGateway) }},
		{"a page", "isn't the game", func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".gz") {
				http.NotFound(w, r)
				return
			}
			_, _ = io.WriteString(w, page)
		}},
		{"a compressed page", "isn't the game", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write(packed(page))
		}},
		{"half a program", "isn't the game", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write(packed("\x00asm\x01\x00\x00\x00\x01"))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var bad atomic.Bool
			bad.Store(true)
			s := serve(t, func(h http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					if bad.Load() && strings.Contains(r.URL.Path, ".wasm") {
						c.answer(w, r)
						return
					}
					h.ServeHTTP(w, r)
				})
			})
			b := newTab(t, s, desk, nil)
			b.excuse("Failed to load resource")
			b.load("")
			b.until("the message", `!document.getElementById("trouble").hidden`)
			if why := eval[string](b, `document.getElementById("why").textContent`); !strings.Contains(why, c.says) {
				t.Errorf("the page says %q", why)
			}
			bad.Store(false)
			b.reload()
		})
	}
}

// TestCrash simulates a crash of the program and saves the report.
func TestCrash(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.excuse("exit code")
	g, _ := puzzleNear(t, "snake", 4)
	b.openGame(g)
	b.do(`window.saved = null; URL.createObjectURL = (blob) => { window.saved = blob; return "blob:none" }; HTMLAnchorElement.prototype.click = () => {};
		wildfifteen.crashed("panic: made up")`)
	b.until("the message", `!document.getElementById("trouble").hidden && document.activeElement.id === "again"`)
	b.do(`document.getElementById("save").click()`)
	text := eval[string](b, "saved.text()")
	for _, part := range []string{"panic: made up", "3x3.snake", "wildfifteen/game/"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in the report %q", part, text)
		}
	}
	b.key("\r")
	b.until("the game anew", `document.getElementById("trouble").hidden && performance.getEntriesByName("wildfifteen-ready").length > 0`)
	b.untilCells(g.Scramble)
}
