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
	s.looks = looks{own: map[history.ID]session.Solve{}, runs: map[history.ID]session.RunSolve{}, kept: map[history.ID]look{}, asked: map[history.ID]game.Range{}}
	if s.looks.far = f.Long; s.looks.far == nil {
		s.looks.far, _ = s.store.(game.Ranges)
	}
	s.records = newRecords(s, f)
	if s.records.torn() {
		s.store.Append(game.SolvesFile, nil)
	}
}

// Loading reports whether some of the records are still to be read.
func (s *Saves) Loading() bool { return s.records.stage != done }

// Working reports whether the next ticks have work to do: records to be read, or files to be made or read. A backup or a table
// that waits for the disk is none.
func (s *Saves) Working() bool {
	reads := (s.restore != nil || s.intake != nil) && !s.added.full()
	return s.Loading() || !s.readDone || s.busy || s.copying != nil || s.export != nil || reads || len(s.late)+len(s.lateRuns) > 0
}

// Read reads the next records, as many as a tick has time for, and adds them to the statistics. After the last one it
// returns a notice if there are unreadable records that the player has not been told about.
func (s *Saves) Read() []Notice {
	working := s.History.Work(slotsTick)
	s.busy = working
	s.restoreOn()
	s.takeOn()
	if s.Loading() {
		s.records.step()
	}
	if s.Loading() {
		return nil
	}
	if !s.readDone || !working {
		s.enterLate()
	}
	if s.readDone {
		return nil
	}
	s.readDone = true
	s.growOn()
	// The unreadable lines stay in the file, so every run finds them. The player is told about each only once.
	if news := linesNotIn(s.told, s.records.bad); len(news) > 0 {
		all := slices.Concat(s.told, news)
		return []Notice{{"message.unread_solves", game.BadSolvesFile, func() { s.store.Replace(game.BadSolvesFile, all) }}}
	}
	return nil
}

// Reply takes what was read of a file.
func (s *Saves) Reply(p game.Reply) {
	if p.Kind == game.Grown {
		s.grown = append(s.grown, p)
		s.growOn()
		return
	}
	switch {
	case p.Kind == game.Kept:
		s.kept(p.Text)
	case p.Kind == game.Placed:
		s.placed(p)
	case s.restore != nil && s.restore.records.reply(p):
	case s.intake != nil && s.intake.reply(p):
	case !s.records.reply(p):
		s.looked(p)
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

// enterLate enters what happened while the records were read, now that all others are known. Which bests a game beat is
// told by LateNews.
func (s *Saves) enterLate() {
	if len(s.late) > 0 && !s.settled() {
		return
	}
	for _, r := range s.late {
		s.lateNews = &LateNews{r, s.enter(r)}
	}
	for _, r := range s.lateRuns {
		s.enterRun(r)
	}
	s.late, s.lateRuns = nil, nil
	if s.unread {
		return // the log keeps the games for a start that can read all records
	}
	lost := s.lost
	s.lost = nil
	for _, g := range lost {
		r, ok := solveOf(g, g.Dealt())
		if ok && !s.tells(g, r) {
			s.record(r)
		}
		s.owe(g, ok, r.Identity())
	}
	s.enterLostRuns()
}

// recordLost writes the records of games that were over before the program was killed, as soon as all records are known. A
// slow disk may have kept back more than the last one.
func (s *Saves) recordLost() {
	if s.readAll(); !s.Loading() {
		s.enterLate()
	}
}

// tells reports whether there is a record of a game that is over. The date of the record is not known then, only that it
// is not before that of the deal; games that took some time are told apart by their times alone.
func (s *Saves) tells(g *session.Session, r session.Solve) bool {
	return s.has(r.Identity().Hash, r.MS, g)
}

// has reports whether there is a record with a hash and a time of a game that was dealt not before another.
func (s *Saves) has(hash uint64, ms int64, g *session.Session) bool {
	for id := range s.History.FindHash(hash) {
		if ms > 0 || s.History.Row(id).Second >= g.Dealt().Unix() {
			return true
		}
	}
	return false
}

// solveOf returns the record of a game that is over; ok is false if the program made moves in it.
func solveOf(g *session.Session, date time.Time) (r session.Solve, ok bool) {
	if g.Autos() > 0 {
		return session.Solve{}, false
	}
	return g.Solve(date)
}

// Finish stores the record of a game that has just ended, and returns the bests that it beat. As long as a long list
// of records is being read, nobody knows which: see LateNews.
func (s *Saves) Finish(g *session.Session, date time.Time) (news history.News) {
	s.ended = g
	if g.Leg().Run != "" {
		news = s.finishLeg(date)
	} else if r, ok := solveOf(g, date); ok {
		s.readAll() // which bests it beats depends on all earlier records
		news = s.record(r)
		s.owe(g, true, r.Identity())
	} else {
		s.Log.Recorded(g)
	}
	if g.Autos() == 0 && g.Solved() {
		s.Settings.Solved.Add(g.Game().Config.Rule.Kind.String())
	}
	s.Change()
	return news
}

// LateNews is what the last of the games changed in the statistics that were solved while the records were read.
type LateNews struct {
	Solve session.Solve
	News  history.News
}

// LateNews returns the news of the last game about which Finish could not know them, as soon as they are known, once; else
// nil.
func (s *Saves) LateNews() *LateNews {
	n := s.lateNews
	s.lateNews = nil
	return n
}

// settled brings the statistics up to date, and reports whether that did not take too long for a tick.
func (s *Saves) settled() bool {
	for range maxSettle {
		if !s.History.Work(slotsTick) {
			return true
		}
	}
	return false
}

// maxSettle is how many times slotsTick rows a finished game may wait for, after removals. If there are more, its news come
// later.
const maxSettle = 4

// record stores a record.
func (s *Saves) record(r session.Solve) history.News {
	s.append(r.Line())
	s.appendWaiting() // in an instance whose running game is not saved, the win is nowhere else
	if s.Loading() || !s.settled() {
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
	id, news := s.History.Add(history.RowOf(r), r.Group())
	s.looks.own[id] = r
	return news
}

// RowOf returns the row of a game that is over and has a record of this run.
func (s *Saves) RowOf(g *session.Session) (id history.ID, ok bool) {
	r, ok := solveOf(g, g.Dealt())
	if !ok {
		return history.None, false
	}
	id = history.None
	for own, solve := range s.looks.own {
		if own > id && solve.Identity().Hash == r.Identity().Hash {
			id = own
		}
	}
	return id, id != history.None
}

// Remove makes a game count nowhere. It stays in the file.
func (s *Saves) Remove(id history.ID) {
	s.remove(id)
	s.appendWaiting()
}

func (s *Saves) remove(id history.ID) {
	if s.History.Remove(id) {
		s.note(session.Note{Of: s.History.Row(id).Identity(), Removed: true})
	}
}

// Unremove undoes Remove.
func (s *Saves) Unremove(id history.ID) {
	if s.History.Restore(id) {
		s.note(session.Note{Of: s.History.Row(id).Identity(), Restored: true})
		s.appendWaiting()
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

// append adds a line to the file of records that no page asks for: one that is no game, or a game that stays in memory or has no moves
// to show.
func (s *Saves) append(line []byte) { s.appendOf(line, history.None) }

// appendOf adds the line of a game to the file of records. While those of a backup are added, lines wait until there are
// many, or until appendWaiting: what the player does meanwhile must not be lost in a kill.
func (s *Saves) appendOf(line []byte, row history.ID) {
	receipt := s.added.receipt()
	all, tells := s.store.(game.LineAppender)
	s.added.put(addedLine{text: line, row: row, at: -1, flying: tells})
	r := s.restore
	switch {
	case r != nil && r.checked && !r.ended:
	case tells:
		all.AppendLines(game.SolvesFile, [][]byte{line}, receipt)
		return
	default:
		s.store.Append(game.SolvesFile, line)
		return
	}
	if len(r.lines) == 0 {
		r.receipt = receipt
	}
	r.lines = append(r.lines, line)
	if r.waiting += len(line); r.waiting >= linesAWrite {
		s.appendWaiting()
	}
}

// linesAWrite is how many bytes of lines wait while a backup is read. One that is longer is written in parts, so that it is
// not once more in memory, and no tick has to write all of it.
const linesAWrite = 1 << 20

// appendWaiting adds the lines that wait, in one write where the store can do that.
func (s *Saves) appendWaiting() {
	r := s.restore
	if r == nil || len(r.lines) == 0 {
		return
	}
	lines := r.lines
	r.lines, r.waiting = nil, 0
	defer s.confirmWaiting()
	if all, ok := s.store.(game.LineAppender); ok {
		all.AppendLines(game.SolvesFile, lines, r.receipt)
		return
	}
	for _, line := range lines {
		s.store.Append(game.SolvesFile, line)
	}
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
	if id, keep := s.take(history.RowOf(r), r.Group(), r.Line()); keep {
		s.looks.own[id] = r
	}
	return true
}

// take stores a record that was made elsewhere, and reports whether there is room in memory for it.
func (s *Saves) take(row history.Row, group string, line []byte) (id history.ID, keep bool) {
	id, _ = s.History.Add(row, group)
	s.appendOf(line, id)
	return id, s.keeps(len(line))
}

// keeps reports whether there is room in memory for a record of so many bytes that was not played in this run, and takes it.
func (s *Saves) keeps(size int) bool {
	if s.taken >= maxTaken {
		return false
	}
	s.taken += size
	return true
}
