package saves

import (
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// Errors of Look.
var (
	ErrNoMoves = errors.New("saves: another program told the result of this game, but not its moves")
	ErrGone    = errors.New("saves: the record is no longer where it was in the file")
)

// maxLooked is the number of records that are kept in memory.
const maxLooked = 256

// looks finds whole records.
type looks struct {
	own   map[history.ID]session.Solve // of games of this run
	kept  map[history.ID]look
	asked map[history.ID]game.Range
}

type look struct {
	solve session.Solve
	err   error
}

// Look returns the whole record of a game. If it has to be read first, ok is false without an error: ask again in a later
// tick.
func (s *Saves) Look(id history.ID) (r session.Solve, ok bool, err error) {
	l, row := &s.looks, s.History.Row(id)
	if r, ok := l.own[id]; ok {
		return r, true, nil
	}
	if found, ok := l.kept[id]; ok {
		return found.solve, found.err == nil, found.err
	}
	at := game.Range{Name: game.SolvesFile, From: row.Offset, Length: int(row.Length)}
	switch {
	case row.Is(history.Told):
		return r, false, ErrNoMoves
	case row.Offset < 0:
		return r, false, ErrGone
	case s.records.long == nil:
		l.found(s.History, id, s.records.whole[at.From:][:at.Length])
		return s.Look(id)
	}
	if _, ok := l.asked[id]; !ok {
		l.asked[id] = at
		s.records.long.Read(at)
	}
	return r, false, nil
}

// found takes the line of a record.
func (l *looks) found(h *history.History, id history.ID, line []byte) {
	read := session.ReadLine(line)
	f := look{solve: read.Solve}
	if read.Kind != session.SolveLine || read.Solve.Identity() != h.Row(id).Identity() {
		f = look{err: ErrGone}
	}
	if len(l.kept) >= maxLooked {
		clear(l.kept)
	}
	l.kept[id] = f
}

// looked takes what was read of the file; it reports false if nobody here wanted it. If it is not the record that the index
// says, the first slot of the index is made invalid, so that the next start makes the index anew.
func (s *Saves) looked(p game.Reply) bool {
	l := &s.looks
	for id, at := range l.asked {
		if at == p.Range {
			delete(l.asked, id)
			l.found(s.History, id, p.Data)
			if l.kept[id].err != nil && p.Text == "" {
				s.records.long.Write(game.IndexFile, 0, make([]byte, history.SlotSize))
			}
			return true
		}
	}
	return false
}
