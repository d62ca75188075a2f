package web

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// watchWorkers makes every service worker of the browser wait at its start until the tests listen to it.
func watchWorkers(ctx context.Context) error {
	return target.SetAutoAttach(true, true).WithFlatten(true).
		WithFilter(target.Filter{{Type: "service_worker"}, {Exclude: true}}).
		Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
}

// hearWorkers records what the tab's service workers do, from their start. They belong to the page, but the events of the
// page do not include theirs.
func (b *tab) hearWorkers() {
	chromedp.ListenBrowser(b.ctx, func(e any) {
		a, ok := e.(*target.EventAttachedToTarget)
		if !ok || a.TargetInfo.Type != "service_worker" || a.TargetInfo.BrowserContextID != b.context || !a.WaitingForDebugger {
			return
		}
		go func() {
			ctx, _ := chromedp.NewContext(b.ctx, chromedp.WithTargetID(a.TargetInfo.TargetID))
			chromedp.ListenTarget(ctx, b.hear)
			wake := func(actions ...chromedp.Action) {
				if err := chromedp.Run(ctx, append(actions, runtime.RunIfWaitingForDebugger())...); err != nil {
					b.trouble("the worker is not heard: " + err.Error())
				}
			}
			chromedp.ListenTarget(ctx, func(e any) {
				if _, again := e.(*inspector.EventTargetReloadedAfterCrash); again { // the browser restarted it, and it waits again
					go wake()
				}
			})
			wake(inspector.Enable())
		}()
	})
}

// TestHearsWorkers makes a worker request something from another host: the tab must record that.
func TestHearsWorkers(t *testing.T) {
	t.Parallel()
	other := httptest.NewServer(http.NotFoundHandler())
	defer other.Close()
	s := serve(t, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/worker.js" {
				w.Header().Set("Content-Type", "text/javascript")
				_, _ = io.WriteString(w, `fetch("`+other.URL+`/hello", {mode: "no-cors"})`)
				return
			}
			h.ServeHTTP(w, r)
		})
	})
	b := newTab(t, s, desk, nil)
	foreign := "foreign request: " + other.URL + "/hello"
	b.excuse(foreign)
	b.open("")
	for end := time.Now().Add(patience); !b.heard(foreign); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("nothing was heard of the worker's request")
		}
	}
}

// TestWorkerAgain makes the browser stop a worker, as it does with idle ones, and start it again for a page.
func TestWorkerAgain(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("")
	b.until("the worker", `navigator.serviceWorker.getRegistration().then(r => !!r?.active)`)
	for range 2 {
		b.run(serviceworker.Enable(), serviceworker.StopAllWorkers())
		b.reload()
	}
}

// heard reports whether the tab has recorded a trouble that contains a text.
func (b *tab) heard(text string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Contains(b.troubles, text)
}
