package web

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestSoundAndTouch checks that there is no sound before the player has touched the page, and after it the goal's tune,
// and haptic feedback for each move, in two pulses where the line grows.
func TestSoundAndTouch(t *testing.T) {
	t.Parallel()
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
	b.until("the tune of the solved game, eight notes", "sounds >= 8")
	b.until("the buzz of the solved game", "buzzes.includes(30)")
	if !eval[bool](b, `buzzes.includes(8) && buzzes.some(p => p.length === 3 && p[0] === 12 && p[2] === 12)`) {
		t.Errorf("felt: %v", eval[string](b, "JSON.stringify(buzzes)"))
	}
}

// TestFirstTip opens the page with a mouse and on a touch screen: the first tip names the way to press there.
func TestFirstTip(t *testing.T) {
	t.Parallel()
	for want, v := range map[string]view{"Click beside": desk, "Tap beside": {w: 360, h: 640, scale: 1, touch: true}} {
		b := newTab(t, serve(t, nil), v, nil)
		b.open("")
		b.until(want, "("+told+`).includes("`+want+`")`)
	}
}

// TestCursor moves the mouse over the page: it is a hand over a button and over a tile that can move.
func TestCursor(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "spiral", 4)
	b.openGame(g)
	move := func(x, y float64) {
		b.run(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchMouseEvent(input.MouseMoved, x, y).Do(ctx) }))
	}
	const cursor = `getComputedStyle(document.elementFromPoint(%v, %v)).cursor === %q`
	for _, place := range []struct {
		id   string
		n    int
		want string
	}{{"menu", 0, "pointer"}, {"cell", g.Scramble.Blank(), "auto"}, {"cell", tileFor(g.Scramble, moves[0]), "pointer"}} {
		x, y := b.middle(place.id, place.n)
		move(x, y)
		b.until("the cursor over "+place.id, fmt.Sprintf(cursor, x, y, place.want))
	}
}

// TestSafeAreas checks that no control lies where the device covers the page.
func TestSafeAreas(t *testing.T) {
	t.Parallel()
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
	cover(100, 80) // during the game
	b.until("controls between other insets", fmt.Sprintf(clear, 100, 80))
}

// TestZoom zooms the page: the picture keeps one pixel for each pixel of the screen, and pointers hit what they point at.
func TestZoom(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), view{w: 900, h: 640, scale: 1}, nil)
	g, moves := puzzleNear(t, "spiral", 4)
	b.openGame(g)
	b.run(chromedp.EmulateViewport(600, 427, chromedp.EmulateScale(1.5)))
	b.until("the sharp picture", `(() => { const c = document.querySelector("canvas"), r = c.getBoundingClientRect(); return c.width === 900 && Math.abs(c.height - 640) <= 1 && r.width === 600 })()`)
	b.until("the mirror in its place", `[...document.querySelectorAll("#mirror [data-id=cell]")].every(e => e.getBoundingClientRect().right <= 600)`)
	playThrough(b, g, moves, func(at puzzle.Board, d puzzle.Dir) { b.click(b.middle("cell", tileFor(at, d))) })
}

// TestSchemeFollows switches the system to dark and back to light during the game.
func TestSchemeFollows(t *testing.T) {
	t.Parallel()
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

// TestContrastFollows switches the system to more contrast, and to forced colours, which a canvas cannot adopt.
func TestContrastFollows(t *testing.T) {
	t.Parallel()
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

// TestMotionFollows switches the system to reduced motion and back during the game.
func TestMotionFollows(t *testing.T) {
	t.Parallel()
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
