//go:build !js

package solve

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"testing"

	"wildfifteen/puzzle"
)

// FuzzSaved reads states of searches: any bytes, any object with a right sum, and those of this board with any numbers and moves. What is
// accepted is written so that it is read the same.
func FuzzSaved(f *testing.F) {
	start, goal := puzzle.MustParseBoard("1 2 3/4 5 6/0 7 8"), puzzle.MustParseGoal("3x3").Board()
	quick, err := New(start, goal, Options{Mode: Quick})
	if err != nil {
		f.Fatal(err)
	}
	good := deepSaved{Board: start.String(), Goal: goal.String(), Lower: 2, Best: "LL", Nodes: 5, Done: []byte{5}, Count: 3}
	object, err := json.Marshal(good)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good.encode(), 2, "LL", []byte{5}, 3)
	f.Add(object, 7, "LLRL", []byte{255, 255}, 9)
	f.Add([]byte(`{"count":-1}`), -1, "L2", []byte{}, -7)
	f.Add([]byte("0"), -1, "L2", []byte{1, 2, 3, 4}, 25)
	f.Add([]byte("null"), 1<<30, "", []byte{1}, 1<<30)
	f.Fuzz(func(t *testing.T, data []byte, lower int, best string, done []byte, count int) {
		text := append([]byte(deepMagic), data...)
		sum := sha256.Sum256(text)
		summed := append(append(hex.AppendEncode(nil, sum[:]), '\n'), text...)
		made := good
		made.Lower, made.Best, made.Done, made.Count = lower, best, done, count
		for _, state := range [][]byte{data, summed, made.encode()} {
			s := &deepSearch{start: start, goal: goal, task: quick.task, quick: quick, limit: 2, best: make([]uint8, 20)}
			if s.restore(state) != nil {
				continue
			}
			again := &deepSearch{start: start, goal: goal, task: quick.task, quick: quick, limit: 2, best: make([]uint8, 20)}
			if err := again.restore(s.state()); err != nil || again.limit != s.limit || again.ended != s.ended || len(again.best) != len(s.best) {
				t.Errorf("%q is read as %d, %d, %d, then as %d, %d, %d: %v", state, s.limit, s.ended, len(s.best), again.limit, again.ended, len(again.best), err)
			}
		}
	})
}
