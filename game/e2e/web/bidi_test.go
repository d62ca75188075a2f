package web

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"

	"wildfifteen/game/e2e"
)

// bidi is a session with a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands with answers, and events
// in between, as JSON over a WebSocket.
type bidi struct {
	conn net.Conn
	stop func()

	front string // the context of the page that is in front

	mu      sync.Mutex
	last    int
	waiting map[int]chan answer
	hear    map[string]func(event string, params json.RawMessage) // by the page's context
	ended   error
}

// answer is the answer to a command.
type answer struct {
	result json.RawMessage
	err    error
}

// message is what the browser sends: an answer or an event.
type message struct {
	Type    string
	ID      int
	Result  json.RawMessage
	Error   string
	Message string
	Method  string
	Params  json.RawMessage
}

// preferences keep Firefox from speaking to others, from asking, and from drawing without WebGL; touches make events.
var preferences = map[string]any{
	"app.normandy.enabled": false, "app.update.disabledForTesting": true, "browser.aboutConfig.showWarning": false,
	"browser.contentblocking.category": "custom", "browser.newtabpage.enabled": false, "browser.safebrowsing.malware.enabled": false,
	"browser.safebrowsing.phishing.enabled": false, "browser.search.update": false, "browser.shell.checkDefaultBrowser": false,
	"browser.startup.page": 0, "browser.tabs.remote.autostart": true, "datareporting.healthreport.uploadEnabled": false,
	"datareporting.policy.dataSubmissionEnabled": false, "dom.w3c_touch_events.enabled": 1, "extensions.getAddons.cache.enabled": false,
	"extensions.update.enabled": false, "intl.accept_languages": "en-US", "media.volume_scale": "0.0", "network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false, "network.dns.disablePrefetch": true, "remote.active-protocols": 1,
	"services.settings.server": "data:,", "toolkit.telemetry.enabled": false, "toolkit.telemetry.server": "data:,",
	"webgl.force-enabled": true, "widget.windows.window_occlusion_tracking.enabled": false, "ui.systemUsesDarkTheme": 0,
}

// startFirefox starts a browser with a new profile in a folder and opens a session with it.
func startFirefox(program, profile string) (*bidi, error) {
	if err := os.MkdirAll(profile, 0o755); err != nil {
		return nil, err
	}
	var lines strings.Builder
	for name, value := range preferences {
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&lines, "user_pref(%q, %s);\n", name, text)
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(lines.String()), 0o644); err != nil {
		return nil, err
	}
	// Firefox without a window has no WebGL.
	display, closeDisplay, err := e2e.Display()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(program, "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank")
	cmd.Env = append(os.Environ(), "HOME="+profile, "DISPLAY="+display, "LIBGL_ALWAYS_SOFTWARE=1")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // its own processes end with it
	said, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		closeDisplay()
		return nil, err
	}
	b := &bidi{waiting: map[int]chan answer{}, hear: map[string]func(string, json.RawMessage){}}
	b.stop = func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		_ = cmd.Wait()
		closeDisplay()
	}
	if err := b.connect(bufio.NewScanner(said)); err != nil {
		b.stop()
		return nil, err
	}
	return b, nil
}

// connect waits for the address that the browser prints, and opens a session.
func (b *bidi) connect(said *bufio.Scanner) error {
	found := make(chan string, 1)
	go func() {
		for said.Scan() {
			if _, address, ok := strings.Cut(said.Text(), "WebDriver BiDi listening on "); ok {
				found <- address
			}
		}
		close(found)
	}()
	var address string
	select {
	case address = <-found:
	case <-time.After(patience):
	}
	if address == "" {
		return fmt.Errorf("no WebDriver BiDi in this browser")
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	conn, _, _, err := ws.Dial(ctx, address+"/session")
	if err != nil {
		return err
	}
	b.conn = conn
	go b.listen()
	type object map[string]any
	if err := b.call("session.new", object{"capabilities": object{}}, nil); err != nil {
		return err
	}
	return b.call("session.subscribe", object{"events": []string{"log.entryAdded", "network.beforeRequestSent"}}, nil)
}

// listen hands on what the browser sends until the connection ends.
func (b *bidi) listen() {
	for {
		data, err := wsutil.ReadServerText(b.conn)
		if err != nil {
			b.end(err)
			return
		}
		var m message
		if json.Unmarshal(data, &m) != nil {
			continue
		}
		if m.Type == "event" {
			b.event(m)
			continue
		}
		a := answer{result: m.Result}
		if m.Type == "error" {
			a.err = fmt.Errorf("%s: %s", m.Error, m.Message)
		}
		b.mu.Lock()
		to := b.waiting[m.ID]
		delete(b.waiting, m.ID)
		b.mu.Unlock()
		if to != nil {
			to <- a
		}
	}
}

// event hands an event to its page.
func (b *bidi) event(m message) {
	var of struct {
		Context string
		Source  struct{ Context string }
	}
	if json.Unmarshal(m.Params, &of) != nil {
		return
	}
	b.mu.Lock()
	hear := b.hear[of.Context+of.Source.Context]
	b.mu.Unlock()
	if hear != nil {
		hear(m.Method, m.Params)
	}
}

// end answers all commands with an error.
func (b *bidi) end(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ended = err
	for _, to := range b.waiting {
		to <- answer{err: err}
	}
	clear(b.waiting)
}

// call sends a command and stores its result, unless that is nil.
func (b *bidi) call(method string, params, result any) error {
	b.mu.Lock()
	if b.ended != nil {
		b.mu.Unlock()
		return b.ended
	}
	b.last++
	id, to := b.last, make(chan answer, 1)
	b.waiting[id] = to
	data, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err == nil {
		err = wsutil.WriteClientText(b.conn, data)
	}
	b.mu.Unlock()
	if err != nil {
		return err
	}
	select {
	case a := <-to:
		if a.err == nil && result != nil {
			a.err = json.Unmarshal(a.result, result)
		}
		return a.err
	case <-time.After(2 * patience):
		return fmt.Errorf("%s: no answer", method)
	}
}
