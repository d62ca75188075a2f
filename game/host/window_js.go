package host

import (
	"fmt"
	"strings"
	"syscall/js"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/render"
)

// window is the page.
type window struct {
	host    *host
	probe   js.Value // an element whose padding is the safe areas
	mirror  reflection
	history history
	cursor  game.Cursor
	spoken  string       // language of the page's texts
	paper   render.Color // background of the page and of the browser's bars
	covered game.Insets  // safe areas as last measured
}

func (w *window) open() {
	h := w.host
	document := dom.Get("document")
	w.tidy(document)
	w.fit()
	w.watch()
	dom.On(js.Global(), "resize", false, func(js.Value) { w.fit() })
	h.devices.listenPointers()
	h.devices.listenKeys()
	w.mirror.open(h, document)
	w.history.open(&h.requests)
	dom.On(document, "visibilitychange", false, func(js.Value) {
		if document.Get("hidden").Bool() {
			w.sleep()
		} else {
			h.picture.stale = true
		}
	})
	dom.On(document, "fullscreenchange", false, func(js.Value) { // also when the player leaves it by the browser's own key
		h.requests.fullscreen = document.Get("fullscreenElement").Truthy()
	})
	dom.On(js.Global(), "pagehide", false, func(e js.Value) {
		w.sleep()
		if e.Get("persisted").Truthy() { // the page may come back as it is; meanwhile, another page may save the game
			h.store.Close()
		}
	})
	dom.On(js.Global(), "pageshow", false, func(e js.Value) {
		if e.Get("persisted").Truthy() {
			dom.Get("location").Call("reload")
		}
	})
	dom.On(document, "paste", true, func(e js.Value) {
		if data := e.Get("clipboardData"); onGame(e) && data.Truthy() {
			e.Call("preventDefault")
			h.requests.system.pasted(data)
		}
	})
	h.requests.system.listenDrops(document)
}

// tidy keeps the engine's canvas from getting keys and pointers, and hides it from screen readers.
func (w *window) tidy(document js.Value) {
	_ = dom.Try(func() {
		canvas := document.Call("querySelector", "canvas")
		canvas.Call("removeAttribute", "tabindex")
		canvas.Call("setAttribute", "aria-hidden", "true")
		canvas.Get("style").Set("pointerEvents", "none")
	})
	_ = dom.Try(func() { // the engine has added a meta element without safe areas
		metas := document.Call("querySelectorAll", "meta[name=viewport]")
		for i := 1; i < metas.Length(); i++ {
			metas.Index(i).Call("remove")
		}
		m := metas.Index(0)
		m.Set("content", m.Get("content").String())
	})
	_ = dom.Try(func() {
		w.probe = document.Call("createElement", "div")
		w.probe.Set("id", "safe")
		document.Get("body").Call("appendChild", w.probe)
	})
}

// fit gives the picture the size of the page in device pixels. The engine asks for the scale only once and multiplies it by
// the size of the body, so after the player has zoomed the page, the size of the body must make up for the difference.
func (w *window) fit() {
	_ = dom.Try(func() {
		width, height := dom.Get("innerWidth").Float(), dom.Get("innerHeight").Float()
		by := pixelRatio() / monitorScale()
		body := dom.Get("document", "body")
		px := func(v float64) string { return fmt.Sprintf("%.4gpx", v) }
		canvas := dom.Get("document").Call("querySelector", "canvas").Get("style")
		canvas.Set("width", px(width))
		canvas.Set("height", px(height))
		style := body.Get("style")
		before := body.Get("clientWidth").Int()
		style.Set("width", px(width*by))
		style.Set("height", px(height*by))
		style.Set("backgroundColor", "") // the page's own, which follows the theme
		if body.Get("clientWidth").Int() != before {
			// The engine has measured before: have it measure again.
			js.Global().Call("dispatchEvent", dom.Get("Event").New("resize"))
		}
	})
	w.measure()
	w.host.picture.stale = true
}

// measure reads the safe areas.
func (w *window) measure() {
	_ = dom.Try(func() {
		s := js.Global().Call("getComputedStyle", w.probe)
		side := func(name string) float32 {
			var v float64
			fmt.Sscanf(strings.TrimSuffix(s.Get(name).String(), "px"), "%g", &v)
			return float32(v * pixelRatio())
		}
		w.covered = game.Insets{Left: side("paddingLeft"), Top: side("paddingTop"), Right: side("paddingRight"), Bottom: side("paddingBottom")}
	})
}

// watch makes w measure the safe areas again when they change, which may happen without a resize.
func (w *window) watch() {
	_ = dom.Try(func() {
		changed := js.FuncOf(func(js.Value, []js.Value) any {
			w.measure()
			return nil
		})
		dom.Get("ResizeObserver").New(changed).Call("observe", w.probe, map[string]any{"box": "border-box"})
	})
}

func (w *window) tick() {}

// pixelRatio returns the present number of device pixels per CSS pixel.
func pixelRatio() float64 {
	if v := js.Global().Get("devicePixelRatio"); v.Type() == js.TypeNumber && v.Float() > 0 {
		return v.Float()
	}
	return 1
}

func (w *window) scale(float64) float64 { return pixelRatio() }

func (w *window) insets() game.Insets { return w.covered }

// cursorNames are the names of the cursors in CSS.
var cursorNames = [...]string{game.ArrowCursor: "", game.HandCursor: "pointer", game.BeamCursor: "text"}

// show shows the game's ID in the address, its scenes in the history, its controls in the mirror, its language, and its
// background around it.
func (w *window) show(out *game.Output) {
	h := w.host
	w.history.show(out)
	if out.Cursor != w.cursor {
		w.cursor = out.Cursor
		cursor := cursorNames[w.cursor]
		_ = dom.Try(func() { dom.Get("document", "documentElement", "style").Set("cursor", cursor) })
	}
	if out.Language != w.spoken { // screen readers pronounce the mirror's texts by it
		w.spoken = out.Language
		_ = dom.Try(func() { dom.Get("document", "documentElement").Set("lang", w.spoken) })
	}
	w.mirror.follow(h.game.Controls(), h.devices.in.Focused)
	w.mirror.say(out.Say, h.devices.in.Now)
	if paper := h.picture.shown.Paper; paper != w.paper {
		w.paper = paper
		hex := fmt.Sprintf("#%02x%02x%02x", w.paper.R, w.paper.G, w.paper.B)
		_ = dom.Try(func() {
			dom.Get("document", "documentElement", "style").Set("backgroundColor", hex)
			list := dom.Get("document").Call("querySelectorAll", "meta[name=theme-color]")
			for i := range list.Length() {
				list.Index(i).Set("content", hex)
			}
		})
	}
}

// shown tells the page that the first picture is on the screen.
func (w *window) shown() { callPage("ready") }

// crashed makes the page show that the game has crashed, and offer the report.
func (w *window) crashed(report string) { callPage("crashed", report) }

// callPage calls a function of the page's script, if there is one of that name.
func callPage(name string, args ...any) {
	if f := dom.Get("wildfifteen", name); f.Type() == js.TypeFunction {
		_ = dom.Try(func() { f.Invoke(args...) })
	}
}

func (w *window) setTitle(title string) {
	_ = dom.Try(func() { dom.Get("document").Set("title", title) })
}

// setFullscreen shows the whole page, not only its canvas, without the browser around it.
func (w *window) setFullscreen(on bool) {
	_ = dom.Try(func() {
		if on {
			dom.Ignore(dom.Get("document", "documentElement").Call("requestFullscreen"))
		} else if dom.Get("document", "fullscreenElement").Truthy() {
			dom.Ignore(dom.Get("document").Call("exitFullscreen"))
		}
	})
}

func (w *window) remember() {}

// sleep tells the game at once that the page goes out of sight: there may be no other tick.
func (w *window) sleep() {
	w.host.devices.keys.release()
	w.history.still = true // the browser may be on its way to another page
	w.host.sleep(w.host.requests.handle)
	w.history.still = false
}
