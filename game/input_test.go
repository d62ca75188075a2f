package game

import (
	"reflect"
	"testing"
	"time"
)

// TestAsleep fills every field of an Input and checks which of them the Input of a suspended game keeps.
func TestAsleep(t *testing.T) {
	in := Input{
		Now: 1, Date: time.Unix(1, 0), Rate: 60, Width: 100, Height: 200, Scale: 2, Insets: Insets{Top: 3}, Focused: true,
		Redraw: true, Locale: "eo", Dark: true, Contrast: true, ReducedMotion: true, TextScale: 1.5,
		Pointers: []Pointer{{Down: true}}, Keys: []KeyEvent{{Key: "A"}}, Mods: Shift, Text: "a", Pads: []Pad{{}}, Replies: []Reply{{}},
	}
	in.Wheel.Y = 1
	want := in
	want.Now, want.Date, want.Suspended, want.Focused, want.Redraw = 5, time.Unix(7, 0), true, false, false
	want.Pointers, want.Keys, want.Mods, want.Text, want.Pads, want.Replies = nil, nil, 0, "", nil, nil
	want.Wheel.Y = 0
	if got := in.Asleep(5, time.Unix(7, 0)); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	all := reflect.ValueOf(in)
	for i := range all.NumField() {
		if name := all.Type().Field(i).Name; all.Field(i).IsZero() && name != "Suspended" {
			t.Errorf("the test leaves %s out", name)
		}
	}
}
