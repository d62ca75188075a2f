package host

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/puzzle"
)

const platform = game.Browser

// Locale returns the browser's language as a BCP 47 tag.
func Locale() string {
	if v := get("navigator", "language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// Run runs a program in the page until the page goes away. Its error is what the engine says of a browser it
// cannot draw in.
func Run(o Options) error {
	m := newMeter()
	h := newHost(m.options(o), OpenBrowser(), Locale())
	h.boot.Game = fragment()
	h.window.open(h)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true) // the game pauses itself, and its page can still be seen
	defer h.end()
	return ebiten.RunGame(m.game(h))
}

// fragment returns what stands behind the # of the page's address, decoded. What cannot be decoded is returned
// as it is: the game says what is wrong with it.
func fragment() string {
	v := get("location", "hash")
	if v.Type() != js.TypeString || len(v.String()) < 2 {
		return ""
	}
	link := v.String()[1:]
	if plain, err := puzzle.LinkUnescape(link); err == nil {
		return plain
	}
	return link
}

// linkTo returns the page's address with a game in it.
func linkTo(id string) string {
	at := get("location")
	var base string
	_ = try(func() { base = at.Get("origin").String() + at.Get("pathname").String() + at.Get("search").String() })
	return base + "#" + puzzle.LinkEscape(id)
}
