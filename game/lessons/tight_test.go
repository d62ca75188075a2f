package lessons

import "testing"

// TestLastSentence divides texts before their last sentences.
func TestLastSentence(t *testing.T) {
	for _, c := range [...][3]string{
		{"Make four.", "", "Make four."},
		{"Each move changes both. Make four.", "Each move changes both.", "Make four."},
		{"One. Two? Three!", "One. Two?", "Three!"},
		{"Die 2. Reihe ist fertig.", "", "Die 2. Reihe ist fertig."},
		{"先動かす。四回。", "先動かす。", "四回。"},
		{"", "", ""},
	} {
		if rest, last := lastSentence(c[0]); rest != c[1] || last != c[2] {
			t.Errorf("%q is divided into %q and %q", c[0], rest, last)
		}
	}
}
