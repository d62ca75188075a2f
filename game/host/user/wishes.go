// Package user tells what the system knows about its user: the language and the display preferences, called wishes.
package user

import "sync/atomic"

// Wishes are the user's display preferences, as set in the system or the browser.
type Wishes struct {
	Dark          bool    // dark colours
	Contrast      bool    // high contrast
	ReducedMotion bool    // less motion
	TextScale     float32 // size of text, 1 is normal; 0 if unknown
}

// Watcher holds the wishes as last reported by the system. Its methods may be called from any goroutine.
type Watcher struct{ now atomic.Pointer[Wishes] }

// Watch starts to follow the user's wishes. It does not wait for the system: until the first report, Now returns the
// zero Wishes. On Android, Set is the only source.
func Watch() *Watcher {
	w := &Watcher{}
	w.now.Store(&Wishes{})
	go func() {
		defer func() { _ = recover() }() // a wish that cannot be read is no reason to end the program
		watch(w.Set)
	}()
	return w
}

// Now returns the latest wishes.
func (w *Watcher) Now() Wishes { return *w.now.Load() }

// Set replaces the wishes.
func (w *Watcher) Set(now Wishes) { w.now.Store(&now) }
