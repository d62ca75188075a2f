package saves

import (
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Errors of Look.
var (
	ErrNoMoves = errors.New("saves: another program told the result of this game, but not its moves")
	ErrRun     = errors.New("saves: this is the record of a run: see LookRun")
	ErrGone    = errors.New("saves: the record is no longer where it was in the file")
)

// maxLooked is the number of records that are kept in memory.
const maxLooked = 256

// looks finds whole records.
type looks struct {
	own   map[history.ID]session.Solve    // of games that this program saw
	runs  map[history.ID]session.RunSolve // the same of runs
	far   game.Ranges                     // reads what is not in memory; nil: nothing can be read again
	kept  map[history.ID]look
	asked map[history.ID]game.Range
}

type look struct {
	solve session.Solve
	run   session.RunSolve // if it is the record of a run
	isRun bool
	err   error
}

// Look returns the whole record of a game. If it has to be read first, ok is false without an error: ask again in a later
// tick.
func (s *Saves) Look(id history.ID) (r session.Solve, ok bool, err error) {
	if s.IsRun(id) {
		return r, false, ErrRun
	}
	if r, ok := s.looks.own[id]; ok {
		return r, true, nil
	}
	found, ok, err := s.look(id)
	return found.solve, ok, err
}

// IsRun reports whether a row is that of a run.
func (s *Saves) IsRun(id history.ID) bool { return puzzle.IsRun(s.History.GroupOf(id).Name()) }

// LookRun is [Saves.Look] for the record of a run.
func (s *Saves) LookRun(id history.ID) (r session.RunSolve, ok bool, err error) {
	if r, ok := s.looks.runs[id]; ok {
		return r, true, nil
	}
	found, ok, err := s.look(id)
	if ok && !found.isRun {
		return r, false, ErrGone
	}
	return found.run, ok, err
}

func (s *Saves) look(id history.ID) (found look, ok bool, err error) {
	l, row := &s.looks, s.History.Row(id)
	if found, ok := l.kept[id]; ok {
		return found, found.err == nil, found.err
	}
	at := game.Range{Name: game.SolvesFile, From: row.Offset, Length: int(row.Length)}
	switch {
	case row.Is(history.Told):
		return found, false, ErrNoMoves
	case row.Offset < 0:
		line := s.added.lineOf(id)
		if line == nil {
			return found, false, ErrGone
		}
		l.found(s.History, id, line)
		return s.look(id)
	case at.From+int64(at.Length) <= int64(len(s.records.whole)):
		l.found(s.History, id, s.records.whole[at.From:][:at.Length])
		return s.look(id)
	}
	if _, ok := l.asked[id]; !ok {
		l.asked[id] = at
		l.far.Read(at)
	}
	return found, false, nil
}

// found takes the line of a record.
func (l *looks) found(h *history.History, id history.ID, line []byte) {
	read := session.ReadLine(line)
	f := look{err: ErrGone}
	switch of := h.Row(id).Identity(); {
	case read.Kind == session.SolveLine && read.Solve.Identity() == of:
		f = look{solve: read.Solve}
	case read.Kind == session.RunLine && read.Run.Identity() == of:
		f = look{run: read.Run, isRun: true}
	}
	if len(l.kept) >= maxLooked {
		clear(l.kept)
	}
	l.kept[id] = f
}

// looked takes what was read of the file. If it is not the record that the index
// says, the first slot of the index is made invalid, so that the next start makes the index anew.
func (s *Saves) looked(p game.Reply) {
	l := &s.looks
	for id, at := range l.asked {
		if at == p.Range {
			delete(l.asked, id)
			l.found(s.History, id, p.Data)
			if l.kept[id].err != nil && p.Text == "" && s.records.long != nil {
				s.records.long.Write(game.IndexFile, 0, make([]byte, history.SlotSize))
			}
			return
		}
	}
}
