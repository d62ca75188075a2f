package solve

import (
	"sync"
	"sync/atomic"
)

// sideBySide does n pieces of work on several threads.
func sideBySide(threads, n int, do func(i int)) {
	var next atomic.Int64
	var all sync.WaitGroup
	work := func() {
		for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
			do(int(i))
		}
	}
	for range min(threads, n) - 1 {
		all.Go(work)
	}
	work()
	all.Wait()
}
