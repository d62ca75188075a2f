package web

import (
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

func TestAddress(t *testing.T) { everywhere(t, address) }

func address(t *testing.T, open opener) {
	b := open(t, serve(t, nil), desk, nil)
	g, _ := puzzleNear(t, "spiral", 5)
	b.openGame(g)
	// The address follows the game, and the game follows the address.
	b.key("n")
	b.until("another address", `location.hash.startsWith("#3x3.spiral:") && location.hash !== "`+link(g)+`"`)
	fragment := eval[string](b, "location.hash")
	plain, err := puzzle.LinkUnescape(fragment[1:])
	if err != nil {
		t.Fatal(err)
	}
	deal, err := puzzle.ParseGame(plain)
	if err != nil {
		t.Fatalf("the address %s: %v", fragment, err)
	}
	b.untilCells(deal.Scramble)
	other, _ := puzzleNear(t, "snake", 6)
	b.do(`location.hash = "` + link(other) + `"`)
	b.untilCells(other.Scramble)
	// The seed in a link is decoded once.
	seeded := parse(t, "3x3.snake#100% mon\u00e9")
	b.do(`location.hash = "#` + puzzle.LinkEscape("3x3.snake#100% mon\u00e9") + `"`)
	b.untilCells(seeded.Scramble)
	// A fragment that is not a game, or is the game already open, is removed from the address.
	for _, f := range []string{"#4x4.classic:1,2,3", "#", "#" + puzzle.LinkEscape("3x3.snake#100% mon\u00e9")} {
		b.do(`location.hash = "` + f + `"`)
		b.until("the game's own address after "+f, `location.hash === "`+link(seeded)+`"`)
	}
	// Seven addresses were opened by hand; a message lay over the game after the first of the last three, and still after the second.
	if n := eval[int](b, "history.length"); n > 9 {
		t.Errorf("the game fills the browser's history: %d entries", n)
	}
	// A page has its text in the address; behind it stands the game's, and the page does not come back.
	for name, leave := range map[string]func(){"Back": func() { b.do("history.back()") }, "the button": func() { b.press("back", 0) }} {
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=goals]")`)
		b.press("goals", 0)
		b.until("the page's text", `location.hash === "#goals"`)
		b.frames(20)
		leave()
		b.until("the game's address", `location.hash === "`+link(seeded)+`"`)
		b.frames(40)
		if hash := eval[string](b, "location.hash"); hash != link(seeded) || len(b.names("menu")) == 0 {
			t.Errorf("after %s the address is %s", name, hash)
		}
	}
}

// shares opens a game, shares it, and fails the test unless a list on the page then contains the game's link.
func (b *tab) shares(list string) {
	b.t.Helper()
	g, _ := puzzleNear(b.t, "snake", 6)
	b.openGame(g)
	b.press("menu", 0)
	b.until("the menu", `document.querySelector("#mirror [data-id=share]")`)
	b.press("share", 0)
	b.until("the link", list+".length === 1")
	if got, want := eval[string](b, list+"[0]"), b.server.URL+"/"+link(g); got != want {
		b.t.Errorf("%s: %s, want %s", list, got, want)
	}
}

func TestShareLink(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(`window.shared = []; navigator.share = async (what) => { shared.push(what.url) };`)
	b.shares("shared")
}

// TestShareRefused shares a game in a browser that has a share sheet but does not allow the page to use it.
func TestShareRefused(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(`window.copied = [];
	navigator.share = async () => { throw new DOMException("", "NotAllowedError") };
	navigator.clipboard.writeText = async (text) => { copied.push(text) };`)
	b.shares("copied")
}

// hostile are fragments that are not games and must do no harm.
var hostile = []string{
	"", "#", "##", "#%", "#%zz", "#%00", "#%ff%fe", "#:", "#0x0.classic#a", "#99999999999999999999x4.classic#a", "#33x33.classic#a",
	"#-1x-1.classic#a", "#4x4.classic-99#a", "#4x4.classic:1,2,3", "#4x4.classic:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "#3x3.classic:9,9,9,9,9,9,9,9,9",
	"#4x4.path(a1:RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR)#a", "#4x4.path((((((((", "#4x4.board(1,2)#a", "#4x4.unheard-of#a",
	"#<script>document.title='hacked'</script>", "#%3Cimg%20src=x%20onerror=alert(1)%3E", "#javascript:alert(1)", "#');alert(1)//", "#data:text/html,x",
	"#constructor", "#__proto__", "#4x4.classic%23" + "%00", "#1x5.classic:1,2,3,0,4", "#3x3.classic:2,1,3,4,5,6,7,8,0",
	"#lab:1", "#wildfifteen:wildfifteen:4x4",
}

func TestHostileFragments(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("#4x4.classic%23calm")
	b.untilCells(parse(t, "4x4.classic#calm").Scramble)
	for _, f := range append(hostile, "#"+strings.Repeat("A", 1<<20), "#4x4.classic%23"+strings.Repeat("%F0%9F%A7%A9", 1<<16)) {
		b.do("location.hash = " + quote(f))
		if len(f) > 60 {
			f = f[:60] + "…"
		}
		// The page still responds two frames later.
		b.frames(2)
		if !eval[bool](b, `document.getElementById("trouble").hidden && document.title.includes("Wild Fifteen")`) {
			t.Fatalf("%q stops the page", f)
		}
	}
	// The page says what is wrong, and one press leads to the normal game.
	b.do(`location.hash = "#4x4.classic:1,2,3"`)
	b.until("what is wrong", `document.getElementById("said").textContent.includes("4x4.classic:1,2,3")`)
	for range 60 {
		if len(b.names("back")) == 0 {
			break
		}
		b.press("back", 0)
		b.frames(2)
	}
	b.until("a board that can be played", `document.querySelectorAll("#mirror [data-id=cell]").length > 0 && document.querySelector("#mirror [data-id=undo]")`)
}

// TestHostileStart opens a bad link in a browser that has never seen the game.
func TestHostileStart(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("#4x4.classic:%3Cscript%3E")
	b.until("what is wrong", `document.getElementById("said").textContent.includes("4x4.classic:<script>")`)
	b.press("back", 0)
	b.until("the first deal", `document.querySelectorAll("#mirror [data-id=cell]").length === 9`)
}

// quote returns a string as a JavaScript literal.
func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "<", `\u003c`).Replace(s) + `"`
}
