package mirror

import (
	"testing"
	"time"
)

func TestSpeaker(t *testing.T) {
	var s Speaker
	const ms = time.Millisecond
	for i, c := range []struct {
		at         time.Duration
		text, want string
		waits      time.Duration
	}{
		{0, "", "", 0},
		{0, "a", "a", 0},
		{100 * ms, "b", "", 300 * ms},
		{200 * ms, "c", "", 200 * ms}, // takes the place of b
		{399 * ms, "", "", ms},
		{400 * ms, "", "c", 0},
		{500 * ms, "", "", 0},
		{900 * ms, "c", "c\u00a0", 0}, // the same again is still a change
		{1400 * ms, "c", "c", 0},
	} {
		if got := s.Say(c.text, c.at); got != c.want {
			t.Errorf("%d: said %q, want %q", i, got, c.want)
		}
		if got := s.Waits(c.at); got != c.waits {
			t.Errorf("%d: the text waits %v, want %v", i, got, c.waits)
		}
	}
}
