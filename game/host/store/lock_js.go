package store

import (
	"syscall/js"
	"time"

	"wildfifteen/game/host/dom"
)

const lockName = keyPrefix + "game"

// maxLockWait is how long a page waits for another one that has the lock: a page that is being left or reloaded gives it up
// a moment after the next one has requested it. That there is another one the browser has said: a browser that is busy, as
// after a crash, may take seconds to answer at all, up to maxAnswer.
const maxLockWait = time.Second

// lock takes the running game for this page until free is called or the page goes away. If another page has it, mine is
// false, and later is called once that page has gone. In browsers without locks, every page gets it. lock must not be
// called from a JavaScript callback.
func lock(later func()) (mine bool, free func()) {
	l := &pageLock{answer: make(chan bool, 4), later: later}
	l.request(true)
	if l.wait(maxAnswer) {
		return true, l.free
	}
	l.request(false)
	if l.wait(maxLockWait) {
		return true, l.free
	}
	l.late = true
	return false, l.free
}

// pageLock is the lock that only one page has.
type pageLock struct {
	answer chan bool // whether the page has the lock
	mine   bool      // the page has the lock
	late   bool      // the page has begun without it
	later  func()    // called when the page gets the lock after that
	end    js.Value  // gives it back
}

// wait waits for an answer and reports whether the page has the lock.
func (l *pageLock) wait(most time.Duration) bool {
	select {
	case mine := <-l.answer:
		return mine
	case <-time.After(most):
		return l.mine
	}
}

// request requests the lock, which the page then holds until it is freed. If only at once, the browser says so if another
// page has it.
func (l *pageLock) request(atOnce bool) {
	locks := dom.Get("navigator", "locks")
	err := dom.Try(func() {
		p := locks.Call("request", lockName, map[string]any{"ifAvailable": atOnce}, js.FuncOf(l.granted))
		p.Call("catch", js.FuncOf(func(js.Value, []js.Value) any {
			l.have() // forbidden here: no other page can have it either
			return nil
		}))
	})
	if err != nil {
		l.have()
	}
}

// granted is called with the lock, or with null if another page has it.
func (l *pageLock) granted(_ js.Value, args []js.Value) any {
	if args[0].IsNull() {
		l.answer <- false
		return nil
	}
	if l.mine { // by an earlier request
		return nil
	}
	held := dom.Get("Promise").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
		l.end = args[0]
		return nil
	})) // the page holds the lock until this is fulfilled
	l.have()
	return held
}

// have takes note that the page has the lock.
func (l *pageLock) have() {
	if l.mine {
		return
	}
	l.mine = true
	if l.late {
		l.later()
	} else {
		l.answer <- true
	}
}

func (l *pageLock) free() {
	if l.end.Truthy() {
		l.end.Invoke()
	}
}
