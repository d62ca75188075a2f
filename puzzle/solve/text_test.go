package solve

import (
	"encoding/json"
	"errors"
	"testing"

	"wildfifteen/puzzle"
)

// TestTexts writes and reads every kind of error and every phase as JSON, and refuses others.
func TestTexts(t *testing.T) {
	for kind := NoBoard; kind <= IllegalMove; kind++ {
		for phase := Building; phase <= Finished; phase++ {
			type both struct {
				Kind  Kind
				Phase Phase
			}
			text, err := json.Marshal(both{kind, phase})
			if want := `{"Kind":"` + kind.String() + `","Phase":"` + phase.String() + `"}`; err != nil || string(text) != want {
				t.Errorf("%s, want %s, %v", text, want, err)
			}
			var again both
			if err := json.Unmarshal(text, &again); err != nil || again != (both{kind, phase}) {
				t.Errorf("%s is read as %+v, %v", text, again, err)
			}
		}
	}
	kind, phase := Unsolvable, Searching
	for _, read := range []func([]byte) error{kind.UnmarshalText, phase.UnmarshalText} {
		var fault *puzzle.Error
		if err := read([]byte("nothing")); !errors.As(err, &fault) || fault.Kind != puzzle.FaultSyntax {
			t.Error(err)
		}
	}
	if kind != Unsolvable || phase != Searching {
		t.Errorf("%v, %v after texts that are refused", kind, phase)
	}
	for _, write := range []func() ([]byte, error){(IllegalMove + 1).MarshalText, (Finished + 1).MarshalText} {
		var fault *puzzle.Error
		if text, err := write(); !errors.As(err, &fault) || fault.Kind != puzzle.FaultRange {
			t.Errorf("%q, %v", text, err)
		}
	}
}
