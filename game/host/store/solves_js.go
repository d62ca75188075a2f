package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// solves keeps the finished games: it writes each to the local storage at once and moves it to the database as soon as
// possible.
type solves struct {
	local    *local
	base     *database // nil: there is none
	failures *failures
	retry    func()           // called when there may be space again
	pending  map[string]solve // on their way into the database, by key
	serial   int
	sent     int      // transactions that have not ended
	lost     bool     // a game could be written nowhere
	unread   bool     // some games could not be read
	waiting  []string // receipts
}

// solve is a finished game on its way into the database.
type solve struct {
	line  string
	local error // of writing it to the local storage
}

// newKey makes a key that no other page makes. Keys sort by time.
func (s *solves) newKey() string {
	s.serial++
	return fmt.Sprintf("%013d-%06d-%08x", time.Now().UnixMilli(), s.serial, rand.Uint32())
}

// add keeps a finished game.
func (s *solves) add(line string) {
	key := s.newKey()
	s.send(key, solve{line, s.local.set(keySolve+key, line)})
}

// send arranges that a solve is put into the database, together with all others of this tick.
func (s *solves) send(key string, one solve) {
	if s.base == nil {
		s.lost = s.lost || one.local != nil
		s.note(one.local)
		return
	}
	s.pending[key] = one
	if len(s.pending) == 1 {
		dom.AfterTick(s.sendPending)
	}
}

// sendPending puts the solves into the database after the copy of their running games. If the browser ends between the
// two, the next start adds the missing record of a solved game; in the other order, a game whose last moves are missing
// would be solved and recorded twice.
func (s *solves) sendPending() {
	if c := s.local.copy; c != nil && c.busy {
		c.then = s.sendPending
		return
	}
	sent := s.pending
	s.pending = map[string]solve{}
	s.sent++
	s.base.change(solvesTable, func(table js.Value) {
		for key, one := range sent {
			table.Call("put", one.line, key)
		}
	}, func(err error) {
		for key, one := range sent {
			switch {
			case err == nil:
				s.local.drop(keySolve + key)
				s.note(nil)
			case one.local == nil:
				s.note(nil) // the local storage has it until the database has space
			default:
				s.lost = true
				s.note(errors.Join(err, one.local))
			}
		}
		s.sent--
		s.confirm()
		s.retry()
	})
}

// confirm answers the receipts when all games are in the database or, if it cannot take them, in the local storage.
func (s *solves) confirm(receipts ...string) {
	s.waiting = append(s.waiting, receipts...)
	if len(s.pending) == 0 && s.sent == 0 && !s.lost {
		s.failures.confirm(s.waiting)
		s.waiting = nil
	}
}

func (s *solves) note(err error) {
	s.failures.note(game.SolvesFile, s.local.reason(game.SolvesFile, err))
}

// read returns the finished games that are in no page (see pages), oldest first, and sends to the database those that are
// only in the local storage. It must not be called from a JavaScript callback.
func (s *solves) read() []string {
	byKey := map[string]string{}
	if s.base != nil {
		keys, lines, err := s.base.some(solvesTable, dom.Get("IDBKeyRange").Call("lowerBound", pageEnd))
		s.unread = err != nil
		switch {
		case errors.Is(err, errNoAnswer):
			s.failures.tell(game.Told, reason{key: "host.no_answer"})
		case err != nil:
			s.failures.tell(game.Told, reason{key: "host.not_read", why: err.Error()})
		}
		for i, k := range keys {
			byKey[k] = lines[i]
		}
	}
	for _, k := range s.local.keys(keySolve) {
		line, _ := s.local.get(k)
		key := strings.TrimPrefix(k, keySolve)
		if byKey[key] == "" {
			byKey[key] = line
		}
		s.send(key, solve{line: line})
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
