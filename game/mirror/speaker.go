package mirror

import "time"

// sayEvery is the minimum time between two announcements: a screen reader would drop the first of two at once.
const sayEvery = 400 * time.Millisecond

// Speaker spaces announcements out. A later text replaces one that waits. The zero value is ready for use.
type Speaker struct {
	pending string        // to be announced next
	spoken  string        // announced last
	next    time.Duration // earliest time of the next announcement
}

// Say takes the text of a tick, "" for none, and returns the text to announce now, "" for none.
func (s *Speaker) Say(text string, now time.Duration) string {
	if text != "" {
		s.pending = text
	}
	if s.pending == "" || now < s.next {
		return ""
	}
	t := s.pending
	s.pending, s.next = "", now+sayEvery
	if t == s.spoken {
		t += "\u00a0" // screen readers announce changes only
	}
	s.spoken = t
	return t
}

// Waits returns how long a text still waits, 0 if none does.
func (s *Speaker) Waits(now time.Duration) time.Duration {
	if s.pending == "" {
		return 0
	}
	return max(s.next-now, time.Millisecond)
}
