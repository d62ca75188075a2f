package host

import (
	"strconv"
	"strings"
	"syscall/js"
)

// watchWishes reports the user's wishes as the browser tells them, and again whenever they change.
func watchWishes(report func(wishes)) {
	queries := []string{"(prefers-color-scheme: dark)", "(prefers-contrast: more), (forced-colors: active)", "(prefers-reduced-motion: reduce)"}
	lists := make([]js.Value, len(queries))
	if try(func() {
		for i, q := range queries {
			lists[i] = js.Global().Call("matchMedia", q)
		}
	}) != nil {
		return
	}
	read := func() {
		is := func(i int) bool { return lists[i].Get("matches").Bool() }
		report(wishes{Dark: is(0), Contrast: is(1), ReducedMotion: is(2), TextScale: textScale()})
	}
	read()
	for _, l := range lists {
		on(l, "change", false, func(js.Value) { read() })
	}
	on(js.Global(), "focus", false, func(js.Value) { read() }) // the text size has no event of its own
}

// textScale is the size of text the user has set, as the page's root has it.
func textScale() float32 {
	var size string
	_ = try(func() {
		size = js.Global().Call("getComputedStyle", get("document", "documentElement")).Get("fontSize").String()
	})
	px, err := strconv.ParseFloat(strings.TrimSuffix(size, "px"), 32)
	if err != nil || px <= 0 {
		return 0
	}
	return float32(px) / 16
}
