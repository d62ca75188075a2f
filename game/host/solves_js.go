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

// kept is a solve on its way into the database.
type kept struct {
	line  string
	first error // how keeping it in the local storage went
}

// addSolve keeps a solve at once, and for good as soon as the database has it.
func (s *browserStore) addSolve(line string) {
	key := s.newKey()
	s.keepSolve(key, kept{line, s.set(keySolve+key, line)})
}

// keepSolve has a solve brought into the database, together with all others of this tick.
func (s *browserStore) keepSolve(key string, k kept) {
	if s.base == nil {
		s.note(game.SolvesFile, k.first)
		return
	}
	s.bringing[key] = k
	if len(s.bringing) == 1 {
		aside(s.bringSolves)
	}
}

// bringSolves puts the solves into the database. Their games go first: were the browser to end between the two, a solved
// game would be put on record at the next start, but one that stands before its last move would be solved, and put on
// record, twice.
func (s *browserStore) bringSolves() {
	if c := s.spare; c != nil && c.busy {
		c.then = s.bringSolves
		return
	}
	solves := s.bringing
	s.bringing = map[string]kept{}
	s.base.change(solvesTable, func(table js.Value) {
		for key, k := range solves {
			table.Call("put", k.line, key)
		}
	}, func(err error) {
		for key, k := range solves {
			switch {
			case err == nil:
				s.remove(keySolve + key)
				s.note(game.SolvesFile, nil)
			case k.first == nil:
				s.note(game.SolvesFile, nil) // kept in the local storage, until there is room
			default:
				s.note(game.SolvesFile, errors.Join(err, k.first))
			}
		}
		s.Flush() // there may be room again
	})
}

// replaceSolves makes the database hold just the lines given.
func (s *browserStore) replaceSolves(data string) {
	for _, k := range s.keys(keySolve) {
		s.remove(k)
	}
	lines := strings.Split(strings.TrimRight(data, "\n"), "\n")
	if s.base == nil {
		for _, line := range lines {
			s.Append(game.SolvesFile, []byte(line))
		}
		return
	}
	clear(s.bringing)
	s.base.change(solvesTable, func(table js.Value) {
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
	if s.base != nil {
		keys, lines, err := s.base.all(solvesTable)
		switch {
		case errors.Is(err, errNoAnswer):
			s.failures = append(s.failures, reason{key: noAnswer})
		case err != nil:
			s.failures = append(s.failures, reason{key: notRead, why: err.Error()})
		}
		for i, k := range keys {
			byKey[k] = lines[i]
		}
	}
	for _, k := range s.keys(keySolve) {
		line, _ := s.item(k)
		key := strings.TrimPrefix(k, keySolve)
		if byKey[key] == "" {
			byKey[key] = line
		}
		s.keepSolve(key, kept{line: line})
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
