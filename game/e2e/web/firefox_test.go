package web

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// firefoxes holds the Firefox that the tests use, one after the other; nil before it has been started.
var firefoxes = make(chan *bidi, 1)

// firefoxProgram returns the path of Firefox, "" if there is none.
func firefoxProgram() string {
	for _, name := range []string{"firefox-esr", "firefox"} {
		if p, err := exec.LookPath(name); err == nil {
			return p
		}
	}
	return ""
}

// stopFirefox stops the browser.
func stopFirefox() {
	if b := <-firefoxes; b != nil {
		b.stop()
	}
}

// takeFirefox returns the browser, which no other test uses until the test ends.
func takeFirefox(t *testing.T) *bidi {
	t.Helper()
	b := <-firefoxes
	t.Cleanup(func() { firefoxes <- b })
	if b == nil {
		var err error
		if b, err = startFirefox(firefoxProgram(), filepath.Join(filepath.Dir(folder), "firefox")); err != nil {
			t.Fatal("Firefox does not start: ", err)
		}
	}
	return b
}

// firefox is a page of Firefox.
type firefox struct {
	browser *bidi
	page    string // its context
	user    string // whose storage it has
}

// object is a value of BiDi.
type object map[string]any

// newFirefoxTab is newTab in Firefox. A view there has its size and scale; whether the main pointer is a finger, and dark or
// light, cannot be chosen, so pages believe that there is a mouse.
func newFirefoxTab(t *testing.T, s *server, v view, from *tab) *tab {
	t.Helper()
	if s.firefox == nil {
		s.firefox = takeFirefox(s.t)
	}
	f := &firefox{browser: s.firefox}
	b := &tab{t: t, server: s, driver: f}
	where := object{"type": "window"}
	if from != nil {
		f.user = from.driver.(*firefox).user
		// Without a window manager, a window behind another gets no keys, but a tab comes to the front when it is asked to.
		where = object{"type": "tab", "referenceContext": from.driver.(*firefox).page}
	} else {
		var made struct{ UserContext string }
		b.must(f.browser.call("browser.createUserContext", object{}, &made))
		f.user = made.UserContext
		where["userContext"] = f.user
		t.Cleanup(func() { _ = f.browser.call("browser.removeUserContext", object{"userContext": f.user}, nil) })
	}
	var made struct{ Context string }
	b.must(f.browser.call("browsingContext.create", where, &made))
	f.page = made.Context
	f.browser.front = f.page
	t.Cleanup(func() { _ = f.browser.call("browsingContext.close", object{"context": f.page}, nil) })
	f.browser.mu.Lock()
	f.browser.hear[f.page] = b.hearFirefox
	f.browser.mu.Unlock()
	b.must(f.browser.call("browsingContext.setViewport", object{
		"context": f.page, "viewport": object{"width": v.w, "height": v.h}, "devicePixelRatio": v.scale,
	}, nil))
	t.Cleanup(b.check)
	return b
}

// hearFirefox records what must not happen on the page.
func (b *tab) hearFirefox(event string, params json.RawMessage) {
	var e struct {
		Level, Text, Type string
		Request           struct{ URL string }
	}
	if json.Unmarshal(params, &e) != nil {
		return
	}
	switch {
	case event == "log.entryAdded" && e.Level == "error":
		b.trouble(e.Type + ": " + e.Text)
	case event == "network.beforeRequestSent":
		b.asks(e.Request.URL)
	}
}

// do calls a command about the page.
func (f *firefox) do(method string, params object, result any) error {
	params["context"] = f.page
	return f.browser.call(method, params, result)
}

func (f *firefox) evaluate(expression string, to any) error {
	var got struct {
		Type   string
		Result struct {
			Type  string
			Value json.RawMessage
		}
		ExceptionDetails struct{ Text string }
	}
	err := f.browser.call("script.evaluate", object{
		"expression":   "Promise.resolve(" + expression + "\n).then(v => JSON.stringify(v) ?? 'null')",
		"awaitPromise": true, "target": object{"context": f.page},
	}, &got)
	if err != nil {
		return err
	}
	if got.Type != "success" {
		return errors.New(got.ExceptionDetails.Text)
	}
	var text string
	if err := json.Unmarshal(got.Result.Value, &text); err != nil {
		return err
	}
	return json.Unmarshal([]byte(text), to)
}

func (f *firefox) navigate(address string) error {
	if strings.Contains(address, "#") { // perhaps another fragment of the same page
		return f.do("browsingContext.navigate", object{"url": address, "wait": "complete"}, nil)
	}
	return f.leave("browsingContext.navigate", object{"url": address, "wait": "complete"})
}

func (f *firefox) reload() error {
	return f.leave("browsingContext.reload", object{"wait": "complete"})
}

// leave runs a command that loads another page, and waits until it is there: the browser may answer before that, and then
// scripts still run in the old page.
func (f *firefox) leave(method string, params object) error {
	var gone bool
	if err := f.evaluate("window.wildfifteenLeft = true", &gone); err != nil {
		return err
	}
	if err := f.do(method, params, nil); err != nil {
		return err
	}
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if err := f.evaluate("!window.wildfifteenLeft", &gone); err == nil && gone {
			return nil
		}
	}
	return errors.New("the page is not left: " + method)
}

func (f *firefox) before(script string) error {
	return f.browser.call("script.addPreloadScript", object{
		"functionDeclaration": "() => {\n" + script + "\n}", "contexts": []string{f.page},
	}, nil)
}

// firefoxKeys are the keys of kb that print nothing, as WebDriver names them.
var firefoxKeys = map[string]string{
	kb.ArrowLeft: "\ue012", kb.ArrowUp: "\ue013", kb.ArrowRight: "\ue014", kb.ArrowDown: "\ue015",
	kb.Enter: "\ue007", kb.Escape: "\ue00c", kb.Tab: "\ue004", kb.Backspace: "\ue003",
}

func (f *firefox) key(k string) error {
	if other, ok := firefoxKeys[k]; ok {
		k = other
	}
	return f.act(object{"type": "key", "id": "keyboard", "actions": []object{{"type": "keyDown", "value": k}, {"type": "keyUp", "value": k}}})
}

func (f *firefox) click(x, y float64) error { return f.point("mouse", x, y) }

func (f *firefox) tap(x, y float64) error { return f.point("touch", x, y) }

// point presses and releases a pointer of a kind.
func (f *firefox) point(kind string, x, y float64) error {
	return f.act(object{"type": "pointer", "id": kind, "parameters": object{"pointerType": kind}, "actions": []object{
		{"type": "pointerMove", "x": int(x), "y": int(y)}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
	}})
}

// act does what a hand does. It takes the page to the front before, as a player does: others get no keys.
func (f *firefox) act(source object) error {
	if f.browser.front != f.page {
		if err := f.do("browsingContext.activate", object{}, nil); err != nil {
			return err
		}
		f.browser.front = f.page
	}
	return f.do("input.performActions", object{"actions": []object{source}}, nil)
}

func (f *firefox) picture() ([]byte, error) {
	var got struct{ Data string }
	if err := f.do("browsingContext.captureScreenshot", object{}, &got); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(got.Data)
}

// TestFirefoxSees checks that what must not happen on a page is recorded in Firefox, too.
func TestFirefoxSees(t *testing.T) {
	t.Parallel()
	b := newFirefoxTab(t, serve(t, nil), desk, nil)
	b.open("")
	for what, script := range map[string]string{
		"a message": `console.error("an error of the test")`, "an exception": `setTimeout(() => { throw new Error("an error of the test") })`,
	} {
		b.excuse("an error of the test")
		b.do(script)
		for n := 0; b.troubled("an error of the test") == 0; n++ {
			if n > 1000 {
				t.Fatalf("%s is not recorded", what)
			}
			b.frames(1)
		}
		b.forget()
	}
}

// troubled returns how many recorded troubles contain a text.
func (b *tab) troubled(text string) (n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, x := range b.troubles {
		if strings.Contains(x, text) {
			n++
		}
	}
	return n
}

// forget forgets the troubles.
func (b *tab) forget() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.troubles = nil
}

// TestFirefoxMemory plays games of the smallest and the largest size again and again: the memory of the program, which never
// shrinks, must not grow with the number of games.
func TestFirefoxMemory(t *testing.T) {
	t.Parallel()
	b := newFirefoxTab(t, serve(t, nil), desk, nil)
	b.before(`const start = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...all) => {
		const made = await start(...all);
		window.memory = made.instance.exports.mem;
		return made;
	};`)
	b.open("#32x32.wild%23memory")
	play := func(from, to int) float64 {
		for i := from; i < to; i++ {
			b.do(fmt.Sprintf(`location.hash = "#%dx%d.wild%%23memory%d"`, 2+30*(i%2), 2+30*(i%2), i))
			b.until("the board", fmt.Sprintf(`document.querySelectorAll("#mirror [data-id=cell]").length === %d`, []int{4, 1024}[i%2]))
		}
		return eval[float64](b, "memory.buffer.byteLength")
	}
	first := play(0, 10)
	after := play(10, 40)
	t.Logf("%.1f MB after 10 games, %.1f MB after 40", first/1e6, after/1e6)
	if after > 1.5*first {
		t.Errorf("the memory grows from %.1f to %.1f MB", first/1e6, after/1e6)
	}
}

// TestFirefoxLacks names what the page uses elsewhere and Firefox on a desktop does not have: then it goes without, or takes the
// clipboard. What Firefox has, as the page needs it, is named too.
func TestFirefoxLacks(t *testing.T) {
	t.Parallel()
	b := newFirefoxTab(t, serve(t, nil), desk, nil)
	b.before(`window.copied = []; if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { copied.push(text) };`)
	b.shares("copied")
	for what, there := range map[string]bool{
		"navigator.vibrate": false, "navigator.share": false, // no motor, no share sheet: a link is copied
		"navigator.locks": true, "navigator.serviceWorker": true, "navigator.clipboard?.writeText": true, "navigator.getGamepads": true,
		"window.indexedDB": true, "window.AudioContext": true, "window.requestIdleCallback": true, "WebAssembly.instantiateStreaming": true,
	} {
		if got := eval[bool](b, "!!"+what); got != there {
			t.Errorf("%s: %v", what, got)
		}
	}
	// The window of the tests has a mouse, whatever the view: tips name clicks, and safe areas cannot be simulated.
	if !eval[bool](b, `matchMedia("(pointer: fine)").matches`) {
		t.Error("no mouse")
	}
}
