//go:build !js

package solve

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"wildfifteen/puzzle"
)

// ErrSaved is the error of [SolveDeep] for a state that is damaged or belongs to another search.
var ErrSaved = errors.New("solve: damaged state, or that of another search")

// deepSaved is the state of a deep search between two runs. In a file its SHA-256 goes before it, on a line of its own.
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
	saved := deepSaved{Board: s.start.String(), Goal: s.goal.String(), Lower: s.limit, Nodes: s.nodes.Load(), Count: len(s.done),
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
	text, err := json.Marshal(saved)
	if err != nil {
		panic(err) // it has no field that cannot be written
	}
	sum := sha256.Sum256(text)
	return append(append(hex.AppendEncode(nil, sum[:]), '\n'), text...)
}

// restore continues from a state.
func (s *deepSearch) restore(state []byte) error {
	head, text, _ := bytes.Cut(state, []byte("\n"))
	sum := sha256.Sum256(text)
	var saved deepSaved
	if string(head) != hex.EncodeToString(sum[:]) || json.Unmarshal(text, &saved) != nil ||
		saved.Board != s.start.String() || saved.Goal != s.goal.String() || len(saved.Done) != (saved.Count+7)/8 {
		return ErrSaved
	}
	moves, err := puzzle.ParseMoves(saved.Best)
	if err != nil {
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
	s.limit = max(s.limit, saved.Lower)
	s.nodes.Store(saved.Nodes)
	s.done = make([]bool, saved.Count)
	for i := range s.done {
		if s.done[i] = saved.Done[i/8]>>(i%8)&1 != 0; s.done[i] {
			s.ended++
		}
	}
	return nil
}
