package saves

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
)

// owed holds, by receipts, the games whose records are not known to be on the disk. Until they are, the log keeps the games:
// see [session.Log.Recorded].
type owed struct {
	games   map[string][]*session.Session
	waiting []string // receipts to be asked for once the lines that wait for the end of a backup are written
}

// owe keeps a finished game, of a run the last leg, in the log until its record, which has been stored, is on the disk. A game
// without a record is not kept.
func (s *Saves) owe(g *session.Session, recorded bool, of session.Identity) {
	if !recorded {
		s.Log.Recorded(g)
		return
	}
	if s.owed.games == nil {
		s.owed.games = map[string][]*session.Session{}
	}
	receipt := of.String()
	s.owed.games[receipt] = append(s.owed.games[receipt], g)
	s.owed.waiting = append(s.owed.waiting, receipt)
	if r := s.restore; r == nil || len(r.lines) == 0 {
		s.confirmWaiting()
	}
}

// confirmWaiting asks when what has been written is on the disk.
func (s *Saves) confirmWaiting() {
	for _, receipt := range s.owed.waiting {
		s.store.Confirm(game.SolvesFile, receipt)
	}
	s.owed.waiting = nil
}

// Owing reports whether records are not known to be on the disk yet.
func (s *Saves) Owing() bool { return len(s.owed.games) > 0 || s.added.full() }

// kept takes a receipt: the records are on the disk.
func (s *Saves) kept(receipt string) {
	for _, g := range s.owed.games[receipt] {
		s.Log.Recorded(g)
	}
	delete(s.owed.games, receipt)
}
