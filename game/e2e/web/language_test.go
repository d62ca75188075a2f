package web

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"testing"

	"wildfifteen/assets"
)

// speaking makes the tab's browser one whose user understands German better than English.
const speaking = `Object.defineProperty(navigator, "languages", {get: () => ["ko", "de-AT", "en"]});`

// says is a condition: the page shows a text of a language.
func says(tag, key string) string {
	return `[...document.querySelectorAll("#mirror *")].some(e => (e.ariaLabel ?? e.textContent) === ` + quote(assets.Load(tag).T(key)) +
		`) && document.documentElement.lang === ` + quote(tag)
}

// choose chooses a language in the settings by its own name.
func (b *tab) choose(name string) {
	b.t.Helper()
	b.press("list-language", 0)
	b.until("the languages", `document.querySelector("#mirror [data-id=language]")`)
	b.do(`[...document.querySelectorAll("#mirror [data-id=language]")].find(e => (e.ariaLabel ?? e.textContent).endsWith(` + quote(name) + `)).click()`)
}

// settings opens the settings.
func (b *tab) settings() {
	b.t.Helper()
	b.press("menu", 0)
	b.until("the menu", `document.querySelector("#mirror [data-id=settings]")`)
	b.press("settings", 0)
}

// fetched counts the requests for the files of a language.
func (s *server) fetched(tag string) (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, path := range s.asked {
		if strings.HasPrefix(path, "/lang-"+tag+".") {
			n++
		}
	}
	return n
}

func (s *server) cut(down bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.down = down
}

// signingIn answers requests for some files as a public network does that wants its users to sign in.
func signingIn(path string) func(http.Handler) http.Handler {
	return func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasPrefix(r.URL.Path, path) {
				_, _ = io.WriteString(w, "<!doctype html><title>Sign in</title>")
				return
			}
			h.ServeHTTP(w, r)
		})
	}
}

// TestOnlyEnglishIsInside looks for texts in the program: it has those of English that a page needs, and no others.
func TestOnlyEnglishIsInside(t *testing.T) {
	program := programIn(t, folder)
	for _, c := range []struct {
		tag, key string
		inside   bool
	}{{"en", "settings.groove", true}, {"de", "settings.groove", false}, {"en", "cli_shuffle.short", false}} {
		text := assets.Load(c.tag).T(c.key)
		if strings.HasPrefix(text, "⟦") {
			t.Fatalf("no text %s", c.key)
		}
		if bytes.Contains(program, []byte(text)) != c.inside {
			t.Errorf("%s: %q is in the program: %v", c.tag, text, !c.inside)
		}
	}
}

// TestLanguageOfTheStart opens the page in a browser for German: its first picture is German, without a network, too, from the
// second start on.
func TestLanguageOfTheStart(t *testing.T) { everywhere(t, languageOfTheStart) }

func languageOfTheStart(t *testing.T, open opener) {
	s := serve(t, nil)
	b := open(t, s, desk, nil)
	b.excuse("ERR_")
	b.before(speaking + `
	addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
		window.first ??= document.querySelector("#mirror [data-id=hint]")?.ariaLabel ?? document.querySelector("#mirror [data-id=hint]")?.textContent;
	}).observe(document.getElementById("mirror"), {subtree: true, childList: true, characterData: true, attributes: true}));`)
	b.open("#4x4.snake%23a")
	b.until("German", says("de", "play.hint"))
	if first := eval[string](b, "window.first"); !strings.Contains(first, assets.Load("de").T("play.hint")) {
		t.Errorf("the first picture has %q", first)
	}
	if n := s.fetched("de"); n != 1 {
		t.Errorf("the texts are fetched %d times", n)
	}
	b.until("the worker", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	s.cut(true)
	b.reload()
	b.until("German without a network", says("de", "play.hint"))
	if n := s.fetched("de"); n != 1 {
		t.Errorf("kept texts are fetched again: %d times", n)
	}
}

// newSettings opens the settings, in English, in a page that may lose its network.
func newSettings(t *testing.T) (*server, *tab) {
	t.Helper()
	s := serve(t, nil)
	b := newTab(t, s, desk, nil)
	b.excuse("ERR_")
	b.open("")
	b.settings()
	b.until("the settings", says("en", "settings.theme"))
	return s, b
}

// TestLanguageWithoutNetwork chooses a language whose texts are not here while there is no network: the page says so and stays
// as it is, and speaks the language at the next start with a network.
func TestLanguageWithoutNetwork(t *testing.T) {
	t.Parallel()
	s, b := newSettings(t)
	b.until("the worker", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	if n := s.fetched("de"); n != 0 {
		t.Errorf("nobody asked for German, and it is fetched %d times", n)
	}
	s.cut(true)
	b.choose("Deutsch")
	sorry := assets.Load("en").T("message.no_language", "language", "Deutsch")
	b.until("the sentence", `document.getElementById("said").textContent.includes(`+quote(sorry)+`) && `+says("en", "settings.theme"))
	s.cut(false)
	b.reload()
	b.until("German", says("de", "play.hint"))
}

// TestLanguageIsChosenAtOnce chooses a language in the settings.
func TestLanguageIsChosenAtOnce(t *testing.T) {
	t.Parallel()
	s, b := newSettings(t)
	b.choose("Deutsch")
	b.until("German", says("de", "settings.theme"))
	b.choose("English")
	b.until("English", says("en", "settings.theme"))
	b.choose("Deutsch")
	b.until("German again", says("de", "settings.theme"))
	if n := s.fetched("de"); n != 1 {
		t.Errorf("the texts are fetched %d times", n)
	}
	b.until("the worker", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	s.cut(true)
	b.reload()
	b.until("German without a network", says("de", "play.hint"))
}

// TestLanguageOfASignInPage gets a page instead of a language. It is not kept.
func TestLanguageOfASignInPage(t *testing.T) {
	t.Parallel()
	s := serve(t, signingIn("/lang-de."))
	b := newTab(t, s, desk, nil)
	b.before(speaking)
	b.open("#4x4.snake%23a")
	b.until("English", says("en", "play.hint"))
	if kept := eval[int](b, `caches.keys().then(async names => {
		let n = 0;
		for (const name of names) for (const r of await (await caches.open(name)).keys()) n += r.url.includes("/lang-");
		return n;
	})`); kept != 0 {
		t.Errorf("%d pages are kept as languages", kept)
	}
}
