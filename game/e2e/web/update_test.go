package web

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
)

// TestUpdate has the host get another version while a player has this one: it comes whole, at a start, and the
// old one goes.
func TestUpdate(t *testing.T) {
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	hash := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return hex.EncodeToString(sum[:])
	}
	index, worker := read("index.html"), read("worker.js")
	cache := regexp.MustCompile(`wildfifteen-[0-9a-f]{16}`).FindString(worker)
	next := "wildfifteen-0123456789abcdef"
	page := strings.ReplaceAll(strings.Replace(index, `"version":"test"`, `"version":"next"`, 1), cache, next)
	mixed := strings.ReplaceAll(worker, cache, next)
	whole := strings.ReplaceAll(mixed, hash(index), hash(page))
	if page == index || whole == mixed {
		t.Fatal("the test knows the page's form no more")
	}
	const old, halfway, renewed = 0, 1, 2
	var host atomic.Int32
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			state := host.Load()
			send := func(kind, text string) {
				w.Header().Set("Content-Type", kind)
				w.Header().Set("Cache-Control", "no-cache")
				_, _ = w.Write([]byte(text))
			}
			switch {
			case state != old && r.URL.Path == "/worker.js":
				send("text/javascript", whole)
			case state == renewed && r.URL.Path == "/":
				send("text/html", page)
			default:
				h.ServeHTTP(w, r)
			}
		})
	})
	b := newTab(t, s, desk, nil)
	b.excuse("is of another version")
	version := func() string {
		return eval[string](b, `JSON.parse(document.getElementById("data").textContent).version`)
	}
	b.open("")
	b.until("the first version to be kept", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	host.Store(halfway) // the worker is new, the page not yet: nothing may be installed
	b.reload()
	b.until("the failed update", `navigator.serviceWorker.getRegistration().then(async r => {
		try { await r.update() } catch {}
		while (r.installing) await new Promise(done => r.installing.addEventListener("statechange", done, {once: true}));
		return !r.waiting;
	})`)
	if v := version(); v != "test" {
		t.Fatalf("version %s on a host halfway", v)
	}
	host.Store(renewed)
	b.reload()
	if v := version(); v != "test" {
		t.Fatalf("version %s before it was kept whole", v)
	}
	b.until("the second version to be kept", `navigator.serviceWorker.getRegistration().then(r => !!r.waiting)`)
	for range 5 { // a page that is being left counts for a moment
		b.load("?again")
		if b.ready(); version() == "next" {
			break
		}
	}
	if v := version(); v != "next" {
		t.Fatalf("version %s", v)
	}
	b.until("the old one to be gone", `caches.keys().then(k => k.join() === "`+next+`")`)
}
