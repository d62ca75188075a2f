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

// TestStrangePlaces reads what a damaged file may say of the window's place.
func TestStrangePlaces(t *testing.T) {
	for text, want := range map[string]bool{
		`{"x":-1200,"y":7,"width":640,"height":480}`:                 true,
		`{"x":0,"y":0,"width":319,"height":480}`:                     false,
		`{"x":0,"y":0,"width":100000000,"height":480}`:               false,
		`{"x":0,"y":0,"width":640,"height":9223372036854775807}`:     false,
		`{"x":-2147483648,"y":99999999999,"width":640,"height":480}`: false,
		`{"x":0,"y":0,"width":640,"height":99999999999999999999}`:    false,
		`{"x":0,"y":0,"width":640,"height":-480,"maximized":true}`:   false,
		`{"x":0,"y":0,"width":640,"height":480,"maximized":true}`:    true,
		`[]`: false, ``: false, "\x00": false, `{}`: false, `null`: false,
	} {
		if p, ok := readPlace([]byte(text), minSize); ok != want {
			t.Errorf("%s is read as %+v, %v", text, p, ok)
		}
	}
}

// FuzzPlace reads places of windows: those that are used can be, and are stored so that they are read the same.
func FuzzPlace(f *testing.F) {
	f.Add([]byte(`{"x":1,"y":2,"width":640,"height":480,"maximized":true}`))
	f.Add([]byte(`{"width":1e9}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, ok := readPlace(data, minSize)
		if !ok {
			return
		}
		text, err := json.Marshal(p)
		if again, ok := readPlace(text, minSize); err != nil || !ok || again != p || p.Width > maxPlace || p.Height < minSize {
			t.Errorf("%q is read as %+v, then as %+v", data, p, again)
		}
	})
}
