//go:build !js && !android && !ios

package host

import (
	"encoding/json"
	"testing"
)

func TestUnitsOfAWindow(t *testing.T) {
	for _, c := range []struct {
		dips           int
		scale, monitor float64
		want           int
	}{
		{360, 0, 1, 360}, {360, 0, 2, 360}, // the monitor's own scale
		{360, 2, 1, 720}, {360, 2, 2, 360}, {360, 1, 2, 180}, {320, 1.25, 1.5, 267}, // 266.7 pixels of it
	} {
		if got := units(c.dips, c.scale, c.monitor); got != c.want {
			t.Errorf("%d dips at %v on a monitor of %v: %d, want %d", c.dips, c.scale, c.monitor, got, c.want)
		}
	}
}

func TestPlaceAsJSON(t *testing.T) {
	was := place{X: 1, Y: 2, Width: 300, Height: 400}
	data, err := json.Marshal(was)
	if want := `{"x":1,"y":2,"width":300,"height":400}`; err != nil || string(data) != want {
		t.Errorf("%s, %v, want %s", data, err, want)
	}
	var p place
	if err := json.Unmarshal([]byte(`{"X":1,"Y":2,"Width":300,"Height":400}`), &p); err != nil || p != was {
		t.Errorf("keys as they once were: %+v, %v", p, err)
	}
}
