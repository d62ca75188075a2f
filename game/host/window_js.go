package host

import (
	"fmt"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

// window is the page: its size, its address, what of it is covered.
type window struct {
	h       *host
	probe   js.Value // an element that has the safe areas as its padding
	mirror  reflection
	address string       // the game that the address names
	paper   render.Color // the browser's own bars have it too
	within  game.Insets  // as last measured
}

// open prepares the page before the loop starts.
func (w *window) open(h *host) {
	w.h = h
	document := get("document")
	w.tidy(document)
	w.fit()
	w.watch()
	on(js.Global(), "resize", false, func(js.Value) { w.fit() })
	h.listen()
	h.listenKeys()
	w.mirror.open(h, document)
	on(js.Global(), "hashchange", false, func(js.Value) {
		if id := fragment(); id != w.address {
			if id != "" {
				h.out.reply(game.Reply{Kind: game.Link, Text: id})
			}
			w.address = "" // what is written there is not the game that is played
		}
	})
	on(document, "visibilitychange", false, func(js.Value) {
		if document.Get("hidden").Bool() {
			h.sleep()
		} else {
			h.stale = true
		}
	})
	on(document, "fullscreenchange", false, func(js.Value) { // the player leaves it by the browser's own key
		h.out.fullscreen = document.Get("fullscreenElement").Truthy()
	})
	on(js.Global(), "pagehide", false, func(e js.Value) {
		h.sleep()
		if e.Get("persisted").Truthy() { // the page may come back as it is; meanwhile, another may be played
			h.store.Close()
		}
	})
	on(js.Global(), "pageshow", false, func(e js.Value) {
		if e.Get("persisted").Truthy() {
			get("location").Call("reload")
		}
	})
	on(document, "paste", true, func(e js.Value) {
		if data := e.Get("clipboardData"); onGame(e) && data.Truthy() {
			e.Call("preventDefault")
			h.out.pasted(data.Call("getData", "text/plain").String())
		}
	})
	h.listenDrops(document)
}

// tidy makes the engine's canvas a mere picture: it takes no keys, no pointers, and hides from the mirror.
func (w *window) tidy(document js.Value) {
	_ = try(func() {
		canvas := document.Call("querySelector", "canvas")
		canvas.Call("removeAttribute", "tabindex")
		canvas.Call("setAttribute", "aria-hidden", "true")
		canvas.Get("style").Set("pointerEvents", "none")
	})
	_ = try(func() { // the engine has added one of its own, which knows no safe areas
		metas := document.Call("querySelectorAll", "meta[name=viewport]")
		for i := 1; i < metas.Length(); i++ {
			metas.Index(i).Call("remove")
		}
		m := metas.Index(0)
		m.Set("content", m.Get("content").String())
	})
	_ = try(func() {
		w.probe = document.Call("createElement", "div")
		w.probe.Set("id", "safe")
		document.Get("body").Call("appendChild", w.probe)
	})
}

// fit gives the picture a pixel for each of the screen's. The engine asks for the scale only once and
// multiplies the body's size by it: when the player has zoomed the page, the body makes up for the difference.
func (w *window) fit() {
	_ = try(func() {
		width, height := get("innerWidth").Float(), get("innerHeight").Float()
		by := pixelRatio() / monitorScale()
		body := get("document", "body")
		px := func(v float64) string { return fmt.Sprintf("%.4gpx", v) }
		canvas := get("document").Call("querySelector", "canvas").Get("style")
		canvas.Set("width", px(width))
		canvas.Set("height", px(height))
		style := body.Get("style")
		was := body.Get("clientWidth").Int()
		style.Set("width", px(width*by))
		style.Set("height", px(height*by))
		style.Set("backgroundColor", "") // the page's own, which follows the theme
		if body.Get("clientWidth").Int() != was {
			// The engine measured before this; it measures again.
			js.Global().Call("dispatchEvent", get("Event").New("resize"))
		}
	})
	w.measure()
	if w.h != nil {
		w.h.stale = true
	}
}

// measure reads the safe areas.
func (w *window) measure() {
	_ = try(func() {
		s := js.Global().Call("getComputedStyle", w.probe)
		side := func(name string) float32 {
			var v float64
			fmt.Sscanf(strings.TrimSuffix(s.Get(name).String(), "px"), "%g", &v)
			return float32(v * pixelRatio())
		}
		w.within = game.Insets{Left: side("paddingLeft"), Top: side("paddingTop"), Right: side("paddingRight"), Bottom: side("paddingBottom")}
	})
}

// watch measures the safe areas anew when they change, which they do without a resize too.
func (w *window) watch() {
	_ = try(func() {
		changed := js.FuncOf(func(js.Value, []js.Value) any {
			w.measure()
			return nil
		})
		get("ResizeObserver").New(changed).Call("observe", w.probe, map[string]any{"box": "border-box"})
	})
}

func (w *window) tick(*host) {}

// pixelRatio returns how many device pixels make a CSS pixel now.
func pixelRatio() float64 {
	if v := js.Global().Get("devicePixelRatio"); v.Type() == js.TypeNumber && v.Float() > 0 {
		return v.Float()
	}
	return 1
}

// dip returns how many pixels make a dip.
func (w *window) dip(float64) float64 { return pixelRatio() }

func (w *window) insets() game.Insets { return w.within }

// show takes over what only a page can show: the address, the mirror of the controls, the colour around.
func (w *window) show(out *game.Output) {
	h := w.h
	h.boot.Game = "" // opened by now
	if out.Address != "" && out.Address != w.address {
		w.address = out.Address
		link := linkTo(out.Address)
		_ = try(func() { get("history").Call("replaceState", js.Null(), "", link) })
	}
	if p, ok := h.program.(mirrored); ok {
		w.mirror.follow(p.Controls(), h.in.Focused)
	}
	w.mirror.say(out.Say, h.in.Now)
	if h.shown.Paper != w.paper {
		w.paper = h.shown.Paper
		hex := fmt.Sprintf("#%02x%02x%02x", w.paper.R, w.paper.G, w.paper.B)
		_ = try(func() {
			get("document", "documentElement", "style").Set("backgroundColor", hex)
			list := get("document").Call("querySelectorAll", "meta[name=theme-color]")
			for i := range list.Length() {
				list.Index(i).Set("content", hex)
			}
		})
	}
}

// shown tells the page that the first picture stands.
func (w *window) shown() { callPage("ready") }

// crashed has the page show what happened and offer the report.
func (w *window) crashed(report string) { callPage("crashed", report) }

// callPage calls one of the functions that the page's script offers.
func callPage(name string, args ...any) {
	if f := get("wildfifteen", name); f.Type() == js.TypeFunction {
		_ = try(func() { f.Invoke(args...) })
	}
}

func (w *window) remember(*host) {}

// sleep tells the program, now and not with the next tick, that the page goes out of sight: there may be no
// next tick.
func (h *host) sleep() {
	h.touches.drop()
	h.keys.release()
	if h.program == nil || h.crash != nil {
		return
	}
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
		}
	}()
	now := time.Now()
	in := game.Input{
		Now: now.Sub(h.start), Date: now, Rate: h.in.Rate, Width: h.in.Width, Height: h.in.Height, Scale: h.in.Scale,
		Insets: h.in.Insets, Suspended: true, Locale: h.in.Locale, Dark: h.in.Dark, Contrast: h.in.Contrast,
		ReducedMotion: h.in.ReducedMotion, TextScale: h.in.TextScale,
	}
	if in.Width == 0 {
		return // not before the first tick
	}
	h.in.Focused = false
	h.last = now
	h.out.handle(h.program.Update(&in))
}
