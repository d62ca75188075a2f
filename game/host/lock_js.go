package host

import (
	"syscall/js"
	"time"
)

const lockName = keyPrefix + "game"

// lockAtMost is how long the lock is waited for: a page that is being left, or loaded anew, gives it up a moment after the
// next one has asked.
const lockAtMost = time.Second

// lock takes the running game for this page, until free is called or the page goes away. It is not this page's
// while another one has it; once that has gone, later is called. Where there are no locks, every page takes it for
// its own.
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
	case <-time.After(lockAtMost):
	}
	waiting = false
	return mine, free
}

// request asks for the lock and calls granted when this page has it. The lock is held until free is called.
func request(granted func()) (free func()) {
	var end js.Value
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		end = args[0]
		return nil
	})
	locks := get("navigator", "locks")
	err := try(func() {
		p := locks.Call("request", lockName, js.FuncOf(func(js.Value, []js.Value) any {
			held := get("Promise").New(hold) // the lock lasts as long as this is not fulfilled
			granted()
			return held
		}))
		p.Call("catch", js.FuncOf(func(js.Value, []js.Value) any {
			granted() // forbidden here: nobody else can have it either
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
