package host

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
)

// newKey makes a key that no other page makes and that sorts by time.
func (s *browserStore) newKey() string {
	s.serial++
	return fmt.Sprintf("%013d-%06d-%08x", time.Now().UnixMilli(), s.serial, rand.Uint32())
}

// addSolve keeps a solve at once, and for good as soon as the database has it.
func (s *browserStore) addSolve(line string) {
	key := s.newKey()
	s.keepSolve(key, line, s.set(keySolve+key, line))
}

// keepSolve brings a solve into the database; first is how keeping it in the local storage went.
func (s *browserStore) keepSolve(key, line string, first error) {
	if s.solves == nil {
		s.note(game.SolvesFile, first)
		return
	}
	s.solves.change(func(table js.Value) { table.Call("put", line, key) }, func(err error) {
		if err == nil {
			s.remove(keySolve + key)
		} else {
			err = errors.Join(err, first)
			if first == nil {
				err = nil // kept in the local storage, until there is room
			}
		}
		s.note(game.SolvesFile, err)
	})
}

// replaceSolves makes the database hold just the lines given.
func (s *browserStore) replaceSolves(data string) {
	for _, k := range s.keys(keySolve) {
		s.remove(k)
	}
	lines := strings.Split(strings.TrimRight(data, "\n"), "\n")
	if s.solves == nil {
		for _, line := range lines {
			s.Append(game.SolvesFile, []byte(line))
		}
		return
	}
	s.solves.change(func(table js.Value) {
		table.Call("clear")
		for _, line := range lines {
			if line != "" {
				table.Call("put", line, s.newKey())
			}
		}
	}, func(err error) { s.note(game.SolvesFile, err) })
}

// readSolves returns the solves in the order they were made, and brings into the database what had no time or
// room to get there.
func (s *browserStore) readSolves() []string {
	byKey := map[string]string{}
	if s.solves != nil {
		keys, lines, err := s.solves.all()
		for range 3 {
			if err == nil {
				break
			}
			keys, lines, err = s.solves.all()
		}
		if err != nil {
			s.failures = append(s.failures, reason{key: notRead, why: err.Error()})
		}
		for i, k := range keys[:min(len(keys), len(lines))] {
			byKey[k] = lines[i]
		}
	}
	for _, k := range s.keys(keySolve) {
		line, _ := s.item(k)
		key := strings.TrimPrefix(k, keySolve)
		if byKey[key] == "" {
			byKey[key] = line
		}
		s.keepSolve(key, line, nil)
	}
	keys := make([]string, 0, len(byKey))
	for k := range byKey {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	lines := make([]string, len(keys))
	for i, k := range keys {
		lines[i] = byKey[k]
	}
	return lines
}
