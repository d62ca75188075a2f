// Package web tests the game in a real browser.
package web

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	goruntime "runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"wildfifteen/assets/tools/web/site"
)

// packages are the Debian packages that these tests need.
const packages = "chromium firefox-esr"

// patience is the timeout of everything that must happen. It is long, because the machine may be busy.
const patience = 60 * time.Second

var (
	folder  string // the built page
	sizes   site.Sizes
	program string // of the browser
)

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			program = p
			break
		}
	}
	if program == "" || firefoxProgram() == "" {
		fmt.Fprintln(os.Stderr, "browsers are missing. On Debian: apt-get install", packages)
		return 1
	}
	dir, err := os.MkdirTemp("", "wildfifteen-web")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	folder = filepath.Join(dir, "site")
	if sizes, err = site.Build("test", "", folder, true); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer stopBrowsers()
	defer stopFirefox()
	firefoxes <- nil
	for range cap(browsers) {
		browsers <- nil
	}
	return m.Run()
}

// browsers holds the browsers that no test uses, nil for each that has not been started. Tests that run at the same time
// have different browsers, because a browser has only one active window.
var browsers = make(chan context.Context, min(4, goruntime.GOMAXPROCS(0)))

// unoptimized makes browsers compile WebAssembly only once and fast. Otherwise they compile it again with optimizations
// for every page, which takes a quarter of the tests' time.
var unoptimized = chromedp.Flag("js-flags", "--no-wasm-tier-up --no-wasm-dynamic-tiering")

// takeBrowser returns a browser that no other test uses until the test ends.
func takeBrowser(t *testing.T) context.Context {
	t.Helper()
	ctx := <-browsers
	t.Cleanup(func() { browsers <- ctx })
	if ctx == nil {
		ctx = newBrowser(t, unoptimized)
	}
	return ctx
}

// newBrowser starts a browser.
func newBrowser(t *testing.T, more ...chromedp.ExecAllocatorOption) context.Context {
	t.Helper()
	ctx, _, err := start(filepath.Join(filepath.Dir(folder), "profile-"+rand.Text()), more...)
	if err != nil {
		t.Fatal("the browser does not start: ", err)
	}
	if err := chromedp.Run(ctx, chromedp.ActionFunc(watchWorkers)); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// ownBrowser makes the server's tabs appear in a browser of their own with all optimizations, for tests that measure.
func (s *server) ownBrowser() {
	s.t.Helper()
	s.browser = newBrowser(s.t)
	s.t.Cleanup(func() { _ = chromedp.Cancel(s.browser) })
}

// stopBrowsers stops all browsers.
func stopBrowsers() {
	for range cap(browsers) {
		if ctx := <-browsers; ctx != nil {
			_ = chromedp.Cancel(ctx)
		}
	}
}

// start starts a browser with its profile in a folder.
func start(profile string, more ...chromedp.ExecAllocatorOption) (ctx context.Context, stop func(), err error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program), chromedp.NoSandbox, chromedp.UserDataDir(profile),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("disable-quic", true), chromedp.Flag("no-pings", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("mute-audio", true), chromedp.Flag("lang", "en-US"),
		chromedp.WSURLReadTimeout(patience),
	)
	alloc, free := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	ctx, quit := chromedp.NewContext(alloc, chromedp.WithErrorf(func(string, ...any) {}))
	stop = func() { quit(); free() }
	if err = chromedp.Run(ctx); err != nil {
		stop()
	}
	return ctx, stop, err
}

// server serves the page for one test and records the requests.
type server struct {
	*httptest.Server
	t       *testing.T
	browser context.Context // in which the tabs are; nil before the first
	firefox *bidi           // the same for tabs of Firefox
	lasts   time.Duration   // how long a tab may be used; 0: as long as usual

	mu    sync.Mutex
	asked []string
	down  bool // simulates a lost network
}

// serve starts a server of the page; wrap, if any, may change its handler.
func serve(t *testing.T, wrap func(http.Handler) http.Handler) *server {
	return serveFrom(t, folder, wrap)
}

// buildMeasured builds the page with a program that measures itself (see game/host) and returns its folder.
var buildMeasured = sync.OnceValues(func() (string, error) {
	at := filepath.Join(filepath.Dir(folder), "measured")
	_, err := site.Build("test", "", at, true, "measure")
	return at, err
})

// serveMeasured starts a server of the page of buildMeasured.
func serveMeasured(t *testing.T) *server {
	t.Helper()
	at, err := buildMeasured()
	if err != nil {
		t.Fatal(err)
	}
	return serveFrom(t, at, nil)
}

// serveFrom serves a folder.
func serveFrom(t *testing.T, folder string, wrap func(http.Handler) http.Handler) *server {
	s := &server{t: t}
	h := site.Handler(os.DirFS(folder))
	if wrap != nil {
		h = wrap(h)
	}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		s.asked = append(s.asked, r.URL.Path)
		down := s.down
		s.mu.Unlock()
		if down {
			panic(http.ErrAbortHandler)
		}
		h.ServeHTTP(w, r)
	}))
	s.Server.Config.ErrorLog = nil
	t.Cleanup(s.Close)
	return s
}

// tab is a page in a browser context of its own: its storage is empty at first, and shared only with tabs made from it.
type tab struct {
	t       *testing.T
	driver  driver
	ctx     context.Context // of Chromium
	server  *server
	context cdp.BrowserContextID

	mu       sync.Mutex
	troubles []string // errors on the console, foreign requests
	excused  []string // texts in expected ones
}

// view is the window that shows the page.
type view struct {
	w, h  int64
	scale float64
	touch bool
	dark  bool
}

var desk = view{w: 900, h: 640, scale: 1}

// newTab opens an empty tab.
func newTab(t *testing.T, s *server, v view, from *tab) *tab {
	t.Helper()
	if s.browser == nil {
		s.browser = takeBrowser(s.t)
	}
	b := &tab{t: t, server: s}
	id, err := b.create(from)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := chromedp.NewContext(s.browser, chromedp.WithTargetID(id))
	t.Cleanup(stop)
	b.show(ctx, v)
	b.hearWorkers()
	t.Cleanup(b.check)
	return b
}

// show prepares the view of a browser context.
func (b *tab) show(ctx context.Context, v view) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(ctx, cmp.Or(b.server.lasts, 5*patience))
	b.t.Cleanup(cancel)
	b.ctx, b.driver = ctx, chromium{ctx}
	chromedp.ListenTarget(ctx, b.hear)
	scheme := "light"
	if v.dark {
		scheme = "dark"
	}
	size := []chromedp.EmulateViewportOption{chromedp.EmulateScale(v.scale)}
	if v.touch {
		size = append(size, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	b.run(cdplog.Enable(), network.Enable(), chromedp.EmulateViewport(v.w, v.h, size...), prefer(scheme))
}

// create creates the tab in the browser, in a new window, because this browser cannot create a tab without one.
func (b *tab) create(from *tab) (target.ID, error) {
	ctx := cdp.WithExecutor(b.server.browser, chromedp.FromContext(b.server.browser).Browser)
	if from != nil {
		b.context = from.context
	} else {
		id, err := target.CreateBrowserContext().Do(ctx)
		if err != nil {
			return "", err
		}
		b.context = id
		b.t.Cleanup(func() { _ = target.DisposeBrowserContext(id).Do(ctx) })
	}
	return target.CreateTarget("about:blank").WithBrowserContextID(b.context).WithNewWindow(true).Do(ctx)
}

// hear records what must not happen on the page.
func (b *tab) hear(e any) {
	switch e := e.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			var parts []string
			for _, a := range e.Args {
				parts = append(parts, string(a.Value)+a.Description)
			}
			b.trouble("console: " + strings.Join(parts, " "))
		}
	case *runtime.EventExceptionThrown:
		b.trouble("exception: " + e.ExceptionDetails.Error())
	case *cdplog.EventEntryAdded:
		if e.Entry.Level == cdplog.LevelError {
			b.trouble("log: " + e.Entry.Text + " " + e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		b.asks(e.Request.URL)
	}
}

// asks records a request if it is for another host.
func (b *tab) asks(u string) {
	if !strings.HasPrefix(u, b.server.URL+"/") && !strings.HasPrefix(u, "blob:"+b.server.URL) && !strings.HasPrefix(u, "data:") && u != "about:blank" {
		b.trouble("foreign request: " + u)
	}
}

func (b *tab) trouble(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.troubles = append(b.troubles, text)
}

// excuse makes check ignore messages that contain a text. It is for tests that cause such messages on purpose.
func (b *tab) excuse(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.excused = append(b.excused, text)
}

func (b *tab) check() {
	b.mu.Lock()
	defer b.mu.Unlock()
next:
	for _, x := range b.troubles {
		for _, ok := range b.excused {
			if strings.Contains(x, ok) {
				continue next
			}
		}
		b.t.Error(x)
	}
	if b.t.Failed() {
		b.mu.Unlock()
		b.shoot()
		b.mu.Lock()
	}
}

// shoot saves a screenshot of the page if the test failed.
func (b *tab) shoot() {
	data, err := b.driver.picture()
	if err != nil {
		return
	}
	f, err := os.CreateTemp("", "wildfifteen-*.png")
	if err != nil {
		return
	}
	defer f.Close()
	_, _ = f.Write(data)
	b.t.Log("picture:", f.Name())
}

// run runs actions that only Chromium knows.
func (b *tab) run(actions ...chromedp.Action) {
	b.t.Helper()
	b.must(chromedp.Run(b.ctx, actions...))
}

// must fails the test if there is an error.
func (b *tab) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

// before adds a script that runs first in every page of the tab.
func (b *tab) before(script string) {
	b.t.Helper()
	b.must(b.driver.before(script))
}

// open opens the page with a fragment and waits for the first frame.
func (b *tab) open(fragment string) {
	b.t.Helper()
	b.load(fragment)
	b.ready()
}

func (b *tab) load(fragment string) {
	b.t.Helper()
	b.must(b.driver.navigate(b.server.URL + "/" + fragment))
}

func (b *tab) reload() {
	b.t.Helper()
	b.must(b.driver.reload())
	b.ready()
}

func (b *tab) ready() {
	b.t.Helper()
	b.until("the first picture", `performance.getEntriesByName("wildfifteen-ready").length > 0`)
}

// eval evaluates an expression and awaits its value if that is a promise.
func eval[T any](b *tab, expression string) T {
	b.t.Helper()
	var v T
	if err := b.driver.evaluate(expression, &v); err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// do runs a statement.
func (b *tab) do(statement string) {
	b.t.Helper()
	eval[bool](b, "(() => {"+statement+"; return true})()")
}

// holds reports whether a condition is true now; it is false while a page is being left or loaded.
func (b *tab) holds(condition string) (yes bool) {
	err := b.driver.evaluate("Promise.resolve("+condition+").then(v => !!v)", &yes)
	return err == nil && yes
}

// until waits until a condition is true.
func (b *tab) until(what, condition string) {
	b.t.Helper()
	b.wait(what, condition, told)
}

// told is an expression for everything that the page announces.
const told = `document.getElementById("trouble").innerText + " | " + document.getElementById("said").textContent + " | " + [...document.querySelectorAll("#mirror > *")].map(e => e.ariaLabel ?? e.textContent).join("; ")`

// wait waits until a condition is true; if that fails, state describes what there is instead.
func (b *tab) wait(what, condition, state string) {
	b.t.Helper()
	end := time.Now().Add(patience)
	for !b.holds(condition) {
		if time.Now().After(end) {
			b.t.Fatalf("waited in vain for %s; the page says: %s", what, eval[string](b, state))
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// read requests a path with a header and returns the body.
func (s *server) read(t *testing.T, path, accept string) (*http.Response, []byte) {
	t.Helper()
	r, err := http.NewRequest(http.MethodGet, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", accept)
	a, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Body.Close()
	data, err := io.ReadAll(a.Body)
	if err != nil {
		t.Fatal(err)
	}
	return a, data
}
