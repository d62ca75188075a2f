package web

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestSoundAndTouch hears nothing before the player has touched the page, and feels each slide after.
func TestSoundAndTouch(t *testing.T) {
	b := newTab(t, serve(t, nil), view{w: 360, h: 640, scale: 1, touch: true}, nil)
	b.before(`window.buzzes = []; window.sounds = 0;
	navigator.vibrate = (ms) => { buzzes.push(ms); return true };
	const make = AudioContext.prototype.createBufferSource;
	AudioContext.prototype.createBufferSource = function () { sounds++; return make.call(this) };`)
	g, moves := puzzleNear(t, "spiral", 4)
	b.openGame(g)
	if n := eval[int](b, "sounds + buzzes.length"); n != 0 {
		t.Errorf("%d sounds and buzzes before the first touch", n)
	}
	playThrough(b, g, moves, func(at puzzle.Board, d puzzle.Dir) { b.tap(b.middle("cell", tileFor(at, d))) })
	b.until("the sound of the solved game", "sounds >= 1")
	b.until("the buzz of the solved game", "buzzes.includes(30)")
	if !eval[bool](b, "buzzes.includes(8)") {
		t.Errorf("felt: %v", eval[[]int](b, "buzzes"))
	}
}

// TestSafeAreas keeps all controls clear of what the device covers.
func TestSafeAreas(t *testing.T) {
	v := view{w: 360, h: 740, scale: 2, touch: true}
	b := newTab(t, serve(t, nil), v, nil)
	cover := func(top, bottom int) {
		b.run(chromedp.ActionFunc(func(ctx context.Context) error {
			type insets struct {
				Top    int `json:"top"`
				Bottom int `json:"bottom"`
			}
			return cdp.Execute(ctx, "Emulation.setSafeAreaInsetsOverride", map[string]insets{"insets": {top, bottom}}, nil)
		}))
	}
	const clear = `(() => {
		const boxes = [...document.querySelectorAll("#mirror [data-id]")].map(e => e.getBoundingClientRect());
		return boxes.length > 5 && boxes.every(r => r.top >= %d && r.bottom <= 740 - %d);
	})()`
	cover(44, 34)
	g, _ := puzzleNear(t, "spiral", 4)
	b.openGame(g)
	inSight(b, v)
	b.until("controls between the insets", fmt.Sprintf(clear, 44, 34))
	cover(100, 80) // as the game goes on
	b.until("controls between other insets", fmt.Sprintf(clear, 100, 80))
}

// TestZoom has the player zoom the page: the picture keeps a pixel for each of the screen's, and pointers hit.
func TestZoom(t *testing.T) {
	b := newTab(t, serve(t, nil), view{w: 900, h: 640, scale: 1}, nil)
	g, moves := puzzleNear(t, "spiral", 4)
	b.openGame(g)
	b.run(chromedp.EmulateViewport(600, 427, chromedp.EmulateScale(1.5)))
	b.until("the sharp picture", `(() => { const c = document.querySelector("canvas"), r = c.getBoundingClientRect(); return c.width === 900 && Math.abs(c.height - 640) <= 1 && r.width === 600 })()`)
	b.until("the mirror in its place", `[...document.querySelectorAll("#mirror [data-id=cell]")].every(e => e.getBoundingClientRect().right <= 600)`)
	playThrough(b, g, moves, func(at puzzle.Board, d puzzle.Dir) { b.click(b.middle("cell", tileFor(at, d))) })
}

// TestSchemeFollows has the system turn dark and light again while the game is played.
func TestSchemeFollows(t *testing.T) {
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("#3x3.classic%23scheme")
	paper := func(what string, theme *render.Theme) {
		t.Helper()
		c := theme.Paper
		b.until(what, fmt.Sprintf(`getComputedStyle(document.documentElement).backgroundColor === "rgb(%d, %d, %d)"`, c.R, c.G, c.B))
	}
	paper("light paper", render.LightTheme())
	b.run(prefer("dark"))
	paper("dark paper", render.DarkTheme())
	b.run(prefer("light"))
	paper("light paper again", render.LightTheme())
}

// TestContrastFollows has the player ask for more contrast, and for colours of the system, which a picture cannot take.
func TestContrastFollows(t *testing.T) {
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("#3x3.classic%23contrast")
	bars := func(what string, theme *render.Theme) {
		t.Helper()
		c := theme.Paper
		b.until(what, fmt.Sprintf(`document.querySelector("meta[name=theme-color]").content === "#%02x%02x%02x"`, c.R, c.G, c.B))
	}
	for _, f := range []emulation.MediaFeature{{Name: "prefers-contrast", Value: "more"}, {Name: "forced-colors", Value: "active"}} {
		bars("no more contrast than usual", render.LightTheme())
		b.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "light"}, &f}))
		bars(f.Name, render.ContrastTheme())
		b.run(prefer("light"))
	}
}

// TestMotionFollows has the player ask the system for less motion while the game is on, and for more again.
func TestMotionFollows(t *testing.T) {
	b := newTab(t, serveMeasured(t), desk, nil)
	b.before(meter)
	b.open("#3x3.classic%23motion")
	prefer := func(value string) {
		b.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: value}}))
	}
	prefer("reduce")
	b.until("less motion", "wildfifteenMeter.still === true")
	prefer("no-preference")
	b.until("motion again", "wildfifteenMeter.still === false")
}
