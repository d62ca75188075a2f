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
	"time"

	"github.com/chromedp/chromedp"
)

// TestUpdate updates the host while a player uses the old version: the new one replaces it as a whole, at a start of the
// page, and the old one is deleted.
func TestUpdate(t *testing.T) {
	t.Parallel()
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
	index, list := read("index.html"), read("files.json")
	cache := regexp.MustCompile(`wildfifteen-[0-9a-f]{16}`).FindString(list)
	next := "wildfifteen-0123456789abcdef"
	page := strings.ReplaceAll(strings.Replace(index, `"version":"test"`, `"version":"next"`, 1), cache, next)
	mixed := strings.ReplaceAll(list, cache, next)
	whole := strings.ReplaceAll(mixed, hash(index), hash(page))
	if page == index || mixed == list || whole == mixed {
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
			case state != old && r.URL.Path == "/files.json":
				send("application/json", whole)
			case state == renewed && r.URL.Path == "/":
				send("text/html", page)
			default:
				h.ServeHTTP(w, r)
			}
		})
	})
	b := newTab(t, s, desk, nil)
	version := func() string {
		return eval[string](b, `JSON.parse(document.getElementById("data").textContent).version`)
	}
	// leave makes the page navigate and waits until another page is there. The library's own functions wait for the first
	// page that loads, which may reload at once.
	leave := func(step string) {
		t.Helper()
		b.do("window.left = true; setTimeout(() => " + step + ")")
		b.until("another page", `!window.left && performance.getEntriesByName("wildfifteen-ready").length > 0`)
	}
	b.open("")
	if texts := eval[string](b, `wildfifteen.fetchTexts("de")`); !strings.Contains(texts, "settings.theme") {
		t.Fatalf("the texts of German are %.100q", texts)
	}
	b.until("the first version to be kept", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	const waits = `caches.open("wildfifteen /").then(c => c.match("next")).then(r => r?.text() ?? "")`
	asked := func() (n int) { // number of requests for the page, which only the service worker makes once it is installed
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, path := range s.asked {
			if path == "/" {
				n++
			}
		}
		return n
	}
	host.Store(halfway) // the list is new, the page is not: nothing may be cached as the next version
	for range 2 {
		before := asked()
		leave("location.reload()")
		for end := time.Now().Add(patience); asked() == before; time.Sleep(20 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("the worker does not look for a newer version")
			}
		}
		if v := version(); v != "test" {
			t.Fatalf("version %s on a host halfway", v)
		}
	}
	host.Store(renewed)
	leave("location.reload()")
	if v := version(); v != "test" {
		t.Fatalf("version %s before it was kept whole", v)
	}
	b.until("the second version to be kept", waits+`.then(v => v === "`+next+`")`)
	b.do(`caches.open("wildfifteen-0 /elsewhere/")`) // the cache of another page of ours on the same host
	other := newTab(t, s, desk, b)
	other.open("") // both tabs use the old version, even after a reload
	leave("location.reload()")
	if v := version(); v != "test" {
		t.Fatalf("version %s beside a page of the old one", v)
	}
	other.run(chromedp.Navigate("about:blank"))
	for range 5 { // the new version is used from the second start on, and a page that is being left counts as open for a moment
		if leave(`location.href = "/?again"`); version() == "next" {
			break
		}
	}
	if v := version(); v != "next" {
		t.Fatalf("version %s", v)
	}
	b.until("the old one to be gone", `caches.keys().then(k => k.sort().join() === "wildfifteen /,wildfifteen-0 /elsewhere/,`+next+` /")`)
	b.until("the language in use to be kept", `caches.open("`+next+` /").then(c => c.keys()).then(k => k.some(r => r.url.includes("/lang-de.")))`)
}
