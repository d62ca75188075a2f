package store

import (
	"syscall/js"
	"time"

	"wildfifteen/game/host/dom"
)

const lockName = keyPrefix + "game"

// maxLockWait is how long a page waits for the lock: a page that is being left or reloaded gives it up a moment after the
// next one has requested it.
const maxLockWait = time.Second

// lock takes the running game for this page until free is called or the page goes away. If another page has it, mine is
// false, and later is called once that page has gone. In browsers without locks, every page gets it. lock must not be
// called from a JavaScript callback.
func lock(later func()) (mine bool, free func()) {
	granted := make(chan bool, 2)
	waiting := true
	free = request(func() {
		if waiting {
			granted <- true
		} else {
			later()
		}
	})
	select {
	case mine = <-granted:
	case <-time.After(maxLockWait):
	}
	waiting = false
	return mine, free
}

// request requests the lock and calls granted when this page has it. The page holds it until free is called.
func request(granted func()) (free func()) {
	var end js.Value
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		end = args[0]
		return nil
	})
	locks := dom.Get("navigator", "locks")
	err := dom.Try(func() {
		p := locks.Call("request", lockName, js.FuncOf(func(js.Value, []js.Value) any {
			held := dom.Get("Promise").New(hold) // the page holds the lock until this is fulfilled
			granted()
			return held
		}))
		p.Call("catch", js.FuncOf(func(js.Value, []js.Value) any {
			granted() // forbidden here: no other page can have it either
			return nil
		}))
	})
	if err != nil {
		granted()
	}
	return func() {
		if end.Truthy() {
			end.Invoke()
		}
	}
}
