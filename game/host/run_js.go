package host

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/game/host/store"
	"wildfifteen/game/host/user"
	"wildfifteen/puzzle"
)

const platform = game.Browser

// meterer is what a meter does. There are two meters: one for players, which does nothing, and one for builds with the tag
// measure.
type meterer interface {
	// options returns o with a New whose games are measured.
	options(o Options) Options
	// game returns h wrapped so that its work is measured.
	game(h *host) ebiten.Game
}

var _ meterer = meter{}

// Run runs a game in the page until the page goes away. Its error is the engine's, if it cannot draw in this browser.
func Run(o Options) error {
	m := newMeter()
	h := newHost(m.options(o), store.OpenBrowser(), user.Locale())
	h.takeTexts()
	h.link = fragment()
	h.window.open()
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true) // the game pauses itself, but stays visible
	defer h.end()
	return ebiten.RunGame(m.game(h))
}

// fragment returns the decoded part of the page's address after the #. If it cannot be decoded, it is returned as it is:
// the game tells the player what is wrong with it.
func fragment() string {
	v := dom.Get("location", "hash")
	if v.Type() != js.TypeString || len(v.String()) < 2 {
		return ""
	}
	link := v.String()[1:]
	if plain, err := puzzle.LinkUnescape(link); err == nil {
		return plain
	}
	return link
}

// linkTo returns the page's address with a game ID in it.
func linkTo(id string) string {
	at := dom.Get("location")
	var base string
	_ = dom.Try(func() { base = at.Get("origin").String() + at.Get("pathname").String() + at.Get("search").String() })
	return base + "#" + puzzle.LinkEscape(id)
}
