package web

import (
	"fmt"
	"os"
	"testing"

	"wildfifteen/game/app"
)

// axe names axe.min.js of axe-core, the accessibility checker: "npm pack axe-core" fetches it.
const axe = "WILDFIFTEEN_AXE"

// TestAxe opens every room and lets axe-core look for what keeps people from using it.
func TestAxe(t *testing.T) {
	file := os.Getenv(axe)
	if file == "" {
		t.Skip(axe + " names no axe.min.js")
	}
	script, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, nil)
	for _, v := range []view{{w: 360, h: 740, scale: 2, touch: true}, desk} {
		b := newTab(t, s, v, nil)
		for _, room := range append([]string{""}, app.Rooms()...) {
			b.open("#3x3.snake%23axe")
			b.reload()
			if room != "" {
				b.press("menu", 0)
				for _, id := range app.Way(room) {
					b.until(id.Name, fmt.Sprintf(`document.querySelectorAll("#mirror [data-id=%s]").length > %d`, id.Name, id.N))
					b.press(id.Name, id.N)
				}
				b.until("a way back from "+room, `!document.querySelector("#mirror [data-id=menu]") && document.querySelector("#mirror [data-id=back]")`)
			}
			b.frames(30)
			b.do(string(script))
			rules := eval[int](b, `axe.run().then(r => { window.found = r; return r.passes.length })`)
			t.Logf("%s, %d wide: %d rules hold on %s", room, v.w, rules,
				eval[string](b, `[...document.querySelectorAll("#mirror > *")].map(e => e.ariaLabel ?? e.textContent).slice(0, 5).join("; ")`))
			for _, violation := range eval[[]string](b, `found.violations.map(v => v.id + ": " + v.help + ": " + v.nodes.map(n => n.html).join(" "))`) {
				t.Errorf("%s, %d wide: %s", room, v.w, violation)
			}
			if rules < 5 {
				t.Errorf("%s, %d wide: only %d rules were looked at", room, v.w, rules)
			}
		}
	}
}
