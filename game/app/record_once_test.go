package app_test

import (
	"bytes"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// TestRecordOnce deals a new game after a solved one and takes the deal back, again and again.
func TestRecordOnce(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,0,6,7,5,8"})
	r.Key("ArrowUp")
	r.Key("ArrowLeft")
	for range 4 {
		r.Tick(60)
		r.Key("Enter")
		r.Tick(30)
		r.Key("Backspace")
	}
	if n := bytes.Count(r.Store.Files[game.SolvesFile], []byte{'\n'}); n != 1 {
		t.Errorf("one game was recorded %d times", n)
	}
	if s := r.StoredGame(); s.Solved() {
		t.Error("undo brought back the solved game")
	}
}
