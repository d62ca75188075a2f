package draw_test

import (
	"runtime"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// worked returns how long the processor has worked for this thread.
func worked() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// BenchmarkLookAhead draws a cell of a 16x16 board and takes it back, with the ticks in between: the time of one tick, and
// how long the processor worked for the longest.
func BenchmarkLookAhead(b *testing.B) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	r := gametest.New(b, gametest.Options{Game: "16x16.classic#x"})
	r.Open("draw")
	r.Tap(game.Touch, ui.ID{Name: "line"})
	r.FocusOn(ui.ID{Name: "line"})
	keys := [...]game.Key{"ArrowRight", "ArrowLeft"}
	longest := time.Duration(0)
	for i := 0; b.Loop(); i++ {
		if i%4 == 0 {
			r.In.Keys = []game.KeyEvent{{Key: keys[i/4%2], Down: true}}
		}
		began := worked()
		r.App.Update(&r.In)
		longest = max(longest, worked()-began)
		r.In.Keys = nil
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest")
}
