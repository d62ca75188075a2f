package store

import (
	"context"
	"sync"

	"wildfifteen/game"
)

// ranges reads and writes parts of long files, one after another, in a goroutine that ends when there is nothing to do.
type ranges struct {
	mu      sync.Mutex
	jobs    []func()
	ended   chan struct{} // closed when the goroutine has ended; nil: there is none
	replies []game.Reply
}

func (r *ranges) do(job func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.jobs = append(r.jobs, job)
	if r.ended == nil {
		r.ended = make(chan struct{})
		go r.run()
	}
}

func (r *ranges) run() {
	for {
		r.mu.Lock()
		if len(r.jobs) == 0 {
			close(r.ended)
			r.ended = nil
			r.mu.Unlock()
			return
		}
		job := r.jobs[0]
		r.jobs = r.jobs[1:]
		r.mu.Unlock()
		job()
	}
}

// wait waits until all is done, but not longer than the context.
func (r *ranges) wait(late context.Context) {
	r.mu.Lock()
	ended := r.ended
	r.mu.Unlock()
	if ended == nil {
		return
	}
	select {
	case <-ended:
	case <-late.Done():
	}
}

// answer adds a reply.
func (r *ranges) answer(reply game.Reply) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.replies = append(r.replies, reply)
}

// take appends the replies since the last call.
func (r *ranges) take(dst []game.Reply) []game.Reply {
	r.mu.Lock()
	defer r.mu.Unlock()
	dst = append(dst, r.replies...)
	r.replies = nil
	return dst
}
