package saves

import (
	"bytes"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// solvesATick is how many records are read and checked in one tick, so that a long list does not delay the first
// picture.
const solvesATick = 20

// openSolves begins to read the records; Read goes on.
func (s *Saves) openSolves(data []byte) {
	s.Solves = session.NewSolves(data)
	s.Stats = session.NewStats()
	s.reading = true
	if s.Solves.Torn {
		s.store.Append(game.SolvesFile, nil)
	}
}

// Read reads some more records into the statistics, as many as a tick has time for.
func (s *Saves) Read() []Notice {
	if s.reading {
		s.read()
	}
	if s.reading || s.readDone {
		return nil
	}
	s.readDone = true
	// The unreadable lines stay where they are, so every run meets them. The player is told of each only once.
	if bad := s.Solves.Bad; len(bad) > 0 && !bytes.Equal(bad, s.told) {
		return []Notice{{"message.unread_solves", game.BadSolvesFile, func() { s.store.Replace(game.BadSolvesFile, bad) }}}
	}
	return nil
}

func (s *Saves) read() {
	from := len(s.Solves.List)
	s.reading = s.Solves.Read(solvesATick)
	for _, r := range s.Solves.List[from:] {
		s.Stats.Add(r)
	}
}

// recordLost writes the record of a game that was solved just before the program was killed.
func (s *Saves) recordLost(g *session.Session) {
	s.readAll()
	if r, ok := solveOf(g, g.Dealt()); ok && !s.Solves.Has(r) {
		s.record(r)
	}
}

// solveOf returns the record of a solved game; ok is false if the program made moves in it.
func solveOf(g *session.Session, date time.Time) (r session.Solve, ok bool) {
	if g.Autos() > 0 {
		return session.Solve{}, false
	}
	return g.Solve(date)
}

// Finish keeps the record of a game that has just been solved and returns what it broke.
func (s *Saves) Finish(g *session.Session, date time.Time) (news session.News) {
	if r, ok := solveOf(g, date); ok {
		s.readAll() // its rank depends on all before it
		news = s.record(r)
	}
	if g.First() {
		s.Settings.FirstDone = true
	}
	if g.Autos() == 0 {
		s.Settings.Solved.Add(g.Game().Config.Rule.Kind.String())
	}
	s.Change()
	return news
}

func (s *Saves) record(r session.Solve) session.News {
	s.Solves.List = append(s.Solves.List, r)
	s.store.Append(game.SolvesFile, r.Line())
	return s.Stats.Add(r)
}
