package game

import "time"

// What a search may do in one tick. It works for a time, on machines of any speed; in a browser one thread does
// everything.
const (
	workTime = 4 * time.Millisecond // in one tick, all searches together; a tick has 16
	workMost = 256                  // slices in one tick, should the clock be a coarse one
	slice    = 500                  // units of a solver between two looks at the clock: some 0.04 ms

	tickNodes = 240 * slice // units of a solver in one tick where there is no watch: the same on every machine
)

// work lets a search go on for this tick and reports whether it has come to its end. Without a watch it does the
// whole of the budget in one step; with one it takes steps of a part each, until the tick's time is used up.
// It takes one step at least, so that every search comes to its end.
func (a *App) work(step func(units int) (done bool), whole, part int) bool {
	watch := a.boot.Watch
	if watch == nil {
		return step(whole)
	}
	from := watch()
	for range workMost {
		done := step(part)
		if now := watch(); done || a.worked+now-from >= workTime {
			a.worked += now - from
			return done
		}
	}
	a.worked = workTime
	return false
}
