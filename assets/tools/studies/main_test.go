package main

import (
	"testing"

	"wildfifteen/puzzle/studies"
)

// TestAll finds the studies of the package studies again, from the seed.
func TestAll(t *testing.T) {
	list := studies.Load().List
	for i, s := range all() {
		if s.String() != list[i].String() {
			t.Fatalf("study %d is found as %s, kept as %s", i+1, s.String(), list[i].String())
		}
	}
}
