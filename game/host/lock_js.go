package host

import (
	"syscall/js"
	"time"
)

// Times and tries for the lock: a page that is being left gives it up a moment after the next one asks.
const (
	lockName   = keyPrefix + "game"
	lockTries  = 5
	lockPause  = 60 * time.Millisecond
	lockAtMost = 2 * time.Second // for one answer
)

// lock takes the running game for this page, until free is called or the page goes away. It is not this page's
// while another one has it. Where there are no locks, every page takes it for its own.
func lock() (mine bool, free func()) {
	for range lockTries {
		got := make(chan bool, 2)
		free = request(true, func(granted bool) { got <- granted })
		select {
		case mine = <-got:
		case <-time.After(lockAtMost):
			return false, free
		}
		if mine {
			break
		}
		time.Sleep(lockPause)
	}
	return mine, free
}

// waitLock calls mine once the page that has the running game has gone.
func waitLock(mine func()) (free func()) {
	return request(false, func(granted bool) {
		if granted {
			mine()
		}
	})
}

// request asks for the lock, at once or never, or as soon as it is free, and tells whether it was granted. The lock
// is held until free is called.
func request(atOnce bool, tell func(granted bool)) (free func()) {
	var end js.Value
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		end = args[0]
		return nil
	})
	locks := get("navigator", "locks")
	err := try(func() {
		p := locks.Call("request", lockName, map[string]any{"ifAvailable": atOnce}, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if !first(args).Truthy() {
				tell(false)
				return nil
			}
			held := get("Promise").New(hold) // the lock lasts as long as this is not fulfilled
			tell(true)
			return held
		}))
		p.Call("catch", js.FuncOf(func(js.Value, []js.Value) any {
			tell(true) // forbidden here: nobody else can have it either
			return nil
		}))
	})
	if err != nil {
		tell(true)
	}
	return func() {
		if end.Truthy() {
			end.Invoke()
		}
	}
}
