package saves

import (
	"bytes"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// maxTaken is how many bytes of records from backups and other programs are kept in memory. What is more is read again when
// somebody looks at it; where the store cannot tell where it stands, its moves can be seen after the next start only.
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
	if s.looks.far == nil {
		at = -1 // it cannot be read again
	}
	e := history.EntryOf(line, &l, at)
	id, _, isNew := s.History.Enter(&e)
	s.added.put(addedLine{text: bytes.Clone(line), row: history.None, at: at})
	switch {
	case l.Kind == session.NewerLine:
		s.records.known[e.Row.Hash] = true
	case isNew && l.Kind == session.SolveLine && s.records.long == nil && s.keeps(len(line)):
		s.looks.own[id] = l.Solve
	}
}
