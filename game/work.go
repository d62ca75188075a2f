package game

import "time"

// What the searches may do. They work for a time, on machines of any speed; in a browser one thread does everything.
const (
	workTime  = 4 * time.Millisecond  // in one frame, all searches together
	frameTime = 12 * time.Millisecond // of the 16 to a frame; ticks that come faster make up for lost ones, in the same frame
	workMost  = 256                   // slices in one tick, should the clock be a coarse one
	slice     = 500                   // units of a solver between two looks at the clock: some 0.04 ms

	tickNodes = 240 * slice // units of a solver in one tick where there is no watch: the same on every machine
)

// work is what the searches have done of late.
type work struct {
	since time.Duration // the frame began, by the watch
	done  time.Duration // in it
}

// search lets a search go on for this tick and reports whether it has come to its end. Without a watch it does the
// whole of the budget in one step; with one it takes steps of a part each, until the frame's time is used up.
// It takes one step at least, so that every search comes to its end.
func (a *App) search(step func(units int) (done bool), whole, part int) bool {
	watch, w := a.boot.Watch, &a.work
	if watch == nil {
		return step(whole)
	}
	from := watch()
	if from-w.since >= frameTime {
		*w = work{since: from}
	}
	for range workMost {
		done := step(part)
		if now := watch(); done || w.done+now-from >= workTime {
			w.done += now - from
			return done
		}
	}
	w.done = workTime
	return false
}
