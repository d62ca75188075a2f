package links

import (
	"testing"

	"wildfifteen/assets"
)

// TestVerdictShows checks what a verdict shows of a text: its game, or the place of what is wrong.
func TestVerdictShows(t *testing.T) {
	l := assets.Load("en")
	const bad = "3x3.classic:1,2,3,4,5,6,7,7,0"
	if v := Judge(l, bad); !v.Bad || v.Mark != len("3x3.classic:1,2,3,4,5,6,7,7") {
		t.Errorf("%q: bad %v, mark %d", bad, v.Bad, v.Mark)
	} else if v.Text != "7 appears twice" {
		t.Errorf("%q: it says %q, though the place is marked", bad, v.Text)
	} else if r := v.Read; len(r.Labels) != 9 || r.Bad[5] || !r.Bad[6] || !r.Bad[7] || r.Bad[8] {
		t.Errorf("%q shows %v", bad, r)
	}
	if v := Judge(l, "3x3.classic:1,2,x,4"); len(v.Read.Labels) != 0 {
		t.Errorf("a text that is no board shows %v", v.Read)
	}
	if v := Judge(l, "6x5.spiral"); v.Bad || v.Game.Goal.Size().W != 6 || !v.Game.Scramble.IsZero() || v.Mark != 0 {
		t.Errorf("a configuration shows %v", v)
	}
	if v := Judge(l, "8 6 7/2 5 4/3 0 1"); v.Bad || v.Game.Scramble.At(0) != 8 {
		t.Errorf("a board shows %v", v)
	}
}
