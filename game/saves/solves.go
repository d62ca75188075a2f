package saves

import (
	"bytes"
	"slices"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// solvesATick is the number of records that are read and checked in one tick, so that a long list does not delay the
// first picture.
const solvesATick = 20

// openSolves prepares the reading of the records, which Read does.
func (s *Saves) openSolves(data []byte) {
	s.Solves = session.NewSolves(data)
	s.Stats = session.NewStats()
	s.reading = true
	if s.Solves.Torn {
		s.store.Append(game.SolvesFile, nil)
	}
}

// Read reads the next records, as many as a tick has time for, and adds them to the statistics. After the last one it
// returns a notice if there are unreadable records that the player has not been told about.
func (s *Saves) Read() []Notice {
	if s.reading {
		s.read()
	}
	if s.reading || s.readDone {
		return nil
	}
	s.readDone = true
	// The unreadable lines stay in the file, so every run finds them. The player is told about each only once.
	if news := linesNotIn(s.told, s.Solves.Bad); len(news) > 0 {
		all := slices.Concat(s.told, news)
		return []Notice{{"message.unread_solves", game.BadSolvesFile, func() { s.store.Replace(game.BadSolvesFile, all) }}}
	}
	return nil
}

// linesNotIn returns the lines of text that are not in known.
func linesNotIn(known, text []byte) (news []byte) {
	has := map[string]bool{}
	for line := range bytes.Lines(known) {
		has[string(line)] = true
	}
	for line := range bytes.Lines(text) {
		if !has[string(line)] {
			news = append(news, line...)
		}
	}
	return news
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
	if r, ok := solveOf(g, g.Dealt()); ok && !s.Solves.Tells(g) {
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

// Finish stores the record of a game that has just been solved, and returns the bests that it beat.
func (s *Saves) Finish(g *session.Session, date time.Time) (news session.News) {
	if r, ok := solveOf(g, date); ok {
		s.readAll() // which bests it beats depends on all earlier records
		news = s.record(r)
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
