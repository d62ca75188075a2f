package cli

import (
	"testing"
	"time"
)

func TestBytesText(t *testing.T) {
	for n, want := range map[uint64]string{0: "0 B", 999: "999 B", 1000: "1 kB", 999_400: "999 kB", 999_700: "1 MB", 6_100_000_000: "6.1 GB"} {
		if got := bytesText(n); got != want {
			t.Errorf("%d bytes are written %s, want %s", n, got, want)
		}
	}
}

func TestRate(t *testing.T) {
	e := testEnv(nil, nil, nil)
	for _, c := range []struct {
		n    uint64
		d    time.Duration
		want string
	}{
		{0, time.Second, "0"},
		{0, 0, "0"},
		{1, 3 * time.Second, "0"},
		{15, 2 * time.Second, "8"},
		{123, time.Second, "123"},
		{1234, time.Second, "1,230"},
		{9996, time.Second, "10,000"},
		{9_012_345, 500 * time.Millisecond, "18,000,000"},
		{333_477, 7 * time.Millisecond, "47,600,000"},
	} {
		if got := e.rate(c.n, c.d); got != c.want {
			t.Errorf("%d in %v are %s a second, want %s", c.n, c.d, got, c.want)
		}
	}
}
