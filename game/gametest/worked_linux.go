package gametest

import (
	"slices"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"wildfifteen/game"
)

// worked returns how long the processor has worked for this thread, whatever else it does. Its account of resources would
// count in steps of some milliseconds.
func worked() time.Duration {
	const thread = 3 // CLOCK_THREAD_CPUTIME_ID
	var t syscall.Timespec
	if _, _, fault := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, thread, uintptr(unsafe.Pointer(&t)), 0); fault != 0 {
		return 0
	}
	return time.Duration(t.Nano())
}

// Works collects how long the processor works for single ticks. Its thread must be locked.
type Works struct{ all []time.Duration }

// Tick lets one tick pass and keeps how long the processor worked for it.
func (w *Works) Tick(r *Run) {
	began := worked()
	r.App.Update(&r.In)
	w.all = append(w.all, worked()-began)
	r.In.Now += time.Second / 60
	r.In.Keys, r.In.Replies = nil, nil
}

// Reply passes a reply to the game in such a tick.
func (w *Works) Reply(r *Run, p game.Reply) {
	r.In.Replies = []game.Reply{p}
	w.Tick(r)
}

// Report tells the mean, the longest of 99 of 100, and the longest of all.
func (w *Works) Report(b *testing.B) {
	slices.Sort(w.all)
	sum, n := time.Duration(0), len(w.all)
	for _, t := range w.all {
		sum += t
	}
	ms := func(t time.Duration) float64 { return float64(t.Microseconds()) / 1000 }
	b.ReportMetric(ms(sum)/float64(n), "ms/tick")
	b.ReportMetric(ms(w.all[n*99/100]), "ms/99of100")
	b.ReportMetric(ms(w.all[n-1]), "ms/longest")
}
