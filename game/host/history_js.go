package host

import (
	"syscall/js"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// history keeps the browser's history in step with the scenes: the page has one entry for the first scene, and one more
// for each scene over it. So the browser's Back goes up one scene, and only leaves the page from the first one.
type history struct {
	requests *requests
	address  string // the game ID in the page's address, unless the player has changed it
	level    int    // how many scenes over the first one the present entry stands for
	moving   bool   // the page has told the browser to go back, and that has not happened yet
	still    bool   // do not change the entries now
	refused  bool   // the browser makes no entries for this page
}

// levelName is the name of an entry's level in its state.
const levelName = "wildfifteen"

func (y *history) open(r *requests) {
	y.requests = r
	if level, ok := levelOf(dom.Get("history", "state")); ok {
		y.level = level // the page has been loaded again
	} else {
		y.replace("")
	}
	dom.On(js.Global(), "popstate", false, func(e js.Value) { y.popped(e.Get("state")) })
	dom.On(js.Global(), "hashchange", false, func(js.Value) { y.renamed() })
}

// levelOf returns the level in the state of an entry; ok is false if the page has not made the entry.
func levelOf(state js.Value) (level int, ok bool) {
	if state.Type() != js.TypeObject {
		return 0, false
	}
	v := state.Get(levelName)
	if v.Type() != js.TypeNumber {
		return 0, false
	}
	return v.Int(), true
}

// popped follows the browser to another entry. A new fragment comes as an entry that the page has not made: see renamed.
func (y *history) popped(state js.Value) {
	level, ok := levelOf(state)
	if !ok {
		y.level = 0
		y.replace("")
		return
	}
	if level == y.level && !y.moving {
		return // another fragment
	}
	if !y.moving {
		for range y.level - level {
			y.requests.reply(game.Reply{Kind: game.Back})
		}
	}
	y.level, y.moving = level, false
	if y.address != "" {
		y.replace(linkTo(y.address)) // the entry may name an earlier game
	}
}

// renamed opens the game that the address names, if it is not the one being played.
func (y *history) renamed() {
	if id := fragment(); id != y.address {
		if id != "" {
			y.requests.reply(game.Reply{Kind: game.Link, Text: id})
		}
		y.address = "" // the address no longer names the game being played
	}
}

// show shows the game's ID in the address, and has as many entries as there are scenes.
func (y *history) show(out *game.Output) {
	if out.Address != "" && out.Address != y.address {
		y.address = out.Address
		y.replace(linkTo(y.address))
	}
	if y.refused || y.moving || y.still {
		return
	}
	for y.level < out.Depth && !y.refused {
		y.level++
		y.refused = dom.Try(func() { dom.Get("history").Call("pushState", y.state(), "") }) != nil
	}
	if y.level > out.Depth && !y.refused {
		y.moving = true
		y.refused = dom.Try(func() { dom.Get("history").Call("go", out.Depth-y.level) }) != nil
	}
}

// replace gives the present entry its level and an address; "" leaves the address as it is.
func (y *history) replace(address string) {
	args := []any{y.state(), ""}
	if address != "" {
		args = append(args, address)
	}
	_ = dom.Try(func() { dom.Get("history").Call("replaceState", args...) })
}

func (y *history) state() map[string]any { return map[string]any{levelName: y.level} }
