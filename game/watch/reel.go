package watch

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// speeds are the speeds of a reel, and usualSpeed is the index of the normal one.
var speeds = [...]float64{0.25, 0.5, 1, 2, 4, 8}

// speedNames are the speeds as texts.
var speedNames = [len(speeds)]string{"¼", "½", "1", "2", "4", "8"}

const (
	usualSpeed = 2
	slideSound = game.SlideSound
	stall      = 250 * time.Millisecond // the longest time between two ticks that is played
)

// reel is the place in a film.
type reel struct {
	film    *session.Playback
	whole   bool // undos and pauses are shown
	at      int  // the frame shown
	time    time.Duration
	speed   int // index in speeds
	running bool
	last    time.Duration // the moment of the last tick
}

func (r *reel) frame() session.Frame { return r.film.Frame(r.at) }

func (r *reel) board() puzzle.Board { return r.film.Board(r.at) }

// run plays on for the time between two ticks.
func (r *reel) run(passed time.Duration) {
	r.time += time.Duration(float64(min(max(passed, 0), stall)) * speeds[r.speed])
	r.at = max(r.at, r.film.FrameAt(r.time))
}

// jump goes to a frame, or to the first or the last if there is none of that number.
func (r *reel) jump(to int) {
	r.at = min(max(to, 0), r.film.Last())
	r.time = r.frame().At
}

func (r *reel) setSpeed(to int) { r.speed = min(max(to, 0), len(speeds)-1) }

// slideTime is how long a tile slides: no longer than until the next one.
func (r *reel) slideTime() time.Duration {
	if !r.running || r.at == r.film.Last() {
		return boardview.SlideTime
	}
	gap := time.Duration(float64(r.film.Frame(r.at+1).At-r.frame().At) / speeds[r.speed])
	return min(boardview.SlideTime, max(gap, least))
}

// setWhole changes the film and goes to the frame of the same clock.
func (r *reel) setWhole(whole bool) {
	clock, atEnd := r.frame().Clock, r.at == r.film.Last()
	at := r.at
	r.whole = whole
	r.film = session.NewPlayback(r.film.Recording, whole)
	switch {
	case atEnd:
		at = r.film.Last()
	case at > 0 && r.film.Recording.Timed:
		at = r.film.FrameAtClock(clock)
	}
	r.jump(at)
}
