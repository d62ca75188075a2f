package saves

import (
	"bytes"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// maxTaken is how many bytes of records from backups and other programs are kept in memory. What is more is in the table, but
// its moves can be seen after the next start only. The limit does not concern what others add to a long file, which is read
// in parts.
const maxTaken = 4 << 20

// growOn takes the records that other programs have added since the start, once all others are read. The lines of this
// program do not come back, and a game that is there already is not added again.
func (s *Saves) growOn() {
	if s.Loading() {
		return
	}
	for _, p := range s.grown {
		at := p.Range.From
		for line := range bytes.Lines(p.Data) {
			s.grow(bytes.TrimSuffix(line, []byte{'\n'}), at)
			if at >= 0 {
				at += int64(len(line))
			}
		}
	}
	s.grown = nil
}

// grow takes a line that stands at an offset in the file, -1 if that is unknown. A line that cannot be read is for the next
// start to tell of.
func (s *Saves) grow(line []byte, at int64) {
	l := session.ReadLine(line)
	if l.Kind == session.BlankLine || l.Kind == session.BadLine {
		return
	}
	far := s.records.long != nil && at >= 0 // it can be read again
	if !far {
		at = -1
		s.added = append(s.added, bytes.Clone(line))
	}
	e := history.EntryOf(line, &l, at)
	id, _, isNew := s.History.Enter(&e)
	switch {
	case l.Kind == session.NewerLine:
		s.records.known[e.Row.Hash] = true
	case isNew && l.Kind == session.SolveLine && !far:
		s.keep(id, l.Solve, len(line))
	}
}
