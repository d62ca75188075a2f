package saves

import (
	"bytes"
	"slices"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// openSolves prepares the reading of the records, which Read does.
func (s *Saves) openSolves(f game.Files) {
	s.History = history.New()
	s.looks = looks{own: map[history.ID]session.Solve{}, kept: map[history.ID]look{}, asked: map[history.ID]game.Range{}}
	s.records = newRecords(s, f)
	if s.records.torn() {
		s.store.Append(game.SolvesFile, nil)
	}
}

// Loading reports whether some of the records are still to be read.
func (s *Saves) Loading() bool { return s.records.stage != done }

// Read reads the next records, as many as a tick has time for, and adds them to the statistics. After the last one it
// returns a notice if there are unreadable records that the player has not been told about.
func (s *Saves) Read() []Notice {
	s.History.Work(slotsTick)
	s.restoreOn()
	if s.Loading() {
		s.records.step()
	}
	if s.Loading() || s.readDone {
		return nil
	}
	s.readDone = true
	s.enterLate()
	// The unreadable lines stay in the file, so every run finds them. The player is told about each only once.
	if news := linesNotIn(s.told, s.records.bad); len(news) > 0 {
		all := slices.Concat(s.told, news)
		return []Notice{{"message.unread_solves", game.BadSolvesFile, func() { s.store.Replace(game.BadSolvesFile, all) }}}
	}
	return nil
}

// Reply takes what was read of a file.
func (s *Saves) Reply(p game.Reply) {
	if s.records.reply(p) || s.looked(p) {
		return
	}
	if s.copying != nil {
		s.copying.reply(p)
	}
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

// readAll reads all records that have not been read yet, if the file is in memory.
func (s *Saves) readAll() {
	for s.records.long == nil && s.Loading() {
		s.records.tail(1 << 30)
	}
}

// enterLate enters what happened while the records were read, now that all others are known.
func (s *Saves) enterLate() {
	for _, r := range s.late {
		s.enter(r)
	}
	s.late = nil
	lost := s.lost
	s.lost = nil
	for _, g := range lost {
		if r, ok := solveOf(g, g.Dealt()); ok && !s.tells(g, r) {
			s.record(r)
		}
	}
}

// recordLost writes the records of games that were solved before the program was killed, as soon as all records are known. A
// slow disk may have kept back more than the last one.
func (s *Saves) recordLost() {
	if s.readAll(); !s.Loading() {
		s.enterLate()
	}
}

// tells reports whether there is a record of a game that is solved. The date of the record is not known then, only that it
// is not before that of the deal; games that took some time are told apart by their times alone.
func (s *Saves) tells(g *session.Session, r session.Solve) bool {
	for id := range s.History.FindHash(r.Identity().Hash) {
		if r.MS > 0 || s.History.Row(id).Second >= g.Dealt().Unix() {
			return true
		}
	}
	return false
}

// solveOf returns the record of a solved game; ok is false if the program made moves in it.
func solveOf(g *session.Session, date time.Time) (r session.Solve, ok bool) {
	if g.Autos() > 0 {
		return session.Solve{}, false
	}
	return g.Solve(date)
}

// Finish stores the record of a game that has just been solved, and returns the bests that it beat. As long as a long list
// of records is being read, nobody knows which.
func (s *Saves) Finish(g *session.Session, date time.Time) (news history.News) {
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

// record stores a record.
func (s *Saves) record(r session.Solve) history.News {
	s.append(r.Line())
	if s.Loading() {
		s.late = append(s.late, r)
		return history.News{}
	}
	return s.enter(r)
}

// enter enters a record that is stored.
func (s *Saves) enter(r session.Solve) history.News {
	if _, has := s.History.Find(r.Identity()); has {
		return history.News{}
	}
	for s.History.Work(slotsTick) { // only after removals of this moment there is anything to do
	}
	id, news := s.History.Add(history.RowOf(r), r.Group())
	s.looks.own[id] = r
	return news
}

// Remove makes a game count nowhere. It stays in the file.
func (s *Saves) Remove(id history.ID) {
	if s.History.Remove(id) {
		s.note(session.Note{Of: s.History.Row(id).Identity(), Removed: true})
	}
}

// Unremove undoes Remove.
func (s *Saves) Unremove(id history.ID) {
	if s.History.Restore(id) {
		s.note(session.Note{Of: s.History.Row(id).Identity(), Restored: true})
	}
}

// SetOptimal stores the fewest moves from the scramble of a game.
func (s *Saves) SetOptimal(id history.ID, n int) {
	if row := s.History.Row(id); n > 0 && int(row.Optimal) != n {
		s.History.SetOptimal(id, n)
		s.note(session.Note{Of: row.Identity(), Optimal: n})
	}
}

func (s *Saves) note(n session.Note) { s.append(n.Line()) }

// append adds a line to the file of records.
func (s *Saves) append(line []byte) {
	s.store.Append(game.SolvesFile, line)
	s.added = append(s.added, line)
}

// Import stores a game that was played in another program, unless it is there. It reports whether it is new.
func (s *Saves) Import(t session.Told) bool {
	row := history.ToldRow(t)
	if _, has := s.History.Find(row.Identity()); has || s.Loading() {
		return false
	}
	s.append(t.Line())
	s.History.Add(row, t.Group())
	return true
}

// Take stores the record of a game that was played elsewhere, unless it is there. It reports whether it is new.
func (s *Saves) Take(r session.Solve) bool {
	if _, has := s.History.Find(r.Identity()); has || s.Loading() {
		return false
	}
	s.record(r)
	return true
}
