package words

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
)

func TestClock(t *testing.T) {
	german := assets.Load("de")
	for _, c := range []struct {
		time     time.Duration
		decimals int
		want     string
	}{
		{0, 0, "0:00"},
		{59999 * time.Millisecond, 0, "0:59"},
		{61 * time.Second, 0, "1:01"},
		{time.Hour + 2*time.Minute + 3*time.Second, 0, "1:02:03"},
		{7*time.Second + 86*time.Millisecond, 1, "0:07.0"},
		{7*time.Second + 86*time.Millisecond, 3, "0:07.086"},
		{25*time.Hour + 900*time.Millisecond, 1, "25:00:00.9"},
	} {
		comma := strings.Replace(c.want, ".", ",", 1)
		if got := ClockIn(german, c.time, c.decimals); got != comma {
			t.Errorf("%v with %d decimals in German: %s, want %s", c.time, c.decimals, got, comma)
		}
		if got := Clock(c.time, c.decimals); got != c.want {
			t.Errorf("%v with %d decimals: %s, want %s", c.time, c.decimals, got, c.want)
		}
	}
}
