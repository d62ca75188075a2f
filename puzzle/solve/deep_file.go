//go:build !js

package solve

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"

	"wildfifteen/puzzle"
)

// ErrSaved is the error of [SolveDeep] for a state that is damaged or belongs to another search.
var ErrSaved = errors.New("solve: damaged state, or that of another search")

// deepMagic begins the state of a deep search. Its number is that of the version of the format, and changes with the branches
// and their order.
const deepMagic = "wildfifteen search 1\n"

// deepSaved is the state of a deep search between two runs. In a file deepMagic goes before it, and before both their SHA-256,
// on a line of its own.
type deepSaved struct {
	Board string `json:"board"`
	Goal  string `json:"goal"`
	Lower int    `json:"lower"` // no solution is shorter
	Best  string `json:"best"`  // the best solution so far
	Nodes uint64 `json:"nodes"`
	Done  []byte `json:"done"`  // the branches at this bound that are searched, 8 to a byte; their order is always the same
	Count int    `json:"count"` // of the branches
}

// state returns what restore needs.
func (s *deepSearch) state() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	saved := deepSaved{Board: s.start.String(), Goal: s.goal.String(), Lower: s.limit, Nodes: s.before + s.nodes.Load(), Count: len(s.done),
		Done: make([]byte, (len(s.done)+7)/8)}
	for i, done := range s.done {
		if done {
			saved.Done[i/8] |= 1 << (i % 8)
		}
	}
	var moves []puzzle.Move
	for _, d := range s.best {
		moves = append(moves, s.quick.move(d))
	}
	saved.Best = puzzle.FormatMoves(moves)
	return saved.encode()
}

func (s *deepSaved) encode() []byte {
	object, err := json.Marshal(s)
	if err != nil {
		panic(err) // it has no field that cannot be written
	}
	text := append([]byte(deepMagic), object...)
	sum := sha256.Sum256(text)
	return append(append(hex.AppendEncode(nil, sum[:]), '\n'), text...)
}

// decode is the inverse of encode. It reports whether data can be such a state.
func (s *deepSaved) decode(data []byte) bool {
	head, text, _ := bytes.Cut(data, []byte("\n"))
	sum := sha256.Sum256(text)
	object, known := bytes.CutPrefix(text, []byte(deepMagic))
	return string(head) == hex.EncodeToString(sum[:]) && known && json.Unmarshal(object, s) == nil &&
		s.Count >= 0 && len(s.Done) == (s.Count+7)/8
}

// restore continues from a state.
func (s *deepSearch) restore(state []byte) error {
	var saved deepSaved
	if !saved.decode(state) || saved.Board != s.start.String() || saved.Goal != s.goal.String() {
		return ErrSaved
	}
	moves, err := puzzle.ParseMoves(saved.Best)
	long := func(m puzzle.Move) bool { return m.N != 1 } // which no state has: each is a step
	if err != nil || saved.Lower > len(moves) || slices.ContainsFunc(moves, long) {
		return ErrSaved
	}
	if end, err := Verify(s.start, moves); err != nil || end != s.goal {
		return ErrSaved
	}
	if len(moves) < len(s.best) {
		s.best = nil
		for _, m := range moves {
			s.best = append(s.best, s.task.fromCaller[m.Dir])
		}
	}
	s.before = saved.Nodes
	if saved.Lower < s.limit {
		return nil // the branches are others
	}
	s.limit = saved.Lower
	s.done = make([]bool, saved.Count)
	for i := range s.done {
		if s.done[i] = saved.Done[i/8]>>(i%8)&1 != 0; s.done[i] {
			s.ended++
		}
	}
	return nil
}
