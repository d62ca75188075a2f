package app

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	studylist "wildfifteen/puzzle/studies"
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

// TestNextStudy looks for the study that is left: it is found from any other, and from itself.
func TestNextStudy(t *testing.T) {
	const last = studylist.Count - 1
	for _, left := range []int{0, 7, last} {
		a := New(game.Boot{Fonts: render.NewFonts(), Store: noStore{}})
		for n := range studylist.Count {
			if n != left {
				a.saves.MarkStudy(n, 30)
			}
		}
		for _, n := range []int{0, 7, 8, last} {
			if got := a.nextStudy(n); got != left {
				t.Errorf("after study %d comes %d, although %d alone is left", n, got, left)
			}
		}
		a.saves.MarkStudy(left, 30)
		if got := a.nextStudy(last); got != 0 {
			t.Errorf("after the last study comes %d", got)
		}
	}
}
