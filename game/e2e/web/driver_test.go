package web

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/input"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// driver drives one page of a browser.
type driver interface {
	// evaluate evaluates an expression, awaits its value if that is a promise, and stores it.
	evaluate(expression string, to any) error
	// navigate opens an address and waits until it is loaded.
	navigate(address string) error
	reload() error
	// before adds a script that runs first in every page.
	before(script string) error
	// key presses and releases a key, given as the character it prints or as its code in chromedp's kb.
	key(k string) error
	click(x, y float64) error
	tap(x, y float64) error
	// picture returns what the page shows as a PNG file.
	picture() ([]byte, error)
}

// opener opens an empty tab in a browser. Its storage is that of another tab, or empty.
type opener func(t *testing.T, s *server, v view, from *tab) *tab

// everywhere runs a test in each browser.
func everywhere(t *testing.T, test func(t *testing.T, open opener)) {
	t.Parallel()
	t.Run("Chromium", func(t *testing.T) { test(t, newTab) })
	t.Run("Firefox", func(t *testing.T) { test(t, newFirefoxTab) })
}

// chromium is a page of Chromium.
type chromium struct{ ctx context.Context }

func (c chromium) evaluate(expression string, to any) error {
	return chromedp.Run(c.ctx, chromedp.Evaluate(expression, to, func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
		return p.WithAwaitPromise(true)
	}))
}

func (c chromium) navigate(address string) error {
	return chromedp.Run(c.ctx, chromedp.Navigate(address))
}

func (c chromium) reload() error { return chromedp.Run(c.ctx, chromedp.Reload()) }

func (c chromium) before(script string) error {
	return chromedp.Run(c.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := cdpage.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

func (c chromium) key(k string) error { return chromedp.Run(c.ctx, chromedp.KeyEvent(k)) }

func (c chromium) click(x, y float64) error { return chromedp.Run(c.ctx, chromedp.MouseClickXY(x, y)) }

func (c chromium) tap(x, y float64) error {
	return chromedp.Run(c.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		at := []*input.TouchPoint{{X: x, Y: y}}
		if err := input.DispatchTouchEvent(input.TouchStart, at).Do(ctx); err != nil {
			return err
		}
		return input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx)
	}))
}

func (c chromium) picture() (data []byte, err error) {
	err = chromedp.Run(c.ctx, chromedp.CaptureScreenshot(&data))
	return data, err
}
