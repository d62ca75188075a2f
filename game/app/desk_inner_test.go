package app

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// noStore keeps nothing.
type noStore struct{}

func (noStore) Append(string, []byte)  {}
func (noStore) Replace(string, []byte) {}
func (noStore) Confirm(string, string) {}
func (noStore) Flush() bool            { return true }

// TestDealKeepsOptions deals a practice game of a given depth: the search for its board forgets no option.
func TestDealKeepsOptions(t *testing.T) {
	a := New(game.Boot{Fonts: render.NewFonts(), Store: noStore{}})
	in := game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en"}
	tick := func() {
		in.Now += time.Second / 60
		a.Update(&in)
	}
	tick()
	c, err := puzzle.ParseConfig("3x3.classic")
	if err != nil {
		t.Fatal(err)
	}
	want := session.Options{Own: true, Depth: 5, Practice: "depth"}
	a.dealAs(c, want)
	for n := 0; n < 500 && a.Playing().Depth() != want.Depth; n++ {
		tick()
	}
	if got := a.Playing().Options(); got != want {
		t.Errorf("dealt with %+v, want %+v", got, want)
	}
}
