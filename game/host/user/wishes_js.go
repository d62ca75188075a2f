package user

import (
	"strconv"
	"strings"
	"syscall/js"

	"wildfifteen/game/host/dom"
)

// watch reports the user's wishes as the browser tells them, and again whenever they change.
func watch(report func(Wishes)) {
	queries := []string{"(prefers-color-scheme: dark)", "(prefers-contrast: more), (forced-colors: active)", "(prefers-reduced-motion: reduce)"}
	lists := make([]js.Value, len(queries))
	if dom.Try(func() {
		for i, q := range queries {
			lists[i] = js.Global().Call("matchMedia", q)
		}
	}) != nil {
		return
	}
	read := func() {
		is := func(i int) bool { return lists[i].Get("matches").Bool() }
		report(Wishes{Dark: is(0), Contrast: is(1), ReducedMotion: is(2), TextScale: textScale()})
	}
	read()
	for _, l := range lists {
		dom.On(l, "change", false, func(js.Value) { read() })
	}
	dom.On(js.Global(), "focus", false, func(js.Value) { read() }) // a change of the text size has no event of its own
}

// textScale returns the text size that the user has set, 1 being normal, from the font size of the page's root; 0 if
// it is unknown.
func textScale() float32 {
	var size string
	_ = dom.Try(func() {
		size = js.Global().Call("getComputedStyle", dom.Get("document", "documentElement")).Get("fontSize").String()
	})
	px, err := strconv.ParseFloat(strings.TrimSuffix(size, "px"), 32)
	if err != nil || px <= 0 {
		return 0
	}
	return float32(px) / 16
}
