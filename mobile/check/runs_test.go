package main

import "testing"

// TestFramesOf checks that the last count of a log is taken, and that an incomplete log is an error.
func TestFramesOf(t *testing.T) {
	for _, c := range []struct {
		log           string
		frames, drawn int
		ok            bool
	}{
		{"standin: 1 frames, 1 drawn\nmore\nstandin: 600 frames, 12 drawn, 0 lost\n", 600, 12, true},
		{"standin: starting\n", 0, 0, false},
		{"Killed\n", 0, 0, false},
		{"", 0, 0, false},
	} {
		frames, drawn, err := framesOf(c.log)
		if frames != c.frames || drawn != c.drawn || (err == nil) != c.ok {
			t.Errorf("%q: %d frames, %d drawn, %v", c.log, frames, drawn, err)
		}
	}
}
